import type { Services } from '../../lib/services.ts';
import { sweepNonces } from './identitiesSql.ts';
import { sweepSessions } from './sessionsSql.ts';
import { sweepTokens } from './tokensSql.ts';

/** Away with what has expired and can sign nobody in any more: sessions with their refresh tokens, links of mails, nonces. */
export async function sweepAccounts({ db, clock }: Pick<Services, 'clock' | 'db'>): Promise<void> {
  const now = clock.now();
  await sweepSessions(db, now);
  await sweepTokens(db, now);
  await sweepNonces(db, now);
}
