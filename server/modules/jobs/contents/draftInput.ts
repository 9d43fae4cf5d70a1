import type { Context } from '../../../lib/request/context.ts';
import { isDay } from '../../../lib/dates/days.ts';
import { readNumber, readText } from '../../../lib/request/fields.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import type { Inputs } from '../../../lib/request/inputs.ts';
import {
  breakdownOf,
  grossPriceLimits,
  isGrossPrice,
  isNetPrice,
  netPriceLimits,
  netPriceWithin,
} from '../../../lib/prices.ts';
import { oneLine } from '../../../lib/text/text.ts';
import { asEmail } from '../../accounts/users/emails.ts';
import { readEntries } from '../../taxonomy/entries.ts';
import { byIds } from '../../taxonomy/taxonomy.ts';
import { contentFields, fieldsOfType, linkLengthMost, linksMost } from './fields.ts';
import type { ContentField, Contents, KeyOf } from './fields.ts';

interface Given {
  readonly title: string;
  readonly line: string;
  readonly lines: string;
  readonly email: string;
  readonly phone: string;
  readonly url: string;
  readonly whole: number;
  readonly tenths: number;
  readonly price: number;
  readonly day: string;
  readonly moment: Date;
  readonly flag: boolean;
  readonly switch: boolean;
  readonly entry: string;
  readonly entries: readonly string[];
  readonly picture: string;
}
type GivenFor<Field extends ContentField> = Field extends { readonly type: infer Type extends keyof Given }
  ? Given[Type]
  : Contents[Field['key']];
type NameOf<Field extends ContentField> = Field extends {
  readonly type: 'picture';
  readonly as: infer As extends string;
}
  ? `${As}Id`
  : Field['key'];

/** The form's input for any kind. Omitted fields stay; null empties them. */
export type DraftInput = {
  readonly [Field in ContentField as NameOf<Field>]?: GivenFor<Field> | null | undefined;
} & { readonly links?: readonly string[] | null | undefined };

/** Changed fields. Pictures and links are resolved later, next to their siblings. */
export interface DraftChanges {
  readonly contents: Partial<Omit<Contents, 'links'>>;
  readonly links?: readonly string[];
}

type Changes = { -readonly [Key in keyof Contents]?: Contents[Key] };

/**
 * Reads the input and reports all errors to `inputs`. A draft may be incomplete: only what cannot be stored
 * is refused; `gate.ts` checks what publishing needs.
 */
export async function readDraftInput(
  context: Context,
  inputs: Inputs,
  input: DraftInput,
): Promise<DraftChanges> {
  const contents: Changes = { ...readChoices(input), ...readPrices(inputs, input) };
  for (const field of contentFields) await readField(context, inputs, input, field, contents);
  return { contents, ...(input.links !== undefined && { links: readLinks(inputs, input.links ?? []) }) };
}

async function readField(
  context: Context,
  inputs: Inputs,
  input: DraftInput,
  field: ContentField,
  read: Changes,
): Promise<void> {
  switch (field.type) {
    case 'title': {
      const given = input[field.key];
      if (given !== undefined) read[field.key] = readText(inputs, field, given) ?? '';
      return;
    }
    case 'line':
    case 'lines': {
      const given = input[field.key];
      if (given !== undefined) read[field.key] = readText(inputs, field, given);
      return;
    }
    case 'email':
    case 'phone':
    case 'url': {
      const given = input[field.key];
      if (given !== undefined) read[field.key] = readAddress(inputs, field, given);
      return;
    }
    case 'whole':
    case 'tenths': {
      const given = input[field.key];
      if (given !== undefined) read[field.key] = given === null ? null : readNumber(inputs, field, given);
      return;
    }
    case 'flag': {
      const given = input[field.key];
      if (given !== undefined) read[field.key] = given;
      return;
    }
    case 'switch': {
      const given = input[field.key];
      if (given !== undefined) read[field.key] = given ?? false;
      return;
    }
    case 'day': {
      const given = input[field.key];
      if (given !== undefined) read[field.key] = readDay(inputs, field, given);
      return;
    }
    case 'moment': {
      const given = input[field.key];
      if (given !== undefined) read[field.key] = readMoment(inputs, field, given);
      return;
    }
    case 'entry': {
      const given = input[field.key];
      if (given !== undefined) read[field.key] = await readEntry(context, inputs, field, given);
      return;
    }
    case 'entries': {
      const given = input[field.key];
      if (given !== undefined) read[field.key] = await readEntries(context, inputs, field, given ?? []);
      return;
    }
    // Prices and choices are read together; pictures are resolved with their siblings.
    default:
  }
}

type Of<Type extends ContentField['type']> = Extract<ContentField, { readonly type: Type }>;

function readAddress(
  inputs: Inputs,
  { key, type, label, most }: Of<'email' | 'phone' | 'url'>,
  given: string | null,
): string | null {
  if (type === 'phone') return inputs.phone(key, given);
  return type === 'url' ? inputs.url(key, label, given, most) : readEmail(inputs, key, given);
}

function readEmail(inputs: Inputs, key: string, given: string | null): string | null {
  if (oneLine(given ?? '') === '') return null;
  const email = asEmail(given ?? '');
  if (email === undefined)
    inputs.wrong(key, 'メールアドレスの形式を確認してください(例：name@example.com)。');
  return email ?? null;
}

const choiceKeys = fieldsOfType('choice').map(({ key }) => key);
type Choices = { [Key in KeyOf<'choice'>]?: Contents[Key] };

/** The schema allows only their values. */
function readChoices(input: DraftInput): Choices {
  const read: Choices = {};
  const take = <Key extends KeyOf<'choice'>>(key: Key, given: Contents[Key] | undefined): void => {
    if (given !== undefined) read[key] = given;
  };
  for (const key of choiceKeys) take(key, input[key]);
  return read;
}

const firstYear = 2000;
const lastYear = 2100;

const isNear = (date: Date): boolean =>
  date.getUTCFullYear() >= firstYear && date.getUTCFullYear() <= lastYear;

function readDay(inputs: Inputs, { key, label }: Of<'day'>, given: string | null): string | null {
  const text = oneLine(given ?? '');
  if (text !== '' && !(isDay(text) && isNear(new Date(text))))
    inputs.wrong(key, `${label}は、暦にある日付を入力してください(例：2026-04-01)。`);
  return text === '' ? null : text;
}

function readMoment(inputs: Inputs, { key, label }: Of<'moment'>, given: Date | null): Date | null {
  if (given !== null && !isNear(given))
    inputs.wrong(key, `${label}は、${lastYear}年までの日付を入力してください。`);
  return given;
}

const priceLabels = new Map<string, string>(fieldsOfType('price').map(({ key, label }) => [key, label]));

/** Each price follows from the other; with both, the net price decides. */
function readPrices(inputs: Inputs, { netPrice, grossPrice }: DraftInput): Pick<Changes, KeyOf<'price'>> {
  if (netPrice === undefined && grossPrice === undefined) return {};
  const refuse = (key: KeyOf<'price'>, { min, max }: { readonly min: number; readonly max: number }) =>
    inputs.wrong(
      key,
      `${priceLabels.get(key)}は${min.toLocaleString('ja-JP')}〜${max.toLocaleString('ja-JP')}円の整数で入力してください。`,
    );
  if (netPrice != null) {
    if (isNetPrice(netPrice)) return { netPrice, grossPrice: breakdownOf(netPrice).grossPrice };
    refuse('netPrice', netPriceLimits);
  } else if (grossPrice != null) {
    if (isGrossPrice(grossPrice)) {
      const net = netPriceWithin(grossPrice);
      return { netPrice: net, grossPrice: breakdownOf(net).grossPrice };
    }
    refuse('grossPrice', grossPriceLimits);
  }
  return { netPrice: null, grossPrice: null };
}

async function readEntry(
  context: Context,
  inputs: Inputs,
  { key, of, label }: Of<'entry'>,
  globalId: string | null,
): Promise<number | null> {
  if (globalId === null) return null;
  const [entry] = await byIds(context, of, [keyOf(globalId, of) ?? '']);
  if (!entry) inputs.wrong(key, `${label}を選び直してください。`);
  return entry?.key ?? null;
}

/** Drops empty lines and duplicates. */
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
