import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { readFindings } from '../../jobs/holds/holdFields.ts';
import type { Finding } from '../../jobs/holds/holdFields.ts';
import type { Kind } from '../../jobs/contents/fields.ts';

export interface WaitingOpening {
  readonly id: string;
  readonly title: string;
  readonly kind: Kind;
  readonly companyId: string;
  readonly companyName: string;
  /** Of what was published; every act carries it. */
  readonly version: number;
  readonly findings: readonly Finding[];
  readonly heldAt: Date;
  /** Who has it before them now. */
  readonly leasedTo: string | null;
  readonly leasedToId: string | null;
}

/** Those that nobody has decided about in these seconds. */
const waiting = (db: Kysely<Tables>) =>
  db
    .selectFrom('opening_holds as h')
    .where('h.state', '=', 'WAITING')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review_decisions as d')
            .select('d.id')
            .whereRef('d.job_opening_id', '=', 'h.job_opening_id')
            .where('d.state', '=', 'WAITING'),
        ),
      ),
    );

export async function countWaitingOpenings(db: Kysely<Tables>): Promise<number> {
  const row = await waiting(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** The longest wait first. */
export async function waitingOpenings(
  db: Kysely<Tables>,
  { now, limit, id }: { readonly now: Date; readonly limit: number; readonly id?: string },
): Promise<WaitingOpening[]> {
  const rows = await waiting(db)
    .innerJoin('job_openings as o', 'o.id', 'h.job_opening_id')
    .innerJoin('companies as c', 'c.id', 'o.company_id')
    .leftJoin('review_leases as l', (join) =>
      join.onRef('l.job_opening_id', '=', 'o.id').on('l.expires_at', '>', now),
    )
    .leftJoin('staff_accounts as s', 's.id', 'l.staff_id')
    .select([
      'o.id',
      'o.title',
      'o.resumeration_type as kind',
      'o.company_id as companyId',
      'c.name as companyName',
      'h.version',
      'h.findings',
      'h.held_at as heldAt',
      's.name as leasedTo',
      'l.staff_id as leasedToId',
    ])
    .$if(id !== undefined, (query) => query.where('h.job_opening_id', '=', id ?? ''))
    .orderBy('h.held_at')
    .orderBy('h.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, findings: readFindings(row.findings) }));
}

export async function contentOf(db: Kysely<Tables>, id: string, version: number): Promise<unknown> {
  const row = await db
    .selectFrom('job_opening_versions')
    .select('content')
    .where('job_opening_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.content ?? null;
}

export interface EarlierHold {
  readonly id: string;
  readonly version: number;
  readonly heldAt: Date;
  readonly state: 'OVERTAKEN' | 'RELEASED' | 'SENT_BACK';
  readonly reason: string | null;
  readonly staffName: string | null;
}

/** What was decided about it before, the newest first. */
export async function earlierHolds(db: Kysely<Tables>, id: string): Promise<EarlierHold[]> {
  const rows = await db
    .selectFrom('opening_holds as h')
    .leftJoin('staff_accounts as s', 's.id', 'h.decided_by_staff_id')
    .select(['h.id', 'h.version', 'h.held_at as heldAt', 'h.state', 'h.reason', 's.name as staffName'])
    .where('h.job_opening_id', '=', id)
    .orderBy('h.held_at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(20)
    .execute();
  return rows.flatMap(({ state, ...hold }) => (state === 'WAITING' ? [] : [{ ...hold, state }]));
}

export interface CompanyFacts {
  readonly registeredAt: Date;
  readonly published: number;
  readonly sentBack: number;
  readonly suspensions: number;
}

export function companyFacts(db: Kysely<Tables>, companyId: string): Promise<CompanyFacts> {
  return db
    .selectFrom('companies as c')
    .select([
      'c.created_at as registeredAt',
      sql<number>`(select count(*)::int from job_openings o where o.company_id = c.id and o.status <> 'DRAFT')`.as(
        'published',
      ),
      sql<number>`(select count(*)::int from job_openings o join opening_holds h on h.job_opening_id = o.id
        where o.company_id = c.id and h.state = 'SENT_BACK')`.as('sentBack'),
      sql<number>`(select count(*)::int from member_decisions d where d.company_id = c.id)`.as('suspensions'),
    ])
    .where('c.id', '=', companyId)
    .executeTakeFirstOrThrow();
}
