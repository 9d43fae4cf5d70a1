import type { NumberKey, TextKey } from './contentsSql.ts';
import { labelOf } from './openingLabels.ts';

/** What each field is called in messages, and what it takes. Their order is that of the form. */

interface TextField {
  readonly key: TextKey;
  readonly label: string;
  readonly most: number;
  /** `lines`: several of them. */
  readonly form: 'email' | 'line' | 'lines' | 'phone' | 'url';
}

export const titleMost = 60;

export const textFields = [
  { key: 'workingPlace', label: labelOf.workingPlace, most: 300, form: 'lines' },
  { key: 'contactName', label: labelOf.contactName, most: 100, form: 'line' },
  { key: 'contactEmail', label: labelOf.contactEmail, most: 254, form: 'email' },
  { key: 'contactPhoneNumber', label: labelOf.contactPhoneNumber, most: 30, form: 'phone' },
  { key: 'contactFormUrl', label: labelOf.contactFormUrl, most: 500, form: 'url' },
  { key: 'paymentTerms', label: labelOf.paymentTerms, most: 500, form: 'lines' },

  { key: 'offerDetail', label: labelOf.offerDetail, most: 5000, form: 'lines' },
  {
    key: 'specialNoteForExternalPublish',
    label: labelOf.specialNoteForExternalPublish,
    most: 1000,
    form: 'lines',
  },
  { key: 'availableAssetDescription', label: labelOf.availableAssetDescription, most: 2000, form: 'lines' },
  { key: 'deliveryMethod', label: labelOf.deliveryMethod, most: 500, form: 'lines' },

  { key: 'serviceDescription', label: labelOf.serviceDescription, most: 3000, form: 'lines' },
  { key: 'teamMission', label: labelOf.teamMission, most: 3000, form: 'lines' },
  {
    key: 'totalMemberOfCreatorsDescription',
    label: labelOf.totalMemberOfCreatorsDescription,
    most: 1000,
    form: 'lines',
  },
  { key: 'roleResponsibilityArea', label: labelOf.roleResponsibilityArea, most: 3000, form: 'lines' },
  { key: 'businessPhaseDescription', label: labelOf.businessPhaseDescription, most: 3000, form: 'lines' },
  { key: 'creativeContribution', label: labelOf.creativeContribution, most: 3000, form: 'lines' },
  { key: 'messageForCreator', label: labelOf.messageForCreator, most: 3000, form: 'lines' },
  { key: 'jobRequirements', label: labelOf.jobRequirements, most: 3000, form: 'lines' },
  { key: 'desiredJobRequirements', label: labelOf.desiredJobRequirements, most: 3000, form: 'lines' },

  { key: 'jobDetail', label: labelOf.jobDetail, most: 5000, form: 'lines' },
  { key: 'jobChangeScope', label: labelOf.jobChangeScope, most: 1000, form: 'lines' },
  { key: 'workingPlaceChangeScope', label: labelOf.workingPlaceChangeScope, most: 1000, form: 'lines' },
  { key: 'employerName', label: labelOf.employerName, most: 100, form: 'line' },
  { key: 'contractPeriodNote', label: labelOf.contractPeriodNote, most: 500, form: 'lines' },
  { key: 'contractRenewalNote', label: labelOf.contractRenewalNote, most: 1000, form: 'lines' },
  { key: 'probationNote', label: labelOf.probationNote, most: 1000, form: 'lines' },
  { key: 'payNote', label: labelOf.payNote, most: 1000, form: 'lines' },
  { key: 'workingHours', label: labelOf.workingHours, most: 500, form: 'lines' },
  { key: 'breakTime', label: labelOf.breakTime, most: 200, form: 'lines' },
  { key: 'overtimeNote', label: labelOf.overtimeNote, most: 500, form: 'lines' },
  { key: 'holiday', label: labelOf.holiday, most: 1000, form: 'lines' },
  { key: 'employeeBenefits', label: labelOf.employeeBenefits, most: 2000, form: 'lines' },
  { key: 'socialInsurance', label: labelOf.socialInsurance, most: 500, form: 'lines' },
  { key: 'secondhandSmokeNote', label: labelOf.secondhandSmokeNote, most: 500, form: 'lines' },
  { key: 'tool', label: labelOf.tool, most: 1000, form: 'lines' },
] as const satisfies readonly TextField[];

interface NumberField {
  readonly key: Exclude<NumberKey, 'grossPrice' | 'netPrice' | 'workingPrefectureId'>;
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly unit: string;
}

export const numberFields = [
  { key: 'weeklyOperationalHours', label: labelOf.weeklyOperationalHours, least: 1, most: 60, unit: '時間' },
  { key: 'requestedPeriodMonths', label: labelOf.requestedPeriodMonths, least: 1, most: 60, unit: 'か月' },
  { key: 'payMin', label: labelOf.payMin, least: 1, most: 100_000_000, unit: '円' },
  { key: 'payMax', label: labelOf.payMax, least: 1, most: 100_000_000, unit: '円' },
  { key: 'fixedOvertimeAmount', label: labelOf.fixedOvertimeAmount, least: 1, most: 10_000_000, unit: '円' },
] as const satisfies readonly NumberField[];

/** Hours of overtime that a fixed sum covers, in tenths of an hour; more than a month's hours is a slip. */
export const fixedOvertimeHours = { label: labelOf.fixedOvertimeHours, least: 0.1, most: 200 } as const;

export const flagKeys = [
  'isAllowToPublishExternal',
  'hasAvailableAsset',
  'isDispatch',
  'hasProbation',
  'hasFixedOvertime',
  'paysOvertimeExcess',
  'isDiscretionaryWork',
] as const;

export const dayFields = [
  { key: 'informationAsOf', label: labelOf.informationAsOf },
  { key: 'validThrough', label: labelOf.validThrough },
  { key: 'deliveryDecidedBy', label: labelOf.deliveryDecidedBy },
] as const;

/** Lists of taxonomy entries: what the database has room for. */
export const listFields = [
  { key: 'categoryIds', type: 'Category', label: '分野', most: 10 },
  { key: 'industryIds', type: 'Industry', label: '業種', most: 10 },
  { key: 'toolIds', type: 'Tool', label: 'ツール', most: 20 },
  { key: 'occupationIds', type: 'Occupation', label: '職種', most: 10 },
  { key: 'tagIds', type: 'JobOpeningTag', label: 'タグ', most: 20 },
] as const;

export const linksMost = 10;
export const linkLengthMost = 2000;
