import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { japanDay } from '../../../lib/dates/clock.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import type { Services } from '../../../lib/request/services.ts';
import { hasRole } from '../../../lib/request/viewer.ts';
import { editorOf, holdOwn } from '../drafts/drafts.ts';
import type { Editor, Kind } from '../drafts/drafts.ts';
import { deleteChange, writeDraft } from '../drafts/draftSql.ts';
import type { DraftRow } from '../drafts/draftSql.ts';
import { passGate, withoutHidden } from '../contents/gate.ts';
import { holdPostingCompany } from '../contents/gateSql.ts';
import type { PostingCompany } from '../contents/gateSql.ts';
import { openingChanged } from '../desk/openingEvents.ts';
import { holdWhatIsFound } from '../holds/holds.ts';
import { openingKey } from '../openings/openings.ts';
import * as sql from './publishSql.ts';

const noPrivilege = () =>
  new DomainError('UserEditPrivilegeError', '公開・終了・複製は、会社の管理者だけができます。');

/** Only the owner may publish. */
export function publisherOf(context: Context): Editor {
  const editor = editorOf(context);
  if (!hasRole(context.viewer, 'CORPORATE_USER')) throw noPrivilege();
  return editor;
}

/**
 * Checks the role again, as it may have changed meanwhile; answers the company, locked. The company is locked
 * before the opening, always.
 */
export async function assertPublisher(
  trx: Transaction<Tables>,
  { userId, companyId }: Editor,
): Promise<PostingCompany> {
  const company = await holdPostingCompany(trx, companyId);
  if (!company) throw new DomainError('CompanyNotFoundError', '会社が見つかりません。');
  if (!(await sql.isOwner(trx, userId, companyId))) throw noPrivilege();
  return company;
}

/** A suspension can only be lifted by operators. */
export function refuseSuspended(company: PostingCompany, draft: Pick<DraftRow, 'suspensionReason'>): void {
  if (company.status !== 'ACTIVE')
    throw new DomainError('ForbiddenError', '会社の利用が停止されているため、公開できません。');
  if (draft.suspensionReason !== null)
    throw new DomainError(
      'ForbiddenError',
      `この募集は運営が掲載を停止しています(理由：${draft.suspensionReason})。`,
    );
}

const already = (message: string) => new DomainError('ArgumentInvalidError', message, { field: 'status' });

function refuseDone({ status, published }: DraftRow): void {
  if (status === 'CLOSED')
    throw already('終了した募集は公開できません。複製すると、同じ内容の下書きを作成できます。');
  if (status !== 'DRAFT' && published === null)
    throw already('この募集は公開済みで、反映していない変更はありません。');
}

/**
 * Publishes a draft, or replaces a published opening's content by its pending change. Each time a version is
 * stored, which entries refer to. Answers the opening's key.
 */
export async function publishDraft(context: Context, kind: Kind, globalId: string): Promise<string> {
  const { services } = context;
  const publisher = publisherOf(context);
  const id = openingKey(globalId);
  await services.db.transaction().execute(async (trx) => {
    const company = await assertPublisher(trx, publisher);
    const held = await holdOwn(trx, id, publisher, kind);
    refuseDone(held);
    refuseSuspended(company, held);
    await bringOut(trx, services, { held, company, publisher });
  });
  return id;
}

interface Publishing {
  readonly held: DraftRow;
  readonly company: PostingCompany;
  readonly publisher: Editor;
}

async function bringOut(
  trx: Transaction<Tables>,
  services: Services,
  { held, company, publisher: { companyId, userId } }: Publishing,
): Promise<void> {
  const now = services.clock.now();
  const today = japanDay(now);
  const { id, status, version } = held;
  const contents = {
    ...withoutHidden(held.contents),
    informationAsOf: held.contents.informationAsOf ?? today,
  };
  passGate({ ...held, contents, company, today });
  // The version stays, so that an open form with this content has no conflict.
  await writeDraft(trx, { id, contents: held.published ?? held.contents }, contents, {
    version,
    userId,
    now,
  });
  if (status === 'DRAFT') await sql.setPublic(trx, id, now);
  else await deleteChange(trx, id);
  await sql.keepVersion(trx, id, contents, { userId, now });
  if (status !== 'PRIVATE')
    await holdWhatIsFound(trx, services, { id, kind: held.resumerationType, contents, company });
  await openingChanged(trx, services, { companyId, openingId: id, byUserId: userId });
}
