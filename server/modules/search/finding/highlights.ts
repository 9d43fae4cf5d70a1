import * as v from 'valibot';
import { folded } from '../indexing/folding.ts';
import { graphemes } from '../../../lib/text/text.ts';
import type { Word } from './words.ts';

/** A piece of a text, in code units that begin and end with its graphemes. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface Excerpt {
  readonly text: string;
  readonly matches: readonly Range[];
}

const spansShape = v.array(v.array(v.union([v.number(), v.string()])));
const shape = v.tuple([spansShape, spansShape]);

interface ReadWord extends Range {
  readonly readings: readonly string[];
}

/** The words of the title and of the body with their readings, as the index keeps them. */
export function spansOf(kept: unknown): {
  readonly title: readonly ReadWord[];
  readonly body: readonly ReadWord[];
} {
  const [title, body] = v.parse(shape, kept);
  return { title: title.flatMap(readWord), body: body.flatMap(readWord) };
}

function readWord([from, to, ...readings]: readonly (number | string)[]): ReadWord[] {
  return typeof from !== 'number' || typeof to !== 'number'
    ? []
    : [{ from, to, readings: readings.filter((one) => typeof one === 'string') }];
}

/** Where the words stand in a text as it is written: by their signs, and by how its words are read. */
export function rangesIn(text: string, words: readonly Word[], read: readonly ReadWord[]): Range[] {
  const found: Range[] = [];
  const { text: form, from, to } = folded(text);
  for (const { forms } of words) {
    const before = found.length;
    for (const { way, text: wanted } of forms) {
      if (way === 'READING' || wanted === '') continue;
      for (let at = form.indexOf(wanted); at !== -1; at = form.indexOf(wanted, at + wanted.length)) {
        const first = from[at];
        const last = to[at + wanted.length - 1];
        if (first !== undefined && last !== undefined) found.push({ from: first, to: last });
      }
    }
    if (found.length > before) continue;
    for (const { way, text: wanted } of forms) if (way === 'READING') found.push(...heard(wanted, read));
  }
  return joined(found);
}

/** Words in a row that sound like this, from the beginning of one of them. */
function heard(wanted: string, read: readonly ReadWord[]): Range[] {
  const found: Range[] = [];
  for (const [index, first] of read.entries()) {
    for (const reading of first.readings) {
      let sound = reading;
      let last = first;
      for (let next = index + 1; sound.length < wanted.length && wanted.startsWith(sound); next += 1) {
        const word = read[next];
        const goesOn = word?.readings.find((one) => {
          const rest = wanted.slice(sound.length);
          return one !== '' && (rest.startsWith(one) || one.startsWith(rest));
        });
        if (word === undefined || goesOn === undefined) break;
        sound += goesOn;
        last = word;
      }
      if (sound !== '' && sound.startsWith(wanted)) {
        found.push({ from: first.from, to: last.to });
        break;
      }
    }
  }
  return found;
}

function joined(ranges: readonly Range[]): Range[] {
  const ordered = ranges.toSorted((one, other) => one.from - other.from || other.to - one.to);
  const out: { from: number; to: number }[] = [];
  for (const { from, to } of ordered) {
    const last = out.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else out.push({ from, to });
  }
  return out;
}

const around = 22;
const longest = 72;

/** The line about the first match, cut to what a card has room for; the beginning where nothing matches. */
export function excerptOf(body: string, ranges: readonly Range[]): Excerpt {
  const first = ranges[0];
  const lineStart = first === undefined ? 0 : body.lastIndexOf('\n', first.from) + 1;
  const lineEnd = body.indexOf('\n', first?.to ?? 0);
  const line = body.slice(lineStart, lineEnd === -1 ? undefined : lineEnd);
  const at = (first?.from ?? 0) - lineStart;
  const signs = graphemes(line);
  let start = 0;
  let units = 0;
  const starts = signs.map((sign) => {
    const here = units;
    units += sign.length;
    return here;
  });
  const place = starts.findLastIndex((one) => one <= at);
  if (signs.length > longest && place > around) {
    const sentence = signs.slice(0, place).findLastIndex((sign) => /[。！？!?]/u.test(sign)) + 1;
    start = place - sentence <= around * 2 ? sentence : place - around;
  }
  const end = Math.min(signs.length, start + longest);
  const from = lineStart + (starts[start] ?? 0);
  const to = lineStart + (starts[end] ?? line.length);
  const head = start > 0 && !/[。！？!?]/u.test(signs[start - 1] ?? '') ? '…' : '';
  const tail = end < signs.length ? '…' : '';
  return {
    text: `${head}${body.slice(from, to)}${tail}`,
    matches: ranges
      .filter((range) => range.from >= from && range.to <= to)
      .map((range) => ({
        from: range.from - from + head.length,
        to: range.to - from + head.length,
      })),
  };
}
