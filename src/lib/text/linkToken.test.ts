import { describe, expect, test } from 'vitest';
import { linkToken, tokenIn } from './linkToken.ts';

describe('a pasted link', () => {
  test.each([
    ['https://tsumugi.example/sign_up/creator/step1?token=ja8D-x_9', 'ja8D-x_9'],
    ['  <https://tsumugi.example/x?a=1&token=ja8D>。', 'ja8D'],
    ['https://tsumugi.example/x?token=ja8D\n  -x_9', 'ja8D-x_9'],
    ['/x?token=ja8D#here', 'ja8D'],
  ])('%j holds %s', (text, token) => {
    expect(tokenIn(text)).toBe(token);
  });

  test.each(['', 'ja8D', 'https://tsumugi.example/x', 'https://tsumugi.example/x?token=', '?tokens=1'])(
    '%j holds none',
    (text) => {
      expect(tokenIn(text)).toBeNull();
    },
  );
});

test('a token is taken out of an address without what was copied along', () => {
  const link = linkToken('probe');
  expect(link.take('?from=mail')).toBe(false);
  expect(link.read()).toBeNull();
  expect(link.take('?token=ja8D%20-x_9%E3%80%82')).toBe(true);
  expect(link.read()).toBe('ja8D-x_9');
  link.keep('other');
  expect(link.read()).toBe('other');
  link.forget();
  expect(link.read()).toBeNull();
});
