import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi } from '../../graphql/testing.ts';
import type { TestApi } from '../../graphql/testing.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { engagementTesting, stateOf } from './testing.ts';

/** What the people of a suspended company may still do: whatever is agreed goes on, nothing new begins. */

let api: TestApi;
let engagements: ReturnType<typeof engagementTesting>;
beforeAll(async () => {
  api = await testApi();
  api.clock.set('2026-12-01T03:00:00Z');
  engagements = engagementTesting(api);
});
afterAll(() => api.close());

const suspend = (id: string) =>
  api.services.db
    .updateTable('companies')
    .set({ status: 'SUSPENDED', suspended_at: api.clock.now() })
    .where('id', '=', id)
    .execute();

const failures = 'errors { __typename message }';
const words = (refused: string) => ({
  errors: [
    {
      __typename: 'ForbiddenError',
      message: `会社の利用が停止されているため、${refused}。進行中の仕事は、これまでどおり進められます。`,
    },
  ],
});

async function call(query: string, variables: Record<string, unknown>, as: string): Promise<unknown> {
  const { data, errors } = await api.post(query, variables, as);
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data ?? {})[0];
}

const terms = {
  title: '春の装丁',
  remunerationType: 'CONTRACT_UNIT',
  work: '表紙と扉',
  rights: '著作権は受託者に残る。',
  deliveryOn: '2027-01-20',
  place: 'データ送付',
  inspectionCompletesOn: '2027-01-27',
  netPrice: 200_000,
  paymentDueOn: '2027-02-26',
  paymentMethod: '銀行振込',
};

const calls: Readonly<
  Record<
    string,
    {
      readonly refused: string;
      readonly run: (company: string, owner: string) => Promise<unknown>;
    }
  >
> = {
  'a consultation': {
    refused: '相談を送れません',
    run: async (_company, owner) => {
      const { id } = await api.services.db
        .selectFrom('categories')
        .select('id')
        .limit(1)
        .executeTakeFirstOrThrow();
      return call(
        `mutation ($input: CreateJobConsultationInput!) { createJobConsultation(input: $input) { ${failures} } }`,
        {
          input: {
            recipients: [{ userId: encodeGlobalId('CreatorUser', await api.rows.creator()) }],
            title: '装丁の相談',
            offerDetail: '表紙をお願いしたいです。',
            wayOfWorking: 'FLEXIBLE',
            offerType: 'CONTRACT_UNIT',
            categoryId: encodeGlobalId('Category', id),
          },
        },
        owner,
      );
    },
  },
  'an offer': {
    refused: 'オファーを送れません',
    run: async (company_id, owner) => {
      const room = await api.rows.room({ company_id, creator_id: await api.rows.creator() });
      return call(
        `mutation ($input: CreateOfficialJobOfferInput!) { createOfficialJobOffer(input: $input) { ${failures} } }`,
        { input: { chatRoomId: encodeGlobalId('ChatRoom', room), terms } },
        owner,
      );
    },
  },
  'a room': {
    refused: '新しいやり取りを始められません',
    run: async (_company, owner) =>
      call(
        `mutation ($input: CreateChatRoomInput!) { createChatRoom(input: $input) { ${failures} } }`,
        { input: { userId: encodeGlobalId('CreatorUser', await api.rows.creator()) } },
        owner,
      ),
  },
  'a room with a candidate': {
    refused: '新しいやり取りを始められません',
    run: async (company_id, owner) => {
      const job_opening_id = await api.rows.publicJobOpening({ company_id });
      const creator_id = await api.rows.creator();
      await api.rows.entry({ job_opening_id, creator_id });
      return call(
        `mutation ($input: CreateChatRoomWithCandidateInput!) { createChatRoomWithCandidate(input: $input) { ${failures} } }`,
        {
          input: {
            jobOpeningId: encodeGlobalId('JobOpening', job_opening_id),
            userId: encodeGlobalId('CreatorUser', creator_id),
          },
        },
        owner,
      );
    },
  },
};

test.each(Object.entries(calls))('%s is refused while it is suspended', async (_name, { refused, run }) => {
  const company = await api.rows.company();
  const owner = await api.rows.member({ company_id: company });
  await suspend(company);
  expect(await run(company, owner)).toEqual(words(refused));
  await api.services.db
    .updateTable('companies')
    .set({ status: 'ACTIVE', suspended_at: null })
    .where('id', '=', company)
    .execute();
  expect(JSON.stringify(await run(company, owner))).not.toContain('利用が停止されている');
});

test('an offer that was sent is not revised, but may be taken back', async () => {
  const company_id = await api.rows.company();
  const owner = await api.rows.member({ company_id });
  const room = await api.rows.room({ company_id, creator_id: await api.rows.creator() });
  const sent = await call(
    `mutation ($input: CreateOfficialJobOfferInput!) {
      createOfficialJobOffer(input: $input) { officialJobOffer { id } errors { message } } }`,
    { input: { chatRoomId: encodeGlobalId('ChatRoom', room), terms } },
    owner,
  );
  const offerId = /"id":"([\w-]+)"/u.exec(JSON.stringify(sent))?.[1] ?? JSON.stringify(sent);
  await suspend(company_id);
  expect(
    await call(
      `mutation ($input: ReviseOfficialJobOfferInput!) { reviseOfficialJobOffer(input: $input) { ${failures} } }`,
      { input: { offerId, baseVersion: 1, terms } },
      owner,
    ),
  ).toEqual(words('オファーを送れません'));
  expect(
    await call(
      `mutation ($offerId: ID!) { withdrawOfficialJobOffer(offerId: $offerId) { ${failures} } }`,
      { offerId },
      owner,
    ),
  ).toEqual({ errors: [] });
});

test('what is agreed is delivered, accepted, corrected and paid as before', async () => {
  const { company, owner, creator, roundId } = await engagements.work();
  await suspend(company);
  const { act } = engagements;
  expect(stateOf(await act('deliverEngagementRound', { roundId, note: '題字です。' }, creator))).toBe(
    'DELIVERED',
  );
  expect(
    stateOf(
      await act(
        'askEngagementCorrection',
        { roundId, term: 'WORK', words: '一画目をもう少し太くしてください。' },
        owner,
      ),
    ),
  ).toBe('CORRECTION_ASKED');
  await act('deliverEngagementRound', { roundId, note: '直しました。' }, creator);
  expect(stateOf(await act('acceptEngagementRound', { roundId }, owner))).toBe('ACCEPTED');
  expect(stateOf(await act('markEngagementPaid', { roundId }, owner))).toBe('PAID');
});
