import { DomainError, InvalidInputs } from './errors.ts';
import {
  isKatakana,
  isLonger,
  lengthOf,
  oneLine,
  severalLines,
  toE164,
  toHalfWidth,
  toKatakana,
} from './text.ts';

type Given = string | null | undefined;

/** What cleaning may take away is little: a text of so many times its limit is refused unread. */
const mostToClean = 8;

const longestPhone = 100;

/**
 * Reads a form's fields, each cleaned and checked, and gathers what is wrong with any of them. `finish()` before the first write throws
 * all of it at once. What a reading answers after a mistake is never used.
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

  lines(field: string, label: string, given: Given, max: number): string | null {
    return this.#within(field, label, given, max, severalLines);
  }

  requiredLines(field: string, label: string, given: Given, max: number): string {
    const text = this.lines(field, label, given, max);
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

  /** Of http(s) alone: an address that a profile links to must not run as a script. */
  url(field: string, label: string, given: Given, max: number): string | null {
    const text = this.#within(field, label, given, max, webAddress, isLongAddress);
    if (text !== null && text !== '' && !isWebAddress(text))
      this.wrong(field, `${label}は、https:// から始まるURLを入力してください。`);
    return text;
  }

  /** What is wrong so far. */
  get problems(): readonly DomainError[] {
    return this.#wrong;
  }

  finish(): void {
    if (this.#wrong.length > 0) throw new InvalidInputs(this.#wrong);
  }

  /** Null is nothing typed, never a mistake: what is too long answers an empty text. */
  #within(
    field: string,
    label: string,
    given: Given,
    max: number,
    cleaned: (typed: string) => string,
    isTooLong = isLonger,
  ): string | null {
    const typed = given ?? '';
    const isHuge = typed.length > max * mostToClean;
    const text = isHuge ? '' : cleaned(typed);
    if (isHuge || isTooLong(text, max))
      this.wrong(field, `${label}は${max.toLocaleString('ja-JP')}文字以内で入力してください。`);
    return text === '' && !isHuge ? null : text;
  }
}

/** The scheme as the database wants it: phones begin a line with a capital. */
function webAddress(given: string): string {
  return oneLine(toHalfWidth(given)).replace(/^https?:/iu, (scheme) => scheme.toLowerCase());
}

const isLongAddress = (text: string, max: number): boolean => lengthOf(text) > max;

function isWebAddress(text: string): boolean {
  // A blank would end the address wherever it is shown.
  if (!/^https?:\/\/[^\s/]/u.test(text) || /\s/u.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  // An account in front of the host makes one site look like another.
  return hostname.includes('.') && username === '' && password === '';
}
