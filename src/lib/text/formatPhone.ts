/** Area codes of two digits; nearly all others have three. Those of four are told by number books only, and shown as three. */
const shortAreaCodes = /^0[36]/;

/** `+819012345678` as `090-1234-5678`; what is no Japanese number stays as it is. */
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
