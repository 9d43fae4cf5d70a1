import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { AnswerOfferInput, OfferPayload } from '../../offers/offers/offerSchema.ts';
import { OfficialJobOffer } from '../../offers/offers/offerType.ts';
import type { OfferRow } from '../../offers/offers/offersSql.ts';
import { TermsInput } from '../../offers/offers/termsInputType.ts';
import { Terms } from '../../offers/offers/termsType.ts';
import { creators, done, EngagementPayload, owners, refusals } from '../works/actsType.ts';
import { Engagement, Term } from '../works/engagementType.ts';
import { acceptTerms, askForTerms, proposedTerms, proposeTerms, termsInForce } from './changes.ts';

builder.objectFields(Engagement, (t) => ({
  terms: t.field({
    type: Terms,
    nullable: true,
    description: 'Those in force, for whoever sees offers.',
    resolve: (engagement, _args, context) => termsInForce(context, engagement),
  }),
  proposedTerms: t.field({
    type: OfficialJobOffer,
    nullable: true,
    description: '条件の変更 that waits for its answer, for whoever sees offers.',
    resolve: (engagement, _args, context) => proposedTerms(context, engagement),
  }),
}));

const ProposeInput = builder.inputType('ProposeEngagementTermsInput', {
  fields: (t) => ({
    engagementId: t.id({ required: true }),
    clientId: t.string({ description: 'A UUID of the page’s: sent again, it is the same change.' }),
    offerId: t.id({ description: 'A change that waits for its answer: then this is a further version.' }),
    baseVersion: t.int({ description: 'Of that change: the version that this one follows.' }),
    terms: t.field({ type: TermsInput, required: true }),
    message: t.string(),
    replyBy: t.string({ description: 'YYYY-MM-DD; a week ahead unless told, 30 days at most.' }),
  }),
});

const AskTermsInput = builder.inputType('AskForEngagementTermsInput', {
  fields: (t) => ({
    engagementId: t.id({ required: true }),
    term: t.field({ type: Term }),
    words: t.string({ required: true }),
  }),
});

const answered = (run: () => Promise<OfferRow | null>) =>
  orErrors([...refusals, 'ConfirmationRequiredError'], async () => ({
    ok: true,
    officialJobOffer: await run(),
  }));

builder.mutationFields((t) => ({
  proposeEngagementTerms: t.field({
    type: OfferPayload,
    description: '条件の変更: an offer that takes the place of the terms in force once its creator accepts.',
    args: { input: t.arg({ type: ProposeInput, required: true }) },
    authScopes: { role: owners },
    resolve: (_root, { input }, context) => answered(() => proposeTerms(context, input)),
  }),
  acceptEngagementTerms: t.field({
    type: OfferPayload,
    description:
      'What is not delivered follows the new terms. Asked once more who it is; the first answer stands.',
    args: { input: t.arg({ type: AnswerOfferInput, required: true }) },
    authScopes: { role: creators },
    resolve: (_root, { input }, context) => answered(() => acceptTerms(context, input)),
  }),
  askForEngagementTerms: t.field({
    type: EngagementPayload,
    description: 'The creator would like other terms: said in the room.',
    args: { input: t.arg({ type: AskTermsInput, required: true }) },
    authScopes: { role: creators },
    resolve: (_root, { input }, context) => done(() => askForTerms(context, input)),
  }),
}));
