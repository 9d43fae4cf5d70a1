import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expectFit } from '../support/fit.ts';
import { letterTo, linkTo } from '../support/mailbox.ts';
import {
  accountMenu,
  atPath,
  button,
  confirmWho,
  field,
  newCreator,
  signedIn,
  signInByForm,
} from '../support/members.ts';
import { describe, expect, test } from '../support/test.ts';

const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead });

/** Sets the app up at the settings; its secret, and the ten codes. */
async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  const section = page.locator('#second-factor');
  await button(section, '認証アプリを設定する').click();
  await confirmWho(page);
  await section.getByRole('img', { name: '認証アプリで読み取るQRコード' }).waitFor();
  await expectFit(page);
  const words = await section.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/).textContent();
  const secret = (words ?? '').replaceAll(' ', '');
  await field(section, '認証コード').fill('000000');
  await page.keyboard.press('Enter');
  await section.getByText(/コードが違うか/).waitFor();
  await field(section, '認証コード').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  const codes = section.getByRole('list', { name: 'リカバリーコード' }).getByRole('listitem');
  await expect.poll(() => codes.count()).toBe(10);
  await expectFit(page);
  const texts = await codes.allTextContents();
  await button(section, '保存したので閉じる').click();
  await section.getByText('リカバリーコード 残り10個').waitFor();
  return { secret, codes: texts };
}

describe('the second factor', () => {
  test('is asked for after the password, by keyboard, until the device is remembered', async ({
    open,
    app,
  }) => {
    const { email } = await newCreator(app, 'futae');
    const { page: settings } = await open('/settings/account#second-factor', {
      storage: await signedIn(app, email),
    });
    const { secret, codes } = await setUp(settings);
    await letterTo(app, email, '二段階認証を設定しました');

    const { page } = await open('/sign_in');
    await signInByForm(page, email);
    await page.getByRole('heading', { level: 1, name: '二段階認証' }).waitFor();
    await expectFit(page);
    await field(page, '認証コード').fill('12345');
    await page.keyboard.press('Enter');
    await page.getByText(/コードが違うか/).waitFor();
    await page.getByRole('checkbox', { name: /30日間/ }).check();
    // The code of this half minute was spent on setting it up.
    await field(page, '認証コード').fill(codeOf(secret, 30_000));
    await page.keyboard.press('Enter');
    await atPath(page, '/products');
    await accountMenu(page).click();
    await page.getByRole('banner').getByRole('button', { name: 'ログアウト' }).click();
    await atPath(page, '/sign_in');
    await signInByForm(page, email);
    await atPath(page, '/products');

    const { page: other } = await open('/sign_in');
    await signInByForm(other, email);
    await button(other, 'リカバリーコードを使う').click();
    await field(other, 'リカバリーコード').fill(codes[0] ?? '');
    await other.keyboard.press('Enter');
    await atPath(other, '/products');
    await letterTo(app, email, 'リカバリーコードが使われました');
  });

  test('goes three days after a mail, which every device tells of and any can stop', async ({
    open,
    app,
  }) => {
    const { email } = await newCreator(app, 'ushinai');
    const { page: device } = await open('/settings/account#second-factor', {
      storage: await signedIn(app, email),
    });
    await setUp(device);
    const { page } = await open('/sign_in');
    await signInByForm(page, email);
    await button(page, 'どちらも使えないとき').click();
    await page.getByRole('heading', { level: 1, name: 'コードを使えないとき' }).waitFor();
    await expectFit(page);
    await button(page, '確認のメールを送る').click();
    await page.getByRole('heading', { name: 'メールを送りました。' }).waitFor();
    await page.goto(
      linkTo(await letterTo(app, email, '二段階認証の解除のお申し込み'), '/second_factor_reset'),
    );
    await page.getByRole('heading', { name: '3日後に二段階認証を解除しますか。' }).waitFor();
    await expectFit(page);
    await button(page, '解除を申し込む').click();
    await page.getByRole('heading', { name: '申し込みを受け付けました。' }).waitFor();
    await expectFit(page);
    await letterTo(app, email, '二段階認証を3日後に解除します');

    await device.reload();
    const notice = device.getByRole('complementary', { name: 'アカウントについてのお知らせ' });
    await notice.getByText(/に、二段階認証を解除します。/).waitFor();
    await expectFit(device);
    await button(notice, '取り消す').click();
    await device.getByRole('status').getByText('二段階認証の解除を取り消しました。').waitFor();
    // What is left there is about something else.
    await notice.getByText(/に、二段階認証を解除します。/).waitFor({ state: 'detached' });
    await letterTo(app, email, '二段階認証の解除を取り消しました');
  });
});
