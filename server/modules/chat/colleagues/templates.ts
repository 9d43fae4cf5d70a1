import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { isUuid } from '../../../lib/ids.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { mostInMessage } from '../messages/sending.ts';
import * as sql from './templatesSql.ts';
import type { TemplateRow } from './templatesSql.ts';

const mostTemplates = 50;
const mostInTitle = 60;

function ofCompany({ viewer }: Context): { readonly userId: string; readonly companyId: string } {
  if (viewer.kind === 'user' && viewer.companyId !== null)
    return { userId: viewer.userId, companyId: viewer.companyId };
  throw new DomainError('ForbiddenError', '定型文を使えるのは、会社のメンバーだけです。');
}

export function templatesOf(context: Context): Promise<readonly TemplateRow[]> {
  return sql.templatesOf(context.services.db, ofCompany(context).companyId);
}

const notFound = () =>
  new DomainError('ArgumentInvalidError', '定型文が見つかりません。', { field: 'templateId' });

/** Changes a template, or adds one with an id from the page, so that repeating adds no second. */
export async function saveTemplate(
  context: Context,
  input: {
    readonly templateId?: string | null | undefined;
    readonly newId?: string | null | undefined;
    readonly title: string;
    readonly body: string;
  },
): Promise<readonly TemplateRow[]> {
  const { services } = context;
  const { userId, companyId } = ofCompany(context);
  const inputs = new Inputs();
  const title = inputs.requiredLine('title', '名前', input.title, mostInTitle);
  const body = inputs.requiredLines('body', '本文', input.body, mostInMessage);
  inputs.finish();
  const known = input.templateId == null ? null : keyOf(input.templateId, 'ChatTemplate');
  if (known === undefined) throw notFound();
  const id = known ?? (input.newId != null && isUuid(input.newId) ? input.newId : services.newId());
  await services.db.transaction().execute(async (trx) => {
    const template = { id, companyId, title, body, byUserId: userId, now: services.clock.now() };
    if (await sql.updateTemplate(trx, template)) return;
    if (known !== null) throw notFound();
    if ((await sql.countTemplates(trx, companyId)) >= mostTemplates)
      throw new DomainError('ArgumentInvalidError', `定型文は${mostTemplates}件まで登録できます。`, {
        field: 'title',
      });
    await sql.insertTemplate(trx, template);
  });
  return templatesOf(context);
}

export async function deleteTemplate(context: Context, globalId: string): Promise<readonly TemplateRow[]> {
  const { companyId } = ofCompany(context);
  const id = keyOf(globalId, 'ChatTemplate');
  if (id === undefined || !(await sql.deleteTemplate(context.services.db, { id, companyId })))
    throw notFound();
  return templatesOf(context);
}
