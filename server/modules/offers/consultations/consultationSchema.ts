import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { upTo } from '../../../builder/lists.ts';
import { payload } from '../../../builder/payload.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { keysetPage } from '../../../lib/request/paging.ts';
import type { Connection } from '../../../lib/request/paging.ts';
import { companyBehind } from '../../companies/company/companies.ts';
import { Company } from '../../companies/company/schema.ts';
import { creatorBehind } from '../../creators/profiles/creators.ts';
import { CreatorUser, RewardType, WayOfWorking } from '../../creators/profiles/schema.ts';
import { JobPriceBreakdown } from '../../jobs/contents/priceSchema.ts';
import { Category } from '../../taxonomy/schema.ts';
import { named } from '../../taxonomy/taxonomy.ts';
import { answerConsultation, withdrawConsultation } from './answer.ts';
import * as consultations from './consultations.ts';
import type { ConsultationRow } from './consultationsSql.ts';
import { consultationLimits, sendConsultation } from './send.ts';

const ConsultationStatus = builder.enumType('JobConsultationStatus', {
  values: consultations.consultationStatuses,
});

const HourlyRateConsultation = builder
  .objectRef<ConsultationRow>('HourlyRateConsultationContract')
  .implement({
    description: 'Paid by the hour. Amounts are yen before consumption tax.',
    fields: (t) => ({
      netHourlyRatePrice: t.exposeInt('netHourlyRatePrice', { nullable: true }),
      grossHourlyRatePrice: t.exposeInt('grossHourlyRatePrice', { nullable: true }),
      weeklyOperationalHours: t.exposeInt('weeklyOperationalHours', { nullable: true }),
      requestedPeriodMonths: t.exposeInt('requestedPeriodMonths', { nullable: true }),
      isOperationalNotDecided: t.boolean({ resolve: (row) => row.isOperationalNotDecided === true }),
      desiredContractStartedAt: t.expose('desiredContractStartedAt', { type: 'DateTime', nullable: true }),
    }),
  });

const UnitConsultation = builder.objectRef<ConsultationRow>('UnitConsultationContract').implement({
  description: 'Paid as a whole. Amounts are yen before consumption tax.',
  fields: (t) => ({
    netBudget: t.exposeInt('netBudget', { nullable: true }),
    grossBudget: t.exposeInt('grossBudget', { nullable: true }),
    desiredDeadlineAt: t.expose('desiredDeadlineAt', { type: 'DateTime', nullable: true }),
  }),
});

const ConsultationContract = builder.unionType('JobConsultationContract', {
  types: [HourlyRateConsultation, UnitConsultation],
  resolveType: ({ offerType }) => (offerType === 'HOURLY_RATE' ? HourlyRateConsultation : UnitConsultation),
});

export const JobConsultation = builder.objectRef<ConsultationRow>('JobConsultation');

JobConsultation.implement({
  description: 'A consultation about work, as its two sides see it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('JobConsultation', id) }),
    title: t.exposeString('title'),
    category: t.field({
      type: Category,
      nullable: true,
      resolve: async ({ categoryId }, _args, context) =>
        categoryId === null ? null : ((await named(context, 'Category', [categoryId]))[0] ?? null),
    }),
    offerPurpose: t.exposeString('offerPurpose'),
    offerDetail: t.exposeString('offerDetail'),
    wayOfWorking: t.expose('wayOfWorking', { type: WayOfWorking }),
    workingPlace: t.exposeString('workingPlace', { nullable: true }),
    offerType: t.expose('offerType', { type: RewardType }),
    isAllowedToPublishExternal: t.exposeBoolean('isAllowedToPublishExternal'),
    specialNoteForExternalPublish: t.exposeString('specialNoteForExternalPublish', { nullable: true }),
    contract: t.field({ type: ConsultationContract, resolve: (row) => row }),
    status: t.field({
      type: ConsultationStatus,
      resolve: (row, _args, { services }) => consultations.statusAt(row, services.clock.now()),
    }),
    replyBy: t.expose('replyBy', { type: 'DateTime' }),
    sentAt: t.expose('createdAt', { type: 'DateTime' }),
    respondedAt: t.expose('respondedAt', { type: 'DateTime', nullable: true }),
    answerMessage: t.exposeString('answerMessage', {
      nullable: true,
      description: 'What the creator wrote with the answer.',
    }),
    batchSize: t.exposeInt('batchSize', { description: 'To how many the same was sent.' }),
    batch: t.field({
      type: [JobConsultation],
      description: 'All of those, for the company; creators never see who they are.',
      resolve: async (row, _args, context) => [...(await consultations.batchOf(context, row))],
    }),
    breakdown: t.field({
      type: JobPriceBreakdown,
      nullable: true,
      description: 'Of the whole, or of four weeks of the hours named.',
      resolve: (row, _args, context) => consultations.breakdownOf(context, row),
    }),
    companyName: t.exposeString('companyName', {
      nullable: true,
      description: 'As it stood when it was sent.',
    }),
    companyAddress: t.exposeString('companyAddress', { nullable: true }),
    companyContact: t.exposeString('companyContact', { nullable: true }),
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
  }),
});

const ConsultationEdge = builder.edgeObject({ name: 'JobConsultationEdge', type: JobConsultation });
const ConsultationConnection = builder
  .objectRef<Connection<ConsultationRow>>('JobConsultationConnection')
  .implement({
    fields: (t) => ({
      edges: t.field({ type: [ConsultationEdge], resolve: ({ edges }) => [...edges] }),
      pageInfo: t.field({ type: builder.pageInfoRef(), resolve: ({ pageInfo }) => pageInfo }),
    }),
  });

/** Creators, and those of a company who may send consultations. */
const sides = ['CREATOR_USER', 'CORPORATE_USER', 'CORPORATE_AGENT'] as const;
const senders = ['CORPORATE_USER', 'CORPORATE_AGENT'] as const;

builder.queryFields((t) => ({
  jobConsultation: t.field({
    type: JobConsultation,
    nullable: true,
    description: 'One that the viewer received or their company sent.',
    args: { id: t.arg.id({ required: true }) },
    authScopes: { role: sides },
    resolve: (_root, { id }, context) =>
      consultations.ownConsultation(context, consultations.consultationKey(id)),
  }),
  jobConsultations: t.field({
    type: ConsultationConnection,
    description: 'Those that the viewer received or their company sent, newest first.',
    args: { ...t.arg.connectionArgs() },
    authScopes: { role: sides },
    resolve: (_root, args, context) => consultations.consultationsOf(context, keysetPage(args)),
  }),
}));

const RecipientInput = builder.inputType('JobConsultationRecipientInput', {
  fields: (t) => ({
    userId: t.id({ required: true }),
    firstLine: t.string({ description: 'A first line of one’s own for this creator, said before the card.' }),
  }),
});

const HourlyRateInput = builder.inputType('JobConsultationHourlyRateInput', {
  fields: (t) => ({
    netHourlyRatePrice: t.int(),
    grossHourlyRatePrice: t.int({ description: 'Read where there is no net price.' }),
    weeklyOperationalHours: t.int(),
    requestedPeriodMonths: t.int(),
    isOperationalNotDecided: t.boolean(),
    desiredContractStartedAt: t.field({ type: 'DateTime' }),
  }),
});

const UnitInput = builder.inputType('JobConsultationUnitInput', {
  fields: (t) => ({
    netBudget: t.int(),
    grossBudget: t.int({ description: 'Read where there is no net price.' }),
    desiredDeadlineAt: t.field({ type: 'DateTime' }),
  }),
});

const CreateJobConsultationInput = builder.inputType('CreateJobConsultationInput', {
  fields: (t) => ({
    clientId: t.string({ description: 'A UUID of the page’s: sent again, it is the same consultation.' }),
    recipients: t.field({
      type: [RecipientInput],
      required: true,
      description: 'Asked of two or more, it is a posting and says what one has to.',
      ...upTo(consultationLimits.recipients),
    }),
    title: t.string({ required: true }),
    categoryId: t.id(),
    offerPurpose: t.string(),
    offerDetail: t.string({ required: true }),
    wayOfWorking: t.field({ type: WayOfWorking, required: true }),
    workingPlace: t.string(),
    offerType: t.field({ type: RewardType, required: true }),
    isAllowedToPublishExternal: t.boolean(),
    specialNoteForExternalPublish: t.string(),
    hourlyRate: t.field({ type: HourlyRateInput }),
    unit: t.field({ type: UnitInput }),
  }),
});

const CreateJobConsultationPayload = payload<{
  readonly ok: boolean;
  readonly jobConsultations: readonly ConsultationRow[];
}>('CreateJobConsultationPayload', (t) => ({
  ok: t.boolean({ resolve: ({ ok }) => ok === true }),
  jobConsultations: t.field({
    type: [JobConsultation],
    nullable: true,
    resolve: ({ jobConsultations: sent }) => sent && [...sent],
  }),
}));

const AnswerPayload = payload<{ readonly jobConsultation: ConsultationRow }>(
  'JobConsultationPayload',
  (t) => ({ jobConsultation: t.expose('jobConsultation', { type: JobConsultation, nullable: true }) }),
);

const AnswerInput = builder.inputType('AnswerJobConsultationInput', {
  fields: (t) => ({
    consultationId: t.id({ required: true }),
    accepts: t.boolean({ required: true, description: 'To talk of it; it binds nobody yet.' }),
    message: t.string({ description: 'Told to the company with the answer.' }),
  }),
});

builder.mutationFields((t) => ({
  createJobConsultation: t.field({
    type: CreateJobConsultationPayload,
    description: 'Sends a consultation to one creator, or the same to as many as ten.',
    args: { input: t.arg({ type: CreateJobConsultationInput, required: true }) },
    authScopes: { role: senders },
    resolve: (_root, { input }, context) =>
      orErrors(
        [
          'UserInputInvalidError',
          'ArgumentInvalidError',
          'CompanyNotFoundError',
          'ForbiddenError',
          'RateLimitExceededError',
        ],
        async () => {
          const ids = await sendConsultation(context, input);
          const sent = await Promise.all(ids.map((id) => consultations.ownConsultation(context, id)));
          return { ok: true, jobConsultations: sent.filter((row) => row !== null) };
        },
      ),
  }),
  answerJobConsultation: t.field({
    type: AnswerPayload,
    description: 'The creator goes on to talk, or declines. The first answer stands.',
    args: { input: t.arg({ type: AnswerInput, required: true }) },
    authScopes: { role: ['CREATOR_USER'] },
    resolve: (_root, { input }, context) =>
      orErrors(['UserInputInvalidError', 'ArgumentInvalidError', 'ForbiddenError'], async () => ({
        jobConsultation: await answerConsultation(context, input),
      })),
  }),
  withdrawJobConsultation: t.field({
    type: AnswerPayload,
    description: 'Takes back what was not answered.',
    args: { consultationId: t.arg.id({ required: true }) },
    authScopes: { role: senders },
    resolve: (_root, { consultationId }, context) =>
      orErrors(['ArgumentInvalidError', 'ForbiddenError'], async () => ({
        jobConsultation: await withdrawConsultation(context, consultationId),
      })),
  }),
}));
