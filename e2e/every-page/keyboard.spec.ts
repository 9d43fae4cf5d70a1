import { tabAndPress, tabAndType, tabTo } from '../support/keyboard.ts';
import { letterTo, linkTo } from '../support/mailbox.ts';
import {
  accountMenu,
  atPath,
  button,
  demo,
  field,
  newAddress,
  newCreator,
  password,
  storageOf,
} from '../support/members.ts';
import { describe, expect, test } from '../support/test.ts';

describe('by keyboard alone', () => {
  test('a creator signs up', async ({ open, app }) => {
    const email = newAddress('kazu');
    const { page } = await open('/');
    await tabAndPress(page, page.getByRole('banner').getByRole('link', { name: '登録する' }));
    await atPath(page, '/sign_up');
    await tabAndPress(page, page.getByRole('link', { name: 'クリエイターとして登録する' }));
    await atPath(page, '/sign_up/creator');
    await tabAndType(page, 'メールアドレス', email);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'メールを確認してください' }).waitFor();

    await page.goto(linkTo(await letterTo(app, email, 'メールアドレスの確認'), '/sign_up/creator/step1'));
    await tabAndType(page, 'パスワード', 'short');
    await page.keyboard.press('Enter');
    const secret = field(page, 'パスワード');
    await expect.poll(() => secret.getAttribute('aria-invalid')).toBe('true');
    await expect
      .poll(() => secret.evaluate((input) => input === document.activeElement), {
        message: 'at what is to mend',
      })
      .toBe(true);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');

    await atPath(page, '/sign_up/creator/step2');
    await tabAndType(page, '姓', '糸井');
    await tabAndType(page, '名', 'かず');
    await tabAndType(page, '表示名', '糸井かず');
    await tabAndPress(page, button(page, '保存して次へ'));
    await atPath(page, '/sign_up/creator/step3');
    await tabTo(page, page.getByRole('radio', { name: /^フリーランス/ }));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.getByRole('radio', { name: /^会社員/ }).isChecked()).toBe(true);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => page.getByRole('radio', { name: /^フリーランス/ }).isChecked()).toBe(true);
    await tabAndPress(page, button(page, '保存して次へ'));
    await atPath(page, '/sign_up/creator/step4');
    await tabAndPress(page, button(page, 'あとで書く'));
    await atPath(page, '/sign_up/complete');
    await tabAndPress(page, page.getByRole('link', { name: '作品を見る' }));
    await atPath(page, '/products');
  });

  test('one signs in, and out again', async ({ open }) => {
    const { page } = await open('/');
    await tabAndPress(page, page.getByRole('banner').getByRole('link', { name: 'ログイン' }));
    await atPath(page, '/sign_in');
    await tabAndType(page, 'メールアドレス', demo.creator);
    await tabAndType(page, 'パスワード', demo.password);
    await tabTo(page, button(page, 'パスワードを表示する'));
    await page.keyboard.press('Space');
    await expect.poll(() => field(page, 'パスワード').getAttribute('type')).toBe('text');
    await tabAndPress(page, button(page, 'ログインする'));
    await atPath(page, '/products');
    // Backward: before the feed's heading stands the header, behind it a feed without an end.
    await tabTo(page, accountMenu(page), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabAndPress(page, button(page, 'ログアウト'));
    await atPath(page, '/sign_in');
  });

  test('a creator enters an opening', async ({ open, app }) => {
    const storage = storageOf((await newCreator(app, 'ayu')).tokens);
    const { page } = await open('/jobs?place=FULL_REMOTE', { storage });
    const list = page.getByRole('region', { name: '仕事の一覧' });
    await tabAndPress(page, list.getByRole('article').first().getByRole('link'));
    await page.waitForURL(/\/jobs\/j_/);
    await tabAndPress(page, button(page, '応募する'));
    const panel = page.getByRole('dialog', { name: '応募する' });
    await panel.waitFor();
    for (const box of await panel.getByRole('textbox').all()) {
      await tabTo(page, box);
      await page.keyboard.type('図書館の案内図を担当しました。');
    }
    await tabAndPress(page, button(page, '応募を送る'));
    const entry = page.getByRole('region', { name: 'あなたの応募' });
    await entry.getByText('返信待ち').waitFor();
    await expect.poll(() => entry.evaluate((section) => section.contains(document.activeElement))).toBe(true);
  });
});
