import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import { keysetValues, walkKeyset } from '../../../db/keyset.ts';
import type { KeysetValues } from '../../../db/keyset.ts';
import { firstRows, prepared } from '../../../db/prepared.ts';
import { precomputedIdsOf } from '../../../lib/request/globalId.ts';
import type { GlobalId } from '../../../lib/request/globalId.ts';
import { largestPage } from '../../../lib/request/paging.ts';
import type { KeysetPage } from '../../../lib/request/paging.ts';
import type { Written } from '../contents/fields.ts';
import { workColumns } from '../contents/writtenSql.ts';
import { notHiddenFrom } from '../../viewer/visibilitySql.ts';
import type { ViewerScope } from '../../viewer/visibilitySql.ts';
import { joinedMedia, joinedMediaColumns, movingColumns } from '../../media/sql.ts';
import type { MediaRow } from '../../media/sql.ts';

export interface ProductRow extends Written {
  readonly key: string;
  readonly id: GlobalId;
  readonly number: number;
  readonly authorId: string;
  readonly editedAt: Date;
  readonly publishedAt: Date | null;
  readonly publicAt: Date | null;
  readonly memberAt: Date | null;
  readonly bookmarksCount: number;
  readonly viewsCount: number;
  readonly pickReason: string | null;
  readonly thumbnailImage: MediaRow | null;
}

const selectProductsColumns = columnsOf(
  'p.number',
  'p.authorId',
  'p.editedAt',
  'p.publicAt',
  'p.memberAt',
  'p.bookmarksCount',
  'p.viewsCount',
);

export function selectProducts(db: Kysely<Tables>) {
  return db
    .selectFrom('products as p')
    .leftJoin('media_objects as m', 'm.id', 'p.thumbnail_media_id')
    .leftJoin('editors_picks as e', 'e.product_id', 'p.id')
    .select([
      ...workColumns,
      ...selectProductsColumns,
      'p.id as key',
      // Unapproved works are not published, whatever the author chose.
      sql<Date | null>`case when p.approved_at is not null then p.first_published_at end`.as('publishedAt'),
      'e.reason as pickReason',
      ...joinedMediaColumns,
    ]);
}

export type SelectedProduct = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number];

const idOf = precomputedIdsOf('Product');

export function productRow(row: SelectedProduct): ProductRow {
  return { ...row, id: idOf(row.key), thumbnailImage: joinedMedia(row) };
}

/** Values for guests' statements, which use none of them. */
const nobody = { viewerId: null, companyId: null, emailDomain: null };

type MaybeScope = { readonly [Name in keyof ViewerScope]: ViewerScope[Name] | null };

type FeedValues = KeysetValues & MaybeScope & { readonly authorId: string | null };

/** A statement for each variant: guests or viewers, all or one author, both directions. */
function feedStatement(scoped: boolean, ofAuthor: boolean, backward: boolean) {
  return prepared<FeedValues>()((db, value) => {
    const ordered = selectProducts(db)
      .where('p.public_at', 'is not', null)
      .$if(scoped, (query) => query.where(notHiddenFrom(value, ofAuthor ? value('authorId') : 'p.author_id')))
      .$if(ofAuthor, (query) => query.where(sql<boolean>`p.author_id = ${value('authorId')}`))
      .$call((query) => walkKeyset(query, { at: 'p.public_at', id: 'p.id' }, backward, value));
    return firstRows(db, ordered, value('limit'), largestPage + 1);
  });
}

const either = [true, false];
const feedStatements = new Map<string, ReturnType<typeof feedStatement>>(
  either.flatMap((scoped) =>
    either.flatMap((ofAuthor) =>
      either.map(
        (backward) =>
          [`${scoped} ${ofAuthor} ${backward}`, feedStatement(scoped, ofAuthor, backward)] as const,
      ),
    ),
  ),
);

/** A keyset page of public works, newest first, of all or one author; reads one more than the page. */
export async function publicProducts(
  db: Kysely<Tables>,
  page: KeysetPage,
  scope: ViewerScope | undefined,
  authorId?: string,
): Promise<ProductRow[]> {
  const form: string = `${scope !== undefined} ${authorId !== undefined} ${page.backward}`;
  const run = feedStatements.get(form);
  if (!run) throw new Error('The feed has no such form.');
  const rows = await run(db, {
    ...keysetValues(page),
    authorId: authorId ?? null,
    ...(scope ?? nobody),
  });
  return rows.map(productRow);
}

function picksStatement(scoped: boolean) {
  return prepared<{ readonly limit: number } & MaybeScope>()((db, value) =>
    selectProducts(db)
      .where('e.product_id', 'is not', null)
      .where('p.public_at', 'is not', null)
      .$if(scoped, (query) => query.where(notHiddenFrom(value, 'p.author_id')))
      .orderBy('e.place', 'desc')
      .orderBy('e.product_id', 'desc')
      .limit(value('limit')),
  );
}

const picksForGuests = picksStatement(false);
const picksForViewers = picksStatement(true);

/** Editors' picks in their order, if visible to the viewer. */
export async function editorsPicks(
  db: Kysely<Tables>,
  limit: number,
  scope: ViewerScope | undefined,
): Promise<ProductRow[]> {
  const rows = await (scope ? picksForViewers : picksForGuests)(db, { limit, ...(scope ?? nobody) });
  return rows.map(productRow);
}

export interface ProductMediaRow extends MediaRow {
  readonly productId: string;
}

const mediaStatementColumns = columnsOf('pm.productId', 'pm.caption');

const mediaStatement = prepared<{ readonly productIds: readonly string[] }>()((db, value) =>
  db
    .selectFrom('product_media as pm')
    .innerJoin('media_objects as m', 'm.id', 'pm.media_id')
    .select([...mediaStatementColumns, ...joinedMediaColumns, ...movingColumns])
    .where(sql<boolean>`pm.product_id = any(${value('productIds')}::uuid[])`)
    .orderBy('pm.product_id')
    .orderBy('pm.position'),
);

export async function mediaOfProducts(
  db: Kysely<Tables>,
  productIds: readonly string[],
): Promise<ProductMediaRow[]> {
  const rows = await mediaStatement(db, { productIds });
  return rows.flatMap((row) => {
    const media = joinedMedia(row, row);
    return media ? [{ ...media, productId: row.productId }] : [];
  });
}

const palettesStatement = prepared<{ readonly productIds: readonly string[] }>()((db, value) =>
  db
    .selectFrom('products')
    .select(['id', 'palette'])
    .where(sql<boolean>`id = any(${value('productIds')}::uuid[])`),
);

/** By the work's id. */
export async function palettesOf(
  db: Kysely<Tables>,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const rows = await palettesStatement(db, { productIds });
  return new Map(rows.map(({ id, palette }) => [id, palette]));
}

const bookmarkedStatement = prepared<{ readonly userId: string; readonly productIds: readonly string[] }>()(
  (db, value) =>
    // A lateral lookup for each work: as a set, the planner underestimates users with many bookmarks and
    // reads them all.
    db
      .selectFrom(sql<{ id: string }>`unnest(${value('productIds')}::uuid[])`.as<'wanted'>(sql`wanted(id)`))
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('bookmarks as b')
            .select('b.product_id')
            .where(sql<boolean>`b.user_id = ${value('userId')}`)
            .whereRef('b.product_id', '=', 'wanted.id')
            .limit(sql.lit(1))
            .as('kept'),
        (join) => join.onTrue(),
      )
      .select('wanted.id as productId'),
);

export async function bookmarkedAmong(
  db: Kysely<Tables>,
  userId: string,
  productIds: readonly string[],
): Promise<string[]> {
  const rows = await bookmarkedStatement(db, { userId, productIds });
  return rows.map(({ productId }) => productId);
}

export interface SiteFigures {
  readonly publicProductsCount: number;
  readonly seekingCreatorsCount: number;
  readonly productsOfDayCount: number;
  readonly latestPublishedAt: Date | null;
  readonly responseRatePercent: number | null;
  readonly medianReplyMinutes: number | null;
}

/** Fewer companies make no meaningful figure. */
const leastCompanies = 5;

/** From triggers' totals or narrow indexes, never by scanning a table. */
export async function siteFigures(db: Kysely<Tables>, dayBegan: Date): Promise<SiteFigures> {
  const ofCompanies = (figure: RawBuilder<number>) =>
    db
      .selectFrom('companies')
      .select(
        sql<number | null>`case when count(*) >= ${leastCompanies} then (${figure})::integer end`.as(
          'figure',
        ),
      )
      .where('response_rate_percent', 'is not', null);
  return db
    .selectNoFrom((eb) => [
      eb.fn
        .coalesce(
          eb
            .selectFrom('list_counters')
            .select('total')
            .where('list', '=', 'public_products')
            .where('key', '=', 'ALL')
            .where('owner_id', '=', '00000000-0000-0000-0000-000000000000'),
          sql.lit(0),
        )
        .as('publicProductsCount'),
      eb.fn
        .coalesce(
          eb
            .selectFrom('creator_job_profiles')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .where('seeking_at', 'is not', null)
            .where('job_seeking_status', '=', 'SEEKING'),
          sql.lit(0),
        )
        .as('seekingCreatorsCount'),
      eb.fn
        .coalesce(
          eb
            .selectFrom('products')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .where('public_at', '>', dayBegan),
          sql.lit(0),
        )
        .as('productsOfDayCount'),
      eb
        .selectFrom('products')
        .select('public_at')
        .where('public_at', 'is not', null)
        .orderBy('public_at', 'desc')
        .limit(1)
        .as('latestPublishedAt'),
      ofCompanies(sql<number>`round(avg(response_rate_percent))`).as('responseRatePercent'),
      ofCompanies(sql<number>`round(percentile_cont(0.5) within group (order by median_reply_minutes))`).as(
        'medianReplyMinutes',
      ),
    ])
    .executeTakeFirstOrThrow();
}
