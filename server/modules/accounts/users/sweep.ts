import type { Services } from '../../../lib/request/services.ts';
import { sweepNonces } from '../sign-in/identitiesSql.ts';
import { sweepSessions } from '../sessions/sessionsSql.ts';
import { sweepChallenges } from '../passkeys/passkeysSql.ts';
import { sweepSecondFactors } from '../second-factor/secondFactor.ts';
import { sweepSecurityChanges } from '../security/securityChanges.ts';
import { sweepTokens } from '../credentials/tokensSql.ts';

/** Deletes expired sessions, refresh tokens, links and nonces. */
export async function sweepAccounts({ db, clock }: Pick<Services, 'clock' | 'db'>): Promise<void> {
  const now = clock.now();
  await sweepSessions(db, now);
  await sweepTokens(db, now);
  await sweepNonces(db, now);
  await sweepChallenges(db, now);
  await sweepSecurityChanges({ db, clock });
  await sweepSecondFactors({ db, clock });
}
