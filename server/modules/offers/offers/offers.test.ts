import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId, keyOf } from '../../../lib/request/globalId.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import { fullTime as posting } from '../../jobs/testing.ts';
import { deliveredMails } from '../../mail/testing.ts';
import { changesTold, tellDealings } from '../testing.ts';
import type { PaperMaker } from '../../documents/papers.ts';
import { sweepChecks } from '../papers/checking.ts';
import { sweepPapers, versionIssued } from './documents.ts';
import { isChainWhole } from './offers.ts';
import { versionsOf } from './versionsSql.ts';
import { sweepOffers } from './telling.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const terms = {
  title: '「夜菓子」冬の店頭一式',
  remunerationType: 'CONTRACT_UNIT',
  work: '題字一点、B1判ポスター一種、のし紙二種の入稿データ。',
  rights: '著作権は受託者に残る。店頭と公式ページでの利用を三年間許す。',
  deliveryOn: '2026-04-30',
  place: 'つむぎのメッセージへのデータ送付',
  netPrice: 300_000,
  paymentDueOn: '2026-05-29',
  paymentMethod: '銀行振込。振込手数料は委託者が負担する。',
};

const answer = v.object({
  ok: v.boolean(),
  officialJobOffer: v.nullable(
    v.object({ id: v.string(), status: v.string(), currentVersion: v.number(), chatRoomId: v.string() }),
  ),
  errors: v.array(v.object({ __typename: v.string(), message: v.string(), field: v.nullish(v.string()) })),
});
type Answer = v.InferOutput<typeof answer>;

const fields = `ok officialJobOffer { id status currentVersion chatRoomId }
  errors { __typename message ... on UserInputInvalidError { field } ... on ArgumentInvalidError { field } }`;

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

const act = (name: string, kind: string, input: Record<string, unknown>, as: string): Promise<Answer> =>
  ask(answer, `mutation ($input: ${kind}!) { ${name}(input: $input) { ${fields} } }`, { input }, as);
const create = (input: Record<string, unknown>, as: string) =>
  act('createOfficialJobOffer', 'CreateOfficialJobOfferInput', { terms, ...input }, as);
const revise = (input: Record<string, unknown>, as: string) =>
  act('reviseOfficialJobOffer', 'ReviseOfficialJobOfferInput', { terms, ...input }, as);
const reply = (what: 'accept' | 'askToChange' | 'decline', input: Record<string, unknown>, as: string) =>
  act(`${what}OfficialJobOffer`, 'AnswerOfficialJobOfferInput', input, as);
const withdraw = (offerId: string, as: string) =>
  ask(
    answer,
    `mutation ($id: ID!) { withdrawOfficialJobOffer(offerId: $id) { ${fields} } }`,
    { id: offerId },
    as,
  );

/** Shows once more who they are, for all of their devices. */
async function confirm(userId: string): Promise<void> {
  await api.authorizationOf(userId);
  await api.services.db
    .updateTable('sessions')
    .set({ confirmed_at: api.clock.now() })
    .where('user_id', '=', userId)
    .execute();
}

async function house() {
  const company = await api.rows.company({ name: '株式会社みなも菓子舗', name_key: randomUUID() });
  const owner = await api.rows.member({ company_id: company });
  const creator = await api.rows.creator();
  const opening = await api.rows.publicJobOpening({ company_id: company });
  const entry = await api.rows.entry({ job_opening_id: opening, creator_id: creator });
  return { company, owner, creator, opening, entry, candidateId: encodeGlobalId('Candidate', entry) };
}

async function sent() {
  const here = await house();
  const { officialJobOffer, errors } = await create({ candidateId: here.candidateId }, here.owner);
  if (!officialJobOffer) throw new Error(JSON.stringify(errors));
  return { ...here, offer: officialJobOffer };
}

const stageOf = async (entry: string) =>
  (
    await api.services.db
      .selectFrom('job_entries')
      .select('stage')
      .where('id', '=', entry)
      .executeTakeFirstOrThrow()
  ).stage;

const shown = v.nullable(
  v.object({
    status: v.string(),
    isChainWhole: v.boolean(),
    versions: v.array(
      v.object({
        version: v.number(),
        contentHash: v.string(),
        lines: v.array(v.object({ label: v.string(), text: v.array(v.string()) })),
        differences: v.array(v.object({ term: v.string(), before: v.array(v.string()) })),
      }),
    ),
    events: v.array(v.object({ kind: v.string(), version: v.number(), term: v.nullable(v.string()) })),
  }),
);
const look = (id: string, as: string) =>
  ask(
    shown,
    `query ($id: ID!) { officialJobOffer(id: $id) { status isChainWhole
      versions { version contentHash lines { label text } differences { term before } }
      events { kind version term } } }`,
    { id },
    as,
  );

describe('an offer', () => {
  test('to a candidate is in writing, in the room, and the stage follows', async () => {
    const { offer, owner, creator, entry, candidateId } = await sent();
    expect(await stageOf(entry)).toBe('OFFERED');
    const known = v.object({ hasAlreadySentOffer: v.boolean() });
    expect(
      await ask(
        known,
        'query ($id: ID!) { candidate(id: $id) { hasAlreadySentOffer } }',
        { id: candidateId },
        owner,
      ),
    ).toEqual({ hasAlreadySentOffer: true });
    const seen = await look(offer.id, creator);
    expect(seen?.versions[0]?.lines.map(({ label }) => label)).toEqual([
      '委託日',
      '仕事の内容',
      '書き直し',
      '権利の範囲',
      '納める日・期間',
      '納める場所',
      '検査の完了日',
      '報酬の額',
      '支払いの期日',
      '支払いの方法',
      '実績の公開',
      'そのほか',
    ]);
    await tellDealings(api.services);
    const mails = (await deliveredMails(api.services)).filter(({ to }) => to.startsWith(creator));
    expect(mails.map(({ subject }) => subject)).toContain(
      '【つむぎ】株式会社みなも菓子舗から正式なオファーが届きました',
    );
  });

  test('is told of with the day by which the creator is to answer, until there is nothing to answer', async () => {
    const { offer, creator } = await sent();
    await tellDealings(api.services);
    const notices = v.object({
      edges: v.array(v.object({ node: v.object({ dueAt: v.nullable(v.string()) }) })),
    });
    const dueOf = async (as: string) =>
      (
        await ask(
          notices,
          '{ activityNotifications(first: 5, activityTypes: [JOB_OFFER]) { edges { node { dueAt } } } }',
          {},
          as,
        )
      ).edges.map(({ node }) => node.dueAt);
    const { replyBy } = await ask(
      v.object({ replyBy: v.string() }),
      'query ($id: ID!) { officialJobOffer(id: $id) { replyBy } }',
      { id: offer.id },
      creator,
    );
    expect(await dueOf(creator)).toEqual([replyBy]);
    await reply('decline', { offerId: offer.id, version: 1 }, creator);
    expect(await dueOf(creator)).toEqual([null]);
  });

  test('lives alone for its entry, and sent again is the same', async () => {
    const { owner, candidateId } = await house();
    const clientId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => create({ candidateId, clientId }, owner)));
    expect(new Set(answers.map(({ officialJobOffer }) => officialJobOffer?.id)).size).toBe(1);
    const { ok, errors } = await create({ candidateId }, owner);
    expect(ok).toBe(false);
    expect(errors[0]?.message).toContain('返答を待っているオファーか、承諾されたオファーがあります');
  });

  test('goes to nobody who blocked the company, nor further versions of it, nor to whoever took their entry back', async () => {
    const { owner, offer, creator, company } = await sent();
    await ask(
      v.unknown(),
      'mutation ($id: ID!) { blockCompany(companyId: $id) { errors { __typename } } }',
      { id: encodeGlobalId('Company', company) },
      creator,
    );
    const revised = await revise({ offerId: offer.id, baseVersion: 1 }, owner);
    expect([revised.ok, revised.errors[0]?.field]).toEqual([false, 'offerId']);
    const left = await house();
    await api.services.db
      .updateTable('job_entries')
      .set({ stage: 'WITHDRAWN' })
      .where('id', '=', left.entry)
      .execute();
    expect((await create({ candidateId: left.candidateId }, left.owner)).ok).toBe(false);
  });

  test('was read in the version that was shown', async () => {
    const { owner, offer, creator } = await sent();
    await revise({ offerId: offer.id, baseVersion: 1 }, owner);
    const opened = (version: number) =>
      ask(
        v.unknown(),
        'mutation ($id: ID!, $version: Int) { openOfficialJobOffer(offerId: $id, version: $version) { ok } }',
        { id: offer.id, version },
        creator,
      );
    await opened(1);
    await opened(3);
    const seen = await look(offer.id, creator);
    expect(seen?.events.filter(({ kind }) => kind === 'OPENED').map(({ version }) => version)).toEqual([1]);
  });

  test('is refused at its fields, and nothing of it is written', async () => {
    const { owner, candidateId, entry, company } = await house();
    const { ok, errors } = await create(
      { candidateId, terms: { ...terms, rights: '', paymentDueOn: '2026-06-29' }, replyBy: '2026-06-01' },
      owner,
    );
    expect({ ok, fields: errors.map(({ field }) => field) }).toEqual({
      ok: false,
      fields: ['rights', 'paymentDueOn', 'replyBy'],
    });
    expect(await stageOf(entry)).toBe('NEW');
    const rows = await api.services.db
      .selectFrom('official_job_offers')
      .select('id')
      .where('company_id', '=', company)
      .execute();
    expect(rows).toEqual([]);
  });

  test('of somebody else answers as one that does not exist', async () => {
    const { offer } = await sent();
    const other = await house();
    const missing = encodeGlobalId('OfficialJobOffer', randomUUID());
    for (const stranger of [other.owner, other.creator]) expect(await look(offer.id, stranger)).toBeNull();
    await confirm(other.creator);
    for (const what of ['accept', 'decline'] as const)
      expect(await reply(what, { offerId: offer.id, version: 1 }, other.creator)).toEqual(
        await reply(what, { offerId: missing, version: 1 }, other.creator),
      );
    expect(await withdraw(offer.id, other.owner)).toEqual(await withdraw(missing, other.owner));
  });
});

describe('versions', () => {
  test('follow each other by their hashes, and show what is otherwise', async () => {
    const { offer, owner, creator } = await sent();
    await reply(
      'askToChange',
      { offerId: offer.id, version: 1, term: 'AMOUNT', message: '三種になると聞きました。' },
      creator,
    );
    const second = { ...terms, work: '題字一点、ポスター一種、のし紙三種。', netPrice: 350_000 };
    const revised = await revise({ offerId: offer.id, baseVersion: 1, terms: second }, owner);
    expect(revised.officialJobOffer?.currentVersion).toBe(2);
    expect((await revise({ offerId: offer.id, baseVersion: 1, terms: second }, owner)).errors[0]?.field).toBe(
      'baseVersion',
    );
    const seen = await look(offer.id, creator);
    expect(seen?.isChainWhole).toBe(true);
    expect(seen?.versions[1]?.differences).toEqual([
      { term: 'WORK', before: [terms.work] },
      { term: 'AMOUNT', before: ['300,000円(税抜)'] },
    ]);
    expect(seen?.events.map(({ kind, version, term }) => `${kind} ${version} ${term ?? ''}`.trim())).toEqual([
      'SENT 1',
      'CHANGE_ASKED 1 AMOUNT',
      'SENT 2',
    ]);
    // What is asked for leads from the room to the offer, and so to the item.
    const { data } = await api.post(
      `query ($id: ID!) { officialJobOffer(id: $id) { events { termLabel } } }`,
      { id: offer.id },
      owner,
    );
    expect(data).toMatchObject({
      officialJobOffer: { events: [{ termLabel: null }, { termLabel: '報酬の額' }, { termLabel: null }] },
    });
    const said = await api.services.db
      .selectFrom('chat_messages')
      .select('offer_id')
      .where('text', 'like', '「報酬の額」の相談です。%')
      .execute();
    expect(said.map(({ offer_id: id }) => id)).toContain(keyOf(offer.id, 'OfficialJobOffer'));
  });

  test('cannot be changed, and one that was broken by hand is found', async () => {
    const { offer, owner } = await sent();
    await revise({ offerId: offer.id, baseVersion: 1 }, owner);
    const key = await api.services.db
      .selectFrom('official_job_offers')
      .select('id')
      .where('current_version', '=', 2)
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await expect(
      api.services.db
        .updateTable('official_job_offer_versions')
        .set({ net_price: 1 })
        .where('offer_id', '=', key.id)
        .execute(),
    ).rejects.toThrow(/append-only/u);
    const rows = await versionsOf(api.services.db, [key.id]);
    expect(isChainWhole(rows)).toBe(true);
    const forged = rows.map((row) => ({ ...row, paper: row.paper?.replace('300,000', '200,000') ?? null }));
    expect(isChainWhole(forged)).toBe(false);
    expect(isChainWhole(rows.slice(1))).toBe(false);
  });

  test('and papers are compared with their hashes, and operators are told of one that was broken', async () => {
    const { offer, owner } = await sent();
    await revise({ offerId: offer.id, baseVersion: 1 }, owner);
    await tellDealings(api.services);
    const id = keyOf(offer.id, 'OfficialJobOffer') ?? '';
    const { db } = api.services;
    const { clock } = api;
    const before = clock.now().toISOString();
    const table = db.updateTable('official_job_offer_versions').where('offer_id', '=', id);
    const check = async () => {
      clock.advance(8 * 86_400_000);
      await sweepChecks(api.services);
      const row = await db
        .selectFrom('paper_checks')
        .select('fault')
        .where('offer_id', '=', id)
        .executeTakeFirst();
      return row?.fault;
    };
    expect(await check()).toBeNull();
    // As only somebody with the database in their hands could do it.
    const byHand = async (run: () => Promise<unknown>) => {
      await sql`alter table official_job_offer_versions disable trigger user`.execute(db);
      await run();
      await sql`alter table official_job_offer_versions enable trigger user`.execute(db);
    };
    const first = await db
      .selectFrom('official_job_offer_versions')
      .select(['paper', 'content_hash'])
      .where('offer_id', '=', id)
      .where('version', '=', 1)
      .executeTakeFirstOrThrow();
    const forged = first.paper?.replace('300,000', '200,000') ?? '';
    // With its own hash mended, the next version still names the one that was.
    for (const values of [
      { paper: forged },
      { paper: forged, content_hash: createHash('sha256').update(forged).digest('hex') },
    ]) {
      await byHand(() => table.set(values).where('version', '=', 1).execute());
      expect(await check()).toBe('CHAIN');
    }
    await byHand(() => table.set(first).where('version', '=', 1).execute());
    expect(await check()).toBeNull();
    const kept = await db
      .selectFrom('issued_documents')
      .innerJoin('media_objects', 'media_objects.id', 'issued_documents.media_id')
      .select('media_objects.storage_key as key')
      .where('issued_documents.offer_id', '=', id)
      .executeTakeFirstOrThrow();
    await api.services.storage.remove(kept.key);
    expect(await check()).toBe('BYTES');
    clock.set(before);
  });
});

describe('answers', () => {
  test('asked once more, then one outcome however often it is pressed', async () => {
    const { offer, owner, creator, entry } = await sent();
    const input = { offerId: offer.id, version: 1 };
    expect((await reply('accept', input, creator)).errors[0]?.__typename).toBe('ConfirmationRequiredError');
    await confirm(creator);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        at % 3 === 2 ? withdraw(offer.id, owner) : reply(at % 3 === 0 ? 'accept' : 'decline', input, creator),
      ),
    );
    const stands = (await look(offer.id, owner))?.status;
    expect(new Set(answers.flatMap(({ officialJobOffer }) => officialJobOffer?.status ?? []))).toEqual(
      new Set([stands]),
    );
    const ends = await look(offer.id, owner);
    expect(
      ends?.events.filter(({ kind }) => ['ACCEPTED', 'DECLINED', 'WITHDRAWN'].includes(kind)),
    ).toHaveLength(1);
    expect(await stageOf(entry)).toBe(
      { ACCEPTED: 'HIRED', DECLINED: 'CONSIDERING', WITHDRAWN: 'CONSIDERING' }[stands ?? ''],
    );
  });

  test('lead the entry back to where the offer found it, and the history says why', async () => {
    const { owner, creator, entry, candidateId } = await house();
    const move = (stage: string) =>
      ask(
        v.object({ errors: v.array(v.object({ message: v.string() })) }),
        `mutation ($id: ID!, $stage: EntryStage!) { moveCandidates(input: { candidateIds: [$id], stage: $stage }) {
          errors { ... on ArgumentInvalidError { message } } } }`,
        { id: candidateId, stage },
        owner,
      );
    await move('INTERVIEW');
    api.clock.advance(1_000);
    const first = (await create({ candidateId }, owner)).officialJobOffer;
    expect((await move('DECLINED')).errors[0]?.message).toContain('先にオファーを取り下げてください');
    api.clock.advance(1_000);
    await withdraw(first?.id ?? '', owner);
    expect(await stageOf(entry)).toBe('INTERVIEW');
    api.clock.advance(1_000);
    const second = (await create({ candidateId }, owner)).officialJobOffer;
    api.clock.advance(1_000);
    await confirm(creator);
    await reply('accept', { offerId: second?.id ?? '', version: 1 }, creator);
    expect((await move('INTERVIEW')).errors[0]?.message).toContain('ほかの段階に移せません');
    const story = v.object({
      officialJobOffer: v.object({ id: v.string() }),
      stageChanges: v.array(v.object({ toStage: v.string(), cause: v.nullable(v.string()) })),
    });
    const told = await ask(
      story,
      'query ($id: ID!) { candidate(id: $id) { officialJobOffer { id } stageChanges { toStage cause } } }',
      { id: candidateId },
      owner,
    );
    expect(told.officialJobOffer.id).toBe(second?.id);
    expect(told.stageChanges.map(({ toStage, cause }) => `${toStage} ${cause ?? ''}`)).toEqual([
      'HIRED OFFER_ACCEPTED',
      'OFFERED OFFER_SENT',
      'INTERVIEW OFFER_WITHDRAWN',
      'OFFERED OFFER_SENT',
      'INTERVIEW ',
    ]);
  });

  test('are of the version that was read', async () => {
    const { offer, owner, creator, entry } = await sent();
    await revise({ offerId: offer.id, baseVersion: 1 }, owner);
    await confirm(creator);
    expect((await reply('accept', { offerId: offer.id, version: 1 }, creator)).errors[0]?.message).toContain(
      '新しいバージョン(第2版)が届いています',
    );
    const accepted = await reply('accept', { offerId: offer.id, version: 2 }, creator);
    expect(accepted.officialJobOffer?.status).toBe('ACCEPTED');
    expect(await stageOf(entry)).toBe('HIRED');
    expect((await withdraw(offer.id, owner)).errors[0]?.message).toBe(
      'このオファーは、すでに承諾されています。',
    );
    expect((await revise({ offerId: offer.id, baseVersion: 2 }, owner)).ok).toBe(false);
    await tellDealings(api.services);
    const mails = await deliveredMails(api.services);
    const toldOf = (words: string) =>
      mails
        .filter(({ subject }) => subject.includes(words))
        .flatMap(({ to }) => to.split('@')[0] ?? [])
        .filter((to) => [owner, creator].includes(to));
    expect(toldOf('成立しました')).toEqual([owner]);
    expect(toldOf('契約の書面').toSorted()).toEqual([owner, creator].toSorted());
  });

  test.each([
    ['to an applicant', 1],
    ['in a room', 2],
  ])('%s can come no more once it is over, of which an open room learns', async (where, changes) => {
    const before = api.clock.now().toISOString();
    const { candidateId, company, creator, owner } = await house();
    const origin =
      where === 'in a room'
        ? {
            chatRoomId: encodeGlobalId(
              'ChatRoom',
              await api.rows.room({ company_id: company, creator_id: creator }),
            ),
          }
        : { candidateId };
    const { officialJobOffer: offer } = await create(origin, owner);
    const room = offer?.chatRoomId ?? '';
    api.clock.set('2026-04-08T14:59:00Z');
    await sweepOffers(api.services);
    await tellDealings(api.services);
    const told = await changesTold(api.services, room);
    api.clock.set('2026-04-08T15:00:00Z');
    await sweepOffers(api.services);
    await sweepOffers(api.services);
    await tellDealings(api.services);
    const last = told.at(-1) ?? 0;
    expect(await changesTold(api.services, room)).toEqual([
      ...told,
      ...Array.from({ length: changes }, (_, index) => last + index + 1),
    ]);
    api.clock.set(before);
  });

  test('come until the day is over; a new version asks again', async () => {
    const { offer, owner, creator, entry } = await sent();
    const before = api.clock.now().toISOString();
    for (const moment of ['2026-04-07T15:00:00Z', '2026-04-08T15:00:00Z', '2026-04-08T16:00:00Z']) {
      api.clock.set(moment);
      await sweepOffers(api.services);
      await tellDealings(api.services);
    }
    const mails = await deliveredMails(api.services);
    const dueMails = (of: string) =>
      mails
        .filter(({ to, subject }) => to.startsWith(of) && subject.includes('期限'))
        .map(({ subject }) => subject.replace(/^.*」の/u, ''));
    expect(dueMails(creator)).toEqual([
      'オファーの返答期限が近づいています',
      'オファーの返答期限が過ぎました',
    ]);
    expect(dueMails(owner)).toEqual(['オファーに、期限までに返答がありませんでした']);
    expect(await stageOf(entry)).toBe('CONSIDERING');
    await confirm(creator);
    expect((await look(offer.id, creator))?.status).toBe('EXPIRED');
    expect((await reply('accept', { offerId: offer.id, version: 1 }, creator)).errors[0]?.message).toBe(
      'このオファーは、返答の期限を過ぎました。',
    );
    await revise({ offerId: offer.id, baseVersion: 1 }, owner);
    expect(await stageOf(entry)).toBe('OFFERED');
    expect((await reply('accept', { offerId: offer.id, version: 2 }, creator)).officialJobOffer?.status).toBe(
      'ACCEPTED',
    );
    api.clock.set(before);
  });
});

test('what the form is told while one writes', async () => {
  const { owner } = await house();
  const preview = v.object({
    lines: v.array(v.object({ number: v.number(), state: v.string() })),
    problems: v.array(v.object({ field: v.string(), message: v.string() })),
    lastPaymentDay: v.nullable(v.string()),
    hasProhibitions: v.boolean(),
    unprintable: v.array(v.string()),
  });
  expect(
    await ask(
      preview,
      `query ($terms: OfficialJobOfferTermsInput!) { officialJobOfferPreview(terms: $terms) {
        lines { number state } problems { field message } lastPaymentDay hasProhibitions unprintable } }`,
      { terms: { ...terms, place: '工房🎨', deliveryOn: '2026-05-01', paymentDueOn: '2026-07-01' } },
      owner,
    ),
  ).toMatchObject({
    lastPaymentDay: '2026-06-29',
    hasProhibitions: true,
    unprintable: ['🎨'],
    problems: [{ field: 'paymentDueOn' }],
  });
});

describe('採用条件の提示', () => {
  const names = [
    'EMPLOYER',
    'JOB',
    'JOB_SCOPE',
    'WORKPLACE',
    'WORKPLACE_SCOPE',
    'START',
    'EMPLOYMENT_PERIOD',
    'PROBATION',
    'WORKING_HOURS',
    'OVERTIME',
    'HOLIDAYS',
    'LEAVE',
    'WAGE',
    'FIXED_OVERTIME',
    'WAGE_DAYS',
    'RAISES',
    'INSURANCE',
    'DISMISSAL',
    'SMOKING',
  ];
  const employment = names.map((term) => ({ term, text: `${term}の条件` }));
  const hiring = { title: 'デザイナー', remunerationType: 'CONTRACT_UNIT', employment };

  async function fullTime() {
    const company = await api.rows.company({ name: '株式会社みなも菓子舗', name_key: randomUUID() });
    const owner = await api.rows.member({ company_id: company });
    const creator = await api.rows.creator();
    const opening = await api.rows.publicJobOpening({ ...posting, company_id: company });
    await api.services.db
      .insertInto('job_opening_versions')
      .values({
        job_opening_id: opening,
        version: 1,
        content: JSON.stringify({
          title: 'デザイナー',
          jobDetail: 'JOBの条件',
          payUnit: 'MONTH',
          payMin: 340_000,
          payMax: 480_000,
          hasProbation: false,
        }),
        published_at: api.clock.now(),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['job_opening_id', 'version'])
          .doUpdateSet((eb) => ({ content: eb.ref('excluded.content') })),
      )
      .execute();
    const entry = await api.rows.entry({ job_opening_id: opening, creator_id: creator });
    return { company, owner, creator, entry, candidateId: encodeGlobalId('Candidate', entry) };
  }

  test('begins with what the posting said, is offered and accepted, and is no commission', async () => {
    const { owner, creator, entry, candidateId } = await fullTime();
    const begun = v.object({
      offerTerms: v.object({
        title: v.string(),
        employment: v.array(v.object({ term: v.string(), text: v.string() })),
      }),
    });
    const { offerTerms } = await ask(
      begun,
      'query ($id: ID!) { candidate(id: $id) { offerTerms { title employment { term text } } } }',
      { id: candidateId },
      owner,
    );
    expect(offerTerms.employment).toEqual([
      { term: 'JOB', text: 'JOBの条件' },
      { term: 'PROBATION', text: 'なし' },
      { term: 'WAGE', text: '月給 340,000〜480,000円(額面)' },
    ]);
    expect((await create({ candidateId }, owner)).errors[0]?.message).toContain('採用条件の提示を送って');
    const missing = employment.filter(({ term }) => term !== 'DISMISSAL');
    expect((await create({ candidateId, terms: { ...hiring, employment: missing } }, owner)).errors).toEqual([
      {
        __typename: 'UserInputInvalidError',
        message: '退職・解雇の事由を入力してください。',
        field: 'employment.DISMISSAL',
      },
    ]);
    const { officialJobOffer: offer, errors } = await create({ candidateId, terms: hiring }, owner);
    expect(errors).toEqual([]);
    const id = offer?.id ?? '';
    const seen = v.object({
      versions: v.array(
        v.object({
          documentTitle: v.string(),
          law: v.string(),
          lines: v.array(v.object({ term: v.string() })),
          openingDifferences: v.array(v.object({ term: v.string(), before: v.array(v.string()) })),
        }),
      ),
    });
    const { versions } = await ask(
      seen,
      `query ($id: ID!) { officialJobOffer(id: $id) { versions {
        documentTitle law lines { term } openingDifferences { term before } } } }`,
      { id },
      creator,
    );
    expect(versions[0]).toMatchObject({ documentTitle: '採用条件の提示' });
    expect(versions[0]?.law).toContain('労働条件通知書は、雇用主から別に交付されます');
    expect(versions[0]?.lines).toHaveLength(20);
    expect(versions[0]?.openingDifferences).toEqual([
      { term: 'PROBATION', before: ['なし'] },
      { term: 'WAGE', before: ['月給 340,000〜480,000円(額面)'] },
    ]);
    expect((await revise({ offerId: id, baseVersion: 1 }, owner)).errors[0]?.message).toContain('書き換え');
    await reply('askToChange', { offerId: id, version: 1, term: 'WAGE', message: '賞与について' }, creator);
    await confirm(creator);
    expect((await reply('accept', { offerId: id, version: 1 }, creator)).errors).toEqual([]);
    expect(await stageOf(entry)).toBe('HIRED');
    await tellDealings(api.services);
    expect(
      await api.services.db
        .selectFrom('outbox')
        .select('kind')
        .where('kind', '=', 'offer.accepted')
        .where('payload', '@>', JSON.stringify({ offerId: keyOf(id, 'OfficialJobOffer') }))
        .execute(),
    ).toEqual([]);
  });
});

describe('the document of a version', () => {
  const documents = v.object({
    versions: v.array(v.object({ documentUrl: v.nullable(v.string()), contentHash: v.string() })),
  });
  const documentsOf = async (id: string, as: string) =>
    (
      await ask(
        documents,
        'query ($id: ID!) { officialJobOffer(id: $id) { versions { documentUrl contentHash } } }',
        { id },
        as,
      )
    ).versions;

  test('is made once a version was issued, kept as it was made, and says what the version says', async () => {
    const { offer, owner, creator } = await sent();
    expect(await documentsOf(offer.id, creator)).toMatchObject([{ documentUrl: null }]);
    await tellDealings(api.services);
    const [made] = await documentsOf(offer.id, creator);
    expect(await documentsOf(offer.id, owner)).toEqual([made]);
    const key = /^\/media\/([0-9a-f]{64}\.pdf)\?.*name=/u.exec(made?.documentUrl ?? '')?.[1] ?? '';
    const text = await textOf((await api.services.storage.readAll(key)) ?? Buffer.alloc(0));
    for (const words of [
      '業務委託の条件の通知',
      '株式会社みなも菓子舗',
      'のし紙二種の入稿データ',
      '300,000円',
    ])
      expect(text).toContain(words);
    expect(text).toContain(made?.contentHash);
    // Told once more, it stays what it is.
    await api.services.db.transaction().execute((trx) =>
      enqueue(trx, api.services, versionIssued, {
        offerId: keyOf(offer.id, 'OfficialJobOffer') ?? '',
        version: 1,
      }),
    );
    await tellDealings(api.services);
    expect(await documentsOf(offer.id, creator)).toEqual([made]);
  });

  test('is made by the next try where one failed', async () => {
    const { offer, creator } = await sent();
    const broken: PaperMaker = { ...api.services.papers, make: () => Promise.reject(new Error('no fonts')) };
    await tellDealings({ ...api.services, papers: broken });
    expect(await documentsOf(offer.id, creator)).toMatchObject([{ documentUrl: null }]);
    api.clock.advance(3_600_000);
    await tellDealings(api.services);
    const [made] = await documentsOf(offer.id, creator);
    expect(made?.documentUrl).not.toBeNull();
  });
});

describe('the record of an agreement', () => {
  const papers = v.object({
    recordUrl: v.nullable(v.string()),
    versions: v.array(v.object({ contentHash: v.string(), documentHash: v.nullable(v.string()) })),
  });
  const papersOf = (id: string, as: string) =>
    ask(
      papers,
      'query ($id: ID!) { officialJobOffer(id: $id) { recordUrl versions { contentHash documentHash } } }',
      { id },
      as,
    );

  async function agreed() {
    const here = await sent();
    await ask(
      v.unknown(),
      'mutation ($id: ID!) { openOfficialJobOffer(offerId: $id) { ok } }',
      { id: here.offer.id },
      here.creator,
    );
    await confirm(here.creator);
    await reply('accept', { offerId: here.offer.id, version: 1 }, here.creator);
    return here;
  }

  test('says who did what, when, how they were known and from where, and goes to both with the terms', async () => {
    const { offer, owner, creator } = await agreed();
    expect(await papersOf(offer.id, creator)).toMatchObject({ recordUrl: null });
    await tellDealings(api.services);
    const { recordUrl, versions } = await papersOf(offer.id, owner);
    const key = /^\/media\/([0-9a-f]{64}\.pdf)\?.*name=/u.exec(recordUrl ?? '')?.[1] ?? '';
    const text = await textOf((await api.services.storage.readAll(key)) ?? Buffer.alloc(0));
    for (const words of [
      '締結の記録',
      '第1版の送信',
      '第1版の表示',
      '第1版の承諾',
      '本人の確認',
      '(UTC+09:00)',
    ])
      expect(text).toContain(words);
    expect(text).toContain(versions[0]?.contentHash);
    expect(text).toContain(versions[0]?.documentHash);
    expect(key.startsWith(versions[0]?.documentHash ?? 'none')).toBe(false);
    const mails = (await deliveredMails(api.services)).filter(
      ({ subject, to }) =>
        subject.includes('契約の書面') && [owner, creator].some((person) => to.startsWith(person)),
    );
    expect(mails.map(({ attachments = [] }) => attachments.length)).toEqual([2, 2]);
    expect(new Set(mails.map(({ to }) => to)).size).toBe(2);
  });

  test('is looked for and made where it could not be, and no effect is left to do it', async () => {
    const { offer, creator } = await agreed();
    const offerId = keyOf(offer.id, 'OfficialJobOffer') ?? '';
    await api.services.db
      .deleteFrom('outbox')
      .where('kind', 'in', ['offer.concluded', 'offer.issued'])
      .execute();
    api.clock.advance(3_600_000);
    await sweepPapers(api.services);
    expect((await papersOf(offer.id, creator)).recordUrl).not.toBeNull();
    await expect(
      api.services.db
        .updateTable('issued_documents')
        .set({ subject: '別の件' })
        .where('offer_id', '=', offerId)
        .execute(),
    ).rejects.toThrow();
    await expect(
      api.services.db.deleteFrom('issued_documents').where('offer_id', '=', offerId).execute(),
    ).rejects.toThrow();
  });
});

describe('on paper', () => {
  const mark = (what: 'askForOfferOnPaper' | 'markOfferPaperSent', offerId: string, as: string) =>
    ask(answer, `mutation ($id: ID!) { ${what}(offerId: $id) { ${fields} } }`, { id: offerId }, as);

  test('terms go to whoever asks, once, and both are part of the story', async () => {
    const { offer, owner, creator } = await sent();
    const stranger = await house();
    expect((await mark('markOfferPaperSent', offer.id, owner)).errors[0]?.message).toBe(
      '紙の書面は求められていません。',
    );
    expect((await mark('askForOfferOnPaper', offer.id, stranger.creator)).errors[0]?.message).toBe(
      'オファーが見つかりません。',
    );
    for (const _ of [1, 2]) expect((await mark('askForOfferOnPaper', offer.id, creator)).errors).toEqual([]);
    for (const _ of [1, 2]) expect((await mark('markOfferPaperSent', offer.id, owner)).errors).toEqual([]);
    const { events } = (await look(offer.id, creator)) ?? { events: [] };
    expect(events.map(({ kind }) => kind)).toEqual(['SENT', 'PAPER_ASKED', 'PAPER_SENT']);
  });
});

describe('a paper that no longer stands', () => {
  const papers = v.object({
    edges: v.array(
      v.object({
        node: v.object({ id: v.string(), isVoided: v.boolean(), voidReason: v.nullable(v.string()) }),
      }),
    ),
  });
  const listed = async (as: string) =>
    (
      await ask(
        papers,
        'query { issuedDocuments(first: 20) { edges { node { id isVoided voidReason } } } }',
        {},
        as,
      )
    ).edges.map(({ node }) => node);
  const reissue = (id: string, reason: string, as: string) =>
    ask(
      v.object({ errors: v.array(v.object({ message: v.string() })) }),
      `mutation ($id: ID!, $reason: String!) { reissueDocument(id: $id, reason: $reason) {
        errors { ... on UserInputInvalidError { message } ... on ArgumentInvalidError { message } } } }`,
      { id, reason },
      as,
    );

  test('is void with its reason and issued anew, once; it stays as it was', async () => {
    const { offer, owner, creator } = await sent();
    await tellDealings(api.services);
    const [first] = await listed(owner);
    const id = first?.id ?? '';
    expect((await reissue(id, '誤記', (await house()).owner)).errors[0]?.message).toBe(
      '書類が見つかりません。',
    );
    expect((await reissue(id, ' ', owner)).errors[0]?.message).toBe('再発行する理由を入力してください。');
    await Promise.all(Array.from({ length: 5 }, () => reissue(id, '文字が欠けていました。', owner)));
    await tellDealings(api.services);
    expect((await listed(creator)).map(({ isVoided, voidReason }) => [isVoided, voidReason])).toEqual(
      expect.arrayContaining([
        [false, null],
        [true, '文字が欠けていました。'],
      ]),
    );
    expect(await listed(creator)).toHaveLength(2);
    const hashes = await api.services.db
      .selectFrom('issued_documents')
      .select(['sha256', 'issue'])
      .where('offer_id', '=', keyOf(offer.id, 'OfficialJobOffer') ?? '')
      .orderBy('issue')
      .execute();
    expect(hashes.map(({ issue }) => issue)).toEqual([1, 2]);
    expect(hashes[0]?.sha256).not.toBe(hashes[1]?.sha256);
    await expect(
      api.services.db
        .updateTable('issued_documents')
        .set({ void_reason: '別の理由' })
        .where('void_reason', 'is not', null)
        .where('offer_id', '=', keyOf(offer.id, 'OfficialJobOffer') ?? '')
        .execute(),
    ).rejects.toThrow(/append-only/u);
  });
});

describe('what was issued', () => {
  const list = v.object({
    edges: v.array(
      v.object({
        node: v.object({
          kind: v.string(),
          subject: v.string(),
          netAmount: v.nullable(v.number()),
          url: v.string(),
        }),
      }),
    ),
  });
  const listOf = async (filter: object, as: string) =>
    (
      await ask(
        list,
        `query ($filter: IssuedDocumentFilter) { issuedDocuments(first: 20, filter: $filter) {
          edges { node { kind subject netAmount url } } } }`,
        { filter },
        as,
      )
    ).edges.map(({ node }) => node);
  const check = v.object({
    document: v.nullable(
      v.object({ kind: v.string(), number: v.string(), version: v.number(), isReplaced: v.boolean() }),
    ),
    errors: v.array(v.object({ __typename: v.string() })),
  });
  const checkOf = (sha256: string) =>
    ask(
      check,
      `mutation ($sha256: String!) { checkDocument(sha256: $sha256) {
        document { kind number version isReplaced } errors { __typename } } }`,
      { sha256 },
    );

  test('is found by day, amount and counterparty together, and by nobody else', async () => {
    const { owner, creator, offer } = await sent();
    await tellDealings(api.services);
    const stranger = await house();
    expect(await listOf({}, creator)).toMatchObject([{ kind: 'OFFER', netAmount: 300_000 }]);
    expect(await listOf({}, owner)).toHaveLength(1);
    expect(await listOf({}, stranger.owner)).toEqual([]);
    const today = new Date(api.clock.now().getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
    const fitting = {
      from: today,
      until: today,
      leastAmount: 300_000,
      mostAmount: 300_000,
      counterparty: 'みなも 菓子',
    };
    expect(await listOf(fitting, creator)).toHaveLength(1);
    for (const other of [
      { until: '2020-01-01' },
      { from: '2099-01-01' },
      { leastAmount: 300_001 },
      { mostAmount: 299_999 },
      { counterparty: '灯台' },
      { counterparty: '%' },
      { kinds: ['RECORD'] },
    ])
      expect(await listOf({ ...fitting, ...other }, creator)).toEqual([]);
    expect(offer.currentVersion).toBe(1);
  });

  test('is handed out whole, with an index that a spreadsheet opens', async () => {
    const { creator } = await sent();
    await tellDealings(api.services);
    const bundle = v.object({ url: v.nullable(v.string()), count: v.nullable(v.number()) });
    const made = await ask(bundle, 'mutation { bundleIssuedDocuments { url count } }', {}, creator);
    expect(made.count).toBe(1);
    const key = /^\/media\/([0-9a-f]{64}\.zip)\?/u.exec(made.url ?? '')?.[1] ?? '';
    const bytes = (await api.services.storage.readAll(key)) ?? Buffer.alloc(0);
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.includes(Buffer.from('一覧.csv'))).toBe(true);
    const refused = v.object({ errors: v.array(v.object({ message: v.string() })) });
    const { errors } = await ask(
      refused,
      `mutation { bundleIssuedDocuments(filter: { from: "2099-01-01" }) {
        errors { ... on ArgumentInvalidError { message } } } }`,
      {},
      creator,
    );
    expect(errors[0]?.message).toBe('条件に合う書類がありません。');
  });

  test('is known by its bytes to anybody, and by no others', async () => {
    const { offer, owner } = await sent();
    await tellDealings(api.services);
    const hash = v.object({ versions: v.array(v.object({ documentHash: v.string() })) });
    const { versions } = await ask(
      hash,
      'query ($id: ID!) { officialJobOffer(id: $id) { versions { documentHash } } }',
      { id: offer.id },
      owner,
    );
    const sha256 = versions[0]?.documentHash ?? '';
    expect((await checkOf(sha256)).document).toMatchObject({ kind: 'OFFER', version: 1, isReplaced: false });
    expect((await checkOf(sha256.toUpperCase())).document).not.toBeNull();
    expect((await checkOf('0'.repeat(64))).document).toBeNull();
    expect((await checkOf("' or 1=1")).document).toBeNull();
    await revise({ offerId: offer.id, baseVersion: 1 }, owner);
    expect((await checkOf(sha256)).document).toMatchObject({ version: 1, isReplaced: true });
    for (let at = 0; at < 60; at += 1) await checkOf('0'.repeat(64));
    expect((await checkOf(sha256)).errors).toEqual([{ __typename: 'RateLimitExceededError' }]);
  });
});

async function textOf(pdf: Buffer): Promise<string> {
  const read = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  let text = '';
  for (let number = 1; number <= read.numPages; number += 1) {
    const { items } = await (await read.getPage(number)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  return text.replaceAll(/\s/gu, '');
}
