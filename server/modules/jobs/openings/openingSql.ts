import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import { prepared } from '../../../db/prepared.ts';
import { joinedMedia, joinedMediaColumns } from '../../media/sql.ts';
import type { MediaRow } from '../../media/sql.ts';
import { contentColumns } from '../contents/contentColumnsSql.ts';

export const openingColumns = [
  ...columnsOf(
    'o.id',
    'o.companyId',
    'o.resumerationType',
    'o.status',
    'o.version',
    'o.editedAt',
    'o.publishedAt',
    'o.closedAt',
    'o.entriesCount',
    'o.unreadEntriesCount',
    'o.publicAt',
  ),
  ...contentColumns,
] as const;

const selectOpenings = (db: Kysely<Tables>) => db.selectFrom('job_openings as o').select(openingColumns);

type SelectedOpening = Awaited<ReturnType<ReturnType<typeof selectOpenings>['execute']>>[number];

const typeNames = {
  CONTRACT_UNIT: 'ContractJobOpening',
  HOURLY_RATE: 'HourlyJobOpening',
  FULL_TIME: 'FullTimeJobOpening',
} as const;

/** Tells the interface's three types apart. */
export type OpeningRow = SelectedOpening & {
  readonly __typename: (typeof typeNames)[keyof typeof typeNames];
};

const openingRow = (row: SelectedOpening): OpeningRow => ({
  ...row,
  __typename: typeNames[row.resumerationType],
});

export type OpeningStatus = OpeningRow['status'];

export interface OpeningAsker {
  readonly viewerId: string;
  readonly companyId: string | null;
  readonly isMember: boolean;
  /** States of their own company's openings they may see. */
  readonly ownStatuses: readonly OpeningStatus[];
}

/**
 * The condition for seeing an opening by id: public ones for members, those opened to the outside for
 * everybody, the company's own in the asker's states, and those applied to in any state.
 */
function mayBeSeen(
  value: <Name extends keyof OpeningAsker>(name: Name) => RawBuilder<OpeningAsker[Name]>,
): RawBuilder<boolean> {
  return sql<boolean>`(
    (o.public_at is not null and (o.is_open_to_outside or ${value('isMember')}::boolean))
    or (o.company_id = ${value('companyId')}::uuid and o.status = any(${value('ownStatuses')}::text[]))
    or exists (
      select from job_entries as entered
      where entered.job_opening_id = o.id and entered.creator_id = ${value('viewerId')}::uuid))`;
}

const memberStatement = prepared<OpeningAsker & { readonly ids: readonly string[] }>()((db, value) =>
  selectOpenings(db)
    .where(sql<boolean>`o.id = any(${value('ids')}::uuid[])`)
    .where(mayBeSeen(value)),
);

const guestStatement = prepared<{ readonly ids: readonly string[] }>()((db, value) =>
  selectOpenings(db)
    .where(sql<boolean>`o.id = any(${value('ids')}::uuid[])`)
    .where('o.public_at', 'is not', null)
    .where('o.is_open_to_outside', '=', true),
);

/** In any order; a guest (undefined) sees those opened to the outside. */
export async function visibleByIds(
  db: Kysely<Tables>,
  ids: readonly string[],
  asker: OpeningAsker | undefined,
): Promise<OpeningRow[]> {
  const rows = await (asker ? memberStatement(db, { ids, ...asker }) : guestStatement(db, { ids }));
  return rows.map(openingRow);
}

/** Whether guests could see it until it was closed. */
export async function wasOutside(db: Kysely<Tables>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('job_openings')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'CLOSED')
    .where('is_open_to_outside', '=', true)
    .where('is_hidden', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

export async function mediaByIds(db: Kysely<Tables>, ids: readonly string[]): Promise<MediaRow[]> {
  const rows = await db
    .selectFrom('media_objects as m')
    .select(joinedMediaColumns)
    .where(sql<boolean>`m.id = any(${[...ids]}::uuid[])`)
    .execute();
  return rows.flatMap((row) => joinedMedia(row) ?? []);
}

export interface LinkRow {
  readonly id: string;
  readonly openingId: string;
  readonly url: string;
}

export function linksOf(db: Kysely<Tables>, openingIds: readonly string[]): Promise<LinkRow[]> {
  return db
    .selectFrom('job_opening_links')
    .select(['id', 'job_opening_id as openingId', 'url'])
    .where(sql<boolean>`job_opening_id = any(${[...openingIds]}::uuid[])`)
    .orderBy('job_opening_id')
    .orderBy('position')
    .execute();
}

export interface QuestionRow {
  readonly id: string;
  readonly openingId: string;
  readonly type: 'TEXT';
  readonly questionText: string;
}

const questionsOfColumns = columnsOf('id', 'type', 'questionText');

export function questionsOf(db: Kysely<Tables>, openingIds: readonly string[]): Promise<QuestionRow[]> {
  return db
    .selectFrom('job_opening_questions')
    .select([...questionsOfColumns, 'job_opening_id as openingId'])
    .where(sql<boolean>`job_opening_id = any(${[...openingIds]}::uuid[])`)
    .orderBy('job_opening_id')
    .orderBy('position')
    .execute();
}

export async function publishedVersionsOf(
  db: Kysely<Tables>,
  openingIds: readonly string[],
): Promise<{ readonly openingId: string; readonly version: number }[]> {
  const { rows } = await sql<{ openingId: string; version: number }>`
    select wanted.id as "openingId", newest.version
    from unnest(${[...openingIds]}::uuid[]) as wanted(id)
    cross join lateral (
      select v.version from job_opening_versions as v
      where v.job_opening_id = wanted.id order by v.version desc limit 1) as newest`.execute(db);
  return rows;
}
