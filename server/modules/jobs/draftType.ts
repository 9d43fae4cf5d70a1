import { builder } from '../../builder/builder.ts';
import { encodeGlobalId } from '../../lib/globalId.ts';
import { knownPerson } from '../companies/people.ts';
import { CorporateUser } from '../companies/peopleSchema.ts';
import { Company } from '../companies/schema.ts';
import { WayOfWorking } from '../creators/schema.ts';
import { MediaObject } from '../media/schema.ts';
import { Category, Industry, JobOpeningTag, Occupation, Prefecture, Tool } from '../taxonomy/schema.ts';
import { named } from '../taxonomy/taxonomy.ts';
import type { FlagKey, NumberKey, TextKey } from './contentsSql.ts';
import { checklistOf } from './drafts.ts';
import type { DraftRow } from './draftSql.ts';
import type { Check } from './gate.ts';
import { companyOf, mayPublish, mediaOf } from './openings.ts';
import {
  ContractPeriodType,
  JobOpeningContact,
  JobOpeningLink,
  JobOpeningQuestion,
  JobOpeningStatus,
  PayUnit,
  ResumerationType,
  SmokingMeasure,
  WorkingPlaceType,
} from './openingType.ts';

/** Who may write: not the recruiter from outside. */
export const writers = { role: ['CORPORATE_USER', 'CORPORATE_AGENT'] } as const;

const PublishingCheck = builder.objectRef<Check>('PublishingCheck').implement({
  fields: (t) => ({
    field: t.exposeString('field', {
      description:
        'The input’s field it belongs to, such as `offerDetail`; `company.address` for what the company’s page asks.',
    }),
    label: t.exposeString('label'),
    isMet: t.exposeBoolean('isMet'),
  }),
});

const typeNames = {
  CONTRACT_UNIT: 'DraftContractJobOpening',
  HOURLY_RATE: 'DraftHourlyJobOpening',
  FULL_TIME: 'DraftFullTimeJobOpening',
} as const;

const day = (description: string) =>
  ({ nullable: true, description: `${description}, as YYYY-MM-DD.` }) as const;

export const DraftJobOpening = builder.interfaceRef<DraftRow>('DraftJobOpening').implement({
  description:
    'What is being written: a draft, or a waiting change of a published opening. Only for those of its company who may edit.',
  resolveType: ({ resumerationType }) => typeNames[resumerationType],
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('DraftJobOpening', id) }),
    jobOpeningId: t.id({ resolve: ({ id }) => encodeGlobalId('JobOpening', id) }),
    version: t.exposeInt('version', {
      description:
        'Counts saves; the next save says which one it builds on. Pictures and questions are no saves.',
    }),
    editedAt: t.expose('editedAt', { type: 'DateTime' }),
    editedBy: t.field({
      type: CorporateUser,
      nullable: true,
      resolve: ({ editedByUserId: id }, _args, context) => (id === null ? null : knownPerson(context, id)),
    }),
    status: t.field({ type: JobOpeningStatus, resolve: ({ status }) => status }),
    resumerationType: t.field({
      type: ResumerationType,
      resolve: ({ resumerationType }) => resumerationType,
    }),
    company: t.field({
      type: Company,
      resolve: (draft, _args, context) => companyOf(context, draft),
    }),
    canPublish: t.boolean({
      description: 'Whether the viewer has the right; while `suspensionReason` stands, nobody can.',
      resolve: (draft, _args, { viewer }) => mayPublish(viewer, draft),
    }),
    title: t.string({ resolve: ({ contents }) => contents.title }),
    coverImage: t.field({
      type: MediaObject,
      nullable: true,
      resolve: ({ contents }, _args, context) => mediaOf(context, contents.coverMediaId),
    }),
    categories: t.field({
      type: [Category],
      resolve: ({ contents }, _args, context) => named(context, 'Category', contents.categoryIds),
    }),
    industries: t.field({
      type: [Industry],
      resolve: ({ contents }, _args, context) => named(context, 'Industry', contents.industryIds),
    }),
    tools: t.field({
      type: [Tool],
      resolve: ({ contents }, _args, context) => named(context, 'Tool', contents.toolIds),
    }),
    links: t.field({
      type: [JobOpeningLink],
      resolve: ({ contents }) => contents.links.map((link) => ({ ...link, isDraft: true })),
    }),
    questions: t.field({
      type: [JobOpeningQuestion],
      resolve: ({ contents }) => contents.questions.map(writtenQuestion),
    }),
    workingPlace: t.string({ nullable: true, resolve: ({ contents }) => contents.workingPlace }),
    workingPlaceType: t.field({
      type: WorkingPlaceType,
      nullable: true,
      resolve: ({ contents }) => contents.workingPlaceType,
    }),
    workingPrefecture: t.field({
      type: Prefecture,
      nullable: true,
      resolve: async ({ contents: { workingPrefectureId: id } }, _args, context) =>
        id === null ? null : ((await named(context, 'Prefecture', [id])).at(0) ?? null),
    }),
    contact: t.field({ type: JobOpeningContact, resolve: ({ contents }) => contents }),
    informationAsOf: t.string({ ...day('情報の時点'), resolve: ({ contents }) => contents.informationAsOf }),
    validThrough: t.string({
      ...day('The last day applications are taken'),
      resolve: ({ contents }) => contents.validThrough,
    }),
    isOpenToOutside: t.boolean({ resolve: ({ contents }) => contents.isOpenToOutside }),
    suspensionReason: t.exposeString('suspensionReason', {
      nullable: true,
      description: 'Why the operators suspended the opening, while they do.',
    }),
    checklist: t.field({
      type: [PublishingCheck],
      description: 'What publishing asks for, in the order of the form.',
      resolve: (draft, _args, context) => checklistOf(context, draft),
    }),
  }),
});

/** A question as it is being written. */
export const writtenQuestion = (question: DraftRow['contents']['questions'][number]) => ({
  ...question,
  type: 'TEXT' as const,
  isDraft: true,
});

type Fields = Parameters<Parameters<typeof builder.objectField<typeof DraftContractJobOpening>>[2]>[0];

const texts = (t: Fields, keys: readonly TextKey[]) =>
  Object.fromEntries(
    keys.map((key) => [key, t.string({ nullable: true, resolve: ({ contents }) => contents[key] })]),
  );
const flags = (t: Fields, keys: readonly FlagKey[]) =>
  Object.fromEntries(
    keys.map((key) => [key, t.boolean({ nullable: true, resolve: ({ contents }) => contents[key] })]),
  );
const numbers = (t: Fields, keys: readonly NumberKey[]) =>
  Object.fromEntries(
    keys.map((key) => [key, t.int({ nullable: true, resolve: ({ contents }) => contents[key] })]),
  );

/** Contract and hourly. */
const price = (t: Fields) => ({
  ...numbers(t, ['netPrice', 'grossPrice']),
  tsumugiCommissionFee: t.int({
    nullable: true,
    resolve: ({ contents: { netPrice, grossPrice } }) =>
      netPrice === null || grossPrice === null ? null : grossPrice - netPrice,
  }),
  ...texts(t, ['paymentTerms']),
});

/** Hourly and full-time: what they tell of the team that the work is done with. */
const team = (t: Fields) => ({
  ...texts(t, [
    'serviceDescription',
    'teamMission',
    'totalMemberOfCreatorsDescription',
    'roleResponsibilityArea',
    'businessPhaseDescription',
    'creativeContribution',
    'messageForCreator',
    'jobRequirements',
    'desiredJobRequirements',
  ]),
  organizationStructureImage: t.field({
    type: MediaObject,
    nullable: true,
    resolve: ({ contents }, _args, context) => mediaOf(context, contents.organizationStructureMediaId),
  }),
});

const DraftContractJobOpening = builder.objectRef<DraftRow>('DraftContractJobOpening');
const DraftHourlyJobOpening = builder.objectRef<DraftRow>('DraftHourlyJobOpening');
const DraftFullTimeJobOpening = builder.objectRef<DraftRow>('DraftFullTimeJobOpening');

DraftContractJobOpening.implement({
  interfaces: [DraftJobOpening],
  fields: (t) => ({
    ...texts(t, [
      'offerDetail',
      'specialNoteForExternalPublish',
      'availableAssetDescription',
      'deliveryMethod',
    ]),
    ...flags(t, ['isAllowToPublishExternal', 'hasAvailableAsset']),
    desiredDeliveryAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ contents }) => contents.desiredDeliveryAt,
    }),
    deliveryDecidedBy: t.string({
      ...day('When the delivery date is undecided: when it will be decided'),
      resolve: ({ contents }) => contents.deliveryDecidedBy,
    }),
    ...price(t),
  }),
});

DraftHourlyJobOpening.implement({
  interfaces: [DraftJobOpening],
  fields: (t) => ({
    ...price(t),
    ...numbers(t, ['weeklyOperationalHours', 'requestedPeriodMonths']),
    desiredWayOfWorking: t.field({
      type: WayOfWorking,
      nullable: true,
      resolve: ({ contents }) => contents.desiredWayOfWorking,
    }),
    ...team(t),
  }),
});

DraftFullTimeJobOpening.implement({
  interfaces: [DraftJobOpening],
  fields: (t) => ({
    ...texts(t, [
      'jobDetail',
      'jobChangeScope',
      'workingPlaceChangeScope',
      'employerName',
      'contractPeriodNote',
      'contractRenewalNote',
      'probationNote',
      'payNote',
      'workingHours',
      'breakTime',
      'overtimeNote',
      'holiday',
      'employeeBenefits',
      'socialInsurance',
      'secondhandSmokeNote',
      'tool',
    ]),
    ...flags(t, [
      'isDispatch',
      'hasProbation',
      'hasFixedOvertime',
      'paysOvertimeExcess',
      'isDiscretionaryWork',
    ]),
    ...numbers(t, ['payMin', 'payMax', 'fixedOvertimeAmount']),
    contractPeriodType: t.field({
      type: ContractPeriodType,
      nullable: true,
      resolve: ({ contents }) => contents.contractPeriodType,
    }),
    payUnit: t.field({ type: PayUnit, nullable: true, resolve: ({ contents }) => contents.payUnit }),
    fixedOvertimeHours: t.float({ nullable: true, resolve: ({ contents }) => contents.fixedOvertimeHours }),
    secondhandSmokeControl: t.field({
      type: SmokingMeasure,
      nullable: true,
      resolve: ({ contents }) => contents.secondhandSmokeControl,
    }),
    tags: t.field({
      type: [JobOpeningTag],
      resolve: ({ contents }, _args, context) => named(context, 'JobOpeningTag', contents.tagIds),
    }),
    occupations: t.field({
      type: [Occupation],
      resolve: ({ contents }, _args, context) => named(context, 'Occupation', contents.occupationIds),
    }),
    ...team(t),
  }),
});
