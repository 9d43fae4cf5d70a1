import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';

export type Urgency = 'CONSIDERATION_OF_ORDER_PLACEMENT' | 'INFORMATION_GATHERING' | 'REQUEST_IMMEDIATELY';
export type LeadStatus = 'NEW' | 'ACCEPTED' | 'DECLINED';

export interface LeadValues {
  readonly companyName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly registrationPurpose: string;
  readonly urgency: Urgency;
}

export interface LeadRow {
  readonly id: string;
  readonly companyName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly registrationPurpose: string | null;
  readonly urgency: Urgency | null;
  readonly status: LeadStatus;
  readonly createdAt: Date;
}

const columns = columnsOf(
  'id',
  'companyName',
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'registrationPurpose',
  'urgency',
  'status',
  'createdAt',
);

const written = (values: LeadValues) => ({
  company_name: values.companyName,
  first_name: values.firstName,
  last_name: values.lastName,
  email: values.email,
  phone_number: values.phoneNumber,
  registration_purpose: values.registrationPurpose,
  urgency: values.urgency,
});

/** Serialises leads of one address. */
export async function holdLeadsOfEmail(trx: Transaction<Tables>, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lead:${email.toLowerCase()}`}, 0))`.execute(trx);
}

export async function latestLead(
  trx: Transaction<Tables>,
  email: string,
  since: Date,
): Promise<LeadRow | undefined> {
  return trx
    .selectFrom('leads')
    .select(columns)
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .where('source', '=', 'SIGN_UP')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertLead(
  trx: Transaction<Tables>,
  id: string,
  values: LeadValues,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('leads')
    .values({ id, source: 'SIGN_UP', ...written(values), created_at: now })
    .execute();
}

/** Only while undecided. */
export async function updateNewLead(trx: Transaction<Tables>, id: string, values: LeadValues): Promise<void> {
  await trx
    .updateTable('leads')
    .set(written(values))
    .where('id', '=', id)
    .where('status', '=', 'NEW')
    .execute();
}

export function listLeads(
  db: Kysely<Tables>,
  { status, limit }: { readonly status?: LeadStatus; readonly limit: number },
): Promise<LeadRow[]> {
  return db
    .selectFrom('leads')
    .select(columns)
    .where('source', '=', 'SIGN_UP')
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'NEW'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** By the last hexadecimal digits, which differ between leads of one day. */
export async function leadIdsEndingIn(db: Kysely<Tables>, digits: string): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .select('id')
    .where('source', '=', 'SIGN_UP')
    .where(sql<boolean>`replace(id::text, '-', '') like ${`%${digits}`}`)
    .limit(3)
    .execute();
  return rows.map(({ id }) => id);
}

export async function holdLead(trx: Transaction<Tables>, id: string): Promise<LeadRow | undefined> {
  return trx.selectFrom('leads').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function decideLead(
  trx: Transaction<Tables>,
  id: string,
  decision: {
    readonly status: 'ACCEPTED' | 'DECLINED';
    /** Null for the command line. */
    readonly staffId: string | null;
    readonly now: Date;
  },
): Promise<void> {
  await trx
    .updateTable('leads')
    .set({ status: decision.status, decided_at: decision.now, decided_by_staff_id: decision.staffId })
    .where('id', '=', id)
    .execute();
}
