import { repeatedly } from '../../../lib/repeatedly.ts';
import type { Services } from '../../../lib/request/services.ts';
import type { HostedRecord, HostedSearch } from './hosted.ts';
import * as sql from './pushingSql.ts';
import type { CopyRow } from './pushingSql.ts';

type Needs = Pick<Services, 'db'> & { readonly hosted: HostedSearch };

const atOnce = 100;

export const objectIdOf = ({ kind, id }: Pick<CopyRow, 'id' | 'kind'>): string => `${kind}:${id}`;

function recordOf(row: CopyRow): HostedRecord {
  const { kind, title, body, spokenTitle, facets, audience, hiddenFrom, quality, sortAt } = row;
  return {
    objectID: objectIdOf(row),
    kind,
    title,
    body,
    readings: spokenTitle === '' ? [] : spokenTitle.split('\n'),
    facets,
    audience,
    hiddenFrom,
    quality,
    sortAt: sortAt.getTime(),
  };
}

/**
 * Brings what was indexed to the hosted engine, and takes back what nobody may find any more or what is gone. Done twice it is done; what it
 * does not take waits for the next time.
 */
export async function pushChanges(
  { db, hosted }: Needs,
  isStopped: () => boolean = () => false,
): Promise<void> {
  while (!isStopped()) {
    const subjects = await sql.waiting(db, atOnce);
    if (subjects.length === 0) break;
    const copies = await sql.copiesOf(db, subjects);
    await sql.noteHeld(db, copies);
    await hosted.save(copies.map(recordOf));
    await sql.settle(db, subjects);
  }
  while (!isStopped()) {
    const gone = await sql.strays(db, atOnce);
    if (gone.length === 0) break;
    await hosted.remove(gone.map(objectIdOf));
    await sql.forget(db, gone);
  }
}

const everyMs = 5_000;

/** Keeps the hosted engine's copies as the index is. Answers how to stop it. */
export function keepPushed(services: Needs & Pick<Services, 'log'>): () => Promise<void> {
  return repeatedly((isStopped) => pushChanges(services, isStopped), {
    everyMs,
    onError: (error) => services.log.warn({ err: error }, 'the hosted search was not brought up'),
  });
}
