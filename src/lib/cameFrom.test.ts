import { describe, expect, test } from 'vitest';
import { originOf } from './cameFrom.ts';

describe('where somebody came from', () => {
  test.each([
    ['/', 'FEED'],
    ['/products', 'FEED'],
    ['/jobs', 'FEED'],
    ['/jobs/fulltime', 'FEED'],
    ['/search', 'SEARCH'],
    ['/recommend', 'SEARCH'],
    ['/creators/c_1', 'PROFILE'],
    ['/companies/co_1', 'PROFILE'],
    ['/products/w_1', 'SIMILAR'],
    ['/jobs/j_1', 'SIMILAR'],
    ['/timeline', 'TIMELINE'],
    ['/following', 'TIMELINE'],
    ['/messages/r_1', 'OTHER'],
    ['/products/create/x', 'OTHER'],
  ])('from %s is %s', (path, source) => {
    expect(originOf(path, 'https://elsewhere.example/', 'tsumugi.example')).toEqual({ source, host: null });
  });

  test.each([
    ['https://www.google.com/search?q=secret', { source: 'OUTSIDE', host: 'www.google.com' }],
    ['https://tsumugi.example/products', { source: 'OTHER', host: null }],
    ['', { source: 'OTHER', host: null }],
    ['android-app', { source: 'OTHER', host: null }],
  ])('the first page, by %s, tells of another site its host alone', (referrer, origin) => {
    expect(originOf(null, referrer, 'tsumugi.example')).toEqual(origin);
  });
});
