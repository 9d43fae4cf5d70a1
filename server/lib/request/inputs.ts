import { DomainError, InvalidInputs } from './errors.ts';
import {
  isKatakana,
  isLonger,
  pointsOfSign,
  lengthOf,
  oneLine,
  severalLines,
  toE164,
  toHalfWidth,
  toKatakana,
} from '../text/text.ts';

type Given = string | null | undefined;

/** Units of UTF-16 in a code point, at most: what is longer is refused before cleaning. */
const mostUnitsOfPoint = 2;

const longestPhone = 100;

/**
 * Cleans and checks a form's fields and collects the errors. Call `finish()` before the first write: it
 * throws them all. Values read after an error must not be used.
 */
export class Inputs {
  readonly #wrong: DomainError[] = [];

  wrong(
    field: string,
    message: string,
    code: 'InvalidImageInputError' | 'UserInputInvalidError' = 'UserInputInvalidError',
  ): void {
    this.#wrong.push(new DomainError(code, message, { field }));
  }

  line(field: string, label: string, given: Given, max: number): string | null {
    return this.#within(field, label, given, max, oneLine);
  }

  requiredLine(field: string, label: string, given: Given, max: number): string {
    const text = this.line(field, label, given, max);
    if (text === null) this.wrong(field, `${label}を入力してください。`);
    return text ?? '';
  }

  lines(field: string, label: string, given: Given, max: number, pointsEach?: number): string | null {
    return this.#within(field, label, given, max, severalLines, isLonger, pointsEach);
  }

  requiredLines(field: string, label: string, given: Given, max: number, pointsEach?: number): string {
    const text = this.lines(field, label, given, max, pointsEach);
    if (text === null) this.wrong(field, `${label}を入力してください。`);
    return text ?? '';
  }

  /** A reading such as セイ, in whatever kana it was typed. */
  kana(field: string, label: string, given: Given, max: number): string | null {
    const text = this.#within(field, label, given, max, (typed) => oneLine(toKatakana(typed)));
    if (text !== null && text !== '' && !isKatakana(text))
      this.wrong(field, `${label}はカタカナで入力してください。`);
    return text;
  }

  phone(field: string, given: Given): string | null {
    const typed = given ?? '';
    if (typed.length <= longestPhone && oneLine(typed) === '') return null;
    const number = typed.length > longestPhone ? null : toE164(oneLine(typed));
    if (number === null)
      this.wrong(field, '電話番号は、市外局番から数字で入力してください(例：090-1234-5678)。');
    return number;
  }

  requiredPhone(field: string, given: Given): string {
    const mistakes = this.#wrong.length;
    const number = this.phone(field, given);
    if (number === null && this.#wrong.length === mistakes) this.wrong(field, '電話番号を入力してください。');
    return number ?? '';
  }

  /** Only http(s): a profile's link must not run as a script. */
  url(field: string, label: string, given: Given, max: number): string | null {
    const text = this.#within(field, label, given, max, webAddress, isLongAddress);
    if (text !== null && text !== '' && !isWebAddress(text))
      this.wrong(field, `${label}は、https:// から始まるURLを入力してください。`);
    return text;
  }

  get problems(): readonly DomainError[] {
    return this.#wrong;
  }

  finish(): void {
    if (this.#wrong.length > 0) throw new InvalidInputs(this.#wrong);
  }

  /** Null when nothing was typed; empty when too long. */
  #within(
    field: string,
    label: string,
    given: Given,
    max: number,
    cleaned: (typed: string) => string,
    isTooLong = isLonger,
    pointsEach = pointsOfSign,
  ): string | null {
    const typed = given ?? '';
    const isHuge = typed.length > max * pointsEach * mostUnitsOfPoint;
    const text = isHuge ? '' : cleaned(typed);
    if (isHuge || isTooLong(text, max, pointsEach))
      this.wrong(field, `${label}は${max.toLocaleString('ja-JP')}文字以内で入力してください。`);
    return text === '' && !isHuge ? null : text;
  }
}

/** Phones capitalise the first letter; the database wants a lower-case scheme. */
function webAddress(given: string): string {
  return oneLine(toHalfWidth(given)).replace(/^https?:/iu, (scheme) => scheme.toLowerCase());
}

const isLongAddress = (text: string, max: number): boolean => lengthOf(text) > max;

function isWebAddress(text: string): boolean {
  // A blank would end the address wherever it is shown.
  if (!/^https?:\/\/[^\s/]/u.test(text) || /\s/u.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  // Credentials before the host make one site look like another.
  return hostname.includes('.') && username === '' && password === '';
}
