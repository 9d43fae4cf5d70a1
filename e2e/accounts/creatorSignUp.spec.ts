import { expectFit } from '../support/fit.ts';
import {
  accountMenu,
  atPath,
  button,
  field,
  newAddress,
  newRegistration,
  password,
  signInByForm,
} from '../support/members.ts';
import { letterTo, linkTo } from '../support/mailbox.ts';
import { settled } from '../support/page.ts';
import { describe, expect, test } from '../support/test.ts';

describe('a creator signs up by e-mail', () => {
  test('from the first page to the signed-in home', async ({ open, app }) => {
    const email = newAddress('hiyori');
    const { page: first } = await open('/');
    await first.getByRole('banner').getByRole('link', { name: '登録する' }).click();
    await atPath(first, '/sign_up');
    await settled(first);
    await expectFit(first);
    await first.getByRole('link', { name: 'クリエイターとして登録する' }).click();
    await atPath(first, '/sign_up/creator');
    await field(first, 'メールアドレス').fill('hiyori@');
    await button(first, '確認のメールを送る').click();
    await expect.poll(() => field(first, 'メールアドレス').getAttribute('aria-invalid')).toBe('true');
    await expectFit(first);
    await field(first, 'メールアドレス').fill(email);
    await button(first, '確認のメールを送る').click();
    await first.getByRole('heading', { name: 'メールを確認してください' }).waitFor();
    await first.getByText(email).waitFor();
    await expectFit(first);

    // The mail, as it is read at its own address; its link opens in the tab in which it is read.
    const letter = await letterTo(app, email, 'メールアドレスの確認');
    const opening = first.context().waitForEvent('page');
    await first.getByRole('link', { name: '届いたメールを見る' }).click();
    const page = await opening;
    await page.locator(`a[href="/dev/mailbox/${letter.id}"]`).click();
    await page.locator(`main .text a[href="${linkTo(letter, '/sign_up/creator/step1')}"]`).click();
    await atPath(page, '/sign_up/creator/step1');
    await field(page, 'パスワード').waitFor();
    expect(new URL(page.url()).search, 'the token has left the address').toBe('');
    await field(page, 'パスワード').fill('password1');
    await button(page, '決めて次へ').click();
    await expect.poll(() => field(page, 'パスワード').getAttribute('aria-invalid')).toBe('true');
    await expectFit(page);
    await field(page, 'パスワード').fill(password);
    await button(page, '決めて次へ').click();

    await atPath(page, '/sign_up/creator/step2');
    await page.getByRole('heading', { name: 'プロフィールを書く' }).waitFor();
    await expectFit(page);
    await field(page, '姓').fill('糸井');
    await field(page, '名').fill('ひより');
    await button(page, '保存して次へ').click();
    // The name that others see is missing: the focus goes there.
    await expect
      .poll(() => field(page, '表示名').evaluate((input) => input === document.activeElement))
      .toBe(true);
    await field(page, '表示名').fill('糸井ひより');
    await button(page, '保存して次へ').click();

    await atPath(page, '/sign_up/creator/step3');
    await page.getByRole('radio', { name: /^会社員/ }).check();
    await field(page, '現在の勤め先').fill('株式会社糸車');
    await expectFit(page);
    await button(page, '保存して次へ').click();

    await atPath(page, '/sign_up/creator/step4');
    await page.getByRole('radio', { name: /^仕事を探している/ }).check();
    await page.getByRole('checkbox', { name: '平日の夜' }).check();
    await expectFit(page);
    await button(page, '保存して登録を終える').click();

    await atPath(page, '/sign_up/complete');
    await page.getByText('糸井ひよりさん、ようこそ。').waitFor();
    await expectFit(page);
    await page.getByRole('link', { name: '作品を見る' }).click();
    await atPath(page, '/products');
    await accountMenu(page).waitFor();
    await expectFit(page);
    // The tab in which it began has followed: it does not ask for an address any more.
    await first.waitForURL((url) => url.pathname !== '/sign_up/creator');
  });

  test('and comes back on another device at the step that is next', async ({ open, app }) => {
    const { email } = await newRegistration(app, 'sayo');
    const { page: second } = await open('/sign_in');
    await signInByForm(second, email);
    await atPath(second, '/sign_up/creator/step2');
    await second.goto('/me');
    await atPath(second, '/sign_up/creator/step2');
    await field(second, '姓').fill('糸井');
    await field(second, '名').fill('さよ');
    await field(second, '表示名').fill('糸井さよ');
    await button(second, '保存して次へ').click();
    await atPath(second, '/sign_up/creator/step3');

    const { page: third } = await open('/sign_in');
    await signInByForm(third, email);
    await atPath(third, '/sign_up/creator/step3');
    await third.getByRole('radio', { name: /^フリーランス/ }).check();
    await button(third, '保存して次へ').click();
    await atPath(third, '/sign_up/creator/step4');

    const { page: fourth } = await open('/products');
    await atPath(fourth, '/sign_in');
    await signInByForm(fourth, email);
    await atPath(fourth, '/sign_up/creator/step4');
    await button(fourth, 'あとで書く').click();
    await atPath(fourth, '/sign_up/complete');

    const { page: fifth } = await open('/sign_in');
    await signInByForm(fifth, email);
    await atPath(fifth, '/products');
  });

  test('the link of a mail works once, and says what to do then', async ({ open, app }) => {
    const { email } = await newRegistration(app, 'tomo');
    const link = linkTo(await letterTo(app, email, 'メールアドレスの確認'), '/sign_up/creator/step1');
    const { page } = await open(link);
    await page.getByRole('heading', { name: 'このリンクは使えません' }).waitFor();
    await expectFit(page);
    await page.getByRole('link', { name: 'メールをもう一度受け取る' }).click();
    await atPath(page, '/sign_up/creator');
    await field(page, 'メールアドレス').fill(email);
    await button(page, '確認のメールを送る').click();
    await page.getByText('このメールアドレスは登録されています。').waitFor();
    await expectFit(page);
    await page.getByRole('main').getByRole('link', { name: 'パスワードを再設定する' }).click();
    await atPath(page, '/password_reset_request');
  });
});
