import type { Services } from '../../../lib/request/services.ts';
import { countsOf, knownOf, mostCounted } from './countingSql.ts';
import type { Filters, Looking, Sort } from './documentsSql.ts';
import { found } from './findingSql.ts';
import type { FoundRow, Place } from './findingSql.ts';
import type { Kind } from '../indexing/sourcesSql.ts';
import { eachOnce, mostWords, partsOf, readAs } from './words.ts';
import type { Word } from './words.ts';
import { readingsOf } from './wordsSql.ts';

/** What is looked for among the documents of one kind. */
export interface Question {
  readonly kind: Kind;
  readonly words: readonly Word[];
  readonly filters: Filters;
  readonly sort: Sort;
}

export interface Page {
  readonly limit: number;
  readonly backward: boolean;
  readonly from: Place | undefined;
}

export interface Found {
  readonly rows: readonly FoundRow[];
  /** One more than can be counted where there are more. */
  readonly count: number;
  /** The words that were looked for in the end. */
  readonly words: readonly Word[];
  /** Words, or parts of words, that nothing of this kind holds, and that were left out. */
  readonly dropped: readonly Word[];
  /** Nothing holds all of the words: these hold some. */
  readonly isLoose: boolean;
}

/** What answers `/search`. Whoever may not see something does not find it, whatever the engine. */
export interface SearchEngine {
  find(question: Question, looking: Looking, page: Page): Promise<Found>;
  /** For each kind how many of it hold all of the words. */
  counts(among: readonly Kind[], words: readonly Word[], looking: Looking): Promise<readonly number[]>;
}

/** What of a word nothing holds: all of it, or beside parts that are held, its others. */
function goneOf(word: Word, held: readonly Word[]): readonly Word[] {
  const parts = partsOf(word);
  const others = parts.filter(({ typed }) => held.every((one) => one.typed !== typed));
  return others.length === parts.length ? [word] : others;
}

/** The engine in the database, PostgreSQL or embedded. */
export function databaseEngine({ db }: Pick<Services, 'db'>): SearchEngine {
  const ask = async (question: Question, looking: Looking, page: Page, isLoose: boolean) => {
    const { rows, count } = await found(db, { ...question, isLoose }, looking, page);
    return { rows, count, words: question.words, isLoose };
  };
  /** Only where the signs themselves do not answer: words that sound alike are many. */
  const heard = async (words: readonly Word[]): Promise<readonly Word[]> => {
    if (words.length === 0) return words;
    const readings = await readingsOf(
      db,
      words.map(({ forms }) => forms[0]?.text ?? ''),
    );
    return words.map((word) => readAs(word, readings));
  };
  return {
    async find(question, looking, page) {
      const all = await ask(question, looking, page, false);
      if (all.count > 0 || question.words.length === 0) return { ...all, dropped: [] };
      const words = await heard(question.words);
      const known = await knownOf(db, [question.kind], words, looking);
      const dropped = words.filter((_word, index) => known[index] !== true);
      const parts = await heard(dropped.flatMap(partsOf));
      const held = await knownOf(db, [question.kind], parts, looking);
      const partsHeld = parts.filter((_word, index) => held[index] === true);
      const kept = words.filter((_word, index) => known[index] === true);
      const rest = [...kept, ...partsHeld].slice(0, mostWords);
      const gone = eachOnce(dropped.flatMap((word) => goneOf(word, partsHeld)));
      if (rest.length === 0) return { ...all, dropped: gone };
      if (dropped.length > 0 || words.some((word, index) => word !== question.words[index])) {
        const without = await ask({ ...question, words: rest }, looking, page, false);
        if (without.count > 0) return { ...without, dropped: gone };
      }
      return {
        ...(await ask({ ...question, words: rest }, looking, page, rest.length > 1)),
        dropped: gone,
      };
    },
    counts: (among, words, looking) =>
      countsOf(
        db,
        among.map((kind) => ({ among: [kind], words })),
        looking,
        mostCounted + 1,
      ),
  };
}
