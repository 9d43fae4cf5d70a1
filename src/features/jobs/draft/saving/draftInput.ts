import type { SaveDraftContractJobOpeningInput } from '../../../../../__generated__/saveDraftContractMutation.graphql.ts';
import type { SaveDraftFullTimeJobOpeningInput } from '../../../../../__generated__/saveDraftFullTimeMutation.graphql.ts';
import type { SaveDraftHourlyJobOpeningInput } from '../../../../../__generated__/saveDraftHourlyMutation.graphql.ts';
import { openingLimits } from '../../../../../schema/limits.ts';
import { tokyoDay } from '../../../../lib/text/dates.ts';
import { normalizePhone } from '../../../../lib/text/japaneseText.ts';
import { formatYen } from '../../../../lib/text/money.ts';
import { countGraphemes } from '../../../../lib/text/textLength.ts';
import { normalizeCode } from '../../../../ui/fields/text/normalizeText.ts';
import { fieldsOf, isHidden } from '../fields/draftFields.ts';
import type { DraftField } from '../fields/fieldTypes.ts';
import { emptyDraft } from './draftValues.ts';
import type { DraftValues, FieldName, NumberName, TextName } from './draftValues.ts';
import type { DraftKind } from '../newDraft.ts';

type Inputs = SaveDraftContractJobOpeningInput &
  SaveDraftHourlyJobOpeningInput &
  SaveDraftFullTimeJobOpeningInput;
/** Each kind only gets its own fields. */
export type DraftInput = Partial<Omit<Inputs, 'jobOpeningId' | 'version'>>;

type Writable = { -readonly [Name in keyof DraftInput]: DraftInput[Name] };

/** The last minute of a day in Tokyo, which a deadline includes. */
function endOfDay(day: string): string {
  return new Date(`${day}T23:59:00+09:00`).toISOString();
}

export function dayOf(instant: string | null | undefined): string | null {
  return instant == null ? null : tokyoDay(instant);
}

const webAddress = /^https?:\/\/[^\s/]+\.[^\s/]+/;
const mailAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const textOf = (text: string): string | null => (text.trim() === '' ? null : text.trim());
const filled = (links: readonly string[]): readonly string[] =>
  links.map(normalizeCode).filter((link) => link !== '');

/** Adds a field to the input; hidden ones are emptied. */
function put(input: Writable, field: DraftField, written: DraftValues): void {
  const values = isHidden(field, written) ? emptyDraft : written;
  switch (field.type) {
    case 'line':
    case 'area':
      input[field.name] = textOf(values[field.name]);
      break;
    case 'email':
    case 'url':
      input[field.name] = textOf(normalizeCode(values[field.name]));
      break;
    case 'tel':
      input[field.name] = normalizePhone(values[field.name]);
      break;
    case 'number':
      input[field.name] = values[field.name];
      break;
    case 'flag':
      input[field.name] = values[field.name];
      break;
    case 'terms':
      input[field.name] = values[field.name];
      break;
    case 'day':
      putDay(input, field.name, values);
      break;
    case 'choice':
      Object.assign(input, { [field.name]: values[field.name] });
      break;
    case 'picture':
      input[`${field.name}Id`] = values[field.name]?.id ?? null;
      break;
    default:
      putOwn(input, field.type, values);
  }
}

function putDay(input: Writable, name: (DraftField & { type: 'day' })['name'], values: DraftValues): void {
  const day = values[name];
  if (name === 'desiredDeliveryAt') input.desiredDeliveryAt = day === null ? null : endOfDay(day);
  else input[name] = day;
}

function putOwn(input: Writable, type: DraftField['type'], values: DraftValues): void {
  if (type === 'prefecture') input.workingPrefectureId = values.workingPrefectureId;
  else if (type === 'links') input.links = filled(values.links);
  else if (type === 'outside') input.isOpenToOutside = values.isOpenToOutside;
  else if (type === 'price') {
    // Only one: the server calculates the other.
    if (values.priceSide === 'net') input.netPrice = values.price;
    else input.grossPrice = values.price;
  }
}

/** For comparing. */
export function sent(field: DraftField, values: DraftValues): unknown {
  if (field.type === 'questions') return values.questions;
  // An incomplete number would be sent as none, but still counts as a change.
  if (field.type === 'tel') return normalizePhone(values[field.name]) ?? values[field.name].trim();
  const input: Writable = {};
  put(input, field, values);
  return input;
}

/** Compares prices given from either side. */
export function isSamePrice(one: DraftValues, other: DraftValues): boolean {
  if (one.price === null || other.price === null) return one.price === other.price;
  if (one.priceSide === other.priceSide && one.price === other.price) return true;
  return isMadeOf(one, other) || isMadeOf(other, one);
}

/**
 * Whether the server calculated one price from the other. Gross amounts that cannot be reached exactly come
 * back a yen lower.
 */
function isMadeOf({ prices, price, priceSide }: DraftValues, written: DraftValues): boolean {
  // The form's own price may have changed since.
  if (prices === null || prices[priceSide] !== price || written.price === null) return false;
  const rest = written.price - prices[written.priceSide];
  return rest === 0 || (rest === 1 && written.priceSide === 'gross' && prices.gross % 11 === 0);
}

export function inputOf(fields: readonly DraftField[], values: DraftValues): DraftInput {
  const input: Writable = {};
  for (const field of fields) put(input, field, values);
  return input;
}

export function problemOf(field: DraftField, values: DraftValues): string | undefined {
  if (isHidden(field, values)) return undefined;
  switch (field.type) {
    case 'line':
    case 'area':
      return overLimit(field.name, values);
    case 'email':
      return shapeOf(values[field.name], mailAddress, '「@」と、そのあとの「.jp」などまで入力してください。');
    case 'url':
      return shapeOf(values[field.name], webAddress, 'https:// から始まるアドレスを入力してください。');
    case 'tel':
      return values[field.name].trim() !== '' && normalizePhone(values[field.name]) === null
        ? '市外局番から10桁か11桁の番号を入力してください。例　090-1234-5678'
        : undefined;
    case 'number':
      return numberProblem(field.name, values);
    case 'price':
      return priceProblem(values);
    case 'links':
      return linksProblem(values.links);
    case 'questions':
      return values.questions.some(({ id, text }) => id !== null && text.trim() === '')
        ? '空の質問を入力するか、削除してください。'
        : undefined;
    default:
      return undefined;
  }
}

function overLimit(name: TextName, values: DraftValues): string | undefined {
  const over = countGraphemes(values[name].trim()) - openingLimits.texts[name];
  return over > 0 ? `あと${over}文字減らしてください。` : undefined;
}

function shapeOf(text: string, shape: RegExp, message: string): string | undefined {
  const written = normalizeCode(text);
  return written === '' || shape.test(written) ? undefined : message;
}

function numberProblem(name: NumberName, values: DraftValues): string | undefined {
  const value = values[name];
  if (value === null) return undefined;
  const { min, max, unit } = openingLimits.numbers[name];
  if (value < min) return `${min.toLocaleString('ja-JP')}${unit}以上で入力してください。`;
  if (value > max) return `${max.toLocaleString('ja-JP')}${unit}以下で入力してください。`;
  if (name !== 'payMax') return undefined;
  if (values.payMin === null) return '先に下限を入力してください。';
  return value < values.payMin ? '下限以上の額を入力してください。' : undefined;
}

/** The server's limits. */
export function isPrice(price: number, side: DraftValues['priceSide']): boolean {
  const { min, max } = openingLimits.prices[side];
  return price >= min && price <= max;
}

function priceProblem({ price, priceSide }: DraftValues): string | undefined {
  if (price === null || isPrice(price, priceSide)) return undefined;
  const { min, max } = openingLimits.prices[priceSide];
  return `${formatYen(min)}から${formatYen(max)}までで入力してください。`;
}

function linksProblem(links: readonly string[]): string | undefined {
  const wrong = links.findIndex((link) => linkProblem(link) !== undefined);
  return wrong === -1 ? undefined : `${wrong + 1}番目：${linkProblem(links[wrong] ?? '') ?? ''}`;
}

export function linkProblem(link: string): string | undefined {
  const written = normalizeCode(link);
  if (written.length > openingLimits.linkLength)
    return `アドレスは${openingLimits.linkLength.toLocaleString('ja-JP')}文字までにしてください。`;
  return shapeOf(link, webAddress, 'https:// から始まるアドレスを入力してください。');
}

/** The form's field for a server's name in errors and the checklist. */
export function formField(kind: DraftKind, serverField: string): DraftField | undefined {
  const [head = ''] = serverField.split('.');
  const name = serverNames[head] ?? head;
  return fieldsOf(kind).find((field) => field.name === name);
}

const serverNames: Readonly<Record<string, FieldName | 'company'>> = {
  contact: 'contactEmail',
  coverImageId: 'coverImage',
  organizationStructureImageId: 'organizationStructureImage',
  netPrice: 'price',
  grossPrice: 'price',
};
