import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from './paging.ts';

const id = '0196f3a0-7c1e-7b52-8f6d-3e9a5c04d1b8';

test.each([
  '1972-06-26T00:00:00.000Z',
  // The lower half of its digits begins with a nought.
  new Date(36 ** 4 * 1_000_000 + 7).toISOString(),
  '2026-04-01T12:34:56.789Z',
  '2058-12-31T00:00:00.000Z',
])('a cursor is moment and id as base64url, and comes back as it went in: %s', (moment) => {
  const at = new Date(moment);
  const cursor = encodeCursor({ at, id });
  const text = Buffer.from(`${at.getTime().toString(36)}.${id}`).toString('base64url');
  expect(cursor).toBe(text);
  expect(decodeCursor(cursor)).toEqual({ at, id });
});

test.each(['1970-01-01T00:00:00.000Z', '2100-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'])(
  'far moments come back too: %s',
  (moment) => {
    const at = new Date(moment);
    expect(decodeCursor(encodeCursor({ at, id }))).toEqual({ at, id });
  },
);
