import { labelOf } from './openingLabels.ts';
import type { OpeningRow } from './openingSql.ts';

export interface OpeningChange {
  readonly field: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

type Value = string | number | boolean | Date | null;

const yen = (value: Value): string => `${Number(value).toLocaleString('ja-JP')}円`;
const places = {
  FULL_REMOTE: '完全リモート',
  ON_SITE: '出社',
  PARTIAL_REMOTE: '一部リモート',
} as const;
const ways = { FLEXIBLE: '相談して決める', FULL_REMOTE: 'リモート', OFFICE: '出社' } as const;
const periods = { FIXED_TERM: '期間の定めあり', INDEFINITE: '期間の定めなし' } as const;
const pays = { HOUR: '時給', HOURLY: '時給', MONTH: '月給', MONTHLY: '月給' } as const;
const measures = {
  NO_COUNTERMEASURES: '対策なし',
  NO_SMOKING: '屋内は禁煙',
  SMOKING_ROOM: '喫煙室あり',
} as const;

const among =
  (words: Readonly<Record<string, string>>) =>
  (value: Value): string =>
    words[String(value)] ?? String(value);
const either =
  (yes: string, no: string) =>
  (value: Value): string =>
    value === true ? yes : no;
const day = (value: Value): string => {
  const [year, month, date] = String(value).slice(0, 10).split('-').map(Number);
  return `${year}年${month}月${date}日`;
};
/** A moment as the day it is in Japan. */
const dayOfMoment = (value: Value): string =>
  day(new Date(new Date(String(value)).getTime() + 9 * 3_600_000).toISOString());

interface Term {
  readonly field: keyof OpeningRow & keyof typeof labelOf;
  readonly shown?: (value: Value) => string;
}

/** What of an opening is a term: what somebody entered for. In the order of the page. */
const terms: readonly Term[] = [
  { field: 'title' },
  { field: 'offerDetail' },
  { field: 'jobDetail' },
  { field: 'jobChangeScope' },
  { field: 'roleResponsibilityArea' },
  // Of an hourly one it may stand alone for the work.
  { field: 'serviceDescription' },
  { field: 'jobRequirements' },
  { field: 'desiredJobRequirements' },
  { field: 'netPrice', shown: yen },
  { field: 'grossPrice', shown: yen },
  { field: 'paymentTerms' },
  { field: 'payUnit', shown: among(pays) },
  { field: 'payMin', shown: yen },
  { field: 'payMax', shown: yen },
  { field: 'payNote' },
  { field: 'hasFixedOvertime', shown: either('あり', 'なし') },
  { field: 'fixedOvertimeAmount', shown: yen },
  { field: 'fixedOvertimeHours', shown: (hours) => `${Number(hours)}時間` },
  { field: 'paysOvertimeExcess', shown: either('支払う', '支払わない') },
  { field: 'workingPlaceType', shown: among(places) },
  { field: 'workingPlace' },
  { field: 'workingPlaceChangeScope' },
  { field: 'desiredWayOfWorking', shown: among(ways) },
  { field: 'weeklyOperationalHours', shown: (hours) => `${Number(hours)}時間` },
  { field: 'requestedPeriodMonths', shown: (months) => `${Number(months)}か月` },
  { field: 'desiredDeliveryAt', shown: dayOfMoment },
  { field: 'deliveryDecidedBy', shown: day },
  { field: 'deliveryMethod' },
  { field: 'isAllowToPublishExternal', shown: either('できる', 'できない') },
  { field: 'specialNoteForExternalPublish' },
  { field: 'hasAvailableAsset', shown: either('あり', 'なし') },
  { field: 'availableAssetDescription' },
  { field: 'employerName' },
  { field: 'isDispatch', shown: either('派遣', '派遣ではない') },
  { field: 'contractPeriodType', shown: among(periods) },
  { field: 'contractPeriodNote' },
  { field: 'contractRenewalNote' },
  { field: 'hasProbation', shown: either('あり', 'なし') },
  { field: 'probationNote' },
  { field: 'workingHours' },
  { field: 'breakTime' },
  { field: 'overtimeNote' },
  { field: 'isDiscretionaryWork', shown: either('あり', 'なし') },
  { field: 'holiday' },
  { field: 'employeeBenefits' },
  { field: 'socialInsurance' },
  { field: 'secondhandSmokeControl', shown: among(measures) },
  { field: 'secondhandSmokeNote' },
  { field: 'contactName' },
  { field: 'contactEmail' },
  { field: 'contactPhoneNumber', shown: (number) => String(number).replace(/^\+81/u, '0') },
  { field: 'contactFormUrl' },
  { field: 'validThrough', shown: day },
];

function plain(value: unknown): Value {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  // Times are kept as text in a version.
  return value instanceof Date ? value.toISOString() : null;
}

/**
 * What differs between an opening's contents of some version, as they were kept, and the opening now, in words. The prefecture is a term
 * beside the place.
 */
export function changesBetween(
  content: unknown,
  now: OpeningRow,
  prefectureOf: (id: number) => string | undefined,
): OpeningChange[] {
  const before = new Map<string, unknown>(
    typeof content === 'object' && content !== null ? Object.entries(content) : [],
  );
  const prefecture: Term = {
    field: 'workingPrefectureId',
    shown: (id) => prefectureOf(Number(id)) ?? '',
  };
  return [...terms, prefecture].flatMap(({ field, shown = String }) => {
    const was = plain(before.get(field));
    const is = plain(now[field]);
    if (was === is) return [];
    const words = (value: Value) => (value === null ? null : shown(value));
    return [{ field, label: labelOf[field], before: words(was), after: words(is) }];
  });
}
