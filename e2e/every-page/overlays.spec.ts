import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import * as v from 'valibot';
import { root, type App } from '../support/app.ts';
import { expectFit } from '../support/fit.ts';
import { accountMenu, button, demo, mutate, signedIn, storageOf, tokensOf } from '../support/members.ts';
import { settled } from '../support/page.ts';
import { describe, expect, test } from '../support/test.ts';

const question = '現在、転職を考えていますか？';
const survey = (page: Page): Locator => page.getByRole('region', { name: question });
const announcement = (page: Page): Locator => page.getByRole('dialog', { name: 'フォローが始まりました' });

const closedKey = 'tsumugi:job-change-survey-closed-at';

/** The survey was put away so many hours ago; null: nothing is written down. */
async function closedHoursAgo(page: Page, hours: number): Promise<void> {
  await page.evaluate(([key, at]) => localStorage.setItem(key, JSON.stringify(at)), [
    closedKey,
    new Date(Date.now() - hours * 3_600_000).toISOString(),
  ] as const);
}

/** Built files have no names of their own; the manifest tells which one has the members' own code, the overlays among it. */
const manifestRule = v.record(v.string(), v.object({ file: v.string(), name: v.optional(v.string()) }));
function hostFile(): string {
  const manifest: unknown = JSON.parse(readFileSync(path.join(root, 'dist/.vite/manifest.json'), 'utf8'));
  const code = Object.values(v.parse(manifestRule, manifest)).find(
    ({ file, name }) => name === 'members' && file.endsWith('.js'),
  );
  if (code === undefined) throw new Error('The manifest names no file of the members’ own code.');
  return code.file;
}

/** Goes to a page, and waits until what decides on overlays has come and decided. */
async function arriveAndRest(page: Page, address: string): Promise<void> {
  const file = hostFile();
  const [host] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith(file)),
    page.goto(address),
  ]);
  await host.finished();
  await accountMenu(page).waitFor();
  await settled(page);
  // It decides in an effect of its first rendering, and fetches what it shows: that is a request again.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await settled(page);
}

/** A creator of the demo town who has everything but an answer: the last of the four to-dos is done here. */
async function askedCreator(app: App, userName: string): Promise<Record<string, string>> {
  const tokens = await tokensOf(app, `${userName}@mail.example`, demo.password);
  await mutate(app, 'confirmIdentity(input: $input)', {
    types: '$input: ConfirmIdentityInput!',
    variables: { input: { password: demo.password } },
    accessToken: tokens.accessToken,
  });
  await mutate(app, 'registerBankAccount(input: $input)', {
    types: '$input: RegisterBankAccountInput!',
    variables: {
      input: {
        bankCode: '0001',
        branchCode: '001',
        accountType: 'ORDINARY',
        accountNumber: '1234567',
        accountHolderKana: 'ツムギ ハナコ',
      },
    },
    accessToken: tokens.accessToken,
  });
  return storageOf(tokens);
}

describe('the survey on changing jobs', () => {
  test('is put away for 24 hours, tells of a failure, and takes an answer once', async ({ open, app }) => {
    const storage = await askedCreator(app, 'otsuki_kento');
    const { page } = await open('/me', { storage, expected: [503] });
    await survey(page).waitFor();
    await expectFit(page);
    await button(survey(page), 'あとで回答する').click();
    await survey(page).waitFor({ state: 'detached' });
    await arriveAndRest(page, '/settings/account');
    expect(await survey(page).count(), 'just put away').toBe(0);
    await closedHoursAgo(page, 23.9);
    await arriveAndRest(page, '/me');
    expect(await survey(page).count(), 'not yet').toBe(0);
    await closedHoursAgo(page, 24.1);
    await arriveAndRest(page, '/me');
    await survey(page).waitFor();

    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('registerJobChangeMotivation')
        ? route.fulfill({ status: 503, body: '' })
        : route.continue(),
    );
    await survey(page).getByRole('radio', { name: '考えていない' }).check();
    await button(survey(page), '送信する').click();
    await page.getByRole('alert').getByText('エラーが発生しました。もう一度お試しください。').waitFor();
    await expect.poll(() => survey(page).getByRole('radio', { name: '考えていない' }).isChecked()).toBe(true);
    await page.unroute('**/graphql');
    await button(survey(page), '送信する').click();
    const done = page.getByRole('status').getByText('回答が送信されました。');
    await done.waitFor();
    await survey(page).waitFor({ state: 'detached' });
    expect(await page.evaluate((key) => localStorage.getItem(key), closedKey)).toBeNull();
    await done.waitFor({ state: 'detached' });
    await arriveAndRest(page, '/me');
    expect(await survey(page).count(), 'answered').toBe(0);
  });

  test('is a bar on a phone that opens a sheet', async ({ open, app }) => {
    const storage = await askedCreator(app, 'taku_nono');
    const { page } = await open('/me', { storage, viewport: 'phone' });
    await button(survey(page), '回答する').click();
    const sheet = page.getByRole('dialog', { name: question });
    await sheet.getByRole('radio', { name: '積極的に考えている' }).waitFor();
    await expect.poll(() => sheet.getByRole('radio', { name: '積極的に考えている' }).isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await survey(page).waitFor();
  });
});

describe('the announcement of following', () => {
  const before = '2025-10-24T23:59:00+09:00';
  const after = '2025-10-25T00:00:00+09:00';

  test('shows a creator three slides, once, before its last day is over', async ({ open, app }) => {
    const { page } = await open('/', { storage: await signedIn(app, demo.creator, demo.password) });
    await page.clock.setFixedTime(before);
    await arriveAndRest(page, '/business');
    expect(await announcement(page).count(), 'never on a public page').toBe(0);
    await page.goto('/me');
    await announcement(page).waitFor();
    await expectFit(page);
    await button(announcement(page), '次へ').click();
    await announcement(page).getByText('フォローされると、お知らせが届きます。').waitFor();
    await button(announcement(page), '次へ').click();
    await announcement(page).getByRole('contentinfo').getByRole('button', { name: '閉じる' }).click();
    await announcement(page).waitFor({ state: 'detached' });
    await arriveAndRest(page, '/settings/account');
    expect(await announcement(page).count(), 'once').toBe(0);
  });

  test('shows a company two', async ({ open, app }) => {
    const { page } = await open('/', { storage: await signedIn(app, demo.company, demo.password) });
    await page.clock.setFixedTime(before);
    await page.goto('/me');
    await announcement(page).getByText('1 / 2').waitFor();
    await button(announcement(page), '次へ').click();
    await announcement(page).getByText('新しい作品が、タイムラインに届きます。').waitFor();
    expect(await button(announcement(page), '次へ').count()).toBe(0);
  });

  test('comes no more from 25 October 2025 on', async ({ open, app }) => {
    const { page } = await open('/', { storage: await signedIn(app, demo.creator, demo.password) });
    await page.clock.setFixedTime(after);
    await arriveAndRest(page, '/me');
    expect(await announcement(page).count()).toBe(0);
  });
});
