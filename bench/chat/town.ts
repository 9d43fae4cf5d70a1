import { randomUUID } from 'node:crypto';
import { systemClock } from '../../server/lib/dates/clock.ts';
import { encodeGlobalId } from '../../server/lib/request/globalId.ts';
import type { Database } from '../../server/db/client.ts';
import { testRows } from '../../server/db/testing/testRows.ts';
import { signAccessToken } from '../../server/modules/accounts/sessions/accessTokens.ts';

export const tokenSecret = 'the secret of the bench, which is of no use elsewhere';

export interface Person {
  readonly id: string;
  readonly userId: string;
  /** Valid for fifteen minutes on a clock that is this far ahead. */
  readonly token: (aheadMs?: number) => Promise<string>;
}

/** One room of a creator and this many people of a company, all signed in. */
export async function roomOf({ db }: Pick<Database, 'db'>, count: number) {
  const rows = testRows({ db });
  const companyId = await rows.company();
  const creatorId = await rows.creator();
  const ids = [creatorId];
  for (let place = 1; place < count; place += 1) ids.push(await rows.member({ company_id: companyId }));
  const room = await rows.room({ company_id: companyId, creator_id: creatorId });
  const now = systemClock.now();
  const people: Person[] = [];
  for (const id of ids) {
    const sessionId = randomUUID();
    await db
      .insertInto('sessions')
      .values({
        id: sessionId,
        user_id: id,
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + 30 * 86_400_000),
      })
      .execute();
    people.push({
      id,
      userId: encodeGlobalId('ChatUser', id),
      token: (aheadMs = 0) =>
        signAccessToken(
          { tokenSecret, clock: { now: () => new Date(systemClock.now().getTime() + aheadMs) } },
          { userId: id, sessionId },
        ),
    });
  }
  return { room, roomId: encodeGlobalId('ChatRoom', room), people };
}
