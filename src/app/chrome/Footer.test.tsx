import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Config from '../../lib/config.ts';
import { parseConfig } from '../../lib/config.ts';
import { installBrowserShims } from '../testing/browserShims.ts';
import { renderApp } from '../testing/renderApp.tsx';

const given = vi.hoisted(() => ({ json: '' }));
vi.mock('../../lib/config.ts', async (original) => {
  const config = await original<typeof Config>();
  return { ...config, pageConfig: () => config.parseConfig(given.json) };
});

beforeEach(installBrowserShims);
afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

const links = {
  service: 'https://service.example.com/',
  company: '/about',
  terms: '/terms',
  termsCorporate: '/terms/corporate',
  termsCreator: '/terms/creator',
  privacy: '/privacy-policy',
  cookie: '/cookie-policy',
  guide: 'https://guide.example.com/start',
  blog: 'https://blog.example.com/',
};

async function footer() {
  await screen.findByRole('heading', { level: 1 });
  return within(screen.getByRole('contentinfo'));
}

describe('the colophon’s links', () => {
  test('are those of the configuration', async () => {
    given.json = JSON.stringify({ links });
    expect(parseConfig(given.json).links).toEqual(links);
    renderApp('/password_reset_request');
    const colophon = await footer();
    const expected = {
      サービスについて: links.service,
      運営会社: links.company,
      はじめての方へ: links.guide,
      ブログ: links.blog,
      利用規約: links.terms,
      会社の利用規約: links.termsCorporate,
      クリエイターの利用規約: links.termsCreator,
      プライバシーポリシー: links.privacy,
      クッキーと外部送信: links.cookie,
      資料: '/document',
      お問い合わせ: '/contact',
      特定商取引法に基づく表記: '/legal/commerce',
    };
    for (const [name, href] of Object.entries(expected)) {
      expect(colophon.getByRole('link', { name }).getAttribute('href')).toBe(href);
    }
  });

  test('without a configuration: what the application itself has, and nothing that leads nowhere', async () => {
    given.json = '';
    renderApp('/password_reset_request');
    const colophon = await footer();
    expect(colophon.getByRole('link', { name: '利用規約' }).getAttribute('href')).toBe('/terms');
    expect(colophon.getByRole('link', { name: 'プライバシーポリシー' }).getAttribute('href')).toBe(
      '/privacy-policy',
    );
    expect(colophon.queryByRole('link', { name: 'ブログ' })).toBeNull();
  });
});

test('the theme: 明, 暗, 端末に合わせる', async () => {
  const user = userEvent.setup();
  renderApp('/password_reset_request');
  const colophon = await footer();
  const choices = within(colophon.getByRole('group', { name: '表示の切り替え' }));
  expect(choices.getByRole('radio', { name: '端末に合わせる' })).toHaveProperty('checked', true);
  await user.click(choices.getByRole('radio', { name: 'ダーク' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(choices.getByRole('radio', { name: 'ダーク' })).toHaveProperty('checked', true);
  await user.keyboard('{ArrowLeft}');
  expect(document.documentElement.dataset['theme']).toBe('light');
  await user.click(choices.getByRole('radio', { name: '端末に合わせる' }));
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});
