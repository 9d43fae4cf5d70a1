import type { Tag } from '../understanding/understand.ts';
import type { Evidence } from './evidence.ts';
import { isOpen, payFit } from './score.ts';
import type { Scored } from './score.ts';
import { hoursWords } from './words.ts';

/** A piece of a reason. `reason` is all of their texts in a row. */
export interface ReasonPart {
  readonly text: string;
  /** Of the tag that it answers, as the tags are numbered. */
  readonly tagNumber: number | null;
  /** Of the work that it names. */
  readonly workLetter: string | null;
}

export interface Reason {
  readonly parts: readonly ReasonPart[];
  /** The works that are named, in the order of their letters. */
  readonly workKeys: readonly string[];
}

export const reasonText = ({ parts }: Reason): string => parts.map(({ text }) => text).join('');

/** A work's name in a short reason has so many characters at the most. */
const shortName = 18;

/** The first sentence, which is the strongest, of the first work alone. */
export function shortReason({ parts }: Reason): string {
  const end = parts.findIndex(({ text }) => text.endsWith('。'));
  return parts
    .slice(0, end + 1)
    .filter(({ workLetter }, index, all) => workLetter !== 'B' && all[index + 1]?.workLetter !== 'B')
    .map(({ text, workLetter }) =>
      workLetter !== null && text.length > shortName
        ? `${text.slice(0, shortName - 2)}…${text.at(-1)}`
        : text,
    )
    .join('');
}

const letters = ['A', 'B'] as const;
const mostWords = 3;
const mostSkills = 3;

/**
 * Why somebody is recommended: of the two works that show most of what was asked for, what they are and what they say; what the creator is
 * good at and works with; how they work; and one thing asked for that they do not show. Nothing is said that the data does not.
 */
export function reasonOf(
  scored: Scored,
  tags: readonly Tag[],
  { tellsMissing = true }: { readonly tellsMissing?: boolean } = {},
): Reason {
  const { candidate, evidence } = scored;
  const { person, works } = candidate;
  const parts: ReasonPart[] = [];
  const numberOf = new Map(tags.map(({ key }, index) => [key, index + 1]));
  const say = (text: string, tag?: Tag, workLetter: string | null = null) =>
    parts.push({ text, tagNumber: tag === undefined ? null : (numberOf.get(tag.key) ?? null), workLetter });
  const wanted = tags.filter(({ isExcluded }) => !isExcluded);
  const byWork = (key: string, tag: Tag): readonly Evidence[] =>
    (evidence.get(tag.key) ?? []).filter((one) => one.of === 'work' && one.workKey === key);

  const shown = works
    .map(({ row }, index) => ({
      row,
      index,
      count: wanted.filter((tag) => byWork(row.key, tag).length > 0).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || one.index - other.index);
  const named = shown.slice(0, letters.length).map(({ row }) => row);

  const facts = named.map((row) => {
    const of = (kind: Tag['kind']) =>
      wanted.filter(
        (tag) => tag.kind === kind && byWork(row.key, tag).some(({ source }) => source === 'taxonomy'),
      );
    return { row, industries: of('INDUSTRY'), categories: of('CATEGORY') };
  });
  const told = new Set<string>();
  const nameWork = (index: number) => {
    const name = facts[index]?.row.name ?? '';
    say(
      /^[「『].*[」』]$/u.test(name) ? name : `「${name.replaceAll('「', '『').replaceAll('」', '』')}」`,
      undefined,
      letters[index],
    );
  };
  const list = (of: readonly Tag[], between: string) =>
    of.forEach((tag, index) => {
      if (index > 0) say(between);
      say(tag.label, tag);
      told.add(tag.key);
    });
  const describe = ({ industries, categories }: (typeof facts)[number]) => {
    list(industries, '、');
    if (categories.length > 0) {
      if (industries.length > 0) say('の');
      list(categories, 'と');
    }
  };
  const sameOf = ({ industries, categories }: (typeof facts)[number]) =>
    [...industries, ...categories].map(({ key }) => key).join();

  const [first, second] = facts;
  const hasKind = (fact: (typeof facts)[number] | undefined) => fact !== undefined && sameOf(fact) !== '';
  if (first && second && hasKind(first) && sameOf(first) === sameOf(second)) {
    nameWork(0);
    say('と');
    nameWork(1);
    say('は、');
    describe(first);
    say('の作品です。');
  } else {
    facts.forEach((fact, index) => {
      if (!hasKind(fact)) return;
      nameWork(index);
      say('は、');
      describe(fact);
      say('の作品です。');
    });
  }

  facts.forEach(({ row }, index) => {
    for (const [source, before, after] of [
      ['scope', 'では', 'を担当しています。'],
      ['name', 'は作品名に', 'とあります。'],
      ['description', 'の説明に', 'とあります。'],
    ] as const) {
      const words = wanted
        .filter((tag) => !told.has(tag.key))
        .flatMap((tag) => {
          const found = byWork(row.key, tag).find((one) => one.source === source);
          return found && 'words' in found ? [{ tag, words: found.words }] : [];
        })
        .slice(0, mostWords);
      if (words.length === 0) continue;
      nameWork(index);
      say(before);
      for (const { tag, words: text } of words) {
        say(`「${text}」`, tag);
        told.add(tag.key);
      }
      say(after);
    }
    const tools = wanted.filter(
      (tag) => !told.has(tag.key) && byWork(row.key, tag).some(({ source }) => source === 'tool'),
    );
    if (tools.length > 0) {
      nameWork(index);
      say('で使ったのは、');
      list(tools, '、');
      say('です。');
    }
  });

  const skills = new Map<string, Tag>();
  for (const tag of wanted)
    for (const one of evidence.get(tag.key) ?? [])
      if (one.of === 'person' && one.source === 'skill' && !skills.has(one.words)) skills.set(one.words, tag);
  if (skills.size > 0) {
    say('得意なことは');
    for (const [name, tag] of [...skills].slice(0, mostSkills)) {
      say(`「${name}」`, tag);
      told.add(tag.key);
    }
    say('。');
  }
  const tools = wanted.filter(
    (tag) =>
      tag.kind === 'TOOL' &&
      !told.has(tag.key) &&
      (evidence.get(tag.key) ?? []).some(({ of, source }) => of === 'person' && source === 'tool'),
  );
  if (tools.length > 0) {
    list(tools, '、');
    say('を使います。');
  }
  const introduced = wanted.flatMap((tag) => {
    const found = (evidence.get(tag.key) ?? []).find(({ source }) => source === 'introduction');
    return !told.has(tag.key) && found && 'words' in found ? [{ tag, words: found.words }] : [];
  });
  if (introduced.length > 0) {
    say('自己紹介に');
    for (const { tag, words } of introduced.slice(0, mostWords)) {
      say(`「${words}」`, tag);
      told.add(tag.key);
    }
    say('とあります。');
  }

  const categories = wanted.flatMap(({ kind, value }) => (kind === 'CATEGORY' ? [value] : []));
  for (const tag of wanted) {
    if (tag.kind === 'PREFECTURE' && person.prefecture === tag.value) {
      say(tag.value, tag);
      say('を拠点にしています。');
    } else if (
      tag.kind === 'WAY_OF_WORKING' &&
      (person.ways.includes(tag.value) || isOpen(scored.candidate))
    ) {
      if (person.ways.includes(tag.value)) {
        say(tag.value === 'OFFICE' ? '出社' : 'フルリモート', tag);
        say('で働けます。');
      } else {
        say('働く場所は相談できます', tag);
        say('。');
      }
    } else if (tag.kind === 'AVAILABILITY' && person.availabilities.includes(tag.value)) {
      say(tag.label, tag);
      say('に動けます。');
    } else if (tag.kind === 'HOURS' && person.operationalHours !== null) {
      say('稼働は');
      say(hoursWords[person.operationalHours] ?? '', tag);
      say('です。');
    } else if (tag.kind === 'ENGAGEMENT' && person.engagementType === tag.value) {
      say(tag.label, tag);
      say('で働いています。');
    } else if (tag.kind === 'PAY') {
      const { fit, price } = payFit(tag, scored.candidate, categories);
      if (price && fit !== 'unknown') {
        const value = tag.pay?.basis === 'NET' ? price.net : price.gross;
        say(
          `${price.category === null ? '' : `${price.category}の`}報酬の目安は${price.type === 'HOURLY_RATE' ? '時給' : ''}${value.toLocaleString('ja-JP')}円(税抜)から`,
          tag,
        );
        say(fit === 'fits' ? 'です。' : 'で、予算を上回ります。');
      }
    }
  }

  const missing = wanted.find((tag) => tag.kind === 'CATEGORY' && !evidence.has(tag.key));
  if (tellsMissing && missing && works.length > 0 && parts.length > 0) {
    say(missing.label, missing);
    say('の作品は載せていません。');
  }
  return { parts, workKeys: named.map(({ key }) => key) };
}
