import { expectFit } from '../support/fit.ts';
import { letterTo, linkTo } from '../support/mailbox.ts';
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
  signInByForm,
} from '../support/members.ts';
import { describe, expect, test } from '../support/test.ts';

describe('a forgotten password', () => {
  test('is chosen anew by a mail’s link, once, and ends every session', async ({ open, app }) => {
    const { email } = await newCreator(app, 'mari');
    const { page: device } = await open('/me', { storage: await signedIn(app, email), expected: [401] });
    await accountMenu(device).waitFor();

    const { page } = await open('/sign_in');
    await page.getByRole('link', { name: 'パスワードを忘れたとき' }).click();
    // The page that one leaves has such a field too.
    await button(page, 'リンクを送る').waitFor();
    await field(page, 'メールアドレス').fill(newAddress('nobody'));
    await button(page, 'リンクを送る').click();
    await page.getByText('このメールアドレスは登録されていません。', { exact: false }).waitFor();
    await expectFit(page);
    await field(page, 'メールアドレス').fill(email);
    await button(page, 'リンクを送る').click();
    await page.getByRole('heading', { name: 'メールを送りました。' }).waitFor();
    await expectFit(page);

    const link = linkTo(await letterTo(app, email, 'パスワードの再設定'), '/password_reset');
    const { page: unused } = await open(link);
    await field(unused, '新しいパスワード').waitFor();
    await page.goto(link);
    await field(page, '新しいパスワード').fill('password');
    expect(new URL(page.url()).search, 'the token has left the address').toBe('');
    await button(page, 'このパスワードに変更する').click();
    await expect.poll(() => field(page, '新しいパスワード').getAttribute('aria-invalid')).toBe('true');
    await expectFit(page);
    await field(page, '新しいパスワード').fill(`${password}-anew`);
    await button(page, 'このパスワードに変更する').click();
    await page.getByRole('heading', { name: '新しいパスワードに変更しました。' }).waitFor();
    await expectFit(page);
    await letterTo(app, email, 'パスワードを変更しました');

    await device.reload();
    await atPath(device, '/sign_in');
    await device.getByText('ログインの期限が切れました。').waitFor();

    await field(unused, '新しいパスワード').fill(`${password}-again`);
    await button(unused, 'このパスワードに変更する').click();
    await unused.getByRole('heading', { name: 'このリンクは使えません。' }).waitFor();
    await expectFit(unused);
    await unused.getByRole('link', { name: '新しいリンクを送る' }).click();
    await atPath(unused, '/password_reset_request');
    // Opened once more, it says so before anything is typed.
    await unused.goto(link);
    await unused.getByRole('heading', { name: 'このリンクは使えません。' }).waitFor();
    await expectFit(unused);

    await page.getByRole('main').getByRole('link', { name: 'ログインする' }).click();
    await atPath(page, '/sign_in');
    await signInByForm(page, email);
    await page.getByText('メールアドレスかパスワードが違います', { exact: false }).waitFor();
    await signInByForm(page, email, `${password}-anew`);
    await atPath(page, '/products');
  });
});

describe('another e-mail address', () => {
  test('is not taken before its mail’s link was followed', async ({ open, app }) => {
    const { email } = await newCreator(app, 'riko');
    const next = newAddress('riko.next');
    const { page: guest } = await open('/email_reset_request');
    await guest.getByRole('heading', { name: '先にログインしてください。' }).waitFor();
    await expectFit(guest);
    await guest.getByRole('main').getByRole('link', { name: 'ログインする' }).click();
    await signInByForm(guest, email);
    await atPath(guest, '/email_reset_request');

    const page = guest;
    await page.getByText(`現在のアドレスは ${email} です。`).waitFor();
    await field(page, '新しいメールアドレス').fill(email);
    await button(page, '確認のメールを送る').click();
    await expect.poll(() => field(page, '新しいメールアドレス').getAttribute('aria-invalid')).toBe('true');
    await expectFit(page);
    await field(page, '新しいメールアドレス').fill(next);
    await button(page, '確認のメールを送る').click();
    await confirmWho(page);
    await page.getByRole('heading', { name: 'メールを送りました。' }).waitFor();
    await expectFit(page);

    const link = linkTo(await letterTo(app, next, '新しいメールアドレスの確認'), '/email_reset');
    // Its session ends under it: what it asks for after that, such as the card under its pointer, is refused.
    const { page: other } = await open('/sign_in', { expected: [401] });
    await signInByForm(other, email);
    await atPath(other, '/products');

    await page.goto(link);
    await page.getByRole('heading', { name: 'メールアドレスを変更しますか。' }).waitFor();
    expect(new URL(page.url()).search, 'the token has left the address').toBe('');
    await expectFit(page);
    await button(page, 'メールアドレスを変更する').click();
    await page.getByRole('heading', { name: 'メールアドレスを変更しました。' }).waitFor();
    await expectFit(page);
    await letterTo(app, email, 'メールアドレスを変更しました');
    await page.getByRole('link', { name: '設定を開く' }).click();
    await page.locator('#email').getByText(next).waitFor();

    const { page: late } = await open(link);
    await button(late, 'メールアドレスを変更する').click();
    await late.getByRole('heading', { name: 'このリンクは使えません。' }).waitFor();
    await expectFit(late);

    const { page: again } = await open('/sign_in');
    await signInByForm(again, email);
    await again.getByText('メールアドレスかパスワードが違います', { exact: false }).waitFor();
    await signInByForm(again, next);
    await atPath(again, '/products');
  });
});
