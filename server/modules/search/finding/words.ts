import { oneLine } from '../../../lib/text/text.ts';
import { folded, plain } from '../indexing/folding.ts';
import { isKana, kanaOf, spoken } from '../indexing/kana.ts';
import { synonymsOf } from '../indexing/trade.ts';

/** One of the ways in which a word may stand in a document. */
export interface Form {
  readonly way: 'READING' | 'SIGNS' | 'SYNONYM';
  /** As the index has it. */
  readonly text: string;
  /** Signs before readings before synonyms. */
  readonly weight: number;
}

export interface Word {
  readonly typed: string;
  readonly forms: readonly Form[];
}

export const longestQuery = 200;
export const mostWords = 8;
const longestWord = 60;
const mostForms = 14;

const weights = { signs: 10, kana: 8, latin: 7, synonym: 6 };

/** Signs that stand around words and are none; （株） is one. */
const around =
  /^(?:(?![（(][株有同][）)])[\s"'“”「」『』（）()、。,.・:;!?！？&|*%\\/<>[\]{}#@^~`$+=_-])+|(?:[\s"'“”「」『』（）()、。,.:;!?！？&|*%\\/<>[\]{}#@^~`$+=_-](?<![（(][株有同][）)]))+$/gu;

/** The words that are looked for. */
export const wordsOf = (query: string): Word[] => typedWords(query).slice(0, mostWords);

/** What is typed, word by word; of what is longer than anybody types, the beginning. */
export function typedWords(query: string): Word[] {
  const parts = oneLine(query.slice(0, longestQuery * 4))
    .slice(0, longestQuery)
    .toWellFormed()
    .split(/[\s、]+/u);
  return eachOnce(parts.flatMap((typed) => wordOf(typed) ?? []));
}

export function eachOnce(words: readonly Word[]): Word[] {
  const known = new Map<string, Word>();
  for (const word of words) {
    const key = word.forms[0]?.text ?? '';
    if (!known.has(key)) known.set(key, word);
  }
  return [...known.values()];
}

/** Two Latin letters are an abbreviation (VI), unless the keyboard has made kana of what stood before them: せn. */
const isReading = (signs: string): boolean => signs.length > 2 || /[\u3041-\u3096]/u.test(signs);

function wordOf(typed: string): Word | undefined {
  const bare = typed.replace(around, '').slice(0, longestWord).toWellFormed();
  const signs = folded(bare).text;
  if (signs === '') return undefined;
  const kana = isKana(signs) ? [signs] : isReading(signs) ? kanaOf(signs) : [];
  const weight = isKana(signs) ? weights.kana : weights.latin;
  const forms: Form[] = [{ way: 'SIGNS', text: signs, weight: weights.signs }];
  const add = (form: Form): void => {
    const isKnown = forms.some(
      ({ way, text }) => text === form.text && (way === 'READING') === (form.way === 'READING'),
    );
    if (form.text !== '' && !isKnown && forms.length < mostForms) forms.push(form);
  };
  for (const one of kana) add({ way: 'READING', text: spoken(one).text, weight });
  for (const one of [signs, ...kana]) {
    for (const text of synonymsOf(one)) add({ way: 'SYNONYM', text, weight: weights.synonym });
  }
  return { typed: bare, forms };
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** The words within what nobody wrote as a whole: くまさんの傘 is くま, さん and 傘. */
export function partsOf({ typed }: Word): Word[] {
  // Kana alone are cut where nobody would cut them.
  if (!/\p{Script=Han}/u.test(typed)) return [];
  // 髙橋 is no word that the segmenter knows, 高橋 is.
  const { text, from, to } = plain(typed);
  const segments = Array.from(segmenter.segment(text)).filter(
    ({ isWordLike, segment }) =>
      isWordLike === true && !/^(?:[\u3041-\u3096]|さん|くん|ちゃん|さま|など|こと|もの)$/u.test(segment),
  );
  const asTyped = segments.map(({ index, segment }) =>
    typed.slice(from[index], to[index + segment.length - 1]),
  );
  return segments.length > 1 ? eachOnce(asTyped.flatMap((segment) => wordOf(segment) ?? [])) : [];
}

/** The word with how the house's own words of the same signs are read: 絵本 finds えほん too. */
export function readAs(word: Word, readings: ReadonlyMap<string, readonly string[]>): Word {
  const known = readings.get(word.forms[0]?.text ?? '') ?? [];
  const isHeard = word.forms.some(({ way }) => way === 'READING');
  if (isHeard || known.length === 0) return word;
  const heard = known.map((text): Form => ({ way: 'READING', text, weight: weights.synonym }));
  return { ...word, forms: [...word.forms, ...heard] };
}
