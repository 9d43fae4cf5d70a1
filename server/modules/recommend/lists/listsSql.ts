import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { keysetPlaces, keysetValues, walkKeyset } from '../../../db/keyset.ts';
import type { KeysetPage } from '../../../lib/request/paging.ts';
import { bound, notHiddenFrom } from '../../viewer/visibilitySql.ts';
import type { ViewerScope } from '../../viewer/visibilitySql.ts';

export interface ListRow {
  readonly id: string;
  readonly companyId: string;
  readonly name: string;
  readonly editedAt: Date;
}

export interface EntryRow {
  readonly listId: string;
  readonly creatorId: string;
  readonly note: string;
  readonly addedAt: Date;
}

export async function listsOf(db: Kysely<Tables>, companyId: string): Promise<ListRow[]> {
  return db
    .selectFrom('creator_lists')
    .select(['id', 'company_id as companyId', 'name', 'edited_at as editedAt'])
    .where('company_id', '=', companyId)
    .orderBy('edited_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Held, so that what is put in at once is counted one after the other; undefined for one that is not the company's. */
export async function holdList(
  trx: Transaction<Tables>,
  id: string,
  companyId: string,
): Promise<ListRow | undefined> {
  return trx
    .selectFrom('creator_lists')
    .select(['id', 'company_id as companyId', 'name', 'edited_at as editedAt'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Held with the company, so that two who write at once make neither too many nor two of one name. */
export async function holdLists(
  trx: Transaction<Tables>,
  companyId: string,
): Promise<Pick<ListRow, 'id' | 'name'>[]> {
  await trx.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
  return trx.selectFrom('creator_lists').select(['id', 'name']).where('company_id', '=', companyId).execute();
}

export async function insertList(
  trx: Transaction<Tables>,
  list: Pick<ListRow, 'companyId' | 'id' | 'name'> & { readonly byUserId: string; readonly now: Date },
): Promise<void> {
  await trx
    .insertInto('creator_lists')
    .values({
      id: list.id,
      company_id: list.companyId,
      name: list.name,
      created_by_user_id: list.byUserId,
      created_at: list.now,
      edited_at: list.now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function renameList(
  db: Kysely<Tables>,
  { id, companyId, name }: Pick<ListRow, 'companyId' | 'id' | 'name'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('creator_lists')
    .set({ name })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteList(db: Kysely<Tables>, id: string, companyId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('creator_lists')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function insertEntries(
  trx: Transaction<Tables>,
  listId: string,
  creatorIds: readonly string[],
  by: { readonly userId: string; readonly now: Date; readonly notes?: ReadonlyMap<string, string> },
): Promise<void> {
  if (creatorIds.length === 0) return;
  await trx
    .insertInto('creator_list_entries')
    .values(
      creatorIds.map((creatorId) => ({
        list_id: listId,
        creator_id: creatorId,
        note: by.notes?.get(creatorId) ?? '',
        added_by_user_id: by.userId,
        added_at: by.now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['list_id', 'creator_id']).doNothing())
    .execute();
  await touch(trx, listId, by.now);
}

/** Answers what was noted about those who stood in it. */
export async function deleteEntries(
  trx: Transaction<Tables>,
  listId: string,
  creatorIds: readonly string[],
  now: Date,
): Promise<Pick<EntryRow, 'creatorId' | 'note'>[]> {
  const gone = await trx
    .deleteFrom('creator_list_entries')
    .where('list_id', '=', listId)
    .where(sql<boolean>`creator_id = any(${[...creatorIds]}::uuid[])`)
    .returning(['creator_id as creatorId', 'note'])
    .execute();
  await touch(trx, listId, now);
  return gone;
}

async function touch(trx: Transaction<Tables>, listId: string, now: Date): Promise<void> {
  await trx.updateTable('creator_lists').set({ edited_at: now }).where('id', '=', listId).execute();
}

export async function writeNote(
  db: Kysely<Tables>,
  { listId, creatorId, note }: Pick<EntryRow, 'creatorId' | 'listId' | 'note'>,
): Promise<EntryRow | undefined> {
  return db
    .updateTable('creator_list_entries')
    .set({ note })
    .where('list_id', '=', listId)
    .where('creator_id', '=', creatorId)
    .returning(['list_id as listId', 'creator_id as creatorId', 'note', 'added_at as addedAt'])
    .executeTakeFirst();
}

/** Those of whom a viewer is shown anything: who hides is in no list. */
const shown = (db: Kysely<Tables>, scope: ViewerScope) =>
  db
    .selectFrom('creator_list_entries as e')
    .innerJoin('creator_profiles as c', 'c.user_id', 'e.creator_id')
    .where('c.is_hidden', '=', false)
    .where(notHiddenFrom(bound(scope), 'e.creator_id'));

export async function entries(
  db: Kysely<Tables>,
  scope: ViewerScope,
  listId: string,
  page: KeysetPage,
): Promise<EntryRow[]> {
  const { limit, ...from } = keysetValues(page);
  return shown(db, scope)
    .select(['e.list_id as listId', 'e.creator_id as creatorId', 'e.note', 'e.added_at as addedAt'])
    .where('e.list_id', '=', listId)
    .$call((query) =>
      walkKeyset(query, { at: 'e.added_at', id: 'e.creator_id' }, page.backward, keysetPlaces(from)),
    )
    .limit(limit)
    .execute();
}

export async function countsOf(
  db: Kysely<Tables>,
  scope: ViewerScope,
  listIds: readonly string[],
): Promise<{ listId: string; count: number }[]> {
  return shown(db, scope)
    .select(['e.list_id as listId', sql<number>`count(*)::integer`.as('count')])
    .where(sql<boolean>`e.list_id = any(${[...listIds]}::uuid[])`)
    .groupBy('e.list_id')
    .execute();
}

/** In which of the company's lists a creator stands. */
export async function listsWith(
  db: Kysely<Tables>,
  companyId: string,
  creatorIds: readonly string[],
): Promise<{ listId: string; creatorId: string }[]> {
  return db
    .selectFrom('creator_list_entries as e')
    .innerJoin('creator_lists as l', 'l.id', 'e.list_id')
    .select(['e.list_id as listId', 'e.creator_id as creatorId'])
    .where('l.company_id', '=', companyId)
    .where(sql<boolean>`e.creator_id = any(${[...creatorIds]}::uuid[])`)
    .execute();
}

/** How many stand in a list beside these. */
export async function countOthers(
  trx: Transaction<Tables>,
  listId: string,
  creatorIds: readonly string[],
): Promise<number> {
  const { count } = await trx
    .selectFrom('creator_list_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('list_id', '=', listId)
    .where(sql<boolean>`creator_id <> all(${[...creatorIds]}::uuid[])`)
    .executeTakeFirstOrThrow();
  return Number(count);
}
