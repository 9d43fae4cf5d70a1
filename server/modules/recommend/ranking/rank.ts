import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { groupBy, indexBy } from '../../../lib/request/batch.ts';
import type { ViewerScope } from '../../viewer/visibilitySql.ts';
import { indexedTerms } from '../understanding/terms.ts';
import { foldedText } from '../understanding/folded.ts';
import type { Tag } from '../understanding/understand.ts';
import { candidateOf, wishOf } from './evidence.ts';
import type { Candidate } from './evidence.ts';
import * as sql from './rankingSql.ts';
import type { Wanted } from './rankingSql.ts';
import { ranked, score } from './score.ts';
import type { Scored } from './score.ts';
import { bounds, weights } from './weights.ts';

const dayMs = 86_400_000;
/** Each is looked up. */
const mostSignals = 24;

export interface Asked {
  /** The company's words, folded by nobody yet. */
  readonly need: string;
  readonly tags: readonly Tag[];
  readonly scope: ViewerScope;
  readonly now: Date;
}

function signalOf({ kind, value }: Tag): string {
  return kind === 'WORD' ? `WORD:${foldedText(value)}` : `${kind}:${value}`;
}

/** What creators are looked up by: the entries, and the words by which they were said. */
export function wantedSignals({ need, tags }: Pick<Asked, 'need' | 'tags'>): Wanted[] {
  const wanted = new Map<string, number>();
  const words = new Map<string, number>();
  const kinds: Readonly<Record<string, number>> = weights.kind;
  for (const tag of tags) {
    const weight = kinds[tag.kind] ?? (tag.kind === 'WAY_OF_WORKING' ? weights.wayOfWorking / 2 : undefined);
    if (weight === undefined || tag.isExcluded) continue;
    wanted.set(signalOf(tag), weight);
    if (tag.kind === 'PREFECTURE') continue;
    const said = tag.spans.map(({ from, to }) => foldedText(need.slice(from, to)));
    for (const term of said.flatMap((text) => [...indexedTerms(text)]))
      if (!words.has(`WORD:${term}`)) words.set(`WORD:${term}`, weight * weights.sameWord);
  }
  for (const [word, weight] of words) if (!wanted.has(word)) wanted.set(word, weight);
  return [...wanted].slice(0, mostSignals).map(([signal, weight]) => ({ signal, weight }));
}

/** The same, the rare ones weighing more. */
export async function rareSignals(
  db: Kysely<Tables>,
  asked: Pick<Asked, 'need' | 'tags'>,
): Promise<Wanted[]> {
  const wanted = wantedSignals(asked);
  const hits = await sql.rarity(
    db,
    wanted.map(({ signal }) => signal),
  );
  return wanted.map(({ signal, weight }) => ({ signal, weight: weight * (hits.get(signal) ?? 1) }));
}

/** Who fits a need, the best first. Only who looks for work, and whom the viewer may see. */
export async function rank(db: Kysely<Tables>, asked: Asked): Promise<Scored[]> {
  const { need, tags, scope, now } = asked;
  const wanted = wantedSignals(asked);
  const { ids, rarity } = await sql.candidates(db, {
    scope,
    wanted,
    exceptPrefectures: tags.flatMap(({ kind, value, isExcluded }) =>
      kind === 'PREFECTURE' && isExcluded ? [value] : [],
    ),
    newSince: new Date(now.getTime() - bounds.newcomerDays * dayMs),
    declinedSince: new Date(now.getTime() - bounds.declinedDays * dayMs),
    limit: bounds.candidates,
    newcomers: bounds.newcomers,
  });
  return ranked(await weighBy(db, { need, tags, now }, ids, rarity));
}

type Weighing = Omit<Asked, 'scope'>;

const isRanked = ({ kind, isExcluded }: Tag): boolean => kind in weights.kind && !isExcluded;

/** The points of these creators, whoever they are; none for whom the need does not want. */
export async function weigh(db: Kysely<Tables>, asked: Weighing, ids: readonly string[]): Promise<Scored[]> {
  if (ids.length === 0) return [];
  return weighBy(db, asked, ids, sql.rarity(db, asked.tags.filter(isRanked).map(signalOf)));
}

async function weighBy(
  db: Kysely<Tables>,
  { need, tags, now }: Weighing,
  ids: readonly string[],
  rarityOf: Promise<ReadonlyMap<string, number>> | ReadonlyMap<string, number>,
): Promise<Scored[]> {
  const [people, works, hits] = await Promise.all([
    sql.people(db, ids),
    sql.worksOf(db, ids, bounds.works),
    rarityOf,
  ]);
  const worksBy = groupBy(ids, works, ({ userId }) => userId);
  const personBy = indexBy(people, ({ userId }) => userId);
  const rarity = new Map(tags.filter(isRanked).map((tag) => [tag.key, hits.get(signalOf(tag)) ?? 1]));
  const wishes = tags.map((tag) => wishOf(tag, need));
  return ids.flatMap((id) => {
    const person = personBy.get(id);
    return person ? (score({ wishes, rarity, now }, candidateOf(person, worksBy.get(id) ?? [])) ?? []) : [];
  });
}

/** One creator as they are weighed; undefined for who has no profile of work. */
export async function candidateById(db: Kysely<Tables>, id: string): Promise<Candidate | undefined> {
  const [[person], works] = await Promise.all([sql.people(db, [id]), sql.worksOf(db, [id], bounds.works)]);
  return person && candidateOf(person, works);
}
