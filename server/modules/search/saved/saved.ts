import { batched } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import type { Services } from '../../../lib/request/services.ts';
import { oneLine } from '../../../lib/text/text.ts';
import { readSavedSearch } from '../../notifications/activity.ts';
import { awaitMailOfDay } from '../../notifications/preferences.ts';
import { filtersOf } from '../finding/filters.ts';
import { longestQuery, wordsOf } from '../finding/words.ts';
import type { Kind } from '../indexing/sourcesSql.ts';
import { nextMorning } from './arrivals.ts';
import { probesOf } from './matching.ts';
import * as sql from './savedSql.ts';
import type { Delivery, SavedRow } from './savedSql.ts';

export const savedLimits = { name: 60, filters: 30, searches: 50 } as const;

const saving: RateLimit = { name: 'search.save', hits: 120, windowMs: 3_600_000 };

function ownerOf({ viewer }: Context): string {
  if (viewer.kind !== 'user') throw new DomainError('ForbiddenError', 'この操作はできません。');
  return viewer.userId;
}

const notFound = () =>
  new DomainError('ArgumentInvalidError', '保存した条件が見つかりません。', { field: 'savedSearchId' });
const sameName = () =>
  new DomainError('UserInputInvalidError', '同じ名前の条件がすでにあります。別の名前を付けてください。', {
    field: 'name',
  });

export function ownSavedSearches(context: Context): Promise<SavedRow[]> {
  return sql.savedOf(context.services.db, ownerOf(context));
}

const byId = batched<string, SavedRow>(async (context, ids) => {
  const own = context.viewer.kind === 'user' ? await ownSavedSearches(context) : [];
  return new Map(own.filter(({ id }) => ids.includes(id)).map((row) => [row.id, row]));
});

/** One of the viewer's; another's answers as one that does not exist. */
export async function ownSavedSearch(context: Context, id: string | null): Promise<SavedRow | null> {
  return id === null ? null : ((await byId(context).load(id)) ?? null);
}

async function required(context: Context, globalId: string): Promise<SavedRow> {
  const id = keyOf(globalId, 'SavedSearch');
  const row = (await ownSavedSearches(context)).find((one) => one.id === id);
  if (!row) throw notFound();
  return row;
}

const counts = batched<string, number>(async ({ services }, ids) => {
  const rows = await sql.newCounts(services.db, ids, services.clock.now());
  return new Map(rows.map(({ savedSearchId, count }) => [savedSearchId, count]));
});

export async function newCountOf(context: Context, { id }: SavedRow): Promise<number> {
  return (await counts(context).load(id)) ?? 0;
}

export interface SaveInput {
  readonly name?: string | null | undefined;
  readonly query: string;
  readonly kind?: Kind | null | undefined;
  readonly filters?: readonly string[] | null | undefined;
  readonly delivery: Delivery;
}

/** A question in one spelling, whatever order its parts were given in. */
export function conditionOf({ query, kind, filters }: Pick<SaveInput, 'filters' | 'kind' | 'query'>): string {
  const words = wordsOf(query).map(({ forms }) => forms[0]?.text ?? '');
  const chosen = [...filtersOf(filters ?? []).values()].flat();
  return JSON.stringify([kind ?? null, words.toSorted(), chosen.toSorted()]);
}

/** The name with the next number that is free. */
function freeName(wanted: string, own: readonly SavedRow[]): string {
  const taken = new Set(own.map(({ name }) => name));
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` (${number})`;
    const name = `${[...wanted].slice(0, savedLimits.name - end.length).join('')}${end}`;
    if (!taken.has(name)) return name;
  }
}

/** Keeps a question. The same one again is the one that is kept, told of as it is wanted now. */
export async function saveSearch(context: Context, input: SaveInput): Promise<SavedRow> {
  const { services } = context;
  const userId = ownerOf(context);
  const kind = input.kind ?? null;
  const inputs = new Inputs();
  const typedName = inputs.line('name', '条件の名前', input.name, savedLimits.name) ?? '';
  const query = oneLine(input.query.slice(0, longestQuery * 2))
    .slice(0, longestQuery)
    .toWellFormed();
  const filters = filtersOf(input.filters ?? []);
  const chosen = [...filters.values()].flat();
  const words = wordsOf(query);
  if (words.length === 0 && chosen.length === 0)
    inputs.wrong('query', '検索する語を入力するか、絞り込みを選んでください。');
  if (chosen.length > savedLimits.filters)
    inputs.wrong('filters', `絞り込みは${savedLimits.filters}個までです。`);
  inputs.finish();
  await hit(services, saving, userId);
  const condition = conditionOf({ kind, query, filters: chosen });
  const own = await ownSavedSearches(context);
  // Not as they are stored: how words are folded may have changed since.
  const same = own.find((one) => conditionOf(one) === condition);
  if (same)
    return change(context, same, { name: typedName === '' ? null : typedName, delivery: input.delivery });
  if (typedName !== '' && own.some(({ name }) => name === typedName)) throw sameName();
  if (own.length >= savedLimits.searches)
    throw new DomainError(
      'ArgumentInvalidError',
      `保存できる条件は${savedLimits.searches}件までです。使わない条件を削除してください。`,
      { field: 'name' },
    );
  const row: SavedRow = {
    id: services.newId(),
    userId,
    name: freeName(typedName || query || '絞り込み', own),
    query,
    kind,
    filters: chosen,
    delivery: input.delivery,
    condition,
    createdAt: services.clock.now(),
  };
  const isKept = await services.db.transaction().execute(async (trx) => {
    if (row.delivery === 'DAILY') await awaitMailOfDay(trx, userId, row.createdAt);
    return sql.insert(trx, { ...row, probes: probesOf({ words, filters }) }, savedLimits.searches);
  });
  if (isKept) return row;
  // Another press or another tab was first.
  const kept = (await ownSavedSearches(context)).find((one) => conditionOf(one) === condition);
  if (!kept) throw sameName();
  return kept;
}

interface Change {
  readonly name: string | null;
  readonly delivery: Delivery | null;
}

async function change(context: Context, row: SavedRow, { name, delivery }: Change): Promise<SavedRow> {
  const { services } = context;
  const now = services.clock.now();
  if (name !== null && name !== row.name) {
    if ((await ownSavedSearches(context)).some((one) => one.id !== row.id && one.name === name))
      throw sameName();
    await sql.rename(services.db, { id: row.id, name });
  }
  if (delivery !== null && delivery !== row.delivery) {
    const tellAt = delivery === 'NEVER' ? null : delivery === 'DAILY' ? nextMorning(now) : now;
    await services.db.transaction().execute(async (trx) => {
      if (delivery === 'DAILY') await awaitMailOfDay(trx, row.userId, now);
      await sql.deliver(trx, { id: row.id, delivery }, { now, tellAt });
    });
  }
  return { ...row, name: name ?? row.name, delivery: delivery ?? row.delivery };
}

export interface UpdateInput {
  readonly savedSearchId: string;
  readonly name?: string | null | undefined;
  readonly delivery?: Delivery | null | undefined;
}

export async function updateSavedSearch(context: Context, input: UpdateInput): Promise<SavedRow> {
  const row = await required(context, input.savedSearchId);
  const inputs = new Inputs();
  const name =
    input.name == null ? null : inputs.requiredLine('name', '条件の名前', input.name, savedLimits.name);
  inputs.finish();
  return change(context, row, { name, delivery: input.delivery ?? null });
}

export async function deleteSavedSearch(context: Context, globalId: string): Promise<string> {
  const id = keyOf(globalId, 'SavedSearch');
  if (id === undefined || !(await sql.remove(context.services.db, id, ownerOf(context)))) throw notFound();
  return id;
}

/** Its owner looks at what it finds: nothing of it is new any more. */
export async function seeSavedSearch(context: Context, globalId: string): Promise<SavedRow> {
  const row = await required(context, globalId);
  const { services } = context;
  await sql.see(services.db, row.id, services.clock.now());
  await readSavedSearch(context, row.userId, row.id);
  counts(context).clear(row.id);
  return row;
}

const renewedAtOnce = 200;

/** By what each is found and known, anew: how words are folded may have changed. */
export async function renewSaved({ db }: Pick<Services, 'db'>): Promise<number> {
  let after = '00000000-0000-0000-0000-000000000000';
  let all = 0;
  for (;;) {
    const rows = await sql.someAfter(db, after, renewedAtOnce);
    for (const row of rows) {
      const probes = probesOf({ words: wordsOf(row.query), filters: filtersOf(row.filters) });
      await sql.renew(db, { id: row.id, probes, condition: conditionOf(row) });
      after = row.id;
    }
    all += rows.length;
    if (rows.length < renewedAtOnce) return all;
  }
}
