import type { Context } from '../../lib/context.ts';
import { keysAsked, wordsAsked } from '../../lib/listFilters.ts';
import type { Several } from '../../lib/listFilters.ts';
import { connection } from '../../lib/paging.ts';
import type { Connection, KeysetPage } from '../../lib/paging.ts';
import * as sql from './seekingSql.ts';
import type { CreatorRow } from './sql.ts';
import { memberScope } from './visibility.ts';

export interface SeekingArgs {
  readonly categoryIds?: Several<string>;
  readonly toolIds?: Several<string>;
  readonly jobSeekingStatuses?: Several<string>;
  readonly operationalAvailabilities?: Several<string>;
  readonly engagementTypes?: Several<string>;
  readonly wayOfWorkings?: Several<string>;
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
  const rows = await sql.seekingCreators(context.services.db, page, memberScope(context.viewer), {
    categoryIds: keysAsked('Category', args.categoryIds),
    toolIds: keysAsked('Tool', args.toolIds),
    jobSeekingStatuses: wordsAsked(args.jobSeekingStatuses),
    operationalAvailabilities: wordsAsked(args.operationalAvailabilities),
    engagementTypes: wordsAsked(args.engagementTypes),
    wayOfWorkings: wordsAsked(args.wayOfWorkings),
  });
  // Whoever is in the list has the moment it is sorted by.
  return connection(page, rows, ({ seekingAt, createdAt, id }) => ({ at: seekingAt ?? createdAt, id }));
}
