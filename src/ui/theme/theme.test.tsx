import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, test, vi } from 'vitest';
import { expect } from '../testing/domMatchers.ts';
import early from '../../../public/first.js?raw';
import { chooseTheme, readTheme, useTheme } from './theme.ts';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['theme'];
  document.head.innerHTML =
    '<meta name="theme-color" content="#F8F6F1" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#141310" media="(prefers-color-scheme: dark)">';
});

const papers = (): string[] =>
  Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'), (meta) => meta.content);

function Choice(): ReactElement {
  const [theme, choose] = useTheme();
  return (
    <button type="button" onClick={() => choose('dark')}>
      {theme}
    </button>
  );
}

test('the choice is kept, shown, and colours the browser', () => {
  expect(readTheme()).toBe('system');
  chooseTheme('dark');
  expect(root.dataset['theme']).toBe('dark');
  expect(readTheme()).toBe('dark');
  expect(papers()).toEqual(['#141310', '#141310']);
  chooseTheme('system');
  expect(root.dataset['theme']).toBeUndefined();
  expect(localStorage.length).toBe(0);
  expect(papers()).toEqual(['#F8F6F1', '#141310']);
});

test('nothing fades while it changes, and everything may again after', async () => {
  chooseTheme('light');
  expect(root.dataset).toHaveProperty('themeSwitching');
  await vi.waitFor(() => expect(root.dataset).not.toHaveProperty('themeSwitching'));
});

test('every part that asks hears of it, from this tab or another', async () => {
  render(<Choice />);
  expect(screen.getByRole('button')).toHaveTextContent('system');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('dark');
  localStorage.setItem('tsumugi:theme', 'light');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'tsumugi:theme' }));
  });
  expect(screen.getByRole('button')).toHaveTextContent('light');
});

test('a closed storage is no reason to fail', () => {
  const closed = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  const unreadable = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  chooseTheme('dark');
  expect(root.dataset['theme']).toBe('dark');
  expect(readTheme()).toBe('system');
  closed.mockRestore();
  unreadable.mockRestore();
});

test('the script that runs before the first paint reads the same key and knows the same papers', () => {
  expect(early).toContain("localStorage.getItem('tsumugi:theme')");
  chooseTheme('dark');
  expect(early).toContain(papers()[0]);
  chooseTheme('light');
  expect(early).toContain(papers()[0]);
});

test('what is stored by hand and unknown counts as none', () => {
  localStorage.setItem('tsumugi:theme', 'sepia');
  expect(readTheme()).toBe('system');
});

test('code that the HTML asks for and that does not come is told; what fails later is the page’s to tell', () => {
  document.body.innerHTML = '<p id="load-failed" hidden></p><script type="module"></script><img alt="">';
  // oxlint-disable-next-line no-new-func -- as the HTML runs it
  new Function(early)();
  const word = document.getElementById('load-failed');
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(word).toHaveAttribute('hidden');
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(word).not.toHaveAttribute('hidden');
  document.body.innerHTML = '';
});
