import { cityWords, commonWords, regionWords } from './lexicon.ts';
import { conceptKey, concepts, findConcepts } from './concepts.ts';
import {
  findAvailabilities,
  findDates,
  findEngagements,
  findHours,
  findPay,
  findWays,
  isJoint,
  isPlaceAsked,
  payLabel,
  polarityOf,
} from './conditions.ts';
import type { Pay, Span } from './conditions.ts';
import { folded } from './folded.ts';
import { termsOf } from './terms.ts';

export const tagKinds = [
  'CATEGORY',
  'INDUSTRY',
  'STYLE',
  'TOOL',
  'PREFECTURE',
  'PAY',
  'DATE',
  'WAY_OF_WORKING',
  'AVAILABILITY',
  'HOURS',
  'ENGAGEMENT',
  'WORD',
] as const;
export type TagKind = (typeof tagKinds)[number];

/** Something understood of a need. */
export interface Tag {
  /** The same for the same thing, whatever words it was said by: what corrections name. */
  readonly key: string;
  readonly kind: TagKind;
  /** Within its kind. */
  readonly value: string;
  readonly label: string;
  /** Not wanted. */
  readonly isExcluded: boolean;
  /** Where the need says so; empty for what was added by hand. In code units of the text. */
  readonly spans: readonly Span[];
  readonly pay?: Pay;
  readonly hours?: number;
}

export interface Vocabulary {
  readonly prefectures: readonly { readonly name: string; readonly region: string }[];
  /** Keys of what the house has in its lists of fields, trades and tools; the lexicon knows other words for some of them. */
  readonly listed: ReadonlySet<string>;
}

/** Beyond these nobody reads them, and each costs a look. */
const mostTags = 16;
const mostWords = 6;

const wayLabels = { FULL_REMOTE: 'リモート', OFFICE: '出社・対面' } as const;
const availabilityLabels = {
  WEEKDAY_DAY_TIME: '平日の日中',
  WEEKDAY_NIGHT_TIME: '平日の夜',
  HOLIDAY: '土日・祝日',
} as const;
const engagementLabels = { FREELANCE: 'フリーランス', SIDEJOB: '副業' } as const;

type Draft = Omit<Tag, 'key' | 'label' | 'spans'> & { readonly label: string; readonly span: Span };

export const tagKey = (kind: TagKind, value: string, isExcluded = false): string =>
  `${isExcluded ? '!' : ''}${kind}:${value}`;

/** What a company's own words ask for, in the order in which they say it. */
export function understand(need: string, { prefectures }: Pick<Vocabulary, 'prefectures'>): Tag[] {
  const { text, from, to } = folded(need);
  const drafts: Draft[] = [];
  const add = (draft: Omit<Draft, 'isExcluded'> & { readonly isExcluded?: boolean }) =>
    drafts.push({ isExcluded: false, ...draft });

  for (const { value: pay, ...span } of findPay(text))
    add({
      kind: 'PAY',
      value: [pay.unit, pay.basis, pay.least, pay.most].join('/'),
      label: payLabel(pay),
      span,
      pay,
    });
  for (const { value, ...span } of findDates(text)) add({ kind: 'DATE', value, label: value, span });
  for (const { value, ...span } of findHours(text))
    add({ kind: 'HOURS', value: String(value), label: `週${value}時間`, span, hours: value });
  for (const { value, ...span } of findWays(text))
    add({
      kind: 'WAY_OF_WORKING',
      value,
      label: wayLabels[value],
      span,
      isExcluded: polarityOf(text.slice(span.to)) === 'excluded',
    });
  for (const { value, ...span } of findAvailabilities(text))
    add({ kind: 'AVAILABILITY', value, label: availabilityLabels[value], span });
  for (const { value, ...span } of findEngagements(text))
    add({
      kind: 'ENGAGEMENT',
      value,
      label: engagementLabels[value],
      span,
      isExcluded: polarityOf(text.slice(span.to)) === 'excluded',
    });
  drafts.push(...placesIn(text, prefectures));

  const taken = drafts.map(({ span }) => span);
  const isFree = (span: Span) => taken.every((other) => span.to <= other.from || other.to <= span.from);
  const found = findConcepts(text, 'asked').filter(isFree);
  const polarities = found.map(({ to: end }) => polarityOf(text.slice(end)));
  // 「写真と動画は除く」: what is joined to something unwanted is not wanted either.
  for (let index = found.length - 2; index >= 0; index -= 1) {
    const [one, next] = [found[index], found[index + 1]];
    if (one && next && isJoint(text.slice(one.to, next.from)) && polarities[index + 1] === 'excluded')
      polarities[index] = 'excluded';
  }
  /** Another word than those that ask for the same. */
  const saysOtherwise = (span: Span): boolean =>
    found.every(
      (other, index) =>
        polarities[index] !== 'asked' || text.slice(other.from, other.to) !== text.slice(span.from, span.to),
    );
  const askedKeys = new Set(
    found.flatMap(({ concepts: meant }, index) =>
      polarities[index] === 'asked' ? meant.map(({ key }) => key) : [],
    ),
  );
  found.forEach(({ concepts: meant, ...span }, index) => {
    taken.push(span);
    const polarity = polarities[index];
    if (polarity === 'open') return;
    // 「ビールではなく、日本酒を」: of what is asked for this alone is unwanted.
    if (polarity === 'excluded' && meant.every(({ key }) => askedKeys.has(key)) && saysOtherwise(span)) {
      const value = text.slice(span.from, span.to);
      add({
        kind: 'WORD',
        value,
        label: need.slice(from[span.from], to[span.to - 1]),
        span,
        isExcluded: true,
      });
      return;
    }
    for (const { kind, name } of meant)
      add({ kind, value: name, label: name, span, isExcluded: polarity === 'excluded' });
  });

  const known = new Set(taken);
  const words = termsOf(text).filter(
    (term) => isFree(term) && !isPlace(term.word, prefectures) && !commonWords.has(term.word),
  );
  for (const { word, ...span } of words.slice(0, mostWords)) {
    if (known.has(span)) continue;
    const polarity = polarityOf(text.slice(span.to));
    if (polarity !== 'open')
      add({
        kind: 'WORD',
        value: word,
        label: need.slice(from[span.from], to[span.to - 1]),
        span,
        isExcluded: polarity === 'excluded',
      });
  }

  const tags = new Map<string, Tag>();
  for (const { span, ...draft } of drafts.toSorted((one, other) => one.span.from - other.span.from)) {
    const key = tagKey(draft.kind, draft.value, draft.isExcluded);
    const original = { from: from[span.from] ?? 0, to: to[span.to - 1] ?? 0 };
    const same = tags.get(key);
    tags.set(key, { ...draft, ...same, key, spans: [...(same?.spans ?? []), original] });
  }
  // What is asked for in one place and unwanted in another is unwanted.
  return [...tags.values()]
    .filter(({ kind, value, isExcluded }) => isExcluded || !tags.has(tagKey(kind, value, true)))
    .slice(0, mostTags);
}

const bareName = (name: string): string => (name === '北海道' ? name : name.replace(/[都府県]$/u, ''));

function isPlace(word: string, prefectures: Vocabulary['prefectures']): boolean {
  return prefectures.some(
    ({ name }) =>
      word.startsWith(bareName(name)) || (cityWords[name] ?? []).some((city) => word.startsWith(city)),
  );
}

function placesIn(text: string, prefectures: Vocabulary['prefectures']): Draft[] {
  const names = prefectures.flatMap(({ name }) =>
    [...new Set([name, bareName(name), ...(cityWords[name] ?? [])])].map((word) => ({ word, of: [name] })),
  );
  const regions = Object.entries(regionWords).flatMap(([region, words]) =>
    words.map((word) => ({
      word,
      of: prefectures.filter((each) => each.region === region).map(({ name }) => name),
    })),
  );
  const longestFirst = [...names, ...regions].toSorted((one, other) => other.word.length - one.word.length);
  const found: Draft[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const place = longestFirst.find(({ word }) => text.startsWith(word, at));
    if (!place) continue;
    const end = at + place.word.length;
    // 京都 stands in 東京都.
    const isWithin = place.word === '京都' && text[at - 1] === '東';
    if (!isWithin && isPlaceAsked(text.slice(end))) {
      const isExcluded = polarityOf(text.slice(end)) === 'excluded';
      for (const value of place.of)
        found.push({ kind: 'PREFECTURE', value, label: value, isExcluded, span: { from: at, to: end } });
    }
    at = end - 1;
  }
  return found;
}

/** A tag that was added by hand, from its key; null for a key that means nothing. */
export function tagOfKey(key: string, { prefectures, listed }: Vocabulary): Tag | null {
  const match = /^(!?)([A-Z_]+):(.{1,40})$/u.exec(key);
  const [, not, name, value] = match ?? [];
  const kind = tagKinds.find((each) => each === name);
  if (kind === undefined || value === undefined) return null;
  const of = (label: string): Tag => ({ key, kind, value, label, isExcluded: not === '!', spans: [] });
  switch (kind) {
    case 'CATEGORY':
    case 'INDUSTRY':
    case 'STYLE':
    case 'TOOL': {
      const own = conceptKey(kind, value);
      return concepts.has(own) || listed.has(own) ? of(value) : null;
    }
    case 'PREFECTURE':
      return prefectures.some((each) => each.name === value) ? of(value) : null;
    case 'WAY_OF_WORKING':
      return Object.hasOwn(wayLabels, value)
        ? of(value === 'OFFICE' ? wayLabels.OFFICE : wayLabels.FULL_REMOTE)
        : null;
    case 'WORD':
      return of(value);
    default:
      return null;
  }
}
