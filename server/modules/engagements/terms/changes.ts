import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { handle } from '../../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../../lib/outbox/effects.ts';
import type { Services } from '../../../lib/request/services.ts';
import { changeDropped } from '../../offers/offers/accepted.ts';
import { acceptOffer } from '../../offers/offers/answer.ts';
import type { AnswerInput } from '../../offers/offers/answer.ts';
import { offerNotFound, ownOffer, shownVersions } from '../../offers/offers/offers.ts';
import type { OfferRow } from '../../offers/offers/offersSql.ts';
import { createOffer, reviseOffer } from '../../offers/offers/send.ts';
import type { Amending, OfferInput } from '../../offers/offers/versions.ts';
import type { OfferTerms } from '../../offers/terms/fields.ts';
import { actIn, counted, workLimits } from '../works/acting.ts';
import { isHourly } from './begin.ts';
import { engagementNotFound, forgetEngagement, ownEngagement } from '../works/engagements.ts';
import * as roundsSql from '../rounds/roundsSql.ts';
import { holdEngagement } from '../works/engagementsSql.ts';
import type { EngagementRow } from '../works/engagementsSql.ts';
import { insertEvent, insertEventOnce } from '../works/eventsSql.ts';
import type { EngagementEventRow } from '../works/eventsSql.ts';
import { agreedMilestones, agreedOf } from './agreedSql.ts';
import type { AgreedMilestone } from './agreedSql.ts';
import { changeTerms, proposedOffer } from './changesSql.ts';
import { isOpen } from '../rules/changing.ts';

import { applyToRounds, assertFits } from './newTerms.ts';
import type { NewTerms } from './newTerms.ts';

/** 条件の変更: an offer; once accepted, rounds not yet delivered follow it. */

interface ProposeInput extends Pick<OfferInput, 'clientId' | 'message' | 'replyBy' | 'terms'> {
  readonly engagementId: string;
  /** An unanswered change and its version, to replace it. */
  readonly offerId?: string | null | undefined;
  readonly baseVersion?: number | null | undefined;
}

const numbered = (milestones: OfferTerms['milestones']): AgreedMilestone[] =>
  milestones.map((milestone, index) => ({ ...milestone, number: index + 1 }));

const newTerms = (terms: OfferTerms): NewTerms => ({
  ...terms,
  milestones: numbered(terms.milestones),
  isInspectionUndecided: terms.undecided.some(({ term }) => term === 'INSPECTION'),
});

/** Delivered rounds' terms, which every version keeps. */
async function keptMilestones(context: Context, engagement: EngagementRow): Promise<Amending['kept']> {
  const { db } = context.services;
  const { termsOfferId: offerId, termsVersion: version } = engagement;
  const closed = new Set(
    (await roundsSql.roundsOf(db, [engagement.id])).flatMap((round) => (isOpen(round) ? [] : [round.number])),
  );
  return (await agreedMilestones(db, { offerId, version })).filter(({ number }) => closed.has(number));
}

/** Proposes a change in writing; the creator sees the differences by line. Answers the offer. */
export async function proposeTerms(context: Context, input: ProposeInput): Promise<OfferRow | null> {
  await counted(context);
  const { services } = context;
  const known = await ownEngagement(context, keyOf(input.engagementId, 'Engagement'));
  if (!known) throw engagementNotFound();
  const amending: Amending = {
    engagementId: known.id,
    offerId: known.termsOfferId,
    version: known.termsVersion,
    kept: await keptMilestones(context, known),
    sent: async (trx, terms, userId) => {
      const engagement = await holdEngagement(trx, known.id);
      if (!engagement || engagement.termsOfferId !== known.termsOfferId) throw engagementNotFound();
      await assertFits(trx, engagement, newTerms(terms));
      await insertEvent(trx, {
        id: services.newId(),
        engagement_id: known.id,
        kind: 'TERMS_PROPOSED',
        side: 'COMPANY',
        user_id: userId,
        happened_at: services.clock.now(),
      });
    },
  };
  const { terms, message, replyBy } = input;
  const id =
    input.offerId == null
      ? await createOffer(context, { clientId: input.clientId, terms, message, replyBy }, amending)
      : await reviseOffer(
          context,
          { offerId: input.offerId, baseVersion: input.baseVersion ?? 0, terms, message, replyBy },
          amending,
        );
  forgetEngagement(context, known.id, null);
  return ownOffer(context, id);
}

/** Accepts a change with a fresh proof; work and offer change together or not at all. */
export async function acceptTerms(context: Context, input: AnswerInput): Promise<OfferRow | null> {
  const { services } = context;
  let engagementId: string | null = null;
  const accepted = await acceptOffer(context, input, async (trx, offer, userId) => {
    const engagement =
      offer.amendsEngagementId === null ? undefined : await holdEngagement(trx, offer.amendsEngagementId);
    const agreed = await agreedOf(trx, offer.id);
    const isInForce =
      engagement?.termsOfferId === offer.amendsOfferId && engagement?.termsVersion === offer.amendsVersion;
    if (!engagement || !agreed || !isInForce) throw offerNotFound();
    engagementId = engagement.id;
    await applyToRounds(trx, services, engagement, {
      ...agreed,
      milestones: await agreedMilestones(trx, agreed),
    });
    await changeTerms(trx, engagement.id, {
      offerId: offer.id,
      version: offer.currentVersion,
      title: agreed.title ?? engagement.title,
      netHourPrice: isHourly(agreed) ? agreed.netPrice : null,
    });
    await insertEvent(trx, {
      id: services.newId(),
      engagement_id: engagement.id,
      kind: 'TERMS_CHANGED',
      side: 'CREATOR',
      user_id: userId,
      happened_at: services.clock.now(),
    });
  });
  if (engagementId !== null) forgetEngagement(context, engagementId, null);
  return accepted;
}

interface AskInput {
  readonly engagementId: string;
  readonly term?: EngagementEventRow['term'] | undefined;
  readonly words: string;
}

/** The creator asks for other terms, in the room. */
export async function askForTerms(context: Context, input: AskInput): Promise<EngagementRow> {
  const inputs = new Inputs();
  const words = inputs.requiredLines('words', '相談したいこと', input.words, workLimits.words);
  inputs.finish();
  await counted(context);
  return actIn(context, keyOf(input.engagementId, 'Engagement'), 'CREATOR', async ({ engagement }) => {
    if (engagement.endedAt !== null)
      throw new DomainError('ArgumentInvalidError', 'この仕事は途中で終わっています。', {
        field: 'engagementId',
      });
    return {
      kind: 'TERMS_ASKED',
      news: 'WORK_TERMS_ASKED',
      roundId: null,
      term: input.term ?? null,
      words,
      saying: `「${engagement.title}」の条件の変更の相談です。\n${words}`,
    };
  });
}

/** The unanswered change of a work's terms. */
export async function proposedTerms(context: Context, { id }: EngagementRow): Promise<OfferRow | null> {
  const offerId = await proposedOffer(context.services.db, id);
  return ownOffer(context, offerId);
}

/** In the form's shape; for a company only its owners. */
export async function termsInForce(context: Context, engagement: EngagementRow): Promise<OfferTerms | null> {
  const offer = await ownOffer(context, engagement.termsOfferId);
  if (!offer) return null;
  const shown = await shownVersions(context, offer);
  return shown.find(({ row }) => row.version === engagement.termsVersion)?.terms ?? null;
}

export function changeEffects({ db }: Pick<Services, 'db'>): EffectHandlers {
  return handle(changeDropped, ({ eventId, engagementId, userId, turn, words, at }) =>
    db.transaction().execute((trx) =>
      insertEventOnce(trx, {
        id: eventId,
        engagement_id: engagementId,
        kind: turn === 'DECLINED' ? 'TERMS_DECLINED' : 'TERMS_WITHDRAWN',
        side: turn === 'DECLINED' ? 'CREATOR' : 'COMPANY',
        user_id: userId,
        words,
        happened_at: new Date(at),
      }),
    ),
  );
}
