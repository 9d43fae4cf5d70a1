import { sql } from 'kysely';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf, dayOf } from '../../../db/columns.ts';
import { keysetPlaces, keysetValues, walkKeyset } from '../../../db/keyset.ts';
import type { KeysetPage } from '../../../lib/request/paging.ts';
import type { OfferSide } from '../offers/offersSql.ts';

type Event = Selectable<Tables['official_job_offer_events']>;

/** Idempotent. */
export async function insertIssued(
  trx: Transaction<Tables>,
  values: Insertable<Tables['issued_documents']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('issued_documents')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** A paper's data in the list. */
export interface IssuedFacts {
  readonly companyId: string;
  readonly creatorId: string;
  readonly companyName: string;
  readonly creatorName: string;
  readonly subject: string | null;
  readonly netPrice: number | null;
}

interface UnmadeVersion extends IssuedFacts {
  readonly paper: string;
  readonly contentHash: string;
  readonly createdAt: Date;
}

/** A version without a PDF. */
export async function unmadeVersion(
  db: Kysely<Tables>,
  offerId: string,
  version: number,
): Promise<UnmadeVersion | undefined> {
  const row = await db
    .selectFrom('official_job_offer_versions as v')
    .innerJoin('official_job_offers as o', 'o.id', 'v.offer_id')
    .select([
      'o.company_id as companyId',
      'o.creator_id as creatorId',
      'v.company_name as companyName',
      'v.creator_name as creatorName',
      'v.title as subject',
      'v.net_price as netPrice',
      'v.paper',
      'v.content_hash as contentHash',
      'v.created_at as createdAt',
    ])
    .where('v.offer_id', '=', offerId)
    .where('v.version', '=', version)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('issued_documents as d')
            .select('d.id')
            .whereRef('d.offer_id', '=', 'v.offer_id')
            .whereRef('d.version', '=', 'v.version')
            .where('d.kind', '=', 'OFFER')
            .where('d.voided_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.paper == null ? undefined : { ...row, paper: row.paper };
}

/** The accepted version. */
export async function agreedVersion(db: Kysely<Tables>, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('official_job_offers')
    .select('current_version as version')
    .where('id', '=', id)
    .where('status', '=', 'ACCEPTED')
    .executeTakeFirst();
  return row?.version;
}

export interface ConcludedOffer extends IssuedFacts {
  readonly version: number;
  readonly versionHash: string;
  readonly respondedAt: Date;
  /** Of the accepted version's PDF. */
  readonly documentHash: string;
  readonly isChange: boolean;
  readonly isEmployment: boolean;
}

/** An agreement whose PDF exists. */
export async function concludedOffer(db: Kysely<Tables>, id: string): Promise<ConcludedOffer | undefined> {
  const row = await db
    .selectFrom('official_job_offers as o')
    .innerJoin('official_job_offer_versions as v', (join) =>
      join.onRef('v.offer_id', '=', 'o.id').onRef('v.version', '=', 'o.current_version'),
    )
    .innerJoin('issued_documents as d', (join) =>
      join
        .onRef('d.offer_id', '=', 'v.offer_id')
        .onRef('d.version', '=', 'v.version')
        .on('d.kind', '=', 'OFFER')
        .on('d.voided_at', 'is', null),
    )
    .select([
      'o.company_id as companyId',
      'o.creator_id as creatorId',
      'o.responded_at as respondedAt',
      'v.version',
      'v.company_name as companyName',
      'v.creator_name as creatorName',
      'v.title as subject',
      'v.net_price as netPrice',
      'v.content_hash as versionHash',
      'd.sha256 as documentHash',
      sql<boolean>`o.amends_engagement_id is not null`.as('isChange'),
      sql<boolean>`v.remuneration_type = 'FULL_TIME'`.as('isEmployment'),
    ])
    .where('o.id', '=', id)
    .where('o.status', '=', 'ACCEPTED')
    .executeTakeFirst();
  return row?.respondedAt == null ? undefined : { ...row, respondedAt: row.respondedAt };
}

export interface StoryRow {
  readonly version: number;
  readonly kind: Event['kind'];
  readonly words: string | null;
  readonly confirmedBy: Event['confirmed_by'];
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly happenedAt: Date;
  readonly isCreator: boolean;
  /** Null for a deleted account. */
  readonly name: string | null;
}

/** All events with actor and network address, oldest first. */
export async function storyOf(db: Kysely<Tables>, offerId: string): Promise<StoryRow[]> {
  return db
    .selectFrom('official_job_offer_events as e')
    .innerJoin('official_job_offers as o', 'o.id', 'e.offer_id')
    .leftJoin('creator_profiles as c', 'c.user_id', 'e.user_id')
    .leftJoin('corporate_profiles as p', 'p.user_id', 'e.user_id')
    .select([
      'e.version',
      'e.kind',
      'e.words',
      'e.confirmed_by as confirmedBy',
      'e.ip',
      'e.user_agent as userAgent',
      'e.happened_at as happenedAt',
      sql<boolean>`e.user_id is not distinct from o.creator_id`.as('isCreator'),
      sql<string | null>`coalesce(c.last_name || ' ' || c.first_name, p.last_name || ' ' || p.first_name)`.as(
        'name',
      ),
    ])
    .where('e.offer_id', '=', offerId)
    .orderBy('e.happened_at')
    .orderBy('e.id')
    .execute();
}

export interface MadeDocument {
  readonly key: string;
  readonly name: string;
}

const madeOf = (db: Kysely<Tables>) =>
  db
    .selectFrom('issued_documents as d')
    .innerJoin('media_objects as m', 'm.id', 'd.media_id')
    .select([
      'd.offer_id as offerId',
      sql<string>`m.storage_key`.as('key'),
      sql<string>`coalesce(m.filename, 'document.pdf')`.as('name'),
    ]);

/** The record and the PDF. */
export async function papersOfAgreement(
  db: Kysely<Tables>,
  offerId: string,
  version: number,
): Promise<MadeDocument[]> {
  return madeOf(db)
    .where('d.offer_id', '=', offerId)
    .where('d.version', '=', version)
    .where('d.voided_at', 'is', null)
    .orderBy('d.kind')
    .execute();
}

export async function recordsOf(
  db: Kysely<Tables>,
  offerIds: readonly string[],
): Promise<(MadeDocument & { readonly offerId: string })[]> {
  return madeOf(db)
    .where(sql<boolean>`d.offer_id = any(${[...offerIds]}::uuid[])`)
    .where('d.kind', '=', 'RECORD')
    .where('d.voided_at', 'is', null)
    .execute();
}

/** Versions still without a PDF after some time. */
export async function versionsWithoutPaper(
  db: Kysely<Tables>,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<{ readonly offerId: string; readonly version: number }[]> {
  return db
    .selectFrom('official_job_offer_versions as v')
    .select(['v.offer_id as offerId', 'v.version'])
    .where('v.paper', 'is not', null)
    .where('v.created_at', '<', before)
    .where(
      sql<boolean>`not exists (select from issued_documents as d
        where d.offer_id = v.offer_id and d.version = v.version and d.kind = 'OFFER' and d.voided_at is null)`,
    )
    .orderBy('v.created_at')
    .limit(limit)
    .execute();
}

/** Agreements still without a record after some time. */
export async function agreementsWithoutRecord(
  db: Kysely<Tables>,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('official_job_offers as o')
    .innerJoin('official_job_offer_versions as v', (join) =>
      join.onRef('v.offer_id', '=', 'o.id').onRef('v.version', '=', 'o.current_version'),
    )
    .select('o.id')
    .where('o.status', '=', 'ACCEPTED')
    .where('o.responded_at', '<', before)
    .where('v.paper', 'is not', null)
    .where(
      sql<boolean>`not exists (select from issued_documents as d where d.offer_id = o.id and d.kind = 'RECORD' and d.voided_at is null)`,
    )
    .orderBy('o.responded_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Any issued paper: offers, quotes, creators' invoices, our fee invoices. */
export interface IssuedRow {
  readonly id: string;
  readonly kind: Selectable<Tables['issued_documents']>['kind'] | 'FEE_INVOICE' | 'INVOICE' | 'QUOTE';
  /** For papers of an offer: its kind. */
  readonly form: 'CHANGE' | 'COMMISSION' | 'EMPLOYMENT' | null;
  readonly offerId: string | null;
  readonly version: number | null;
  /** For a creator's invoice: the work. */
  readonly engagementId: string | null;
  readonly companyName: string;
  readonly creatorName: string;
  readonly subject: string;
  readonly number: string;
  readonly netAmount: number | null;
  readonly issuedAt: Date;
  readonly voidedAt: Date | null;
  readonly voidReason: string | null;
  /** How often it was issued, including this time. */
  readonly issue: number;
  readonly sha256: string;
  /** A later version exists. */
  readonly isReplaced: boolean;
  /** Of a quote: YYYY-MM-DD, its last day. */
  readonly validUntil: string | null;
  readonly key: string;
  readonly name: string;
}

const issuedColumns = columnsOf(
  'd.id',
  'd.kind',
  'd.form',
  'd.offerId',
  'd.version',
  'd.engagementId',
  'd.companyName',
  'd.creatorName',
  'd.subject',
  'd.number',
  'd.netAmount',
  'd.issuedAt',
  'd.voidedAt',
  'd.voidReason',
  'd.issue',
  'd.sha256',
  'd.isReplaced',
);

/** A row of the view over all papers. */
interface FiledPaper {
  readonly id: string;
  readonly kind: IssuedRow['kind'];
  readonly form: IssuedRow['form'];
  readonly company_id: string;
  readonly creator_id: string | null;
  readonly offer_id: string | null;
  readonly version: number | null;
  readonly engagement_id: string | null;
  readonly company_name: string;
  readonly creator_name: string;
  readonly subject: string;
  readonly number: string;
  readonly net_amount: number | null;
  readonly issued_at: Date;
  readonly voided_at: Date | null;
  readonly void_reason: string | null;
  readonly issue: number;
  readonly sha256: string;
  readonly media_id: string;
  readonly is_replaced: boolean;
  readonly valid_until: string | null;
}

const issuedRows = (db: Kysely<Tables>) =>
  db
    .selectFrom(sql<FiledPaper>`filed_papers`.as('d'))
    .innerJoin('media_objects as m', 'm.id', 'd.media_id')
    .select(issuedColumns)
    .select([
      dayOf<string | null>('d.valid_until').as('validUntil'),
      sql<string>`m.storage_key`.as('key'),
      sql<string>`coalesce(m.filename, 'document.pdf')`.as('name'),
    ]);

/** Conditions, all combined. */
export interface IssuedFilter {
  readonly from: Date | null;
  readonly until: Date | null;
  readonly least: number | null;
  readonly most: number | null;
  readonly counterparty: string | null;
  readonly kinds: readonly string[] | null;
}

/** Escaped for `like`. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/gu, String.raw`\$&`);

function matching(side: OfferSide, { from, until, least, most, counterparty, kinds }: IssuedFilter) {
  const [own, other] =
    'creatorId' in side
      ? [sql<boolean>`d.creator_id = ${side.creatorId}::uuid`, sql.ref('d.company_name')]
      : [sql<boolean>`d.company_id = ${side.companyId}::uuid`, sql.ref('d.creator_name')];
  const bare = (text: ReturnType<typeof sql.ref>) => sql`replace(replace(lower(${text}), ' ', ''), '　', '')`;
  return [
    own,
    ...(from === null ? [] : [sql<boolean>`d.issued_at >= ${from}`]),
    ...(until === null ? [] : [sql<boolean>`d.issued_at < ${until}`]),
    ...(least === null ? [] : [sql<boolean>`d.net_amount >= ${least}`]),
    ...(most === null ? [] : [sql<boolean>`d.net_amount <= ${most}`]),
    ...(counterparty === null
      ? []
      : [
          sql<boolean>`${bare(other)} like ${`%${literally(counterparty.toLowerCase().replaceAll(/[ 　]/gu, ''))}%`}`,
        ]),
    ...(kinds === null ? [] : [sql<boolean>`d.kind = any(${[...kinds]}::text[])`]),
  ];
}

/** Newest first. */
export async function issuedPage(
  db: Kysely<Tables>,
  side: OfferSide,
  filter: IssuedFilter,
  page: KeysetPage,
): Promise<IssuedRow[]> {
  const values = keysetValues(page);
  const newest = { at: 'd.issued_at', id: 'd.id' };
  return issuedRows(db)
    .where((eb) => eb.and(matching(side, filter)))
    .$call((query) => walkKeyset(query, newest, page.backward, keysetPlaces(values)))
    .limit(values.limit)
    .execute();
}

/** For anybody: whoever knows the hash has the file. */
export async function issuedByHash(db: Kysely<Tables>, sha256: string): Promise<IssuedRow | undefined> {
  return issuedRows(db).where('d.sha256', '=', sha256).orderBy('d.issued_at').limit(1).executeTakeFirst();
}

export async function issuedByIds(
  db: Kysely<Tables>,
  side: OfferSide,
  ids: readonly string[],
): Promise<IssuedRow[]> {
  return issuedRows(db)
    .where(sql<boolean>`d.id = any(${[...ids]}::uuid[])`)
    .where(
      'creatorId' in side
        ? sql<boolean>`d.creator_id = ${side.creatorId}::uuid`
        : sql<boolean>`d.company_id = ${side.companyId}::uuid`,
    )
    .execute();
}

/** False when already voided. */
export async function voidIssued(
  trx: Transaction<Tables>,
  id: string,
  { now, reason, userId }: { readonly now: Date; readonly reason: string; readonly userId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('issued_documents')
    .set({ voided_at: now, void_reason: reason, voided_by_user_id: userId })
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** How often it was issued before. */
export async function issuesOf(
  db: Kysely<Tables>,
  {
    offerId,
    version,
    kind,
  }: {
    readonly offerId: string;
    readonly version: number;
    readonly kind: Selectable<Tables['issued_documents']>['kind'];
  },
): Promise<number> {
  const row = await db
    .selectFrom('issued_documents')
    .select((eb) => eb.fn.max('issue').as('issue'))
    .where('offer_id', '=', offerId)
    .where('version', '=', version)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.issue ?? 0;
}
