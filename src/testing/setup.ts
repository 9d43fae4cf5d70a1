import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// relay-test-utils asks for Jest's global.
Object.assign(globalThis, { jest: vi });

// jsdom lays nothing out: no media query applies, unless a test says so.
Object.assign(globalThis, {
  matchMedia: (media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

// jsdom's clock keeps no timeline, which Sentry's measuring asks for once it is loaded.
Object.assign(performance, { getEntriesByType: () => [] });

// What loads its code first takes longer than a second on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
// What a pointer or the focus has begun to load may still be on its way after the last test of a file.
afterAll(() => vi.dynamicImportSettled());
