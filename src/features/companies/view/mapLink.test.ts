import { expect, test } from 'vitest';
import { mapLink } from './mapLink.ts';

test('asks for what it is given, whatever is in it', () => {
  expect(new URL(mapLink('函館市 & 末広町')).searchParams.get('query')).toBe('函館市 & 末広町');
});
