import type { Context } from '../../../lib/request/context.ts';
import { connection, keysetPage, pageFrom } from '../../../lib/request/paging.ts';
import type { Connection, CursorArgs, KeysetPage } from '../../../lib/request/paging.ts';
import { seesMemberContent } from '../../../lib/request/viewer.ts';
import { memberScope, scopeOf } from '../../viewer/visibility.ts';
import { filterNames, filterValues, isFiltered, labsAsked, without } from './filters.ts';
import type { FilterArgs } from './filters.ts';
import type { FilterValues } from './filtersSql.ts';
import * as sql from './memberFeedSql.ts';
import { bestFirst, nearestFirst } from './bestFeed.ts';
import { publicFeedOf } from '../works/products.ts';
import { decodePlace, shuffledPage } from './shuffledFeed.ts';
import type { ProductRow } from '../works/sql.ts';

export type FeedArgs = CursorArgs & FilterArgs;

const dayMs = 86_400_000;
/** Newcomers (新人) registered within this time; `products_newbie_index` uses the same days. */
const newcomerMs = 90 * dayMs;

export const newSince = ({ services }: Context): Date =>
  new Date(services.clock.now().getTime() - newcomerMs);

function newestFirst(page: KeysetPage, rows: readonly ProductRow[]): Connection<ProductRow> {
  // Rows of these lists always have their sort moment.
  return connection(page, rows, ({ memberAt, editedAt, key }) => ({ at: memberAt ?? editedAt, id: key }));
}

export interface OrderedArgs extends FeedArgs {
  readonly order?: 'NEWEST' | 'RECOMMENDED' | null | undefined;
}

/** Works for members: shuffled without filters, else newest first unless told. The best of a colour are those nearest to it. */
export function everything(context: Context, args: OrderedArgs): Promise<Connection<ProductRow>> {
  const filters = filterValues(args);
  if (args.order === 'NEWEST') return recent(context, args);
  if (args.order === 'RECOMMENDED' && filters.colors !== null)
    return nearestFirst(context, args, filters, labsAsked(args.colors));
  if (isFiltered(filters))
    return args.order === 'RECOMMENDED' ? bestFirst(context, args, filters) : recent(context, args);
  const { db, clock } = context.services;
  return shuffledPage(db, memberScope(context.viewer), pageFrom(args, decodePlace), clock.now());
}

export async function recent(context: Context, args: FeedArgs): Promise<Connection<ProductRow>> {
  const { db } = context.services;
  const scope = memberScope(context.viewer);
  const filters = filterValues(args);
  const page = keysetPage(args);
  const rows = isFiltered(filters)
    ? await sql.filteredProducts(db, page, scope, filters, null)
    : await sql.newestProducts(db, page, scope);
  return newestFirst(page, rows);
}

/** Newest works of newcomers. */
export async function newcomers(context: Context, args: FeedArgs): Promise<Connection<ProductRow>> {
  const { db } = context.services;
  const scope = memberScope(context.viewer);
  const filters = filterValues(args);
  const page = keysetPage(args);
  const since = newSince(context);
  const rows = isFiltered(filters)
    ? await sql.filteredProducts(db, page, scope, filters, since)
    : await sql.newcomersProducts(db, page, scope, since);
  return newestFirst(page, rows);
}

/** A creator's works, newest first; none for an unknown or hidden one. */
export async function ofCreator(
  context: Context,
  authorId: string | undefined,
  page: KeysetPage,
): Promise<Connection<ProductRow>> {
  const scope = memberScope(context.viewer);
  const rows =
    authorId === undefined ? [] : await sql.productsOfAuthor(context.services.db, page, scope, authorId);
  return newestFirst(page, rows);
}

/** The same for any viewer: guests and restricted viewers get public works. */
export function ofCreatorFor(
  context: Context,
  authorId: string,
  page: KeysetPage,
): Promise<Connection<ProductRow>> {
  return seesMemberContent(context.viewer)
    ? ofCreator(context, authorId, page)
    : publicFeedOf(context, authorId, page);
}

/** The author's next or previous work that the viewer may see; null at the end, and for a work in no list. */
export async function besideOf(
  context: Context,
  { authorId, key, memberAt, publicAt }: ProductRow,
  side: 'newer' | 'older',
): Promise<ProductRow | null> {
  const at = seesMemberContent(context.viewer) ? memberAt : publicAt;
  if (at === null) return null;
  const page = { limit: 1, backward: side === 'newer', from: { at, id: key } };
  const { edges } = await ofCreatorFor(context, authorId, page);
  return edges[0]?.node ?? null;
}

/** The number of works `ofCreatorFor` lists. */
export async function countOfCreator({ viewer, services }: Context, authorId: string): Promise<Count> {
  const scope = scopeOf(viewer);
  const as = scope === undefined ? 'guest' : seesMemberContent(viewer) ? 'member' : 'viewer';
  return counted(await sql.countOfAuthor(services.db, authorId, as, scope, mostCounted + 1));
}

export interface Count {
  readonly count: number;
  readonly isMore: boolean;
}

export const mostCounted = 1_000;

function counted(found: number): Count {
  return { count: Math.min(found, mostCounted), isMore: found > mostCounted };
}

export interface CountArgs extends FilterArgs {
  readonly newbie?: boolean | null | undefined;
}

async function countOf(context: Context, filters: FilterValues, newbie: boolean): Promise<Count> {
  const found = await sql.countProducts(
    context.services.db,
    memberScope(context.viewer),
    filters,
    newbie ? newSince(context) : null,
    mostCounted + 1,
  );
  return counted(found);
}

export function count(context: Context, args: CountArgs): Promise<Count> {
  return countOf(context, filterValues(args), args.newbie === true);
}

export const kinds = {
  categoryIds: 'CATEGORY',
  industryIds: 'INDUSTRY',
  toolIds: 'TOOL',
  jobSeekingStatuses: 'JOB_SEEKING_STATUS',
  operationalAvailabilities: 'OPERATIONAL_AVAILABILITY',
  engagementTypes: 'ENGAGEMENT_TYPE',
  wayOfWorkings: 'WAY_OF_WORKING',
  colors: 'COLOR',
} as const satisfies Record<keyof FilterValues, string>;

export interface Loosening extends Count {
  readonly kind: (typeof kinds)[keyof typeof kinds];
}

/** The numbers without each of the set filters. */
export function loosenings(context: Context, args: CountArgs): Promise<Loosening[]> {
  const filters = filterValues(args);
  const set = filterNames.filter((name) => filters[name] !== null);
  return Promise.all(
    set.map(async (name) => ({
      kind: kinds[name],
      ...(await countOf(context, without(filters, name), args.newbie === true)),
    })),
  );
}
