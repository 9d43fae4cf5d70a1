import * as v from 'valibot';
import { profileLimits } from '../../../../schema/limits.ts';
import { invoiceNumberRule, optionalUrl } from '../../../lib/forms/businessRules.ts';
import {
  firstNameKanaRule,
  firstNameRule,
  lastNameKanaRule,
  lastNameRule,
  optionalPhoneRule,
  optionalText,
  requiredText,
} from '../../../lib/forms/personRules.ts';

/** A Select's value for "not given". */
export const none = 'NONE';

const genders = ['FEMALE', 'MALE', 'OTHER', 'NO_ANSWER'] as const;

const open = v.transform((value: string | null) => (value === none ? null : value));

export const profileSchema = v.object({
  lastName: lastNameRule,
  firstName: firstNameRule,
  lastNameKana: lastNameKanaRule,
  firstNameKana: firstNameKanaRule,
  userName: requiredText('表示名', 50),
  introduction: optionalText('紹介文', profileLimits.introduction),
  skillNames: v.pipe(
    v.array(v.string()),
    v.maxLength(profileLimits.skills, `得意なことは${profileLimits.skills}個までです。`),
  ),
  toolIds: v.pipe(
    v.array(v.string()),
    v.maxLength(profileLimits.tools, `ツールは${profileLimits.tools}個までです。`),
  ),
  prefectureId: v.pipe(v.nullable(v.string()), open),
  location: optionalText('活動する場所', 100),
  hobby: optionalText('趣味', 500),
  gender: v.nullable(v.picklist(genders)),
  phoneNumber: optionalPhoneRule,
  websiteUrl: optionalUrl('ウェブサイトのアドレス'),
  taxKind: v.picklist(['INDIVIDUAL', 'CORPORATION']),
  invoiceRegistrationNumber: invoiceNumberRule,
});

export type ProfileValues = v.InferInput<typeof profileSchema>;
type ProfileOutput = v.InferOutput<typeof profileSchema>;

export function profileInput({ taxKind, ...rest }: ProfileOutput) {
  return { ...rest, isIndividual: taxKind === 'INDIVIDUAL' };
}
