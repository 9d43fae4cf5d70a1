import { describe, expect, test } from 'vitest';
import { systemClock } from '../dates/clock.ts';
import { uuidV7 } from '../ids.ts';
import { precomputedIdsOf, decodeGlobalId, encodeGlobalId, keyOf } from './globalId.ts';

const newId = uuidV7(systemClock);

describe('global ids', () => {
  test('a uuid and a number come back as they went in', () => {
    const id = newId();
    expect(decodeGlobalId(encodeGlobalId('Product', id))).toEqual({ typename: 'Product', id });
    expect(decodeGlobalId(encodeGlobalId('ChatRoom', id))).toEqual({ typename: 'ChatRoom', id });
    expect(decodeGlobalId(encodeGlobalId('Category', 12))).toEqual({ typename: 'Category', id: '12' });
    expect(encodeGlobalId('Product', id)).toHaveLength(24);
  });

  test.each([newId(), '01234567-89ab-7def-8fed-cba987654321', 'ffffffff-ffff-7fff-bfff-ffffffffffff'])(
    'a uuid’s bytes are base64url: %s',
    (id) => {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
      expect(encodeGlobalId('Product', id)).toBe(`w_${bytes}`);
    },
  );

  test('a row carries the id that its key is encoded to', () => {
    const key = newId();
    expect(precomputedIdsOf('Product')(key)).toBe(encodeGlobalId('Product', key));
    expect(precomputedIdsOf('Category')(12)).toBe('category_12');
  });

  test('an id of another type is no key', () => {
    const id = encodeGlobalId('Product', newId());
    expect(keyOf(id, 'CreatorUser')).toBeUndefined();
    expect(keyOf(id, 'CreatorUser', 'Product')).toBeDefined();
  });

  test.each([
    '',
    'w',
    'w_',
    'w_short',
    '../etc',
    "w_'; drop table users; --",
    'w_' + 'a'.repeat(500),
    newId(),
    'deviceSession_12',
    'category_AAAAAAAAcACAAAAAAAAAAA',
  ])('refuses %j', (text) => {
    expect(decodeGlobalId(text)).toBeUndefined();
  });
});
