import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { joinedMedia, joinedMediaColumns, movingColumns } from '../../media/sql.ts';
import type { MediaRow } from '../../media/sql.ts';

/** A work as its author wrote it: what is looked at, or what people see until then. */
export interface ReviewContents {
  readonly name: string;
  readonly description: string;
  readonly designScope: string;
  readonly clientName: string;
  readonly period: string;
  readonly workload: string;
  readonly categories: readonly string[];
  readonly industries: readonly string[];
  readonly tools: readonly string[];
  readonly media: readonly MediaRow[];
}

export interface ReviewedAuthor {
  readonly id: string;
  readonly name: string;
  readonly registeredAt: Date;
  readonly approvedWorks: number;
  readonly rejectedWorks: number;
  readonly openReports: number;
}

export interface ReviewedWork {
  readonly id: string;
  readonly number: number;
  readonly visibility: 'COMPANIES' | 'EVERYONE' | 'LINK' | 'MEMBERS';
  readonly isPublished: boolean;
  readonly version: Date;
  readonly contents: ReviewContents;
  /** Of a change: what stands until it is approved. */
  readonly before: ReviewContents | null;
  readonly author: ReviewedAuthor;
}

const texts = [
  'name',
  'description',
  'design_scope as designScope',
  'client_name as clientName',
  'period',
  'workload',
] as const;

const named = (table: 'categories' | 'industries' | 'tools', ids: string) =>
  sql<string[]>`coalesce((select array_agg(t.name order by t.id) from ${sql.table(table)} t
    where t.id = any(${sql.ref(ids)})), '{}')`;

const mediaColumns = [...joinedMediaColumns, ...movingColumns, 'x.caption'] as const;

async function mediaOf(db: Kysely<Tables>, isChange: boolean, id: string): Promise<MediaRow[]> {
  const rows = isChange
    ? await db
        .selectFrom('product_revision_media as x')
        .innerJoin('media_objects as m', 'm.id', 'x.media_id')
        .select(mediaColumns)
        .where('x.revision_id', '=', id)
        .orderBy('x.position')
        .execute()
    : await db
        .selectFrom('product_media as x')
        .innerJoin('media_objects as m', 'm.id', 'x.media_id')
        .select(mediaColumns)
        .where('x.product_id', '=', id)
        .orderBy('x.position')
        .execute();
  return rows.flatMap((row) => joinedMedia(row, row) ?? []);
}

async function contentsOf(
  db: Kysely<Tables>,
  table: 'product_revisions' | 'products',
  id: string,
): Promise<ReviewContents> {
  const row = await db
    .selectFrom(table)
    .select([
      ...texts,
      named('categories', 'category_ids').as('categories'),
      named('industries', 'industry_ids').as('industries'),
      named('tools', 'tool_ids').as('tools'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, media: await mediaOf(db, table === 'product_revisions', id) };
}

async function authorOf(db: Kysely<Tables>, id: string): Promise<ReviewedAuthor> {
  return db
    .selectFrom('creator_profiles as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select([
      'c.user_id as id',
      sql<string>`c.last_name || ' ' || c.first_name`.as('name'),
      'u.created_at as registeredAt',
      sql<number>`(select count(*)::int from products p where p.author_id = c.user_id and p.approved_at is not null)`.as(
        'approvedWorks',
      ),
      sql<number>`(select count(*)::int from products p join product_reviews v on v.product_id = p.id
        where p.author_id = c.user_id and v.current_review_status = 'REJECTED')`.as('rejectedWorks'),
      sql<number>`(select count(*)::int from reports r where r.subject_kind = 'USER' and r.subject_id = c.user_id
        and r.status = 'OPEN')`.as('openReports'),
    ])
    .where('c.user_id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function reviewedWork(db: Kysely<Tables>, id: string): Promise<ReviewedWork | undefined> {
  const row = await db
    .selectFrom('products as p')
    .leftJoin('product_revisions as r', 'r.product_id', 'p.id')
    .select((eb) => [
      'p.id',
      'p.number',
      'p.visibility',
      'p.is_published as isPublished',
      'p.author_id as authorId',
      'r.id as revisionId',
      eb.fn.coalesce('r.edited_at', 'p.edited_at').as('version'),
    ])
    .where('p.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { authorId, revisionId, ...work } = row;
  const standing = await contentsOf(db, 'products', id);
  const contents = revisionId === null ? standing : await contentsOf(db, 'product_revisions', revisionId);
  const author = await authorOf(db, authorId);
  return { ...work, contents, before: revisionId === null ? null : standing, author };
}

export interface ReviewStepRow {
  readonly id: string;
  readonly status: 'APPROVED' | 'IN_PROGRESS' | 'REJECTED';
  readonly reason: string | null;
  readonly at: Date;
  readonly staffName: string | null;
}

/** The newest first. */
export async function reviewStory(db: Kysely<Tables>, productId: string): Promise<ReviewStepRow[]> {
  return db
    .selectFrom('product_review_activities as a')
    .innerJoin('product_reviews as v', 'v.id', 'a.review_id')
    .leftJoin('staff_accounts as s', 's.id', 'a.staff_id')
    .select([
      'a.id',
      'a.review_status as status',
      'a.reject_reason as reason',
      'a.activity_at as at',
      's.name as staffName',
    ])
    .where('v.product_id', '=', productId)
    .orderBy('a.activity_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(30)
    .execute();
}
