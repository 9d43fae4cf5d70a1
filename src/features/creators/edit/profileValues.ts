import * as v from 'valibot';
import { toHalfWidth } from '../../../lib/japaneseText.ts';
import {
  firstNameKanaRule,
  firstNameRule,
  lastNameKanaRule,
  lastNameRule,
  optionalPhoneRule,
  optionalText,
  requiredText,
} from '../../../lib/personRules.ts';

export const limits = { introduction: 2000, skills: 30, skill: 40, tools: 60 } as const;

/** What a Select says for a value that may be left open. */
export const none = 'NONE';

const genders = ['FEMALE', 'MALE', 'OTHER', 'NO_ANSWER'] as const;

/** `example.jp` as `https://example.jp`. */
export function writeUrl(text: string): string {
  const plain = toHalfWidth(text).trim();
  return plain === '' || /^[a-z][a-z0-9+.-]*:/i.test(plain) ? plain : `https://${plain}`;
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && /[^.]\.[^.]/.test(url.hostname);
}

/** `1234567890123` as `T1234567890123`. */
export function writeInvoiceNumber(text: string): string {
  const plain = toHalfWidth(text).replaceAll(/[\s-]/g, '').toUpperCase();
  return /^\d{13}$/.test(plain) ? `T${plain}` : plain;
}

const open = v.transform((value: string | null) => (value === none ? null : value));
const nullIfEmpty = v.transform((text: string) => (text === '' ? null : text));

export const profileSchema = v.object({
  lastName: lastNameRule,
  firstName: firstNameRule,
  lastNameKana: lastNameKanaRule,
  firstNameKana: firstNameKanaRule,
  userName: requiredText('表示名', 50),
  introduction: optionalText('紹介文', limits.introduction),
  skillNames: v.pipe(
    v.array(v.string()),
    v.maxLength(limits.skills, `得意なことは${limits.skills}個までです。`),
  ),
  toolIds: v.pipe(v.array(v.string()), v.maxLength(limits.tools, `ツールは${limits.tools}個までです。`)),
  prefectureId: v.pipe(v.nullable(v.string()), open),
  location: optionalText('活動する場所', 100),
  hobby: optionalText('趣味', 500),
  gender: v.nullable(v.picklist(genders)),
  phoneNumber: optionalPhoneRule,
  websiteUrl: v.pipe(
    v.string(),
    v.transform(writeUrl),
    v.check(
      (text) => text === '' || isWebAddress(text),
      'https:// から始まるアドレスを入力してください。例　https://example.jp',
    ),
    v.maxLength(500, 'ウェブサイトのアドレスは500文字以内で入力してください。'),
    nullIfEmpty,
  ),
  taxKind: v.picklist(['INDIVIDUAL', 'CORPORATION']),
  invoiceRegistrationNumber: v.pipe(
    v.string(),
    v.transform(writeInvoiceNumber),
    v.check(
      (text) => text === '' || /^T\d{13}$/.test(text),
      'Tと13桁の数字で入力してください。例　T1234567890123',
    ),
    nullIfEmpty,
  ),
});

export type ProfileValues = v.InferInput<typeof profileSchema>;
type ProfileOutput = v.InferOutput<typeof profileSchema>;

/** What the mutations take. */
export function profileInput({ taxKind, ...rest }: ProfileOutput) {
  return { ...rest, isIndividual: taxKind === 'INDIVIDUAL' };
}
