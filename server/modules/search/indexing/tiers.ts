import { repeatedly } from '../../../lib/repeatedly.ts';
import type { Services } from '../../../lib/request/services.ts';
import { kinds } from './sourcesSql.ts';
import type { Kind } from './sourcesSql.ts';
import * as sql from './tiersSql.ts';

type TierServices = Pick<Services, 'db'>;

/** Each tier is as large as all before it: at most twice as many documents are read as are counted. */
export const usualSizes: sql.TierSizes = [5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 320_000];

/** So many in one statement: each that moves is written into its indexes anew. */
const batch = 500;

/** Documents first, and then where the tiers begin: what is ended on the way is begun again. */
async function renew(
  { db }: TierServices,
  kind: Kind,
  sizes: sql.TierSizes,
  isStopped: () => boolean,
): Promise<void> {
  const leasts = await sql.leastQualities(db, kind, sizes);
  const kept = await sql.keptQualities(db, kind);
  // As many as there are of one quality are in one tier, however large.
  if (leasts.length === kept.length && leasts.every((least, at) => least === kept[at])) return;
  let from: sql.TierPlace | undefined;
  do {
    if (isStopped()) return;
    from = await sql.moveIntoTiers(db, kind, leasts, from, batch);
  } while (from !== undefined);
  await sql.keepLeastQualities(db, kind, leasts);
}

/**
 * New documents are among the best, so that the best tier grows. A document in the wrong tier is found all the same, only earlier or later
 * than by its quality, and only where more are found than can be counted.
 */
export async function renewTiers(
  services: TierServices,
  {
    isStopped = () => false,
    sizes = usualSizes,
  }: { readonly isStopped?: () => boolean; readonly sizes?: sql.TierSizes } = {},
): Promise<void> {
  for (const kind of kinds) {
    if (isStopped()) return;
    if (await sql.areTiersOld(services.db, kind, sizes)) await renew(services, kind, sizes, isStopped);
  }
}

const pauseMs = 600_000;

/** Looks after the tiers. Answers how to stop it. */
export function keepTiers(services: TierServices & Pick<Services, 'log'>): () => Promise<void> {
  return repeatedly((isStopped) => renewTiers(services, { isStopped }), {
    everyMs: pauseMs,
    onError: (error) => services.log.error({ err: error }, 'the tiers of search were not renewed'),
  });
}
