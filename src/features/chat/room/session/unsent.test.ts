import { afterEach, expect, test } from 'vitest';
import { localStore } from '../../../../lib/browser/storage.ts';
import { forgetUnsentFiles, unsentBox } from './unsent.ts';
import type { Unsent } from './unsent.ts';

afterEach(() => localStorage.clear());

const one = (clientId: string, place: number, values: Partial<Unsent> = {}): Unsent => ({
  clientId,
  text: '',
  place,
  replyToId: null,
  writtenAt: place,
  after: 0,
  refusal: null,
  ...values,
});
const file = { name: '見積書.pdf', batchId: 'b', albumId: null };
const stored = () => JSON.parse(localStorage.getItem('chat.unsent.me.room') ?? '[]');

test('what only this page can send stands in its place, and is shown to no other', () => {
  const box = unsentBox(localStore, 'me', 'room');
  box.write([one('a', 1), one('f', 2, { file, isOnlyHere: true }), one('b', 3)]);
  expect(box.read().map(({ clientId }) => clientId)).toEqual(['a', 'f', 'b']);
  expect(stored()).toMatchObject([{ clientId: 'a' }, { clientId: 'b' }]);
  box.write(box.read().map((each) => ({ ...each, isOnlyHere: false })));
  expect(stored()).toMatchObject([{ clientId: 'a' }, { clientId: 'f' }, { clientId: 'b' }]);
  box.write([]);
  expect(box.read()).toEqual([]);
});

test('what the first build wrote is read', () => {
  const old = { clientId: 'a', text: '前の分', replyToId: null, writtenAt: 1, after: 0, refusal: null };
  localStorage.setItem('chat.unsent.me.room', JSON.stringify([old]));
  expect(unsentBox(localStore, 'me', 'room').read()).toEqual([old]);
});

test('files go with the session, words stay for whoever wrote them', () => {
  const box = unsentBox(localStore, 'me', 'room');
  box.write([one('a', 1, { text: '言葉' }), one('f', 2, { file }), one('g', 3, { file, isOnlyHere: true })]);
  const other = unsentBox(localStore, 'me', 'other');
  other.write([one('h', 1, { file, isOnlyHere: true })]);
  forgetUnsentFiles(localStore);
  expect(box.read().map(({ clientId }) => clientId)).toEqual(['a']);
  expect(other.read()).toEqual([]);
});
