import type { Services } from '../../../lib/request/services.ts';
import type { Vocabulary } from './understand.ts';
import { prefectures } from './vocabularySql.ts';

/** Changes with migrations only: read once per process. */
const known = new WeakMap<Services['db'], Promise<Vocabulary>>();

export function vocabulary({ db }: Pick<Services, 'db'>): Promise<Vocabulary> {
  const read = known.get(db);
  if (read) return read;
  const reading = prefectures(db).then((rows) => ({ prefectures: rows }));
  known.set(db, reading);
  // A failed read is not remembered.
  reading.catch(() => known.delete(db));
  return reading;
}
