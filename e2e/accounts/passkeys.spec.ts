import type { Page } from 'playwright-core';
import { withAuthenticator } from '../support/authenticator.ts';
import { expectFit } from '../support/fit.ts';
import { letterTo } from '../support/mailbox.ts';
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

async function signOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'ログアウト' }).click();
  await atPath(page, '/sign_in');
}

describe('a passkey', () => {
  test('is offered once after a sign-in by password, and then signs in by itself and by the button', async ({
    open,
    app,
  }) => {
    const { email } = await newCreator(app, 'kagi');
    const { page } = await open('/sign_in');
    await expectFit(page);
    const device = await withAuthenticator(page);
    await signInByForm(page, email);
    await atPath(page, '/products');
    const offer = page.getByRole('complementary', { name: '次からパスワードなしでログイン' });
    await offer.waitFor();
    await expectFit(page);
    // By keyboard.
    await button(offer, 'パスキーを登録する').focus();
    await page.keyboard.press('Enter');
    await confirmWho(page);
    await page.getByRole('status').getByText('パスキーを登録しました。').waitFor();
    await offer.waitFor({ state: 'detached' });
    expect(await device.keys()).toBe(1);
    await letterTo(app, email, 'パスキーを登録しました');

    // The button, without an address. Nobody touches the key before.
    await device.touch(false);
    await signOut(page);
    await button(page, 'パスキーでログイン').focus();
    await device.touch(true);
    await page.keyboard.press('Enter');
    await atPath(page, '/products');
    await accountMenu(page).waitFor();

    // By the field's suggestions: the authenticator answers as if its only key had been chosen among them. Nothing is pressed.
    await device.touch(false);
    await signOut(page);
    await device.touch(true);
    await page.goto('/sign_in');
    await atPath(page, '/products');
    await accountMenu(page).waitFor();
  });

  test('is listed, named and removed at the settings, and does nothing after that, in any tab', async ({
    open,
    app,
  }) => {
    const { email } = await newCreator(app, 'kagi');
    const { page } = await open('/settings/account#passkeys', { storage: await signedIn(app, email) });
    const device = await withAuthenticator(page);
    const section = page.locator('#passkeys');
    await button(section, 'パスキーを登録する').click();
    // The words stand for three seconds.
    await Promise.all([
      page.getByRole('status').getByText('パスキーを登録しました。').waitFor(),
      confirmWho(page),
    ]);
    const rows = section.getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(1);
    await page.locator('#devices').getByText('パスキーを登録').waitFor();
    await button(rows, /の名前を変更する$/).click();
    await field(rows, 'パスキーの名前').fill('仕事用のノート');
    await page.keyboard.press('Enter');
    await rows.getByText('仕事用のノート').waitFor();
    await expectFit(page);

    // The same browser does not make a second one for the same account.
    await button(section, 'パスキーを登録する').click();
    await section.getByText('この端末のパスキーは、すでに登録されています。').waitFor();

    await device.touch(false);
    const tab = await page.context().newPage();
    await tab.goto('/settings/account#passkeys');
    const there = tab.locator('#passkeys');
    await button(there, '仕事用のノートを削除する').click();
    await button(tab.getByRole('alertdialog'), '削除する').click();
    await tab.getByRole('status').getByText('パスキーを削除しました。').waitFor();
    await letterTo(app, email, 'パスキーを削除しました');
    await tab.close();

    await signOut(page);
    await device.touch(true);
    await button(page, 'パスキーでログイン').click();
    await page.getByText('パスキーを確認できませんでした。もう一度お試しください。').waitFor();
    await device.touch(false);
    await expectFit(page);
    expect(new URL(page.url()).pathname).toBe('/sign_in');
  });
});
