import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { keysetPlaces, keysetValues, walkKeyset } from '../../../db/keyset.ts';
import type { KeysetPage } from '../../../lib/request/paging.ts';
import type { SealedLine } from './sealsSql.ts';

export interface LogRow extends Omit<SealedLine, 'actorKind' | 'staffId'> {
  readonly actorKind: Selectable<Tables['audit_log']>['actor_kind'];
  readonly staffName: string | null;
  readonly sequence: string | null;
}

export interface LogFilter {
  readonly action?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly staffId?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

const lowestId = '00000000-0000-0000-0000-000000000000';

/**
 * A list of a period begins where the period does. PostgreSQL enters an index by the row comparison alone: from the list's own end on it
 * would walk all lines up to the period.
 */
function withinPeriod(page: KeysetPage, { from, to }: LogFilter): KeysetPage {
  const edge = page.backward ? from : to;
  return page.from !== undefined || edge === undefined ? page : { ...page, from: { at: edge, id: lowestId } };
}

/** By one index each: what was done, to whom, by whom; the newest first. */
export async function logPage(db: Kysely<Tables>, filter: LogFilter, page: KeysetPage): Promise<LogRow[]> {
  const { action, subjectId, staffId, from, to } = filter;
  const values = keysetValues(withinPeriod(page, filter));
  return db
    .selectFrom('audit_log as l')
    .leftJoin('staff_accounts as s', 's.id', 'l.staff_id')
    .leftJoin('audit_seals as q', 'q.log_id', 'l.id')
    .select([
      'l.id',
      'l.actor_kind as actorKind',
      's.name as staffName',
      'l.action',
      'l.subject_kind as subjectKind',
      'l.subject_id as subjectId',
      sql<string>`l.detail::text`.as('detail'),
      'l.address',
      'l.occurred_at as occurredAt',
      sql<string | null>`q.sequence::text`.as('sequence'),
    ])
    .$if(action !== undefined, (query) => query.where('l.action', '=', action ?? ''))
    .$if(subjectId !== undefined, (query) => query.where('l.subject_id', '=', subjectId ?? ''))
    .$if(staffId !== undefined, (query) => query.where('l.staff_id', '=', staffId ?? ''))
    .$if(from !== undefined, (query) => query.where('l.occurred_at', '>=', from ?? new Date(0)))
    .$if(to !== undefined, (query) => query.where('l.occurred_at', '<', to ?? new Date(0)))
    .$call((query) =>
      walkKeyset(query, { at: 'l.occurred_at', id: 'l.id' }, page.backward, keysetPlaces(values)),
    )
    .limit(values.limit)
    .execute();
}
