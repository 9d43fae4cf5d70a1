/** How a work is written down: compact, by hand. */
import type { PalName } from '../kit.ts';
import type { FamilyName } from '../families.ts';

export type WorkRow = readonly [
  name: string,
  /** family, variant, optionally another palette than the creator's: 'glyph:0' or 'glyph:0:neon' */
  family: `${FamilyName}:${number}` | `${FamilyName}:${number}:${PalName}`,
  /** the words in the picture, by position, joined by | */
  words: string,
  /** categories, industries: one letter each (see codes.ts) */
  categories: string,
  industries: string,
  scope: string,
  /** lead|paragraph(|paragraph) */
  text: string,
];
export type Portfolio = {
  readonly creator: number;
  readonly pal: PalName;
  readonly rows: readonly WorkRow[];
};
