import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { folded } from '../indexing/folding.ts';
import { kinds } from '../indexing/sourcesSql.ts';
import * as sql from './countingSql.ts';
import type { Looking } from './documentsSql.ts';
import { wordsOf } from './words.ts';
import { wordsBeginning } from './wordsSql.ts';

export interface Offered {
  readonly text: string;
  readonly count: number;
}

const mostOffered = 5;
/** Some of which the viewer may find nothing by. */
const mostWeighed = 8;
/** Enough to say that it is worth choosing; results are counted further. */
const countedTo = 200;

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
