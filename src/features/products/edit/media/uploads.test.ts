import { describe, expect, test } from 'vitest';
import { Uploads, type UploadedMedium, type UploadFailure } from './uploads.ts';

type Answer = UploadedMedium | UploadFailure;

const uploaded: UploadedMedium = {
  kind: 'uploaded',
  id: 'm_1',
  type: 'IMAGE',
  url: '/media/a.webp',
  width: 4,
  height: 3,
  thumbhash: null,
  posterUrl: null,
};

function setUp() {
  const sent: {
    name: string;
    signal: AbortSignal;
    progress: (share: number) => void;
    answer: (answer: Answer) => void;
  }[] = [];
  const done: string[] = [];
  const uploads = new Uploads(
    (file, { signal, onProgress }) => {
      const { promise, resolve } = Promise.withResolvers<Answer>();
      sent.push({ name: file.name, signal, progress: onProgress, answer: resolve });
      return promise;
    },
    (key) => done.push(key),
  );
  const add = (...keys: string[]) => {
    for (const key of keys) uploads.add(key, new File(['x'], key));
  };
  const answer = async (name: string, given: Answer) => {
    sent.find((one) => one.name === name)?.answer(given);
    // Two turns: the answer, and what follows from it.
    await Promise.resolve();
    await Promise.resolve();
  };
  return { uploads, sent, done, add, answer };
}

describe('uploads', () => {
  test('go two at a time, in the order they were chosen', async () => {
    const { uploads, sent, done, add, answer } = setUp();
    add('a', 'b', 'c');
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(uploads.states().get('c')?.step).toBe('waiting');
    await answer('b', uploaded);
    expect(done).toEqual(['b']);
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect([...uploads.states().keys()]).toEqual(['a', 'c']);
  });

  test('send one film at a time, with pictures beside it', async () => {
    const { uploads, sent, answer } = setUp();
    for (const name of ['one.mp4', 'two.mp4', 'a.png', 'b.png'])
      uploads.add(name, new File(['x'], name, { type: name.endsWith('mp4') ? 'video/mp4' : 'image/png' }));
    const names = () => sent.map(({ name }) => name);
    expect(names()).toEqual(['one.mp4', 'a.png']);
    await answer('a.png', uploaded);
    expect(names()).toEqual(['one.mp4', 'a.png', 'b.png']);
    await answer('one.mp4', uploaded);
    expect(names()).toEqual(['one.mp4', 'a.png', 'b.png', 'two.mp4']);
  });

  test('tell how far they have come', () => {
    const { uploads, sent, add } = setUp();
    let told = 0;
    uploads.subscribe(() => {
      told += 1;
    });
    add('a');
    const before = told;
    sent[0]?.progress(0.4);
    expect(uploads.states().get('a')).toEqual({ step: 'sending', sent: 0.4, message: null });
    expect(told).toBe(before + 1);
  });

  test('that fail say why, keep their place, and can be tried again', async () => {
    const { uploads, sent, done, add, answer } = setUp();
    add('a');
    await answer('a', { kind: 'failed', message: '画像は20MBまでです。' });
    expect(uploads.states().get('a')).toEqual({ step: 'failed', sent: 0, message: '画像は20MBまでです。' });
    uploads.retry('a');
    expect(sent).toHaveLength(2);
    sent[1]?.answer(uploaded);
    await Promise.resolve();
    await Promise.resolve();
    expect(done).toEqual(['a']);
  });

  test('of a file that can never go are not tried again', async () => {
    const { uploads, sent, add, answer } = setUp();
    add('a');
    await answer('a', { kind: 'failed', message: 'この画像は読み込めませんでした。', isFinal: true });
    expect(uploads.states().get('a')).toMatchObject({ step: 'failed', isFinal: true });
    uploads.retry('a');
    expect(sent).toHaveLength(1);
  });

  test('that are given up are never done, and make room', async () => {
    const { uploads, sent, done, add, answer } = setUp();
    add('a', 'b', 'c', 'd');
    uploads.cancel('a');
    uploads.cancel('c');
    expect(sent[0]?.signal.aborted).toBe(true);
    await answer('a', uploaded);
    expect(done).toEqual([]);
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'd']);
    uploads.cancelAll();
    expect(uploads.states().size).toBe(0);
    expect(sent.every(({ signal }) => signal.aborted)).toBe(true);
  });
});
