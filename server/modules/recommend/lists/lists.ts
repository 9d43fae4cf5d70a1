import { batched, groupBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { encodeGlobalId, keyOf } from '../../../lib/request/globalId.ts';
import { isUuid } from '../../../lib/ids.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { connection } from '../../../lib/request/paging.ts';
import type { Connection, KeysetPage } from '../../../lib/request/paging.ts';
import { visibleByIds, visibleCreator } from '../../creators/profiles/creators.ts';
import type { CreatorRow } from '../../creators/profiles/sql.ts';
import { memberScope } from '../../viewer/visibility.ts';
import * as sql from './listsSql.ts';
import type { EntryRow, ListRow } from './listsSql.ts';

export const listLimits = { name: 60, note: 1_000, atOnce: 50 } as const;

const mostLists = 100;
const mostInList = 500;

function ofCompany({ viewer }: Context): { readonly userId: string; readonly companyId: string } {
  if (viewer.kind === 'user' && viewer.companyId !== null)
    return { userId: viewer.userId, companyId: viewer.companyId };
  throw new DomainError('ForbiddenError', 'この操作はできません。');
}

const notFound = () =>
  new DomainError('ArgumentInvalidError', 'リストが見つかりません。', { field: 'listId' });

export function ownLists(context: Context): Promise<readonly ListRow[]> {
  return sql.listsOf(context.services.db, ofCompany(context).companyId);
}

/** Another company's answers as one that does not exist. */
export async function ownList(context: Context, globalId: string): Promise<ListRow | null> {
  const id = keyOf(globalId, 'CreatorList');
  return (await ownLists(context)).find((list) => list.id === id) ?? null;
}

const counts = batched<string, number>(
  async (context, ids) =>
    new Map(
      (await sql.countsOf(context.services.db, memberScope(context.viewer), ids)).map(({ listId, count }) => [
        listId,
        count,
      ]),
    ),
);

export async function countOf(context: Context, { id }: ListRow): Promise<number> {
  return (await counts(context).load(id)) ?? 0;
}

export async function entriesOf(
  context: Context,
  { id }: ListRow,
  page: KeysetPage,
): Promise<Connection<EntryRow>> {
  const rows = await sql.entries(context.services.db, memberScope(context.viewer), id, page);
  return connection(page, rows, ({ addedAt, creatorId }) => ({ at: addedAt, id: creatorId }));
}

export async function creatorOf(context: Context, { creatorId }: EntryRow): Promise<CreatorRow> {
  const creator = await visibleCreator(context, creatorId);
  if (!creator) throw new Error(`The creator ${creatorId} of a list that is shown is not visible.`);
  return creator;
}

const standing = batched<string, readonly { readonly listId: string }[]>(async (context, ids) =>
  groupBy(
    ids,
    await sql.listsWith(context.services.db, ofCompany(context).companyId, ids),
    ({ creatorId }) => creatorId,
  ),
);

/** In which of the company's lists a creator stands. */
export async function listIdsWith(context: Context, creatorId: string): Promise<readonly string[]> {
  if (context.viewer.kind !== 'user' || context.viewer.companyId === null) return [];
  return ((await standing(context).load(creatorId)) ?? []).map(({ listId }) => listId);
}

export interface SaveListInput {
  readonly listId?: string | null | undefined;
  readonly newId?: string | null | undefined;
  readonly name: string;
  readonly creatorIds?: readonly string[] | null | undefined;
}

async function visibleKeys(context: Context, globalIds: readonly string[]): Promise<string[]> {
  const keys = globalIds.map((id) => keyOf(id, 'CreatorUser')).filter((key) => key !== undefined);
  const rows = await visibleByIds(context, keys);
  const visible = rows.flatMap((row) => (row === null ? [] : [row.key]));
  if (visible.length < globalIds.length)
    throw new DomainError('UserNotFoundError', 'クリエイターが見つかりません。');
  return [...new Set(visible)];
}

interface SavedList {
  readonly lists: readonly ListRow[];
  readonly saved: ListRow | null;
}

/** Renames one of the company's lists, or makes a new one, which carries an id made by the page, so that it is made once. */
export async function saveList(context: Context, input: SaveListInput): Promise<SavedList> {
  const { services } = context;
  const { userId, companyId } = ofCompany(context);
  const inputs = new Inputs();
  const name = inputs.requiredLine('name', 'リストの名前', input.name, listLimits.name);
  inputs.finish();
  const keys = await visibleKeys(context, input.creatorIds ?? []);
  const known = input.listId == null ? null : keyOf(input.listId, 'CreatorList');
  if (known === undefined) throw notFound();
  const newId = input.newId != null && isUuid(input.newId) ? input.newId : services.newId();
  const id = known ?? newId;
  const now = services.clock.now();
  const refused = (words: string) => new DomainError('ArgumentInvalidError', words, { field: 'name' });
  await services.db.transaction().execute(async (trx) => {
    const others = (await sql.holdLists(trx, companyId)).filter((list) => list.id !== id);
    if (others.some((list) => list.name === name)) throw refused('同じ名前のリストがあります。');
    if (known !== null) {
      if (!(await sql.renameList(trx, { id, companyId, name }))) throw notFound();
      return;
    }
    if (others.length >= mostLists) throw refused(`リストは${mostLists}件まで作れます。`);
    await sql.insertList(trx, { id, companyId, name, byUserId: userId, now });
    if (!(await sql.holdList(trx, id, companyId))) throw notFound();
    await sql.insertEntries(trx, id, keys, { userId, now });
  });
  const lists = await ownLists(context);
  return { lists, saved: lists.find((list) => list.id === id) ?? null };
}

export async function deleteList(context: Context, globalId: string): Promise<readonly ListRow[]> {
  const { companyId } = ofCompany(context);
  const id = keyOf(globalId, 'CreatorList');
  if (id === undefined || !(await sql.deleteList(context.services.db, id, companyId))) throw notFound();
  return ownLists(context);
}

export interface MembersInput {
  readonly listId: string;
  readonly creatorIds: readonly string[];
  /** In it, or no longer. */
  readonly isListed: boolean;
  /** What was noted about them when they were taken out, where that is undone. */
  readonly notes?: readonly Note[] | null | undefined;
}

export interface Note {
  readonly creatorId: string;
  readonly note: string;
}

export interface ListedResult {
  readonly list: ListRow;
  /** What was noted about whoever was taken out. */
  readonly takenNotes: readonly Note[];
}

function notesOf(given: readonly Note[]): ReadonlyMap<string, string> {
  const inputs = new Inputs();
  const notes = given.flatMap(({ creatorId, note }): [string, string][] => {
    const key = keyOf(creatorId, 'CreatorUser');
    const words = inputs.lines('notes', 'メモ', note, listLimits.note) ?? '';
    return key === undefined ? [] : [[key, words]];
  });
  inputs.finish();
  return new Map(notes);
}

/** Puts creators into a list or takes them out; done twice it is done. */
export async function setListed(context: Context, input: MembersInput): Promise<ListedResult> {
  const { services } = context;
  const { userId, companyId } = ofCompany(context);
  const id = keyOf(input.listId, 'CreatorList');
  if (id === undefined) throw notFound();
  const keys = input.isListed
    ? await visibleKeys(context, input.creatorIds)
    : input.creatorIds.map((each) => keyOf(each, 'CreatorUser')).filter((key) => key !== undefined);
  const notes = notesOf(input.notes ?? []);
  const now = services.clock.now();
  return services.db.transaction().execute(async (trx) => {
    const list = await sql.holdList(trx, id, companyId);
    if (!list) throw notFound();
    if (input.isListed) {
      if ((await sql.countOthers(trx, id, keys)) + keys.length > mostInList)
        throw new DomainError(
          'ArgumentInvalidError',
          `1つのリストに入れられるのは${mostInList}人までです。`,
          {
            field: 'creatorIds',
          },
        );
      await sql.insertEntries(trx, id, keys, { userId, now, notes });
      return { list: { ...list, editedAt: now }, takenNotes: [] };
    }
    const gone = await sql.deleteEntries(trx, id, keys, now);
    const noted = gone.filter(({ note }) => note !== '');
    return {
      list: { ...list, editedAt: now },
      takenNotes: noted.map(({ creatorId, note }) => ({
        creatorId: encodeGlobalId('CreatorUser', creatorId),
        note,
      })),
    };
  });
}

export async function writeNote(
  context: Context,
  input: { readonly listId: string; readonly creatorId: string; readonly note: string },
): Promise<EntryRow> {
  const list = await ownList(context, input.listId);
  const creatorId = keyOf(input.creatorId, 'CreatorUser');
  if (!list || creatorId === undefined) throw notFound();
  const inputs = new Inputs();
  const note = inputs.lines('note', 'メモ', input.note, listLimits.note) ?? '';
  inputs.finish();
  const creator = await visibleCreator(context, creatorId);
  const entry = creator && (await sql.writeNote(context.services.db, { listId: list.id, creatorId, note }));
  if (!entry) throw new DomainError('UserNotFoundError', 'クリエイターが見つかりません。');
  return entry;
}
