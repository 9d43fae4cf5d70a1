import { parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../../../graphql/schema.ts';
import { subscribe } from '../../../graphql/execution/subscribe.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { authenticate } from '../../accounts/sessions/authenticate.ts';
import { expireOpenings } from '../publishing/expiry.ts';
import { releaseOpening, suspendOpening } from '../publishing/suspension.ts';
import {
  ask,
  newOpeningId,
  openingKeyOf,
  postingCompany,
  publish,
  save,
  wholeContract,
} from '../drafts/testDrafts.ts';
import { runEffects } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
}, 60_000);
afterAll(() => api.close());

async function listening(userId: string) {
  const answer = await subscribe({
    schema,
    document: parse(
      'subscription { jobOpeningChanged { jobOpening { id status isSuspended } changedBy { fullName } } }',
    ),
    contextValue: {
      services: api.services,
      viewer: await authenticate(api.services, await api.authorizationOf(userId)),
      request: { id: 'listening', ip: '127.0.0.1', userAgent: '' },
    },
  });
  if (!(Symbol.asyncIterator in answer)) throw new Error(JSON.stringify(answer));
  return answer[Symbol.asyncIterator]();
}

test('everybody of a company hears how its openings come to stand, as far as they see them', async () => {
  const company_id = await postingCompany(api);
  const owner = await api.rows.member({ company_id });
  const agent = await api.rows.member({ company_id, role: 'CORPORATE_AGENT' });
  const recruiter = await api.rows.member({ company_id, role: 'OUTSOURCING_RECRUITER' });
  const changes = [await listening(agent), await listening(recruiter)];
  const heard = async () => {
    await runEffects(api);
    return Promise.all(
      changes.map(async (each) => {
        const { value } = await each.next();
        return value?.data?.['jobOpeningChanged'];
      }),
    );
  };
  const id = newOpeningId();
  const stands = (status: string, isSuspended = false) => ({ id, status, isSuspended });
  const byOwner = { fullName: '丹羽 佐和子' };
  /** Recruiters from outside see no drafts, but hear that something is. */
  const ofDraft = (draft: object | null) => [
    { jobOpening: draft, changedBy: byOwner },
    { jobOpening: null, changedBy: byOwner },
  ];

  await save(api, owner, 'Contract', { jobOpeningId: id, version: 0, ...wholeContract });
  expect(await heard()).toEqual(ofDraft(stands('DRAFT')));
  const copied = await ask(
    api,
    owner,
    'mutation ($id: ID!) { duplicateJobOpening(jobOpeningId: $id) { jobOpening { id } errors { __typename } } }',
    { id },
  );
  const copy = /"id":"(j_[\w-]+)"/u.exec(JSON.stringify(copied))?.[1] ?? '';
  expect(await heard()).toEqual(ofDraft({ ...stands('DRAFT'), id: copy }));
  await ask(
    api,
    owner,
    'mutation ($id: ID!) { deleteDraftContractJobOpening(jobOpeningId: $id) { errors { __typename } } }',
    { id: copy },
  );
  expect(await heard()).toEqual(ofDraft(null));

  await publish(api, owner, 'Contract', id);
  const published = { jobOpening: stands('PUBLIC'), changedBy: byOwner };
  expect(await heard()).toEqual([published, published]);

  await suspendOpening(api.services, openingKeyOf(id), {
    rule: 'REGISTRATION',
    reason: '連絡先が違うため',
  });
  const stopped = { jobOpening: stands('PUBLIC', true), changedBy: null };
  expect(await heard()).toEqual([stopped, stopped]);
  await releaseOpening(api.services, openingKeyOf(id), '連絡先が直ったため');
  const released = { jobOpening: stands('PUBLIC'), changedBy: null };
  expect(await heard()).toEqual([released, released]);

  await api.services.db
    .updateTable('job_openings')
    .set({ valid_through: '2020-01-01' })
    .where('id', '=', openingKeyOf(id))
    .execute();
  await expireOpenings(api.services);
  const over = { jobOpening: stands('PRIVATE'), changedBy: null };
  expect(await heard()).toEqual([over, over]);

  await ask(
    api,
    owner,
    `mutation ($id: ID!) { updateJobOpeningStatus(input: { jobOpeningId: $id, status: CLOSED }) { errors { __typename } } }`,
    { id },
  );
  // Recruiters from outside see nothing of what is over, but hear that something is.
  expect(await heard()).toEqual([
    { jobOpening: stands('CLOSED'), changedBy: byOwner },
    { jobOpening: null, changedBy: byOwner },
  ]);
  for (const each of changes) await each.return?.();
});
