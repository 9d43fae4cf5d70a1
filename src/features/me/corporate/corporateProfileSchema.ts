import * as v from 'valibot';
import {
  firstNameKanaRule,
  firstNameRule,
  lastNameKanaRule,
  lastNameRule,
  optionalPhoneRule,
} from '../../../lib/forms/personRules.ts';

export const corporateProfileSchema = v.object({
  lastName: lastNameRule,
  firstName: firstNameRule,
  lastNameKana: lastNameKanaRule,
  firstNameKana: firstNameKanaRule,
  phoneNumber: optionalPhoneRule,
});
