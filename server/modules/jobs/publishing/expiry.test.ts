import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { deliveredMails } from '../../mail/testing.ts';
import { expireOpenings } from './expiry.ts';
import { postingCompany } from '../drafts/testDrafts.ts';

let api: TestApi;
let company: string;
let owner: string;
beforeAll(async () => {
  api = await testApi();
  company = await postingCompany(api);
  owner = await api.rows.member({ company_id: company });
}, 60_000);
afterAll(() => api.close());

const statusOf = (id: string) =>
  api.services.db
    .selectFrom('job_openings')
    .select(['status', 'public_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('an opening is out of the lists once its last day is over in Japan, and its owners are told once', async () => {
  const over = await api.rows.publicJobOpening({ company_id: company, valid_through: '2026-04-10' });
  const later = await api.rows.publicJobOpening({ company_id: company, valid_through: '2026-04-11' });
  const open = await api.rows.publicJobOpening({ company_id: company, valid_through: null });

  // Ten minutes before midnight in Japan.
  api.clock.set('2026-04-10T14:50:00Z');
  await expireOpenings(api.services);
  expect(await statusOf(over)).toMatchObject({ status: 'PUBLIC' });

  api.clock.set('2026-04-10T15:10:00Z');
  await Promise.all([expireOpenings(api.services), expireOpenings(api.services)]);
  expect(await statusOf(over)).toEqual({ status: 'PRIVATE', public_at: null });
  expect(await statusOf(later)).toMatchObject({ status: 'PUBLIC' });
  expect(await statusOf(open)).toMatchObject({ status: 'PUBLIC' });
  await expireOpenings(api.services);
  const mails = (await deliveredMails(api.services)).filter(({ to }) => to.startsWith(owner));
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^【つむぎ】募集「.+」は、応募の締切を過ぎたため非公開になりました$/u),
  ]);
});
