import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { editorOf, holdOwn, refuseClosed, writtenDraft } from './drafts.ts';
import type { Kind } from './drafts.ts';
import * as sql from './draftSql.ts';
import type { DraftRow } from './draftSql.ts';
import { eventOf, openingChanged } from '../desk/openingEvents.ts';
import { forgetOpening, openingKey } from '../openings/openings.ts';

/** Deletes a draft that was never published; the sweep removes its pictures. Answers its key. */
export async function deleteDraft(context: Context, kind: Kind, globalId: string): Promise<string> {
  const { services } = context;
  const editor = editorOf(context);
  const id = openingKey(globalId);
  await services.db.transaction().execute(async (trx) => {
    const { status } = await holdOwn(trx, id, editor, kind);
    if (status !== 'DRAFT')
      throw new DomainError('FailedToDeleteError', '公開したことのある募集は削除できません。');
    await sql.deleteDraft(trx, id);
    await openingChanged(trx, services, eventOf(id, editor));
  });
  forgetOpening(context, id);
  return id;
}

/** Discards a pending change. */
export async function discardChange(context: Context, globalId: string): Promise<DraftRow> {
  const editor = editorOf(context);
  const id = openingKey(globalId);
  await context.services.db.transaction().execute(async (trx) => {
    const held = await holdOwn(trx, id, editor);
    refuseClosed(held);
    if (held.published === null)
      throw new DomainError('ArgumentInvalidError', '取り消せる変更はありません。', {
        field: 'jobOpeningId',
      });
    await sql.deleteChange(trx, id);
    // An open form with the change meets a conflict when it saves.
    const { userId } = editor;
    await sql.setVersion(trx, id, {
      version: held.version + 1,
      userId,
      now: context.services.clock.now(),
    });
  });
  return writtenDraft(context, id);
}
