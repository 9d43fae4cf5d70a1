import * as v from 'valibot';
import type { ConsultPageMutation$variables } from '../../../../__generated__/ConsultPageMutation.graphql.ts';
import { isLonger } from '../../../lib/text/textLength.ts';

type Input = ConsultPageMutation$variables['input'];

export const consultLimits = {
  title: 60,
  offerDetail: 5_000,
  offerPurpose: 2_000,
  workingPlace: 300,
  publishNote: 1_000,
  firstLine: 1_000,
  hours: 60,
  months: 60,
  recipients: 10,
} as const;

export const emptyConsult = (): ConsultValues => ({
  title: '',
  offerDetail: '',
  offerPurpose: '',
  categoryId: null,
  wayOfWorking: null,
  workingPlace: '',
  offerType: 'CONTRACT_UNIT',
  netPrice: null,
  weeklyHours: null,
  months: null,
  day: null,
  mayPublish: false,
  publishNote: '',
  firstLines: {},
  clientId: crypto.randomUUID(),
});

const text = (label: string, most: number) =>
  v.pipe(
    v.string(),
    v.check(
      (given) => !isLonger(given.trim(), most),
      `${label}は${most.toLocaleString('ja-JP')}文字以内で入力してください。`,
    ),
  );
const filled = (label: string, most: number) =>
  v.pipe(
    text(label, most),
    v.check((given) => given.trim() !== '', `${label}を入力してください。`),
  );

/** As on the server; for two or more recipients as a posting. */
export function consultSchema(isPosting: boolean) {
  return v.object({
    title: filled('件名', consultLimits.title),
    offerDetail: filled('仕事の内容', consultLimits.offerDetail),
    offerPurpose: text('目的', consultLimits.offerPurpose),
    categoryId: v.pipe(
      v.nullable(v.string()),
      v.check((given) => given !== null, '分野を選んでください。'),
    ),
    wayOfWorking: v.pipe(
      v.nullable(v.picklist(['FLEXIBLE', 'FULL_REMOTE', 'OFFICE'])),
      v.check((given) => given !== null, '働き方を選んでください。'),
    ),
    workingPlace: isPosting
      ? filled('仕事の場所', consultLimits.workingPlace)
      : text('仕事の場所', consultLimits.workingPlace),
    offerType: v.picklist(['CONTRACT_UNIT', 'HOURLY_RATE']),
    netPrice: v.pipe(
      v.nullable(v.number()),
      v.check((given) => given !== null || !isPosting, '報酬の額を入力してください。'),
    ),
    weeklyHours: v.nullable(v.number()),
    months: v.nullable(v.number()),
    /** YYYY-MM-DD: the deadline, or the start. */
    day: v.nullable(v.string()),
    mayPublish: v.boolean(),
    publishNote: text('公開の条件', consultLimits.publishNote),
    /** Individual lines by recipient id. */
    firstLines: v.record(v.string(), v.string()),
    clientId: v.string(),
  });
}

export type ConsultValues = v.InferInput<ReturnType<typeof consultSchema>>;

const endOfDay = (day: string | null): string | null => (day === null ? null : `${day}T14:59:00.000Z`);

export function consultInput(values: ConsultValues, userIds: readonly string[]): Input {
  const isHourly = values.offerType === 'HOURLY_RATE';
  return {
    clientId: values.clientId,
    recipients: userIds.map((userId) => ({ userId, firstLine: values.firstLines[userId] ?? null })),
    title: values.title,
    categoryId: values.categoryId,
    offerPurpose: values.offerPurpose,
    offerDetail: values.offerDetail,
    wayOfWorking: values.wayOfWorking ?? 'FLEXIBLE',
    workingPlace: values.workingPlace,
    offerType: values.offerType,
    isAllowedToPublishExternal: values.mayPublish,
    specialNoteForExternalPublish: values.mayPublish ? values.publishNote : null,
    hourlyRate: isHourly
      ? {
          netHourlyRatePrice: values.netPrice,
          weeklyOperationalHours: values.weeklyHours,
          requestedPeriodMonths: values.months,
          isOperationalNotDecided: values.weeklyHours === null,
          desiredContractStartedAt: endOfDay(values.day),
        }
      : null,
    unit: isHourly ? null : { netBudget: values.netPrice, desiredDeadlineAt: endOfDay(values.day) },
  };
}

/** Form fields of server names. */
export const serverFields: Readonly<Record<string, keyof ConsultValues & string>> = {
  'hourlyRate.netHourlyRatePrice': 'netPrice',
  'unit.netBudget': 'netPrice',
  'hourlyRate.weeklyOperationalHours': 'weeklyHours',
  'hourlyRate.requestedPeriodMonths': 'months',
  'hourlyRate.desiredContractStartedAt': 'day',
  'unit.desiredDeadlineAt': 'day',
  specialNoteForExternalPublish: 'publishNote',
};
