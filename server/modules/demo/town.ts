import { creators } from '../../../demo/creators.ts';
import { demoCompanies } from '../../../demo/town/companies.ts';
import { demoConsultations, demoEmployments, demoOffers, demoQuotes } from '../../../demo/town/dealings.ts';
import { demoChanges } from '../../../demo/town/engagements.ts';
import { demoOpenings } from '../../../demo/town/openings.ts';
import { works } from '../../../demo/works.ts';
import type { NewId } from '../../lib/ids.ts';
import type { StoredMedia } from './storeMedia.ts';
import { type Trx, vocabulary } from './sql.ts';

export type Vocabulary = (name: string) => number;

/** What every step of the seeding receives: the transaction, the moment, and the ids that the words' keys stand for. */
export interface Town {
  readonly trx: Trx;
  readonly now: Date;
  readonly newId: NewId;
  readonly passwordHash: string;
  /** The id behind 'c01', 'k01', 'k01-1', 'w001', 'o01', 's01', 'f01', 'q01' or 'g01'. */
  idOf(key: string): string;
  readonly stored: ReadonlyMap<string, StoredMedia>;
  /** Row of a picture, by its file; filled by the media step. */
  readonly mediaIds: Map<string, string>;
  readonly category: Vocabulary;
  readonly industry: Vocabulary;
  readonly occupation: Vocabulary;
  readonly tag: Vocabulary;
  readonly prefecture: Vocabulary;
  /** Creators name tools of their own, too: those are not in the vocabulary. */
  readonly tools: ReadonlyMap<string, number>;
}

export async function openTown(
  parts: Pick<Town, 'newId' | 'now' | 'passwordHash' | 'stored' | 'trx'>,
): Promise<Town> {
  const { trx, newId } = parts;
  const keys = [
    ...creators,
    ...demoCompanies,
    ...demoCompanies.flatMap(({ people }) => people),
    ...oldestFirst(),
    ...demoOpenings,
    ...demoConsultations,
    ...demoOffers,
    ...demoEmployments,
    ...demoQuotes,
    ...demoChanges,
  ].map(({ key }) => key);
  const ids = new Map(keys.map((key) => [key, newId()]));
  return {
    ...parts,
    mediaIds: new Map(),
    idOf: (key) => found(ids, key),
    category: naming(await vocabulary(trx, 'categories')),
    industry: naming(await vocabulary(trx, 'industries')),
    occupation: naming(await vocabulary(trx, 'occupations')),
    tag: naming(await vocabulary(trx, 'job_tags')),
    prefecture: naming(await vocabulary(trx, 'prefectures')),
    tools: await vocabulary(trx, 'tools'),
  };
}

/** Works in the order they came out: running numbers and ids grow with it. */
export function oldestFirst(): typeof works {
  return works.toSorted(
    (a, b) => b.publishedDaysAgo * 1440 + b.minutes - (a.publishedDaysAgo * 1440 + a.minutes),
  );
}

/** A value that must be there: the words refer to nothing else. */
export function found<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo town knows no ${key}`);
  return value;
}

function naming(names: ReadonlyMap<string, number>): Vocabulary {
  return (name) => found(names, name);
}

/** 076-000-0141 → +81760000141 */
export function e164(phone: string): string {
  return `+81${phone.replaceAll('-', '').replace(/^0/u, '')}`;
}
