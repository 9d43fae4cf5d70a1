import { screen, within } from '@testing-library/react';
import { describe, test, vi } from 'vitest';
import { expect } from '../../ui/testing/domMatchers.ts';
import { company, creator, renderSettings } from './testing/renderSettings.tsx';

const shown = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const listed = () =>
  within(screen.getByRole('navigation', { name: '設定の項目' }))
    .getAllByRole('link')
    .map((link) => ({ name: link.textContent, target: link.getAttribute('href') }));

describe('the settings', () => {
  test.each([
    ['creators', creator, '公開範囲', 'メンバー'],
    ['companies', company, 'メンバー', '公開範囲'],
  ])('of %s: every section stands in the index, in the same order', async (_who, facts, own, others) => {
    await renderSettings(facts);
    expect(listed().map(({ name }) => name)).toEqual(shown());
    expect(shown()).toContain(own);
    expect(shown()).not.toContain(others);
    for (const { target } of listed()) expect(document.querySelector(target ?? '')).not.toBeNull();
  });

  test('a line of the index leads to its section, with the focus and the address', async () => {
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    const { user, router } = await renderSettings();
    await user.click(screen.getByRole('link', { name: '退会' }));
    expect(screen.getByRole('region', { name: '退会' })).toHaveFocus();
    expect(router.history.location.href).toBe('/settings/account#delete');
    expect(screen.getByRole('link', { name: '退会' })).toHaveAttribute('aria-current', 'location');
    expect(screen.getByRole('link', { name: 'メールアドレス' }).hasAttribute('aria-current')).toBe(false);
  });

  test('shows the theme and keeps a choice', async () => {
    const { section, user } = await renderSettings();
    await user.click(section('表示').getByRole('radio', { name: 'ダーク' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await user.click(section('表示').getByRole('radio', { name: '端末に合わせる' }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  test('single keys can be switched off in this browser', async () => {
    const { section, user } = await renderSettings();
    const keys = section('キー操作').getByRole('switch', { name: /ショートカットキー/ });
    expect(keys).toBeChecked();
    await user.click(keys);
    expect(keys).not.toBeChecked();
    expect(localStorage.getItem('tsumugi:single-keys')).toBe('false');
    await user.click(keys);
    expect(localStorage.getItem('tsumugi:single-keys')).toBeNull();
  });
});
