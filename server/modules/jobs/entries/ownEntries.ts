import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { batched, groupBy, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import type { Services } from '../../../lib/request/services.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { all } from '../../taxonomy/taxonomy.ts';
import * as sql from './entrySql.ts';
import type { AnswerRow, EntryRow, StageChangeRow, VersionRow } from './entrySql.ts';
import { changesBetween } from '../contents/openingChanges.ts';
import type { OpeningChange } from '../contents/openingChanges.ts';
import { publishedVersionOf, visibleOpening } from '../openings/openings.ts';
import { holdMs } from '../desk/steps.ts';

/** Entries as their creators see them: without moves that can still be undone. */

type Needs = Pick<Services, 'clock' | 'db'>;

/** Only recently moved entries need a second query. */
async function asTold({ clock, db }: Needs, rows: readonly EntryRow[]): Promise<EntryRow[]> {
  const now = clock.now();
  const ids = rows.flatMap(({ id, stageChangedAt }) =>
    stageChangedAt.getTime() > now.getTime() - holdMs ? [id] : [],
  );
  if (ids.length === 0) return [...rows];
  const steps = groupBy(ids, await sql.stageChangesOf(db, ids), ({ entryId }) => entryId);
  return rows.map((row) => beforeHeld(row, steps.get(row.id) ?? [], now));
}

/** Undoes steps that are still hidden. */
function beforeHeld<Entry extends Pick<EntryRow, 'stage'> & Partial<Pick<EntryRow, 'firstRepliedAt'>>>(
  entry: Entry,
  newestFirst: readonly StageChangeRow[],
  now: Date,
): Entry {
  const told = newestFirst.findIndex(({ heldUntil }) => heldUntil === null || heldUntil <= now);
  const held = newestFirst.slice(0, told === -1 ? newestFirst.length : told);
  const stage = held.at(-1)?.fromStage;
  if (stage == null) return entry;
  const firstReply = entry.firstRepliedAt?.getTime();
  const isFirstReply = held.some(({ changedAt }) => changedAt.getTime() === firstReply);
  return { ...entry, stage, ...(isFirstReply && { firstRepliedAt: null }) };
}

/** The stage of a locked entry as its creator sees it. */
export async function toldOf<Entry extends Pick<EntryRow, 'id' | 'stage'>>(
  trx: Kysely<Tables>,
  entry: Entry,
  now: Date,
): Promise<Entry> {
  return beforeHeld(entry, await sql.stageChangesOf(trx, [entry.id]), now);
}

const byOpening = batched<string, EntryRow>(async ({ services, viewer }, openingIds) => {
  const creatorId = viewerId(viewer);
  if (creatorId === null) return new Map();
  const rows = await sql.entriesOfCreator(services.db, openingIds, creatorId);
  return indexBy(await asTold(services, rows), ({ openingId }) => openingId);
});
const byId = batched<string, EntryRow>(async ({ services, viewer }, ids) => {
  const creatorId = viewerId(viewer);
  if (creatorId === null) return new Map();
  const rows = await sql.entriesByIdsOfCreator(services.db, ids, creatorId);
  return indexBy(await asTold(services, rows), ({ id }) => id);
});
const answerLoader = batched<string, readonly AnswerRow[]>(async ({ services }, ids) =>
  groupBy(ids, await sql.answersOf(services.db, ids), ({ entryId }) => entryId),
);
const changeLoader = batched<string, readonly StageChangeRow[]>(async ({ services }, ids) =>
  groupBy(ids, await sql.stageChangesOf(services.db, ids), ({ entryId }) => entryId),
);

interface Wanted {
  readonly openingId: string;
  readonly version: number;
}
const versionLoader = batched<Wanted, VersionRow>(async ({ services }, wanted) => {
  const nameOf = ({ openingId, version }: Wanted) => `${openingId} ${version}`;
  const found = indexBy(await sql.versionsOf(services.db, wanted), nameOf);
  return new Map(
    wanted.flatMap((one) => {
      const row = found.get(nameOf(one));
      return row ? [[one, row] as const] : [];
    }),
  );
});

export async function ownEntry(context: Context, openingId: string): Promise<EntryRow | null> {
  return (await byOpening(context).load(openingId)) ?? null;
}

export async function ownEntriesByIds(
  context: Context,
  ids: readonly string[],
): Promise<(EntryRow | null)[]> {
  return Promise.all(ids.map(async (id) => (await byId(context).load(id)) ?? null));
}

/** After a write in this request. */
export function forgetOwnEntry(context: Context, openingId: string): void {
  byOpening(context).clear(openingId);
}

export async function answersOf(context: Context, { id }: EntryRow): Promise<AnswerRow[]> {
  return [...((await answerLoader(context).load(id)) ?? [])];
}

/** The company's newest step with a message. One still hidden when the creator withdrew is never shown. */
export async function latestAnswer(
  context: Context,
  { id, creatorId }: EntryRow,
): Promise<StageChangeRow | null> {
  const now = context.services.clock.now();
  const changes = (await changeLoader(context).load(id)) ?? [];
  const until = changes.find(({ toStage }) => toStage === 'WITHDRAWN')?.changedAt ?? now;
  const isTold = ({ heldUntil }: StageChangeRow) => heldUntil === null || heldUntil <= until;
  return (
    changes.find((step) => step.message !== null && step.changedById !== creatorId && isTold(step)) ?? null
  );
}

export function mayWithdraw({ stage }: Pick<EntryRow, 'stage'>): boolean {
  return stage !== 'WITHDRAWN' && stage !== 'DECLINED' && stage !== 'HIRED';
}

/** Changed terms since the viewer applied; empty when no version was stored. */
export async function changesSince(context: Context, entry: EntryRow): Promise<OpeningChange[]> {
  const { openingId, openingVersion: version } = entry;
  const opening = version === null ? null : await visibleOpening(context, openingId);
  if (!opening || version === null || (await publishedVersionOf(context, opening)) === version) return [];
  const then = await versionLoader(context).load({ openingId, version });
  if (!then) return [];
  const prefectures = await all(context, 'Prefecture');
  return changesBetween(then.content, opening, (key) => prefectures.find((one) => one.key === key)?.name);
}
