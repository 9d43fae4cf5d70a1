/**
 * Two-digit area codes; nearly all others have three. The few of four need a directory and are shown as
 * three.
 */
const shortAreaCodes = /^0[36]/;

/** `+819012345678` as `090-1234-5678`; other numbers stay as they are. */
export function formatPhone(e164: string): string {
  if (!/^\+81\d{9,10}$/.test(e164)) return e164;
  const number = `0${e164.slice(3)}`;
  const split = (first: number, second: number): string =>
    `${number.slice(0, first)}-${number.slice(first, first + second)}-${number.slice(first + second)}`;
  if (number.startsWith('0800') && number.length === 11) return split(4, 3);
  if (number.length === 11) return split(3, 4);
  if (/^(0120|0570|0990)/.test(number)) return split(4, 3);
  return shortAreaCodes.test(number) ? split(2, 4) : split(3, 3);
}
