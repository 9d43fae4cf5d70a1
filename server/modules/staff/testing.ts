import { adminSchema } from '../../graphql/adminSchema.ts';
import { createStaffEndpoint } from '../../graphql/endpoint.ts';
import { isAnswer } from '../../graphql/testing.ts';
import type { Answer, TestApi } from '../../graphql/testing.ts';
import { testHash } from '../../db/testing/testRows.ts';
import type { StaffRole } from '../../lib/request/staff.ts';
import { authenticateStaff } from './sessions.ts';
import { signStaffAccess } from './tokens.ts';

export interface TestStaff {
  readonly id: string;
  readonly sessionId: string;
}

interface StaffCaller {
  readonly as?: TestStaff | undefined;
  readonly authorization?: string | undefined;
  readonly ip?: string;
}

/** `/admin/graphql` over a test's services, and people of the house to call it. */
export function staffApi({ services }: TestApi) {
  const endpoint = createStaffEndpoint({
    schema: adminSchema,
    services,
    authenticate: (authorization) => authenticateStaff(services, authorization),
    allowList: undefined,
    introspection: true,
  });
  let requests = 0;
  const send = async (
    query: string,
    variables: Record<string, unknown> = {},
    { as, ip = '127.0.0.1', ...given }: StaffCaller = {},
  ): Promise<Answer> => {
    // Signed anew for each: an access token lives for minutes, and tests let hours go by.
    const authorization = as
      ? `Bearer ${await signStaffAccess(services, as.id, as.sessionId)}`
      : given.authorization;
    const body = JSON.stringify({ query, variables });
    const info = { id: `staff-${(requests += 1)}`, ip, userAgent: '' };
    const short = await endpoint.post?.({ body, authorization, accept: undefined, info });
    const text = short
      ? short.body
      : await endpoint
          .fetch(
            new Request('http://localhost/admin/graphql', {
              method: 'POST',
              headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
              body,
            }),
            info,
          )
          .then((response) => response.text());
    const answer: unknown = JSON.parse(text);
    if (!isAnswer(answer)) throw new Error(`Not an answer: ${text}`);
    return answer;
  };

  /** Somebody of the house, signed in. */
  const staff = async (name: string, ...roles: readonly StaffRole[]): Promise<TestStaff> => {
    const { db, clock, newId } = services;
    const [id, sessionId, now] = [newId(), newId(), clock.now()];
    await db
      .insertInto('staff_accounts')
      .values({
        id,
        email: `${id}@desk.example`,
        name,
        roles: [...roles],
        password_hash: testHash(),
        created_at: now,
      })
      .execute();
    await db
      .insertInto('staff_sessions')
      .values({
        id: sessionId,
        staff_id: id,
        token_hash: testHash(),
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + 8 * 3_600_000),
      })
      .execute();
    return { id, sessionId };
  };
  return { send, staff };
}
