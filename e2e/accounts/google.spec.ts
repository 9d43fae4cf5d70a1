import type { Page } from 'playwright-core';
import { expectFit } from '../support/fit.ts';
import {
  accountMenu,
  atPath,
  button,
  confirmWho,
  field,
  newAddress,
  newCreator,
  password,
  signedIn,
} from '../support/members.ts';
import { settled } from '../support/page.ts';
import { describe, expect, test } from '../support/test.ts';

/** Presses Google's button, and is somebody in the window of the local stand-in. */
async function beWithGoogle(page: Page, email: string, name: string): Promise<void> {
  const opening = page.waitForEvent('popup');
  await button(page, /^Google で/).click();
  const window = await opening;
  await window.getByLabel('メールアドレス').fill(email);
  await window.getByLabel('名前').fill(name);
  await Promise.all([window.waitForEvent('close'), button(window, 'この人で続ける').click()]);
}

describe('Google', () => {
  test('signs a creator up, and in again on another device', async ({ open }) => {
    const email = newAddress('hana');
    const { page: stranger } = await open('/sign_in');
    await button(stranger, /^Google で/).waitFor();
    await expectFit(stranger);
    await beWithGoogle(stranger, email, '西野 はな');
    await stranger.getByRole('link', { name: '新規登録に進む' }).waitFor();
    await expectFit(stranger);

    const { page } = await open('/sign_up/creator');
    await beWithGoogle(page, email, '西野 はな');
    await atPath(page, '/sign_up/creator/step2');
    await field(page, '姓').fill('西野');
    await field(page, '名').fill('はな');
    await field(page, '表示名').fill('西野はな');
    await button(page, '保存して次へ').click();
    await atPath(page, '/sign_up/creator/step3');

    const { page: other } = await open('/sign_in');
    await beWithGoogle(other, email, '西野 はな');
    await atPath(other, '/sign_up/creator/step3');
  });

  test('opens an account that has a password only with that password', async ({ open, app }) => {
    const { email } = await newCreator(app, 'kei');
    const { page } = await open('/sign_in');
    await beWithGoogle(page, email, '糸井 けい');
    const dialog = page.getByRole('dialog', { name: 'すでにアカウントがあります' });
    await field(dialog, 'つむぎのパスワード').fill('not-the-password');
    await button(dialog, '連携してログインする').click();
    await expect.poll(() => field(dialog, 'つむぎのパスワード').getAttribute('aria-invalid')).toBe('true');
    await expectFit(page);
    await field(dialog, 'つむぎのパスワード').fill(password);
    await button(dialog, '連携してログインする').click();
    await atPath(page, '/products');
    await accountMenu(page).waitFor();

    const { page: again } = await open('/sign_in');
    await beWithGoogle(again, email, '糸井 けい');
    await atPath(again, '/products');

    const { page: settings } = await open('/settings/account#sign-in', {
      storage: await signedIn(app, email),
    });
    const methods = settings.locator('#sign-in');
    await methods.getByText('連携しています').waitFor();
    await button(methods, '連携を外す').click();
    await button(settings.getByRole('alertdialog'), '外す').click();
    await confirmWho(settings);
    await settings.getByText('Googleとの連携を外しました。').waitFor();
    await button(methods, 'Googleと連携する').click();
    await beWithGoogle(settings, email, '糸井 けい');
    await settings.getByText('Googleと連携しました。').waitFor();
    await methods.getByText('連携しています').waitFor();
  });
});

describe('a Prairie Card', () => {
  test('leads through Google to its own first step, and to its dialog once', async ({ open }) => {
    const email = newAddress('ren');
    const { page } = await open('/sign_up/creator_via_prairie_card');
    await expectFit(page);
    await beWithGoogle(page, email, '森 蓮');
    await atPath(page, '/sign_up/creator_via_prairie_card/step1');
    expect(await field(page, '姓').inputValue(), 'Google said it').toBe('森');
    expect(await field(page, '名').inputValue()).toBe('蓮');
    await field(page, '表示名').fill('森蓮');
    await expectFit(page);
    await button(page, '保存して次へ').click();
    await atPath(page, '/sign_up/creator/step3');
    await page.getByRole('radio', { name: /^フリーランス/ }).check();
    await button(page, '保存して次へ').click();
    await atPath(page, '/sign_up/creator/step4');
    await button(page, 'あとで書く').click();
    await atPath(page, '/sign_up/complete');
    await page.getByRole('link', { name: '作品を見る' }).click();
    await atPath(page, '/products');
    const dialog = page.getByRole('dialog', { name: 'プレーリーカードのキャンペーンは終わりました' });
    await dialog.waitFor();
    await expectFit(page);
    const remembered = page.waitForResponse((answer) =>
      (answer.request().postData() ?? '').includes('closePrairieCardSignUpCampaignDialog'),
    );
    await dialog.getByRole('contentinfo').getByRole('button', { name: '閉じる' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await remembered;

    // The account knows it: neither here nor on another device is it said again.
    const { page: other } = await open('/sign_in');
    await beWithGoogle(other, email, '森 蓮');
    await atPath(other, '/products');
    await accountMenu(other).waitFor();
    await settled(other);
    expect(await other.getByRole('dialog').count()).toBe(0);
  });
});
