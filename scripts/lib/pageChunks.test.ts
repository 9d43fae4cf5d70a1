import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chunkPatterns } from './pageChunks.ts';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => `/src/${file}`);

/** The place after the bracket that closes the one at `open`. */
const afterBracket = (source: string, open: number): number => {
  let depth = 0;
  for (let place = open; place < source.length; place++) {
    if (source[place] === '\\') place++;
    else if (source[place] === '(') depth++;
    else if (source[place] === ')' && --depth === 0) return place + 1;
  }
  throw new Error(`「${source}」is not closed.`);
};

/** What a pattern allows, each choice written out; what it forbids is left out. */
const choices = (source: string): string[] => {
  const done: string[] = [];
  let begun = [''];
  for (let place = 0; place < source.length;) {
    if (source[place] === '|') {
      done.push(...begun);
      begun = [''];
      place++;
    } else if (source[place] === '(') {
      const end = afterBracket(source, place);
      const inside = source.slice(place + 3, end - 1);
      const optional = source[end] === '?';
      if (source[place + 2] === ':') {
        const written = [...choices(inside), ...(optional ? [''] : [])];
        begun = begun.flatMap((start) => written.map((rest) => start + rest));
      }
      place = optional ? end + 1 : end;
    } else {
      const length = source[place] === '\\' ? 2 : 1;
      const taken = source.slice(place, place + length);
      begun = begun.map((start) => start + taken);
      place += length;
    }
  }
  return [...done, ...begun];
};

test('each place that a group of files is made of is there: a file that moves takes its group along', () => {
  const ours = chunkPatterns.flatMap(({ source }) => choices(source)).filter((each) => each.includes('src'));
  expect(ours.length).toBeGreaterThan(100);
  expect(ours.filter((each) => !files.some((file) => new RegExp(each).test(file)))).toEqual([]);
});
