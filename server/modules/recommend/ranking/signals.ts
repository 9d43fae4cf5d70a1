import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Services } from '../../../lib/request/services.ts';
import { conceptKey, findConcepts } from '../understanding/concepts.ts';
import { foldedText } from '../understanding/folded.ts';
import { indexedTerms } from '../understanding/terms.ts';
import * as sql from './signalsSql.ts';
import type { SourceRow } from './signalsSql.ts';

/** Beyond this a creator would be found by everything. */
const mostSignals = 600;

/** What a creator is found by. A category is said by the works themselves and by what the creator is good at, never by a text alone. */
export function signalsOf(source: SourceRow): string[] {
  const { introduction, prefecture, ways, skills, tools, categories, industries, works } = source;
  const signals = new Set<string>();
  for (const name of categories) signals.add(conceptKey('CATEGORY', name));
  for (const name of industries) signals.add(conceptKey('INDUSTRY', name));
  for (const name of tools) signals.add(conceptKey('TOOL', name));
  if (prefecture !== null) signals.add(`PREFECTURE:${prefecture}`);
  for (const way of ways) signals.add(`WAY_OF_WORKING:${way}`);
  for (const skill of skills.map(foldedText)) {
    for (const { concepts: meant } of findConcepts(skill, 'said'))
      for (const { key } of meant) signals.add(key);
    signals.add(`WORD:${skill}`);
  }
  for (const text of [introduction, ...skills, ...works].map(foldedText)) {
    for (const { concepts: meant } of findConcepts(text, 'said'))
      for (const { key, kind } of meant) if (kind !== 'CATEGORY') signals.add(key);
    for (const term of indexedTerms(text)) signals.add(`WORD:${term}`);
  }
  return [...signals].slice(0, mostSignals);
}

const batch = 100;

async function readNext(trx: Transaction<Tables>, now: Date): Promise<number> {
  const ids = await sql.takeMarks(trx, batch);
  const rows = ids.length === 0 ? [] : await sql.sources(trx, ids);
  await sql.writeSignals(
    trx,
    rows.map((source) => ({ userId: source.userId, signals: signalsOf(source) })),
    now,
  );
  return ids.length;
}

/** Every marked creator, in one transaction: for whoever has just made a town. */
export async function readAllSignals(trx: Transaction<Tables>, now: Date): Promise<void> {
  while ((await readNext(trx, now)) > 0);
}

/** Every marked creator, a few at a time. Several servers share them. */
export async function readDueSignals(
  { db, clock }: Pick<Services, 'clock' | 'db'>,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  let read = 0;
  for (let last = batch; last === batch && read < most; read += last)
    last = await db.transaction().execute((trx) => readNext(trx, clock.now()));
}
