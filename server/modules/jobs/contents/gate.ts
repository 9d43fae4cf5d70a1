import { japanDay } from '../../../lib/dates/clock.ts';
import { DomainError, InvalidInputs } from '../../../lib/request/errors.ts';
import {
  hasPostingAddress,
  hasPostingContact,
  hasPostingName,
} from '../../companies/company/postingItems.ts';
import { noContents } from './contentsSql.ts';
import { contentFields, isMeant, isOfKind } from './fields.ts';
import type { ContentField, ContentKey, Contents, FieldFacts, FieldType, Kind } from './fields.ts';
import type { PostingCompany } from './gateSql.ts';
import { mayExceedSixtyDays } from './paymentTerms.ts';

/**
 * What 職業安定法 requires before an opening is published: six items for every kind, many more for employment. The
 * database enforces the same; here each item has a field and a message.
 */
export interface Check {
  /** The input's field; `company.…` for the company page's. */
  readonly field: string;
  readonly label: string;
  readonly isMet: boolean;
  /** Shown when not met. */
  readonly message: string;
}

export interface Gated {
  readonly resumerationType: Kind;
  readonly contents: Contents;
  readonly company: PostingCompany;
  /** Today in Japan. */
  readonly today: string;
}

const isFilled = (value: Contents[ContentKey]): boolean => value !== null && value !== '';

const choices: ReadonlySet<FieldType> = new Set(['choice', 'flag']);

/** Removes content that does not apply with the other answers. */
export function withoutHidden(contents: Contents): Contents {
  const hidden = contentFields.filter((field) => !isMeant(field, contents));
  return { ...contents, ...Object.fromEntries(hidden.map(({ key }) => [key, noContents[key]])) };
}

/** All checks, in the form's order. */
export function checksOf(gated: Gated): Check[] {
  const fields = contentFields.filter((field) => isOfKind(field, gated.resumerationType));
  return [...fields.flatMap((field) => checkOf(field, gated) ?? []), ...companyChecks(gated.company)];
}

function checkOf(field: ContentField, gated: Gated): Check | null {
  const { contents } = gated;
  const { key, type, label, required, missing }: FieldFacts & { readonly type: FieldType } = field;
  const own = ownChecks[field.key];
  if (!isMeant(field, contents) || (!own && !required)) return null;
  if (own) {
    const found = own(gated);
    return found && { field: key, label, ...found };
  }
  const message = missing ?? `${label}を${choices.has(type) ? '選んで' : '入力して'}ください。`;
  return { field: key, label, isMet: isFilled(contents[field.key]), message };
}

type OwnCheck = Pick<Check, 'isMet' | 'message'> & { readonly label?: string };

/** Checks beyond being filled; null without a check. */
const ownChecks: { readonly [Key in ContentKey]?: (gated: Gated) => OwnCheck | null } = {
  netPrice: ({ contents }) => ({
    label: '報酬',
    isMet: isFilled(contents.netPrice),
    message: '報酬を入力してください。',
  }),
  roleResponsibilityArea: ({ resumerationType, contents }) =>
    resumerationType === 'HOURLY_RATE'
      ? {
          label: '仕事の内容',
          isMet: isFilled(contents.roleResponsibilityArea) || isFilled(contents.serviceDescription),
          message: '任せたい範囲、またはサービスを入力してください。',
        }
      : null,
  // フリーランス法4条. Only reports terms that are written and too late.
  paymentTerms: ({ contents: { paymentTerms } }) =>
    paymentTerms !== null && mayExceedSixtyDays(paymentTerms)
      ? {
          isMet: false,
          message:
            '支払期日は、納品を受けた日から60日以内になるように入力してください。このままでは、60日を超えることがあります。',
        }
      : null,
  desiredDeliveryAt: ({ contents: { desiredDeliveryAt: moment }, today }) =>
    moment === null
      ? null
      : { isMet: japanDay(moment) >= today, message: '納期は、今日以降の日付を入力してください。' },
  deliveryDecidedBy: ({ contents: { deliveryDecidedBy: day }, today }) =>
    day === null
      ? null
      : { isMet: day >= today, message: '納期が決まる日は、今日以降の日付を入力してください。' },
  payMax: ({ contents: { payMin, payMax } }) =>
    payMax === null
      ? null
      : {
          isMet: payMin === null || payMax >= payMin,
          message: '給与の上限は、下限以上の金額を入力してください。',
        },
  paysOvertimeExcess: ({ contents }) => ({
    isMet: contents.paysOvertimeExcess === true,
    message: '固定残業代にあたる時間を超えた分は、別に支払うことが法律で定められています。確認してください。',
  }),
  contactEmail: ({ contents }) => ({
    label: '連絡先',
    isMet: [contents.contactEmail, contents.contactPhoneNumber, contents.contactFormUrl].some(
      (way) => way !== null,
    ),
    message: 'メールアドレス、電話番号、フォームのURLのうち、1つ以上を入力してください。',
  }),
  // Without one, the day of publishing counts.
  informationAsOf: ({ resumerationType, contents: { informationAsOf: day }, today }) =>
    resumerationType === 'FULL_TIME' || day !== null
      ? {
          isMet: day === null || day <= today,
          message: '掲載情報の基準日は、今日以前の日付を入力してください。',
        }
      : null,
  validThrough: ({ contents: { validThrough: day }, today }) =>
    day === null
      ? null
      : { isMet: day >= today, message: '応募の締切は、今日以降の日付を入力してください。' },
};

function companyChecks(company: PostingCompany): Check[] {
  const needs = '会社情報に登録してください。';
  return [
    {
      field: 'company.name',
      label: '会社名',
      isMet: hasPostingName(company),
      message: `会社名を${needs}`,
    },
    {
      field: 'company.address',
      label: '会社の所在地',
      isMet: hasPostingAddress(company),
      message: `所在地(都道府県・市区町村・番地)を${needs}`,
    },
    {
      field: 'company.contact',
      label: '会社の連絡先',
      isMet: hasPostingContact(company),
      message: `メールアドレス、電話番号、フォームのURLのうち、1つ以上を${needs}`,
    },
  ];
}

/** Refuses with an error for each missing item. */
export function passGate(gated: Gated): void {
  const missing = checksOf(gated).filter(({ isMet }) => !isMet);
  if (missing.length > 0)
    throw new InvalidInputs(
      missing.map(({ field, message }) => new DomainError('ArgumentInvalidError', message, { field })),
    );
}
