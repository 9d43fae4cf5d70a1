import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { echoEndpoint, startTestServer } from './testing.ts';
import type { TestServer } from './testing.ts';

describe('the operators’ pages on an origin of their own', () => {
  let staff: TestServer;
  let members: TestServer;
  beforeAll(async () => {
    staff = await startTestServer({
      staff: { graphql: echoEndpoint, alone: true, openExport: async () => undefined },
    });
    members = await startTestServer();
  });
  afterAll(() => Promise.all([staff.stop(), members.stop()]));

  const call = (server: TestServer, path: string) =>
    server.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ __typename }"}',
    });

  test('there is nothing of the members’ there', async () => {
    expect((await call(staff, '/admin/graphql')).status).toBe(200);
    expect((await staff.request('/healthz')).status).toBe(200);
    for (const path of ['/', '/products', '/graphql', '/subscriptions', '/dev/mailbox', '/sign_in'])
      expect((await staff.request(path)).status, path).toBe(404);
    expect((await call(staff, '/graphql')).status).toBe(404);
  });

  test('and nothing of it at the members’', async () => {
    for (const path of ['/admin', '/admin/works', '/admin/assets/x.js'])
      expect((await members.request(path)).status, path).toBe(404);
    expect((await call(members, '/admin/graphql')).status).toBe(404);
  });
});
