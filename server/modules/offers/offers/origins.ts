import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import type { Sender } from '../consultations/consultations.ts';
import { visibleCreator } from '../../creators/profiles/creators.ts';
import type { TermsInput } from '../terms/rules.ts';
import { offerNotFound, ownOffer } from './offers.ts';
import { originOfConsultation, originOfEntry, originOfRoom } from './originsSql.ts';
import type { Origin } from './originsSql.ts';
import type { Amending, OfferInput } from './versions.ts';

/** Whom an offer is for, and what it came of. */
export async function originOf(context: Context, { companyId }: Sender, input: OfferInput): Promise<Origin> {
  const { db } = context.services;
  const [entry, consultation, room] = [
    input.candidateId == null ? undefined : keyOf(input.candidateId, 'Candidate'),
    input.consultationId == null ? undefined : keyOf(input.consultationId, 'JobConsultation'),
    input.chatRoomId == null ? undefined : keyOf(input.chatRoomId, 'ChatRoom'),
  ];
  const origin =
    entry === undefined
      ? consultation === undefined
        ? room === undefined
          ? undefined
          : await originOfRoom(db, room)
        : await originOfConsultation(db, consultation)
      : await originOfEntry(db, entry);
  if (!origin || origin.companyId !== companyId)
    throw new DomainError('ArgumentInvalidError', 'オファーの相手が見つかりません。', {
      field: 'candidateId',
    });
  const isEmployment = input.terms.employment != null;
  if (origin.isFullTime !== isEmployment)
    throw new DomainError(
      'ArgumentInvalidError',
      isEmployment
        ? '採用条件の提示は、正社員の募集の応募者に送れます。'
        : '正社員の募集の応募者には、採用条件の提示を送ってください。',
      { field: 'candidateId' },
    );
  // Applying reveals a creator; others may have hidden meanwhile.
  if (origin.entryId === null && !(await visibleCreator(context, origin.creatorId)))
    throw new DomainError('ArgumentInvalidError', 'オファーの相手が見つかりません。', {
      field: 'candidateId',
    });
  return origin;
}

/** A change goes to whoever does the work. */
export async function originOfAmended(
  context: Context,
  { companyId }: Sender,
  { offerId }: Amending,
  { employment }: TermsInput,
): Promise<Origin> {
  const amended = await ownOffer(context, offerId);
  if (!amended || amended.companyId !== companyId || employment != null) throw offerNotFound();
  const { creatorId, jobOpeningId } = amended;
  return { companyId, creatorId, jobOpeningId, entryId: null, consultationId: null, isFullTime: false };
}
