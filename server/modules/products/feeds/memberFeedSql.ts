import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { keysetValues, walkKeyset, walks } from '../../../db/keyset.ts';
import type { KeysetValues } from '../../../db/keyset.ts';
import { firstRows, prepared } from '../../../db/prepared.ts';
import { customPlan } from '../../../db/statements.ts';
import { largestPage } from '../../../lib/request/paging.ts';
import type { KeysetPage } from '../../../lib/request/paging.ts';
import { notHiddenFrom } from '../../viewer/visibilitySql.ts';
import type { ViewerScope } from '../../viewer/visibilitySql.ts';
import { fitting, ofNewcomers } from './filtersSql.ts';
import type { FilterValues } from './filtersSql.ts';
import { productRow, selectProducts } from '../works/sql.ts';
import type { ProductRow } from '../works/sql.ts';

type PageValues = ViewerScope & KeysetValues;

const valuesOf = (page: KeysetPage, scope: ViewerScope): PageValues => ({ ...scope, ...keysetValues(page) });

const newestFirst = { at: 'p.member_at', id: 'p.id' };
type Direction = 'backward' | 'forward';

const walkOf = ({ backward }: KeysetPage): Direction => (backward ? 'backward' : 'forward');

/** Newest works for members: all, of one author, or of newcomers. */
function newestStatement(of: 'everybody' | 'newcomers' | 'oneAuthor', walk: Direction) {
  return prepared<PageValues & { readonly authorId: string | null; readonly newSince: Date | null }>()(
    (db, value) => {
      const ordered = selectProducts(db)
        .where('p.member_at', 'is not', null)
        .$if(of === 'oneAuthor', (query) => query.where(sql<boolean>`p.author_id = ${value('authorId')}`))
        .$if(of === 'newcomers', (query) => query.where(ofNewcomers(value)))
        .where(notHiddenFrom(value, of === 'oneAuthor' ? value('authorId') : 'p.author_id'))
        .$call((query) => walkKeyset(query, newestFirst, walk === 'backward', value));
      return firstRows(db, ordered, value('limit'), largestPage + 1);
    },
  );
}

const bothWays = <Statement>(build: (walk: Direction) => Statement): Record<Direction, Statement> => ({
  forward: build('forward'),
  backward: build('backward'),
});
const newest = {
  everybody: bothWays((walk) => newestStatement('everybody', walk)),
  newcomers: bothWays((walk) => newestStatement('newcomers', walk)),
  oneAuthor: bothWays((walk) => newestStatement('oneAuthor', walk)),
};

/** A keyset page, newest first; reads one more than the page. */
export async function newestProducts(
  db: Kysely<Tables>,
  page: KeysetPage,
  scope: ViewerScope,
): Promise<ProductRow[]> {
  const values = { ...valuesOf(page, scope), authorId: null, newSince: null };
  return (await newest.everybody[walkOf(page)](db, values)).map(productRow);
}

export async function newcomersProducts(
  db: Kysely<Tables>,
  page: KeysetPage,
  scope: ViewerScope,
  newSince: Date,
): Promise<ProductRow[]> {
  const values = { ...valuesOf(page, scope), authorId: null, newSince };
  return (await newest.newcomers[walkOf(page)](db, values)).map(productRow);
}

export async function productsOfAuthor(
  db: Kysely<Tables>,
  page: KeysetPage,
  scope: ViewerScope,
  authorId: string,
): Promise<ProductRow[]> {
  const values = { ...valuesOf(page, scope), authorId, newSince: null };
  return (await newest.oneAuthor[walkOf(page)](db, values)).map(productRow);
}

/** Finds ids first and reads only one page of works: rare matches are sorted as moments and ids. */
function filteredStatement(newcomers: boolean, walk: Direction) {
  return prepared<PageValues & FilterValues & { readonly newSince: Date | null }>()((db, value) =>
    selectProducts(db)
      .innerJoin(
        db
          .selectFrom('products as p')
          .select(['p.id', 'p.member_at as at'])
          .where('p.member_at', 'is not', null)
          .where(fitting(value))
          .$if(newcomers, (query) => query.where(ofNewcomers(value)))
          .where(notHiddenFrom(value, 'p.author_id'))
          .$call((query) => walkKeyset(query, newestFirst, walk === 'backward', value))
          .limit(value('limit'))
          .as('found'),
        'found.id',
        'p.id',
      )
      .orderBy('found.at', walks(walk === 'backward'))
      .orderBy('found.id', walks(walk === 'backward'))
      .modifyEnd(customPlan),
  );
}

const filtered = {
  everybody: bothWays((walk) => filteredStatement(false, walk)),
  newcomers: bothWays((walk) => filteredStatement(true, walk)),
};

/** A keyset page of matching works, newest first; only of authors registered after `newSince`, if given. */
export async function filteredProducts(
  db: Kysely<Tables>,
  page: KeysetPage,
  scope: ViewerScope,
  filters: FilterValues,
  newSince: Date | null,
): Promise<ProductRow[]> {
  const statement = newSince === null ? filtered.everybody : filtered.newcomers;
  const values = { ...valuesOf(page, scope), ...filters, newSince };
  return (await statement[walkOf(page)](db, values)).map(productRow);
}

function countStatement(newcomers: boolean) {
  return prepared<FilterValues & ViewerScope & { readonly newSince: Date | null; readonly limit: number }>()(
    (db, value) =>
      db
        .selectFrom(
          db
            .selectFrom('products as p')
            .select('p.id')
            .where('p.member_at', 'is not', null)
            .where(fitting(value))
            .$if(newcomers, (query) => query.where(ofNewcomers(value)))
            .where(notHiddenFrom(value, 'p.author_id'))
            .limit(value('limit'))
            .as('found'),
        )
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .modifyEnd(customPlan),
  );
}

const countOfAll = countStatement(false);
const countOfNewcomers = countStatement(true);

/** Stops counting at the limit. */
export async function countProducts(
  db: Kysely<Tables>,
  scope: ViewerScope,
  filters: FilterValues,
  newSince: Date | null,
  limit: number,
): Promise<number> {
  const count = newSince === null ? countOfAll : countOfNewcomers;
  const [row] = await count(db, { ...filters, ...scope, newSince, limit });
  return row?.count ?? 0;
}

type AuthorValues = { readonly [Name in keyof ViewerScope]: ViewerScope[Name] | null } & {
  readonly authorId: string;
  readonly limit: number;
};

function countOfAuthorStatement(scoped: boolean, column: 'p.member_at' | 'p.public_at') {
  return prepared<AuthorValues>()((db, value) =>
    db
      .selectFrom(
        db
          .selectFrom('products as p')
          .select('p.id')
          .where(sql<boolean>`p.author_id = ${value('authorId')}`)
          .where(column, 'is not', null)
          .$if(scoped, (query) => query.where(notHiddenFrom(value, value('authorId'))))
          .limit(value('limit'))
          .as('found'),
      )
      .select(sql<number>`count(*)::integer`.as('count')),
  );
}

const ofAuthor = {
  guest: countOfAuthorStatement(false, 'p.public_at'),
  viewer: countOfAuthorStatement(true, 'p.public_at'),
  member: countOfAuthorStatement(true, 'p.member_at'),
};

/** An author's works for a guest, a restricted viewer, or a member. */
export async function countOfAuthor(
  db: Kysely<Tables>,
  authorId: string,
  as: keyof typeof ofAuthor,
  scope: ViewerScope | undefined,
  limit: number,
): Promise<number> {
  const nobody = { viewerId: null, companyId: null, emailDomain: null };
  const [row] = await ofAuthor[as](db, { ...(scope ?? nobody), authorId, limit });
  return row?.count ?? 0;
}
