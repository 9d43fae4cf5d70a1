import { systemClock } from '../server/lib/dates/clock.ts';
import type { UserViewer } from '../server/lib/request/viewer.ts';
import type { Database } from '../server/db/client.ts';
import { people } from './dataset.ts';

/** The creator who looks at the feed, with some bookmarks in it. */
export const benchViewer: UserViewer = {
  kind: 'user',
  userId: people.creator,
  sessionId: '00000001-0000-7000-8000-0000000000c1',
  roles: ['CREATOR_USER'],
  companyId: null,
  emailDomain: 'bench.example',
  registrationStep: 'COMPLETED',
  contentVisibility: 'ALL',
};

export function companyViewer(userId: string, companyId: string | null = null): UserViewer {
  return {
    ...benchViewer,
    userId,
    roles: ['CORPORATE_USER'],
    companyId,
    emailDomain: companyId === null ? 'company.example' : 'shunned.example',
  };
}

/** A real server looks up a token's session. */
export async function openBenchSession({ db }: Pick<Database, 'db'>): Promise<void> {
  const now = systemClock.now();
  const expiresAt = new Date(now.getTime() + 86_400_000);
  await db
    .insertInto('sessions')
    .values({
      id: benchViewer.sessionId,
      user_id: people.creator,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ expires_at: expiresAt }))
    .execute();
}
