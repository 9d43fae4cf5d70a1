import { expect, test } from 'vitest';
import { textParts } from './links.ts';
import { MessageRun } from '../session/messageRun.ts';
import type { RoomMessage } from '../session/roomMessage.ts';
import { rowsOf } from './rows.ts';
import { mayGoByItself } from '../session/unsent.ts';

const message = (sequence: number, sendAt: string, values: Partial<RoomMessage> = {}): RoomMessage => ({
  id: `m${sequence}`,
  sequence,
  change: sequence,
  clientId: `c${sequence}`,
  sendAt,
  isDeleted: false,
  sender: { id: 'a', name: '丹羽 佐和子', isCreator: false },
  replyTo: null,
  content: { kind: 'text', text: `${sequence}` },
  ...values,
});

const listed = (shownRoom: Parameters<typeof rowsOf>[0]) => Array.from(rowsOf(shownRoom));

const shown = (messages: readonly RoomMessage[], values: Partial<Parameters<typeof rowsOf>[0]> = {}) =>
  listed({ messages: MessageRun.of(messages), unsent: [], readBefore: null, userId: 'me', ...values });

test('days of Tokyo, groups by sender and five minutes, and where the unread begins', () => {
  const rows = shown(
    [
      message(1, '2026-03-30T14:58:00Z'),
      message(2, '2026-03-30T14:59:30Z'),
      message(3, '2026-03-30T15:00:30Z'),
      message(4, '2026-03-30T15:06:00Z'),
    ],
    { readBefore: 3 },
  );
  expect(
    rows.map((row) => (row.kind === 'message' ? [row.message.sequence, row.isFirst] : row.kind)),
  ).toEqual(['day', [1, true], [2, false], 'day', [3, true], 'unread', [4, true]]);
});

test('pictures sent together are one row, a deleted one among them, and what is with the server is not shown as unsent', () => {
  const picture = {
    kind: 'media',
    url: '/media/x.webp',
    isFilm: false,
    width: 4,
    height: 3,
    thumbhash: null,
    posterUrl: null,
    albumId: 'album',
  } as const;
  const waiting = { text: 'x', replyToId: null, writtenAt: 0, after: 0, refusal: null };
  const rows = shown(
    [
      message(1, '2026-03-30T01:00:00Z', { content: picture }),
      message(2, '2026-03-30T01:00:01Z', { content: picture }),
      message(3, '2026-03-30T01:00:02Z', { content: picture, isDeleted: true }),
    ],
    {
      unsent: [
        { ...waiting, clientId: 'c3' },
        { ...waiting, clientId: 'c4' },
      ],
    },
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['day', 'album', 'unsent']);
});

test('files of one press are one row in their place, however many of them are with the server', () => {
  const waiting = { text: '', replyToId: null, writtenAt: 0, after: 0, refusal: null };
  const file = (clientId: string, batchId: string) => ({
    ...waiting,
    clientId,
    file: { name: clientId, batchId, albumId: null },
  });
  const unsent = [
    { ...waiting, clientId: 'w1', text: '一' },
    file('c1', 'b1'),
    file('f2', 'b1'),
    file('f3', 'b2'),
    { ...waiting, clientId: 'w2', text: '二' },
  ];
  const rows = shown([message(1, '2026-03-30T01:00:00Z')], { unsent });
  expect(rows.slice(2).map(({ kind, key }) => [kind, key])).toEqual([
    ['unsent', 'w1'],
    ['unsentFiles', 'b1'],
    ['unsentFiles', 'b2'],
    ['unsent', 'w2'],
  ]);
  expect(rows[3]).toMatchObject({ unsent: [{ clientId: 'f2' }] });
});

test('an older page makes its own rows and those of the page it meets, an album over both as one', () => {
  const picture = {
    kind: 'media',
    url: '/media/x.webp',
    isFilm: false,
    width: 4,
    height: 3,
    thumbhash: null,
    posterUrl: null,
    albumId: 'album',
  } as const;
  const at = (sequence: number): string => `2026-03-30T01:00:${String(sequence).padStart(2, '0')}Z`;
  const words = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => message(first + index, at(first + index)));
  const pictures = (sequence: number) => message(sequence, at(sequence), { content: picture });
  const pages = [
    [...words(1, 8), pictures(9), pictures(10)],
    [pictures(11), ...words(12, 20)],
    words(21, 30),
    words(31, 40),
  ] as const;
  const options = { unsent: [], readBefore: 25, userId: 'me' };
  const some = MessageRun.of(pages[3]).with(pages[2]).with(pages[1]);
  const before = listed({ messages: some, ...options });
  const whole = some.with(pages[0]);
  const after = listed({ messages: whole, ...options });
  expect(after.slice(-21)).toEqual(before.slice(-21));
  expect(after.at(-1)).toBe(before.at(-1));
  expect(after.filter(({ kind }) => kind === 'unread')).toHaveLength(1);
  expect(
    after.flatMap((row) => (row.kind === 'album' ? [row.messages.map(({ sequence }) => sequence)] : [])),
  ).toEqual([[9, 10, 11]]);
  // The same as of one piece.
  expect(after).toEqual(listed({ messages: MessageRun.of([...whole]), ...options }));
});

test('an older page of the same day is known by its first row, before which the list grows', () => {
  const said = (sequence: number) => message(sequence, '2026-03-30T01:00:00Z');
  const run = MessageRun.of([said(3), said(4)]);
  const firstOf = (messages: MessageRun<RoomMessage>) =>
    rowsOf({ messages, unsent: [], readBefore: null, userId: 'me' }).at(0);
  expect(firstOf(run.with([said(1), said(2)]))).toMatchObject({ kind: 'day' });
  expect(firstOf(run.with([said(1), said(2)]))?.key).not.toBe(firstOf(run)?.key);
  expect(firstOf(run.with([said(5)]))?.key).toBe(firstOf(run)?.key);
});

test('an album over three pages is one row; a row is found by its place', () => {
  const picture = {
    kind: 'media',
    url: '/media/x.webp',
    isFilm: false,
    width: 4,
    height: 3,
    thumbhash: null,
    posterUrl: null,
    albumId: 'album',
  } as const;
  const sent = (sequence: number, values: Partial<RoomMessage> = {}) =>
    message(sequence, '2026-03-30T01:00:00Z', values);
  const run = MessageRun.of([sent(5, { content: picture }), sent(6)])
    .with([sent(3, { content: picture }), sent(4, { content: picture })])
    .with([sent(1), sent(2, { content: picture })]);
  const rows = rowsOf({ messages: run, unsent: [], readBefore: null, userId: 'me' });
  const all = [...rows];
  expect(all.map((row) => (row.kind === 'album' ? row.messages.length : row.kind))).toEqual([
    'day',
    'message',
    4,
    'message',
  ]);
  expect(rows).toHaveLength(4);
  for (const [index, row] of all.entries()) {
    expect(rows.at(index)).toBe(row);
    expect(rows.at(index - 4)).toBe(row);
    expect(rows.findIndex(({ key }) => key === row.key)).toBe(index);
  }
  expect(rows.at(4)).toBeUndefined();
  expect(rows.at(-5)).toBeUndefined();
});

test.each([
  ['https://example.comとexample.jpを見て', 'https://example.com'],
  ['https://example.comのlogo.pdfです', 'https://example.com'],
  ['例え: https://例え.jpです', 'https://例え.jp'],
  ['https://www.日本語.jp/aを見て', 'https://www.日本語.jp/a'],
  ['https://a.b.example.jp/x', 'https://a.b.example.jp/x'],
])('of %s the address is %s', (text, href) => {
  expect(textParts(text).flatMap((part) => part.href ?? [])).toEqual([href]);
});

test('addresses are links, without what ends the sentence', () => {
  expect(textParts('見本(https://example.com/a?b=1).')).toEqual([
    { text: '見本(', at: 0 },
    { text: 'https://example.com/a?b=1', at: 3, href: 'https://example.com/a?b=1' },
    { text: ').', at: 28 },
  ]);
  expect(textParts('https://example.com/をご覧ください。').map(({ href }) => href)).toEqual([
    'https://example.com/',
    undefined,
  ]);
  const hosts = textParts(
    'https://example.jpです。http://例え.jp/a も http://localhost:80も https://です.か',
  );
  expect(hosts.flatMap(({ href }) => href ?? [])).toEqual([
    'https://example.jp',
    'http://例え.jp/a',
    'http://localhost:80',
  ]);
  expect(textParts('javascript:alert(1)')).toEqual([{ text: 'javascript:alert(1)', at: 0 }]);
});

test('what waited goes by itself for twelve hours, and only while nobody else went on', () => {
  const one = { clientId: 'c', text: 'x', replyToId: null, writtenAt: 0, after: 5, refusal: null };
  const hour = 3_600_000;
  expect(mayGoByItself(one, 11 * hour, 5)).toBe(true);
  expect(mayGoByItself(one, 13 * hour, 5)).toBe(false);
  expect(mayGoByItself(one, hour, 6)).toBe(false);
  expect(mayGoByItself(one, 1_000, 6)).toBe(true);
});
