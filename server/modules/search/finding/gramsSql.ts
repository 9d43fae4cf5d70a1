import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Kind } from '../indexing/sourcesSql.ts';

/** One of the ways in which a word may stand in a document. */
interface Form {
  readonly way: 'READING' | 'SIGNS' | 'SYNONYM';
  readonly text: string;
}

interface Word {
  readonly forms: readonly Form[];
}

function pairs(text: string, mark = ''): string[] {
  const signs = [...text];
  const made: string[] = [];
  for (const [index, sign] of signs.entries()) {
    const next = signs[index + 1];
    if (sign === ' ') continue;
    if (next !== undefined && next !== ' ') made.push(`${mark}${sign}${next}`);
    else if (index === 0 || signs[index - 1] === ' ') made.push(`${mark}${sign}`);
  }
  return [...new Set(made)];
}

/** What a document has in its index where it holds the form: all of these. */
export function gramsOf({ way, text }: Form): string[] {
  if (way !== 'READING') return pairs(text);
  const [one = '', two = ''] = [...text];
  return [`^${one}${two.trim()}`, ...([...text].length > 2 ? pairs(text, '~') : [])];
}

/** The grams alone say it. */
export const isShort = ({ text }: Form): boolean => [...text].length <= 2;

/** More of a long word make the index slower and the answer no better: its text is looked into all the same. */
const mostGrams = 8;

/** In the index a gram stands under its document's kind and tier: see `search_places` in migration 0112. */
function lexeme(kind: Kind, tier: number, gram: string): string {
  return `'${`${kind.slice(0, 2)}${tier}${gram}`.replace(/['\\]/gu, '$&$&')}'`;
}

/** What the index is asked for: documents of a kind and a tier that may hold all of the words, or any. */
export function placesOf(kind: Kind, tier: number, words: readonly Word[], isLoose = false): string {
  const ofForm = (form: Form): string => {
    const grams = gramsOf(form);
    const every = Math.ceil(grams.length / mostGrams);
    return grams
      .filter((_gram, at) => at % every === 0)
      .map((gram) => lexeme(kind, tier, gram))
      .join('&');
  };
  return words.map(({ forms }) => `(${forms.map(ofForm).join('|')})`).join(isLoose ? '|' : '&');
}

export const isInPlaces = (places: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`search_places(d.kind, d.tier, d.grams) @@ ${places}::tsquery`;
