import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { pictureTransition } from './pictureTransition.ts';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const at = (to: string) => router.buildLocation({ to });

test.each([
  ['/', '/products/abc', true],
  ['/products/abc', '/', true],
  ['/products', '/products/abc', true],
  ['/products/abc', '/creators/x', true],
  ['/products/abc', '/products/def', false],
  ['/products', '/products/create', false],
  ['/', '/journal', false],
])('%s → %s', (from, to, grows) => {
  expect(pictureTransition.types({ fromLocation: at(from), toLocation: at(to) })).toEqual(
    grows ? ['picture'] : false,
  );
});

test('not at the first page', () => {
  expect(pictureTransition.types({ toLocation: at('/products/abc') })).toBe(false);
});
