import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { forgiveSkippedTransitions, pictureTransition } from './pictureTransition.ts';

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

test('a transition that is cut short is no error of the page', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const update = vi.fn();
  const ready = Promise.withResolvers<undefined>();
  const page = Object.assign(document.implementation.createHTMLDocument(), {
    startViewTransition: (callback: () => void) => {
      callback();
      return { ready: ready.promise };
    },
  });
  forgiveSkippedTransitions(page);
  page.startViewTransition(update);
  ready.reject(new DOMException('Transition was skipped', 'AbortError'));
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(update).toHaveBeenCalledOnce();
  expect(unhandled).not.toHaveBeenCalled();
});
