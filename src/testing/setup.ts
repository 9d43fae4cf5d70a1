import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// relay-test-utils asks for Jest's global.
Object.assign(globalThis, { jest: vi });

afterEach(cleanup);
