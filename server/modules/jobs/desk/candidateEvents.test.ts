import { parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../../../graphql/schema.ts';
import { subscribe } from '../../../graphql/execution/subscribe.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { authenticate } from '../../accounts/sessions/authenticate.ts';
import { candidatesChanged } from './candidateEvents.ts';
import { openingId, runEffects } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

async function listening(userId: string) {
  const answer = await subscribe({
    schema,
    document: parse(`subscription { candidateChanged { kind changedBy { fullName }
      candidate { id stage } jobOpening { id unreadEntriesCount candidateCounts { stages { stage count } } } } }`),
    contextValue: {
      services: api.services,
      viewer: await authenticate(api.services, await api.authorizationOf(userId)),
      request: { id: 'listening', ip: '127.0.0.1', userAgent: '' },
    },
  });
  if (!(Symbol.asyncIterator in answer)) throw new Error(JSON.stringify(answer));
  return answer[Symbol.asyncIterator]();
}

test('colleagues hear of each other’s moves with the totals as they now stand, and of nobody else’s', async () => {
  const company_id = await api.rows.company();
  const mover = await api.rows.member({ company_id });
  const colleague = await api.rows.member({ company_id, role: 'OUTSOURCING_RECRUITER' });
  const id = await api.rows.publicJobOpening({ company_id });
  const entry = await api.rows.entry({ job_opening_id: id });
  const elsewhere = await api.rows.member();
  const strange = await api.rows.entry({
    job_opening_id: await api.rows.publicJobOpening({
      company_id: (
        await api.services.db
          .selectFrom('company_members')
          .select('company_id')
          .where('user_id', '=', elsewhere)
          .executeTakeFirstOrThrow()
      ).company_id,
    }),
  });
  const changes = await listening(colleague);
  const move =
    'mutation ($ids: [ID!]!) { moveCandidates(input: { candidateIds: $ids, stage: INTERVIEW }) { errors { __typename } } }';
  await api.post(move, { ids: [encodeGlobalId('Candidate', strange)] }, elsewhere);
  await runEffects(api);
  await api.post(move, { ids: [encodeGlobalId('Candidate', entry)] }, mover);
  await runEffects(api);
  const { value } = await changes.next();
  expect(value).toMatchObject({
    data: {
      candidateChanged: {
        kind: 'MOVED',
        changedBy: { fullName: '丹羽 佐和子' },
        candidate: { id: encodeGlobalId('Candidate', entry), stage: 'INTERVIEW' },
        jobOpening: { id: openingId(id), unreadEntriesCount: 0 },
      },
    },
  });
  expect(JSON.stringify(value)).toContain('{"stage":"INTERVIEW","count":1}');
  await changes.return?.();
});

test('each change says what it was: looking at somebody is no move', async () => {
  const company_id = await api.rows.company();
  const [mover, watcher] = [await api.rows.member({ company_id }), await api.rows.member({ company_id })];
  const entry = await api.rows.entry({
    job_opening_id: await api.rows.publicJobOpening({ company_id }),
  });
  const id = encodeGlobalId('Candidate', entry);
  const changes = await listening(watcher);
  for (const [kind, act] of [
    ['READ', 'readCandidates(candidateIds: [$id])'],
    ['NOTED', 'saveCandidateNote(input: { candidateId: $id, body: "会う。" })'],
    ['ASSIGNED', 'assignCandidates(input: { candidateIds: [$id] })'],
  ]) {
    const { data } = await api.post(
      `mutation ($id: ID!) { done: ${act} { errors { __typename } } }`,
      { id },
      mover,
    );
    expect(data).toEqual({ done: { errors: [] } });
    await runEffects(api);
    expect((await changes.next()).value).toMatchObject({
      data: { candidateChanged: { kind, candidate: { id } } },
    });
  }
  await changes.return?.();
});

test('one who is removed hears nothing more, and one whose role changed hears as that role', async () => {
  const company_id = await api.rows.company();
  const owner = await api.rows.member({ company_id });
  const [removed, demoted] = [await api.rows.member({ company_id }), await api.rows.member({ company_id })];
  // Recruiters from outside see nothing of an opening that is closed.
  const entryIn = async (row: Parameters<TestApi['rows']['publicJobOpening']>[0]) =>
    api.rows.entry({ job_opening_id: await api.rows.publicJobOpening({ company_id, ...row }) });
  const [open, closed] = [await entryIn({}), await entryIn({ status: 'CLOSED', closed_at: api.clock.now() })];
  const tell = async (...entryIds: string[]) => {
    const { db } = api.services;
    await db.transaction().execute((trx) =>
      candidatesChanged(trx, api.services, {
        companyId: company_id,
        entryIds,
        kind: 'NOTED',
        byUserId: owner,
      }),
    );
    await runEffects(api);
  };
  const [toRemoved, toDemoted] = [await listening(removed), await listening(demoted)];
  const hears = (entry: string) => ({
    done: false,
    value: {
      data: { candidateChanged: { candidate: { id: encodeGlobalId('Candidate', entry), stage: 'NEW' } } },
    },
  });
  const told = Promise.all([toRemoved.next(), toDemoted.next()]);
  await tell(closed);
  expect(await told).toMatchObject([hears(closed), hears(closed)]);

  const { data } = await api.post(
    'mutation ($id: ID!) { removeMember(id: $id) { errors { __typename } } }',
    { id: encodeGlobalId('CompanyMember', removed) },
    owner,
  );
  expect(data).toEqual({ removeMember: { errors: [] } });
  await api.services.db
    .updateTable('users')
    .set({ role: 'OUTSOURCING_RECRUITER' })
    .where('id', '=', demoted)
    .execute();
  const next = Promise.all([toRemoved.next(), toDemoted.next()]);
  await tell(closed, open);
  expect(await next).toMatchObject([{ done: true, value: undefined }, hears(open)]);
  await toDemoted.return?.();
});
