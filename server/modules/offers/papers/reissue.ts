import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import { holdAsMember, sayInRoom, tellSaid } from '../../chat/messages/cards.ts';
import { senderOf } from '../consultations/consultations.ts';
import { offerConcluded, versionIssued } from '../offers/documents.ts';
import { ownOffer } from '../offers/offers.ts';
import * as sql from './issuedSql.ts';
import type { IssuedRow } from './issuedSql.ts';
import { kindWords } from './words.ts';

const longestReason = 500;
const reissuing: RateLimit = { name: 'papers-reissue', hits: 30, windowMs: 86_400_000 };

const paperNotFound = () =>
  new DomainError('ArgumentInvalidError', '書類が見つかりません。', { field: 'id' });

/**
 * Voids a paper with a reason shown to both sides, and issues it anew. The voided one stays in the list and
 * on the check page, marked as void.
 */
export async function reissuePaper(
  context: Context,
  input: { readonly id: string; readonly reason: string },
): Promise<IssuedRow> {
  const { services } = context;
  const { userId, companyId } = senderOf(context);
  const inputs = new Inputs();
  const reason = inputs.requiredLines('reason', '再発行する理由', input.reason, longestReason);
  inputs.finish();
  const key = keyOf(input.id, 'IssuedDocument');
  const find = async () => {
    const [row] = key === undefined ? [] : await sql.issuedByIds(services.db, { companyId }, [key]);
    if (!row) throw paperNotFound();
    // Invoices are voided by their issuer, at the work.
    const { offerId, version } = row;
    if (offerId === null || version === null) throw paperNotFound();
    return { ...row, offerId, version };
  };
  const known = await find();
  await hit(services, reissuing, companyId);
  const offer = await ownOffer(context, known.offerId);
  const said = await services.db.transaction().execute(async (trx) => {
    const room =
      offer === null || offer.chatRoomId === null
        ? undefined
        : await holdAsMember(trx, offer.chatRoomId, userId);
    // Only done once.
    if (!(await sql.voidIssued(trx, known.id, { now: services.clock.now(), reason, userId }))) return [];
    if (known.kind === 'OFFER')
      await enqueue(trx, services, versionIssued, { offerId: known.offerId, version: known.version });
    else await enqueue(trx, services, offerConcluded, { offerId: known.offerId });
    if (!room) return [];
    return [
      await sayInRoom(trx, services, room, {
        senderId: userId,
        kind: 'PLAIN',
        text: `「${known.subject}」の${kindWords(known)} 第${known.version}版(No. ${known.number})を無効にし、再発行しました。\n理由: ${reason}`,
        offerId: known.offerId,
      }),
    ];
  });
  tellSaid(context, said);
  return find();
}
