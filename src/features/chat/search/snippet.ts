/** A piece of a text; `isHit`: matches the search. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

const firstKatakana = 0x30a1;
const lastKatakana = 0x30f6;
const toHiragana = 0x60;

/** As the server compares: width, case and kana folded. */
function folded(text: string): string {
  return [...text.normalize('NFKC').toLowerCase()]
    .map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return code >= firstKatakana && code <= lastKatakana ? String.fromCodePoint(code - toHiragana) : sign;
    })
    .join('');
}

const shownBefore = 24;
const shownInAll = 120;

/** The text around the first match, with all matches marked. */
export function snippetOf(text: string, words: string): readonly Piece[] {
  const signs = [...text.replace(/\s+/gu, ' ')];
  const wanted = folded(words).split(/\s+/u).filter(Boolean);
  // One character may fold to several: the origin of each.
  const places: number[] = [];
  let plain = '';
  for (const [place, sign] of signs.entries()) {
    const made = folded(sign);
    plain += made;
    for (let at = 0; at < made.length; at += 1) places.push(place);
  }
  const isHit = Array.from({ length: signs.length }, () => false);
  for (const word of wanted)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      isHit.fill(true, places[at], (places[at + word.length - 1] ?? 0) + 1);
  const first = Math.max(isHit.indexOf(true), 0);
  const begin = first <= shownBefore ? 0 : first - shownBefore;
  const pieces: Piece[] = begin > 0 ? [{ text: '…', isHit: false }] : [];
  for (let at = begin; at < Math.min(signs.length, begin + shownInAll); at += 1) {
    const last = pieces.at(-1);
    const hit = isHit[at] === true;
    if (last?.isHit === hit) pieces[pieces.length - 1] = { text: last.text + (signs[at] ?? ''), isHit: hit };
    else pieces.push({ text: signs[at] ?? '', isHit: hit });
  }
  return pieces;
}
