import type { Token } from './analyser.ts';
import type { FoundWord } from './heldWordsSql.ts';
import type { Span } from './indexSql.ts';
import { folded, foldedOf, hiragana } from './folding.ts';
import type { Plain } from './folding.ts';
import { spoken } from './kana.ts';
import { tradeReadings } from './trade.ts';

/** A text as it is looked into. */
export interface LookedInto {
  readonly folded: string;
  /** A line for each way of reading it. */
  readonly spoken: string;
  readonly spans: readonly Span[];
  readonly grams: ReadonlySet<string>;
  /** What neither text says: how its words begin when read, and numerals as they are written. A gap goes before each. */
  readonly beginnings: string;
  readonly words: readonly FoundWord[];
  /** Of a long text: those that somebody may look for. */
  readonly tellingWords: readonly FoundWord[];
}

const mostReadings = 3;

/** Signs of a text one by one and in twos; a gap parts them. `mark` goes before each. */
export function gramsOf(text: string, mark = ''): string[] {
  const found: string[] = [];
  const signs = [...text];
  signs.forEach((sign, index) => {
    if (sign === ' ' || sign === '\n') return;
    found.push(`${mark}${sign}`);
    const next = signs[index + 1];
    if (next !== undefined && next !== ' ' && next !== '\n') found.push(`${mark}${sign}${next}`);
  });
  return found;
}

/** How one word is read, shortened as readings are compared; none for signs that are no words. */
export function readingsOf({ surface, reading, base }: Token): string[] {
  const known = tradeReadings.get(surface) ?? tradeReadings.get(base) ?? [];
  const analysed = reading === null ? [] : [reading];
  // Of a whole word the trade knows better; of a single sign, what stands beside it tells more.
  const ordered = [...surface].length > 1 ? [...known, ...analysed] : [...analysed, ...known];
  const ways = ordered.map((way) => [...way].map(hiragana).join(''));
  const own = folded(surface).text;
  if (ways.length === 0 && /[\p{L}\p{N}]/u.test(own)) ways.push(own);
  return [...new Set(ways.map((way) => spoken(folded(way).text).text))].slice(0, mostReadings);
}

interface Read {
  readonly token: Token;
  readonly readings: readonly string[];
}

function spokenLine(
  tokens: readonly Read[],
  way: number,
): { readonly line: string; readonly starts: number[] } {
  let line = '';
  const starts: number[] = [];
  let end = 0;
  for (const { token, readings } of tokens) {
    const read = readings[Math.min(way, readings.length - 1)];
    if (read === undefined || token.at > end) line += line.endsWith(' ') || line === '' ? '' : ' ';
    end = token.at + token.surface.length;
    if (read === undefined || read === '') continue;
    starts.push(line.length);
    line += read;
  }
  return { line: line.trimEnd(), starts };
}

/**
 * A text made ready for its index from what the analyser found in its plain form. What the analyser reads wrongly takes nothing away: the
 * signs themselves are always looked into.
 */
export function lookedInto(
  source: Plain,
  tokens: readonly Token[],
  alsoRead: readonly string[] = [],
): LookedInto {
  const form = foldedOf(source).text;
  const read = tokens.map((token) => ({ token, readings: readingsOf(token) }));
  const ways = Math.max(1, ...read.map(({ readings }) => readings.length));
  const grams = new Set(gramsOf(form));
  const beginnings = new Set<string>();
  // 〇 alone is looked for as 〇, though 二〇二六 is 2026.
  if (/[〇一二三四五六七八九]{2}/u.test(source.text))
    for (const gram of gramsOf(source.text)) {
      grams.add(gram);
      if (/[〇一二三四五六七八九]/u.test(gram)) beginnings.add(gram);
    }
  const lines: string[] = [];
  const add = (line: string, starts: readonly number[]): void => {
    if (line === '' || lines.includes(line)) return;
    lines.push(line);
    for (const gram of gramsOf(line, '~')) grams.add(gram);
    for (const start of starts) {
      const [one = '', two = ''] = Array.from(line.slice(start, start + 4));
      grams.add(`^${one}`);
      if (two.trim() !== '') grams.add(`^${one}${two}`);
      beginnings.add(`^${one}${two.trim()}`);
    }
  };
  for (let way = 0; way < Math.min(ways, mostReadings); way += 1) {
    const { line, starts } = spokenLine(read, way);
    add(line, starts);
  }
  for (const kana of alsoRead) {
    const line = folded(kana)
      .text.split(' ')
      .map((part) => spoken(part).text)
      .join(' ');
    add(
      line,
      [...line].flatMap((sign, index) => (index === 0 || line[index - 1] === ' ' ? [index] : [])),
    );
  }
  return {
    folded: form,
    spoken: lines.join('\n'),
    spans: read.map(({ token, readings }): Span => [
      source.from[token.at] ?? 0,
      source.to[token.at + token.surface.length - 1] ?? 0,
      ...readings,
    ]),
    grams,
    beginnings: [...beginnings].map((one) => ` ${one}`).join(''),
    words: wordsOf(read),
    tellingWords: tellingWordsOf(read),
  };
}

const isNoun = ({ token }: Read): boolean =>
  (token.kind === '名詞' || token.kind === 'UNK' || token.kind === '接頭詞') &&
  /[\p{L}\p{N}]/u.test(token.surface);

function foundWord(row: readonly Read[]): FoundWord {
  const word = row.map(({ token }) => token.surface).join('');
  return {
    word,
    folded: folded(word).text,
    spoken: row.map(({ readings }) => readings[0] ?? '').join(''),
  };
}

/** Nouns that stand in a row. */
function rowsOf(read: readonly Read[]): Read[][] {
  const rows: Read[][] = [];
  let end = -1;
  for (const one of read) {
    if (isNoun(one)) {
      if (one.token.at === end) rows.at(-1)?.push(one);
      else rows.push([one]);
      end = one.token.at + one.token.surface.length;
    }
  }
  return rows;
}

function eachOnce(words: readonly FoundWord[]): FoundWord[] {
  const found = new Map<string, FoundWord>();
  for (const word of words) if (!found.has(word.folded)) found.set(word.folded, word);
  return [...found.values()];
}

/** Nouns, and nouns in a row as one: 活版, 活版印刷. */
function wordsOf(read: readonly Read[]): FoundWord[] {
  const all = rowsOf(read).flatMap((row) => [...row.map((one) => [one]), ...(row.length > 1 ? [row] : [])]);
  return eachOnce(
    all.map(foundWord).filter(({ word, folded: form }) => form !== '' && [...word].length <= 30),
  );
}

const mostTelling = 100;
const longestRow = 6;
const telling: ReadonlySet<string> = new Set(['一般', '固有名詞', 'サ変接続', '形容動詞語幹']);
/** These say nothing, alone or beside another: それ, こと, 三, さん. */
const silent: ReadonlySet<string> = new Set(['代名詞', '非自立', '数', '特殊', '接続詞的', '動詞非自立的']);
const ofAddresses = /^(?:https?|www|com|co|jp|ne|or|html?)$/iu;

const isHiragana = (text: string): boolean => /^[\u3041-\u3096ー]+$/u.test(text);

/** Two ひらがな are a piece as often as a word; のれん is one. */
function isTelling({ token: { surface, kind, sort } }: Read): boolean {
  const length = [...surface].length;
  if (length < 2 || !/\p{L}/u.test(surface) || ofAddresses.test(surface)) return false;
  if (isHiragana(surface)) return length > 2 && sort === '一般';
  return kind === 'UNK' || telling.has(sort);
}

/** 木版画, and neither 作家さん nor 2026年. */
function isTellingPair([one, other]: readonly [Read, Read]): boolean {
  const surfaces = [one, other].map(({ token }) => token.surface);
  return (
    [...surfaces.join('')].length <= longestRow &&
    surfaces.every(
      (surface) => /\p{L}/u.test(surface) && !isHiragana(surface) && !ofAddresses.test(surface),
    ) &&
    [one, other].every(({ token }) => !silent.has(token.sort)) &&
    one.token.sort !== '接尾'
  );
}

function tellingWordsOf(read: readonly Read[]): FoundWord[] {
  const all = rowsOf(read).flatMap((row) => {
    const [one, other] = row;
    const pair = row.length === 2 && one && other && isTellingPair([one, other]) ? [[one, other]] : [];
    return [...row.filter(isTelling).map((each) => [each]), ...pair];
  });
  return eachOnce(all.map(foundWord).filter(({ folded: form }) => form !== '')).slice(0, mostTelling);
}
