import { expect, test } from 'vitest';
import { paragraphsBeside } from './PaperLines.tsx';

const shown = (was: readonly string[], is: readonly string[]): string[] =>
  paragraphsBeside(was, is).map(
    ({ how, paragraph }) => `${{ added: '+', gone: '-', same: ' ' }[how]}${paragraph}`,
  );

test.each([
  [['一'], ['二'], ['-一', '+二']],
  [
    ['第1回 一', '第2回 二', '第3回 三'],
    ['第1回 一', '第2回 四', '第3回 三'],
    [' 第1回 一', '-第2回 二', '+第2回 四', ' 第3回 三'],
  ],
  [
    ['一', '二'],
    ['一', '二', '三'],
    [' 一', ' 二', '+三'],
  ],
  [
    ['一', '二', '三'],
    ['一', '三'],
    ['-二', ' 一', ' 三'],
  ],
  [
    ['一', '二'],
    ['二', '一'],
    ['-一', '+二', '-二', '+一'],
  ],
  [[], ['一'], ['+一']],
])('%j, then %j', (was, is, lines) => {
  expect(shown(was, is)).toEqual(lines);
});
