import type { Services } from '../../../lib/request/services.ts';
import { conceptKey } from './concepts.ts';
import type { Vocabulary } from './understand.ts';
import * as sql from './vocabularySql.ts';

/** Changes with migrations only: read once per process. */
const known = new WeakMap<Services['db'], Promise<Vocabulary>>();

export function vocabulary({ db }: Pick<Services, 'db'>): Promise<Vocabulary> {
  const read = known.get(db);
  if (read) return read;
  const reading = readVocabulary(db);
  known.set(db, reading);
  // A failed read is not remembered.
  reading.catch(() => known.delete(db));
  return reading;
}

async function readVocabulary(db: Services['db']): Promise<Vocabulary> {
  const [prefectures, listed] = await Promise.all([sql.prefectures(db), sql.listed(db)]);
  return { prefectures, listed: new Set(listed.map(({ kind, name }) => conceptKey(kind, name))) };
}
