import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { deliveredMails } from '../../mail/testing.ts';
import { changesTold, tellDealings } from '../testing.ts';
import { sweepConsultations } from './telling.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const posting = {
  name: '株式会社みなも菓子舗',
  prefecture_id: 17,
  city: '金沢市',
  street: '東山1-23-4',
  building: '水面ビル1階',
  contact_phone_number: '+81762000134',
};

const sent = v.object({
  ok: v.boolean(),
  jobConsultations: v.nullable(
    v.array(v.object({ id: v.string(), chatRoomId: v.string(), batchSize: v.number(), replyBy: v.string() })),
  ),
  errors: v.array(v.object({ __typename: v.string(), message: v.string(), field: v.nullish(v.string()) })),
});
const answered = v.object({
  jobConsultation: v.nullable(
    v.object({ id: v.string(), status: v.string(), answerMessage: v.nullable(v.string()) }),
  ),
  errors: v.array(v.object({ __typename: v.string(), message: v.string() })),
});

async function ask<Shape extends v.GenericSchema>(
  shape: Shape,
  query: string,
  variables: Record<string, unknown>,
  as?: string,
): Promise<v.InferOutput<Shape>> {
  const { data, errors } = await api.post(query, variables, as);
  if (errors) throw new Error(JSON.stringify(errors));
  return v.parse(shape, Object.values(data ?? {})[0]);
}

async function house(row: Partial<Parameters<TestApi['rows']['company']>[0]> = posting) {
  const company = await api.rows.company({ ...row, name_key: randomUUID() });
  const owner = await api.rows.member({ company_id: company });
  const agent = await api.rows.member({ company_id: company, role: 'CORPORATE_AGENT' });
  return { company, owner, agent };
}

async function seeking(name = '早瀬 みお'): Promise<string> {
  const id = await api.rows.creator({ user_name: name });
  await api.services.db
    .insertInto('creator_job_profiles')
    .values({
      id: randomUUID(),
      user_id: id,
      job_seeking_status: 'SEEKING',
      latest_job_seeking_status_changed_at: api.clock.now(),
      created_at: api.clock.now(),
      updated_at: api.clock.now(),
    })
    .execute();
  return id;
}

const idOf = (creator: string) => encodeGlobalId('CreatorUser', creator);

const contents = {
  title: '夜の菓子市、一年分の印刷物と文字',
  categoryId: 'category_1',
  offerDetail: '毎月二十一日に開く菓子市の、ちらし、提灯の文字、値札。',
  wayOfWorking: 'FULL_REMOTE',
  workingPlace: '完全リモート、初回は金沢',
  offerType: 'HOURLY_RATE',
  hourlyRate: { netHourlyRatePrice: 5_500, weeklyOperationalHours: 8, requestedPeriodMonths: 12 },
};

const send = (creators: readonly string[], as: string, more: Record<string, unknown> = {}) =>
  ask(
    sent,
    `mutation ($input: CreateJobConsultationInput!) { createJobConsultation(input: $input) {
      ok jobConsultations { id chatRoomId batchSize replyBy } errors { __typename message ... on UserInputInvalidError { field } ... on ArgumentInvalidError { field } } } }`,
    { input: { ...contents, recipients: creators.map((id) => ({ userId: idOf(id) })), ...more } },
    as,
  );

async function sendOne(
  creator: string,
  as: string,
): Promise<{ readonly id: string; readonly chatRoomId: string }> {
  const { jobConsultations, errors } = await send([creator], as);
  const [one] = jobConsultations ?? [];
  if (!one) throw new Error(JSON.stringify(errors));
  return one;
}

const answer = (consultationId: string, accepts: boolean, as: string, message?: string) =>
  ask(
    answered,
    `mutation ($input: AnswerJobConsultationInput!) { answerJobConsultation(input: $input) {
      jobConsultation { id status answerMessage } errors { __typename message } } }`,
    { input: { consultationId, accepts, message } },
    as,
  );

const withdraw = (consultationId: string, as: string) =>
  ask(
    answered,
    `mutation ($id: ID!) { withdrawJobConsultation(consultationId: $id) {
      jobConsultation { id status answerMessage } errors { __typename message } } }`,
    { id: consultationId },
    as,
  );

const shown = v.nullable(
  v.object({
    status: v.string(),
    batchSize: v.number(),
    companyAddress: v.nullable(v.string()),
    companyContact: v.nullable(v.string()),
    batch: v.array(v.object({ id: v.string() })),
    breakdown: v.nullable(v.object({ netPrice: v.number(), payout: v.number(), grossPrice: v.number() })),
  }),
);
const look = (id: string, as: string) =>
  ask(
    shown,
    `query ($id: ID!) { jobConsultation(id: $id) { status batchSize companyAddress companyContact batch { id }
      breakdown { netPrice payout grossPrice } } }`,
    { id },
    as,
  );

const cards = v.object({
  edges: v.array(
    v.object({
      node: v.object({
        __typename: v.string(),
        text: v.optional(v.nullable(v.string())),
        jobConsultation: v.optional(v.nullable(v.object({ title: v.string(), status: v.string() }))),
      }),
    }),
  ),
});
const room = async (id: string, as: string) =>
  (
    await ask(
      cards,
      `query ($id: ID!) { messages(roomId: $id) { edges { node { __typename ... on PlainMessage { text }
        ... on JobConsultationMessage { jobConsultation { title status } } } } } }`,
      { id },
      as,
    )
  ).edges.map(({ node }) => node.text ?? node.jobConsultation?.status);

describe('sending', () => {
  test('one puts a first line and the card into the room, and tells the creator', async () => {
    const { owner } = await house();
    const creator = await seeking();
    const { jobConsultations } = await send([], owner, {
      recipients: [{ userId: idOf(creator), firstLine: '早瀬さん、題字を拝見しました。' }],
    });
    const [one] = jobConsultations ?? [];
    expect(one).toMatchObject({ batchSize: 1, replyBy: '2026-04-15T14:59:59.999Z' });
    expect(await room(one?.chatRoomId ?? '', creator)).toEqual(['早瀬さん、題字を拝見しました。', 'SENT']);
    await tellDealings(api.services);
    const mails = (await deliveredMails(api.services)).filter(({ to }) => to.startsWith(creator));
    expect(mails.map(({ subject }) => subject)).toContain(
      '【つむぎ】株式会社みなも菓子舗から仕事の相談が届きました',
    );
  });

  test('to several shows how many they are, and the names to the company alone', async () => {
    const { owner, agent } = await house();
    const creators = [await seeking(), await seeking(), await seeking()];
    const { jobConsultations } = await send(creators, agent);
    expect(jobConsultations).toHaveLength(3);
    const [one] = jobConsultations ?? [];
    const [first] = creators.toSorted();
    expect(await look(one?.id ?? '', first ?? '')).toMatchObject({
      batchSize: 3,
      batch: [],
      companyAddress: '石川県金沢市東山1-23-4 水面ビル1階',
      companyContact: '076-200-0134',
      breakdown: { netPrice: 176_000, payout: 175_631, grossPrice: 193_600 },
    });
    expect((await look(one?.id ?? '', owner))?.batch).toHaveLength(3);
  });

  test('says all of it in its card: the company’s part of a posting too', async () => {
    const { owner } = await house();
    const creators = [await seeking(), await seeking()];
    const { jobConsultations } = await send(creators, owner, {
      offerPurpose: '夜の市の常連を増やすため。',
      isAllowedToPublishExternal: true,
      specialNoteForExternalPublish: '市が開いた日から。',
    });
    const cardOf = v.object({
      edges: v.array(v.object({ node: v.object({ jobConsultation: v.unknown() }) })),
    });
    const { edges } = await ask(
      cardOf,
      `query ($id: ID!) { messages(roomId: $id) { edges { node { ... on JobConsultationMessage { jobConsultation {
        offerPurpose category { id } isAllowedToPublishExternal specialNoteForExternalPublish
        companyName companyAddress companyContact } } } } } }`,
      { id: jobConsultations?.[0]?.chatRoomId },
      creators.toSorted()[0],
    );
    expect(edges[0]?.node.jobConsultation).toEqual({
      offerPurpose: '夜の市の常連を増やすため。',
      category: { id: 'category_1' },
      isAllowedToPublishExternal: true,
      specialNoteForExternalPublish: '市が開いた日から。',
      companyName: '株式会社みなも菓子舗',
      companyAddress: '石川県金沢市東山1-23-4 水面ビル1階',
      companyContact: '076-200-0134',
    });
  });

  test('again by the same page is the same consultation', async () => {
    const { owner } = await house();
    const creator = await seeking();
    const clientId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send([creator], owner, { clientId })));
    expect(new Set(answers.map(({ jobConsultations }) => jobConsultations?.[0]?.id)).size).toBe(1);
    expect(await room(answers[0]?.jobConsultations?.[0]?.chatRoomId ?? '', owner)).toEqual(['SENT']);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['no place', { workingPlace: '' }, 'workingPlace'],
    ['no pay', { hourlyRate: {} }, 'hourlyRate.netHourlyRatePrice'],
  ])('to two names the six items: %s is refused', async (_, given, field) => {
    const { owner } = await house();
    const creators = [await seeking(), await seeking()];
    const { ok, errors } = await send(creators, owner, given);
    expect({ ok, fields: errors.map((error) => error.field) }).toEqual({ ok: false, fields: [field] });
    expect((await send([creators[0] ?? ''], owner, given)).ok).toBe(true);
  });

  test('to two by a company without address and contact is refused, at both', async () => {
    const { owner } = await house({ name: '株式会社灯台舎' });
    const { errors } = await send([await seeking(), await seeking()], owner);
    expect(errors.map(({ field }) => field)).toEqual(['company.address', 'company.contact']);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['no title', { title: ' ' }, 'title'],
    ['a title that is too long', { title: 'あ'.repeat(61) }, 'title'],
    ['no detail', { offerDetail: '' }, 'offerDetail'],
    ['no category', { categoryId: null }, 'categoryId'],
    ['a category that is none', { categoryId: 'category_9999' }, 'categoryId'],
    [
      'hours beyond a week',
      { hourlyRate: { weeklyOperationalHours: 61 } },
      'hourlyRate.weeklyOperationalHours',
    ],
    ['a price of nothing', { hourlyRate: { netHourlyRatePrice: 0 } }, 'hourlyRate.netHourlyRatePrice'],
    [
      'a deadline that is over',
      { offerType: 'CONTRACT_UNIT', unit: { desiredDeadlineAt: '2026-03-01T00:00:00Z' } },
      'unit.desiredDeadlineAt',
    ],
    ['nobody', { recipients: [] }, 'recipients'],
  ])('is refused at its field: %s', async (_, given, field) => {
    const { owner } = await house();
    const { errors } = await send([await seeking()], owner, given);
    expect(errors.map((error) => error.field)).toEqual([field]);
  });

  test('reaches nobody who hides, blocks or does not look for work, and then nobody of the others', async () => {
    const { company, owner } = await house();
    const [open, blocking, resting] = [
      await seeking(),
      await seeking(),
      await api.rows.creator({ user_name: '坂口 汀' }),
    ];
    await api.services.db
      .insertInto('creator_hidden_companies')
      .values({ creator_id: blocking, company_id: company, reason: 'MANUAL', created_at: api.clock.now() })
      .execute();
    expect((await send([open, blocking], owner)).errors).toEqual([
      {
        __typename: 'UserInputInvalidError',
        message: '送り先のクリエイターが見つかりません。',
        field: 'recipients.1',
      },
    ]);
    const { errors } = await send([open, resting], owner);
    expect(errors).toEqual([
      {
        __typename: 'ArgumentInvalidError',
        message: '坂口 汀さんは現在、仕事を探していません。',
        field: 'recipients.1',
      },
    ]);
    const { count } = await api.services.db
      .selectFrom('job_consultations')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('company_id', '=', company)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
  });
});

describe('answering', () => {
  test('once: the card changes for everybody, and the sender hears of it', async () => {
    const { owner } = await house();
    const creator = await seeking();
    const { id, chatRoomId } = await sendOne(creator, owner);
    const first = await answer(id, false, creator, '今月は手いっぱいのため、見送らせてください。');
    expect(first.jobConsultation).toMatchObject({ status: 'DECLINED' });
    expect((await answer(id, false, creator)).jobConsultation?.answerMessage).toBe(
      '今月は手いっぱいのため、見送らせてください。',
    );
    expect((await answer(id, true, creator)).errors[0]?.message).toBe('この相談は、すでに辞退しています。');
    expect((await withdraw(id, owner)).errors[0]?.message).toBe('相手が返答したため、取り下げられません。');
    expect(await room(chatRoomId, owner)).toEqual(['DECLINED']);
    await tellDealings(api.services);
    const mails = (await deliveredMails(api.services)).filter(({ to }) => to.startsWith(owner));
    expect(mails.at(-1)?.text).toContain('今月は手いっぱいのため、見送らせてください。');
  });

  test('from many tabs at once has one outcome', async () => {
    const { owner } = await house();
    const creator = await seeking();
    const { id } = await sendOne(creator, owner);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => answer(id, at % 2 === 0, creator)),
    );
    const stands = (await look(id, owner))?.status;
    expect(new Set(answers.flatMap(({ jobConsultation }) => jobConsultation?.status ?? []))).toEqual(
      new Set([stands]),
    );
  });

  test('lets a talk in that was a request', async () => {
    const { owner } = await house();
    const creator = await seeking();
    await api.services.db
      .insertInto('user_settings')
      .values({ user_id: creator, talk_from: 'NOBODY', updated_at: api.clock.now() })
      .execute();
    const { id, chatRoomId } = await sendOne(creator, owner);
    await answer(id, true, creator);
    const standing = v.object({ standing: v.string() });
    const query = 'query ($id: ID!) { node(id: $id) { ... on ChatRoom { standing } } }';
    expect(await ask(standing, query, { id: chatRoomId }, owner)).toEqual({ standing: 'OPEN' });
  });

  test('is over after the day, or once it was withdrawn', async () => {
    const { owner } = await house();
    const creator = await seeking();
    const withdrawn = await sendOne(creator, owner);
    expect((await withdraw(withdrawn.id, owner)).jobConsultation?.status).toBe('WITHDRAWN');
    expect((await answer(withdrawn.id, true, creator)).errors[0]?.message).toBe(
      'この相談は、会社が取り下げました。',
    );
    const late = await sendOne(creator, owner);
    const before = api.clock.now().toISOString();
    api.clock.set('2026-04-12T15:00:00Z');
    await sweepConsultations(api.services);
    await tellDealings(api.services);
    const told = await changesTold(api.services, late.chatRoomId);
    api.clock.set('2026-04-15T15:00:00Z');
    await sweepConsultations(api.services);
    await sweepConsultations(api.services);
    expect((await answer(late.id, true, creator)).errors[0]?.message).toBe(
      'この相談は、返信の期限を過ぎました。',
    );
    expect((await look(late.id, owner))?.status).toBe('EXPIRED');
    await tellDealings(api.services);
    // An open room shows that it is over.
    expect(await changesTold(api.services, late.chatRoomId)).toEqual([...told, (told.at(-1) ?? 0) + 1]);
    const subjects = async (of: string) =>
      (await deliveredMails(api.services))
        .filter(({ to, subject }) => to.startsWith(of) && subject.includes('期限'))
        .map(({ subject }) => subject);
    expect(await subjects(creator)).toEqual([
      '【つむぎ】「夜の菓子市、一年分の印刷物と文字」の相談の返信期限が近づいています',
      '【つむぎ】「夜の菓子市、一年分の印刷物と文字」の相談の返信期限が過ぎました',
    ]);
    api.clock.set(before);
  });
});

describe('somebody else’s', () => {
  test('answers as one that does not exist', async () => {
    const { owner } = await house();
    const creator = await seeking();
    const { id } = await sendOne(creator, owner);
    const others = [await seeking(), (await house()).owner];
    for (const other of others) expect(await look(id, other)).toBeNull();
    const missing = encodeGlobalId('JobConsultation', randomUUID());
    const [stranger = '', rival = ''] = others;
    expect(await answer(id, true, stranger)).toEqual(await answer(missing, true, stranger));
    expect(await withdraw(id, rival)).toEqual(await withdraw(missing, rival));
  });
});
