import { tallyNumber } from '../../../lib/process/numberTally.ts';
import type { Context } from '../../../lib/request/context.ts';
import { connectionOf, cursorText, pageFrom, refuseCursor } from '../../../lib/request/paging.ts';
import type { Connection, CursorArgs } from '../../../lib/request/paging.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import { seesMemberContent } from '../../../lib/request/viewer.ts';
import { visibleCompanies } from '../../companies/company/companies.ts';
import { visibleByIds } from '../../creators/profiles/creators.ts';
import { visibleOpenings } from '../../jobs/openings/openings.ts';
import { visibleProducts } from '../../products/works/byId.ts';
import { byIds } from '../../taxonomy/taxonomy.ts';
import { scopeOf } from '../../viewer/visibility.ts';
import type { Kind } from '../indexing/sourcesSql.ts';
import { hostedEngine } from '../hosted/hostedEngine.ts';
import { databaseEngine } from './engine.ts';
import type { Found, Question, SearchEngine } from './engine.ts';
import { filtersOf } from './filters.ts';
import * as sql from './countingSql.ts';
import type { FacetRow } from './countingSql.ts';
import type { Looking, Sort } from './documentsSql.ts';
import type { FoundRow, Place } from './findingSql.ts';
import { offered, offeredBeside } from './offering.ts';
import type { Offered } from './offering.ts';
import { slipsOf } from './slips.ts';
import { mostWords, typedWords, wordsOf } from './words.ts';
import type { Word } from './words.ts';
import { wordsAmong } from './wordsSql.ts';

const searching: RateLimit = { name: 'search', hits: 1_200, windowMs: 60_000 };

export const kinds = ['PRODUCT', 'JOB_OPENING', 'CREATOR', 'COMPANY'] as const satisfies readonly Kind[];
export interface Hit {
  readonly kind: Kind;
  readonly row: FoundRow;
  readonly words: readonly Word[];
}

export interface Results extends Connection<Hit> {
  readonly total: number;
  readonly isMore: boolean;
  readonly dropped: readonly string[];
  /** More words than are looked for at once. */
  readonly beyond: readonly string[];
  readonly isLoose: boolean;
  readonly question: Question;
}

export interface SearchArgs {
  readonly query: string;
  readonly filters?: readonly string[] | null | undefined;
  readonly sort?: Sort | null | undefined;
}

function lookingOf({ viewer }: Context): Looking {
  return { scope: scopeOf(viewer), isMember: seesMemberContent(viewer) };
}

function engineOf({ services }: Context): SearchEngine {
  return services.hosted ? hostedEngine(services, services.hosted) : databaseEngine(services);
}

export async function countSearch({ services, viewer }: Context): Promise<void> {
  if (viewer.kind === 'user') await hit(services, searching, viewer.userId);
}

function questionOf(kind: Kind, words: readonly Word[], { filters, sort }: SearchArgs): Question {
  // What is the best of everything is the freshest and best received.
  return { kind, words, filters: filtersOf(filters ?? []), sort: sort ?? 'BEST' };
}

function encodePlace({ score, weight, id }: Place): string {
  return Buffer.from(`${score}.${weight}_${id}`, 'latin1').toString('base64url');
}

/** Weights are qualities, places in another engine's order and moments: none lies before our era, or beyond what a `Date` can hold. */
const isWeight = (weight: number): boolean => weight >= -6e13 && weight <= 8.64e15;

function decodePlace(cursor: string): Place {
  const match =
    /^(\d{1,9})\.(-?\d{1,16}(?:\.\d{1,18})?(?:e-?\d{1,3})?)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u.exec(
      cursorText(cursor),
    );
  const [score, weight, id] = [Number(match?.[1]), Number(match?.[2]), match?.[3]];
  return id === undefined || !isWeight(weight) ? refuseCursor() : { score, weight, id };
}

/** One kind of what is looked for, page by page. Nothing that is typed is a mistake. */
export async function search(context: Context, kind: Kind, args: CursorArgs & SearchArgs): Promise<Results> {
  const page = pageFrom(args, decodePlace);
  const typed = typedWords(args.query);
  const question = questionOf(kind, typed.slice(0, mostWords), args);
  await countSearch(context);
  const found = await engineOf(context).find(question, lookingOf(context), page);
  if (page.from === undefined) tallyNumber('search');
  if (found.count === 0) tallyNumber('search_empty');
  return resultsOf(
    question,
    typed.slice(mostWords),
    found,
    connectionOf(page, await shown(context, kind, found), ({ row }) => encodePlace(row)),
  );
}

function resultsOf(
  question: Question,
  beyond: readonly Word[],
  found: Found,
  page: Connection<Hit>,
): Results {
  return {
    ...page,
    total: Math.min(found.count, sql.mostCounted),
    isMore: found.count > sql.mostCounted,
    dropped: found.dropped.map(({ typed }) => typed),
    beyond: beyond.map(({ typed }) => typed),
    isLoose: found.isLoose,
    question: { ...question, words: found.words },
  };
}

/** What was found, without what the viewer may not see after all: each is looked up by its id, as everywhere. */
async function shown(context: Context, kind: Kind, { rows, words }: Found): Promise<Hit[]> {
  const ids = rows.map(({ id }) => id);
  const visible = await seen[kind](context, ids);
  return rows.flatMap((row, index) => (visible[index] == null ? [] : [{ kind, row, words }]));
}

const seen: Readonly<
  Record<Kind, (context: Context, ids: readonly string[]) => Promise<readonly unknown[]>>
> = {
  COMPANY: visibleCompanies,
  CREATOR: visibleByIds,
  JOB_OPENING: visibleOpenings,
  PRODUCT: visibleProducts,
};

/** What the results can be narrowed by, and what they are narrowed by, though nothing has it: it can be taken back. */
export async function facets(context: Context, { question, isLoose, total }: Results): Promise<FacetRow[]> {
  const rows = await sql.facetsOf(context.services.db, { ...question, isLoose }, lookingOf(context));
  const known = new Set(rows.map(({ facet }) => facet));
  // Beyond what is counted a choice has no row: alone in its group it has all that was found.
  const others = [...question.filters.values()].flatMap((values) =>
    values
      .filter((facet) => !known.has(facet))
      .map((facet) => ({ facet, count: values.length === 1 ? total : 0 })),
  );
  return [...rows, ...others];
}

/** Words that go on from what is typed. */
export async function offeredWords(context: Context, query: string): Promise<Offered[]> {
  await countSearch(context);
  return offered(context.services.db, query, lookingOf(context));
}

/** What is typed, with another word. */
export async function offeredTogether(context: Context, query: string): Promise<Offered[]> {
  await countSearch(context);
  return offeredBeside(context.services.db, query, lookingOf(context));
}

/** What may have been meant by words that nothing holds; null where there is nothing better. */
export async function meant(context: Context, query: string): Promise<string | null> {
  const words = wordsOf(query);
  const { db } = context.services;
  const known = await sql.knownOf(db, kinds, words, lookingOf(context));
  if (known.every((one) => one)) return null;
  let isOther = false;
  const better: string[] = [];
  for (const [index, word] of words.entries()) {
    const other = known[index] === true ? undefined : await slipOf(context, word);
    isOther ||= other !== undefined;
    better.push(other ?? word.typed);
  }
  return isOther ? better.join(' ') : null;
}

async function slipOf(context: Context, { forms }: Word): Promise<string | undefined> {
  const { signs, readings } = slipsOf(forms[0]?.text ?? '');
  if (signs.length === 0) return undefined;
  const rows = await wordsAmong(context.services.db, signs, readings);
  const held = await sql.knownOf(
    context.services.db,
    kinds,
    rows.flatMap(({ word }) => wordsOf(word).slice(0, 1)),
    lookingOf(context),
  );
  return rows.find((_row, index) => held[index] === true)?.word;
}

export interface Fewer {
  readonly query: string;
  readonly counts: readonly { readonly kind: Kind; readonly count: number }[];
}

const mostLeftOut = 4;

/** The same words with each one left out, where that finds something. */
export async function withOneLess(context: Context, query: string): Promise<Fewer[]> {
  const words = wordsOf(query);
  if (words.length < 2) return [];
  const engine = engineOf(context);
  const looking = lookingOf(context);
  const answers: Fewer[] = [];
  for (let left = words.length - 1; left >= 0 && answers.length < mostLeftOut; left -= 1) {
    const rest = words.filter((_word, index) => index !== left);
    const found = await engine.counts(kinds, rest, looking);
    const counts = kinds
      .map((kind, index) => ({ kind, count: Math.min(found[index] ?? 0, sql.mostCounted) }))
      .filter(({ count: some }) => some > 0);
    if (counts.length > 0) answers.push({ query: rest.map(({ typed }) => typed).join(' '), counts });
  }
  return answers;
}

const taxonomies = {
  category: 'Category',
  industry: 'Industry',
  tool: 'Tool',
  prefecture: 'Prefecture',
} as const;

/** What the house calls a numbered value; null for the words that every page knows. */
export async function facetName(context: Context, facet: string): Promise<string | null> {
  const [group = '', key = ''] = facet.split(':');
  const taxonomy = Object.entries(taxonomies).find(([name]) => name === group)?.[1];
  if (taxonomy === undefined) return null;
  const [entry] = await byIds(context, taxonomy, [key]);
  return entry?.name ?? null;
}
