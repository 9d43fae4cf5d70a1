import { isLonger } from '../../lib/text/textLength.ts';

export const mostInMessage = 5_000;
/** As on the server: a family of four, each of a colour of skin, is one sign of eleven code points. */
const pointsInSign = 11;

export function isTooLongToSend(text: string): boolean {
  return isLonger(text, mostInMessage, pointsInSign);
}
