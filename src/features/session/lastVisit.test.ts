import { expect, test } from 'vitest';
import { afterSignIn, registrationPath, visits } from './destinations.ts';
import { isOwnPath, lastVisits } from './lastVisit.ts';
import { nowMs, sharedStorage } from './testing/tokens.ts';
import { creator, creatorWith } from './testing/viewers.ts';

const day = 24 * 60 * 60 * 1000;

function diary() {
  const time = { now: nowMs };
  return { time, ...lastVisits(sharedStorage().tab(), () => time.now) };
}

test('the last page is kept for less than a day, for the one who was there', () => {
  const { time, record, of, forget } = diary();
  expect(of('mio')).toBeNull();
  record('/jobs?kind=hourly', 'mio');
  record('/messages/r_1', 'mio');
  expect(of('mio')).toBe('/messages/r_1');
  expect(of('ren')).toBeNull();
  time.now = nowMs + day - 1;
  expect(of('mio')).toBe('/messages/r_1');
  time.now = nowMs + day;
  expect(of('mio')).toBeNull();
  time.now = nowMs - 1;
  expect(of('mio')).toBeNull();
  time.now = nowMs;
  forget();
  expect(of('mio')).toBeNull();
});

test.each(['/products', '/products?categoryIds=%5B1%5D#top', '/sign_in_help'])(
  '%s is a page to come back to',
  (path) => expect(isOwnPath(path)).toBe(true),
);

test.each([
  '',
  'products',
  '//evil.example/products',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/sign_in',
  '/sign_in?from=%2Fproducts',
  '/sign_in/',
  '/./sign_in',
])('%j is none', (path) => {
  expect(isOwnPath(path)).toBe(false);
  const { record, of } = diary();
  record(path, 'mio');
  expect(of('mio')).toBeNull();
});

test('after signing in: the registration, the page asked for, the last page, the works', () => {
  visits.forget();
  const { viewer } = creator;
  expect(afterSignIn(viewer, undefined)).toBe('/products');
  visits.record('/timeline', viewer.id);
  expect(afterSignIn(viewer, undefined)).toBe('/timeline');
  expect(afterSignIn(viewer, '//evil.example')).toBe('/timeline');
  expect(afterSignIn(viewer, '/messages/r_1')).toBe('/messages/r_1');
  const unfinished = creatorWith({ registrationStep: 'ENGAGEMENT_TYPE' }).viewer;
  expect(afterSignIn(unfinished, '/messages/r_1')).toBe('/sign_up/creator/step3');
  visits.forget();
});

test.each([
  ['PROFILE', false, '/sign_up/creator/step2'],
  ['PROFILE', true, '/sign_up/creator_via_prairie_card/step1'],
  ['ENGAGEMENT_TYPE', true, '/sign_up/creator/step3'],
  ['JOB_PROFILE', false, '/sign_up/creator/step4'],
  ['COMPLETED', false, null],
] as const)('a registration at %s (card: %s) goes on at %s', (registrationStep, viaPrairieCard, path) =>
  expect(registrationPath({ registrationStep, viaPrairieCard })).toBe(path),
);
