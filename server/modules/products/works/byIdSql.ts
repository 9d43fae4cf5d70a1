import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { prepared } from '../../../db/prepared.ts';
import { notHiddenFrom } from '../../viewer/visibilitySql.ts';
import type { ViewerScope } from '../../viewer/visibilitySql.ts';
import { productRow, selectProducts } from './sql.ts';
import type { ProductRow } from './sql.ts';

export interface Asking {
  readonly scope: ViewerScope | undefined;
  /** Sees members' content. */
  readonly isMember: boolean;
  /** Of the link used; null without one. */
  readonly tokenHash: string | null;
}

interface Values {
  readonly ids: readonly string[];
  readonly viewerId: string | null;
  readonly companyId: string | null;
  readonly emailDomain: string | null;
  readonly tokenHash: string | null;
  readonly now: Date;
}

/** Published, approved, and neither work nor author hidden. */
const isOut = sql<boolean>`(p.is_published and p.approved_at is not null and not p.is_hidden and p.taken_down_at is null)`;

const forChosenCompanies = (value: (name: 'companyId') => RawBuilder<unknown>) =>
  sql<boolean>`(p.visibility = 'COMPANIES' and ${isOut} and exists (
    select from product_allowed_companies as allowed
    where allowed.product_id = p.id and allowed.company_id = ${value('companyId')}::uuid))`;

/**
 * What a member may see without a link: a condition on `products as p` for lists outside the members' feed.
 */
export function mayBeSeenByMember(
  value: (name: keyof ViewerScope) => RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`(p.author_id = ${value('viewerId')}
    or ((p.member_at is not null or ${forChosenCompanies(value)}) and ${notHiddenFrom(value, 'p.author_id')}))`;
}

/**
 * The condition for seeing a work by id: public ones for all, members' ones for members, chosen companies'
 * for these, linked ones with the link, unless the author hides from the viewer; authors see all their own.
 */
function mayBeSeen(
  value: <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>,
  form: { readonly isGuest: boolean; readonly isMember: boolean; readonly byLink: boolean },
): RawBuilder<boolean> {
  const ways = [form.isMember ? sql`p.member_at is not null` : sql`p.public_at is not null`];
  if (!form.isGuest) ways.push(forChosenCompanies(value));
  if (form.byLink)
    ways.push(sql`(p.visibility = 'LINK' and ${isOut} and exists (
      select from product_share_links as link
      where link.product_id = p.id and link.token_hash = ${value('tokenHash')}
        and link.revoked_at is null and link.expires_at > ${value('now')}))`);
  const anyWay = sql<boolean>`(${sql.join(ways, sql` or `)})`;
  return form.isGuest
    ? anyWay
    : sql<boolean>`(p.author_id = ${value('viewerId')} or (${anyWay} and ${notHiddenFrom(value, 'p.author_id')}))`;
}

function byIdStatement(form: Parameters<typeof mayBeSeen>[1]) {
  return prepared<Values>()((db, value) =>
    selectProducts(db)
      .where(sql<boolean>`p.id = any(${value('ids')}::uuid[])`)
      .where(mayBeSeen(value, form)),
  );
}

const either = [true, false];
const statements = new Map(
  either.flatMap((isGuest) =>
    either.flatMap((isMember) =>
      either.map(
        (byLink) =>
          [`${isGuest} ${isMember} ${byLink}`, byIdStatement({ isGuest, isMember, byLink })] as const,
      ),
    ),
  ),
);

export async function visibleByIds(
  db: Kysely<Tables>,
  ids: readonly string[],
  { scope, isMember, tokenHash }: Asking,
  now: Date,
): Promise<ProductRow[]> {
  const run = statements.get(`${scope === undefined} ${isMember} ${tokenHash !== null}`);
  if (!run) throw new Error('There is no such way to ask for a work.');
  const { viewerId = null, companyId = null, emailDomain = null } = scope ?? {};
  const rows = await run(db, { ids, viewerId, companyId, emailDomain, tokenHash, now });
  return rows.map(productRow);
}

const publicStatements = { guest: publicStatement(false), viewer: publicStatement(true) };

function publicStatement(scoped: boolean) {
  return prepared<Omit<Values, 'now' | 'tokenHash'>>()((db, value) =>
    selectProducts(db)
      .where(sql<boolean>`p.id = any(${value('ids')}::uuid[])`)
      .where('p.public_at', 'is not', null)
      .$if(scoped, (query) => query.where(notHiddenFrom(value, 'p.author_id'))),
  );
}

export async function publicByIds(
  db: Kysely<Tables>,
  ids: readonly string[],
  scope: ViewerScope | undefined,
): Promise<ProductRow[]> {
  const { viewerId = null, companyId = null, emailDomain = null } = scope ?? {};
  const run = scope ? publicStatements.viewer : publicStatements.guest;
  return (await run(db, { ids, viewerId, companyId, emailDomain })).map(productRow);
}

export async function exists(db: Kysely<Tables>, id: string): Promise<boolean> {
  const row = await db.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function isAuthor(db: Kysely<Tables>, id: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .where('author_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
