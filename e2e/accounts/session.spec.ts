import type { Page } from 'playwright-core';
import { expectFit } from '../support/fit.ts';
import {
  accountMenu,
  ageAccessToken,
  atPath,
  button,
  demo,
  keptTokens,
  newCreator,
  signedIn,
  signInByForm,
  storageOf,
} from '../support/members.ts';
import { layoutShifts, settled } from '../support/page.ts';
import { describe, expect, test } from '../support/test.ts';

const lastVisit = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('tsumugi:last-active'));

/** As after weeks away: the tokens are gone, the last-active record is there, so many hours old. */
async function beAway(page: Page, hours: number): Promise<void> {
  await page.evaluate((ms) => {
    localStorage.removeItem('tsumugi:tokens');
    const visit: unknown = JSON.parse(localStorage.getItem('tsumugi:last-active') ?? 'null');
    localStorage.setItem('tsumugi:last-active', JSON.stringify({ ...Object(visit), at: Date.now() - ms }));
  }, hours * 3_600_000);
}

/** A page counts as the last visit once it is shown, which its address comes before. */
async function isLastVisit(page: Page, path: string): Promise<void> {
  const shown = (): Promise<unknown> =>
    page.evaluate(() => {
      const visit: unknown = JSON.parse(localStorage.getItem('tsumugi:last-active') ?? 'null');
      const { path: at, at: since } = Object(visit);
      return Date.now() - since < 600_000 ? at : null;
    });
  await expect.poll(shown).toBe(path);
}

async function signOutByMenu(page: Page): Promise<void> {
  await accountMenu(page).click();
  await button(page, 'ログアウト').click();
}

describe('two tabs whose access token has run out', () => {
  test('refresh it once between them, and both go on', async ({ open, app }) => {
    const { page } = await open('/me', { storage: await signedIn(app, demo.creator, demo.password) });
    const context = page.context();
    const other = await context.newPage();
    await other.goto('/settings/account');
    await settled(other);
    let refreshed = 0;
    context.on('request', (request) => {
      if (request.postData()?.includes('sessionCallsRefreshMutation')) refreshed += 1;
    });

    const before = await keptTokens(page);
    await ageAccessToken(page);
    await Promise.all([page.reload(), other.reload()]);
    await Promise.all([accountMenu(page).waitFor(), accountMenu(other).waitFor()]);
    await Promise.all([settled(page), settled(other)]);
    expect(refreshed, 'after a reload of both').toBe(1);
    const after = await keptTokens(page);
    expect(after?.refreshToken).not.toBe(before?.refreshToken);
    await expect.poll(() => keptTokens(other)).toEqual(after);

    // The same while both pages stand: each opens the other's page.
    await ageAccessToken(other);
    await Promise.all([accountMenu(page).click(), accountMenu(other).click()]);
    await Promise.all([
      page.getByRole('banner').getByRole('link', { name: '設定', exact: true }).click(),
      other.getByRole('banner').getByRole('link', { name: 'マイページ', exact: true }).click(),
    ]);
    await Promise.all([atPath(page, '/settings/account'), atPath(other, '/me')]);
    await Promise.all([
      page.getByRole('heading', { level: 1, name: 'アカウント設定' }).waitFor(),
      other.getByRole('heading', { level: 1 }).waitFor(),
    ]);
    await Promise.all([settled(page), settled(other)]);
    expect(refreshed, 'after a page change in both').toBe(2);
  });
});

describe('after signing in', () => {
  test('one is back on the page that asked for it', async ({ open }) => {
    const { page } = await open('/settings/account#devices');
    await atPath(page, '/sign_in');
    await page.getByText('会員のページです。').waitFor();
    await expectFit(page);
    await signInByForm(page, demo.creator, 'not-the-password');
    await page.getByText('メールアドレスかパスワードが違います', { exact: false }).waitFor();
    await expectFit(page);
    await signInByForm(page, demo.creator, demo.password);
    await atPath(page, '/settings/account');
    expect(new URL(page.url()).hash).toBe('#devices');
  });

  test('one is back on the last page of under a day ago, or at the works', async ({ open, app }) => {
    const { email } = await newCreator(app, 'nao');
    const { page } = await open('/timeline', { storage: await signedIn(app, email) });
    await isLastVisit(page, '/timeline');

    await beAway(page, 23);
    await page.goto('/sign_in');
    await signInByForm(page, email);
    await atPath(page, '/timeline');
    await isLastVisit(page, '/timeline');

    await beAway(page, 25);
    await page.goto('/sign_in');
    await signInByForm(page, email);
    await atPath(page, '/products');

    // Another person at the same browser is not led to where the first one was.
    await page.goto('/timeline');
    await isLastVisit(page, '/timeline');
    await beAway(page, 1);
    await page.goto('/sign_in');
    await signInByForm(page, demo.company, demo.password);
    await atPath(page, '/products');
  });
});

describe('signing out', () => {
  test('clears the tokens and the last visit, in every tab, and goes to sign-in', async ({ open, app }) => {
    const { page } = await open('/me', { storage: await signedIn(app, demo.creator, demo.password) });
    const other = await page.context().newPage();
    await other.goto('/settings/account');
    await accountMenu(other).waitFor();
    const tokens = await keptTokens(page);
    await expect.poll(() => lastVisit(page)).not.toBeNull();

    await signOutByMenu(page);
    await atPath(page, '/sign_in');
    await atPath(other, '/sign_in');
    expect(new URL(page.url()).search, 'nobody is led back').toBe('');
    await expect.poll(() => keptTokens(page)).toBeNull();
    await expect.poll(() => lastVisit(page)).toBeNull();

    const { page: thief } = await open('/sign_in', { expected: [401] });
    await thief.evaluate(
      (stolen) => localStorage.setItem('tsumugi:tokens', JSON.stringify({ ...stolen, aheadMs: 0 })),
      tokens,
    );
    await thief.goto('/me');
    await atPath(thief, '/sign_in');
    await thief.getByText('ログインの期限が切れました。').waitFor();
    await expectFit(thief);
  });

  test('that the server cannot be told of says so, and leaves one signed in', async ({ open, app }) => {
    const { page } = await open('/me', {
      storage: await signedIn(app, demo.creator, demo.password),
      expected: [503],
    });
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('sessionCallsSignOutMutation')
        ? route.fulfill({ status: 503, body: '' })
        : route.continue(),
    );
    await accountMenu(page).waitFor();
    await signOutByMenu(page);
    await page.getByRole('alert').getByText('ログアウトに失敗しました').waitFor();
    await expectFit(page);
    expect(new URL(page.url()).pathname).toBe('/me');
    await expect.poll(() => keptTokens(page)).not.toBeNull();

    await page.unroute('**/graphql');
    await signOutByMenu(page);
    await atPath(page, '/sign_in');
    await expect.poll(() => keptTokens(page)).toBeNull();
  });
});

describe('the notice of the first fourteen days', () => {
  test('moves nothing as it comes', async ({ open, app }) => {
    const storage = storageOf((await newCreator(app, 'fresh')).tokens);
    const { page } = await open('/timeline', { storage, viewport: 'phone' });
    await page.getByText('載せた作品が1点承認されると、ずっと見られます。').waitFor();
    expect(await layoutShifts(page)).toEqual([]);
  });
});
