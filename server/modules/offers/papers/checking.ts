import { createHash } from 'node:crypto';
import type { Services } from '../../../lib/request/services.ts';
import type { ObjectStorage } from '../../media/storage.ts';
import { isChainWhole } from '../offers/offers.ts';
import { versionsOf } from '../offers/versionsSql.ts';
import { hashOf } from '../terms/paper.ts';
import * as sql from './checkingSql.ts';
import type { KeptPaper, OfferToCheck, PaperFault } from './checkingSql.ts';

type Needs = Pick<Services, 'clock' | 'db' | 'log' | 'storage'>;

/** Each offer is compared once a week. */
const againAfterMs = 7 * 86_400_000;
const batch = 200;

async function isKept(
  storage: ObjectStorage,
  { key, sha256, paper, contentHash }: KeptPaper,
): Promise<boolean> {
  if (paper !== null && hashOf(paper) !== contentHash) return false;
  const stream = await storage.read(key);
  if (!stream) return false;
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest('hex') === sha256;
}

async function faultOf({ db, storage }: Needs, offer: OfferToCheck): Promise<PaperFault | null> {
  const rows = await versionsOf(db, [offer.id]);
  if (rows.length !== offer.currentVersion || !isChainWhole(rows, offer.amendedHash)) return 'CHAIN';
  for (const paper of await sql.keptPapers(db, offer.id)) if (!(await isKept(storage, paper))) return 'BYTES';
  return null;
}

/** Compares what was issued with its hashes; operators see what is wrong at `machine`. */
export async function sweepChecks(needs: Needs): Promise<void> {
  const { clock, db, log } = needs;
  const now = clock.now();
  const before = new Date(now.getTime() - againAfterMs);
  for (const offer of await sql.offersToCheck(db, { before, limit: batch })) {
    const fault = await faultOf(needs, offer);
    await sql.setChecked(db, { offerId: offer.id, fault, now });
    if (fault !== null) log.error({ offerId: offer.id, fault }, 'a paper is not what was issued');
  }
}
