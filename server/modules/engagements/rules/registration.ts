/** 適格請求書発行事業者の登録番号 */

/** The first digit of a corporate number follows from the twelve behind it (法人番号の指定等に関する省令2条). */
function checkDigit(twelve: string): number {
  const sum = [...twelve]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 2), 0);
  return 9 - (sum % 9);
}

export type RegistrationVerdict =
  /** As it may be, as far as can be told without asking the tax office. */
  | 'FINE'
  /** No T with 13 digits. */
  | 'MALFORMED'
  /** A corporation's, and none that exists. */
  | 'WRONG'
  /** A person's whose digit does not fit: the office does not say how theirs are made, so it is only pointed out. */
  | 'DOUBTFUL';

export function judgeRegistration(number: string, isIndividual: boolean): RegistrationVerdict {
  if (!/^T\d{13}$/u.test(number)) return 'MALFORMED';
  if (Number(number.charAt(1)) === checkDigit(number.slice(2))) return 'FINE';
  return isIndividual ? 'DOUBTFUL' : 'WRONG';
}
