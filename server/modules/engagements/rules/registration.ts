/** 適格請求書発行事業者の登録番号 */

/** A corporate number's first digit is a checksum of the other twelve (法人番号の指定等に関する省令2条). */
function checkDigit(twelve: string): number {
  const sum = [...twelve]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 2), 0);
  return 9 - (sum % 9);
}

export type RegistrationVerdict =
  /** Valid as far as can be checked offline. */
  | 'FINE'
  /** Not T with 13 digits. */
  | 'MALFORMED'
  /** A corporation's with a wrong checksum. */
  | 'WRONG'
  /** A person's with a wrong checksum: their rule is not published, so it is only a warning. */
  | 'DOUBTFUL';

export function judgeRegistration(number: string, isIndividual: boolean): RegistrationVerdict {
  if (!/^T\d{13}$/u.test(number)) return 'MALFORMED';
  if (Number(number.charAt(1)) === checkDigit(number.slice(2))) return 'FINE';
  return isIndividual ? 'DOUBTFUL' : 'WRONG';
}
