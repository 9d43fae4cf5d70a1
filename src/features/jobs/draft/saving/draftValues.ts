import { tokyoDay } from '../../../../lib/text/dates.ts';
import { formatPhone } from '../../../../lib/text/formatPhone.ts';
import { keysOf, recordOf } from '../../../../lib/browser/records.ts';
import { openingLimits } from '../../../../../schema/limits.ts';
import type { DraftKind } from '../newDraft.ts';

const { texts, numbers, entries, flags, days, choices, pictures } = openingLimits;

export type TextName = keyof typeof texts;
export type NumberName = keyof typeof numbers;
export type TermsName = keyof typeof entries;
export type FlagName = (typeof flags)[number];
export type DayName = (typeof days)[number];
export type ChoiceName = keyof typeof choices;
export type PictureName = (typeof pictures)[number];

/** The specification's HOUR and MONTH equal HOURLY and MONTHLY. */
export type Choices = {
  readonly [Name in ChoiceName]: Exclude<(typeof choices)[Name][number], 'HOUR' | 'MONTH'>;
};

export const textNames = keysOf(texts);
export const numberNames = keysOf(numbers);
export const termsNames = keysOf(entries);
export const choiceNames = keysOf(choices);

export interface DraftPicture {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string | null;
}

/** New ones have no id; `key` lasts as long as the page. */
export interface DraftQuestion {
  readonly key: string;
  readonly id: string | null;
  readonly text: string;
}

/**
 * The form's values for all kinds; each shows and sends its own fields. Plain data, since unsent values are
 * stored in the browser.
 */
export type DraftValues = { readonly [Name in TextName]: string } & {
  readonly [Name in NumberName]: number | null;
} & { readonly [Name in TermsName]: readonly string[] } & { readonly [Name in FlagName]: boolean | null } & {
  readonly [Name in DayName]: string | null;
} & { readonly [Name in ChoiceName]: Choices[Name] | null } & {
  readonly [Name in PictureName]: DraftPicture | null;
} & {
  readonly workingPrefectureId: string | null;
  /** The entered amount, of the chosen side. */
  readonly price: number | null;
  readonly priceSide: 'gross' | 'net';
  /** Both sides as last calculated by the server, valid while `price` is one of them. */
  readonly prices: { readonly gross: number; readonly net: number } | null;
  readonly links: readonly string[];
  readonly questions: readonly DraftQuestion[];
  readonly isOpenToOutside: boolean;
};

export type FieldName = keyof DraftValues;

export const emptyDraft: DraftValues = {
  ...recordOf(textNames, ''),
  ...recordOf([...numberNames, ...flags, ...days, ...choiceNames, ...pictures], null),
  ...recordOf(termsNames, []),
  workingPrefectureId: null,
  price: null,
  priceSide: 'gross',
  prices: null,
  links: [],
  questions: [],
  isOpenToOutside: false,
};

/** Company data for a new draft. */
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

/** For the checklist and 必須. */
export function isWritten(value: DraftValues[FieldName]): boolean {
  if (value === null) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return !Array.isArray(value) || value.length > 0;
}
