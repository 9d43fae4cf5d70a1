import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Updateable } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf, dayOf } from '../../../db/columns.ts';
import type { MediaRow } from '../../media/sql.ts';
import { joinedMedia, joinedMediaColumns } from '../../media/sql.ts';

export interface CompanyDetailRow {
  readonly id: string;
  readonly name: string;
  readonly businessDescription: string;
  readonly corporatePageUrl: string | null;
  readonly location: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly cover: MediaRow | null;
  readonly industryId: number | null;
  /** YYYY-MM-DD */
  readonly foundedAt: string | null;
  readonly responseRatePercent: number | null;
  readonly medianReplyMinutes: number | null;
  readonly postalCode: string | null;
  readonly prefectureId: number | null;
  readonly city: string | null;
  readonly street: string | null;
  readonly building: string | null;
  readonly contactEmail: string | null;
  readonly contactPhoneNumber: string | null;
  readonly contactFormUrl: string | null;
  readonly corporateNumber: string | null;
  readonly invoiceRegistrationNumber: string | null;
  /** In digits: may exceed a number. */
  readonly capitalYen: string | null;
  readonly employeesCount: number | null;
  /** Kept by trigger. */
  readonly publicJobOpeningsCount: number;
}

const detailsByIdsColumns = columnsOf(
  'c.id',
  'c.name',
  'c.businessDescription',
  'c.corporatePageUrl',
  'c.location',
  'c.latitude',
  'c.longitude',
  'c.industryId',
  'c.responseRatePercent',
  'c.medianReplyMinutes',
  'c.postalCode',
  'c.prefectureId',
  'c.city',
  'c.street',
  'c.building',
  'c.contactEmail',
  'c.contactPhoneNumber',
  'c.contactFormUrl',
  'c.corporateNumber',
  'c.invoiceRegistrationNumber',
  'c.employeesCount',
);

/** For the company's page and its form. */
export async function detailsByIds(db: Kysely<Tables>, ids: readonly string[]): Promise<CompanyDetailRow[]> {
  const rows = await db
    .selectFrom('companies as c')
    .leftJoin('media_objects as m', 'm.id', 'c.cover_media_id')
    .leftJoin('list_counters as l', (join) =>
      join
        .on('l.list', '=', 'company_public_job_openings')
        .onRef('l.owner_id', '=', 'c.id')
        .on('l.key', '=', 'ALL'),
    )
    .select([
      ...detailsByIdsColumns,
      dayOf<string | null>('c.founded_at').as('foundedAt'),
      sql<string | null>`c.capital_yen::text`.as('capitalYen'),
      sql<number>`coalesce(l.total, 0)::integer`.as('publicJobOpeningsCount'),
      ...joinedMediaColumns,
    ])
    .where(sql<boolean>`c.id = any(${[...ids]}::uuid[])`)
    .execute();
  return rows.map((row) => ({ ...row, cover: joinedMedia(row) }));
}

/** Locked, as the base of a change. */
export async function holdDetail(
  trx: Transaction<Tables>,
  id: string,
): Promise<CompanyDetailRow | undefined> {
  await trx.selectFrom('companies').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return (await detailsByIds(trx, [id]))[0];
}

export async function hasPublicOpening(trx: Transaction<Tables>, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('job_openings')
    .select('id')
    .where('company_id', '=', id)
    .where('status', '=', 'PUBLIC')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateCompany(
  trx: Transaction<Tables>,
  id: string,
  values: Updateable<Tables['companies']>,
): Promise<void> {
  await trx.updateTable('companies').set(values).where('id', '=', id).execute();
}
