import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import { keysetPlaces, keysetValues, walkKeyset } from '../../../db/keyset.ts';
import type { KeysetPage } from '../../../lib/request/paging.ts';
import { writtenOf } from '../contents/fields.ts';
import type { Written } from '../contents/fields.ts';
import { lastEditedColumns } from '../contents/writtenSql.ts';
import { joinedMedia, joinedMediaColumns, movingColumns } from '../../media/sql.ts';
import type { MediaRow } from '../../media/sql.ts';

export type ReviewStatus = 'APPROVED' | 'IN_PROGRESS' | 'REJECTED';
export type Visibility = 'COMPANIES' | 'EVERYONE' | 'LINK' | 'MEMBERS';

const cropShape = v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() });
export type CropRow = v.InferOutput<typeof cropShape>;

export function cropOf(json: unknown): CropRow | null {
  const crop = v.safeParse(cropShape, json);
  return crop.success ? crop.output : null;
}

/** As its author last edited it: the pending change, if any. */
export interface OwnProductRow extends Written {
  readonly id: string;
  readonly authorId: string;
  /** The change that awaits review or was rejected, while the approved content stays public. */
  readonly revisionId: string | null;
  readonly thumbnailImage: MediaRow | null;
  readonly thumbnailSourceId: string | null;
  readonly thumbnailCrop: CropRow | null;
  readonly isPublished: boolean;
  readonly visibility: Visibility;
  readonly version: number;
  readonly reviewStatus: ReviewStatus;
  readonly rejectReason: string | null;
  readonly lastReviewActivityAt: Date;
  readonly bookmarksCount: number;
  readonly viewsCount: number;
  readonly createdAt: Date;
  readonly editedAt: Date;
}

const newest = {
  thumbnail: sql<
    string | null
  >`case when r.id is null then p.thumbnail_media_id else r.thumbnail_media_id end`,
  source: sql<string | null>`case when r.id is null then coalesce(p.thumbnail_source_id, p.thumbnail_media_id)
    else coalesce(r.thumbnail_source_id, r.thumbnail_media_id) end`,
  crop: sql<unknown>`case when r.id is null then p.thumbnail_crop else r.thumbnail_crop end`,
};
/** A work without a review was added by operators. */
const reviewStatus = sql<ReviewStatus>`coalesce(v.current_review_status,
  case when p.approved_at is null then 'IN_PROGRESS' else 'APPROVED' end)`;

const ownColumns = columnsOf(
  'p.id',
  'p.authorId',
  'p.isPublished',
  'p.visibility',
  'p.version',
  'p.bookmarksCount',
  'p.viewsCount',
  'p.createdAt',
);

function selectOwn(db: Kysely<Tables>) {
  return db
    .selectFrom('products as p')
    .leftJoin('product_revisions as r', 'r.product_id', 'p.id')
    .leftJoin('product_reviews as v', 'v.product_id', 'p.id')
    .leftJoin('media_objects as m', (join) => join.on(sql<boolean>`m.id = ${newest.thumbnail}`))
    .select((eb) => [
      ...ownColumns,
      ...lastEditedColumns,
      'r.id as revisionId',
      newest.source.as('thumbnailSourceId'),
      newest.crop.as('thumbnailCrop'),
      reviewStatus.as('reviewStatus'),
      'v.reject_reason as rejectReason',
      eb.fn.coalesce('v.last_review_activity_at', 'p.created_at').as('lastReviewActivityAt'),
      eb.fn.coalesce('r.edited_at', 'p.edited_at').as('editedAt'),
      ...joinedMediaColumns,
    ]);
}

type Selected = Awaited<ReturnType<ReturnType<typeof selectOwn>['execute']>>[number];

function ownRow(row: Selected): OwnProductRow {
  return {
    ...row,
    ...writtenOf(row),
    thumbnailImage: joinedMedia(row),
    thumbnailCrop: cropOf(row.thumbnailCrop),
  };
}

export async function ownByIds(
  db: Kysely<Tables>,
  ids: readonly string[],
  authorId: string,
): Promise<OwnProductRow[]> {
  const rows = await selectOwn(db)
    .where(sql<boolean>`p.id = any(${[...ids]}::uuid[])`)
    .where('p.author_id', '=', authorId)
    .execute();
  return rows.map(ownRow);
}

export interface OwnFilter {
  readonly isPublished?: boolean;
  readonly reviewStatus?: ReviewStatus;
}

/** Newest first; reads one more than the page. */
export async function ownProducts(
  db: Kysely<Tables>,
  authorId: string,
  filter: OwnFilter,
  page: KeysetPage,
): Promise<OwnProductRow[]> {
  const values = keysetValues(page);
  const rows = await selectOwn(db)
    .where('p.author_id', '=', authorId)
    .$if(filter.isPublished !== undefined, (query) =>
      query.where('p.is_published', '=', filter.isPublished ?? false),
    )
    .$if(filter.reviewStatus !== undefined, (query) =>
      query.where(sql<boolean>`${reviewStatus} = ${filter.reviewStatus}`),
    )
    .$call((query) =>
      walkKeyset(query, { at: 'p.created_at', id: 'p.id' }, page.backward, keysetPlaces(values)),
    )
    .limit(values.limit)
    .execute();
  return rows.map(ownRow);
}

/** From one author's part of an index. */
export async function countOwn(db: Kysely<Tables>, authorId: string, filter: OwnFilter): Promise<number> {
  const { count } = await db
    .selectFrom('products as p')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('p.author_id', '=', authorId)
    .$if(filter.isPublished !== undefined, (query) =>
      query.where('p.is_published', '=', filter.isPublished ?? false),
    )
    .$if(filter.reviewStatus !== undefined, (query) =>
      query
        .leftJoin('product_reviews as v', 'v.product_id', 'p.id')
        .where(sql<boolean>`${reviewStatus} = ${filter.reviewStatus}`),
    )
    .executeTakeFirstOrThrow();
  return count;
}

export interface OwnMediaRow extends MediaRow {
  readonly holderId: string;
}

export async function mediaOfRevisions(
  db: Kysely<Tables>,
  revisionIds: readonly string[],
): Promise<OwnMediaRow[]> {
  const rows = await db
    .selectFrom('product_revision_media as pm')
    .innerJoin('media_objects as m', 'm.id', 'pm.media_id')
    .select(['pm.revision_id as holderId', 'pm.caption', ...joinedMediaColumns, ...movingColumns])
    .where(sql<boolean>`pm.revision_id = any(${[...revisionIds]}::uuid[])`)
    .orderBy('pm.revision_id')
    .orderBy('pm.position')
    .execute();
  return rows.flatMap((row) => {
    const media = joinedMedia(row, row);
    return media ? [{ ...media, holderId: row.holderId }] : [];
  });
}

const allowedCompanyIdsColumns = columnsOf('productId', 'companyId');

export function allowedCompanyIds(
  db: Kysely<Tables>,
  productIds: readonly string[],
): Promise<{ productId: string; companyId: string }[]> {
  return db
    .selectFrom('product_allowed_companies')
    .select(allowedCompanyIdsColumns)
    .where(sql<boolean>`product_id = any(${[...productIds]}::uuid[])`)
    .orderBy('product_id')
    .orderBy('created_at')
    .orderBy('company_id')
    .execute();
}

export interface ReviewActivityRow {
  readonly id: string;
  readonly productId: string;
  readonly reviewStatus: ReviewStatus;
  readonly rejectReason: string | null;
  readonly activityAt: Date;
}

const reviewActivitiesColumns = columnsOf(
  'a.id',
  'v.productId',
  'a.reviewStatus',
  'a.rejectReason',
  'a.activityAt',
);

/** Newest first. */
export function reviewActivities(
  db: Kysely<Tables>,
  productIds: readonly string[],
): Promise<ReviewActivityRow[]> {
  return db
    .selectFrom('product_reviews as v')
    .innerJoin('product_review_activities as a', 'a.review_id', 'v.id')
    .select(reviewActivitiesColumns)
    .where(sql<boolean>`v.product_id = any(${[...productIds]}::uuid[])`)
    .orderBy('v.product_id')
    .orderBy('a.activity_at', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
}
