import { japanDay } from '../../../lib/dates/clock.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { endEntriesOf } from './closing.ts';
import { holdOwn } from '../drafts/drafts.ts';
import { deleteChange } from '../drafts/draftSql.ts';
import { passGate } from '../contents/gate.ts';
import { openingChanged } from '../desk/openingEvents.ts';
import { holdWhatIsFound, letGo } from '../holds/holds.ts';
import { openingKey } from '../openings/openings.ts';
import type { OpeningStatus } from '../openings/openingSql.ts';
import { assertPublisher, publisherOf, refuseSuspended } from './publish.ts';
import * as sql from './publishSql.ts';

export interface StatusInput {
  readonly jobOpeningId: string;
  readonly status: OpeningStatus;
  /** To candidates without an answer, on closing. */
  readonly message?: string | null | undefined;
}

const messageMost = 2000;

/** CLOSED is final. */
const allowed: Readonly<Record<OpeningStatus, readonly OpeningStatus[]>> = {
  DRAFT: [],
  PUBLIC: ['PRIVATE', 'CLOSED'],
  PRIVATE: ['PUBLIC', 'CLOSED'],
  CLOSED: [],
};

function refusal(from: OpeningStatus, to: OpeningStatus): string {
  if (from === 'CLOSED')
    return to === 'CLOSED'
      ? 'この募集はすでに終了しています。'
      : '終了した募集は元に戻せません。複製すると、同じ内容の下書きを作成できます。';
  if (from === 'DRAFT') return '下書きは、編集画面から公開してください。';
  if (to === 'DRAFT') return '一度公開した募集は、下書きに戻せません。非公開にできます。';
  return to === 'PUBLIC' ? 'この募集はすでに公開しています。' : 'この募集はすでに非公開です。';
}

/**
 * Changes a published opening's status. Closing answers everybody waiting, discards a pending change and is
 * final. Answers the key.
 */
export async function updateStatus(
  context: Context,
  { jobOpeningId, status, message: given }: StatusInput,
): Promise<string> {
  const { services } = context;
  const publisher = publisherOf(context);
  const id = openingKey(jobOpeningId);
  const inputs = new Inputs();
  const message = inputs.lines('message', 'メッセージ', given, messageMost);
  inputs.finish();
  await services.db.transaction().execute(async (trx) => {
    const company = await assertPublisher(trx, publisher);
    const held = await holdOwn(trx, id, publisher);
    if (!allowed[held.status].includes(status))
      throw new DomainError('ArgumentInvalidError', refusal(held.status, status), { field: 'status' });
    const now = services.clock.now();
    const contents = held.published ?? held.contents;
    if (status === 'PUBLIC') {
      refuseSuspended(company, held);
      // Its last day may have passed, or the company's data be incomplete by now.
      passGate({ ...held, contents, company, today: japanDay(now) });
    }
    await sql.setStatus(trx, id, status, now);
    if (status === 'PUBLIC')
      await holdWhatIsFound(trx, services, { id, kind: held.resumerationType, contents, company });
    else await letGo(trx, id, now);
    const { companyId, userId: byUserId } = publisher;
    await openingChanged(trx, services, { companyId, openingId: id, byUserId });
    if (status === 'CLOSED') {
      await deleteChange(trx, id);
      await endEntriesOf(trx, services, { id, ...publisher, message });
    }
  });
  return id;
}
