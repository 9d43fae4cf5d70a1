import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { payload } from '../../../builder/payload.ts';
import { japanDay } from '../../../lib/clock.ts';
import { encodeGlobalId } from '../../../lib/globalId.ts';
import { signedAddress } from '../../../lib/mediaAddress.ts';
import { keysetPage } from '../../../lib/paging.ts';
import type { Connection } from '../../../lib/paging.ts';
import { RewardType } from '../../creators/profiles/schema.ts';
import {
  AnswerOfferInput,
  OfficialJobOffer,
  OfferPayload,
  TermsInput,
} from '../../offers/offers/offerSchema.ts';
import { Terms } from '../../offers/offers/termsType.ts';
import { commentOnWork } from './commenting.ts';
import * as engagements from './engagements.ts';
import type { DeliveryRow } from '../rounds/deliveriesSql.ts';
import type { FileRow } from '../rounds/filesSql.ts';
import type { HoursRow } from '../rounds/hoursSql.ts';
import type { RoundRow } from '../rounds/roundsSql.ts';
import type { EngagementRow } from './engagementsSql.ts';
import type { EngagementEventRow } from './eventsSql.ts';
import type { OfferRow } from '../../offers/offers/offersSql.ts';
import { addDeliveryFile, removeDeliveryFile } from '../rounds/files.ts';
import { answerEnd, endWork, isNoticeNeeded, mostOwedOf } from '../ending/ending.ts';
import { acceptTerms, askForTerms, proposedTerms, proposeTerms, termsInForce } from '../terms/changes.ts';
import { removeHours, saveHours } from '../rounds/hours.ts';
import { daysLate } from '../rules/dates.ts';
import { invoiceNumber } from '../invoices/invoicePaper.ts';
import * as invoices from '../invoices/invoices.ts';
import type { InvoiceRow } from '../invoices/invoicesSql.ts';
import { ledgerCsv, ledgerFormats } from '../invoices/ledger.ts';
import * as thanks from '../thanks/thanks.ts';
import { amountOfMinutes, workKinds } from '../rules/taxes.ts';
import {
  acceptRound,
  askCorrection,
  confirmReceived,
  denyPayment,
  deliverRound,
  markPaid,
} from '../rounds/rounds.ts';

const State = builder.enumType('EngagementRoundState', {
  values: [
    'UNDER_WAY',
    'DELIVERED',
    'CORRECTION_ASKED',
    'ACCEPTED',
    'INVOICED',
    'PAID',
    'RECEIVED',
    'ENDED_EARLY',
  ] as const,
});
const Term = builder.enumType('EngagementTerm', {
  description: 'Items of the paper that what is delivered may not meet.',
  values: ['WORK', 'REVISIONS', 'RIGHTS', 'DELIVERY', 'PLACE', 'AMOUNT', 'OTHER'] as const,
});
const EventKind = builder.enumType('EngagementEventKind', {
  values: [
    'BEGUN',
    'DELIVERED',
    'CORRECTION_ASKED',
    'ACCEPTED',
    'ACCEPTED_SILENTLY',
    'INVOICED',
    'INVOICE_VOIDED',
    'PAID',
    'PAYMENT_DENIED',
    'RECEIVED',
    'ENDED_EARLY',
    'COMMENTED',
    'END_ANSWERED',
    'END_SETTLED',
    'TERMS_ASKED',
    'TERMS_PROPOSED',
    'TERMS_CHANGED',
    'TERMS_DECLINED',
    'TERMS_WITHDRAWN',
  ] as const,
});
const Side = builder.enumType('EngagementSide', { values: ['CREATOR', 'COMPANY', 'NOBODY'] as const });

const File = builder.objectRef<FileRow>('EngagementFile').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('EngagementFile', id) }),
    name: t.string({
      resolve: ({ filename, storageKey }) => filename ?? `画像.${storageKey.split('.').at(-1)}`,
    }),
    byteSize: t.exposeInt('byteSize'),
    url: t.string({
      description: 'At an address that ends.',
      resolve: ({ storageKey, filename }) => signedAddress(storageKey, filename ?? ''),
    }),
  }),
});

const Delivery = builder.objectRef<DeliveryRow>('EngagementDelivery').implement({
  description: 'What was handed over: never changed.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('EngagementDelivery', id) }),
    version: t.exposeInt('version'),
    note: t.exposeString('note', { nullable: true }),
    linkUrl: t.exposeString('linkUrl', { nullable: true }),
    deliveredAt: t.expose('deliveredAt', { type: 'DateTime' }),
    files: t.field({
      type: [File],
      resolve: async ({ id, roundId }, _args, context) => [
        ...(await engagements.filesOf(context, roundId, id)),
      ],
    }),
  }),
});

const Hours = builder.objectRef<HoursRow>('EngagementHours').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('EngagementHours', id) }),
    workedOn: t.exposeString('workedOn', { description: 'YYYY-MM-DD' }),
    minutes: t.exposeInt('minutes'),
    work: t.exposeString('work'),
  }),
});

const Event = builder.objectRef<EngagementEventRow>('EngagementEvent').implement({
  description: 'What became of a work.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('EngagementEvent', id) }),
    kind: t.expose('kind', { type: EventKind }),
    side: t.expose('side', { type: Side }),
    roundId: t.id({
      nullable: true,
      resolve: ({ roundId }) => (roundId === null ? null : encodeGlobalId('EngagementRound', roundId)),
    }),
    term: t.expose('term', { type: Term, nullable: true }),
    words: t.exposeString('words', { nullable: true }),
    netPrice: t.exposeInt('netPrice', {
      nullable: true,
      description: 'What an early end, or an answer to it, proposes for the work till then, before tax.',
    }),
    happenedAt: t.expose('happenedAt', { type: 'DateTime' }),
  }),
});

const WorkKind = builder.enumType('EngagementWorkKind', {
  description: 'Kinds of work: of the first five tax is withheld when an individual does it.',
  values: workKinds,
});
const InvoiceStatus = builder.enumType('EngagementInvoiceStatus', { values: ['ISSUED', 'VOIDED'] as const });

const Invoice = builder.objectRef<InvoiceRow>('EngagementInvoice').implement({
  description: '請求書 as it was issued: never changed. Amounts are yen.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('EngagementInvoice', id) }),
    number: t.string({ resolve: invoiceNumber }),
    status: t.expose('status', { type: InvoiceStatus }),
    issuedOn: t.exposeString('issuedOn'),
    net: t.exposeInt('net'),
    tax: t.exposeInt('tax'),
    withholding: t.exposeInt('withholding'),
    payable: t.int({ resolve: ({ net, tax, withholding }) => net + tax - withholding }),
    registrationNumber: t.exposeString('registrationNumber', { nullable: true }),
    deductiblePercent: t.exposeInt('deductiblePercent', {
      description: 'How much of the tax a company may deduct.',
    }),
    isCorrection: t.boolean({ resolve: ({ replacesId }) => replacesId !== null }),
    voidReason: t.exposeString('voidReason', { nullable: true }),
    documentUrl: t.string({
      nullable: true,
      description: 'Its PDF, at an address that ends; null until it is made, a moment after it was issued.',
      resolve: ({ documentKey, documentName }) =>
        documentKey === null ? null : signedAddress(documentKey, documentName ?? ''),
    }),
  }),
});

const InvoicePreview = builder.objectRef<invoices.InvoicePreview>('EngagementInvoicePreview').implement({
  fields: (t) => ({
    net: t.exposeInt('net'),
    tax: t.exposeInt('tax'),
    withholding: t.exposeInt('withholding'),
    payable: t.exposeInt('payable'),
    registrationNumber: t.exposeString('registrationNumber', { nullable: true }),
    isRegistrationDoubtful: t.exposeBoolean('isRegistrationDoubtful', {
      description: 'Its check digit does not fit.',
    }),
    deductiblePercent: t.exposeInt('deductiblePercent'),
    hasBankAccount: t.exposeBoolean('hasBankAccount'),
  }),
});

const Round = builder.objectRef<RoundRow>('EngagementRound').implement({
  description:
    '回: what is delivered, accepted and paid for as one. Days are YYYY-MM-DD of Japan’s calendar.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('EngagementRound', id) }),
    number: t.exposeInt('number'),
    title: t.exposeString('title', {
      nullable: true,
      description: 'What the paper calls it, where there are several.',
    }),
    agreedDueOn: t.exposeString('agreedDueOn', {
      nullable: true,
      description: 'Its own 支払期日 as it was agreed on; it runs from the actual receipt.',
    }),
    state: t.expose('state', { type: State }),
    netPrice: t.exposeInt('netPrice', {
      nullable: true,
      description: 'Before tax. Of hours and formulas null until it is delivered.',
    }),
    netHourPrice: t.exposeInt('netHourPrice', {
      nullable: true,
      description: 'What an hour of this month is paid with, before tax.',
    }),
    deliverBy: t.exposeString('deliverBy', { nullable: true }),
    periodFrom: t.exposeString('periodFrom', { nullable: true }),
    periodTo: t.exposeString('periodTo', { nullable: true }),
    receivedOn: t.exposeString('receivedOn', { nullable: true }),
    inspectBy: t.exposeString('inspectBy', {
      nullable: true,
      description: 'Silence over this day is acceptance.',
    }),
    dueOn: t.exposeString('dueOn', { nullable: true, description: '支払期日' }),
    payBy: t.exposeString('payBy', {
      nullable: true,
      description: 'The day on which the money moves: another one where banks are closed.',
    }),
    isAcceptedSilently: t.exposeBoolean('isAcceptedSilently'),
    paidOn: t.exposeString('paidOn', { nullable: true }),
    daysLate: t.int({
      description: 'How many days a payment is late; 0 of what is paid.',
      resolve: ({ state, payBy }, _args, { services }) =>
        payBy !== null && (state === 'DELIVERED' || state === 'ACCEPTED' || state === 'INVOICED')
          ? daysLate({ payBy }, japanDay(services.clock.now()))
          : 0,
    }),
    engagement: t.field({
      type: Engagement,
      nullable: true,
      resolve: ({ engagementId }, _args, context) => engagements.ownEngagement(context, engagementId),
    }),
    deliveries: t.field({
      type: [Delivery],
      description: 'The newest first.',
      resolve: async (round, _args, context) => [...(await engagements.deliveriesOf(context, round))],
    }),
    waitingFiles: t.field({
      type: [File],
      description: 'Those that go out with the next delivery; the creator’s alone.',
      resolve: async ({ id }, _args, context) => [...(await engagements.filesOf(context, id, null))],
    }),
    invoices: t.field({
      type: [Invoice],
      description: 'The newest first; of a company its owners’ alone.',
      resolve: async (round, _args, context) => [...(await invoices.invoicesOf(context, round))],
    }),
    invoicePreview: t.field({
      type: InvoicePreview,
      nullable: true,
      description: 'What an invoice would come to; the creator’s alone.',
      args: { workKind: t.arg({ type: WorkKind, required: true }) },
      resolve: async (round, { workKind }, context) => {
        if (engagements.viewerKindOf(context.viewer) !== 'CREATOR') return null;
        const engagement = await engagements.ownEngagement(context, round.engagementId);
        return engagement ? invoices.previewInvoice(context, engagement, round, workKind) : null;
      },
    }),
    hours: t.field({
      type: [Hours],
      resolve: async (round, _args, context) => [...(await engagements.hoursOf(context, round))],
    }),
    hoursAmount: t.int({
      nullable: true,
      description: 'What the hours so far come to, before tax.',
      resolve: async (round, _args, context) => {
        if (round.netHourPrice === null) return null;
        const minutes = (await engagements.hoursOf(context, round)).reduce(
          (sum, line) => sum + line.minutes,
          0,
        );
        return amountOfMinutes(minutes, round.netHourPrice);
      },
    }),
  }),
});

const Thanks = builder.objectRef<thanks.ShownThanks>('EngagementThanks').implement({
  description: 'What both sides say at the end: the other’s is read once both stand, or after a fortnight.',
  fields: (t) => ({
    own: t.exposeString('own', { nullable: true }),
    others: t.exposeString('others', { nullable: true }),
    areOthersReported: t.exposeBoolean('areOthersReported'),
  }),
});

const Viewing = builder.enumType('EngagementViewer', { values: engagements.viewerKinds });

export const Engagement = builder.objectRef<EngagementRow>('Engagement');
Engagement.implement({
  description: '仕事: what follows an accepted offer, as its two sides see it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('Engagement', id) }),
    title: t.exposeString('title'),
    companyName: t.exposeString('companyName', { description: 'As the paper names it.' }),
    creatorName: t.exposeString('creatorName', { description: 'As the paper names them.' }),
    remunerationType: t.expose('remunerationType', { type: RewardType }),
    netHourPrice: t.exposeInt('netHourPrice', { nullable: true }),
    offerId: t.id({ resolve: ({ offerId }) => encodeGlobalId('OfficialJobOffer', offerId) }),
    termsOfferId: t.id({
      description: 'The offer whose terms are in force: the first one, or the last change.',
      resolve: ({ termsOfferId }) => encodeGlobalId('OfficialJobOffer', termsOfferId),
    }),
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
    chatRoomId: t.id({
      nullable: true,
      resolve: ({ chatRoomId }) => (chatRoomId === null ? null : encodeGlobalId('ChatRoom', chatRoomId)),
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    endNetPrice: t.exposeInt('endNetPrice', {
      nullable: true,
      description: 'Proposed for what was done till an early end and not delivered, before tax.',
    }),
    agreedEndNetPrice: t.int({
      nullable: true,
      description: 'What both agreed on of it, before tax; null until they have.',
      resolve: ({ endAsks, endNetPrice }) => (endAsks === null ? endNetPrice : null),
    }),
    awaitsEndAnswer: t.boolean({
      description: 'Whether the viewer’s side is to answer to an early end.',
      resolve: ({ endAsks }, _args, { viewer }) =>
        endAsks === (engagements.viewerKindOf(viewer) === 'CREATOR' ? 'CREATOR' : 'COMPANY') &&
        engagements.viewerKindOf(viewer) !== 'AGENT',
    }),
    mostOwedAtEnd: t.int({
      nullable: true,
      description: 'The most that may be proposed at an early end; null where hours or a formula say it.',
      resolve: (engagement, _args, context) => mostOwedOf(context, engagement),
    }),
    needsEndNotice: t.boolean({
      description: 'Whether the company has to tell of an end 30 days ahead: of six months or longer.',
      resolve: (engagement, _args, context) => isNoticeNeeded(context, engagement),
    }),
    thanks: t.field({
      type: Thanks,
      resolve: (engagement, _args, context) => thanks.thanksOf(context, engagement),
    }),
    viewerIs: t.field({
      type: Viewing,
      description: 'As what the viewer looks at it: what they may do follows from it.',
      resolve: (_engagement, _args, { viewer }) => engagements.viewerKindOf(viewer),
    }),
    rounds: t.field({
      type: [Round],
      resolve: async (engagement, _args, context) => [...(await engagements.roundsOf(context, engagement))],
    }),
    events: t.field({
      type: [Event],
      description: 'The oldest first.',
      resolve: async (engagement, _args, context) => [...(await engagements.eventsOf(context, engagement))],
    }),
  }),
});

builder.objectField(OfficialJobOffer, 'engagement', (t) =>
  t.field({
    type: Engagement,
    nullable: true,
    description: 'The work that followed, or whose terms it changes.',
    resolve: (offer, _args, context) => engagements.workOfOffer(context, offer),
  }),
);

const EngagementEdge = builder.edgeObject({ name: 'EngagementEdge', type: Engagement });
const EngagementConnection = builder.objectRef<Connection<EngagementRow>>('EngagementConnection').implement({
  fields: (t) => ({
    edges: t.field({ type: [EngagementEdge], resolve: ({ edges }) => [...edges] }),
    pageInfo: t.field({ type: builder.pageInfoRef(), resolve: ({ pageInfo }) => pageInfo }),
  }),
});

const sides = ['CREATOR_USER', 'CORPORATE_USER', 'CORPORATE_AGENT'] as const;
const owners = ['CORPORATE_USER'] as const;
const creators = ['CREATOR_USER'] as const;

builder.queryFields((t) => ({
  engagement: t.field({
    type: Engagement,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { id }, context) => engagements.ownEngagement(context, engagements.engagementKey(id)),
  }),
  engagementOfOffer: t.field({
    type: Engagement,
    nullable: true,
    description: 'The work that followed an offer.',
    args: { offerId: t.arg.id({ required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { offerId }, context) => engagements.engagementOfOffer(context, offerId),
  }),
  engagements: t.field({
    type: EngagementConnection,
    description: 'The viewer’s or their company’s, newest first.',
    args: { ...t.arg.connectionArgs() },
    authScopes: { signedIn: true },
    resolve: (_root, args, context) => engagements.engagementsOf(context, keysetPage(args)),
  }),
  engagementRound: t.field({
    type: Round,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { id }, context) => engagements.ownRound(context, id),
  }),
  engagementRoundsDue: t.field({
    type: [Round],
    description: 'What will be paid, by its day; 200 at most.',
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) => engagements.roundsDue(context),
  }),
}));

const LedgerFormat = builder.enumType('EngagementLedgerFormat', {
  description: 'A list with totals by counterparty, or what accounting programs import.',
  values: ledgerFormats,
});

builder.queryField('engagementLedger', (t) =>
  t.field({
    type: 'String',
    description: 'Invoices of a year, as CSV in UTF-8 that begins with its mark.',
    args: {
      year: t.arg.int({ required: true }),
      format: t.arg({ type: LedgerFormat, required: true }),
    },
    authScopes: { role: ['CREATOR_USER', 'CORPORATE_USER'] },
    resolve: (_root, { year, format }, context) => ledgerCsv(context, year, format),
  }),
);

const EngagementPayload = payload<{ readonly engagement: EngagementRow }>('EngagementPayload', (t) => ({
  engagement: t.field({
    type: Engagement,
    nullable: true,
    resolve: ({ engagement }) => engagement ?? null,
  }),
}));

const refusals = [
  'UserInputInvalidError',
  'ArgumentInvalidError',
  'ForbiddenError',
  'RateLimitExceededError',
  'InvalidImageInputError',
] as const;

const done = (run: () => Promise<EngagementRow>) =>
  orErrors([...refusals], async () => ({ engagement: await run() }));

const DeliverInput = builder.inputType('DeliverEngagementRoundInput', {
  fields: (t) => ({
    roundId: t.id({ required: true }),
    note: t.string(),
    linkUrl: t.string(),
    netPrice: t.int({ description: 'Where the amount follows from a formula.' }),
  }),
});
const CorrectionInput = builder.inputType('AskEngagementCorrectionInput', {
  fields: (t) => ({
    roundId: t.id({ required: true }),
    term: t.field({ type: Term, required: true }),
    words: t.string({ required: true }),
  }),
});
const DenyInput = builder.inputType('DenyEngagementPaymentInput', {
  fields: (t) => ({ roundId: t.id({ required: true }), words: t.string() }),
});
const PaidInput = builder.inputType('MarkEngagementPaidInput', {
  fields: (t) => ({
    roundId: t.id({ required: true }),
    paidOn: t.string({ description: 'YYYY-MM-DD; today unless told.' }),
  }),
});
const WordsInput = builder.inputType('EngagementWordsInput', {
  fields: (t) => ({ engagementId: t.id({ required: true }), words: t.string({ required: true }) }),
});
const EndInput = builder.inputType('EndEngagementInput', {
  fields: (t) => ({
    engagementId: t.id({ required: true }),
    words: t.string({ required: true }),
    netPrice: t.int({
      description: 'Proposed for what was done and not delivered, before tax; 0 is nothing.',
    }),
  }),
});
const AnswerEndInput = builder.inputType('AnswerEngagementEndInput', {
  fields: (t) => ({
    engagementId: t.id({ required: true }),
    words: t.string({ required: true }),
    agrees: t.boolean({ required: true, description: 'To what the other side proposed.' }),
    netPrice: t.int({ description: 'Another amount.' }),
  }),
});
const HoursInput = builder.inputType('SaveEngagementHoursInput', {
  fields: (t) => ({
    roundId: t.id({ required: true }),
    hoursId: t.id({ description: 'The line that is written anew.' }),
    clientId: t.string({
      description: 'A UUID of the page’s for a new line: sent again, it is the same one.',
    }),
    workedOn: t.string({ required: true, description: 'YYYY-MM-DD' }),
    minutes: t.int({ required: true }),
    work: t.string({ required: true }),
  }),
});

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

const InvoiceInput = builder.inputType('IssueEngagementInvoiceInput', {
  fields: (t) => ({
    roundId: t.id({ required: true }),
    workKind: t.field({ type: WorkKind, required: true }),
    note: t.string(),
  }),
});
const VoidInput = builder.inputType('VoidEngagementInvoiceInput', {
  fields: (t) => ({ roundId: t.id({ required: true }), reason: t.string({ required: true }) }),
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
  thankForEngagement: t.field({
    type: EngagementPayload,
    description: 'Once for each side, when everything is done.',
    args: { input: t.arg({ type: WordsInput, required: true }) },
    authScopes: { role: ['CREATOR_USER', 'CORPORATE_USER'] },
    resolve: (_root, { input }, context) => done(() => thanks.sayThanks(context, input)),
  }),
  reportEngagementThanks: t.field({
    type: EngagementPayload,
    description: 'Tells the operators of what the other side said, which is gone from sight.',
    args: { engagementId: t.arg.id({ required: true }) },
    authScopes: { role: ['CREATOR_USER', 'CORPORATE_USER'] },
    resolve: (_root, { engagementId }, context) => done(() => thanks.reportThanks(context, engagementId)),
  }),
  issueEngagementInvoice: t.field({
    type: EngagementPayload,
    args: { input: t.arg({ type: InvoiceInput, required: true }) },
    authScopes: { role: creators },
    resolve: (_root, { input }, context) => done(() => invoices.issueInvoice(context, input)),
  }),
  voidEngagementInvoice: t.field({
    type: EngagementPayload,
    description: 'It stays, and says why; the round can be billed anew.',
    args: { input: t.arg({ type: VoidInput, required: true }) },
    authScopes: { role: creators },
    resolve: (_root, { input }, context) => done(() => invoices.voidInvoice(context, input)),
  }),
  deliverEngagementRound: t.field({
    type: EngagementPayload,
    args: { input: t.arg({ type: DeliverInput, required: true }) },
    authScopes: { role: creators },
    resolve: (_root, { input }, context) => done(() => deliverRound(context, input)),
  }),
  addEngagementFile: t.field({
    type: EngagementPayload,
    description: 'A file that goes out with the next delivery.',
    args: { roundId: t.arg.id({ required: true }), file: t.arg({ type: 'Upload', required: true }) },
    authScopes: { role: creators },
    resolve: (_root, args, context) => done(() => addDeliveryFile(context, args)),
  }),
  removeEngagementFile: t.field({
    type: EngagementPayload,
    args: { roundId: t.arg.id({ required: true }), fileId: t.arg.id({ required: true }) },
    authScopes: { role: creators },
    resolve: (_root, args, context) => done(() => removeDeliveryFile(context, args)),
  }),
  saveEngagementHours: t.field({
    type: EngagementPayload,
    args: { input: t.arg({ type: HoursInput, required: true }) },
    authScopes: { role: creators },
    resolve: (_root, { input }, context) => done(() => saveHours(context, input)),
  }),
  removeEngagementHours: t.field({
    type: EngagementPayload,
    args: { roundId: t.arg.id({ required: true }), hoursId: t.arg.id({ required: true }) },
    authScopes: { role: creators },
    resolve: (_root, args, context) => done(() => removeHours(context, args)),
  }),
  acceptEngagementRound: t.field({
    type: EngagementPayload,
    args: { roundId: t.arg.id({ required: true }) },
    authScopes: { role: owners },
    resolve: (_root, { roundId }, context) => done(() => acceptRound(context, roundId)),
  }),
  askEngagementCorrection: t.field({
    type: EngagementPayload,
    args: { input: t.arg({ type: CorrectionInput, required: true }) },
    authScopes: { role: owners },
    resolve: (_root, { input }, context) => done(() => askCorrection(context, input)),
  }),
  markEngagementPaid: t.field({
    type: EngagementPayload,
    args: { input: t.arg({ type: PaidInput, required: true }) },
    authScopes: { role: owners },
    resolve: (_root, { input }, context) => done(() => markPaid(context, input)),
  }),
  confirmEngagementReceived: t.field({
    type: EngagementPayload,
    description: 'That the money is there.',
    args: { roundId: t.arg.id({ required: true }) },
    authScopes: { role: creators },
    resolve: (_root, { roundId }, context) => done(() => confirmReceived(context, roundId)),
  }),
  denyEngagementPayment: t.field({
    type: EngagementPayload,
    description: 'That the money which was marked as paid did not come: it is waited for again.',
    args: { input: t.arg({ type: DenyInput, required: true }) },
    authScopes: { role: creators },
    resolve: (_root, { input }, context) => done(() => denyPayment(context, input)),
  }),
  commentOnEngagement: t.field({
    type: EngagementPayload,
    args: { input: t.arg({ type: WordsInput, required: true }) },
    authScopes: { role: sides },
    resolve: (_root, { input }, context) => done(() => commentOnWork(context, input)),
  }),
  endEngagementEarly: t.field({
    type: EngagementPayload,
    description: 'What was delivered is inspected and paid for all the same.',
    args: { input: t.arg({ type: EndInput, required: true }) },
    authScopes: { role: ['CREATOR_USER', 'CORPORATE_USER'] },
    resolve: (_root, { input }, context) => done(() => endWork(context, input)),
  }),
  answerEngagementEnd: t.field({
    type: EngagementPayload,
    description: 'The other side’s reasons, and whether it agrees to what is owed till then.',
    args: { input: t.arg({ type: AnswerEndInput, required: true }) },
    authScopes: { role: ['CREATOR_USER', 'CORPORATE_USER'] },
    resolve: (_root, { input }, context) => done(() => answerEnd(context, input)),
  }),
}));
