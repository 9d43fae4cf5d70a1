import { openSync } from 'fontkit';

/** The typesetters' sign for a missing character. */
const geta = '〓';

/** Invisible characters: joiners, soft hyphens, variation selectors, direction marks. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu;
const controls = /(?!\n)\p{Cc}/gu;

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

export interface Glyphs {
  printable(text: string): string;
  missing(text: string): readonly string[];
}

/** The characters that all of a paper's fonts have. */
export function glyphsOf(fontFiles: readonly string[]): Glyphs {
  const [first = new Set<number>(), ...others] = fontFiles.map((file) => {
    const font = openSync(file);
    return new Set('characterSet' in font ? font.characterSet : []);
  });
  const isThere = (character: string) => {
    if (character === '\n') return true;
    const point = character.codePointAt(0);
    return point !== undefined && first.has(point) && others.every((set) => set.has(point));
  };
  const clean = (segment: string) =>
    segment.replaceAll(invisible, '').replaceAll(/\r\n?/gu, '\n').replaceAll(controls, ' ');
  const isPrintable = (segment: string) => [...clean(segment)].every(isThere);
  const segments = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);
  return {
    printable: (text) =>
      segments(text)
        .map((segment) => (isPrintable(segment) ? clean(segment) : geta))
        .join(''),
    missing: (text) => [...new Set(segments(text).filter((segment) => !isPrintable(segment)))],
  };
}
