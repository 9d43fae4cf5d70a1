import type { Context } from '../../../lib/request/context.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { keysAsked, wordsAsked } from '../../../lib/request/listFilters.ts';
import type { Several } from '../../../lib/request/listFilters.ts';
import { connection } from '../../../lib/request/paging.ts';
import type { Connection, KeysetPage } from '../../../lib/request/paging.ts';
import * as sql from './seekingSql.ts';
import type { CreatorRow } from '../profiles/sql.ts';
import { memberScope } from '../../viewer/visibility.ts';

export interface SeekingArgs {
  readonly categoryIds?: Several<string>;
  readonly toolIds?: Several<string>;
  readonly jobSeekingStatuses?: Several<string>;
  readonly operationalAvailabilities?: Several<string>;
  readonly engagementTypes?: Several<string>;
  readonly wayOfWorkings?: Several<string>;
}

function valuesOf(args: SeekingArgs): sql.SeekingFilters {
  return {
    categoryIds: keysAsked('Category', args.categoryIds),
    toolIds: keysAsked('Tool', args.toolIds),
    jobSeekingStatuses: wordsAsked(args.jobSeekingStatuses),
    operationalAvailabilities: wordsAsked(args.operationalAvailabilities),
    engagementTypes: wordsAsked(args.engagementTypes),
    wayOfWorkings: wordsAsked(args.wayOfWorkings),
  };
}

/**
 * Creators who look for work or are open to offers, latest change first. Those who are not looking never
 * appear, whatever the filters say.
 */
export async function seekingCreators(
  context: Context,
  args: SeekingArgs,
  page: KeysetPage,
): Promise<Connection<CreatorRow>> {
  const rows = await sql.seekingCreators(
    context.services.db,
    page,
    memberScope(context.viewer),
    valuesOf(args),
  );
  // Everyone in the list has `seekingAt`, which it is sorted by.
  return connection(page, rows, ({ seekingAt, createdAt, key }) => ({ at: seekingAt ?? createdAt, id: key }));
}

export interface SeekingCount {
  readonly count: number;
  /** The count stopped at its limit. */
  readonly isMore: boolean;
}

/** Nobody reads a larger number. */
const mostCounted = 1_000;

async function countOf({ services, viewer }: Context, filters: sql.SeekingFilters): Promise<SeekingCount> {
  const found = await sql.countSeekingCreators(services.db, memberScope(viewer), filters, mostCounted + 1);
  return { count: Math.min(found, mostCounted), isMore: found > mostCounted };
}

export function countSeeking(context: Context, args: SeekingArgs): Promise<SeekingCount> {
  return countOf(context, valuesOf(args));
}

export const seekingFilterKinds = [
  'CATEGORY',
  'ENGAGEMENT_TYPE',
  'JOB_SEEKING_STATUS',
  'OPERATIONAL_AVAILABILITY',
  'TOOL',
  'WAY_OF_WORKING',
] as const;
type Kind = (typeof seekingFilterKinds)[number];

const filterOf = {
  CATEGORY: 'categoryIds',
  ENGAGEMENT_TYPE: 'engagementTypes',
  JOB_SEEKING_STATUS: 'jobSeekingStatuses',
  OPERATIONAL_AVAILABILITY: 'operationalAvailabilities',
  TOOL: 'toolIds',
  WAY_OF_WORKING: 'wayOfWorkings',
} as const satisfies Record<Kind, keyof sql.SeekingFilters>;

export interface SeekingLoosening extends SeekingCount {
  readonly kind: Kind;
}

/** For each filter that is set: how many would be found without it. */
export function seekingLoosenings(context: Context, args: SeekingArgs): Promise<SeekingLoosening[]> {
  const filters = valuesOf(args);
  const set = seekingFilterKinds.filter((kind) => filters[filterOf[kind]] !== null);
  return Promise.all(
    set.map(async (kind) => ({ kind, ...(await countOf(context, { ...filters, [filterOf[kind]]: null })) })),
  );
}

export interface SeekingChoice extends SeekingCount {
  /** An entry's id, or a word of an enumeration; no two kinds share one. */
  readonly value: string;
}

const entries: Partial<Record<Kind, string>> = { CATEGORY: 'Category', TOOL: 'Tool' };

/** For each choice of these kinds that finds somebody: how many it finds under the filters of the other kinds. */
export async function seekingChoices(
  { services, viewer }: Context,
  { of, ...args }: SeekingArgs & { readonly of: readonly Kind[] },
): Promise<SeekingChoice[]> {
  const filters = valuesOf(args);
  const found = await Promise.all(
    [...new Set(of)].map(async (kind) => {
      const name = filterOf[kind];
      const rows = await sql.choicesOfSeekers(
        services.db,
        memberScope(viewer),
        { ...filters, [name]: null },
        { kind: name, limit: mostCounted + 1 },
      );
      const typename = entries[kind];
      return rows.map(({ value, count, found: lookedAt }) => ({
        value: typename === undefined ? value : encodeGlobalId(typename, value),
        count: Math.min(count, mostCounted),
        isMore: lookedAt > mostCounted,
      }));
    }),
  );
  return found.flat();
}
