/** The works of the demo town as works/ and plan.ts have them: what is drawn for each, and what is written in demo/works.ts. */
import { existsSync } from 'node:fs';
import { creators } from '../../demo/creators.ts';
import type { DemoMedium, DemoReview, DemoWork } from '../../demo/types.ts';
import { CATEGORY, HANDS, INDUSTRY, MAKING, SPECS, TRADE, TRADE_BY_CATEGORY } from './codes.ts';
import { FAMILIES, type FamilyName } from './families.ts';
import { FILMS } from './films/films.ts';
import { PALS, at, hash, resetIds, rng, type PalName, type Pic } from './kit.ts';
import { JOURNAL, PICKS, RECENT, REJECTS, TURNED_DOWN, UNPUBLISHED, WAITING, WRITTEN } from './plan.ts';
import type { Job, Made } from './render.ts';
import { SHOTS } from './studio/plan.ts';
import { four } from './works/four.ts';
import { one } from './works/one.ts';
import { three } from './works/three.ts';
import { two } from './works/two.ts';
import type { Portfolio, WorkRow } from './works/types.ts';

export const portfolios: readonly Portfolio[] = [...one, ...two, ...three, ...four];
const isPal = (s: string): s is PalName => Object.hasOwn(PALS, s);
const isFamily = (s: string): s is FamilyName => Object.hasOwn(FAMILIES, s);

/** Every picture of a work that is drawn. */
export const jobs: Job[] = [];
const used = new Map<string, number>();
const drafts: {
  readonly work: Omit<DemoWork, 'media' | 'thumbnailIndex'>;
  readonly pics: readonly {
    readonly file: string;
    readonly pic: Pic;
    readonly caption: string | undefined;
  }[];
  readonly film?: string;
}[] = [];
let n = 0;
const known = new Set(portfolios.flatMap((q) => q.rows.map((row) => row[0])));
for (const name of [
  ...Object.keys(RECENT),
  ...Object.keys(PICKS),
  ...WAITING,
  ...TURNED_DOWN,
  ...UNPUBLISHED,
])
  if (!known.has(name)) throw new Error(`plan.ts names no work: ${name}`);
if (known.size !== portfolios.reduce((s, q) => s + q.rows.length, 0))
  throw new Error('two works of one name');

const draw = (row: WorkRow, pal: PalName): readonly Pic[] => {
  const [name, family, words] = row;
  const [f = '', v = '0', other = ''] = family.split(':');
  if (!isFamily(f)) throw new Error(`${name}: no family ${f}`);
  resetIds();
  return FAMILIES[f]({
    v: Number(v),
    p: PALS[isPal(other) ? other : pal],
    t: words.split('|').map((q) => q.trim()),
    seed: hash(name) % 9973,
  });
};
const names = (text: string, table: Readonly<Record<string, string>>, where: string): readonly string[] =>
  [...text].map((ch) => {
    const found = table[ch];
    if (found === undefined) throw new Error(`${where}: ${ch}`);
    return found;
  });

/** Whether its studio shot has been rendered (studio/). */
const isShot = (key: string): boolean =>
  existsSync(new URL(`../../demo/media/${key}-0.webp`, import.meta.url));

/** They joined in the last weeks: the feed of newcomers has something to show. */
const NEWCOMERS: ReadonlySet<string> = new Set(['c13', 'c14', 'c22', 'c36', 'c38', 'c41']);

for (const { creator, pal, rows } of portfolios) {
  const who = creators[creator - 1];
  if (who === undefined) throw new Error(`no creator ${creator}`);
  for (const row of rows) {
    const [name, family, words, cats, inds, scope, text] = row;
    const key = `w${String(++n).padStart(3, '0')}`;
    const h = hash(`${name}${creator}`);
    const r = rng(h);
    for (let i = 0; i < 4; i++) r();
    const picked = PICKS[name];
    const all = draw(row, pal);
    const wish =
      at([1, 2, 2, 2, 2, 3, 3, 3, 3, 2, 4, 2], Math.floor(r() * 12)) +
      (picked === undefined ? 0 : 1) +
      (RECENT[name] === undefined ? 0 : 1);
    const hangs = isShot(key);
    const shown = all.slice(0, Math.min(all.length, 5, wish));
    const isTall = (pic: Pic): boolean => pic.h > pic.w * 1.1;
    const isAlone = shown.every((pic) => isTall(pic) || pic.cap === '@crop');
    const pics = shown.flatMap((pic, i) => {
      const file = `${key}-${i + 1}.webp`;
      // A picture more is a turn of chance more: the days below stand by it.
      r();
      const written = WRITTEN[name];
      // Details say nothing that the whole does not at this size: only where something is written about one, or a tall work has no other
      // for its card.
      const isKept = i === 0 || written !== undefined || JOURNAL.has(file) || (isAlone && i < 4);
      if (pic.cap === '@crop' && !isKept) return [];
      const hero = i === 0 && !hangs;
      jobs.push({ file, pic, long: hero ? 2000 : 1600, budget: hero ? 64_000 : 34_000 });
      return [{ file, pic, caption: written?.[i] }];
    });
    const recent = RECENT[name];
    const ago = recent === undefined ? 1 + Math.floor(r() ** 1.7 * 520) : recent[0];
    const day = NEWCOMERS.has(who.key) ? Math.floor(ago * 0.4) : ago;
    const parts = text.split('|');
    const f = family.split(':')[0] ?? '';
    const trade = TRADE[f] ?? TRADE_BY_CATEGORY[cats[0] ?? 'G'] ?? 'sheet';
    const [how, after] = MAKING[trade] ?? [[], []];
    if (parts.length < 3) {
      const turn = used.get(trade) ?? 0;
      used.set(trade, turn + 1);
      parts.push(at(how, turn) + at(after, turn + Math.floor(turn / how.length)));
    }
    // Credits: what, when, with whom.
    const spec = at(SPECS[trade] ?? [], h >> 3);
    const [weeks, length] = at(
      [
        ['三週間', 21],
        ['五週間', 35],
        ['六週間', 42],
        ['二か月', 60],
        ['九週間', 63],
        ['三か月', 90],
        ['四か月', 120],
        ['半年', 182],
      ] as const,
      h >> 5,
    );
    const begun = new Date(Date.UTC(2026, 10, 21) - (day + length + 6) * 864e5);
    const when = `${begun.getUTCFullYear()}年${begun.getUTCMonth() + 1}月`;
    const people = HANDS[trade] ?? [];
    const hands = [at(people, h >> 7), at(people, (h >> 7) + 1 + ((h >> 11) % (people.length - 1)))];
    const closing = [
      `制作期間は${weeks}。${hands.join('、')}。納品は${spec}です。`,
      `${spec}として、${weeks}かけて納品しました。${hands[0] ?? ''}、${hands[1] ?? ''}。`,
      `仕様は${spec}。${when}から${weeks}で制作しました。${hands.join('、')}。`,
      `${when}に相談を受け、${weeks}。${spec}としてまとめ、${hands[0] ?? ''}にお願いしました。`,
    ];
    // A notice names its own dates: no other date beside them.
    if (text.split('|').length < 3)
      parts.push(at(closing, (h >> 13) % (['sheet', 'place', 'sound'].includes(trade) ? 2 : 4)));
    const kit = [...who.tools];
    const tools = kit.slice(0, 2 + (h % Math.max(1, Math.min(3, kit.length - 1))));
    const review: DemoReview = WAITING.includes(name)
      ? 'IN_PROGRESS'
      : TURNED_DOWN.includes(name)
        ? 'REJECTED'
        : 'APPROVED';
    const fame = (picked === undefined ? 0.25 + r() * 0.75 : 1.5 + r()) * Math.exp(r() * 1.6 - 0.4);
    const base: Omit<DemoWork, 'media' | 'thumbnailIndex'> = {
      key,
      creatorKey: who.key,
      name,
      description: parts.join('\n\n'),
      designScope: scope,
      categories: names(cats, CATEGORY, name),
      industries: names(inds, INDUSTRY, name),
      tools: tools.slice(0, 4),
      publishedDaysAgo: review === 'APPROVED' ? day : Math.min(day, 9),
      minutes: recent === undefined ? Math.floor(r() * 1440) : recent[1],
      review,
      ...(review === 'REJECTED' ? { rejectReason: at(REJECTS, TURNED_DOWN.indexOf(name)) } : {}),
      published: review === 'REJECTED' ? false : !UNPUBLISHED.includes(name),
      views: review === 'APPROVED' ? Math.round((day === 0 ? 60 : 380) * fame) : Math.round(r() * 12),
      bookmarkWeight: review === 'APPROVED' ? Math.min(100, Math.round(28 * fame)) : 0,
      ...(picked === undefined ? {} : { editorsPick: true, pickReason: picked }),
    };
    const film = f === 'film' ? words.split('|')[0] : undefined;
    if (film !== undefined && FILMS[film] === undefined) throw new Error(`${name}: no film ${film}`);
    drafts.push({ work: base, pics, ...(film === undefined ? {} : { film: `film-${film}.mp4` }) });
  }
}

/** What is written, with the sizes of what has been drawn. */
export const townWorks = (
  sizes: ReadonlyMap<string, Pick<Made, 'height' | 'width'>>,
): readonly DemoWork[] => {
  const medium = (file: string, caption: string | undefined): DemoMedium => {
    const size = sizes.get(file);
    if (size === undefined) throw new Error(`not drawn: ${file}`);
    const { width, height } = size;
    return caption === undefined ? { file, width, height } : { file, width, height, caption };
  };
  return drafts.map(({ work, pics, film }): DemoWork => {
    const drawn = pics.map(({ file, caption }, i) => ({
      ...medium(file, caption),
      ...(i === 0 && film !== undefined ? { film } : {}),
    }));
    const shot = SHOTS[work.name];
    const file = `${work.key}-0.webp`;
    const hangs = shot !== undefined && isShot(work.key);
    const studio: readonly DemoMedium[] = hangs ? [medium(file, shot.caption)] : [];
    const media = [...studio, ...drawn];
    const wide = media.findIndex((m) => m.width > m.height * 1.1);
    const first = media[0];
    const thumbnailIndex =
      !hangs && first !== undefined && first.height > first.width * 1.1 && wide > 0 ? wide : 0;
    const { publishedDaysAgo, minutes, review, ...rest } = work;
    return { ...rest, media, thumbnailIndex, publishedDaysAgo, minutes, review };
  });
};
