import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Updateable } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { MediaRow } from '../media/sql.ts';
import { joinedMedia, joinedMediaColumns } from '../media/sql.ts';

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
  /** In digits: it may be more than a number holds. */
  readonly capitalYen: string | null;
  readonly employeesCount: number | null;
  /** Kept by trigger with every opening that comes or goes. */
  readonly publicJobOpeningsCount: number;
}

/** What a company's page and its own form show, beside the name and the picture that every list has. */
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
      'c.id',
      'c.name',
      'c.business_description as businessDescription',
      'c.corporate_page_url as corporatePageUrl',
      'c.location',
      'c.latitude',
      'c.longitude',
      'c.industry_id as industryId',
      sql<string | null>`to_char(c.founded_at, 'YYYY-MM-DD')`.as('foundedAt'),
      'c.response_rate_percent as responseRatePercent',
      'c.median_reply_minutes as medianReplyMinutes',
      'c.postal_code as postalCode',
      'c.prefecture_id as prefectureId',
      'c.city',
      'c.street',
      'c.building',
      'c.contact_email as contactEmail',
      'c.contact_phone_number as contactPhoneNumber',
      'c.contact_form_url as contactFormUrl',
      'c.corporate_number as corporateNumber',
      'c.invoice_registration_number as invoiceRegistrationNumber',
      sql<string | null>`c.capital_yen::text`.as('capitalYen'),
      'c.employees_count as employeesCount',
      sql<number>`coalesce(l.total, 0)::integer`.as('publicJobOpeningsCount'),
      ...joinedMediaColumns,
    ])
    .where(sql<boolean>`c.id = any(${[...ids]}::uuid[])`)
    .execute();
  return rows.map((row) => ({ ...row, cover: joinedMedia(row) }));
}

/** What a change is laid over, held until it is written. */
export async function holdDetail(
  trx: Transaction<Tables>,
  id: string,
): Promise<CompanyDetailRow | undefined> {
  await trx.selectFrom('companies').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return (await detailsByIds(trx, [id]))[0];
}

/** Whether people see one of its openings. */
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
