import type { Context } from '../../../lib/context.ts';
import { connection, keysetPage, pageFrom } from '../../../lib/paging.ts';
import type { Connection, CursorArgs, KeysetPage } from '../../../lib/paging.ts';
import { seesMemberContent } from '../../../lib/viewer.ts';
import { memberScope, scopeOf } from '../../viewer/visibility.ts';
import { filterNames, filterValues, isFiltered, without } from './filters.ts';
import type { FilterArgs } from './filters.ts';
import type { FilterValues } from './filtersSql.ts';
import * as sql from './memberFeedSql.ts';
import { publicFeedOf } from '../works/products.ts';
import { decodePlace, shuffledPage } from './shuffledFeed.ts';
import type { ProductRow } from '../works/sql.ts';

export type FeedArgs = CursorArgs & FilterArgs;

const dayMs = 86_400_000;
/** Whoever registered this recently is a newcomer (新人). `products_newbie_index` counts the same days. */
const newcomerMs = 90 * dayMs;

const newSince = ({ services }: Context): Date => new Date(services.clock.now().getTime() - newcomerMs);

function newestFirst(page: KeysetPage, rows: readonly ProductRow[]): Connection<ProductRow> {
  // Rows of these lists always have the moment they are sorted by.
  return connection(page, rows, ({ memberAt, editedAt, key }) => ({ at: memberAt ?? editedAt, id: key }));
}

/** Every work that members may see: shuffled as long as nothing is asked for but a page, else newest first. */
export function everything(context: Context, args: FeedArgs): Promise<Connection<ProductRow>> {
  if (isFiltered(filterValues(args))) return recent(context, args);
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

/** The newest works of creators who joined in the last 90 days. */
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

/** One creator's works, newest first. A creator who is unknown, hidden, or hidden from the viewer has none. */
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

/** The same for whoever asks: guests, and those who see public things only, get what is public. */
export function ofCreatorFor(
  context: Context,
  authorId: string,
  page: KeysetPage,
): Promise<Connection<ProductRow>> {
  return seesMemberContent(context.viewer)
    ? ofCreator(context, authorId, page)
    : publicFeedOf(context, authorId, page);
}

/** The works of one author that stand next to a work, as who asks sees them; `null` at an end, and for a work in no list. */
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

/** How many works `ofCreatorFor` lists. */
export async function countOfCreator({ viewer, services }: Context, authorId: string): Promise<Count> {
  const scope = scopeOf(viewer);
  const as = scope === undefined ? 'guest' : seesMemberContent(viewer) ? 'member' : 'viewer';
  return counted(await sql.countOfAuthor(services.db, authorId, as, scope, mostCounted + 1));
}

export interface Count {
  readonly count: number;
  /** There are more than were counted. */
  readonly isMore: boolean;
}

/** Beyond this nobody reads the number. */
const mostCounted = 1_000;

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

const kinds = {
  categoryIds: 'CATEGORY',
  industryIds: 'INDUSTRY',
  toolIds: 'TOOL',
  jobSeekingStatuses: 'JOB_SEEKING_STATUS',
  operationalAvailabilities: 'OPERATIONAL_AVAILABILITY',
  engagementTypes: 'ENGAGEMENT_TYPE',
  wayOfWorkings: 'WAY_OF_WORKING',
} as const satisfies Record<keyof FilterValues, string>;

export interface Loosening extends Count {
  readonly kind: (typeof kinds)[keyof typeof kinds];
}

/** What would be found without one of the filters, for each kind that is set. */
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
