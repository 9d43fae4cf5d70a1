import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { folded } from '../indexing/folding.ts';
import { kinds } from '../indexing/sourcesSql.ts';
import * as sql from './countingSql.ts';
import type { Looking } from './documentsSql.ts';
import { mostWords, wordsOf } from './words.ts';
import { wordsAmong, wordsBeginning, wordsBeside } from './wordsSql.ts';

export interface Offered {
  readonly text: string;
  readonly count: number;
}

const mostOffered = 5;
/** Some of which the viewer may find nothing by. */
const mostWeighed = 8;
const mostBeside = 3;
/** Parts of one another, or of what is typed. */
const mostAlike = 10;
/** Enough to say that it is worth choosing; results are counted further. */
const countedTo = 200;

async function counted(db: Kysely<Tables>, texts: readonly string[], looking: Looking): Promise<Offered[]> {
  const counts = await sql.countsOf(
    db,
    texts.map((text) => ({ among: kinds, words: wordsOf(text) })),
    looking,
    countedTo,
  );
  return texts
    .map((text, index) => ({ text, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .slice(0, mostOffered);
}

/** Words that go on from what is typed, each with how much the viewer finds by it: two statements, whatever is typed. */
export async function offered(db: Kysely<Tables>, query: string, looking: Looking): Promise<Offered[]> {
  const words = wordsOf(query);
  const last = words.at(-1);
  if (last === undefined) return [];
  const before = words.slice(0, -1).map(({ typed }) => typed);
  const rows = await wordsBeginning(
    db,
    last.forms.filter(({ way }) => way !== 'SYNONYM'),
    mostWeighed,
  );
  const typed = folded(query).text;
  const texts = rows
    .map(({ word }) => [...before, word].join(' '))
    .filter((text) => rows.length === 1 || folded(text).text !== typed);
  return counted(db, texts, looking);
}

/**
 * What is typed, with a word that stands beside it where it is found, and how much the viewer finds by both: none that says the same once
 * more. Half a word, or one that waits for its conversion, goes on before anything stands beside it.
 */
export async function offeredBeside(db: Kysely<Tables>, query: string, looking: Looking): Promise<Offered[]> {
  const words = wordsOf(query);
  const last = words.at(-1)?.forms[0]?.text;
  if (last === undefined || words.length >= mostWords) return [];
  if ((await wordsAmong(db, [last], [])).length === 0) return [];
  const said = words.map(({ typed }) => folded(typed).text);
  const chosen: string[] = [];
  const rows = await wordsBeside(db, { among: kinds, words }, looking, mostBeside + mostAlike);
  for (const { word, folded: form } of rows) {
    if (chosen.length === mostBeside) break;
    if (said.some((one) => one.includes(form) || form.includes(one))) continue;
    said.push(form);
    chosen.push(word);
  }
  const typed = words.map((word) => word.typed);
  return counted(
    db,
    chosen.map((word) => [...typed, word].join(' ')),
    looking,
  );
}
