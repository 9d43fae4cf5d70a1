/**
 * Draws the demo town: node_modules/.bin/node scripts/demo-art/make.ts [text | only w001 …]. "text" writes
 * demo/works.ts without drawing, "only" draws the pictures of these works again. Studio shots (-0.webp) are made in studio/ and stay.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { creators } from '../../demo/creators.ts';
import type { DemoMedium, DemoReview, DemoWork } from '../../demo/types.ts';
import { CAPTIONS, CATEGORY, HANDS, INDUSTRY, MAKING, SPECS, TRADE, TRADE_BY_CATEGORY } from './codes.ts';
import { extras } from './extras.ts';
import { FAMILIES, type FamilyName } from './families.ts';
import { PALS, at, hash, resetIds, rng, type PalName, type Pic } from './kit.ts';
import { PICKS, RECENT, REJECTS, TURNED_DOWN, UNPUBLISHED, WAITING, WRITTEN } from './plan.ts';
import { render, type Job } from './render.ts';
import { SHOTS } from './studio/plan.ts';
import { four } from './works/four.ts';
import { one } from './works/one.ts';
import { three } from './works/three.ts';
import { two } from './works/two.ts';
import type { Portfolio, WorkRow } from './works/types.ts';

const root = join(import.meta.dirname, '..', '..');
const out = join(root, 'demo', 'media');
const portfolios: readonly Portfolio[] = [...one, ...two, ...three, ...four];
const isPal = (s: string): s is PalName => Object.hasOwn(PALS, s);
const isFamily = (s: string): s is FamilyName => Object.hasOwn(FAMILIES, s);

const jobs: Job[] = [];
const used = new Map<string, number>();
const captionUse = new Map<string, number>();
const drafts: {
  readonly work: Omit<DemoWork, 'media' | 'thumbnailIndex'>;
  readonly pics: readonly {
    readonly file: string;
    readonly pic: Pic;
    readonly caption: string | undefined;
  }[];
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

/** They joined in the last weeks: the feed of newcomers has something to show. */
const NEWCOMERS: ReadonlySet<string> = new Set(['c13', 'c14', 'c22', 'c36', 'c38', 'c41']);

for (const { creator, pal, rows } of portfolios) {
  const who = creators[creator - 1];
  if (who === undefined) throw new Error(`no creator ${creator}`);
  for (const row of rows) {
    const [name, family, , cats, inds, scope, text] = row;
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
    const pics = all.slice(0, Math.min(all.length, 5, wish)).map((pic, i) => {
      const file = `${key}-${i + 1}.webp`;
      const tag = pic.cap?.startsWith('@') === true ? pic.cap : '@none';
      const pool = CAPTIONS[tag] ?? [];
      const turn = captionUse.get(tag) ?? h % 97;
      const silent = i === 0 ? r() < 0.45 : r() < 0.2;
      if (!silent) captionUse.set(tag, turn + 1);
      jobs.push({ file, pic, budget: i === 0 ? (pic.w > 1000 ? 27000 : 24000) : 11500 });
      return {
        file,
        pic,
        caption: WRITTEN[name]?.[i] ?? (silent || pool.length === 0 ? undefined : at(pool, turn)),
      };
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
    const hands = [at(HANDS, h >> 7), at(HANDS, (h >> 7) + 1 + ((h >> 11) % 10))];
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
    drafts.push({ work: base, pics });
  }
}

const quote = (s: string): string =>
  `'${s.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
const lit = (v: unknown): string =>
  typeof v === 'string'
    ? quote(v)
    : Array.isArray(v)
      ? `[${v.map(lit).join(', ')}]`
      : typeof v === 'object' && v !== null
        ? `{ ${Object.entries(v)
            .map(([k, x]) => `${k}: ${lit(x)}`)
            .join(', ')} }`
        : String(v);

const finish = (sizes: ReadonlyMap<string, { readonly width: number; readonly height: number }>): void => {
  const works = drafts.map(({ work, pics }): DemoWork => {
    const drawn = pics.map(({ file, pic, caption }): DemoMedium => {
      const size = sizes.get(file) ?? { width: pic.w, height: pic.h };
      return caption === undefined ? { file, ...size } : { file, ...size, caption };
    });
    const shot = SHOTS[work.name];
    const file = `${work.key}-0.webp`;
    const size = sizes.get(file);
    const hangs = shot !== undefined && size !== undefined && existsSync(join(out, file));
    const studio: readonly DemoMedium[] = hangs
      ? [shot.caption === undefined ? { file, ...size } : { file, ...size, caption: shot.caption }]
      : [];
    const media = [...studio, ...drawn];
    const wide = media.findIndex((m) => m.width > m.height * 1.1);
    const first = media[0];
    const thumbnailIndex =
      !hangs && first !== undefined && first.height > first.width * 1.1 && wide > 0 ? wide : 0;
    const { publishedDaysAgo, minutes, review, ...rest } = work;
    return { ...rest, media, thumbnailIndex, publishedDaysAgo, minutes, review };
  });
  const body = works
    .map(
      (w) =>
        `  {\n${Object.entries(w)
          .map(([k, v]) =>
            k === 'media' && Array.isArray(v)
              ? `    media: [\n${v.map((m) => `      ${lit(m)},\n`).join('')}    ],\n`
              : `    ${k}: ${lit(v)},\n`,
          )
          .join('')}  },\n`,
    )
    .join('');
  writeFileSync(
    join(root, 'demo', 'works.ts'),
    `/** The works of the demo town. Written by scripts/demo-art/make.ts from scripts/demo-art/works/: edit there. */\nimport type { DemoWork } from './types.ts'\n\nexport const works: readonly DemoWork[] = [\n${body}]\n`,
  );
  execFileSync(join(root, 'node_modules', '.bin', 'oxfmt'), [join(root, 'demo', 'works.ts')]);
};

const manifestFile = join(out, 'manifest.json');
const before: unknown = JSON.parse(readFileSync(manifestFile, 'utf8'));
const measured = new Map<string, { width: number; height: number; bytes: number }>();
for (const [file, m] of Object.entries(before ?? {}))
  if (typeof m === 'object' && m !== null && 'width' in m && 'height' in m && 'bytes' in m)
    measured.set(file, { width: Number(m.width), height: Number(m.height), bytes: Number(m.bytes) });
const write = (list: readonly { readonly file: string }[]): void =>
  writeFileSync(
    manifestFile,
    `${JSON.stringify(Object.fromEntries(list.map(({ file, ...m }) => [file, m])), null, 1)}\n`,
  );
const only = process.argv.slice(3);
if (process.argv[2] === 'text') {
  finish(measured);
} else if (process.argv[2] === 'only') {
  for (const { file, ...m } of await render(
    jobs.filter((job) => only.some((key) => job.file.startsWith(`${key}-`))),
    out,
  ))
    measured.set(file, m);
  write([...measured].map(([file, m]) => ({ file, ...m })));
} else {
  jobs.push(...extras());
  const studio = [...measured]
    .filter(([file]) => file.endsWith('-0.webp'))
    .map(([file, m]) => ({ file, ...m }));
  const made = [...(await render(jobs, out)), ...studio].toSorted((a, b) => (a.file < b.file ? -1 : 1));
  const keep = new Set(made.map((m) => m.file));
  for (const f of readdirSync(out)) if (f.endsWith('.webp') && !keep.has(f)) rmSync(join(out, f));
  write(made);
  finish(new Map(made.map((m) => [m.file, { width: m.width, height: m.height }])));
  console.log(
    `${drafts.length} works, ${made.length} files, ${(made.reduce((s, m) => s + m.bytes, 0) / 1e6).toFixed(2)} MB`,
  );
}
