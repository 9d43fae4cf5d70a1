import * as v from 'valibot';
import { jsonb } from '../../db/values.ts';

/** A key that a stored object does not have yet is one that nobody had filled in. */
const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null);

const text = orNull(v.string());
const flag = orNull(v.boolean());
const whole = orNull(v.pipe(v.number(), v.integer()));
/** YYYY-MM-DD */
const day = orNull(v.pipe(v.string(), v.isoDate()));
const id = v.pipe(v.string(), v.uuid());
const ids = v.optional(v.array(v.pipe(v.number(), v.integer())), []);
const moment = orNull(
  v.pipe(
    v.union([v.date(), v.string()]),
    v.transform((time) => new Date(time)),
    v.date(),
  ),
);

/**
 * Everything that is written about an opening, under the names of the schema: what a draft's row, a waiting change and every version that
 * was published hold alike. `content` of `job_opening_changes` and `job_opening_versions` is this as JSON.
 */
const contentsSchema = v.object({
  title: v.string(),
  coverMediaId: orNull(id),
  categoryIds: ids,
  industryIds: ids,
  toolIds: ids,
  links: v.optional(v.array(v.object({ id, url: v.string() })), []),
  questions: v.optional(v.array(v.object({ id, questionText: v.string() })), []),
  workingPlace: text,
  workingPlaceType: orNull(v.picklist(['FULL_REMOTE', 'ON_SITE', 'PARTIAL_REMOTE'])),
  workingPrefectureId: whole,
  contactName: text,
  contactEmail: text,
  contactPhoneNumber: text,
  contactFormUrl: text,
  informationAsOf: day,
  validThrough: day,
  isOpenToOutside: v.optional(v.boolean(), false),

  netPrice: whole,
  grossPrice: whole,
  paymentTerms: text,

  offerDetail: text,
  isAllowToPublishExternal: flag,
  specialNoteForExternalPublish: text,
  hasAvailableAsset: flag,
  availableAssetDescription: text,
  desiredDeliveryAt: moment,
  deliveryDecidedBy: day,
  deliveryMethod: text,

  weeklyOperationalHours: whole,
  requestedPeriodMonths: whole,
  desiredWayOfWorking: orNull(v.picklist(['FLEXIBLE', 'FULL_REMOTE', 'OFFICE'])),

  serviceDescription: text,
  teamMission: text,
  totalMemberOfCreatorsDescription: text,
  roleResponsibilityArea: text,
  businessPhaseDescription: text,
  organizationStructureMediaId: orNull(id),
  creativeContribution: text,
  messageForCreator: text,
  jobRequirements: text,
  desiredJobRequirements: text,

  jobDetail: text,
  jobChangeScope: text,
  workingPlaceChangeScope: text,
  employerName: text,
  isDispatch: flag,
  contractPeriodType: orNull(v.picklist(['FIXED_TERM', 'INDEFINITE'])),
  contractPeriodNote: text,
  contractRenewalNote: text,
  hasProbation: flag,
  probationNote: text,
  payUnit: orNull(v.picklist(['HOUR', 'HOURLY', 'MONTH', 'MONTHLY'])),
  payMin: whole,
  payMax: whole,
  payNote: text,
  hasFixedOvertime: flag,
  fixedOvertimeAmount: whole,
  fixedOvertimeHours: orNull(v.number()),
  paysOvertimeExcess: flag,
  workingHours: text,
  breakTime: text,
  overtimeNote: text,
  isDiscretionaryWork: flag,
  holiday: text,
  employeeBenefits: text,
  socialInsurance: text,
  secondhandSmokeControl: orNull(v.picklist(['NO_COUNTERMEASURES', 'NO_SMOKING', 'SMOKING_ROOM'])),
  secondhandSmokeNote: text,
  tool: text,
  tagIds: ids,
  occupationIds: ids,
});

export type Contents = Readonly<v.InferOutput<typeof contentsSchema>>;

type KeyOf<Value> = {
  [Key in keyof Contents]: [Value, Contents[Key]] extends [Contents[Key], Value] ? Key : never;
}[keyof Contents];
export type DayKey = 'deliveryDecidedBy' | 'informationAsOf' | 'validThrough';
type MediaKey = 'coverMediaId' | 'organizationStructureMediaId';
export type TextKey = Exclude<KeyOf<string | null>, DayKey | MediaKey>;
export type FlagKey = KeyOf<boolean | null>;
export type NumberKey = KeyOf<number | null>;
export type ListKey = KeyOf<number[]>;

/** From a row whose columns have these names, or from JSON that was stored. */
export function readContents(stored: unknown): Contents {
  return v.parse(contentsSchema, stored);
}

/** Nothing written yet. */
export const noContents: Contents = readContents({ title: '' });

export function contentsJson(contents: Contents): string {
  const { desiredDeliveryAt, ...rest } = contents;
  return jsonb({ ...rest, desiredDeliveryAt: desiredDeliveryAt?.toISOString() ?? null });
}

/** Whether the two say the same. Both come from `readContents`, whose keys are in one order. */
export function areSame(one: Contents, other: Contents): boolean {
  return contentsJson(one) === contentsJson(other);
}
