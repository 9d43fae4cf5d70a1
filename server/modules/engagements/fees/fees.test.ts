import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { runOperatorCommand } from '../../operators/commands.ts';
import { staffApi } from '../../staff/testing.ts';
import { deliveredMails } from '../../mail/testing.ts';
import { sweepEngagements } from '../telling.ts';
import { engagementTesting, hourly } from '../testing.ts';
import { closeMonth, sweepFees } from './billing.ts';

let api: TestApi;
let house: ReturnType<typeof engagementTesting>;
beforeAll(async () => {
  api = await testApi();
  house = engagementTesting(api);
});
afterAll(() => api.close());
beforeEach(() => api.clock.set('2026-11-18T03:00:00Z'));

const invoice = v.object({
  number: v.string(),
  status: v.string(),
  month: v.string(),
  issuedOn: v.string(),
  payBy: v.string(),
  daysLate: v.number(),
  net: v.number(),
  tax: v.number(),
  total: v.number(),
  paidOn: v.nullable(v.string()),
  voidReason: v.nullable(v.string()),
  replacesNumber: v.nullable(v.string()),
  documentUrl: v.nullable(v.string()),
  lines: v.array(
    v.object({ title: v.string(), acceptedOn: v.string(), netPrice: v.number(), fee: v.number() }),
  ),
});
const answer = v.object({
  feeInvoices: v.object({ edges: v.array(v.object({ node: invoice })) }),
  feesToCome: v.array(
    v.object({ month: v.string(), rounds: v.number(), net: v.number(), total: v.number() }),
  ),
});

async function fees(as: string) {
  const { data, errors } = await api.post(
    `{ feeInvoices(first: 20) { edges { node { number status month issuedOn payBy daysLate net tax total paidOn
      voidReason replacesNumber documentUrl lines { title acceptedOn netPrice fee } } } }
      feesToCome { month rounds net total } }`,
    {},
    as,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  const { feeInvoices, feesToCome } = v.parse(answer, data);
  return { invoices: feeInvoices.edges.map(({ node }) => node), toCome: feesToCome };
}

/** A work that was delivered and accepted on a day. */
async function accepted(on: string, terms: Parameters<(typeof house)['work']>[0] = {}) {
  const here = await house.work({ delivery_on: '2026-12-18', payment_due_on: '2027-01-29', ...terms });
  api.clock.set(on);
  await house.act('deliverEngagementRound', { roundId: here.roundId, note: '初校' }, here.creator);
  await house.act('acceptEngagementRound', { roundId: here.roundId }, here.owner);
  return here;
}

const ops = async (...words: string[]) => runOperatorCommand(api.services, words);
const commandNumber = async (as: string): Promise<string> => (await fees(as)).invoices[0]?.number ?? '';

describe('a month', () => {
  test('is billed once it is over, once, by its own day in Japan', async () => {
    const { owner, company } = await accepted('2026-11-30T14:59:59Z', {
      net_price: 333_333,
      gross_price: 366_667,
    });
    expect((await fees(owner)).toCome).toEqual([{ month: '2026-11', rounds: 1, net: 33_334, total: 36_667 }]);
    api.clock.set('2026-11-30T15:30:00Z');
    await sweepEngagements(api.services);
    expect((await fees(owner)).invoices).toEqual([]);
    // Billed in a moment, but December already.
    expect((await fees(owner)).toCome.map(({ month, rounds }) => [month, rounds])).toEqual([
      ['2026-11', 1],
      ['2026-12', 0],
    ]);
    api.clock.set('2026-11-30T16:00:00Z');
    await Promise.all(
      Array.from({ length: 20 }, () => closeMonth(api.services, { companyId: company, month: '2026-11' })),
    );
    await sweepEngagements(api.services);
    await house.tellAll();
    const { invoices } = await fees(owner);
    expect(invoices).toMatchObject([
      {
        status: 'ISSUED',
        month: '2026-11',
        issuedOn: '2026-12-01',
        payBy: '2026-12-30',
        net: 33_334,
        tax: 3_333,
        total: 36_667,
        lines: [{ title: '冬の店頭一式', acceptedOn: '2026-11-30', netPrice: 333_333, fee: 33_334 }],
      },
    ]);
    const mails = (await deliveredMails(api.services)).filter(({ to }) => to.startsWith(owner));
    expect(mails.map(({ subject }) => subject)).toContain(
      '【つむぎ】2026年11月分の手数料の請求書を発行しました',
    );
    const key = /^\/media\/([0-9a-f]{64}\.pdf)\?/u.exec(invoices[0]?.documentUrl ?? '')?.[1] ?? '';
    const text = await textOf((await api.services.storage.readAll(key)) ?? Buffer.alloc(0));
    for (const words of [
      '請求書',
      '36,667円',
      '33,334円',
      '3,333円',
      '株式会社みなも菓子舗御中',
      '冬の店頭一式',
      '2026年11月分',
    ])
      expect(text).toContain(words);
  });

  test('in which no server ran is billed by itself, in its turn', async () => {
    const { owner, creator, roundId } = await house.work(hourly);
    const months = async (day: string, id: string) => {
      api.clock.set(`${day}T03:00:00Z`);
      await house.act(
        'saveEngagementHours',
        { roundId: id, workedOn: day, minutes: 60, work: '校正' },
        creator,
      );
      const done = await house.act('deliverEngagementRound', { roundId: id }, creator);
      await house.act('acceptEngagementRound', { roundId: id }, owner);
      return done.engagement?.rounds.at(-1)?.id ?? '';
    };
    const second = await months('2026-12-31', roundId);
    await months('2027-01-31', second);
    api.clock.set('2027-03-10T03:00:00Z');
    await sweepFees(api.services);
    await sweepFees(api.services);
    const { invoices } = await fees(owner);
    expect(invoices.map(({ month, net, lines }) => [month, net, lines[0]?.title])).toEqual([
      ['2027-01', 550, '冬の店頭一式 第2回'],
      ['2026-12', 550, '冬の店頭一式 第1回'],
    ]);
  });

  test('bills nothing that was not accepted, nor what ended before', async () => {
    const { owner, engagementId, creator, roundId } = await house.work();
    await house.act('deliverEngagementRound', { roundId, note: '初校' }, creator);
    await house.act('askEngagementCorrection', { roundId, term: 'WORK', words: '違う' }, owner);
    await house.act('endEngagementEarly', { engagementId, words: '休刊のため。' }, owner);
    api.clock.set('2027-01-10T03:00:00Z');
    await sweepFees(api.services);
    expect((await fees(owner)).invoices).toEqual([]);
  });

  test('is not billed while nobody says who bills', async () => {
    const { owner } = await accepted('2026-11-20T03:00:00Z');
    api.clock.set('2026-12-05T03:00:00Z');
    const config = { ...api.services.config, mayInvoiceFees: false };
    expect(await sweepFees({ ...api.services, config })).toEqual([]);
    expect((await fees(owner)).invoices).toEqual([]);
  });
});

describe('operators', () => {
  async function billed() {
    const here = await accepted('2026-11-20T03:00:00Z');
    api.clock.set('2026-12-01T03:00:00Z');
    await sweepFees(api.services);
    return { ...here, number: await commandNumber(here.owner) };
  }

  /** What the log says was done about an invoice. */
  async function acts(number: string): Promise<string[]> {
    const rows = await api.services.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('subject_kind', '=', 'FEE_INVOICE')
      .orderBy('occurred_at')
      .orderBy('id')
      .execute();
    return rows.filter(({ detail }) => JSON.stringify(detail).includes(number)).map(({ action }) => action);
  }

  test('mark as paid, and take the mark back', async () => {
    const { owner, number } = await billed();
    api.clock.set('2027-01-05T03:00:00Z');
    expect((await fees(owner)).invoices[0]).toMatchObject({ paidOn: null, daysLate: 6 });
    await sweepFees(api.services);
    await sweepFees(api.services);
    await house.tellAll();
    const late = (await deliveredMails(api.services)).filter(
      ({ to, subject }) => to.startsWith(owner) && subject.includes('支払いの期日を過ぎています'),
    );
    expect(late).toHaveLength(1);
    expect((await ops('fees', 'paid', number, '2026-11-30')).code).toBe(1);
    expect((await ops('fees', 'paid', number, '2026-02-30')).code).toBe(2);
    expect((await ops('fees', 'paid', number, '2026-12-28')).code).toBe(0);
    expect((await fees(owner)).invoices[0]).toMatchObject({ paidOn: '2026-12-28', daysLate: 0 });
    expect((await ops('fees', 'void', number, '誤り')).lines[0]).toContain('入金済みです');
    expect((await ops('fees', 'unpaid', number)).code).toBe(0);
    expect((await ops('fees', 'list')).lines.join('\n')).toContain(number);
    expect(await acts(number)).toEqual(['fee.paid', 'fee.unpaid']);
  });

  test('void one and issue the month anew, with what they decided', async () => {
    const { owner, number, company } = await billed();
    expect((await ops('fees', 'void', number)).code).toBe(2);
    expect((await ops('fees', 'void', number, '減額', '9=1')).code).toBe(1);
    expect((await ops('fees', 'void', number, '減額', '1=x')).code).toBe(2);
    const both = await Promise.all([
      ops('fees', 'void', number, '報酬の減額', '1=200000'),
      ops('fees', 'void', number, '報酬の減額', '1=200000'),
    ]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    const { invoices } = await fees(owner);
    expect(invoices).toMatchObject([
      {
        status: 'ISSUED',
        month: '2026-11',
        net: 20_000,
        tax: 2_000,
        replacesNumber: number,
        lines: [{ netPrice: 200_000 }],
      },
      { status: 'VOIDED', number, net: 35_000, voidReason: '報酬の減額', replacesNumber: null },
    ]);
    expect(await acts(number)).toEqual(['fee.void']);
    // Nothing of the month is billed a second time.
    expect(await closeMonth(api.services, { companyId: company, month: '2026-11' })).toBeNull();
    const last = await ops('fees', 'void', invoices[0]?.number ?? '', '取引の取り消し', '1=0');
    expect(last.lines.join('')).toContain('新しい請求書はありません');
    api.clock.set('2027-01-10T03:00:00Z');
    await sweepFees(api.services);
    expect((await fees(owner)).invoices.map(({ status }) => status)).toEqual(['VOIDED', 'VOIDED']);
  });

  test('do so from their pages too, where what is refused says why', async () => {
    const { owner, number } = await billed();
    const desk = staffApi(api);
    const supporter = await desk.staff('永井 葉', 'SUPPORT');
    const lines = await desk.send(
      `{ feeLines(number: "${number}") { position title netPrice fee } }`,
      {},
      { as: supporter },
    );
    expect(lines.data?.['feeLines']).toMatchObject([{ position: 1, netPrice: 350_000, fee: 35_000 }]);
    const correct = async (reason: string, adjustments: string) => {
      const { data } = await desk.send(
        `mutation { correctFee(number: "${number}", reason: "${reason}", adjustments: ${adjustments}) { ok errors { message } } }`,
        {},
        { as: supporter },
      );
      return data?.['correctFee'];
    };
    expect(await correct(' ', '[]')).toMatchObject({ ok: false });
    expect(await correct('減額', '[{ position: 9, netPrice: 1 }]')).toMatchObject({
      errors: [{ message: `請求書 ${number} に、9行目はありません。` }],
    });
    expect(await correct('報酬の減額', '[{ position: 1, netPrice: 200000 }]')).toEqual({
      ok: true,
      errors: [],
    });
    expect((await fees(owner)).invoices).toMatchObject([
      { status: 'ISSUED', net: 20_000, replacesNumber: number },
      { status: 'VOIDED', voidReason: '報酬の減額' },
    ]);
    expect(await correct('もう一度', '[]')).toMatchObject({ ok: false });
  });

  test('are told of numbers that are none', async () => {
    expect((await ops('fees', 'show', 'F2026-99999')).code).toBe(1);
    expect((await ops('fees', 'show', 'x')).code).toBe(1);
    expect((await ops('fees', 'list', '2026-13')).code).toBe(2);
    expect((await ops('fees', 'list', '2020-01')).lines[0]).toContain('ありません');
  });
});

test('invoices are their company’s alone, and written out for a year', async () => {
  const { owner, agent, creator } = await accepted('2026-11-20T03:00:00Z');
  api.clock.set('2026-12-01T03:00:00Z');
  await sweepFees(api.services);
  const number = await commandNumber(owner);
  const ledger = async (as: string) => api.post('{ feeLedger(year: 2026) }', {}, as);
  expect(JSON.stringify((await ledger(owner)).data)).toContain(`${number},有効,2026年11月分`);
  expect(JSON.stringify((await ledger(await api.rows.member())).data)).not.toContain(number);
  for (const other of [agent, creator]) expect((await ledger(other)).errors).toBeDefined();
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
