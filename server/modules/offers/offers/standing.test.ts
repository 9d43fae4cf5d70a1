import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';

/** What is shown of standing offers is what a further one is refused for. */

const statements: string[] = [];
let api: TestApi;
beforeAll(async () => {
  api = await testApi({ onStatement: (text) => statements.push(text) });
});
afterAll(() => api.close());

const terms = {
  title: '包み紙の柄',
  remunerationType: 'CONTRACT_UNIT',
  work: '三種の柄の入稿データ。',
  rights: '著作権は受託者に残る。',
  deliveryOn: '2026-04-30',
  place: 'つむぎのメッセージ',
  netPrice: 120_000,
  paymentDueOn: '2026-05-29',
  paymentMethod: '銀行振込。',
};

async function consultation(company_id: string, creator_id: string, batch_id: string | null = null) {
  const id = randomUUID();
  await api.services.db
    .insertInto('job_consultations')
    .values({
      id,
      company_id,
      creator_id,
      batch_id,
      net_budget: 120_000,
      gross_budget: 132_000,
      batch_size: batch_id === null ? 1 : 2,
      company_name: '株式会社みなも菓子舗',
      company_address: '石川県金沢市東山1-23-4',
      company_contact: '076-200-0134',
      title: '包み紙の柄',
      offer_purpose: '',
      offer_detail: '三種の柄をお願いします。',
      way_of_working: 'FULL_REMOTE',
      offer_type: 'CONTRACT_UNIT',
      is_allowed_to_publish_external: true,
      status: 'ACCEPTED',
      responded_at: api.clock.now(),
      working_place: '完全リモート',
      reply_by: api.clock.now(),
      created_at: api.clock.now(),
    })
    .execute();
  return id;
}

async function house() {
  const company = await api.rows.company();
  const creator = await api.rows.creator();
  const owner = await api.rows.member({ company_id: company });
  const agent = await api.rows.member({ company_id: company, role: 'CORPORATE_AGENT' });
  const room = await api.rows.room({ company_id: company, creator_id: creator });
  const ids = {
    consultationId: encodeGlobalId('JobConsultation', await consultation(company, creator)),
    chatRoomId: encodeGlobalId('ChatRoom', room),
  };
  return { company, creator, owner, agent, ids };
}
type House = Awaited<ReturnType<typeof house>>;
type Origin = keyof House['ids'];

async function offer({ ids, owner }: House, from: Origin) {
  const { data } = await api.post(
    `mutation ($input: CreateOfficialJobOfferInput!) { createOfficialJobOffer(input: $input) {
      officialJobOffer { id } errors { message } } }`,
    { input: { terms, [from]: ids[from] } },
    owner,
  );
  const { officialJobOffer, errors } = v.parse(
    v.object({
      officialJobOffer: v.nullable(v.object({ id: v.string() })),
      errors: v.array(v.object({ message: v.string() })),
    }),
    data?.['createOfficialJobOffer'],
  );
  return { id: officialJobOffer?.id, refusal: errors[0]?.message };
}

const answer = v.object({
  jobConsultation: v.nullable(
    v.object({ standingOffer: v.nullable(v.object({ id: v.string(), status: v.string() })) }),
  ),
  node: v.nullable(
    v.object({
      standingOffers: v.array(
        v.object({ id: v.string(), status: v.string(), consultationId: v.nullable(v.string()) }),
      ),
    }),
  ),
});

/** As `[of the consultation, of the room]`. */
async function standing({ ids }: House, as: string) {
  const { data } = await api.post(
    `query ($consultationId: ID!, $chatRoomId: ID!) {
      jobConsultation(id: $consultationId) { standingOffer { id status } }
      node(id: $chatRoomId) { ... on ChatRoom { standingOffers { id status consultationId } } } }`,
    ids,
    as,
  );
  const { jobConsultation, node } = v.parse(answer, data);
  return [jobConsultation?.standingOffer ?? null, node?.standingOffers ?? null] as const;
}

describe.each([
  ['consultationId', 'a consultation'],
  ['chatRoomId', 'a room'],
] as const)('an offer by %s', (from, what) => {
  test(`that stands for ${what} is shown where a further one is refused, to owners alone`, async () => {
    const here = await house();
    expect(await standing(here, here.owner)).toEqual([null, []]);
    const { id } = await offer(here, from);
    const isConsultation = from === 'consultationId';
    const shown = (status: string) => [
      isConsultation ? { id, status } : null,
      [{ id, status, consultationId: isConsultation ? here.ids.consultationId : null }],
    ];
    expect(await standing(here, here.owner)).toEqual(shown('SENT'));
    expect((await offer(here, from)).refusal).toContain('返答を待っているオファー');
    expect(await standing(here, here.agent)).toEqual([null, []]);
    expect(await standing(here, here.creator)).toEqual([null, []]);
    expect(await standing(here, await api.rows.member({ company_id: await api.rows.company() }))).toEqual([
      null,
      null,
    ]);
    // Of the other origin it says nothing: that one may be offered too.
    expect((await offer(here, isConsultation ? 'chatRoomId' : 'consultationId')).refusal).toBeUndefined();
  });

  test(`stands past its deadline for ${what}, and no more once it was declined`, async () => {
    const here = await house();
    const { id } = await offer(here, from);
    await api.services.db
      .updateTable('official_job_offers')
      .set({ reply_by: api.clock.now() })
      .where('creator_id', '=', here.creator)
      .execute();
    expect((await standing(here, here.owner))[1]).toMatchObject([{ id, status: 'EXPIRED' }]);
    expect((await offer(here, from)).refusal).toContain('返答を待っているオファー');
    await api.services.db
      .updateTable('official_job_offers')
      .set({ status: 'DECLINED', responded_at: api.clock.now() })
      .where('creator_id', '=', here.creator)
      .execute();
    expect(await standing(here, here.owner)).toEqual([null, []]);
    expect((await offer(here, from)).refusal).toBeUndefined();
  });

  test(`that was accepted stands in the way of a second ${from === 'chatRoomId' ? 'no more' : 'still'}`, async () => {
    const here = await house();
    const { id } = await offer(here, from);
    await api.services.db
      .updateTable('official_job_offers')
      .set({ status: 'ACCEPTED', responded_at: api.clock.now() })
      .where('creator_id', '=', here.creator)
      .execute();
    const stands = (await standing(here, here.owner))[1]?.map((one) => one.id);
    const { refusal } = await offer(here, from);
    expect([stands, refusal === undefined]).toEqual(from === 'chatRoomId' ? [[], true] : [[id], false]);
  });
});

test('of all that were consulted together are read at once', async () => {
  const { company, owner } = await house();
  const batch = randomUUID();
  const [one = ''] = [
    await consultation(company, await api.rows.creator(), batch),
    await consultation(company, await api.rows.creator(), batch),
  ];
  statements.length = 0;
  await api.post(
    'query ($id: ID!) { jobConsultation(id: $id) { batch { standingOffer { id } } } }',
    { id: encodeGlobalId('JobConsultation', one) },
    owner,
  );
  expect(statements.filter((text) => text.includes('official_job_offers'))).toHaveLength(1);
});
