import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { testApi } from '../../graphql/testing.ts';
import type { TestApi } from '../../graphql/testing.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { enqueue } from '../../lib/outbox/outbox.ts';
import { deliveredMails } from '../mail/testing.ts';
import { offerAccepted } from '../offers/offers/accepted.ts';
import { sweepEngagements } from './telling.ts';
import { engagementTesting, hourly, stateOf } from './testing.ts';

let api: TestApi;
let house: ReturnType<typeof engagementTesting>;
beforeAll(async () => {
  api = await testApi();
  house = engagementTesting(api);
});
const act: (typeof house)['act'] = (...args) => house.act(...args);
const fifty: (typeof house)['fifty'] = (...args) => house.fifty(...args);
const look: (typeof house)['look'] = (...args) => house.look(...args);
const tellAll: (typeof house)['tellAll'] = () => house.tellAll();
const work: (typeof house)['work'] = (...args) => house.work(...args);
afterAll(() => api.close());
beforeEach(() => api.clock.set('2026-12-18T03:00:00Z'));

describe('a work', () => {
  test('begins once with an accepted offer, and both are told', async () => {
    const { offer, creator, engagementId } = await work();
    await api.services.db
      .transaction()
      .execute((trx) => enqueue(trx, api.services, offerAccepted, { offerId: offer }));
    await tellAll();
    const seen = await look(engagementId, creator);
    expect(seen?.rounds).toMatchObject([{ number: 1, state: 'UNDER_WAY', netPrice: 350_000 }]);
    expect(seen?.events.map(({ kind }) => kind)).toEqual(['BEGUN']);
    const mails = (await deliveredMails(api.services)).filter(({ to }) => to.startsWith(creator));
    expect(mails.map(({ subject }) => subject)).toContain('【つむぎ】「冬の店頭一式」の仕事が始まりました');
  });

  test('goes from delivery by way of a correction to the money', async () => {
    const { roundId, owner, creator, engagementId, room } = await work();
    expect(stateOf(await act('deliverEngagementRound', { roundId, note: '初校です。' }, creator))).toBe(
      'DELIVERED',
    );
    const asked = await act(
      'askEngagementCorrection',
      { roundId, term: 'WORK', words: '題字の「冬」が旧字体です。' },
      owner,
    );
    expect(asked.engagement?.rounds[0]).toMatchObject({ state: 'CORRECTION_ASKED', payBy: null });
    api.clock.set('2026-12-22T03:00:00Z');
    const again = await act(
      'deliverEngagementRound',
      { roundId, linkUrl: 'https://example.com/saikou' },
      creator,
    );
    expect(again.engagement?.rounds[0]).toMatchObject({
      state: 'DELIVERED',
      receivedOn: '2026-12-22',
      inspectBy: '2026-12-29',
      payBy: '2027-01-29',
      deliveries: [{ version: 2 }, { version: 1, note: '初校です。' }],
    });
    expect(stateOf(await act('acceptEngagementRound', { roundId }, owner))).toBe('ACCEPTED');
    api.clock.set('2027-01-29T03:00:00Z');
    expect(stateOf(await act('markEngagementPaid', { roundId }, owner))).toBe('PAID');
    expect(stateOf(await act('confirmEngagementReceived', { roundId }, creator))).toBe('RECEIVED');
    const { events = [] } = (await look(engagementId, owner)) ?? {};
    expect(events.map(({ kind }) => kind)).toEqual([
      'BEGUN',
      'DELIVERED',
      'CORRECTION_ASKED',
      'DELIVERED',
      'ACCEPTED',
      'PAID',
      'RECEIVED',
    ]);
    const said = await api.services.db
      .selectFrom('chat_messages')
      .select('text')
      .where('room_id', '=', room)
      .orderBy('sequence')
      .execute();
    expect(said).toHaveLength(6);
    expect(said[0]?.text).toContain('「冬の店頭一式」を納品しました。');
  });

  test('counts as accepted by silence, after both were warned', async () => {
    const { engagementId, roundId, owner, creator } = await work();
    await act('deliverEngagementRound', { roundId, note: '初校です。' }, creator);
    api.clock.set('2026-12-23T03:00:00Z');
    await sweepEngagements(api.services);
    await sweepEngagements(api.services);
    await tellAll();
    const warned = (await deliveredMails(api.services)).filter(({ subject }) =>
      subject.includes('検査完了日が近づいています'),
    );
    expect(warned.map(({ to }) => to.startsWith(creator) || to.startsWith(owner))).toEqual([true, true]);
    api.clock.set('2026-12-25T14:59:59Z');
    await sweepEngagements(api.services);
    expect((await look(engagementId, owner))?.rounds[0]?.state).toBe('DELIVERED');
    api.clock.set('2026-12-25T15:00:00Z');
    await sweepEngagements(api.services);
    await sweepEngagements(api.services);
    const seen = await look(engagementId, owner);
    expect(seen?.rounds[0]?.state).toBe('ACCEPTED');
    expect(seen?.events.filter(({ kind }) => kind === 'ACCEPTED_SILENTLY')).toHaveLength(1);
    expect(
      (await act('askEngagementCorrection', { roundId, term: 'WORK', words: '遅い' }, owner)).errors,
    ).toMatchObject([{ __typename: 'ArgumentInvalidError', field: 'roundId' }]);
  });

  test('waits for its money again when the creator says that none came', async () => {
    const { roundId, owner, creator, agent, engagementId, room } = await work();
    await act('deliverEngagementRound', { roundId, note: '初校です。' }, creator);
    await act('acceptEngagementRound', { roundId }, owner);
    const early = await act('denyEngagementPayment', { roundId }, creator);
    expect(early.errors).toMatchObject([{ __typename: 'ArgumentInvalidError', field: 'roundId' }]);
    await act('markEngagementPaid', { roundId }, owner);
    for (const other of [owner, agent])
      expect((await act('denyEngagementPayment', { roundId }, other)).errors).toMatchObject([
        { __typename: 'ForbiddenError' },
      ]);
    const paid = async () => {
      const { rows } = await sql<{
        sum: string;
      }>`select coalesce(sum(amount), 0)::text as sum from number_events
        where measure = 'money' and key = 'PAID'`.execute(api.services.db);
      return Number(rows[0]?.sum);
    };
    const before = await paid();
    const denied = await act(
      'denyEngagementPayment',
      { roundId, words: '昨日までの入金に見当たりません。' },
      creator,
    );
    expect(denied.engagement?.rounds[0]).toMatchObject({ state: 'ACCEPTED', payBy: '2027-01-29' });
    expect(before - (await paid())).toBe(350_000);
    expect((await look(engagementId, owner))?.events.at(-1)).toMatchObject({
      kind: 'PAYMENT_DENIED',
      side: 'CREATOR',
    });
    await tellAll();
    const told = (await deliveredMails(api.services)).filter(({ subject }) =>
      subject.includes('入金を確認できていません'),
    );
    expect(told.map(({ to }) => to.startsWith(owner))).toEqual([true]);
    const said = await api.services.db
      .selectFrom('chat_messages')
      .select('text')
      .where('room_id', '=', room)
      .orderBy('sequence', 'desc')
      .executeTakeFirst();
    expect(said?.text).toContain('入金を確認できませんでした。\n昨日までの入金に見当たりません。');
    // It is paid once more, and is there; then nothing more is said against it.
    api.clock.set('2026-12-21T03:00:00Z');
    expect(stateOf(await act('markEngagementPaid', { roundId }, owner))).toBe('PAID');
    expect(stateOf(await act('confirmEngagementReceived', { roundId }, creator))).toBe('RECEIVED');
    expect((await act('denyEngagementPayment', { roundId }, creator)).errors).toMatchObject([
      { field: 'roundId' },
    ]);
  });

  test('is told to be due, and to be late', async () => {
    const { engagementId, roundId, creator } = await work({ inspection_completes_on: null });
    const done = await act('deliverEngagementRound', { roundId, note: '入稿しました。' }, creator);
    // Without an inspection there is nothing to wait for.
    expect(stateOf(done)).toBe('ACCEPTED');
    api.clock.set('2027-01-26T03:00:00Z');
    await sweepEngagements(api.services);
    api.clock.set('2027-01-31T03:00:00Z');
    await sweepEngagements(api.services);
    await sweepEngagements(api.services);
    await tellAll();
    const subjects = (await deliveredMails(api.services))
      .filter(({ to }) => to.startsWith(creator))
      .map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('期日が近づいています'))).toHaveLength(1);
    expect(subjects.filter((subject) => subject.includes('期日を過ぎています'))).toHaveLength(1);
    expect((await look(engagementId, creator))?.rounds[0]?.daysLate).toBe(2);
  });

  test('whose amount follows from a formula is delivered with it', async () => {
    const { roundId, creator } = await work({
      net_price: null,
      gross_price: null,
      amount_formula: '一点20,000円',
    });
    const without = await act('deliverEngagementRound', { roundId, note: '六点です。' }, creator);
    expect(without.errors).toMatchObject([{ field: 'netPrice' }]);
    const done = await act(
      'deliverEngagementRound',
      { roundId, note: '六点です。', netPrice: 120_000 },
      creator,
    );
    expect(done.engagement?.rounds[0]).toMatchObject({ state: 'DELIVERED', netPrice: 120_000 });
  });

  test('ends early with a reason, and what was delivered goes on', async () => {
    const { engagementId, creator, owner, agent } = await work();
    const words = { engagementId, words: '店の開店が取りやめになったため。' };
    expect((await act('endEngagementEarly', { ...words, words: ' ' }, owner)).errors).toMatchObject([
      { field: 'words' },
    ]);
    expect((await act('endEngagementEarly', words, agent)).errors).toMatchObject([
      { __typename: 'ForbiddenError' },
    ]);
    expect(stateOf(await act('endEngagementEarly', words, owner))).toBe('ENDED_EARLY');
    expect((await act('endEngagementEarly', words, creator)).errors).toEqual([]);
    const { events = [] } = (await look(engagementId, creator)) ?? {};
    expect(events.filter(({ kind }) => kind === 'ENDED_EARLY')).toHaveLength(1);
  });
});

describe('an early end', () => {
  test('has the reasons of both, and what they agree on is owed and paid', async () => {
    const { engagementId, creator, owner, agent } = await work();
    const ended = { engagementId, words: '開店が取りやめになったため。' };
    expect((await act('endEngagementEarly', { ...ended, netPrice: 350_001 }, owner)).errors).toMatchObject([
      { field: 'netPrice' },
    ]);
    await act('endEngagementEarly', { ...ended, netPrice: 100_000 }, owner);
    const answer = { engagementId, words: '題字の案は三つできています。', agrees: false };
    for (const nobody of [owner, agent])
      expect((await act('answerEngagementEnd', { ...answer, netPrice: 1 }, nobody)).errors).toHaveLength(1);
    expect((await act('answerEngagementEnd', answer, creator)).errors).toMatchObject([{ field: 'netPrice' }]);
    await act('answerEngagementEnd', { ...answer, netPrice: 150_000 }, creator);
    expect((await act('answerEngagementEnd', { ...answer, netPrice: 1 }, creator)).errors).toMatchObject([
      { field: 'engagementId' },
    ]);
    api.clock.set('2026-12-21T03:00:00Z');
    const agreed = await act(
      'answerEngagementEnd',
      { engagementId, words: '承知しました。', agrees: true },
      owner,
    );
    expect(agreed.engagement?.rounds[0]).toMatchObject({
      state: 'ACCEPTED',
      netPrice: 150_000,
      receivedOn: '2026-12-18',
      payBy: '2027-01-29',
    });
    expect(agreed.engagement?.events.map(({ kind, side }) => `${kind} ${side}`)).toEqual([
      'BEGUN NOBODY',
      'ENDED_EARLY COMPANY',
      'END_ANSWERED CREATOR',
      'END_SETTLED COMPANY',
    ]);
  });

  test('of hours is owed what was worked, whoever ends it', async () => {
    const { engagementId, roundId, creator, owner } = await work(hourly);
    await act('saveEngagementHours', { roundId, workedOn: '2026-12-15', minutes: 90, work: '校正' }, creator);
    const ended = await act('endEngagementEarly', { engagementId, words: '休刊のため。' }, owner);
    expect(ended.engagement?.rounds).toMatchObject([
      { state: 'DELIVERED', netPrice: 8_250, payBy: '2027-02-01' },
    ]);
    const answered = await act(
      'answerEngagementEnd',
      { engagementId, words: '承知しました。', agrees: true },
      creator,
    );
    expect(answered.errors).toEqual([]);
    expect(stateOf(answered)).toBe('DELIVERED');
  });
});

test('thanks are said once by each side, and read when both stand', async () => {
  const { engagementId, owner, creator, agent } = await work();
  const thank = async (words: string, as: string) =>
    (await act('thankForEngagement', { engagementId, words }, as)).errors;
  const read = async (as: string) => {
    const { data } = await api.post(
      'query ($id: ID!) { engagement(id: $id) { thanks { own others areOthersReported } } }',
      { id: engagementId },
      as,
    );
    return data;
  };
  expect(await thank('楽しい仕事でした。', creator)).toMatchObject([{ field: 'engagementId' }]);
  await act('endEngagementEarly', { engagementId, words: '休刊のため。' }, owner);
  expect(await thank('礼'.repeat(401), creator)).toMatchObject([{ field: 'words' }]);
  expect(await thank('楽しい仕事でした。', creator)).toEqual([]);
  expect(await thank('楽しい仕事でした。', creator)).toEqual([]);
  expect(await thank('二度目です。', creator)).toMatchObject([{ field: 'words' }]);
  expect(await thank('助かりました。', agent)).toMatchObject([{ __typename: 'ForbiddenError' }]);
  expect(await read(owner)).toMatchObject({ engagement: { thanks: { own: null, others: null } } });
  await thank('助かりました。', owner);
  expect(await read(creator)).toMatchObject({
    engagement: { thanks: { own: '楽しい仕事でした。', others: '助かりました。' } },
  });
  await api.post(
    'mutation ($id: ID!) { reportEngagementThanks(engagementId: $id) { errors { __typename } } }',
    { id: engagementId },
    creator,
  );
  expect(await read(creator)).toMatchObject({
    engagement: { thanks: { others: null, areOthersReported: true } },
  });
});

describe('work of several rounds', () => {
  const milestones = [
    { number: 1, title: '題字の案', deliveryOn: '2026-12-18', netPrice: 100_000, paymentDueOn: '2027-01-15' },
    {
      number: 2,
      title: '入稿データ',
      deliveryOn: '2027-01-29',
      netPrice: 250_000,
      paymentDueOn: '2027-02-26',
    },
  ];
  const whole = {
    delivery_on: '2027-01-29',
    inspection_completes_on: '2027-02-05',
    payment_due_on: '2027-02-26',
  };

  test('begins with them, and each is delivered, accepted and due by itself', async () => {
    const { engagementId, roundId, creator, owner } = await work(whole, milestones);
    const begun = await look(engagementId, creator);
    expect(begun?.rounds).toMatchObject([
      { number: 1, title: '題字の案', state: 'UNDER_WAY', netPrice: 100_000 },
      { number: 2, title: '入稿データ', state: 'UNDER_WAY', netPrice: 250_000 },
    ]);
    await act('deliverEngagementRound', { roundId, note: '案です。' }, creator);
    await act('acceptEngagementRound', { roundId }, owner);
    const second = begun?.rounds[1]?.id ?? '';
    // Late, but there before its 支払期日: that stands.
    api.clock.set('2027-02-07T03:00:00Z');
    const late = await act('deliverEngagementRound', { roundId: second, note: '入稿です。' }, creator);
    expect(late.engagement?.rounds).toMatchObject([
      { state: 'ACCEPTED', inspectBy: '2026-12-25', payBy: '2027-01-15' },
      { state: 'DELIVERED', inspectBy: '2027-02-14', payBy: '2027-02-26' },
    ]);
  });

  test('ends early in what is open alone', async () => {
    const { engagementId, roundId, creator, owner } = await work(whole, milestones);
    await act('deliverEngagementRound', { roundId, note: '案です。' }, creator);
    const ended = await act('endEngagementEarly', { engagementId, words: '休刊のため。' }, owner);
    expect(ended.engagement?.rounds.map(({ state }) => state)).toEqual(['DELIVERED', 'ENDED_EARLY']);
  });
});

describe('hourly work', () => {
  test('is closed month by month, over three months', async () => {
    const { engagementId, roundId, owner, creator } = await work(hourly);
    const line = { roundId, clientId: randomUUID(), workedOn: '2026-12-15', minutes: 150, work: '校正' };
    await act('saveEngagementHours', line, creator);
    const twice = await act('saveEngagementHours', line, creator);
    expect(twice.engagement?.rounds[0]).toMatchObject({
      hours: [{ workedOn: '2026-12-15', minutes: 150 }],
      hoursAmount: 13_750,
    });
    api.clock.set('2026-12-31T03:00:00Z');
    const closed = await act('deliverEngagementRound', { roundId }, creator);
    expect(closed.engagement?.rounds).toMatchObject([
      {
        state: 'DELIVERED',
        netPrice: 13_750,
        periodTo: '2026-12-31',
        inspectBy: '2027-01-07',
        payBy: '2027-02-01',
      },
      { state: 'UNDER_WAY', periodFrom: '2027-01-01', periodTo: '2027-01-31' },
    ]);
    await act('acceptEngagementRound', { roundId }, owner);
    // A month in which nothing was closed goes on all the same.
    api.clock.set('2027-02-01T03:00:00Z');
    await sweepEngagements(api.services);
    await sweepEngagements(api.services);
    const seen = await look(engagementId, creator);
    expect(seen?.rounds.map(({ periodFrom, periodTo }) => [periodFrom, periodTo])).toEqual([
      ['2026-12-10', '2026-12-31'],
      ['2027-01-01', '2027-01-31'],
      ['2027-02-01', '2027-02-28'],
    ]);
    api.clock.set('2027-03-05T03:00:00Z');
    await sweepEngagements(api.services);
    expect((await look(engagementId, creator))?.rounds).toHaveLength(3);
  });

  test.each([
    ['a day outside of the month', { workedOn: '2026-12-09' }, 'workedOn'],
    ['a day to come', { workedOn: '2026-12-19' }, 'workedOn'],
    ['no day', { workedOn: '2026-02-30' }, 'workedOn'],
    ['no time', { minutes: 0 }, 'minutes'],
    ['more than a day has', { minutes: 1_441 }, 'minutes'],
    ['no words', { work: ' ' }, 'work'],
    ['5,000 characters', { work: '校'.repeat(5_000) }, 'work'],
  ])('refuses %s', async (_, wrong, field) => {
    const { roundId, creator } = await work(hourly);
    const line = { roundId, workedOn: '2026-12-15', minutes: 60, work: '校正', ...wrong };
    expect((await act('saveEngagementHours', line, creator)).errors).toMatchObject([{ field }]);
  });

  test('is closed on its last day at the earliest, and is due as agreed however late it is closed', async () => {
    const { roundId, creator } = await work(hourly);
    await act('saveEngagementHours', { roundId, workedOn: '2026-12-15', minutes: 60, work: '校正' }, creator);
    api.clock.set('2026-12-30T03:00:00Z');
    expect((await act('deliverEngagementRound', { roundId }, creator)).errors).toMatchObject([
      {
        field: 'roundId',
        message: 'この回の稼働時間は、2026年12月31日(木)から締められます。',
      },
    ]);
    api.clock.set('2027-01-20T03:00:00Z');
    const closed = await act('deliverEngagementRound', { roundId }, creator);
    expect(closed.engagement?.rounds[0]).toMatchObject({
      state: 'DELIVERED',
      inspectBy: '2027-01-27',
      payBy: '2027-02-01',
    });
  });

  test('that is closed after its payment was due is to be paid at once', async () => {
    const { roundId, creator } = await work(hourly);
    await act('saveEngagementHours', { roundId, workedOn: '2026-12-15', minutes: 60, work: '校正' }, creator);
    api.clock.set('2027-03-10T03:00:00Z');
    const closed = await act('deliverEngagementRound', { roundId }, creator);
    expect(closed.engagement?.rounds[0]).toMatchObject({
      payBy: '2027-03-10',
      daysLate: 0,
    });
  });

  test('is asked for on its last day and three days later, and its hours wait for the company', async () => {
    const { roundId, owner, creator, engagementId } = await work(hourly);
    const idle = await work(hourly);
    const about = async (words: string) => {
      await sweepEngagements(api.services);
      await sweepEngagements(api.services);
      await tellAll();
      const mails = (await deliveredMails(api.services)).filter(({ subject }) => subject.includes(words));
      return [creator, owner, idle.creator, idle.owner].map(
        (who) => mails.filter(({ to }) => to.startsWith(who)).length,
      );
    };
    const open = '稼働時間が、まだ締められていません';
    const waits = '稼働時間が検収を待っています';
    await act('saveEngagementHours', { roundId, workedOn: '2026-12-15', minutes: 60, work: '校正' }, creator);
    api.clock.set('2026-12-30T14:59:00Z');
    expect(await about(open)).toEqual([0, 0, 0, 0]);
    api.clock.set('2026-12-30T15:00:00Z');
    expect(await about(open)).toEqual([1, 0, 0, 0]);
    api.clock.set('2027-01-02T03:00:00Z');
    expect(await about(open)).toEqual([0, 0, 0, 0]);
    api.clock.set('2027-01-03T03:00:00Z');
    expect(await about(open)).toEqual([1, 0, 0, 0]);
    await act('deliverEngagementRound', { roundId }, creator);
    expect(await about(waits)).toEqual([0, 0, 0, 0]);
    api.clock.set('2027-01-06T03:00:00Z');
    expect(await about(waits)).toEqual([0, 1, 0, 0]);
    // Silence accepts hours as it does what is delivered.
    expect((await look(engagementId, owner))?.rounds[0]).toMatchObject({
      state: 'DELIVERED',
      inspectBy: '2027-01-10',
    });
    api.clock.set('2027-01-10T15:00:00Z');
    await sweepEngagements(api.services);
    const seen = await look(engagementId, owner);
    expect(seen?.rounds[0]?.state).toBe('ACCEPTED');
    expect(seen?.events.map(({ kind }) => kind)).toContain('ACCEPTED_SILENTLY');
  });

  test('is not closed empty, and its hours stand once it is', async () => {
    const { roundId, creator } = await work(hourly);
    expect((await act('deliverEngagementRound', { roundId }, creator)).errors).toMatchObject([
      { field: 'roundId' },
    ]);
    await act('saveEngagementHours', { roundId, workedOn: '2026-12-15', minutes: 60, work: '校正' }, creator);
    api.clock.set('2026-12-31T03:00:00Z');
    await act('deliverEngagementRound', { roundId }, creator);
    const late = await act(
      'saveEngagementHours',
      { roundId, workedOn: '2026-12-16', minutes: 60, work: '校正' },
      creator,
    );
    expect(late.errors).toMatchObject([{ field: 'roundId' }]);
  });
});

describe('who may', () => {
  test('accept and pay is the company, deliver and confirm the creator; agents read and comment', async () => {
    const { roundId, engagementId, owner, agent, creator } = await work();
    const refused = async (name: string, input: Record<string, unknown>, as: string) =>
      (await act(name, input, as)).errors.map((error) => error.__typename);
    expect(await refused('deliverEngagementRound', { roundId, note: '初校' }, owner)).toEqual([
      'ForbiddenError',
    ]);
    await act('deliverEngagementRound', { roundId, note: '初校' }, creator);
    expect(await refused('acceptEngagementRound', { roundId }, creator)).toEqual(['ForbiddenError']);
    expect(await refused('acceptEngagementRound', { roundId }, agent)).toEqual(['ForbiddenError']);
    expect((await look(engagementId, agent))?.rounds[0]?.state).toBe('DELIVERED');
    expect(await refused('commentOnEngagement', { engagementId, words: '確認します。' }, agent)).toEqual([]);
  });

  test('see it are its two sides: to everybody else it does not exist', async () => {
    const { roundId, engagementId } = await work();
    const nobody = encodeGlobalId('EngagementRound', randomUUID());
    for (const stranger of [await api.rows.creator(), await api.rows.member()]) {
      expect(await look(engagementId, stranger)).toBeNull();
      const theirs = await act('commentOnEngagement', { engagementId, words: '?' }, stranger);
      const none = await act(
        'commentOnEngagement',
        { engagementId: encodeGlobalId('Engagement', randomUUID()), words: '?' },
        stranger,
      );
      expect(theirs).toEqual(none);
    }
    const creator = await api.rows.creator();
    expect(await act('deliverEngagementRound', { roundId, note: 'x' }, creator)).toEqual(
      await act('deliverEngagementRound', { roundId: nobody, note: 'x' }, creator),
    );
  });
});

test('pressed fifty times at once, each act is done once', async () => {
  const { id, roundId, owner, creator } = await work();
  await fifty('deliverEngagementRound', { roundId, note: '初校' }, creator);
  await fifty('acceptEngagementRound', { roundId }, owner);
  await fifty('markEngagementPaid', { roundId }, owner);
  await fifty('confirmEngagementReceived', { roundId }, creator);
  const kinds = await api.services.db
    .selectFrom('engagement_events')
    .select('kind')
    .where('engagement_id', '=', id)
    .orderBy('happened_at')
    .orderBy('id')
    .execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(['BEGUN', 'DELIVERED', 'ACCEPTED', 'PAID', 'RECEIVED']);
  const deliveries = await api.services.db
    .selectFrom('engagement_deliveries as d')
    .innerJoin('engagement_rounds as r', 'r.id', 'd.round_id')
    .select('d.id')
    .where('r.engagement_id', '=', id)
    .execute();
  expect(deliveries).toHaveLength(1);
}, 120_000);

describe('an invoice', () => {
  const invoice = v.object({
    number: v.string(),
    status: v.string(),
    net: v.number(),
    tax: v.number(),
    withholding: v.number(),
    payable: v.number(),
    registrationNumber: v.nullable(v.string()),
    deductiblePercent: v.number(),
    isCorrection: v.boolean(),
    documentUrl: v.nullable(v.string()),
  });
  const billed = v.object({
    engagement: v.nullable(
      v.object({ rounds: v.array(v.object({ state: v.string(), invoices: v.array(invoice) })) }),
    ),
  });
  const invoicesOf = async (id: string, as: string) => {
    const { data } = await api.post(
      `query ($id: ID!) { engagement(id: $id) { rounds { state invoices { number status net tax withholding payable
        registrationNumber deductiblePercent isCorrection documentUrl } } } }`,
      { id },
      as,
    );
    return v.parse(billed, data).engagement?.rounds[0];
  };

  async function accepted(number: string | null = null) {
    const here = await work();
    await api.services.db
      .updateTable('creator_profiles')
      .set({ invoice_registration_number: number })
      .where('user_id', '=', here.creator)
      .execute();
    await act('deliverEngagementRound', { roundId: here.roundId, note: '初校' }, here.creator);
    await act('acceptEngagementRound', { roundId: here.roundId }, here.owner);
    return here;
  }

  const number = '0012345';
  const giveAccount = (creator: string) =>
    api.services.db
      .insertInto('creator_bank_accounts')
      .values({
        user_id: creator,
        bank_code: '0001',
        bank_name: 'みずほ銀行',
        branch_code: '001',
        branch_name: '東京営業部',
        account_type: 'ORDINARY',
        account_number_encrypted: api.services.secrets.seal(
          number,
          `creator_bank_accounts.account_number:${creator}`,
        ),
        account_number_end: number.slice(-3),
        account_holder_kana: 'ハヤセ ミオ',
        registered_at: api.clock.now(),
      })
      .execute();

  test('has an account, and its number is in the document alone', async () => {
    const { roundId, engagementId, creator, owner, agent } = await accepted();
    const input = { roundId, workKind: 'DESIGN' };
    expect((await act('issueEngagementInvoice', input, creator)).errors).toMatchObject([
      { field: 'roundId' },
    ]);
    await giveAccount(creator);
    const issued = await act('issueEngagementInvoice', input, creator);
    expect(issued.errors).toEqual([]);
    expect(stateOf(issued)).toBe('INVOICED');
    await tellAll();
    const seen = await invoicesOf(engagementId, owner);
    expect(seen?.invoices).toMatchObject([
      {
        number: '2026-0001',
        status: 'ISSUED',
        net: 350_000,
        tax: 35_000,
        withholding: 35_735,
        payable: 349_265,
        registrationNumber: null,
        deductiblePercent: 70,
      },
    ]);
    expect((await invoicesOf(engagementId, agent))?.invoices).toEqual([]);
    const key = /^\/media\/([0-9a-f]{64}\.pdf)\?/u.exec(seen?.invoices[0]?.documentUrl ?? '')?.[1] ?? '';
    const text = await textOf((await api.services.storage.readAll(key)) ?? Buffer.alloc(0));
    for (const words of ['請求書', '349,265円', 'みずほ銀行', number, '株式会社みなも菓子舗御中', '70%'])
      expect(text).toContain(words);
    expect(text).not.toContain('385,000');
    const kept = await api.services.db.selectFrom('engagement_invoices').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(number);
    expect(kept.every(({ bank_sealed: sealed }) => sealed === null)).toBe(true);
  });

  test('is issued once however often it is pressed, and anew once it was voided', async () => {
    const { roundId, engagementId, creator } = await accepted('T7000012050002');
    await giveAccount(creator);
    const input = { roundId, workKind: 'PROGRAMMING' };
    await fifty('issueEngagementInvoice', input, creator);
    expect((await invoicesOf(engagementId, creator))?.invoices).toHaveLength(1);
    expect((await act('voidEngagementInvoice', { roundId, reason: ' ' }, creator)).errors).toMatchObject([
      { field: 'reason' },
    ]);
    expect(stateOf(await act('voidEngagementInvoice', { roundId, reason: '件名の誤り' }, creator))).toBe(
      'ACCEPTED',
    );
    await act('issueEngagementInvoice', input, creator);
    await tellAll();
    expect((await invoicesOf(engagementId, creator))?.invoices).toMatchObject([
      { number: '2026-0002', status: 'ISSUED', isCorrection: true, withholding: 0, deductiblePercent: 100 },
      { number: '2026-0001', status: 'VOIDED', isCorrection: false },
    ]);
  });

  test('with a corporation’s number that cannot be is refused', async () => {
    const { roundId, creator } = await accepted('T8000012050002');
    await giveAccount(creator);
    await api.services.db
      .updateTable('creator_profiles')
      .set({ is_individual: false })
      .where('user_id', '=', creator)
      .execute();
    expect(
      (await act('issueEngagementInvoice', { roundId, workKind: 'DESIGN' }, creator)).errors,
    ).toMatchObject([{ field: 'registrationNumber' }]);
  });

  test('of a year is written out for both, and for nobody else', async () => {
    const { roundId, creator, owner } = await accepted();
    await giveAccount(creator);
    await act('issueEngagementInvoice', { roundId, workKind: 'DESIGN' }, creator);
    const ledger = async (as: string) => {
      const { data } = await api.post('{ engagementLedger(year: 2026, format: LIST) }', {}, as);
      return v.parse(v.object({ engagementLedger: v.string() }), data).engagementLedger;
    };
    expect(await ledger(creator)).toContain('株式会社みなも菓子舗,1,350000,35000,35735,349265,0');
    expect(await ledger(owner)).toContain('2026-0001,有効');
    expect(await ledger(await api.rows.creator())).not.toContain('2026-0001');
  });
});

async function textOf(pdf: Buffer): Promise<string> {
  const read = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  let text = '';
  for (let page = 1; page <= read.numPages; page += 1) {
    const { items } = await (await read.getPage(page)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  return text.replaceAll(/\s/gu, '');
}
