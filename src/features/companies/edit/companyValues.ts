import * as v from 'valibot';
import { corporateNumberRule, invoiceNumberRule, optionalUrl } from '../../../lib/forms/businessRules.ts';
import { normalizePostalCode } from '../../../lib/text/japaneseText.ts';
import { optionalPhoneRule, optionalText, requiredText } from '../../../lib/forms/personRules.ts';

/** A Select's value for "not given". */
export const none = 'NONE';

const open = v.transform((value: string | null) => (value === none ? null : value));

export const profileSchema = v.object({
  name: requiredText('会社名', 100),
  businessDescription: optionalText('事業の内容', 3000),
  corporatePageUrl: optionalUrl('ウェブサイトのアドレス'),
  industryId: v.pipe(v.nullable(v.string()), open),
  foundedAt: v.nullable(v.string()),
});

const addressRule = '郵便番号は、7桁の数字で入力してください。例　150-0001';

/** On blur: formats as 150-0001; invalid text stays, to be corrected. */
export function writePostalCode(text: string): string {
  return normalizePostalCode(text) ?? text.trim();
}

export const addressSchema = v.object({
  postalCode: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || normalizePostalCode(text) !== null, addressRule),
    v.transform((text) => normalizePostalCode(text)),
  ),
  prefectureId: v.pipe(v.nullable(v.string()), open),
  city: optionalText('市区町村', 100),
  street: optionalText('町名・番地', 100),
  building: optionalText('建物名・部屋番号', 100),
  contactEmail: optionalText('メールアドレス', 254),
  contactPhoneNumber: optionalPhoneRule,
  contactFormUrl: optionalUrl('問い合わせフォームのアドレス'),
});

export const registrySchema = v.object({
  corporateNumber: corporateNumberRule,
  invoiceRegistrationNumber: invoiceNumberRule,
  capitalYen: v.pipe(
    v.nullable(v.number()),
    v.transform((yen) => (yen === null ? null : String(yen))),
  ),
  employeesCount: v.nullable(v.number()),
});
