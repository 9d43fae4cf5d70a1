import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SaveAnswer } from '../../../../lib/drafts/answers.ts';
import { differencesOf } from '../../../../lib/drafts/merge.ts';
import type { DraftRecord } from '../../../../lib/drafts/record.ts';
import { DraftSaver } from '../../../../lib/drafts/saver.ts';
import { quietMs } from '../../../../lib/drafts/turns.ts';
import { inputOf } from './draftInput.ts';
import type { DraftInput } from './draftInput.ts';
import type { DraftSnapshot } from './draftSnapshot.ts';
import { emptyDraft } from './draftValues.ts';
import type { DraftValues } from './draftValues.ts';
import { draftTable } from './draftTable.ts';
import { questionPart } from './questionPart.ts';
import type { QuestionAnswer, QuestionChange } from './saveDraft.ts';
import { memoryRecords, snapshot } from '../testing/drafts.ts';

interface Sent {
  readonly version: number;
  readonly input: DraftInput;
  readonly answer: (answer: SaveAnswer<DraftSnapshot>) => Promise<void>;
  readonly fail: () => Promise<void>;
}

const settle = () => vi.advanceTimersByTimeAsync(0);

function setUp({
  saved = null,
  kept = null,
  first = emptyDraft,
  isGone = false,
}: {
  saved?: DraftSnapshot | null;
  kept?: DraftRecord<DraftValues> | null;
  first?: DraftValues;
  isGone?: boolean;
} = {}) {
  const sent: Sent[] = [];
  const questions: (QuestionChange | string)[] = [];
  let server = saved;
  const line = { isCut: false };
  const asked = () => server?.values.questions ?? [];
  // No save: the version stays.
  const ask = (all: DraftValues['questions']): DraftSnapshot => {
    server = snapshot(server?.version ?? 0, { ...server?.values, questions: all });
    return server;
  };
  const colleague = (version: number, values: Partial<DraftValues>): void => {
    server = snapshot(version, { ...server?.values, ...values });
  };
  const missing: QuestionAnswer = {
    kind: 'missing',
    errors: [{ __typename: 'JobOpeningQuestionNotFoundError', message: '質問が見つかりません。' }],
  };
  const records = memoryRecords(kept);
  const questionTransport = {
    saveQuestion: async (change: QuestionChange): Promise<QuestionAnswer> => {
      questions.push(change);
      const before = asked();
      const id = change.questionId ?? `q${questions.length}`;
      const known = before.find((each) => each.id === id);
      if (change.questionId !== null && !known) return missing;
      if (known && known.text !== change.knownText && known.text !== change.questionText)
        return { kind: 'conflict', draft: ask(before) };
      const others = before.filter((each) => each.id !== id);
      const draft = ask(others.toSpliced(change.position, 0, { key: id, id, text: change.questionText }));
      if (line.isCut) throw new TypeError('offline');
      return { kind: 'saved', draft, questionId: id };
    },
    deleteQuestion: async (id: string, knownText: string): Promise<QuestionAnswer> => {
      questions.push(id);
      const known = asked().find((each) => each.id === id);
      if (!known) return missing;
      if (known.text !== knownText) return { kind: 'conflict', draft: ask(asked()) };
      return { kind: 'saved', draft: ask(asked().filter((each) => each.id !== id)), questionId: null };
    },
  };
  const saver = new DraftSaver({
    table: draftTable('contract'),
    parts: [questionPart(questionTransport)],
    saved,
    isGone,
    first,
    records,
    save: (version, fields, values) => {
      const input = inputOf(fields, values);
      const { promise, resolve, reject } = Promise.withResolvers<SaveAnswer<DraftSnapshot>>();
      sent.push({
        version,
        input,
        answer: async (answer) => {
          if (answer.kind === 'saved') server = answer.draft;
          resolve(answer);
          await settle();
        },
        fail: async () => {
          reject(new TypeError('offline'));
          await settle();
        },
      });
      return promise;
    },
  });
  const write = (values: Partial<DraftValues>): void => saver.change((before) => ({ ...before, ...values }));
  return { saver, sent, questions, records, write, ask, asked, colleague, line };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a draft is saved', () => {
  test('two seconds after the last change, with what changed and the version it builds on', async () => {
    const { saver, sent, write } = setUp({ saved: snapshot(3, { title: '宿' }) });
    write({ title: '宿の' });
    await vi.advanceTimersByTimeAsync(quietMs - 1);
    write({ title: '宿の予約画面' });
    await vi.advanceTimersByTimeAsync(quietMs - 1);
    expect(sent).toHaveLength(0);
    expect(saver.state().step).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.map(({ version, input }) => ({ version, input }))).toEqual([
      { version: 3, input: { title: '宿の予約画面' } },
    ]);
    expect(saver.state().step).toBe('sending');
    await sent[0]?.answer({ kind: 'saved', draft: snapshot(4, { title: '宿の予約画面' }) });
    expect(saver.state()).toMatchObject({ step: 'saved', savedAt: Date.parse('2026-11-21T05:04:00.000Z') });
    expect(saver.hasUnsent()).toBe(false);
  });

  test('at once when asked to, and the answer says whether all is there', async () => {
    const { saver, sent, write } = setUp({ saved: snapshot(1) });
    write({ title: '宿' });
    const done = saver.flush();
    await settle();
    await sent[0]?.answer({ kind: 'saved', draft: snapshot(2, { title: '宿' }) });
    expect(await done).toBe(true);
  });

  test('one request at a time: what is written meanwhile goes after it, newest state only', async () => {
    const { sent, write } = setUp({ saved: snapshot(1) });
    write({ title: 'あ' });
    await vi.advanceTimersByTimeAsync(quietMs);
    write({ title: 'あい' });
    write({ title: 'あいう' });
    await vi.advanceTimersByTimeAsync(quietMs);
    expect(sent).toHaveLength(1);
    await sent[0]?.answer({ kind: 'saved', draft: snapshot(2, { title: 'あ' }) });
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ version: 2, input: { title: 'あいう' } });
  });

  test('a change that was taken back is not sent', async () => {
    const { saver, sent, write } = setUp({ saved: snapshot(1, { title: '宿' }) });
    write({ title: '宿の' });
    write({ title: '宿' });
    await vi.advanceTimersByTimeAsync(quietMs * 2);
    expect(sent).toHaveLength(0);
    expect(saver.state().step).toBe('saved');
  });

  test('opening a new one sends nothing; its first save carries what it began with', async () => {
    const { sent, write } = setUp({ first: { ...emptyDraft, contactEmail: 'a@example.jp' } });
    await vi.advanceTimersByTimeAsync(quietMs * 2);
    expect(sent).toHaveLength(0);
    write({ title: '宿' });
    await vi.advanceTimersByTimeAsync(quietMs);
    expect(sent[0]).toMatchObject({ version: 0, input: { title: '宿', contactEmail: 'a@example.jp' } });
  });

  test('however the server writes it: what was sent is not sent again', async () => {
    const { saver, sent, write } = setUp({ saved: snapshot(1) });
    write({ priceSide: 'net', price: 10_000, title: 'ＡＢＣ' });
    await vi.advanceTimersByTimeAsync(quietMs);
    expect(sent[0]?.input).toEqual({ title: 'ＡＢＣ', netPrice: 10_000 });
    await sent[0]?.answer({ kind: 'saved', draft: snapshot(2, { price: 11_000, title: 'ABC' }) });
    write({ paymentTerms: '翌月末' });
    await vi.advanceTimersByTimeAsync(quietMs);
    expect(sent[1]?.input).toEqual({ paymentTerms: '翌月末' });
    await sent[1]?.answer({
      kind: 'saved',
      draft: snapshot(3, { price: 11_000, title: 'ABC', paymentTerms: '翌月末' }),
    });
    expect(saver.hasUnsent()).toBe(false);
    expect(saver.state().values).toMatchObject({ price: 10_000, priceSide: 'net' });
    expect(sent).toHaveLength(2);
  });
});

describe('what cannot be sent as it stands', () => {
  test('waits in the form, and the rest is saved', async () => {
    const { saver, sent, records, write } = setUp({ saved: snapshot(1) });
    write({ title: '宿', contactEmail: 'sawa@' });
    await vi.advanceTimersByTimeAsync(quietMs);
    expect(sent[0]?.input).toEqual({ title: '宿' });
    await sent[0]?.answer({ kind: 'saved', draft: snapshot(2, { title: '宿' }) });
    expect(saver.state().step).toBe('saved');
    expect(records.kept()?.values.contactEmail).toBe('sawa@');
  });

  test('is held, and stays in this browser when the rest is published', async () => {
    const { saver, records, write } = setUp({ saved: snapshot(1) });
    write({ contactPhoneNumber: '090', contactFormUrl: 'todaisha' });
    expect(await saver.flush()).toBe(true);
    expect(saver.state().held.map(({ name }) => name)).toEqual(['contactPhoneNumber', 'contactFormUrl']);
    saver.finish();
    expect(records.kept()?.values).toMatchObject({ contactPhoneNumber: '090' });
  });

  test('is held no more once it is mended, and nothing is kept after publishing', async () => {
    const { saver, sent, records, write } = setUp({ saved: snapshot(1) });
    write({ contactFormUrl: 'todaisha' });
    write({ contactFormUrl: 'https://todaisha.jp/form' });
    expect(saver.state().held).toEqual([]);
    const done = saver.flush();
    await settle();
    await sent[0]?.answer({
      kind: 'saved',
      draft: snapshot(2, { contactFormUrl: 'https://todaisha.jp/form' }),
    });
    expect(await done).toBe(true);
    saver.finish();
    expect(records.kept()).toBeNull();
  });

  test('holds nobody back where an answer hides it', () => {
    const { saver, write } = setUp({ saved: snapshot(1) });
    write({ hasAvailableAsset: true, availableAssetDescription: '画'.repeat(20_000) });
    expect(saver.state().held.map(({ name }) => name)).toEqual(['availableAssetDescription']);
    write({ hasAvailableAsset: false });
    expect(saver.state().held).toEqual([]);
  });

  test('is not with the server while an answer hides it, and comes back with the answer', async () => {
    const before = { hasAvailableAsset: true, availableAssetDescription: '写真' };
    const { saver, sent, records, write } = setUp({ saved: snapshot(1, before) });
    write({ hasAvailableAsset: false });
    await vi.advanceTimersByTimeAsync(quietMs);
    expect(sent[0]?.input).toEqual({ hasAvailableAsset: false, availableAssetDescription: null });
    await sent[0]?.answer({ kind: 'saved', draft: snapshot(2, { hasAvailableAsset: false }) });
    expect(saver.state()).toMatchObject({ step: 'saved', values: { availableAssetDescription: '写真' } });
    expect(records.kept()).toBeNull();
    write({ hasAvailableAsset: true });
    await vi.advanceTimersByTimeAsync(quietMs);
    expect(sent[1]?.input).toEqual(before);
  });

  test('is not what is as long as a reader counts it', () => {
    const { saver, write } = setUp({ saved: snapshot(1) });
    write({ title: `${'題'.repeat(58)}👨‍👩‍👧が` });
    expect(saver.state().held).toEqual([]);
    write({ title: '題'.repeat(61) });
    expect(saver.state().held.map(({ name }) => name)).toEqual(['title']);
  });

  test('a price is one by the limits of its side', () => {
    const { saver, write } = setUp({ saved: snapshot(1) });
    const isHeld = (priceSide: 'gross' | 'net', price: number): boolean => {
      write({ priceSide, price });
      return saver.state().held.length > 0;
    };
    expect([isHeld('net', 1), isHeld('net', 100_000_000), isHeld('net', 100_000_001)]).toEqual([
      false,
      false,
      true,
    ]);
    expect([isHeld('gross', 1), isHeld('gross', 2), isHeld('gross', 110_000_000)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isHeld('gross', 110_000_001)).toBe(true);
  });

  test('so is a question that was emptied: the server still has its words', () => {
    const asked = { key: 'q1', id: 'q1', text: 'いつから' };
    const { saver, records, write } = setUp({ saved: snapshot(1, { questions: [asked] }) });
    write({ questions: [{ ...asked, text: '' }] });
    expect(saver.state().held.map(({ name }) => name)).toEqual(['questions']);
    saver.finish();
    expect(records.kept()).not.toBeNull();
  });

  test('a refusal is of what was sent: what was typed meanwhile is sent after it', async () => {
    const { saver, sent, write } = setUp({ saved: snapshot(1) });
    write({ contactEmail: 'sawa@example.jp' });
    await vi.advanceTimersByTimeAsync(quietMs);
    write({ contactEmail: 'sawa@todaisha.jp' });
    await sent[0]?.answer({ kind: 'refused', errors: [{ message: '使えません。', field: 'contactEmail' }] });
    expect(saver.state().refusals.size).toBe(0);
    await vi.advanceTimersByTimeAsync(quietMs);
    expect(sent[1]?.input).toEqual({ contactEmail: 'sawa@todaisha.jp' });
  });

  test('and what the server refuses stands at its field, until it is mended', async () => {
    const { saver, sent, write } = setUp({ saved: snapshot(1) });
    write({ title: '宿', contactEmail: 'sawa@example.jp' });
    await vi.advanceTimersByTimeAsync(quietMs);
    await sent[0]?.answer({
      kind: 'refused',
      errors: [{ message: '使えません。', field: 'contactEmail' }],
    });
    expect(saver.state().refusals.get('contactEmail')).toBe('使えません。');
    expect(sent[1]?.input).toEqual({ title: '宿' });
    await sent[1]?.answer({ kind: 'saved', draft: snapshot(2, { title: '宿' }) });
    expect(sent).toHaveLength(2);
    write({ contactEmail: 'sawa@todaisha.jp' });
    expect(saver.state().refusals.size).toBe(0);
    await vi.advanceTimersByTimeAsync(quietMs);
    expect(sent[2]?.input).toEqual({ contactEmail: 'sawa@todaisha.jp' });
  });

  test('a refusal of the whole is told, and nothing is tried before the next change', async () => {
    const { saver, sent, write } = setUp({ saved: snapshot(1) });
    write({ title: '宿' });
    await vi.advanceTimersByTimeAsync(quietMs);
    await sent[0]?.answer({ kind: 'refused', errors: [{ message: '編集できません。' }] });
    expect(saver.state()).toMatchObject({ step: 'refused', message: '編集できません。' });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(1);
    expect(saver.hasUnsent()).toBe(true);
  });
});

describe('without a line', () => {
  test('changes are kept, tried again with growing pauses, and sent at once when it is back', async () => {
    const { saver, sent, records, write } = setUp({ saved: snapshot(1) });
    write({ title: '宿' });
    await vi.advanceTimersByTimeAsync(quietMs);
    await sent[0]?.fail();
    expect(saver.state().step).toBe('unreachable');
    expect(records.kept()).toMatchObject({ version: 1, values: { title: '宿' } });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toHaveLength(2);
    await sent[1]?.fail();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toHaveLength(2);
    const back = saver.flush();
    await settle();
    await sent[2]?.answer({ kind: 'saved', draft: snapshot(2, { title: '宿' }) });
    expect(await back).toBe(true);
    expect(records.kept()).toBeNull();
  });

  test('a reload finds what was written, and sends it', async () => {
    const saved = snapshot(1, { title: '宿' });
    const kept = {
      version: 1,
      base: saved.values,
      values: { ...saved.values, title: '宿の画面' },
      tab: 'gone',
    };
    const { saver, sent } = setUp({ saved, kept });
    expect(saver.state().values.title).toBe('宿の画面');
    saver.open();
    await vi.advanceTimersByTimeAsync(quietMs);
    expect(sent[0]).toMatchObject({ version: 1, input: { title: '宿の画面' } });
  });

  test('so does a new one that was never saved', async () => {
    const kept = { version: 0, base: emptyDraft, values: { ...emptyDraft, title: '宿' }, tab: 'gone' };
    const { saver, sent } = setUp({ kept });
    saver.open();
    await vi.advanceTimersByTimeAsync(quietMs);
    expect(sent[0]).toMatchObject({ version: 0, input: { title: '宿' } });
  });

  test('what had been saved, its answer lost, asks nobody', async () => {
    const saved = snapshot(2, { title: '宿の画面' });
    const base = snapshot(1, { title: '宿' }).values;
    const kept = { version: 1, base, values: saved.values, tab: 'gone' };
    const { saver, records } = setUp({ saved, kept });
    expect(saver.state().step).toBe('saved');
    expect(records.kept()).toBeNull();
  });

  test('nor does it while one writes on: the newer version is this form’s own', async () => {
    const { saver, sent, write } = setUp({ saved: snapshot(1) });
    write({ title: '宿' });
    await vi.advanceTimersByTimeAsync(quietMs);
    await sent[0]?.fail();
    write({ title: '宿の画面' });
    await vi.advanceTimersByTimeAsync(quietMs);
    await sent[1]?.answer({ kind: 'conflict', draft: snapshot(2, { title: '宿' }) });
    expect(saver.state().step).toBe('sending');
    expect(sent[2]).toMatchObject({ version: 2, input: { title: '宿の画面' } });
  });
});

describe('a price, of which the server makes the other side', () => {
  const priced = (net: number, gross: number): Partial<DraftValues> => ({
    price: gross,
    prices: { net, gross },
  });

  test.each([
    ['net', 10_000, priced(10_000, 11_000)],
    ['gross', 11_000, priced(10_000, 11_000)],
    // Nothing net costs just this: the server takes a yen less.
    ['gross', 10_000, priced(9_090, 9_999)],
  ] as const)(
    '%s %i: its answer lost, it is this form’s own all the same',
    async (priceSide, price, server) => {
      const { saver, sent, write } = setUp({ saved: snapshot(1) });
      write({ priceSide, price });
      await vi.advanceTimersByTimeAsync(quietMs);
      await sent[0]?.fail();
      write({ title: '宿' });
      await vi.advanceTimersByTimeAsync(quietMs);
      await sent[1]?.answer({ kind: 'conflict', draft: snapshot(2, server) });
      expect(saver.state()).toMatchObject({ step: 'sending', values: { price, priceSide } });
      expect(sent[2]).toMatchObject({ version: 2, input: { title: '宿' } });
      expect(sent[2]?.input).not.toHaveProperty('netPrice');
    },
  );

  test('the same one is no difference, another one is', () => {
    const theirs = { ...emptyDraft, ...priced(10_000, 11_000) };
    const differing = (mine: Partial<DraftValues>) =>
      differencesOf(draftTable('contract'), [], {
        base: emptyDraft,
        values: { ...emptyDraft, ...mine },
        theirs,
      }).map(({ field }) => field.name);
    expect(differing({ priceSide: 'net', price: 10_000 })).toEqual([]);
    expect(differing({ priceSide: 'net', price: 10_001 })).toEqual(['price']);
    expect(differing({ priceSide: 'gross', price: 10_999 })).toEqual(['price']);
    expect(differing({ priceSide: 'gross', price: 11_002 })).toEqual(['price']);
    expect(differing({ ...priced(10_000, 11_000), priceSide: 'net', price: 12_000 })).toEqual(['price']);
  });
});

describe('a newer version elsewhere', () => {
  const theirs = snapshot(2, { title: '旅館の画面', offerDetail: '二人で' });

  async function meet() {
    const setup = setUp({ saved: snapshot(1) });
    setup.write({ title: '宿の画面' });
    await vi.advanceTimersByTimeAsync(quietMs);
    await setup.sent[0]?.answer({ kind: 'conflict', draft: theirs });
    return setup;
  }

  test('stops the saving until it is decided, and loses nothing', async () => {
    const { saver, sent, records, write } = await meet();
    expect(saver.state()).toMatchObject({ step: 'conflict', theirs });
    write({ title: '宿の画面と案内' });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await saver.flush()).toBe(false);
    expect(sent).toHaveLength(1);
    expect(records.kept()?.values.title).toBe('宿の画面と案内');
  });

  test('what is chosen builds on it', async () => {
    const { saver, sent } = await meet();
    saver.resolve({ ...theirs.values, title: '宿の画面' });
    await settle();
    expect(sent[1]).toMatchObject({ version: 2, input: { title: '宿の画面' } });
    expect(saver.state().values.offerDetail).toBe('二人で');
  });

  test('taking it as it is sends nothing', async () => {
    const { saver, sent, records } = await meet();
    saver.resolve(theirs.values);
    await settle();
    expect(sent).toHaveLength(1);
    expect(saver.state()).toMatchObject({ step: 'saved', values: { title: '旅館の画面' } });
    expect(records.kept()).toBeNull();
  });

  test('is met at opening, when something had not been sent', () => {
    const base = snapshot(1).values;
    const { saver } = setUp({
      saved: theirs,
      kept: { version: 1, base, values: { ...base, title: '宿の画面' } },
    });
    expect(saver.state()).toMatchObject({ step: 'conflict', theirs, values: { title: '宿の画面' } });
  });
});

describe('deleted elsewhere', () => {
  test('it stops, keeps every word, and says so', async () => {
    const { saver, sent, records, write } = setUp({ saved: snapshot(1) });
    write({ title: '宿の画面' });
    await vi.advanceTimersByTimeAsync(quietMs);
    await sent[0]?.answer({ kind: 'gone' });
    expect(saver.state()).toMatchObject({ step: 'gone', values: { title: '宿の画面' } });
    write({ title: '宿の画面と案内' });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await saver.flush()).toBe(false);
    expect(sent).toHaveLength(1);
    expect(records.kept()?.values.title).toBe('宿の画面と案内');
    expect(saver.hasUnsent()).toBe(true);
  });

  test('a picture that finds it gone stops it too', async () => {
    const { saver, sent, write } = setUp({ saved: snapshot(1) });
    expect(await saver.run(async () => ({ result: 'ありません。', draft: null, isGone: true }))).toBe(
      'ありません。',
    );
    write({ title: '宿' });
    await vi.advanceTimersByTimeAsync(quietMs);
    expect(saver.state().step).toBe('gone');
    expect(sent).toHaveLength(0);
  });

  test('a reload shows what was written, and sends nothing', async () => {
    const base = snapshot(3, { title: '宿' }).values;
    const kept = { version: 3, base, values: { ...base, title: '宿の画面' }, tab: 'gone' };
    const { saver, sent } = setUp({ kept, isGone: true });
    saver.open();
    await vi.advanceTimersByTimeAsync(quietMs);
    expect(saver.state()).toMatchObject({ step: 'gone', values: { title: '宿の画面' } });
    expect(sent).toHaveLength(0);
  });
});

describe('questions', () => {
  const question = (key: string, text: string, id: string | null = null) => ({ key, id, text });

  test('are sent one by one, and get their ids', async () => {
    const { saver, questions, write } = setUp({ saved: snapshot(1) });
    write({ questions: [question('a', '一つめ'), question('b', ''), question('c', '二つめ ')] });
    await vi.advanceTimersByTimeAsync(quietMs);
    await settle();
    expect(questions).toEqual([
      { questionId: null, questionText: '一つめ', position: 0 },
      { questionId: null, questionText: '二つめ', position: 1 },
    ]);
    expect(saver.state().values.questions.map(({ key, id }) => [key, id])).toEqual([
      ['a', 'q1'],
      ['b', null],
      ['c', 'q2'],
    ]);
    expect(saver.hasUnsent()).toBe(false);
  });

  test('are changed, moved and deleted as they stand in the form', async () => {
    const before = [question('q1', '一', 'q1'), question('q2', '二', 'q2'), question('q3', '三', 'q3')];
    const { saver, questions, write } = setUp({ saved: snapshot(1, { questions: before }) });
    write({ questions: [question('q3', '三', 'q3'), question('q2', '二つ', 'q2')] });
    await vi.advanceTimersByTimeAsync(quietMs);
    await settle();
    expect(questions).toEqual([
      'q1',
      { questionId: 'q3', knownText: '三', questionText: '三', position: 0 },
      { questionId: 'q2', knownText: '二', questionText: '二つ', position: 1 },
    ]);
    expect(saver.state().step).toBe('saved');
  });

  test('a new draft is there before its first one', async () => {
    const { sent, questions, write } = setUp();
    write({ questions: [question('a', '一つめ')] });
    await vi.advanceTimersByTimeAsync(quietMs);
    expect(sent[0]).toMatchObject({ version: 0, input: {} });
    await sent[0]?.answer({ kind: 'saved', draft: snapshot(1) });
    await settle();
    expect(questions).toHaveLength(1);
  });
});

describe('questions of two who write', () => {
  const question = (key: string, text: string, id: string | null = null) => ({ key, id, text });
  const one = question('k1', '一', 'k1');
  const two = question('k2', '二', 'k2');
  const theirs = question('x', '同僚の質問', 'x');
  const textsOf = (questions: DraftValues['questions']) => questions.map(({ text }) => text);
  const sending = async (): Promise<void> => {
    await vi.advanceTimersByTimeAsync(quietMs);
    await settle();
  };

  test('a colleague’s new one comes in, and is not deleted', async () => {
    const { saver, questions, write, ask, asked } = setUp({ saved: snapshot(1, { questions: [one] }) });
    ask([one, theirs]);
    write({ questions: [one, question('a', '二つめ')] });
    await sending();
    expect(questions).toEqual([{ questionId: null, questionText: '二つめ', position: 1 }]);
    expect(textsOf(asked())).toEqual(['一', '二つめ', '同僚の質問']);
    expect(textsOf(saver.state().values.questions)).toEqual(['一', '二つめ', '同僚の質問']);
    write({ questions: saver.state().values.questions.filter(({ id }) => id !== 'x') });
    await sending();
    expect(textsOf(asked())).toEqual(['一', '二つめ']);
  });

  test('so does one that a save of fields answers with', async () => {
    const { saver, sent, questions, write, ask } = setUp({ saved: snapshot(1, { questions: [one] }) });
    ask([one, theirs]);
    write({ title: '宿' });
    await sending();
    await sent[0]?.answer({ kind: 'saved', draft: snapshot(2, { title: '宿', questions: [one, theirs] }) });
    expect(textsOf(saver.state().values.questions)).toEqual(['一', '同僚の質問']);
    expect(questions).toEqual([]);
    expect(saver.state().step).toBe('saved');
  });

  test('what a colleague rewrote, moved or took away stays so', async () => {
    const three = question('k3', '三', 'k3');
    const { saver, write, ask, asked } = setUp({ saved: snapshot(1, { questions: [one, two, three] }) });
    ask([three, { ...one, text: '一の改め' }]);
    write({ questions: [one, two, three, question('a', '四')] });
    await sending();
    expect(textsOf(asked())).toEqual(['三', '一の改め', '四']);
    expect(textsOf(saver.state().values.questions)).toEqual(['三', '一の改め', '四']);
    expect(saver.state().step).toBe('saved');
  });

  test('one that was rewritten on both sides is a choice, also while it is being deleted', async () => {
    for (const mine of [[{ ...one, text: '一の書き直し' }], []]) {
      const { saver, write, ask, asked } = setUp({ saved: snapshot(1, { questions: [one] }) });
      ask([{ ...one, text: '一の改め' }]);
      write({ questions: mine });
      await sending();
      expect(saver.state()).toMatchObject({ step: 'conflict', values: { questions: mine } });
      expect(textsOf(asked())).toEqual(['一の改め']);
      const { theirs: newer, values } = saver.state();
      saver.resolve({ ...(newer?.values ?? values), questions: mine });
      await settle();
      await settle();
      expect(textsOf(asked())).toEqual(textsOf(mine));
      expect(saver.state().step).toBe('saved');
    }
  });

  test('one that was taken away meanwhile is a new one where it was written in, and no trouble where it was not', async () => {
    const { saver, write, ask, asked } = setUp({ saved: snapshot(1, { questions: [one, two] }) });
    ask([]);
    write({ questions: [{ ...one, text: '一の書き直し' }] });
    await sending();
    expect(textsOf(asked())).toEqual(['一の書き直し']);
    expect(saver.state()).toMatchObject({ step: 'saved', held: [] });
  });

  test('one whose answer was lost is not asked twice', async () => {
    const { saver, write, asked, line } = setUp({ saved: snapshot(1) });
    line.isCut = true;
    write({ questions: [question('a', '一つめ')] });
    await sending();
    expect(saver.state().step).toBe('unreachable');
    line.isCut = false;
    await vi.advanceTimersByTimeAsync(5_000);
    await settle();
    expect(textsOf(asked())).toEqual(['一つめ']);
    expect(textsOf(saver.state().values.questions)).toEqual(['一つめ']);
  });

  test('a reload takes in what became of questions and pictures meanwhile: they raise no version', async () => {
    const base = snapshot(1, { questions: [one] }).values;
    const picture = { id: 'm_1', url: '/media/a.webp', width: 8, height: 3, thumbhash: null };
    const saved = snapshot(1, { questions: [one, theirs], coverImage: picture });
    const kept = {
      version: 1,
      base,
      values: { ...base, title: '宿', questions: [one, question('a', '二')] },
    };
    const { saver, sent, questions } = setUp({ saved, kept });
    saver.open();
    await sending();
    expect(sent[0]?.input).toEqual({ title: '宿' });
    await sent[0]?.answer({ kind: 'saved', draft: snapshot(2, { ...saved.values, title: '宿' }) });
    await settle();
    expect(questions).toEqual([{ questionId: null, questionText: '二', position: 2 }]);
    expect(textsOf(saver.state().values.questions)).toEqual(['一', '同僚の質問', '二']);
  });

  test('a colleague’s save of fields that a question answers with is a choice', async () => {
    const { saver, sent, write, colleague } = setUp({ saved: snapshot(1, { title: '宿' }) });
    colleague(2, { title: '旅館' });
    write({ questions: [question('a', '一つめ')] });
    await sending();
    expect(saver.state()).toMatchObject({ step: 'conflict', theirs: { values: { title: '旅館' } } });
    expect(sent).toHaveLength(0);
  });
});

describe('something else done with the draft', () => {
  test('waits for the save before it, and what comes of it is what the next one builds on', async () => {
    const { saver, sent, write } = setUp({ saved: snapshot(1) });
    write({ title: '宿' });
    const picture = { id: 'm_1', url: '/media/a.webp', width: 8, height: 3, thumbhash: null };
    const task = vi.fn(async () => ({
      result: 'done',
      draft: snapshot(3, { title: '宿', coverImage: picture }),
    }));
    const done = saver.run(task);
    await settle();
    expect(task).not.toHaveBeenCalled();
    await sent[0]?.answer({ kind: 'saved', draft: snapshot(2, { title: '宿' }) });
    expect(await done).toBe('done');
    expect(saver.state().values).toMatchObject({ title: '宿', coverImage: picture });
    write({ title: '宿の画面' });
    await vi.advanceTimersByTimeAsync(quietMs);
    expect(sent[1]).toMatchObject({ version: 3, input: { title: '宿の画面' } });
  });

  test('makes a new draft first, even an empty one', async () => {
    const { saver, sent } = setUp();
    const done = saver.run(async () => ({ result: 1, draft: snapshot(2) }));
    await settle();
    expect(sent[0]).toMatchObject({ version: 0, input: {} });
    await sent[0]?.answer({ kind: 'saved', draft: snapshot(1) });
    expect(await done).toBe(1);
  });
});
