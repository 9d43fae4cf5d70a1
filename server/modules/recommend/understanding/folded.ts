import { graphemes } from '../../../lib/text/text.ts';

/** A text as it is compared, and for each of its code units where in the original it came from. */
export interface Folded {
  readonly text: string;
  /** Where in the original the sign of a code unit begins. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** Width, compatibility letters and case are one. */
export function folded(original: string): Folded {
  const from: number[] = [];
  const to: number[] = [];
  let text = '';
  let at = 0;
  for (const sign of graphemes(original)) {
    const made = sign.normalize('NFKC').toLowerCase();
    for (let unit = 0; unit < made.length; unit += 1) {
      from.push(at);
      to.push(at + sign.length);
    }
    text += made;
    at += sign.length;
  }
  return { text, from, to };
}

/** The short way, for what is only compared. */
export const foldedText = (text: string): string => text.normalize('NFKC').toLowerCase();
