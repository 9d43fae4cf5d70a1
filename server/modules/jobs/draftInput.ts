import type { Context } from '../../lib/context.ts';
import { isDay } from '../../lib/days.ts';
import { keyOf } from '../../lib/globalId.ts';
import type { Inputs } from '../../lib/inputs.ts';
import {
  breakdownOf,
  grossPriceLimits,
  isGrossPrice,
  isNetPrice,
  netPriceLimits,
  netPriceWithin,
} from '../../lib/prices.ts';
import { oneLine } from '../../lib/text.ts';
import { asEmail } from '../accounts/emails.ts';
import { byIds } from '../taxonomy/taxonomy.ts';
import type { Contents, DayKey, FlagKey, ListKey, NumberKey, TextKey } from './contentsSql.ts';
import {
  dayFields,
  fixedOvertimeHours,
  flagKeys,
  linkLengthMost,
  linksMost,
  listFields,
  numberFields,
  textFields,
  titleMost,
} from './draftFields.ts';
import { labelOf } from './openingLabels.ts';

type Maybe<Value> = Value | null | undefined;
type Choice =
  | 'contractPeriodType'
  | 'desiredWayOfWorking'
  | 'payUnit'
  | 'secondhandSmokeControl'
  | 'workingPlaceType';

/** What the form of any kind sends. What is left out stays as it is; null empties. */
export type DraftInput = {
  readonly [Key in DayKey | TextKey]?: Maybe<string>;
} & { readonly [Key in FlagKey]?: Maybe<boolean> } & {
  readonly [Key in Exclude<NumberKey, 'workingPrefectureId'>]?: Maybe<number>;
} & { readonly [Key in Choice]?: Maybe<Contents[Key]> } & {
  readonly [Key in ListKey]?: Maybe<readonly string[]>;
} & {
  readonly title?: Maybe<string>;
  readonly coverImageId?: Maybe<string>;
  readonly organizationStructureImageId?: Maybe<string>;
  readonly links?: Maybe<readonly string[]>;
  readonly workingPrefectureId?: Maybe<string>;
  readonly isOpenToOutside?: Maybe<boolean>;
  readonly desiredDeliveryAt?: Maybe<Date>;
};

/** What is to be another than before. Pictures are looked up beside what they stand in; links get their ids there. */
export interface DraftChanges {
  readonly contents: Partial<Omit<Contents, 'links'>>;
  readonly links?: readonly string[];
}

type Changed<Key extends keyof Contents> = { -readonly [Each in Key]?: Contents[Each] };

/**
 * Reads what was sent, with everything that is wrong with it told to `inputs`. A draft may be half-finished: only what could not be kept is
 * refused here; what publishing needs is asked by `gate.ts`.
 */
export async function readDraftInput(
  context: Context,
  inputs: Inputs,
  input: DraftInput,
): Promise<DraftChanges> {
  const { workingPrefectureId, desiredDeliveryAt } = input;
  return {
    contents: {
      ...(input.title !== undefined && {
        title: inputs.line('title', labelOf.title, input.title, titleMost) ?? '',
      }),
      ...readTexts(inputs, input),
      ...readNumbers(inputs, input),
      ...readFlags(input),
      ...readDays(inputs, input),
      ...(await readLists(context, inputs, input)),
      ...readPrices(inputs, input),
      ...(input.isOpenToOutside !== undefined && { isOpenToOutside: input.isOpenToOutside ?? false }),
      ...(input.workingPlaceType !== undefined && { workingPlaceType: input.workingPlaceType }),
      ...(input.desiredWayOfWorking !== undefined && { desiredWayOfWorking: input.desiredWayOfWorking }),
      ...(input.contractPeriodType !== undefined && { contractPeriodType: input.contractPeriodType }),
      ...(input.payUnit !== undefined && { payUnit: input.payUnit }),
      ...(input.secondhandSmokeControl !== undefined && {
        secondhandSmokeControl: input.secondhandSmokeControl,
      }),
      ...(workingPrefectureId !== undefined && {
        workingPrefectureId: await readPrefecture(context, inputs, workingPrefectureId),
      }),
      ...(desiredDeliveryAt !== undefined && { desiredDeliveryAt: readMoment(inputs, desiredDeliveryAt) }),
    },
    ...(input.links !== undefined && { links: readLinks(inputs, input.links ?? []) }),
  };
}

function readTexts(inputs: Inputs, input: DraftInput): Changed<TextKey> {
  const read: Changed<TextKey> = {};
  for (const field of textFields) {
    const given = input[field.key];
    if (given !== undefined) read[field.key] = readText(inputs, field, given);
  }
  return read;
}

function readText(
  inputs: Inputs,
  { key, label, most, form }: (typeof textFields)[number],
  given: string | null,
): string | null {
  switch (form) {
    case 'line':
      return inputs.line(key, label, given, most);
    case 'lines':
      return inputs.lines(key, label, given, most);
    case 'phone':
      return inputs.phone(key, given);
    case 'url':
      return inputs.url(key, label, given, most);
    case 'email':
      return readEmail(inputs, key, given);
  }
}

function readEmail(inputs: Inputs, key: string, given: string | null): string | null {
  if (oneLine(given ?? '') === '') return null;
  const email = asEmail(given ?? '');
  if (email === undefined) inputs.wrong(key, 'メールアドレスの形を確かめてください(例：name@example.com)。');
  return email ?? null;
}

function readNumbers(inputs: Inputs, input: DraftInput): Changed<NumberKey> {
  const read: Changed<NumberKey> = {};
  for (const { key, label, least, most, unit } of numberFields) {
    const given = input[key];
    if (given === undefined) continue;
    if (given !== null && (given < least || given > most))
      inputs.wrong(
        key,
        `${label}は${least.toLocaleString('ja-JP')}〜${most.toLocaleString('ja-JP')}${unit}で入力してください。`,
      );
    read[key] = given;
  }
  const hours = input.fixedOvertimeHours;
  if (hours !== undefined) read.fixedOvertimeHours = hours === null ? null : readHours(inputs, hours);
  return read;
}

function readHours(inputs: Inputs, given: number): number {
  const { label, least, most } = fixedOvertimeHours;
  const hours = Math.round(given * 10) / 10;
  if (!(hours >= least && hours <= most))
    inputs.wrong('fixedOvertimeHours', `${label}は${least}〜${most}時間で入力してください。`);
  return hours;
}

function readFlags(input: DraftInput): Changed<FlagKey> {
  const read: Changed<FlagKey> = {};
  for (const key of flagKeys) {
    const given = input[key];
    if (given !== undefined) read[key] = given;
  }
  return read;
}

const firstYear = 2000;
const lastYear = 2100;

function readDays(inputs: Inputs, input: DraftInput): Changed<DayKey> {
  const read: Changed<DayKey> = {};
  for (const { key, label } of dayFields) {
    const given = input[key];
    if (given === undefined) continue;
    const text = oneLine(given ?? '');
    if (text !== '' && !(isDay(text) && isNear(new Date(text))))
      inputs.wrong(key, `${label}は、暦にある日付を入力してください(例：2026-04-01)。`);
    read[key] = text === '' ? null : text;
  }
  return read;
}

const isNear = (date: Date): boolean =>
  date.getUTCFullYear() >= firstYear && date.getUTCFullYear() <= lastYear;

function readMoment(inputs: Inputs, given: Date | null): Date | null {
  if (given !== null && !isNear(given))
    inputs.wrong('desiredDeliveryAt', `納期は、${lastYear}年までの日付を入力してください。`);
  return given;
}

/** One of the two leads to the other; where both come, what the creator receives decides. */
function readPrices(
  inputs: Inputs,
  { netPrice, grossPrice }: DraftInput,
): Changed<'grossPrice' | 'netPrice'> {
  if (netPrice === undefined && grossPrice === undefined) return {};
  const range = ({ min, max }: { readonly min: number; readonly max: number }) =>
    `${min.toLocaleString('ja-JP')}〜${max.toLocaleString('ja-JP')}円`;
  if (netPrice != null) {
    if (isNetPrice(netPrice)) return { netPrice, grossPrice: breakdownOf(netPrice).grossPrice };
    inputs.wrong('netPrice', `${labelOf.netPrice}は${range(netPriceLimits)}の整数で入力してください。`);
  } else if (grossPrice != null) {
    if (isGrossPrice(grossPrice)) {
      const net = netPriceWithin(grossPrice);
      return { netPrice: net, grossPrice: breakdownOf(net).grossPrice };
    }
    inputs.wrong('grossPrice', `${labelOf.grossPrice}は${range(grossPriceLimits)}の整数で入力してください。`);
  }
  return { netPrice: null, grossPrice: null };
}

async function readLists(context: Context, inputs: Inputs, input: DraftInput): Promise<Changed<ListKey>> {
  const read: Changed<ListKey> = {};
  for (const { key, type, label, most } of listFields) {
    const given = input[key];
    if (given === undefined) continue;
    const ids = [...new Set(given)].map((globalId) => keyOf(globalId, type) ?? '');
    read[key] = [];
    if (ids.length > most) {
      inputs.wrong(key, `${label}は${most}個まで選べます。`);
      continue;
    }
    const entries = await byIds(context, type, ids);
    if (entries.some((entry) => entry === null))
      inputs.wrong(key, `選ばれた${label}のなかに、いまは選べないものがあります。選び直してください。`);
    read[key] = entries.flatMap((entry) => entry?.key ?? []);
  }
  return read;
}

async function readPrefecture(
  context: Context,
  inputs: Inputs,
  globalId: string | null,
): Promise<number | null> {
  if (globalId === null) return null;
  const [prefecture] = await byIds(context, 'Prefecture', [keyOf(globalId, 'Prefecture') ?? '']);
  if (!prefecture) inputs.wrong('workingPrefectureId', '都道府県を選び直してください。');
  return prefecture?.key ?? null;
}

/** Lines that were left empty are no links, and the same one twice is one. */
function readLinks(inputs: Inputs, given: readonly string[]): string[] {
  if (given.length > linksMost) {
    inputs.wrong('links', `リンクは${linksMost}件まで追加できます。`);
    return [];
  }
  return [
    ...new Set(
      given.flatMap((url, index) => inputs.url(`links.${index}`, 'リンク', url, linkLengthMost) ?? []),
    ),
  ];
}
