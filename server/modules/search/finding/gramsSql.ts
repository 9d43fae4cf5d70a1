/** One of the ways in which a word may stand in a document. */
interface Form {
  readonly way: 'READING' | 'SIGNS' | 'SYNONYM';
  readonly text: string;
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
