import { builder } from '../../builder/builder.ts';
import { WayOfWorking } from '../creators/schema.ts';
import { ContractPeriodType, PayUnit, SmokingMeasure, WorkingPlaceType } from './openingType.ts';

type Inputs = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

const description =
  'What is left out stays as it is; null empties. `version` is the one it builds on (0: a new draft, whose id the page made).';

const common = (t: Inputs) => ({
  jobOpeningId: t.id({ required: true }),
  version: t.int({ required: true }),
  title: t.string(),
  coverImageId: t.id(),
  categoryIds: t.idList(),
  industryIds: t.idList(),
  toolIds: t.idList(),
  links: t.stringList(),
  workingPlace: t.string(),
  workingPlaceType: t.field({ type: WorkingPlaceType }),
  workingPrefectureId: t.id(),
  contactName: t.string(),
  contactEmail: t.string(),
  contactPhoneNumber: t.string(),
  contactFormUrl: t.string(),
  informationAsOf: t.string(),
  validThrough: t.string(),
  isOpenToOutside: t.boolean(),
});

const price = (t: Inputs) => ({
  netPrice: t.int({ description: 'Decides where both are sent.' }),
  grossPrice: t.int({ description: 'What it cannot be exactly becomes the next lower one that can.' }),
  paymentTerms: t.string(),
});

const team = (t: Inputs) => ({
  serviceDescription: t.string(),
  teamMission: t.string(),
  totalMemberOfCreatorsDescription: t.string(),
  roleResponsibilityArea: t.string(),
  businessPhaseDescription: t.string(),
  organizationStructureImageId: t.id(),
  creativeContribution: t.string(),
  messageForCreator: t.string(),
  jobRequirements: t.string(),
  desiredJobRequirements: t.string(),
});

export const SaveContractInput = builder.inputType('SaveDraftContractJobOpeningInput', {
  description,
  fields: (t) => ({
    ...common(t),
    ...price(t),
    offerDetail: t.string(),
    isAllowToPublishExternal: t.boolean(),
    specialNoteForExternalPublish: t.string(),
    hasAvailableAsset: t.boolean(),
    availableAssetDescription: t.string(),
    desiredDeliveryAt: t.field({ type: 'DateTime' }),
    deliveryDecidedBy: t.string(),
    deliveryMethod: t.string(),
  }),
});

export const SaveHourlyInput = builder.inputType('SaveDraftHourlyJobOpeningInput', {
  description,
  fields: (t) => ({
    ...common(t),
    ...price(t),
    ...team(t),
    weeklyOperationalHours: t.int(),
    requestedPeriodMonths: t.int(),
    desiredWayOfWorking: t.field({ type: WayOfWorking }),
  }),
});

export const SaveFullTimeInput = builder.inputType('SaveDraftFullTimeJobOpeningInput', {
  description,
  fields: (t) => ({
    ...common(t),
    ...team(t),
    jobDetail: t.string(),
    jobChangeScope: t.string(),
    workingPlaceChangeScope: t.string(),
    employerName: t.string(),
    isDispatch: t.boolean(),
    contractPeriodType: t.field({ type: ContractPeriodType }),
    contractPeriodNote: t.string(),
    contractRenewalNote: t.string(),
    hasProbation: t.boolean(),
    probationNote: t.string(),
    payUnit: t.field({ type: PayUnit }),
    payMin: t.int(),
    payMax: t.int(),
    payNote: t.string(),
    hasFixedOvertime: t.boolean(),
    fixedOvertimeAmount: t.int(),
    fixedOvertimeHours: t.float(),
    paysOvertimeExcess: t.boolean(),
    workingHours: t.string(),
    breakTime: t.string(),
    overtimeNote: t.string(),
    isDiscretionaryWork: t.boolean(),
    holiday: t.string(),
    employeeBenefits: t.string(),
    socialInsurance: t.string(),
    secondhandSmokeControl: t.field({ type: SmokingMeasure }),
    secondhandSmokeNote: t.string(),
    tool: t.string(),
    tagIds: t.idList(),
    occupationIds: t.idList(),
  }),
});
