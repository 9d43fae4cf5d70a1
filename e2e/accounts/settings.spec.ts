import { readFile } from 'node:fs/promises';
import { expectFit } from '../support/fit.ts';
import { letterTo, linkTo } from '../support/mailbox.ts';
import {
  accountMenu,
  atPath,
  button,
  confirmWho,
  field,
  newCreator,
  password,
  signedIn,
  signInByForm,
} from '../support/members.ts';
import { describe, expect, test } from '../support/test.ts';
import { unzip } from '../support/zip.ts';

/** As the page writes it. */
const dayOf = (instant: number): string =>
  new Intl.DateTimeFormat('ja-JP', {
    timeZone: 'Asia/Tokyo',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
  }).format(instant);

describe('/settings/account', () => {
  test('changes the password, which signs out every other device', async ({ open, app }) => {
    const { email } = await newCreator(app, 'yuka');
    const { page: other } = await open('/me', { storage: await signedIn(app, email), expected: [401] });
    await accountMenu(other).waitFor();
    const { page } = await open('/settings/account#password', { storage: await signedIn(app, email) });
    await expectFit(page);

    const section = page.locator('#password');
    await button(section, '変更する').click();
    expect(
      await field(section, '新しいパスワード').evaluate((input) => input === document.activeElement),
    ).toBe(true);
    await page.keyboard.type(`${password}-anew`);
    await page.keyboard.press('Enter');
    const asked = page.getByRole('dialog', { name: 'ご本人の確認' });
    await field(asked, '現在のパスワード').waitFor();
    await page.keyboard.type('not-the-password');
    await page.keyboard.press('Enter');
    await asked.getByText('パスワードが違います。').waitFor();
    await expectFit(page);
    await field(asked, '現在のパスワード').fill(password);
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('パスワードを変更しました。').waitFor();
    await letterTo(app, email, 'パスワードを変更しました');

    // The other one finds out with the next thing it asks, without a reload.
    await accountMenu(other).click();
    await other.getByRole('banner').getByRole('link', { name: '設定', exact: true }).click();
    await atPath(other, '/sign_in');
    await other.getByText('ログインの期限が切れました。').waitFor();
    await signInByForm(other, email, `${password}-anew`);
    await atPath(other, '/settings/account');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'アカウント設定' }).waitFor();
  });

  test('ends one device, and all the others', async ({ open, app }) => {
    const { email } = await newCreator(app, 'rei');
    const { page: other } = await open('/sign_in', { expected: [401] });
    await signInByForm(other, email);
    await atPath(other, '/products');
    await letterTo(app, email, '新しい端末からのログイン');

    const { page } = await open('/settings/account#devices', { storage: await signedIn(app, email) });
    const devices = page.locator('#devices');
    const rows = devices.getByRole('listitem');
    // The registration's, the other browser's, this one.
    await expect.poll(() => rows.count()).toBe(3);
    await expect.poll(() => rows.getByText('この端末').count()).toBe(1);
    await rows
      .filter({ hasText: 'Chrome' })
      .getByRole('button', { name: /をログアウトする$/ })
      .click();
    await page
      .getByRole('status')
      .getByText(/をログアウトしました。$/)
      .waitFor();
    await expect.poll(() => rows.count()).toBe(2);
    await other.reload();
    await atPath(other, '/sign_in');
    await other.getByText('ログインの期限が切れました。').waitFor();

    await button(devices, 'ほかの端末をすべてログアウトする').click();
    const asked = page.getByRole('alertdialog', { name: 'ほかの端末をすべてログアウトしますか' });
    await asked.waitFor();
    await expectFit(page);
    await button(asked, 'ログアウトする').click();
    await page.getByText('ほかの端末をすべてログアウトしました。').waitFor();
    await expect.poll(() => rows.count()).toBe(1);
    await page.reload();
    await rows.getByText('この端末').waitFor();
  });

  test('gives all data away in a ZIP', async ({ open, app }) => {
    const { email } = await newCreator(app, 'kiri');
    const { page } = await open('/settings/account#data', { storage: await signedIn(app, email) });
    const section = page.locator('#data');
    await button(section, '書き出す').click();
    await button(section, '書き出しを始める').click();
    await confirmWho(page);
    await page.getByRole('status').getByText('書き出しを始めました。').waitFor();
    linkTo(await letterTo(app, email, 'データの準備ができました'), '/settings/account');
    await button(section, '受け取る').waitFor();
    await expectFit(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(section, '受け取る').click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^つむぎのデータ_\d{4}-\d\d-\d\d\.zip$/);
    const files = unzip(await readFile(await download.path()));
    const texts = [...files].filter(([name]) => name.endsWith('.json'));
    expect(texts.length).toBeGreaterThan(5);
    for (const [name, content] of texts) expect(() => JSON.parse(content.toString()), name).not.toThrow();
    expect(
      texts.some(([, content]) => content.toString().includes(email)),
      'the account is in it',
    ).toBe(true);
  });

  test('deletes the account after thirty days, in which it can be kept', async ({ open, app }) => {
    const { email } = await newCreator(app, 'mana');
    const { page } = await open('/settings/account#delete', { storage: await signedIn(app, email) });
    await button(page, '退会の手続きに進む').click();
    const dialog = page.getByRole('dialog', { name: '退会しますか' });
    await field(dialog, '確認のため「退会する」と入力').fill('退会');
    await button(dialog, '退会を申し込む').click();
    await dialog.getByText('「退会する」と入力してください。').waitFor();
    await expectFit(page);
    await field(dialog, '確認のため「退会する」と入力').fill('退会する');
    await button(dialog, '退会を申し込む').click();
    await expectFit(page);
    await confirmWho(page);
    await page.getByRole('status').getByText('退会を受け付けました。').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    const due = dayOf(Date.now() + 30 * 86_400_000);
    await page.locator('#delete').getByText(`${due}に、このアカウントを削除します。`).waitFor();
    await letterTo(app, email, '退会のお申し込みを受け付けました');

    const { page: other } = await open('/sign_in');
    await signInByForm(other, email);
    await atPath(other, '/products');
    const notice = other.getByRole('complementary', { name: 'アカウントについてのお知らせ' });
    await notice.getByText(`このアカウントは${due}に削除されます。`).waitFor();
    await expectFit(other);
    await button(notice, '取り消す').click();
    await other.getByRole('status').getByText('退会を取り消しました。').waitFor();
    await notice.getByText('削除されます').waitFor({ state: 'hidden' });
    await letterTo(app, email, '退会を取り消しました');
    await page.reload();
    await button(page, '退会の手続きに進む').waitFor();
  });
});
