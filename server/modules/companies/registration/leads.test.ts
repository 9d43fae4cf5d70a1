import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../../db/testing/testDatabase.ts';
import { testApi, testStart } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { deliveredMails } from '../../mail/testing.ts';
import { shortIdOf } from './leads.ts';
import { call, lead, refusals } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ poolSize: 20 });
});
afterAll(() => api.close());
beforeEach(async () => {
  const { db } = api.services;
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('leads').execute();
  await db.deleteFrom('rate_limits').execute();
  api.clock.set(testStart);
});

const send = (over: Partial<Record<keyof typeof lead, string>> = {}) =>
  call(api, 'lead', { input: { ...lead, ...over } });
const leads = () => api.services.db.selectFrom('leads').selectAll().execute();

describe('a company asks to join', () => {
  test('is written down as it was meant, and both sides are told', async () => {
    expect(
      await send({ email: ' Mio@Todaisha.Example ', phoneNumber: '０９０ー１２３４ー５６７８' }),
    ).toEqual({
      leadCustomer: {
        companyName: '株式会社灯台舎',
        firstName: 'みお',
        lastName: '早瀬',
        email: 'Mio@todaisha.example',
        phoneNumber: '+819012345678',
        registrationPurpose: '採用サイトの設計をお願いしたいです。',
      },
      errors: [],
    });
    const [row, ...more] = await leads();
    expect(more).toEqual([]);
    expect(row).toMatchObject({ status: 'NEW', urgency: 'REQUEST_IMMEDIATELY', source: 'SIGN_UP' });
    const [received, told] = await deliveredMails(api.services);
    expect(received).toMatchObject({
      to: 'Mio@todaisha.example',
      subject: '【つむぎ】お申し込みを受け付けました',
    });
    expect(received?.text).toContain('早瀬 みお 様');
    expect(told).toMatchObject({ to: api.services.config.operatorMail, replyTo: 'Mio@todaisha.example' });
    expect(told?.text).toContain(`npm run ops -- leads accept ${shortIdOf(row?.id ?? '')}`);
  });

  test.each([
    ['companyName', ''],
    ['companyName', 'あ'.repeat(101)],
    ['lastName', '　'],
    ['firstName', 'あ'.repeat(51)],
    ['email', ''],
    ['email', 'mio@'],
    ['phoneNumber', ''],
    ['phoneNumber', '12345'],
    ['registrationPurpose', ' \n '],
    ['registrationPurpose', 'あ'.repeat(1001)],
  ])('is refused at %s for %j, and nothing is written', async (field, value) => {
    expect(refusals(await send({ [field]: value }))).toEqual([`UserInputInvalidError ${field}`]);
    expect(await leads()).toEqual([]);
    expect(await deliveredMails(api.services)).toEqual([]);
  });

  test('is told of everything that is wrong at once', async () => {
    const empty = { companyName: '', lastName: '', firstName: '', email: '', phoneNumber: '' };
    expect(refusals(await send({ ...empty, registrationPurpose: '' }))).toHaveLength(6);
  });

  test('the same address within a day is the same lead, with what was sent last', async () => {
    await send();
    const again = await send({ email: 'MIO@todaisha.example', companyName: '灯台舎', firstName: 'ミオ' });
    expect(again).toMatchObject({ leadCustomer: { companyName: '灯台舎', firstName: 'ミオ' } });
    expect(await leads()).toMatchObject([{ company_name: '灯台舎', first_name: 'ミオ' }]);
    expect(await deliveredMails(api.services)).toHaveLength(2);
    api.clock.advance(25 * 60 * 60_000);
    await send();
    expect(await leads()).toHaveLength(2);
  });

  test('what was decided stays as it was, and whoever types the address learns nothing of it', async () => {
    await send();
    await api.services.db
      .updateTable('leads')
      .set({ status: 'DECLINED', decided_at: api.clock.now() })
      .execute();
    const answer = await send({ companyName: '誰か', lastName: '他', firstName: '人' });
    expect(answer).toMatchObject({ leadCustomer: { companyName: '誰か', lastName: '他' }, errors: [] });
    expect(await leads()).toMatchObject([{ company_name: '株式会社灯台舎', last_name: '早瀬' }]);
  });

  test('too many from one place are refused', async () => {
    for (let n = 0; n < 100; n += 1) await send({ email: `p${n % 3}@example.jp` });
    expect(refusals(await send({ email: 'other@example.jp' }))).toEqual(['RateLimitExceededError']);
    // Not even read: what is wrong with it would be said otherwise.
    expect(refusals(await send({ email: 'other' }))).toEqual(['RateLimitExceededError']);
    expect(await leads()).toHaveLength(3);
  });

  test.runIf(isOnPostgres)('50 of one address at once are one lead and one pair of mails', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send()));
    expect(answers.flatMap(refusals)).toEqual([]);
    expect(await leads()).toHaveLength(1);
    expect(await deliveredMails(api.services)).toHaveLength(2);
  });
});
