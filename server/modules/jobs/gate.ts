import { DomainError, InvalidInputs } from '../../lib/errors.ts';
import { hasPostingAddress, hasPostingContact, hasPostingName } from '../companies/postingItems.ts';
import type { Contents } from './contentsSql.ts';
import type { PostingCompany } from './gateSql.ts';
import { labelOf } from './openingLabels.ts';
import type { OpeningRow } from './openingSql.ts';

/**
 * What the law (職業安定法) asks of a posting before people see it: six items of every kind, and of employment many more. The database holds
 * the same once more, so that nothing ever passes by; here each item has a name, a place in the form and words.
 */
export interface Check {
  /** The input's field it belongs to; `company.…` for what the company's own page asks. */
  readonly field: string;
  readonly label: string;
  readonly isMet: boolean;
  /** Said at the field when it is not. */
  readonly message: string;
}

export interface Gated {
  readonly resumerationType: OpeningRow['resumerationType'];
  readonly contents: Contents;
  readonly company: PostingCompany;
  /** The day it is in Japan. */
  readonly today: string;
}

const filled = (...values: readonly (boolean | number | string | null)[]): boolean =>
  values.every((value) => value !== null && value !== '');

/** The item, met when all its values are there. */
const item = (
  field: string,
  label: string,
  values: boolean | readonly (boolean | number | string | null)[],
  message = `${label}を入力してください。`,
): Check => ({ field, label, isMet: typeof values === 'boolean' ? values : filled(...values), message });

const choose = (label: string): string => `${label}を選んでください。`;

/** Everything that publishing asks for, in the order of the form. */
export function checksOf(gated: Gated): Check[] {
  const { contents, company } = gated;
  return [
    item('title', labelOf.title, [contents.title]),
    ...workChecks(gated),
    ...dateChecks(gated),
    item(
      'contactEmail',
      '連絡先',
      [contents.contactEmail, contents.contactPhoneNumber, contents.contactFormUrl].some(
        (way) => way !== null,
      ),
      'メールアドレス、電話番号、フォームのURLのうち、1つ以上を入力してください。',
    ),
    ...companyChecks(company),
  ];
}

function workChecks({ resumerationType, contents }: Gated): Check[] {
  const place = item('workingPlace', labelOf.workingPlace, [contents.workingPlace]);
  switch (resumerationType) {
    case 'CONTRACT_UNIT':
      return [
        item('offerDetail', labelOf.offerDetail, [contents.offerDetail]),
        place,
        item('netPrice', '報酬', [contents.netPrice]),
      ];
    case 'HOURLY_RATE':
      return [
        item(
          'roleResponsibilityArea',
          '仕事の内容',
          filled(contents.roleResponsibilityArea) || filled(contents.serviceDescription),
          `${labelOf.roleResponsibilityArea}、または${labelOf.serviceDescription}を入力してください。`,
        ),
        place,
        item('netPrice', '報酬', [contents.netPrice]),
      ];
    case 'FULL_TIME':
      return [
        item('jobDetail', labelOf.jobDetail, [contents.jobDetail]),
        item('jobChangeScope', labelOf.jobChangeScope, [contents.jobChangeScope]),
        place,
        item('workingPlaceChangeScope', labelOf.workingPlaceChangeScope, [contents.workingPlaceChangeScope]),
        ...employmentChecks(contents),
      ];
  }
}

/** 職業安定法5条の3 and 施行規則4条の2. */
function employmentChecks(contents: Contents): Check[] {
  return [
    item('employerName', labelOf.employerName, [contents.employerName]),
    item('isDispatch', labelOf.isDispatch, [contents.isDispatch], choose(labelOf.isDispatch)),
    ...contractChecks(contents),
    ...payChecks(contents),
    item('workingHours', labelOf.workingHours, [contents.workingHours]),
    item('breakTime', labelOf.breakTime, [contents.breakTime]),
    item('overtimeNote', labelOf.overtimeNote, [contents.overtimeNote]),
    item(
      'isDiscretionaryWork',
      labelOf.isDiscretionaryWork,
      [contents.isDiscretionaryWork],
      choose(labelOf.isDiscretionaryWork),
    ),
    item('holiday', labelOf.holiday, [contents.holiday]),
    item('socialInsurance', labelOf.socialInsurance, [contents.socialInsurance]),
    item(
      'secondhandSmokeControl',
      labelOf.secondhandSmokeControl,
      [contents.secondhandSmokeControl],
      choose(labelOf.secondhandSmokeControl),
    ),
  ];
}

function contractChecks(contents: Contents): Check[] {
  const isFixed = contents.contractPeriodType === 'FIXED_TERM';
  return [
    item(
      'contractPeriodType',
      labelOf.contractPeriodType,
      [contents.contractPeriodType],
      choose(labelOf.contractPeriodType),
    ),
    ...(isFixed
      ? [
          item('contractPeriodNote', labelOf.contractPeriodNote, [contents.contractPeriodNote]),
          item('contractRenewalNote', labelOf.contractRenewalNote, [contents.contractRenewalNote]),
        ]
      : []),
    item('hasProbation', labelOf.hasProbation, [contents.hasProbation], choose('試用期間の有無')),
    ...(contents.hasProbation
      ? [item('probationNote', labelOf.probationNote, [contents.probationNote])]
      : []),
  ];
}

function payChecks(contents: Contents): Check[] {
  const { payMin, payMax, hasFixedOvertime } = contents;
  return [
    item('payUnit', labelOf.payUnit, [contents.payUnit], choose(labelOf.payUnit)),
    item('payMin', labelOf.payMin, [payMin], '給与の下限を入力してください。'),
    ...(payMax === null
      ? []
      : [
          item(
            'payMax',
            labelOf.payMax,
            payMin === null || payMax >= payMin,
            '給与の上限は、下限以上の金額を入力してください。',
          ),
        ]),
    item('hasFixedOvertime', labelOf.hasFixedOvertime, [hasFixedOvertime], choose('固定残業代の有無')),
    ...(hasFixedOvertime
      ? [
          item('fixedOvertimeAmount', labelOf.fixedOvertimeAmount, [contents.fixedOvertimeAmount]),
          item('fixedOvertimeHours', labelOf.fixedOvertimeHours, [contents.fixedOvertimeHours]),
          item(
            'paysOvertimeExcess',
            labelOf.paysOvertimeExcess,
            contents.paysOvertimeExcess === true,
            '固定残業代にあたる時間を超えた分は、別に支払うことが法律で定められています。確認してください。',
          ),
        ]
      : []),
  ];
}

function dateChecks({
  resumerationType,
  contents: { informationAsOf, validThrough },
  today,
}: Gated): Check[] {
  return [
    // Without one, it is the day of publishing.
    ...(resumerationType === 'FULL_TIME' || informationAsOf !== null
      ? [
          item(
            'informationAsOf',
            labelOf.informationAsOf,
            informationAsOf === null || informationAsOf <= today,
            '情報の時点は、今日以前の日付を入力してください。',
          ),
        ]
      : []),
    ...(validThrough === null
      ? []
      : [
          item(
            'validThrough',
            labelOf.validThrough,
            validThrough >= today,
            '応募の締切は、今日以降の日付を入力してください。',
          ),
        ]),
  ];
}

function companyChecks(company: PostingCompany): Check[] {
  const needs = '企業情報に登録してください。';
  return [
    item('company.name', '企業名', hasPostingName(company), `企業名を${needs}`),
    item(
      'company.address',
      '企業の所在地',
      hasPostingAddress(company),
      `所在地(都道府県・市区町村・番地)を${needs}`,
    ),
    item(
      'company.contact',
      '企業の連絡先',
      hasPostingContact(company),
      `メールアドレス、電話番号、フォームのURLのうち、1つ以上を${needs}`,
    ),
  ];
}

/** Refuses what is missing, each item at its field. */
export function passGate(gated: Gated): void {
  const missing = checksOf(gated).filter(({ isMet }) => !isMet);
  if (missing.length > 0)
    throw new InvalidInputs(
      missing.map(({ field, message }) => new DomainError('ArgumentInvalidError', message, { field })),
    );
}
