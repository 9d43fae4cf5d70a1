import { describe, expect, test } from 'vitest';
import { InvalidInputs } from '../../../lib/request/errors.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { canonicalText, differences, hashOf, linesOf, paperOf } from './paper.ts';
import { dutiesOf, readTerms } from './rules.ts';
import type { TermsInput } from './rules.ts';

const today = '2026-11-24';

/** The offer of the design's picture. */
const whole: TermsInput = {
  title: '「夜菓子」冬の店頭一式',
  remunerationType: 'CONTRACT_UNIT',
  work: '「夜菓子」冬の店頭一式。題字一点、B1判ポスター一種、のし紙三種の入稿データ。',
  revisions: '題字は二回まで、ほかは一回まで。超えた分は別に定める。',
  rights: '著作権は受託者に残る。店頭と公式ページでの利用を三年間許す。',
  deliveryOn: '2026-12-18',
  place: 'つむぎのメッセージへのデータ送付',
  inspectionCompletesOn: '2026-12-25',
  netPrice: 350_000,
  paymentDueOn: '2027-01-29',
  paymentMethod: '銀行振込。振込手数料は委託者が負担する。',
  publicity: '店頭に掲げた日から可。',
};

function read(given: Partial<TermsInput>) {
  const inputs = new Inputs();
  const offer = readTerms(inputs, { ...whole, ...given }, today);
  let wrong: Record<string, string> = {};
  try {
    inputs.finish();
  } catch (error) {
    if (!(error instanceof InvalidInputs)) throw error;
    wrong = Object.fromEntries(error.errors.map(({ details, message }) => [details.field ?? '', message]));
  }
  return { offer, wrong };
}

describe('the twelve items', () => {
  test('stand in their order, each with its words and what follows from them', () => {
    const { offer, wrong } = read({});
    expect(wrong).toEqual({});
    const lines = linesOf(offer, true);
    expect(lines.map(({ number, label, state }) => `${number} ${label} ${state}`)).toEqual([
      '1 委託日 DECIDED',
      '2 仕事の内容 DECIDED',
      '3 書き直し DECIDED',
      '4 権利の範囲 DECIDED',
      '5 納める日・期間 DECIDED',
      '6 納める場所 DECIDED',
      '7 検査の完了日 DECIDED',
      '8 報酬の額 DECIDED',
      '9 支払いの期日 DECIDED',
      '10 支払いの方法 DECIDED',
      '11 実績の公開 DECIDED',
      '12 そのほか NONE',
    ]);
    expect(lines[7]).toMatchObject({
      text: ['350,000円(税抜)'],
      notes: ['消費税35,000円を加える。源泉徴収の対象になる仕事では、源泉所得税35,735円を差し引く。'],
    });
    expect(lines[8]).toMatchObject({
      text: ['2027年1月29日(金)'],
      notes: ['受け取る日を含めて43日目。'],
    });
    expect(linesOf(offer, false)[7]?.notes).toEqual(['消費税35,000円を加える。']);
  });

  test('reckon tax on the price of rights too', () => {
    const { offer, wrong } = read({ rightsNetPrice: 50_000 });
    expect(wrong).toEqual({});
    const lines = linesOf(offer, false);
    expect(lines[3]?.text.at(-1)).toBe('対価は、報酬の額とは別に50,000円(税抜)とする。');
    expect(lines[7]?.notes).toEqual(['権利の対価と合わせて、消費税40,000円を加える。']);
  });

  test('know nothing of another client where nothing is passed on', () => {
    const { offer, wrong } = read({ upstreamClient: '東西商会', upstreamPaymentOn: '2027-06-30' });
    expect(wrong).toEqual({});
    expect([offer.upstreamClient, offer.upstreamPaymentOn]).toEqual([null, null]);
  });

  test('of an hourly commission name the hour, the months and the monthly payment', () => {
    const { offer, wrong } = read({
      remunerationType: 'HOURLY_RATE',
      netPrice: 5_500,
      weeklyHours: 8,
      deliveryOn: null,
      serviceFrom: '2026-12-01',
      serviceTo: '2027-05-31',
      inspectionCompletesOn: null,
      paymentDueOn: null,
      paymentClosesOn: 31,
      paymentMonthsLater: 1,
      paymentPaysOn: 31,
    });
    expect(wrong).toEqual({});
    const text = linesOf(offer, true).map((line) => line.text.join(''));
    expect(text[4]).toBe('2026年12月1日(火)から2027年5月31日(月)まで');
    expect(text[7]).toBe('時給 5,500円(税抜)に、実際に働いた時間を掛けた額');
    expect(text[8]).toBe('毎月末日締め、翌月末日払い');
    expect(dutiesOf(offer, today)).toEqual({ prohibitions: true, considerations: true });
  });

  test('that are undecided say why, and by when they will be', () => {
    const { offer, wrong } = read({
      inspectionCompletesOn: '2026-12-25',
      undecided: [
        { term: 'INSPECTION', reason: '色校正の日が印刷所と未調整のため', decidedBy: '2026-12-04' },
      ],
    });
    expect(wrong).toEqual({});
    expect(linesOf(offer, true)[6]).toMatchObject({
      state: 'UNDECIDED',
      text: ['未定'],
      notes: ['理由 色校正の日が印刷所と未調整のため', '決める日 2026年12月4日(金)'],
    });
  });

  test('that a draft has not said yet are told so', () => {
    const { offer } = read({ undecided: [{ term: 'INSPECTION', reason: ' ', decidedBy: '' }] });
    expect(linesOf(offer, true)[6]).toMatchObject({
      notes: ['理由 まだ入力されていません', '決める日 まだ入力されていません'],
    });
    const split = read({ milestones: [{ title: '初校', deliveryOn: '', netPrice: 1, paymentDueOn: null }] });
    expect(linesOf(split.offer, true)[4]?.text).toEqual(['第1回　まだ入力されていません　初校']);
  });
});

const hourly = {
  remunerationType: 'HOURLY_RATE',
  netPrice: 5_500,
  deliveryOn: null,
  serviceFrom: '2026-12-01',
  serviceTo: '2027-05-31',
  inspectionCompletesOn: null,
  paymentDueOn: null,
  paymentClosesOn: 31,
  paymentMonthsLater: 1,
  paymentPaysOn: 31,
} as const;
const onOneDay = { paymentClosesOn: null, paymentMonthsLater: null, paymentPaysOn: null } as const;
const rightsIncluded =
  '権利の対価を別に決められるのは、報酬の額を1回で支払う仕事だけです。対価を報酬に含めて、この欄は空欄にしてください。';

describe('what is refused, at its field', () => {
  test.each<[string, Partial<TermsInput>, string, string]>([
    ['hours without an end', { ...hourly, serviceTo: null }, 'serviceTo', '期間の末日を入力してください。'],
    [
      'hours with a day of delivery',
      { ...hourly, serviceFrom: null, serviceTo: null, deliveryOn: '2026-12-18' },
      'deliveryOn',
      '時間制の仕事は、納める日ではなく期間を入力してください。',
    ],
    [
      'months of hours that are paid on one day',
      { ...hourly, ...onOneDay, paymentDueOn: '2027-07-15' },
      'paymentDueOn',
      '時間制の仕事は月ごとに締めるため、毎月の締日と支払日を選んでください。',
    ],
    [
      'a price of rights besides hours',
      { ...hourly, rightsNetPrice: 10_000 },
      'rightsNetPrice',
      rightsIncluded,
    ],
    [
      'a price of rights besides a formula',
      { netPrice: null, amountFormula: '一点2万円', rightsNetPrice: 10_000 },
      'rightsNetPrice',
      rightsIncluded,
    ],
  ])('%s', (_, given, field, message) => {
    expect(read(given).wrong).toEqual({ [field]: message });
  });

  test.each<[string, Partial<TermsInput>, string, string]>([
    ['no title', { title: ' ' }, 'title', '件名を入力してください。'],
    ['no work', { work: '' }, 'work', '仕事の内容を入力してください。'],
    [
      'no rights',
      { rights: null },
      'rights',
      '権利の範囲を入力してください。譲渡か、利用の許諾かを書いてください。',
    ],
    ['no delivery', { deliveryOn: null }, 'deliveryOn', '納める日、または期間を入力してください。'],
    ['a day that is none', { deliveryOn: '2026-02-30' }, 'deliveryOn', '納める日の日付を確認してください。'],
    [
      'a delivery before today',
      { deliveryOn: '2026-11-23', inspectionCompletesOn: null, paymentDueOn: '2026-12-01' },
      'deliveryOn',
      '納める日は、今日以降の日付を入力してください。',
    ],
    ['no amount', { netPrice: null }, 'netPrice', '報酬の額、または算定方法を入力してください。'],
    [
      'an amount beyond the most',
      { netPrice: 100_000_001, amountFormula: '別表' },
      'netPrice',
      '報酬の額は、1円から1億円までの整数で入力してください。',
    ],
    [
      'a payment on the 61st day (フリーランス法4条1項)',
      { paymentDueOn: '2027-02-16' },
      'paymentDueOn',
      '支払いの期日は、2027年2月15日(月)までにしてください。受け取った日から60日以内と定められています。',
    ],
    [
      'a payment on the 31st day of the upstream date (4条3項)',
      {
        isRecommissioned: true,
        upstreamClient: '株式会社灯台舎',
        upstreamPaymentOn: '2027-01-31',
        paymentDueOn: '2027-03-02',
      },
      'paymentDueOn',
      '支払いの期日は、2027年3月1日(月)までにしてください。再委託では、元委託の支払期日から30日以内と定められています。',
    ],
    ['no due date', { paymentDueOn: null }, 'paymentDueOn', '支払いの期日を入力してください。'],
    [
      'two due dates',
      { paymentClosesOn: 31, paymentMonthsLater: 1, paymentPaysOn: 31 },
      'paymentDueOn',
      '支払いの期日は、1日だけを決めるか、毎月の締日と支払日を決めてください。',
    ],
    [
      'a recommission of nobody',
      { isRecommissioned: true, upstreamPaymentOn: '2027-01-31' },
      'upstreamClient',
      '元委託者の名前を入力してください。',
    ],
    [
      'an amount that is left open',
      { undecided: [{ term: 'AMOUNT', reason: '未定', decidedBy: '2026-12-01' }] },
      'undecided.AMOUNT',
      '報酬の額は未定にできません。決まっていないときは、算定方法を入力してください。',
    ],
    [
      'an open item without a reason',
      { undecided: [{ term: 'PLACE', reason: ' ', decidedBy: '2026-12-01' }] },
      'undecided.PLACE.reason',
      '納める場所が未定の理由を入力してください。',
    ],
    [
      'an open item without a day',
      { undecided: [{ term: 'PLACE', reason: '工房か店', decidedBy: '' }] },
      'undecided.PLACE.decidedBy',
      '納める場所を決める日を入力してください。',
    ],
    [
      'an inspection before the delivery',
      { inspectionCompletesOn: '2026-12-17' },
      'inspectionCompletesOn',
      '検査の完了日は、納める日以降の日付を入力してください。',
    ],
  ])('%s', (_, given, field, message) => {
    expect(read(given).wrong).toEqual({ [field]: message });
  });

  test('not the 60th day, nor a formula in place of an amount', () => {
    expect(read({ paymentDueOn: '2027-02-15' }).wrong).toEqual({});
    const { offer, wrong } = read({
      netPrice: null,
      amountFormula: '一点20,000円に、採用した点数を掛けた額',
    });
    expect(wrong).toEqual({});
    expect(linesOf(offer, true)[7]?.text).toEqual(['一点20,000円に、採用した点数を掛けた額']);
  });
});

describe('versions', () => {
  const facts = {
    offerId: '0198c0de-1234-7abc-8def-0123456789ab',
    version: 1,
    issuedAt: new Date('2026-11-24T01:20:00Z'),
    company: { name: '株式会社みなも菓子舗', lines: ['石川県金沢市東山1-23-4 水面ビル1階'] },
    creator: { name: '早瀬 みお', lines: ['埼玉県'], isIndividual: true },
    previousHash: null,
  } as const;

  test('have a hash of all they say, and of the version before', () => {
    const { offer } = read({});
    const first = canonicalText(paperOf(offer, facts));
    expect(canonicalText(paperOf(offer, facts))).toBe(first);
    expect(paperOf(offer, facts)).toMatchObject({
      number: '0198C0DE-1234-89AB',
      issuedAt: '2026-11-24T10:20:00+09:00',
    });
    const second = paperOf(offer, { ...facts, version: 2, previousHash: hashOf(first) });
    const forged = paperOf(offer, {
      ...facts,
      version: 2,
      previousHash: hashOf(first.replace('350,000', '300,000')),
    });
    expect(hashOf(canonicalText(second))).not.toBe(hashOf(canonicalText(forged)));
  });

  test('are compared item by item', () => {
    const before = linesOf(read({ netPrice: 300_000, revisions: null }).offer, true);
    const after = linesOf(
      read({ undecided: [{ term: 'PLACE', reason: '店か工房', decidedBy: '2026-12-04' }] }).offer,
      true,
    );
    expect(differences(before, after)).toEqual([
      { term: 'REVISIONS', before: ['定めない'] },
      { term: 'PLACE', before: ['つむぎのメッセージへのデータ送付'] },
      { term: 'AMOUNT', before: ['300,000円(税抜)'] },
    ]);
    expect(differences(after, after)).toEqual([]);
  });
});

describe('several 回', () => {
  const split: Partial<TermsInput> = {
    deliveryOn: null,
    netPrice: null,
    paymentDueOn: null,
    inspectionCompletesOn: '2027-02-05',
    milestones: [
      { title: '題字の案', deliveryOn: '2026-12-01', netPrice: 100_000, paymentDueOn: '2026-12-28' },
      { title: '入稿データ', deliveryOn: '2027-01-29', netPrice: 250_000, paymentDueOn: '2027-02-26' },
    ],
  };
  const change = (at: number, other: object): Partial<TermsInput> => ({
    ...split,
    milestones: (split.milestones ?? []).map((one, index) => (index === at ? { ...one, ...other } : one)),
  });

  test('make the whole: its sum, its last days, and a line of each on paper', () => {
    const { offer, wrong } = read(split);
    expect(wrong).toEqual({});
    expect(offer).toMatchObject({ netPrice: 350_000, deliveryOn: '2027-01-29', paymentDueOn: '2027-02-26' });
    const lines = linesOf(offer, true);
    expect(lines[4]?.text).toEqual([
      '第1回　2026年12月1日(火)　題字の案',
      '第2回　2027年1月29日(金)　入稿データ',
    ]);
    expect(lines[6]?.text).toEqual(['第1回　2026年12月8日(火)', '第2回　2027年2月5日(金)']);
    expect(lines[7]?.text).toEqual(['350,000円(税抜)', '第1回　100,000円(税抜)', '第2回　250,000円(税抜)']);
    expect(lines[8]?.text).toEqual(['第1回　2026年12月28日(月)', '第2回　2027年2月26日(金)']);
  });

  test('differ from another version in the lines that say so', () => {
    const before = linesOf(read(split).offer, true);
    const after = linesOf(read(change(1, { netPrice: 300_000 })).offer, true);
    expect(differences(before, after).map(({ term }) => term)).toEqual(['AMOUNT']);
  });

  test.each<[string, Partial<TermsInput>, string]>([
    ['one alone', { ...split, milestones: (split.milestones ?? []).slice(0, 1) }, 'milestones'],
    ['an amount that is not their sum', { ...split, netPrice: 349_999 }, 'netPrice'],
    ['of hours', { ...split, remunerationType: 'HOURLY_RATE' }, 'milestones'],
    // フリーランス法4条1項: the day of receipt counted in.
    ['paid on the 61st day', change(0, { paymentDueOn: '2027-01-30' }), 'milestones.0.paymentDueOn'],
    ['paid before it is there', change(1, { paymentDueOn: '2027-01-28' }), 'milestones.1.paymentDueOn'],
    ['before the one before', change(1, { deliveryOn: '2026-11-30' }), 'milestones.1.deliveryOn'],
    ['without a name', change(0, { title: ' ' }), 'milestones.0.title'],
    ['of nothing', change(0, { netPrice: 0 }), 'milestones.0.netPrice'],
    ['without a day', change(0, { deliveryOn: '' }), 'milestones.0.deliveryOn'],
    [
      'of a commission passed on, paid on the 31st day (4条3項)',
      {
        ...change(0, { paymentDueOn: '2027-01-24' }),
        isRecommissioned: true,
        upstreamClient: '株式会社灯台舎',
        upstreamPaymentOn: '2026-12-25',
      },
      'milestones.0.paymentDueOn',
    ],
  ])('refuse %s', (_, given, field) => {
    expect(Object.keys(read(given).wrong)).toContain(field);
  });

  test('are paid for on the 60th day', () => {
    expect(read(change(0, { paymentDueOn: '2027-01-29' })).wrong).toEqual({});
  });
});
