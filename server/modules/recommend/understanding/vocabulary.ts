import type { Context } from '../../../lib/context.ts';
import type { Services } from '../../../lib/services.ts';
import type { Vocabulary } from './understand.ts';
import { prefectures } from './vocabularySql.ts';

/** Changes with migrations only: read once per process. */
const known = new WeakMap<Services, Promise<Vocabulary>>();

export function vocabulary({ services }: Context): Promise<Vocabulary> {
  const read = known.get(services);
  if (read) return read;
  const reading = prefectures(services.db).then((rows) => ({ prefectures: rows }));
  known.set(services, reading);
  // A failed read is not remembered.
  reading.catch(() => known.delete(services));
  return reading;
}
