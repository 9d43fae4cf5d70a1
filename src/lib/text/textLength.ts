const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });
// eslint-disable-next-line no-control-regex -- one byte each, so length is already the count
const plain = /^[\u0020-\u007e\u3040-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fff\u3001\u3002]*$/;

/** Characters as a reader counts them: 👨‍👩‍👧 is one, が (か + ゛) is one, a line break is one. */
export function countGraphemes(text: string): number {
  if (plain.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** Code points the server allows for each character, unless told. */
const pointsOfSign = 4;

/**
 * The server's rule for every text: a limit on characters as a reader counts them, and one on code points.
 */
export function isLonger(text: string, limit: number, pointsEach = pointsOfSign): boolean {
  return pointsIn(text) > limit * pointsEach || countGraphemes(text) > limit;
}

export function pointsIn(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
