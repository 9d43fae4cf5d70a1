import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export interface TemplateRow {
  readonly id: string;
  readonly companyId: string;
  readonly title: string;
  readonly body: string;
}

export async function templatesOf(db: Kysely<Tables>, companyId: string): Promise<TemplateRow[]> {
  return db
    .selectFrom('chat_templates')
    .select(['id', 'company_id as companyId', 'title', 'body'])
    .where('company_id', '=', companyId)
    .orderBy('title')
    .orderBy('id')
    .execute();
}

/** Locks the company, so that simultaneous additions keep to the limit. */
export async function countTemplates(trx: Transaction<Tables>, companyId: string): Promise<number> {
  await trx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const { count } = await trx
    .selectFrom('chat_templates')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return count;
}

interface Saved extends TemplateRow {
  readonly byUserId: string;
  readonly now: Date;
}

export async function insertTemplate(trx: Transaction<Tables>, template: Saved): Promise<void> {
  await trx
    .insertInto('chat_templates')
    .values({
      id: template.id,
      company_id: template.companyId,
      title: template.title,
      body: template.body,
      edited_by_user_id: template.byUserId,
      created_at: template.now,
      edited_at: template.now,
    })
    .execute();
}

/** False for another company's. */
export async function updateTemplate(trx: Transaction<Tables>, template: Saved): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('chat_templates')
    .set({
      title: template.title,
      body: template.body,
      edited_by_user_id: template.byUserId,
      edited_at: template.now,
    })
    .where('id', '=', template.id)
    .where('company_id', '=', template.companyId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteTemplate(
  db: Kysely<Tables>,
  { id, companyId }: Pick<TemplateRow, 'companyId' | 'id'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('chat_templates')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
