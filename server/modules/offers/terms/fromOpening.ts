import { breakdownOf, isNetPrice } from '../../../lib/prices.ts';
import { wordsOfContent } from '../../jobs/contents/openingChanges.ts';
import { employmentNameOf } from './employmentFields.ts';
import type { EmploymentItem, EmploymentName } from './employmentFields.ts';
import { emptyTerms } from './fields.ts';
import type { EnteredOpening, OfferTerms } from './fields.ts';
import { linesOf } from './paper.ts';
import type { LineDifference, PaperLine } from './paper.ts';

/** Prefills an offer from the opening; the creator sees later differences. */

const valueOf = (content: unknown, key: string): unknown =>
  typeof content === 'object' && content !== null ? new Map(Object.entries(content)).get(key) : undefined;

const several = (...lines: readonly (string | null)[]): string =>
  lines.filter((line) => line !== null && line !== '').join('\n');

const tokyoDay = (moment: unknown): string | null =>
  typeof moment === 'string' && !Number.isNaN(Date.parse(moment))
    ? new Date(Date.parse(moment) + 9 * 3_600_000).toISOString().slice(0, 10)
    : null;

export function termsOfOpening(
  { kind, content }: EnteredOpening,
  prefectureOf: (id: number) => string | undefined,
): OfferTerms {
  const words = wordsOfContent(content, prefectureOf);
  const title = words('title') ?? '';
  if (kind === 'FULL_TIME') return { ...emptyTerms, title, employment: employmentOf(words, content) };
  const isHourly = kind === 'HOURLY_RATE';
  const price = valueOf(content, 'netPrice');
  const netPrice = typeof price === 'number' && isNetPrice(price) ? price : null;
  const hours = valueOf(content, 'weeklyOperationalHours');
  const mayPublish = valueOf(content, 'isAllowToPublishExternal');
  return {
    ...emptyTerms,
    title,
    remunerationType: kind,
    work: isHourly
      ? several(words('roleResponsibilityArea'), words('serviceDescription')) || null
      : words('offerDetail'),
    deliveryOn: isHourly ? null : tokyoDay(valueOf(content, 'desiredDeliveryAt')),
    place: several(words('workingPlace'), isHourly ? null : words('deliveryMethod')) || null,
    netPrice,
    grossPrice: netPrice === null ? null : breakdownOf(netPrice).grossPrice,
    weeklyHours: isHourly && typeof hours === 'number' ? Math.round(hours) : null,
    publicity:
      mayPublish === true
        ? (words('specialNoteForExternalPublish') ?? '公開してよい。')
        : mayPublish === false
          ? '公開しない。'
          : null,
  };
}

function wageOf(words: (key: string) => string | null): string {
  const [least, most] = [words('payMin'), words('payMax')];
  if (least === null) return '';
  const range = most === null || most === least ? least : `${least.replace(/円$/u, '')}〜${most}`;
  return `${words('payUnit') ?? ''} ${range}(額面)`.trim();
}

function employmentOf(words: (key: string) => string | null, content: unknown): EmploymentItem[] {
  const isFixed = valueOf(content, 'contractPeriodType') === 'FIXED_TERM';
  const hasFixedOvertime = valueOf(content, 'hasFixedOvertime') === true;
  const dispatch = valueOf(content, 'isDispatch');
  const said: Partial<Readonly<Record<EmploymentName, string>>> = {
    EMPLOYER: several(
      words('employerName'),
      dispatch === true ? '派遣労働者としての雇用。' : dispatch === false ? '直接雇用(派遣ではない)。' : null,
    ),
    JOB: words('jobDetail') ?? '',
    JOB_SCOPE: words('jobChangeScope') ?? '',
    WORKPLACE: several(words('workingPlace'), words('workingPlaceType')),
    WORKPLACE_SCOPE: words('workingPlaceChangeScope') ?? '',
    EMPLOYMENT_PERIOD: several(
      words('contractPeriodType'),
      isFixed ? words('contractPeriodNote') : null,
      isFixed ? words('contractRenewalNote') : null,
    ),
    PROBATION:
      valueOf(content, 'hasProbation') === false
        ? 'なし'
        : several(words('hasProbation'), words('probationNote')),
    WORKING_HOURS: several(
      words('workingHours'),
      words('breakTime') === null ? null : `休憩 ${words('breakTime') ?? ''}`,
    ),
    OVERTIME: several(
      words('overtimeNote'),
      words('isDiscretionaryWork') === null ? null : `裁量労働制 ${words('isDiscretionaryWork') ?? ''}`,
    ),
    HOLIDAYS: words('holiday') ?? '',
    WAGE: several(wageOf(words), words('payNote')),
    FIXED_OVERTIME: hasFixedOvertime
      ? several(
          `月${words('fixedOvertimeAmount') ?? ''}(${words('fixedOvertimeHours') ?? ''}分)`,
          valueOf(content, 'paysOvertimeExcess') === true ? '超えた分の残業代は別に支払う。' : null,
        )
      : (words('hasFixedOvertime') ?? ''),
    INSURANCE: words('socialInsurance') ?? '',
    SMOKING: several(words('secondhandSmokeControl'), words('secondhandSmokeNote')),
    EMPLOYMENT_OTHER: words('employeeBenefits') ?? '',
  };
  return Object.entries(said).flatMap(([name, text]) => {
    const term = employmentNameOf(name);
    return term === undefined || text === '' ? [] : [{ term, text }];
  });
}

/** Items that differ from the opening, if it had them. */
export function differencesFromOpening(opening: OfferTerms, lines: readonly PaperLine[]): LineDifference[] {
  const before = new Map(linesOf(opening, true).map((line) => [line.term, line]));
  return lines.flatMap((line) => {
    const was = before.get(line.term);
    // 委託日 is the same in every offer; items missing in the opening cannot be compared.
    if (!was || was.state !== 'DECIDED' || line.term === 'COMMISSIONED') return [];
    return JSON.stringify(was.text) === JSON.stringify(line.text)
      ? []
      : [{ term: line.term, before: was.text }];
  });
}
