import type { Transaction, Updateable } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnOf, columnsOf, writtenColumns } from '../../../db/columns.ts';
import { replaceEntries } from '../../../db/entryLists.ts';
import { contentFields, fieldsOfType } from './fields.ts';
import type { Contents } from './fields.ts';

export const contentColumns = columnsOf(...contentFields.map(({ key }) => `o.${key}` as const));

/** Tables of ordered lists; triggers copy their ids into the opening's row. */
const lists = fieldsOfType('entries').map(({ key, as }) => ({
  key,
  table: `job_opening_${as}` as const satisfies keyof Tables,
  column: columnOf(key).replace(/s$/u, ''),
}));

const rowKeys = contentFields.flatMap((field) => (field.type === 'entries' ? [] : [field.key]));

export function rowOf(contents: Contents) {
  return writtenColumns(contents, rowKeys) satisfies Updateable<Tables['job_openings']>;
}

const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Writes changed lists; `before` is null for a new opening. */
export async function replaceLists(
  trx: Transaction<Tables>,
  openingId: string,
  before: Contents | null,
  after: Contents,
): Promise<void> {
  for (const { key, table, column } of lists) {
    if (!differ(before?.[key] ?? [], after[key])) continue;
    await replaceEntries(trx, { table, owner: 'job_opening_id', ownerId: openingId, column }, after[key]);
  }
  if (differ(before?.links ?? [], after.links)) await replaceLinks(trx, openingId, after.links);
  if (differ(before?.questions ?? [], after.questions))
    await replaceQuestions(trx, openingId, after.questions);
}

async function replaceLinks(
  trx: Transaction<Tables>,
  openingId: string,
  links: Contents['links'],
): Promise<void> {
  await trx.deleteFrom('job_opening_links').where('job_opening_id', '=', openingId).execute();
  if (links.length === 0) return;
  await trx
    .insertInto('job_opening_links')
    .values(links.map(({ id, url }, position) => ({ id, job_opening_id: openingId, url, position })))
    .execute();
}

/** Keeps the rows of kept questions, since answers point at them. */
async function replaceQuestions(
  trx: Transaction<Tables>,
  openingId: string,
  questions: Contents['questions'],
): Promise<void> {
  await trx
    .deleteFrom('job_opening_questions')
    .where('job_opening_id', '=', openingId)
    .$if(questions.length > 0, (query) =>
      query.where(
        'id',
        'not in',
        questions.map(({ id }) => id),
      ),
    )
    .execute();
  if (questions.length === 0) return;
  // In one statement: positions may collide while two questions change places, and are only checked at its
  // end.
  await trx
    .insertInto('job_opening_questions')
    .values(
      questions.map(({ id, questionText }, position) => ({
        id,
        job_opening_id: openingId,
        question_text: questionText,
        position,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        question_text: eb.ref('excluded.question_text'),
        position: eb.ref('excluded.position'),
      })),
    )
    .execute();
}
