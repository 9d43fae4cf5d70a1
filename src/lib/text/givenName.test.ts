import { afterEach, expect, test } from 'vitest';
import { givenName, keepGivenName, nameIn } from './givenName.ts';

afterEach(() => keepGivenName(null));

const token = (claims: object): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const text = btoa(String.fromCodePoint(...bytes));
  return `head.${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.sign`;
};

test.each<[string, object, object | null]>([
  [
    'both halves',
    { family_name: '早瀬', given_name: '澪', name: '早瀬 澪' },
    { lastName: '早瀬', firstName: '澪', userName: '早瀬 澪' },
  ],
  [
    'a Japanese name in one',
    { name: '早瀬 みお' },
    { lastName: '早瀬', firstName: 'みお', userName: '早瀬 みお' },
  ],
  [
    'a name whose halves nobody knows',
    { name: 'Mio Hayase' },
    { lastName: '', firstName: '', userName: 'Mio Hayase' },
  ],
  ['no name', { email: 'a@example.com', name: 3 }, null],
])('of %s', (_, claims, name) => {
  expect(nameIn(token(claims))).toEqual(name);
});

test('what is no token has no name, and a name stays in the tab until it is let go', () => {
  expect(nameIn('x')).toBeNull();
  keepGivenName(nameIn(token({ name: '早瀬 澪' })));
  expect(givenName()).toMatchObject({ lastName: '早瀬' });
  keepGivenName(null);
  expect(givenName()).toBeNull();
});
