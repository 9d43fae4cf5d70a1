import * as v from 'valibot';
import {
  firstNameKanaRule,
  firstNameRule,
  lastNameKanaRule,
  lastNameRule,
  optionalPhoneRule,
} from '../../lib/personRules.ts';

/** The parts of a corporate user’s page; also their anchors. */
export type CorporateSection = 'profile' | 'interests';

export const corporateProfileSchema = v.object({
  lastName: lastNameRule,
  firstName: firstNameRule,
  lastNameKana: lastNameKanaRule,
  firstNameKana: firstNameKanaRule,
  phoneNumber: optionalPhoneRule,
});

export const corporateDraft = (userId: string): string => `corporateProfile:${userId}`;
export const interestsDraft = (userId: string): string => `interestCategories:${userId}`;
