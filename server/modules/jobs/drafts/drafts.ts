import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { batched, indexBy } from '../../../lib/request/batch.ts';
import { japanDay } from '../../../lib/dates/clock.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { hasRole } from '../../../lib/request/viewer.ts';
import { areSame } from '../contents/contentsSql.ts';
import type { Contents } from '../contents/fields.ts';
import * as sql from './draftSql.ts';
import type { DraftRow } from './draftSql.ts';
import { checksOf } from '../contents/gate.ts';
import type { Check } from '../contents/gate.ts';
import { postingCompanies } from '../contents/gateSql.ts';
import type { PostingCompany } from '../contents/gateSql.ts';
import { forgetOpening, openingNotFound } from '../openings/openings.ts';
import type { OpeningRow } from '../openings/openingSql.ts';

export type Kind = OpeningRow['resumerationType'];

/** A company's member who may edit openings. */
export interface Editor {
  readonly userId: string;
  readonly companyId: string;
}

export function editorOf({ viewer }: Context): Editor {
  if (viewer.kind !== 'user' || !hasRole(viewer, 'CORPORATE_USER', 'CORPORATE_AGENT'))
    throw new DomainError('ForbiddenError', '募集の編集は、会社の管理者と担当者だけができます。');
  const { userId, companyId } = viewer;
  if (companyId === null) throw new DomainError('CompanyNotFoundError', '会社が見つかりません。');
  return { userId, companyId };
}

/** Null for others' openings, closed ones and unknown ids. */
export async function ownDraft(context: Context, id: string): Promise<DraftRow | null> {
  const { viewer, services } = context;
  if (viewer.kind !== 'user' || !hasRole(viewer, 'CORPORATE_USER', 'CORPORATE_AGENT')) return null;
  const draft = await sql.findDraft(services.db, id);
  return draft && draft.companyId === viewer.companyId && draft.status !== 'CLOSED' ? draft : null;
}

const companyLoader = batched<string, PostingCompany>(async ({ services }, ids) =>
  indexBy(await postingCompanies(services.db, ids), ({ id }) => id),
);

export async function checklistOf(context: Context, draft: DraftRow): Promise<Check[]> {
  const company = await companyLoader(context).load(draft.companyId);
  if (!company) throw new Error(`The company ${draft.companyId} of a draft does not exist.`);
  return checksOf({ ...draft, company, today: japanDay(context.services.clock.now()) });
}

/** Locks an opening of the editor's company. */
export async function holdOwn(
  trx: Transaction<Tables>,
  id: string,
  { companyId }: Editor,
  kind?: Kind,
): Promise<DraftRow> {
  const draft = await sql.holdDraft(trx, id);
  if (draft?.companyId !== companyId || (kind !== undefined && draft.resumerationType !== kind))
    throw openingNotFound();
  return draft;
}

/** A closed opening cannot be edited, as in `ownDraft`; a form still open keeps its text elsewhere. */
export function refuseClosed({ status }: Pick<DraftRow, 'status'>): void {
  if (status === 'CLOSED')
    throw new DomainError(
      'JobOpeningNotFoundError',
      '終了した募集は編集できません。複製すると、同じ内容の下書きを作成できます。',
    );
}

/**
 * Writes into a draft's row, or into the pending change of a published opening. Unchanged content is not
 * written, and a change back to the public content removes the pending one.
 */
export async function putContents(
  trx: Transaction<Tables>,
  held: DraftRow,
  contents: Contents,
  written: sql.Written,
): Promise<void> {
  if (areSame(contents, held.contents)) return;
  if (held.status === 'DRAFT') {
    await sql.writeDraft(trx, held, contents, written);
  } else if (held.published && areSame(contents, held.published)) {
    await sql.deleteChange(trx, held.id);
    await sql.setVersion(trx, held.id, written);
  } else {
    await sql.writeChange(trx, held.id, contents, written);
  }
}

/** The state after a write. */
export async function writtenDraft(context: Context, id: string): Promise<DraftRow> {
  forgetOpening(context, id);
  const draft = await sql.findDraft(context.services.db, id);
  if (!draft) throw openingNotFound();
  return draft;
}

/** Changes pictures or questions alone. Does not count as a save, so that open forms see no conflict. */
export async function changePart(
  context: Context,
  id: string,
  change: (held: DraftRow, trx: Transaction<Tables>) => Partial<Contents> | Promise<Partial<Contents>>,
): Promise<DraftRow> {
  const editor = editorOf(context);
  const { services } = context;
  await services.db.transaction().execute(async (trx) => {
    const held = await holdOwn(trx, id, editor);
    refuseClosed(held);
    const contents = { ...held.contents, ...(await change(held, trx)) };
    const { userId } = editor;
    await putContents(trx, held, contents, { version: held.version, userId, now: services.clock.now() });
  });
  return writtenDraft(context, id);
}
