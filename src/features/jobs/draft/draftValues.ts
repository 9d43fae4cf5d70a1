import { tokyoDay } from '../../../lib/dates.ts';
import { formatPhone } from '../../../lib/formatPhone.ts';
import type { DraftKind } from './newDraft.ts';

/** How long each text may be, in characters as a reader counts them, and the server. */
export const textLimits = {
  title: 60,
  workingPlace: 300,
  contactName: 100,
  contactEmail: 254,
  contactPhoneNumber: 30,
  contactFormUrl: 500,
  offerDetail: 5_000,
  specialNoteForExternalPublish: 1_000,
  availableAssetDescription: 2_000,
  deliveryMethod: 500,
  paymentTerms: 500,
  serviceDescription: 3_000,
  teamMission: 3_000,
  totalMemberOfCreatorsDescription: 1_000,
  roleResponsibilityArea: 3_000,
  businessPhaseDescription: 3_000,
  creativeContribution: 3_000,
  messageForCreator: 3_000,
  jobRequirements: 3_000,
  desiredJobRequirements: 3_000,
  jobDetail: 5_000,
  jobChangeScope: 1_000,
  workingPlaceChangeScope: 1_000,
  employerName: 100,
  contractPeriodNote: 500,
  contractRenewalNote: 1_000,
  probationNote: 1_000,
  payNote: 1_000,
  workingHours: 500,
  breakTime: 200,
  overtimeNote: 500,
  holiday: 1_000,
  employeeBenefits: 2_000,
  socialInsurance: 500,
  secondhandSmokeNote: 500,
  tool: 1_000,
} as const;

export const numberLimits = {
  weeklyOperationalHours: { unit: '時間', min: 1, max: 60, decimals: 0 },
  requestedPeriodMonths: { unit: 'か月', min: 1, max: 60, decimals: 0 },
  payMin: { unit: '円', min: 1, max: 100_000_000, decimals: 0 },
  payMax: { unit: '円', min: 1, max: 100_000_000, decimals: 0 },
  fixedOvertimeAmount: { unit: '円', min: 1, max: 10_000_000, decimals: 0 },
  fixedOvertimeHours: { unit: '時間', min: 0.1, max: 200, decimals: 1 },
} as const;

export const termLimits = {
  categoryIds: 5,
  industryIds: 5,
  toolIds: 20,
  occupationIds: 5,
  tagIds: 10,
} as const;

/** What a creator receives, and what a company pays for it. */
export const priceLimits = {
  net: { min: 1, max: 100_000_000 },
  gross: { min: 2, max: 110_000_000 },
} as const;
export const maxLinks = 10;
export const linkLimit = 2_000;
export const maxQuestions = 5;
export const questionLimit = 120;

export type TextName = keyof typeof textLimits;
export type NumberName = keyof typeof numberLimits;
export type TermsName = keyof typeof termLimits;
export type FlagName =
  | 'isAllowToPublishExternal'
  | 'hasAvailableAsset'
  | 'isDispatch'
  | 'hasProbation'
  | 'hasFixedOvertime'
  | 'paysOvertimeExcess'
  | 'isDiscretionaryWork';
export type DayName = 'informationAsOf' | 'validThrough' | 'desiredDeliveryAt' | 'deliveryDecidedBy';

export interface Choices {
  readonly workingPlaceType: 'FULL_REMOTE' | 'ON_SITE' | 'PARTIAL_REMOTE';
  readonly desiredWayOfWorking: 'FLEXIBLE' | 'FULL_REMOTE' | 'OFFICE';
  readonly contractPeriodType: 'FIXED_TERM' | 'INDEFINITE';
  /** The specification's HOUR and MONTH mean the same; they are read as these. */
  readonly payUnit: 'HOURLY' | 'MONTHLY';
  readonly secondhandSmokeControl: 'NO_COUNTERMEASURES' | 'NO_SMOKING' | 'SMOKING_ROOM';
}
export type ChoiceName = keyof Choices;

/** A picture that the server has. */
export interface DraftPicture {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string | null;
}

/** One that the server does not know yet has no id; `key` names it as long as the page lives. */
export interface DraftQuestion {
  readonly key: string;
  readonly id: string | null;
  readonly text: string;
}

export type PictureName = 'coverImage' | 'organizationStructureImage';

/**
 * What stands in the form, one shape for the three kinds: a kind shows and sends its own fields. Plain data, because this
 * browser keeps it until it was sent.
 */
export type DraftValues = { readonly [Name in TextName]: string } & {
  readonly [Name in NumberName]: number | null;
} & { readonly [Name in TermsName]: readonly string[] } & { readonly [Name in FlagName]: boolean | null } & {
  readonly [Name in DayName]: string | null;
} & { readonly [Name in ChoiceName]: Choices[Name] | null } & {
  readonly [Name in PictureName]: DraftPicture | null;
} & {
  readonly workingPrefectureId: string | null;
  /** What was written: `price` is the amount of the side that was chosen; the other one is the server's to compute. */
  readonly price: number | null;
  readonly priceSide: 'gross' | 'net';
  /** Both sides as the server last had them: of `price` while that is one of them. */
  readonly prices: { readonly gross: number; readonly net: number } | null;
  readonly links: readonly string[];
  readonly questions: readonly DraftQuestion[];
  readonly isOpenToOutside: boolean;
};

export type FieldName = keyof DraftValues;

export const emptyDraft: DraftValues = {
  title: '',
  workingPlace: '',
  contactName: '',
  contactEmail: '',
  contactPhoneNumber: '',
  contactFormUrl: '',
  offerDetail: '',
  specialNoteForExternalPublish: '',
  availableAssetDescription: '',
  deliveryMethod: '',
  paymentTerms: '',
  serviceDescription: '',
  teamMission: '',
  totalMemberOfCreatorsDescription: '',
  roleResponsibilityArea: '',
  businessPhaseDescription: '',
  creativeContribution: '',
  messageForCreator: '',
  jobRequirements: '',
  desiredJobRequirements: '',
  jobDetail: '',
  jobChangeScope: '',
  workingPlaceChangeScope: '',
  employerName: '',
  contractPeriodNote: '',
  contractRenewalNote: '',
  probationNote: '',
  payNote: '',
  workingHours: '',
  breakTime: '',
  overtimeNote: '',
  holiday: '',
  employeeBenefits: '',
  socialInsurance: '',
  secondhandSmokeNote: '',
  tool: '',
  weeklyOperationalHours: null,
  requestedPeriodMonths: null,
  payMin: null,
  payMax: null,
  fixedOvertimeAmount: null,
  fixedOvertimeHours: null,
  categoryIds: [],
  industryIds: [],
  toolIds: [],
  occupationIds: [],
  tagIds: [],
  isAllowToPublishExternal: null,
  hasAvailableAsset: null,
  isDispatch: null,
  hasProbation: null,
  hasFixedOvertime: null,
  paysOvertimeExcess: null,
  isDiscretionaryWork: null,
  informationAsOf: null,
  validThrough: null,
  desiredDeliveryAt: null,
  deliveryDecidedBy: null,
  workingPlaceType: null,
  desiredWayOfWorking: null,
  contractPeriodType: null,
  payUnit: null,
  secondhandSmokeControl: null,
  coverImage: null,
  organizationStructureImage: null,
  workingPrefectureId: null,
  price: null,
  priceSide: 'gross',
  prices: null,
  links: [],
  questions: [],
  isOpenToOutside: false,
};

/** What is known of the company stands in a new draft from the beginning. */
export interface KnownCompany {
  readonly name: string;
  readonly contactEmail: string | null;
  readonly contactPhoneNumber: string | null;
  readonly contactFormUrl: string | null;
}

export function firstDraft(kind: DraftKind, company: KnownCompany, now = Date.now()): DraftValues {
  return {
    ...emptyDraft,
    informationAsOf: tokyoDay(now),
    contactEmail: company.contactEmail ?? '',
    contactPhoneNumber: formatPhone(company.contactPhoneNumber ?? ''),
    contactFormUrl: company.contactFormUrl ?? '',
    employerName: kind === 'fulltime' ? company.name : '',
  };
}

/** Whether something is written: for the checklist and 必須. */
export function isWritten(value: DraftValues[FieldName]): boolean {
  if (value === null) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return !Array.isArray(value) || value.length > 0;
}
