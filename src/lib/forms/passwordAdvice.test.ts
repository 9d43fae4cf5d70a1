import { expect, test } from 'vitest';
import { passwordAdvice } from './passwordAdvice.ts';

const common = new Set(['password1', 'sunshine']);

test.each(['password1', 'PassWord1', 'sunshine'])(
  '%s, which the server refuses, is not called usable',
  (password) => {
    expect(passwordAdvice(password, '', common)).toBe(
      'よく使われている、推測されやすいパスワードです。別のパスワードにしてください。',
    );
  },
);

test('nothing is promised before the list is there', () => {
  expect(passwordAdvice('himitsu-84', '', undefined)).not.toContain('使えます');
  expect(passwordAdvice('himitsu-84', '', common)).toContain('使えます');
});

test('says how many characters are missing, by characters as people count them', () => {
  expect(passwordAdvice('ひみつ🍵', '', common)).toBe('あと4文字入力してください。');
});
