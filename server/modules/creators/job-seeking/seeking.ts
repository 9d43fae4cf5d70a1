import type { Context } from '../../../lib/context.ts';
import { keysAsked, wordsAsked } from '../../../lib/listFilters.ts';
import type { Several } from '../../../lib/listFilters.ts';
import { connection } from '../../../lib/paging.ts';
import type { Connection, KeysetPage } from '../../../lib/paging.ts';
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
 * Creators who look for work, or would for a good offer, whoever said so last first. Those who do not are never among them, whatever is
 * asked for.
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
  // Whoever is in the list has the moment it is sorted by.
  return connection(page, rows, ({ seekingAt, createdAt, key }) => ({ at: seekingAt ?? createdAt, id: key }));
}

export interface SeekingCount {
  readonly count: number;
  /** There are more than were counted. */
  readonly isMore: boolean;
}

/** Beyond this nobody reads the number. */
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

/** Who would be found without one of the filters, for each kind that is set. */
export function seekingLoosenings(context: Context, args: SeekingArgs): Promise<SeekingLoosening[]> {
  const filters = valuesOf(args);
  const set = seekingFilterKinds.filter((kind) => filters[filterOf[kind]] !== null);
  return Promise.all(
    set.map(async (kind) => ({ kind, ...(await countOf(context, { ...filters, [filterOf[kind]]: null })) })),
  );
}
