import * as v from 'valibot';
import { emailRule } from '../../../lib/forms/accountRules.ts';
import { firstNameRule, lastNameRule, phoneRule, requiredText } from '../../../lib/forms/personRules.ts';

const urgencies = [
  'REQUEST_IMMEDIATELY',
  'CONSIDERATION_OF_ORDER_PLACEMENT',
  'INFORMATION_GATHERING',
] as const;

export const leadSchema = v.object({
  companyName: requiredText('会社名', 100),
  lastName: lastNameRule,
  firstName: firstNameRule,
  email: emailRule,
  phoneNumber: phoneRule,
  registrationPurpose: requiredText('登録の目的', 1000),
  urgency: v.pipe(
    v.nullable(v.picklist(urgencies)),
    v.check((urgency) => urgency !== null, '時期を1つ選んでください。'),
    v.transform((urgency) => urgency ?? 'INFORMATION_GATHERING'),
  ),
});

export type LeadValues = v.InferInput<typeof leadSchema>;

export const emptyLead: LeadValues = {
  companyName: '',
  lastName: '',
  firstName: '',
  email: '',
  phoneNumber: '',
  registrationPurpose: '',
  urgency: null,
};
