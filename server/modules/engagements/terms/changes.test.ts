import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { deliveredMails } from '../../mail/testing.ts';
import { sweepOffers } from '../../offers/offers/telling.ts';
import { tellDealings } from '../../offers/testing.ts';
import { sweepEngagements } from '../telling.ts';
import { engagementTesting, hourly } from '../testing.ts';

let api: TestApi;
let house: ReturnType<typeof engagementTesting>;
beforeAll(async () => {
  api = await testApi();
  house = engagementTesting(api);
});
afterAll(() => api.close());
beforeEach(() => api.clock.set('2026-12-10T03:00:00Z'));

const terms = {
  title: '冬の店頭一式',
  remunerationType: 'CONTRACT_UNIT',
  work: '題字一点と、のし紙二種',
  rights: '著作権は受託者に残る。',
  deliveryOn: '2027-01-15',
  place: 'データ送付',
  inspectionCompletesOn: '2027-01-22',
  netPrice: 420_000,
  paymentDueOn: '2027-02-26',
  paymentMethod: '銀行振込',
};
const byHour = {
  title: '冬の店頭一式',
  remunerationType: 'HOURLY_RATE',
  work: '題字一点',
  rights: '著作権は受託者に残る。',
  serviceFrom: '2026-12-10',
  serviceTo: '2027-03-31',
  place: 'データ送付',
  netPrice: 6_000,
  paymentClosesOn: 31,
  paymentMonthsLater: 1,
  paymentPaysOn: 31,
  paymentMethod: '銀行振込',
};
const agreed = [
  { title: '下絵', deliveryOn: '2026-12-18', netPrice: 100_000, paymentDueOn: '2027-01-29' },
  { title: '仕上げ', deliveryOn: '2027-01-15', netPrice: 250_000, paymentDueOn: '2027-02-26' },
];
const milestones = agreed.map((one, at) => ({ ...one, number: at + 1 }));
const split = (...changed: readonly Record<string, unknown>[]) => ({
  ...terms,
  deliveryOn: undefined,
  netPrice: undefined,
  paymentDueOn: undefined,
  inspectionCompletesOn: undefined,
  milestones: [...agreed, ...changed],
});

const difference = v.array(v.object({ term: v.string(), before: v.array(v.string()) }));
const offerShape = v.object({
  id: v.string(),
  status: v.string(),
  currentVersion: v.number(),
  changesOfferId: v.nullable(v.string()),
  isChainWhole: v.boolean(),
  versions: v.array(
    v.object({
      documentTitle: v.string(),
      lines: v.array(v.object({ term: v.string(), text: v.array(v.string()), notes: v.array(v.string()) })),
      standingDifferences: difference,
    }),
  ),
});
const offerFields = `id status currentVersion changesOfferId isChainWhole
  versions { documentTitle lines { term text notes } standingDifferences { term before } }`;
const answer = v.object({
  officialJobOffer: v.nullable(offerShape),
  errors: v.array(v.object({ __typename: v.string(), message: v.string(), field: v.nullish(v.string()) })),
});
const failures = `errors { __typename message ... on UserInputInvalidError { field } ... on ArgumentInvalidError { field } }`;

async function ask(name: string, kind: string, input: Record<string, unknown>, as: string) {
  const { data, errors } = await api.post(
    `mutation ($input: ${kind}!) { ${name}(input: $input) { officialJobOffer { ${offerFields} } ${failures} } }`,
    { input },
    as,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return v.parse(answer, Object.values(data ?? {})[0]);
}

type Here = Awaited<ReturnType<typeof house.work>>;
const propose = ({ engagementId, owner }: Here, given: Record<string, unknown> = {}, as = owner) =>
  ask('proposeEngagementTerms', 'ProposeEngagementTermsInput', { engagementId, terms, ...given }, as);
const reply = (name: string, offerId: string, as: string, version = 1) =>
  ask(name, 'AnswerOfficialJobOfferInput', { offerId, version }, as);

/** Shows once more who they are, and accepts. */
async function accept(offerId: string, as: string, version = 1) {
  await confirm(as);
  return reply('acceptEngagementTerms', offerId, as, version);
}

async function confirm(userId: string): Promise<void> {
  await api.authorizationOf(userId);
  await api.services.db
    .updateTable('sessions')
    .set({ confirmed_at: api.clock.now() })
    .where('user_id', '=', userId)
    .execute();
}

async function proposed(here: Here, given: Record<string, unknown> = {}) {
  const { officialJobOffer, errors } = await propose(here, given);
  if (!officialJobOffer) throw new Error(JSON.stringify(errors));
  return officialJobOffer;
}

const working = async ({ engagementId, creator }: Here) => {
  const { data } = await api.post(
    `query ($id: ID!) { engagement(id: $id) { title netHourPrice termsOfferId terms { netPrice } proposedTerms { id }
      rounds { number state title netPrice netHourPrice deliverBy agreedDueOn periodTo payBy } events { kind } } }`,
    { id: engagementId },
    creator,
  );
  const round = v.object({
    number: v.number(),
    state: v.string(),
    title: v.nullable(v.string()),
    netPrice: v.nullable(v.number()),
    netHourPrice: v.nullable(v.number()),
    deliverBy: v.nullable(v.string()),
    agreedDueOn: v.nullable(v.string()),
    periodTo: v.nullable(v.string()),
    payBy: v.nullable(v.string()),
  });
  return v.parse(
    v.object({
      engagement: v.object({
        title: v.string(),
        netHourPrice: v.nullable(v.number()),
        termsOfferId: v.string(),
        terms: v.nullable(v.object({ netPrice: v.nullable(v.number()) })),
        proposedTerms: v.nullable(v.object({ id: v.string() })),
        rounds: v.array(round),
        events: v.array(v.object({ kind: v.string() })),
      }),
    }),
    data,
  ).engagement;
};
const kinds = async (here: Here) => (await working(here)).events.map(({ kind }) => kind);

describe('a change of terms', () => {
  test('is seen beside those in force, accepted, followed by the work, and told to both', async () => {
    const here = await house.work();
    const change = await proposed(here);
    expect(change.changesOfferId).not.toBeNull();
    expect(change.isChainWhole).toBe(true);
    expect(change.versions[0]?.documentTitle).toBe('業務委託の条件の変更の通知');
    const commissioned = change.versions[0]?.lines[0];
    expect(commissioned).toMatchObject({ term: 'COMMISSIONED', text: ['2026年12月10日(木)'] });
    expect(commissioned?.notes[0]).toContain('第1版の条件を変更する');
    expect(change.versions[0]?.standingDifferences).toEqual([
      { term: 'WORK', before: ['題字一点'] },
      { term: 'DELIVERY', before: ['2026年12月18日(金)'] },
      { term: 'INSPECTION', before: ['2026年12月25日(金)'] },
      { term: 'AMOUNT', before: ['350,000円(税抜)'] },
      { term: 'PAYMENT_DATE', before: ['2027年1月29日(金)'] },
    ]);
    expect(await working(here)).toMatchObject({
      proposedTerms: { id: change.id },
      terms: { netPrice: 350_000 },
      rounds: [{ netPrice: 350_000, deliverBy: '2026-12-18' }],
    });
    await tellDealings(api.services);
    expect((await accept(change.id, here.creator)).officialJobOffer).toMatchObject({ status: 'ACCEPTED' });
    await tellDealings(api.services);
    await house.tellAll();
    expect(await working(here)).toMatchObject({
      proposedTerms: null,
      termsOfferId: change.id,
      terms: { netPrice: 420_000 },
      rounds: [{ number: 1, state: 'UNDER_WAY', netPrice: 420_000, deliverBy: '2027-01-15' }],
      events: [{ kind: 'BEGUN' }, { kind: 'TERMS_PROPOSED' }, { kind: 'TERMS_CHANGED' }],
    });
    const mails = await deliveredMails(api.services);
    const subjects = (userId: string) =>
      mails.filter(({ to }) => to.startsWith(userId)).map(({ subject }) => subject);
    expect(subjects(here.creator)).toContain('【つむぎ】「冬の店頭一式」の条件の変更が届きました');
    expect(subjects(here.owner)).toContain('【つむぎ】「冬の店頭一式」の条件が変わりました');
    for (const side of [here.owner, here.creator])
      expect(subjects(side)).toContain('【つむぎ】「冬の店頭一式」の条件の変更の書面をお送りします');
    const papers = await api.services.db
      .selectFrom('issued_documents')
      .select(['kind', 'net_amount'])
      .where('company_id', '=', here.company)
      .orderBy('kind')
      .execute();
    expect(papers).toEqual([
      { kind: 'OFFER', net_amount: 420_000 },
      { kind: 'RECORD', net_amount: 420_000 },
    ]);
    // What is delivered from now on is paid for by the new terms.
    api.clock.set('2027-01-15T03:00:00Z');
    const done = await house.act(
      'deliverEngagementRound',
      { roundId: here.roundId, note: '完了' },
      here.creator,
    );
    expect(done.engagement?.rounds[0]).toMatchObject({ inspectBy: '2027-01-22', payBy: '2027-02-26' });
    // No second work has begun of it.
    await sweepEngagements(api.services);
    const works = await api.services.db
      .selectFrom('engagements')
      .select('id')
      .where('creator_id', '=', here.creator)
      .execute();
    expect(works).toHaveLength(1);
  });

  test('leaves what was delivered alone, and adds what is new', async () => {
    const here = await house.work({}, milestones);
    await house.act('deliverEngagementRound', { roundId: here.roundId, note: '下絵' }, here.creator);
    const lowered = await propose(here, {
      terms: { ...split(), milestones: split().milestones.map((one) => ({ ...one, netPrice: 90_000 })) },
    });
    expect(lowered.errors).toMatchObject([{ field: 'milestones' }]);
    // The day of the first is over by the time that is agreed on.
    api.clock.set('2026-12-24T03:00:00Z');
    const third = { title: '増刷', deliveryOn: '2027-02-12', netPrice: 60_000, paymentDueOn: '2027-03-31' };
    const change = await proposed(here, { terms: split(third) });
    await accept(change.id, here.creator);
    expect((await working(here)).rounds).toMatchObject([
      { number: 1, state: 'DELIVERED', netPrice: 100_000, payBy: '2027-01-29' },
      { number: 2, state: 'UNDER_WAY', netPrice: 250_000, agreedDueOn: '2027-02-26' },
      { number: 3, state: 'UNDER_WAY', title: '増刷', netPrice: 60_000, deliverBy: '2027-02-12' },
    ]);
    const fewer = await proposed(here, { terms: split() });
    expect(fewer.isChainWhole).toBe(true);
    await accept(fewer.id, here.creator);
    expect((await working(here)).rounds).toHaveLength(2);
  });

  test('raises the hour of the open month, lowers that of the next, and lasts as long as agreed', async () => {
    const here = await house.work(hourly);
    const hours = { roundId: here.roundId, workedOn: '2026-12-10', minutes: 600, work: '校正' };
    await house.act('saveEngagementHours', { ...hours, clientId: randomUUID() }, here.creator);
    const raised = await proposed(here, { terms: byHour });
    await accept(raised.id, here.creator);
    expect(await working(here)).toMatchObject({
      netHourPrice: 6_000,
      rounds: [{ netHourPrice: 6_000, periodTo: '2026-12-31' }],
    });
    const lowered = await proposed(here, { terms: { ...byHour, netPrice: 5_000 } });
    await accept(lowered.id, here.creator);
    api.clock.set('2027-01-05T03:00:00Z');
    await sweepEngagements(api.services);
    expect(await working(here)).toMatchObject({
      netHourPrice: 5_000,
      rounds: [{ netHourPrice: 6_000 }, { netHourPrice: 5_000, periodTo: '2027-01-31' }],
    });
    const closed = await house.act('deliverEngagementRound', { roundId: here.roundId }, here.creator);
    expect(closed.engagement?.rounds[0]).toMatchObject({ state: 'DELIVERED', netPrice: 60_000 });
    expect((await propose(here, { terms: { ...terms } })).errors).toMatchObject([
      { field: 'remunerationType' },
    ]);
  });

  test('is refused where it came too late, and then nothing has changed', async () => {
    const here = await house.work();
    const change = await proposed(here);
    await house.act('deliverEngagementRound', { roundId: here.roundId, note: '納品' }, here.creator);
    expect((await accept(change.id, here.creator)).errors).toMatchObject([{ field: 'engagementId' }]);
    expect(await working(here)).toMatchObject({
      proposedTerms: { id: change.id },
      rounds: [{ state: 'DELIVERED', netPrice: 350_000, payBy: '2027-01-29' }],
    });
    expect((await propose(here)).errors).toMatchObject([{ field: 'engagementId' }]);
  });

  test.each(['owner', 'creator'] as const)('falls with the work that the %s ends', async (who) => {
    const here = await house.work();
    const change = await proposed(here);
    await house.act('endEngagementEarly', { engagementId: here.engagementId, words: '休刊' }, here[who]);
    expect((await accept(change.id, here.creator)).errors).toMatchObject([{ field: 'offerId' }]);
    const ended = await working(here);
    expect([ended.rounds[0]?.state, ended.proposedTerms]).toEqual(['ENDED_EARLY', null]);
    await house.tellAll();
    expect(await kinds(here)).toEqual(['BEGUN', 'TERMS_PROPOSED', 'ENDED_EARLY']);
  });

  test('waits alone: a further version takes its place, one that was declined or taken back makes room', async () => {
    const here = await house.work();
    const change = await proposed(here);
    expect((await propose(here)).errors).toMatchObject([{ field: 'engagementId' }]);
    const further = await propose(here, {
      offerId: change.id,
      baseVersion: 1,
      terms: { ...terms, netPrice: 450_000 },
    });
    expect(further.officialJobOffer).toMatchObject({ id: change.id, currentVersion: 2, isChainWhole: true });
    // Still beside what is in force, not beside the first version.
    expect(
      further.officialJobOffer?.versions[1]?.standingDifferences.find(({ term }) => term === 'AMOUNT'),
    ).toEqual({ term: 'AMOUNT', before: ['350,000円(税抜)'] });
    expect((await accept(change.id, here.creator)).errors).toMatchObject([{ field: 'version' }]);
    await reply('declineOfficialJobOffer', change.id, here.creator, 2);
    const second = await proposed(here);
    await api.post(
      `mutation ($id: ID!) { withdrawOfficialJobOffer(offerId: $id) { errors { __typename } } }`,
      { id: second.id },
      here.owner,
    );
    await house.tellAll();
    expect(await kinds(here)).toEqual([
      'BEGUN',
      'TERMS_PROPOSED',
      'TERMS_PROPOSED',
      'TERMS_DECLINED',
      'TERMS_PROPOSED',
      'TERMS_WITHDRAWN',
    ]);
    expect((await working(here)).rounds[0]?.netPrice).toBe(350_000);
  });

  test('has one outcome, however many answer at once', async () => {
    const here = await house.work();
    const change = await proposed(here);
    await confirm(here.creator);
    await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        reply(at % 2 === 0 ? 'acceptEngagementTerms' : 'declineOfficialJobOffer', change.id, here.creator),
      ),
    );
    await house.tellAll();
    const { rounds, termsOfferId } = await working(here);
    const ends = (await kinds(here)).filter((kind) => kind === 'TERMS_CHANGED' || kind === 'TERMS_DECLINED');
    expect(ends).toHaveLength(1);
    expect([rounds[0]?.netPrice, termsOfferId === change.id]).toEqual(
      ends[0] === 'TERMS_CHANGED' ? [420_000, true] : [350_000, false],
    );
    const answers = await api.services.db
      .selectFrom('official_job_offer_responses as r')
      .innerJoin('official_job_offers as o', 'o.id', 'r.offer_id')
      .select('r.response')
      .where('o.amends_engagement_id', '=', here.id)
      .execute();
    expect(answers).toHaveLength(1);
  });

  test('is the two sides’ alone, each by its own way', async () => {
    const here = await house.work();
    const other = await house.work();
    const change = await proposed(here);
    expect((await propose(here, {}, other.owner)).errors).toMatchObject([
      { __typename: 'ArgumentInvalidError', field: 'engagementId' },
    ]);
    expect((await propose(here, {}, here.agent)).errors).toMatchObject([{ __typename: 'ForbiddenError' }]);
    expect((await accept(change.id, other.creator)).errors).toMatchObject([
      { __typename: 'ArgumentInvalidError', message: 'オファーが見つかりません。' },
    ]);
    await confirm(here.creator);
    // Neither is a change accepted as an offer, nor an offer as a change, nor revised past the work.
    expect((await reply('acceptOfficialJobOffer', change.id, here.creator)).errors).toMatchObject([
      { field: 'offerId' },
    ]);
    const revised = await ask(
      'reviseOfficialJobOffer',
      'ReviseOfficialJobOfferInput',
      { offerId: change.id, baseVersion: 1, terms },
      here.owner,
    );
    expect(revised.errors).toMatchObject([{ field: 'offerId' }]);
    const seenByOther = await api.post(
      `query ($id: ID!) { officialJobOffer(id: $id) { id } engagementOfOffer(offerId: $id) { id } }`,
      { id: change.id },
      other.creator,
    );
    expect(seenByOther.data).toEqual({ officialJobOffer: null, engagementOfOffer: null });
    const seen = await api.post(
      `query ($id: ID!) { engagementOfOffer(offerId: $id) { id } }`,
      { id: change.id },
      here.creator,
    );
    expect(seen.data).toEqual({ engagementOfOffer: { id: here.engagementId } });
  });

  test('decides what an agreement left open: then nobody is reminded of it any more', async () => {
    const [open, decided] = [await house.work(), await house.work()];
    for (const { offer } of [open, decided])
      await api.services.db
        .insertInto('official_job_offer_undecided_terms')
        .values({
          offer_id: offer,
          version: 1,
          term: 'PUBLICITY',
          reason: '開店日が未定のため',
          decided_by: '2026-12-20',
        })
        .execute();
    const change = await proposed(decided, { terms: { ...terms, publicity: '開店日から公開してよい。' } });
    await accept(change.id, decided.creator);
    api.clock.set('2026-12-21T03:00:00Z');
    await sweepOffers(api.services);
    const reminders = (await deliveredMails(api.services)).filter(({ subject }) =>
      subject.includes('未定の条件を決める日'),
    );
    expect(reminders.map(({ to }) => to.split('@')[0])).toEqual([open.owner]);
    expect(reminders[0]?.text).toContain('条件を変える');
  });

  test('may be asked for by the creator, in the room', async () => {
    const here = await house.work();
    const { data } = await api.post(
      `mutation ($input: AskForEngagementTermsInput!) { askForEngagementTerms(input: $input) { ${failures} } }`,
      { input: { engagementId: here.engagementId, term: 'DELIVERY', words: '一週間延ばせますか。' } },
      here.creator,
    );
    expect(data).toEqual({ askForEngagementTerms: { errors: [] } });
    await house.tellAll();
    const mails = (await deliveredMails(api.services)).filter(({ to }) => to.startsWith(here.owner));
    expect(mails.map(({ subject }) => subject)).toContain(
      '【つむぎ】「冬の店頭一式」の条件の変更の相談が届きました',
    );
    const said = await api.services.db
      .selectFrom('chat_messages')
      .select('text')
      .where('room_id', '=', here.room)
      .execute();
    expect(said.map(({ text }) => text).join('')).toContain('一週間延ばせますか。');
  });
});
