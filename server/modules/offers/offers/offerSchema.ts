import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { payload } from '../../../builder/payload.ts';
import { keysetPage } from '../../../lib/request/paging.ts';
import { Candidate } from '../../jobs/desk/candidateType.ts';
import { JobEntry } from '../../jobs/entries/ownEntryType.ts';
import { acceptOffer, askForChange, declineOffer, openOffer, withdrawOffer } from './answer.ts';
import * as offers from './offers.ts';
import type { OfferRow } from './offersSql.ts';
import { askForPaper, markPaperSent } from './onPaper.ts';
import { createOffer, reviseOffer } from './send.ts';
import { OfferTerm, Terms } from './termsType.ts';

import { OfferConnection, OfficialJobOffer } from './offerType.ts';
import { TermsInput } from './termsInputType.ts';
builder.objectField(Candidate, 'officialJobOffer', (t) =>
  t.field({
    type: OfficialJobOffer,
    nullable: true,
    description: 'What was offered last, for owners of the company’s account.',
    resolve: ({ id }, _args, context) => offers.offerOfEntry(context, id),
  }),
);

builder.objectField(Candidate, 'offerTerms', (t) =>
  t.field({
    type: Terms,
    nullable: true,
    description: 'What an offer begins with: what the opening said when it was entered.',
    resolve: ({ id }, _args, context) => offers.termsForEntry(context, id),
  }),
);

builder.objectField(JobEntry, 'officialJobOffer', (t) =>
  t.field({
    type: OfficialJobOffer,
    nullable: true,
    description: 'What the company offered last.',
    resolve: ({ id }, _args, context) => offers.offerOfEntry(context, id),
  }),
);

/** Creators, and owners of a company’s account. */
const sides = ['CREATOR_USER', 'CORPORATE_USER'] as const;
const owners = ['CORPORATE_USER'] as const;

builder.queryFields((t) => ({
  officialJobOffer: t.field({
    type: OfficialJobOffer,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    authScopes: { role: sides },
    resolve: (_root, { id }, context) => offers.ownOffer(context, offers.offerKey(id)),
  }),
  officialJobOffers: t.field({
    type: OfferConnection,
    description: 'Those that the viewer received or their company sent, newest first.',
    args: { ...t.arg.connectionArgs() },
    authScopes: { role: sides },
    resolve: (_root, args, context) => offers.offersOf(context, keysetPage(args)),
  }),
}));

export const OfferPayload = payload<{ readonly ok: boolean; readonly officialJobOffer: OfferRow | null }>(
  'OfficialJobOfferPayload',
  (t) => ({
    ok: t.boolean({ resolve: ({ ok }) => ok === true }),
    officialJobOffer: t.expose('officialJobOffer', { type: OfficialJobOffer, nullable: true }),
  }),
);

const CreateInput = builder.inputType('CreateOfficialJobOfferInput', {
  fields: (t) => ({
    clientId: t.string({ description: 'A UUID of the page’s: sent again, it is the same offer.' }),
    candidateId: t.id({ description: 'What it follows from: this, a consultation, or a room.' }),
    consultationId: t.id(),
    chatRoomId: t.id(),
    terms: t.field({ type: TermsInput, required: true }),
    message: t.string(),
    replyBy: t.string({ description: 'YYYY-MM-DD; a week ahead unless told, 30 days at most.' }),
  }),
});

const ReviseInput = builder.inputType('ReviseOfficialJobOfferInput', {
  fields: (t) => ({
    offerId: t.id({ required: true }),
    baseVersion: t.int({ required: true, description: 'The version that this one changes.' }),
    terms: t.field({ type: TermsInput, required: true }),
    message: t.string(),
    replyBy: t.string(),
  }),
});

export const AnswerOfferInput = builder.inputType('AnswerOfficialJobOfferInput', {
  fields: (t) => ({
    offerId: t.id({ required: true }),
    version: t.int({ required: true, description: 'The version that was read.' }),
    message: t.string(),
    term: t.field({ type: OfferTerm, description: 'Of a change that is asked for: at which item.' }),
  }),
});

const refusals = [
  'UserInputInvalidError',
  'ArgumentInvalidError',
  'ForbiddenError',
  'RateLimitExceededError',
  'ConfirmationRequiredError',
] as const;

const answered = (run: () => Promise<OfferRow | null>) =>
  orErrors([...refusals], async () => ({ ok: true, officialJobOffer: await run() }));

builder.mutationFields((t) => ({
  createOfficialJobOffer: t.field({
    type: OfferPayload,
    description: 'Sends the terms of a commission in writing.',
    args: { input: t.arg({ type: CreateInput, required: true }) },
    authScopes: { role: owners },
    resolve: (_root, { input }, context) =>
      answered(async () => offers.ownOffer(context, await createOffer(context, input))),
  }),
  reviseOfficialJobOffer: t.field({
    type: OfferPayload,
    description: 'A further version, which replaces the one that stands.',
    args: { input: t.arg({ type: ReviseInput, required: true }) },
    authScopes: { role: owners },
    resolve: (_root, { input }, context) =>
      answered(async () => offers.ownOffer(context, await reviseOffer(context, input))),
  }),
  withdrawOfficialJobOffer: t.field({
    type: OfferPayload,
    args: { offerId: t.arg.id({ required: true }) },
    authScopes: { role: owners },
    resolve: (_root, { offerId }, context) => answered(() => withdrawOffer(context, offerId)),
  }),
  acceptOfficialJobOffer: t.field({
    type: OfferPayload,
    description: 'Concludes the contract, asked once more who it is. The first answer stands.',
    args: { input: t.arg({ type: AnswerOfferInput, required: true }) },
    authScopes: { role: ['CREATOR_USER'] },
    resolve: (_root, { input }, context) => answered(() => acceptOffer(context, input)),
  }),
  declineOfficialJobOffer: t.field({
    type: OfferPayload,
    args: { input: t.arg({ type: AnswerOfferInput, required: true }) },
    authScopes: { role: ['CREATOR_USER'] },
    resolve: (_root, { input }, context) => answered(() => declineOffer(context, input)),
  }),
  askToChangeOfficialJobOffer: t.field({
    type: OfferPayload,
    description: 'Says in the room what should be otherwise. The offer stands as it is.',
    args: { input: t.arg({ type: AnswerOfferInput, required: true }) },
    authScopes: { role: ['CREATOR_USER'] },
    resolve: (_root, { input }, context) => answered(() => askForChange(context, input)),
  }),
  askForOfferOnPaper: t.field({
    type: OfferPayload,
    description: 'The creator wants the version that stands on paper.',
    args: { offerId: t.arg.id({ required: true }) },
    authScopes: { role: ['CREATOR_USER'] },
    resolve: (_root, { offerId }, context) => answered(() => askForPaper(context, offerId)),
  }),
  markOfferPaperSent: t.field({
    type: OfferPayload,
    description: 'The company sent what was asked for on paper.',
    args: { offerId: t.arg.id({ required: true }) },
    authScopes: { role: owners },
    resolve: (_root, { offerId }, context) => answered(() => markPaperSent(context, offerId)),
  }),
  openOfficialJobOffer: t.field({
    type: OfferPayload,
    description: 'That the creator has seen a version; without a number the one that stands.',
    args: { offerId: t.arg.id({ required: true }), version: t.arg.int() },
    authScopes: { role: ['CREATOR_USER'] },
    resolve: (_root, { offerId, version }, context) => answered(() => openOffer(context, offerId, version)),
  }),
}));
