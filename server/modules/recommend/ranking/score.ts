import type { Tag } from '../understanding/understand.ts';
import { evidenceOf } from './evidence.ts';
import type { Candidate, Evidence, Wish } from './evidence.ts';
import { findFirst } from '../understanding/concepts.ts';
import { bounds, weights } from './weights.ts';

/** A part of somebody's points, for whoever asks why. */
export interface Part {
  readonly why: string;
  readonly points: number;
}

export interface Scored {
  readonly candidate: Candidate;
  readonly points: number;
  /** Of what was asked for alone: without conditions and newness. */
  readonly relevance: number;
  readonly isNew: boolean;
  readonly parts: readonly Part[];
  readonly evidence: ReadonlyMap<string, readonly Evidence[]>;
}

export interface Need {
  readonly wishes: readonly Wish[];
  /** How rare each tag's signal is, by the tag's key; 1 for what is not known. */
  readonly rarity: ReadonlyMap<string, number>;
  readonly now: Date;
}

const dayMs = 86_400_000;
const kinds = weights.kind;

const weighed = (kind: Tag['kind']): kind is keyof typeof kinds => kind in kinds;

const sourceWeight = (evidence: Evidence): number => weights.source[evidence.source];

const hoursRange: Readonly<Record<string, readonly [number, number]>> = {
  LESS_THAN_10_HOURS_PER_WEEK: [0, 10],
  FROM_10_TO_20_HOURS_PER_WEEK: [10, 20],
  FROM_20_TO_30_HOURS_PER_WEEK: [20, 30],
  FROM_30_TO_40_HOURS_PER_WEEK: [30, 40],
  MORE_THAN_40_HOURS_PER_WEEK: [40, 60],
};

export type PayFit = 'exceeds' | 'fits' | 'unknown';

/** The least that somebody asks for, of the fields that are wanted or of any, beside what the company has. */
export function payFit(
  tag: Tag,
  { person }: Candidate,
  categories: readonly string[],
): { fit: PayFit; price?: PriceRow } {
  const { pay } = tag;
  if (!pay || pay.unit === 'MONTH') return { fit: 'unknown' };
  const type = pay.unit === 'HOUR' ? 'HOURLY_RATE' : 'CONTRACT_UNIT';
  const ofType = person.prices.filter((price) => price.type === type);
  const ofFields = ofType.filter(({ category }) => category !== null && categories.includes(category));
  const open = ofType.filter(({ category }) => category === null);
  const priced =
    ofFields.length > 0 ? ofFields : open.length > 0 ? open : categories.length === 0 ? ofType : [];
  const [price] = priced.toSorted((one, other) => one.net - other.net);
  const most = pay.most ?? null;
  if (!price || most === null) return { fit: 'unknown', ...(price && { price }) };
  const asked = pay.basis === 'NET' ? price.net : price.gross;
  return { fit: asked <= most ? 'fits' : 'exceeds', price };
}
type PriceRow = Candidate['person']['prices'][number];

export const isOpen = ({ person }: Candidate): boolean => person.ways.includes('FLEXIBLE');

function conditionParts({ wishes, now }: Need, candidate: Candidate): Part[] {
  const { person, works } = candidate;
  const parts: Part[] = [];
  const fields = wishes.flatMap(({ tag }) => (tag.kind === 'CATEGORY' && !tag.isExcluded ? [tag.value] : []));
  for (const { tag } of wishes) {
    const { kind, value, isExcluded } = tag;
    if (kind === 'WAY_OF_WORKING') {
      const points = person.ways.includes(value)
        ? weights.wayOfWorking
        : isOpen(candidate)
          ? weights.wayOfWorkingOpen
          : 0;
      parts.push({ why: tag.label, points: isExcluded ? -points : points });
    } else if (kind === 'AVAILABILITY' && person.availabilities.includes(value)) {
      parts.push({ why: tag.label, points: weights.availability });
    } else if (kind === 'ENGAGEMENT' && person.engagementType === value) {
      parts.push({ why: tag.label, points: isExcluded ? -weights.engagement : weights.engagement });
    } else if (kind === 'HOURS' && tag.hours !== undefined) {
      const [, most] = hoursRange[person.operationalHours ?? ''] ?? [0, 0];
      if (most >= tag.hours) parts.push({ why: tag.label, points: weights.hours });
    } else if (kind === 'PAY') {
      const { fit } = payFit(tag, candidate, fields);
      if (fit !== 'unknown')
        parts.push({ why: tag.label, points: fit === 'fits' ? weights.payFits : weights.payExceeds });
    }
  }
  if (person.jobSeekingStatus === 'SEEKING')
    parts.push({ why: '仕事を探している', points: weights.isSeeking });
  const newest = works[0]?.row.at;
  if (newest && now.getTime() - newest.getTime() < bounds.newWorkDays * dayMs)
    parts.push({ why: '新しい作品', points: weights.newWork });
  return parts;
}

/** How much of somebody's works is of something that is not wanted. */
function unwantedShare({ tag, words }: Wish, candidate: Candidate): number {
  const { works, person } = candidate;
  if (works.length === 0) return 0;
  const shown = works.filter(({ row, name, scope }) => {
    if (tag.kind === 'CATEGORY') return row.categories.includes(tag.value);
    if (tag.kind === 'INDUSTRY') return row.industries.includes(tag.value);
    if (tag.kind === 'TOOL') return row.tools.includes(tag.value);
    return findFirst(name, words) !== null || findFirst(scope, words) !== null;
  }).length;
  const isSkill = person.skills.some((skill) => skill === tag.label);
  return Math.min(1, shown / works.length + (isSkill ? 0.2 : 0));
}

/** One creator's points for a need, each of them told; null for whom the need does not want. */
export function score(need: Need, candidate: Candidate): Scored | null {
  const { person, works } = candidate;
  const parts: Part[] = [];
  const evidence = new Map<string, readonly Evidence[]>();
  const inOneWork = new Map<string, number>();
  let wantedWeight = 0;
  let relevance = 0;
  for (const wish of need.wishes) {
    const { tag } = wish;
    if (!weighed(tag.kind)) continue;
    if (tag.isExcluded) {
      if (tag.kind === 'PREFECTURE' && person.prefecture === tag.value) return null;
      const share = unwantedShare(wish, candidate);
      if (share >= 1 && tag.kind === 'CATEGORY') return null;
      if (share > 0) parts.push({ why: `${tag.label}ではない`, points: weights.unwanted * share });
      continue;
    }
    const worth = kinds[tag.kind] * (need.rarity.get(tag.key) || 1);
    wantedWeight += worth;
    const found = evidenceOf(wish, candidate);
    if (found.length === 0) continue;
    evidence.set(tag.key, found);
    const shownBy = new Set(found.flatMap((one) => (one.of === 'work' ? [one.workKey] : [])));
    const best = Math.max(...found.map(sourceWeight));
    const isSame = wish.ownWords.some((word) =>
      found.some((one) => 'words' in one && one.words.toLowerCase().includes(word)),
    );
    const points =
      worth *
      (best +
        weights.moreWorks * Math.log2(1 + shownBy.size) +
        (isSame && tag.kind !== 'WORD' ? weights.sameWord / 2 : 0));
    relevance += points;
    parts.push({ why: tag.label, points });
    for (const key of shownBy) {
      const strongest = Math.max(
        ...found.flatMap((one) => (one.of === 'work' && one.workKey === key ? [sourceWeight(one)] : [])),
      );
      inOneWork.set(key, (inOneWork.get(key) ?? 0) + worth * strongest);
    }
  }
  const together = wantedWeight === 0 ? 0 : Math.max(0, ...inOneWork.values()) / wantedWeight;
  if (together > 0) {
    relevance += weights.togetherInOneWork * together;
    parts.push({ why: '一つの作品にそろう', points: weights.togetherInOneWork * together });
  }
  if (wantedWeight > 0 && relevance === 0) return null;
  const isNew = need.now.getTime() - person.createdAt.getTime() < bounds.newcomerDays * dayMs;
  if (isNew && works.length > 0) parts.push({ why: '新人', points: weights.newcomer });
  parts.push(...conditionParts(need, candidate));
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  return { candidate, points, relevance, isNew, parts, evidence };
}

/** The best first, with a place for newcomers now and then, and without those who have next to nothing of what was asked. */
export function ranked(scored: readonly Scored[]): Scored[] {
  const sorted = scored.toSorted(
    (one, other) =>
      other.points - one.points || (one.candidate.person.userId < other.candidate.person.userId ? -1 : 1),
  );
  const first = Math.max(0, ...sorted.map(({ relevance }) => relevance));
  return withNewcomers(sorted.filter(({ relevance }) => relevance >= first * bounds.leastOfFirst));
}

function withNewcomers(sorted: readonly Scored[]): Scored[] {
  const rest = [...sorted];
  const placed: Scored[] = [];
  const each = bounds.placesToANewcomer;
  while (rest.length > 0) {
    const next = rest.splice(0, each);
    const last = next.at(-1);
    if (last && next.length === each && !next.some(({ isNew }) => isNew)) {
      const at = rest.findIndex(
        ({ isNew, relevance }) => isNew && relevance >= last.relevance * bounds.newcomersLeast,
      );
      const [newcomer] = at < 0 ? [] : rest.splice(at, 1);
      if (newcomer) {
        next.pop();
        next.push(newcomer);
        rest.unshift(last);
      }
    }
    placed.push(...next);
  }
  return placed;
}
