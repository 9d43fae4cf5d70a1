import { batched, groupBy, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import type { Several } from '../../../lib/request/listFilters.ts';
import { connection, keysetPage } from '../../../lib/request/paging.ts';
import type { Connection, CursorArgs } from '../../../lib/request/paging.ts';
import { oneLine } from '../../../lib/text/text.ts';
import { actsFor } from '../../../lib/request/viewer.ts';
import { knownPerson } from '../../companies/members/people.ts';
import type { PersonRow } from '../../companies/members/peopleSql.ts';
import { creatorBehind } from '../../creators/profiles/creators.ts';
import type { CreatorRow } from '../../creators/profiles/sql.ts';
import * as listSql from './candidateListSql.ts';
import type { CandidateFilters, CandidateSort } from './candidateListSql.ts';
import * as sql from '../entries/entrySql.ts';
import type { AnswerRow, EntryRow, EntryStage, NoteRow, StageChangeRow } from '../entries/entrySql.ts';
import { ownStatuses, visibleOpening } from '../openings/openings.ts';
import type { OpeningRow } from '../openings/openingSql.ts';

/**
 * Entries as the company sees them. Applying reveals a creator, so those who hide from the company are shown
 * here.
 */

const loader = batched<string, EntryRow>(async ({ services, viewer }, ids) => {
  if (viewer.kind !== 'user' || viewer.companyId === null) return new Map();
  const rows = await sql.entriesByIdsOfCompany(services.db, ids, viewer.companyId, ownStatuses(viewer));
  return indexBy(rows, ({ id }) => id);
});
const answerLoader = batched<string, readonly AnswerRow[]>(async ({ services }, ids) =>
  groupBy(ids, await sql.answersOf(services.db, ids), ({ entryId }) => entryId),
);
const changeLoader = batched<string, readonly StageChangeRow[]>(async ({ services }, ids) =>
  groupBy(ids, await sql.stageChangesOf(services.db, ids), ({ entryId }) => entryId),
);
const noteLoader = batched<string, readonly NoteRow[]>(async ({ services }, ids) =>
  groupBy(ids, await sql.notesOf(services.db, ids), ({ entryId }) => entryId),
);
const offerLoader = batched<string, true>(
  async ({ services }, ids) =>
    new Map((await sql.withOffers(services.db, ids)).map((id) => [id, true] as const)),
);

/** Null for another company's and unknown ones alike. */
export async function visibleCandidate(context: Context, id: string): Promise<EntryRow | null> {
  return (await loader(context).load(id)) ?? null;
}

export async function visibleCandidates(
  context: Context,
  ids: readonly string[],
): Promise<(EntryRow | null)[]> {
  return Promise.all(ids.map((id) => visibleCandidate(context, id)));
}

/** After a write in this request. */
export function forgetCandidate(context: Context, id: string): void {
  loader(context).clear(id);
  changeLoader(context).clear(id);
  noteLoader(context).clear(id);
}

export function creatorOf(context: Context, { creatorId }: EntryRow): Promise<CreatorRow> {
  return creatorBehind(context, creatorId);
}

export async function openingOf(context: Context, { openingId }: EntryRow): Promise<OpeningRow> {
  const opening = await visibleOpening(context, openingId);
  if (!opening) throw new Error(`The opening ${openingId} of an entry that is shown is not visible.`);
  return opening;
}

export async function answersOf(context: Context, { id }: EntryRow): Promise<AnswerRow[]> {
  return [...((await answerLoader(context).load(id)) ?? [])];
}

export async function stageChangesOf(context: Context, { id }: EntryRow): Promise<StageChangeRow[]> {
  return [...((await changeLoader(context).load(id)) ?? [])];
}

export async function notesOf(context: Context, { id }: EntryRow): Promise<NoteRow[]> {
  return [...((await noteLoader(context).load(id)) ?? [])];
}

export async function hasOffer(context: Context, { id }: EntryRow): Promise<boolean> {
  return (await offerLoader(context).load(id)) === true;
}

/** Null also for somebody who left. */
export async function colleague(context: Context, userId: string | null): Promise<PersonRow | null> {
  return userId === null ? null : knownPerson(context, userId);
}

export function isLate({ services }: Context, { answerDueAt }: EntryRow): boolean {
  return answerDueAt < services.clock.now();
}

export interface CandidateArgs extends CursorArgs {
  readonly stages?: Several<EntryStage>;
  readonly unread?: boolean | null | undefined;
  readonly late?: boolean | null | undefined;
  readonly assigneeIds?: Several<string>;
  readonly unassigned?: boolean | null | undefined;
  readonly text?: string | null | undefined;
  readonly sort?: CandidateSort | 'FIT' | null | undefined;
}

/** Folds width and case, and for names kana and blanks, like `foldedName` in SQL. */
function searchedText(typed: string): CandidateFilters['text'] {
  const words = oneLine(typed).slice(0, 100).normalize('NFKC').toLowerCase();
  const name = words
    .replace(/ /gu, '')
    .replace(/[ぁ-ゖ]/gu, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60));
  return name === '' ? null : { name, words };
}

/** Matches nobody. */
const stranger = '00000000-0000-0000-0000-000000000000';

function filtersOf(args: CandidateArgs): CandidateFilters {
  const { stages, assigneeIds } = args;
  return {
    stages: stages == null || stages.length === 0 ? null : [...new Set(stages)],
    unread: args.unread ?? null,
    late: args.late ?? null,
    assigneeIds:
      assigneeIds == null || assigneeIds.length === 0
        ? null
        : assigneeIds.map((id) => keyOf(id, 'CorporateUser') ?? stranger),
    unassigned: args.unassigned === true,
    text: args.text == null ? null : searchedText(args.text),
  };
}

/** An opening's candidates, for its company; null for others. */
export async function candidatesOf(
  context: Context,
  opening: Pick<OpeningRow, 'companyId' | 'id'>,
  args: CandidateArgs,
): Promise<Connection<EntryRow> | null> {
  const { services, viewer } = context;
  if (!actsFor(viewer, opening.companyId)) return null;
  const page = keysetPage(args);
  const sort = args.sort == null || args.sort === 'FIT' ? 'NEWEST' : args.sort;
  const filters = filtersOf(args);
  const now = services.clock.now();
  const found = await listSql.candidateIds(services.db, opening.id, page, { sort, filters, now });
  const places = new Map(found.map(({ id, at }) => [id, at]));
  const rows = (
    await visibleCandidates(
      context,
      found.map(({ id }) => id),
    )
  ).filter((row) => row !== null);
  return connection(page, rows, ({ id, enteredAt }) => ({ at: places.get(id) ?? enteredAt, id }));
}

/** The same in an order of its own: the ids of all that entered, whatever the filters. */
export async function candidatesInOrder(
  context: Context,
  opening: Pick<OpeningRow, 'companyId' | 'id'>,
  args: CandidateArgs,
  order: readonly string[],
): Promise<Connection<EntryRow> | null> {
  const { services, viewer } = context;
  if (!actsFor(viewer, opening.companyId)) return null;
  const page = keysetPage(args);
  const { backward, from, limit } = page;
  const passing = await listSql.filteredIds(services.db, opening.id, filtersOf(args), services.clock.now());
  const places = new Map(order.map((id, place) => [id, place]));
  // Who is gone since stood at the place that the cursor tells in the stead of a moment.
  const start = from && (places.get(from.id) ?? from.at.getTime());
  const within = order.filter(
    (id, place) => passing.has(id) && (start === undefined || (backward ? place < start : place > start)),
  );
  const found = backward ? within.slice(-limit - 1).toReversed() : within.slice(0, limit + 1);
  const rows = (await visibleCandidates(context, found)).filter((row) => row !== null);
  return connection(page, rows, ({ id }) => ({ at: new Date(places.get(id) ?? 0), id }));
}

const stages: readonly EntryStage[] = [
  'NEW',
  'CONSIDERING',
  'INTERVIEW',
  'OFFERED',
  'HIRED',
  'DECLINED',
  'WITHDRAWN',
];
const mostLate = 1_000;

const stageLoader = batched<string, readonly listSql.StageTotal[]>(async ({ services }, ids) =>
  groupBy(ids, await listSql.stageTotals(services.db, ids), ({ openingId }) => openingId),
);
const lateLoader = batched<string, { readonly total: number }>(async ({ services }, ids) =>
  indexBy(
    await listSql.lateTotals(services.db, ids, services.clock.now(), mostLate),
    ({ openingId }) => openingId,
  ),
);

export interface CandidateCounts {
  readonly all: number;
  readonly unread: number;
  readonly late: () => Promise<number>;
  readonly stages: () => Promise<{ readonly stage: EntryStage; readonly count: number }[]>;
}

/** Totals are kept by triggers; overdue ones are counted along an index, up to a thousand. */
export function countsOf(context: Context, opening: OpeningRow): CandidateCounts | null {
  if (!actsFor(context.viewer, opening.companyId)) return null;
  const { id } = opening;
  return {
    all: opening.entriesCount,
    unread: opening.unreadEntriesCount,
    late: async () => (await lateLoader(context).load(id))?.total ?? 0,
    stages: async () => {
      const totals = (await stageLoader(context).load(id)) ?? [];
      const known = new Map(totals.map(({ stage, total }) => [stage, total]));
      return stages.map((stage) => ({ stage, count: known.get(stage) ?? 0 }));
    },
  };
}

/** After a write in this request. */
export function forgetCounts(context: Context, openingId: string): void {
  stageLoader(context).clear(openingId);
  lateLoader(context).clear(openingId);
}
