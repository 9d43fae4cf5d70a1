import { expect, test } from 'vitest';
import { markTab, nameTab, pageName } from './documentTitle.ts';

test('what waits stands before the name, over every page, and is not part of it', () => {
  nameTab('作品');
  markTab(2);
  expect(document.title).toBe('(2) 作品 | つむぎ');
  nameTab('仕事');
  expect(document.title).toBe('(2) 仕事 | つむぎ');
  expect(pageName()).toBe('仕事 | つむぎ');
  markTab(100);
  expect(document.title).toBe('(99+) 仕事 | つむぎ');
  markTab(0);
  expect(document.title).toBe('仕事 | つむぎ');
});
