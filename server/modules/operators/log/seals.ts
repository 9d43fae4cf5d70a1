import { createHash } from 'node:crypto';
import type { Services } from '../../../lib/request/services.ts';
import * as sql from './sealsSql.ts';
import type { Seal, SealedLine } from './sealsSql.ts';

type Sealing = Pick<Services, 'clock' | 'db'>;

const atOnce = 1_000;
/** What the first line follows. */
const beginning = '0'.repeat(64);

/** Of a line and everything before it: whoever changes one has to change all that came after. */
function hashOf(previous: string, line: SealedLine): string {
  const { id, actorKind, staffId, action, subjectKind, subjectId, detail, address, occurredAt } = line;
  const written = JSON.stringify([
    previous,
    id,
    actorKind,
    staffId,
    action,
    subjectKind,
    subjectId,
    detail,
    address,
    occurredAt.toISOString(),
  ]);
  return createHash('sha256').update(written).digest('hex');
}

/** Seals what was written since the last time, in the order in which it is found. Answers how many lines it were. */
export async function sealLog({ db, clock }: Sealing): Promise<number> {
  let sealed = 0;
  for (;;) {
    const count = await db.transaction().execute(async (trx) => {
      if (!(await sql.beSealer(trx))) return 0;
      const lines = await sql.unsealedLines(trx, atOnce);
      if (lines.length === 0) return 0;
      const last = await sql.lastSeal(trx);
      let { sequence, hash: previousHash } = last ?? { sequence: 0, hash: beginning };
      const seals = lines.map((line): Seal => {
        sequence += 1;
        const seal = { sequence, logId: line.id, previousHash, hash: hashOf(previousHash, line) };
        previousHash = seal.hash;
        return seal;
      });
      await sql.putSeals(trx, seals, clock.now());
      return seals.length;
    });
    sealed += count;
    if (count < atOnce) return sealed;
  }
}

export interface LogState {
  readonly lines: number;
  /** Where the chain does not hold: the first line that is not as it was sealed. */
  readonly brokenAt: number | null;
}

/** Walks the whole chain. A line that was changed, taken away or put in between is where it breaks. */
export async function verifyLog({ db }: Pick<Sealing, 'db'>): Promise<LogState> {
  let [lines, previous] = [0, beginning];
  for (;;) {
    const seals = await sql.sealsAfter(db, lines, atOnce);
    for (const seal of seals) {
      const holds =
        seal.sequence === lines + 1 &&
        seal.previousHash === previous &&
        seal.hash === hashOf(previous, seal.line);
      if (!holds) return { lines, brokenAt: lines + 1 };
      [lines, previous] = [seal.sequence, seal.hash];
    }
    if (seals.length < atOnce) {
      const last = await sql.lastSeal(db);
      return { lines, brokenAt: (last?.sequence ?? 0) > lines ? lines + 1 : null };
    }
  }
}
