import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

const sourceMap = v.object({ sources: v.array(v.string()), mappings: v.string() });

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers in a source map segment (base64 VLQ). */
function decode(segment: string): number[] {
  const numbers: number[] = [];
  let shift = 0;
  let value = 0;
  for (const character of segment) {
    const digit = digits.indexOf(character);
    value |= (digit & 31) << shift;
    shift += 5;
    if ((digit & 32) !== 0) continue;
    numbers.push((value & 1) === 1 ? -(value >> 1) : value >> 1);
    shift = 0;
    value = 0;
  }
  return numbers;
}

/** Packages as a whole, our own files one by one. */
function groupOf(source: string | undefined): string {
  if (source === undefined) return '(no source)';
  return /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? source.replace(/^(?:\.\.\/)+/, '');
}

/**
 * How many bytes of these minified files come from where, heaviest first, by their `.map` files. The
 * bundler's helpers have no source.
 */
export async function weigh(files: readonly URL[]): Promise<(readonly [string, number])[]> {
  const weights = new Map<string, number>();
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    const lines = text.split('\n');
    const map = await readFile(new URL(`${file.href}.map`), 'utf8').catch(() => undefined);
    if (map === undefined) {
      weights.set('(no map)', (weights.get('(no map)') ?? 0) + text.length);
      continue;
    }
    const { sources, mappings } = v.parse(sourceMap, JSON.parse(map));
    let source = 0;
    for (const [number, line] of mappings.split(';').entries()) {
      let column = 0;
      const starts: { readonly column: number; readonly group: string }[] = [];
      for (const segment of line === '' ? [] : line.split(',')) {
        const [columns = 0, sourceStep] = decode(segment);
        column += columns;
        source += sourceStep ?? 0;
        starts.push({ column, group: groupOf(sourceStep === undefined ? undefined : sources[source]) });
      }
      for (const [index, start] of starts.entries()) {
        const end = starts[index + 1]?.column ?? lines[number]?.length ?? start.column;
        weights.set(start.group, (weights.get(start.group) ?? 0) + end - start.column);
      }
    }
  }
  return [...weights].toSorted((a, b) => b[1] - a[1]);
}
