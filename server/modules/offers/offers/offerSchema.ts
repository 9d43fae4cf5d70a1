import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { upTo } from '../../../builder/lists.ts';
import { payload } from '../../../builder/payload.ts';
import { signedAddress } from '../../../lib/mediaAddress.ts';
import { encodeGlobalId } from '../../../lib/globalId.ts';
import { keysetPage } from '../../../lib/paging.ts';
import type { Connection } from '../../../lib/paging.ts';
import { companyBehind } from '../../companies/company/companies.ts';
import { Company } from '../../companies/company/schema.ts';
import { creatorBehind } from '../../creators/profiles/creators.ts';
import { CreatorUser, RewardType } from '../../creators/profiles/schema.ts';
import { JobPriceBreakdown } from '../../jobs/contents/priceSchema.ts';
import { Candidate } from '../../jobs/desk/candidateType.ts';
import { JobEntry } from '../../jobs/entries/ownEntryType.ts';
import { employmentNames } from '../terms/employmentFields.ts';
import { anyTermLabel, anyTermNames, offerLimits, undecidableTerms } from '../terms/fields.ts';
import { acceptOffer, askForChange, declineOffer, openOffer, withdrawOffer } from './answer.ts';
import * as offers from './offers.ts';
import type { ShownVersion } from './offers.ts';
import type { EventRow } from './eventsSql.ts';
import type { OfferRow } from './offersSql.ts';
import { askForPaper, markPaperSent } from './onPaper.ts';
import { createOffer, previewOffer, reviseOffer } from './send.ts';
import type { OfferPreview } from './send.ts';
import { Difference, Line, OfferTerm, Party, Terms } from './termsType.ts';

const OfferStatus = builder.enumType('OfficialJobOfferStatus', { values: offers.offerStatuses });
interface VersionOfOffer extends ShownVersion {
  readonly offer: OfferRow;
}

const Version = builder.objectRef<VersionOfOffer>('OfficialJobOfferVersion').implement({
  description: 'An offer as it was issued: never changed.',
  fields: (t) => ({
    version: t.int({ resolve: ({ row }) => row.version }),
    sentAt: t.field({ type: 'DateTime', resolve: ({ row }) => row.createdAt }),
    documentTitle: t.string({ resolve: ({ paper }) => paper.title }),
    documentNumber: t.string({ resolve: ({ paper }) => paper.number }),
    subject: t.string({ resolve: ({ paper }) => paper.subject }),
    law: t.string({ resolve: ({ paper }) => paper.law }),
    parties: t.field({ type: [Party], resolve: ({ paper }) => [...paper.parties] }),
    lines: t.field({ type: [Line], resolve: ({ paper }) => [...paper.lines] }),
    differences: t.field({
      type: [Difference],
      description: 'What it says otherwise than the version before.',
      resolve: (version) => [...version.differences],
    }),
    openingDifferences: t.field({
      type: [Difference],
      description: 'What it says otherwise than the opening that the creator entered.',
      resolve: ({ offer, paper }, _args, context) => offers.differencesFromEntered(context, offer, paper),
    }),
    standingDifferences: t.field({
      type: [Difference],
      description: 'Of a change of terms: what it says otherwise than those in force when it was sent.',
      resolve: ({ offer, paper }, _args, context) => offers.differencesFromAmended(context, offer, paper),
    }),
    documentUrl: t.string({
      nullable: true,
      description: 'Its PDF, at an address that ends; null until it is made, a moment after it was issued.',
      resolve: ({ row }) =>
        row.documentKey === null ? null : signedAddress(row.documentKey, row.documentName ?? ''),
    }),
    documentHash: t.string({
      nullable: true,
      description: 'SHA-256 of the PDF’s bytes as they were made.',
      resolve: ({ row }) => row.documentHash,
    }),
    message: t.string({ nullable: true, resolve: ({ row }) => row.message }),
    terms: t.field({ type: Terms, resolve: ({ terms }) => terms }),
    contentHash: t.string({
      description: 'SHA-256 of the paper as it is kept, which names that of the version before.',
      resolve: ({ row }) => row.contentHash,
    }),
    breakdown: t.field({
      type: JobPriceBreakdown,
      nullable: true,
      description: 'Null of an hour’s pay or of a formula.',
      resolve: ({ offer, terms }, _args, context) => offers.breakdownOf(context, offer, terms),
    }),
  }),
});

const EventKind = builder.enumType('OfficialJobOfferEventKind', {
  values: [
    'SENT',
    'OPENED',
    'CHANGE_ASKED',
    'ACCEPTED',
    'DECLINED',
    'WITHDRAWN',
    'PAPER_ASKED',
    'PAPER_SENT',
  ] as const,
});

const OfferEvent = builder.objectRef<EventRow>('OfficialJobOfferEvent').implement({
  description: 'What became of an offer.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('OfficialJobOfferEvent', id) }),
    kind: t.expose('kind', { type: EventKind }),
    version: t.exposeInt('version'),
    term: t.field({
      type: OfferTerm,
      nullable: true,
      resolve: ({ term }) => anyTermNames.find((name) => name === term) ?? null,
    }),
    termLabel: t.string({
      nullable: true,
      description: 'That item as the paper calls it.',
      resolve: ({ term }) => anyTermLabel(anyTermNames.find((name) => name === term) ?? null) ?? null,
    }),
    words: t.exposeString('words', { nullable: true }),
    happenedAt: t.expose('happenedAt', { type: 'DateTime' }),
  }),
});

export const OfficialJobOffer = builder.objectRef<OfferRow>('OfficialJobOffer').implement({
  description: 'An official offer, as its two sides see it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('OfficialJobOffer', id) }),
    status: t.field({
      type: OfferStatus,
      resolve: (offer, _args, { services }) => offers.offerStatusAt(offer, services.clock.now()),
    }),
    currentVersion: t.exposeInt('currentVersion'),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
    replyBy: t.expose('replyBy', { type: 'DateTime', nullable: true }),
    respondedAt: t.expose('respondedAt', { type: 'DateTime', nullable: true }),
    company: t.field({
      type: Company,
      resolve: ({ companyId }, _args, context) => companyBehind(context, companyId),
    }),
    creator: t.field({
      type: CreatorUser,
      resolve: ({ creatorId }, _args, context) => creatorBehind(context, creatorId),
    }),
    chatRoomId: t.id({
      nullable: true,
      resolve: ({ chatRoomId }) => (chatRoomId === null ? null : encodeGlobalId('ChatRoom', chatRoomId)),
    }),
    changesOfferId: t.id({
      nullable: true,
      description: '条件の変更: the offer whose terms, those of a work under way, it would change.',
      resolve: ({ amendsOfferId }) =>
        amendsOfferId === null ? null : encodeGlobalId('OfficialJobOffer', amendsOfferId),
    }),
    versions: t.field({
      type: [Version],
      description: 'Oldest first.',
      resolve: async (offer, _args, context) =>
        (await offers.shownVersions(context, offer)).map((version) => ({ ...version, offer })),
    }),
    events: t.field({
      type: [OfferEvent],
      description: 'Oldest first.',
      resolve: async (offer, _args, context) => [...(await offers.eventsOf(context, offer))],
    }),
    recordUrl: t.string({
      nullable: true,
      description:
        'The PDF that records how an agreement came about, at an address that ends; null until it is made.',
      resolve: (offer, _args, context) => offers.recordAddress(context, offer),
    }),
    paperAskedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the creator asked for the version that stands on paper.',
      resolve: (offer, _args, context) => offers.happenedAt(context, offer, 'PAPER_ASKED'),
    }),
    paperSentAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: (offer, _args, context) => offers.happenedAt(context, offer, 'PAPER_SENT'),
    }),
    isChainWhole: t.boolean({
      description: 'Whether every version that is kept still has its hash, and names the one before.',
      resolve: async (offer, _args, context) =>
        offers.isChainWhole(
          (await offers.shownVersions(context, offer)).map(({ row }) => row),
          (await offers.amendedVersion(context, offer))?.row.contentHash,
        ),
    }),
  }),
});

const OfferEdge = builder.edgeObject({ name: 'OfficialJobOfferEdge', type: OfficialJobOffer });
const OfferConnection = builder.objectRef<Connection<OfferRow>>('OfficialJobOfferConnection').implement({
  fields: (t) => ({
    edges: t.field({ type: [OfferEdge], resolve: ({ edges }) => [...edges] }),
    pageInfo: t.field({ type: builder.pageInfoRef(), resolve: ({ pageInfo }) => pageInfo }),
  }),
});

const UndecidedInput = builder.inputType('OfficialJobOfferUndecidedTermInput', {
  fields: (t) => ({
    term: t.field({ type: OfferTerm, required: true }),
    reason: t.string({ required: true }),
    decidedBy: t.string({ required: true, description: 'YYYY-MM-DD' }),
  }),
});

const MilestoneInput = builder.inputType('OfficialJobOfferMilestoneInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    deliveryOn: t.string({ required: true }),
    netPrice: t.int({ required: true }),
    paymentDueOn: t.string(),
  }),
});

const EmploymentInput = builder.inputType('EmploymentItemInput', {
  fields: (t) => ({
    term: t.field({ type: OfferTerm, required: true }),
    text: t.string({ required: true }),
  }),
});

export const TermsInput = builder.inputType('OfficialJobOfferTermsInput', {
  description: 'Days are YYYY-MM-DD, amounts yen before consumption tax.',
  fields: (t) => ({
    title: t.string(),
    remunerationType: t.field({ type: RewardType, required: true }),
    work: t.string(),
    revisions: t.string(),
    rights: t.string(),
    rightsNetPrice: t.int({ description: 'Where the rights cost something besides the fee.' }),
    deliveryOn: t.string({ description: 'Or a time of service.' }),
    serviceFrom: t.string(),
    serviceTo: t.string(),
    place: t.string(),
    inspectionCompletesOn: t.string(),
    netPrice: t.int({ description: 'Of the whole, or of an hour.' }),
    amountFormula: t.string({ description: 'How an amount follows that is not known yet.' }),
    weeklyHours: t.int(),
    paymentDueOn: t.string({ description: 'Or the three that follow.' }),
    paymentClosesOn: t.int({ description: '締日; 31 is the last of a month.' }),
    paymentMonthsLater: t.int({ description: '0 当月, 1 翌月, 2 翌々月.' }),
    paymentPaysOn: t.int({ description: '支払日; 31 is the last of a month.' }),
    paymentMethod: t.string(),
    publicity: t.string(),
    other: t.string(),
    isRecommissioned: t.boolean(),
    upstreamClient: t.string(),
    upstreamPaymentOn: t.string(),
    milestones: t.field({
      type: [MilestoneInput],
      description: 'Two or more: the days and the amount of the whole follow from them.',
      ...upTo(offerLimits.milestones),
    }),
    undecided: t.field({ type: [UndecidedInput], ...upTo(undecidableTerms.length) }),
    employment: t.field({
      type: [EmploymentInput],
      ...upTo(employmentNames.length),
      description: '採用条件の提示: then only the title is read besides.',
    }),
  }),
});

const Problem = builder.objectRef<OfferPreview['problems'][number]>('OfficialJobOfferProblem').implement({
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Of the terms’ input.' }),
    message: t.exposeString('message'),
  }),
});

const Preview = builder.objectRef<OfferPreview>('OfficialJobOfferPreview').implement({
  description: 'What these terms would be on paper, what is wrong with them, and what follows from them.',
  fields: (t) => ({
    lines: t.field({ type: [Line], resolve: ({ lines }) => [...lines] }),
    problems: t.field({ type: [Problem], resolve: ({ problems }) => [...problems] }),
    lastPaymentDay: t.exposeString('lastPaymentDay', {
      nullable: true,
      description: 'The last day on which the law lets this be paid, YYYY-MM-DD.',
    }),
    unprintable: t.stringList({
      description: 'Characters that the paper would show as 〓.',
      resolve: ({ unprintable }) => [...unprintable],
    }),
    hasProhibitions: t.exposeBoolean('hasProhibitions', {
      description: 'A month or longer: the seven prohibitions of the law apply.',
    }),
    hasConsiderations: t.exposeBoolean('hasConsiderations', {
      description: 'Six months or longer: considerations, and 30 days’ notice of an end.',
    }),
  }),
});

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
  officialJobOfferPreview: t.field({
    type: Preview,
    args: {
      terms: t.arg({ type: TermsInput, required: true }),
      changes: t.arg.id({ description: 'The offer in force, where its terms would be changed.' }),
    },
    authScopes: { role: owners },
    resolve: (_root, { terms, changes }, context) => previewOffer(context, terms, changes ?? null),
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
