import type { Locator, Page } from 'playwright-core';
import { letterTo, linkTo } from './support/mailbox.ts';
import { accountMenu, atPath, button, demo, field, newAddress, password } from './support/members.ts';
import { describe, expect, test } from './support/test.ts';

/** Presses Tab until this has the focus, and sees to it that people can see that it has. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  // Found before: a list that opens on the way hides everything else from the tree that names are looked up in.
  const element = await target.elementHandle();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    if (!(await page.evaluate((wanted) => wanted === document.activeElement, element))) continue;
    expect(await page.evaluate(showsFocus), `the focus shows on ${String(target)}`).toBe(true);
    return;
  }
  throw new Error(`Tab never reached ${String(target)}`);
}

/** What has the focus has a ring, or the frame around it. */
function showsFocus(): boolean {
  const ringed = (one: Element | null | undefined): boolean =>
    one instanceof Element &&
    (getComputedStyle(one).outlineStyle !== 'none' || getComputedStyle(one).boxShadow !== 'none');
  const focused = document.activeElement;
  return ringed(focused) || ringed(focused?.parentElement) || ringed(focused?.closest('label'));
}

async function tabAndType(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, field(page, label));
  await page.keyboard.type(text);
}

async function tabAndPress(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

describe('by keyboard alone', () => {
  test('a creator signs up', async ({ open, app }) => {
    const email = newAddress('kazu');
    const { page } = await open('/');
    await tabAndPress(page, page.getByRole('banner').getByRole('link', { name: '登録する' }));
    await atPath(page, '/sign_up');
    await tabAndPress(page, page.getByRole('link', { name: 'つくる人として登録する' }));
    await atPath(page, '/sign_up/creator');
    await tabAndType(page, 'メールアドレス', email);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'メールを確かめてください' }).waitFor();

    await page.goto(linkTo(await letterTo(app, email, 'メールアドレスの確認'), '/sign_up/creator/step1'));
    await tabAndType(page, 'パスワード', 'short');
    await page.keyboard.press('Enter');
    const secret = field(page, 'パスワード');
    await expect.poll(() => secret.getAttribute('aria-invalid')).toBe('true');
    expect(await secret.evaluate((input) => input === document.activeElement), 'at what is to mend').toBe(
      true,
    );
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
    expect(await page.getByRole('radio', { name: /^会社員/ }).isChecked()).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await page.getByRole('radio', { name: /^フリーランス/ }).isChecked()).toBe(true);
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
    expect(await field(page, 'パスワード').getAttribute('type')).toBe('text');
    await tabAndPress(page, button(page, 'ログインする'));
    await atPath(page, '/products');
    // Backward: before the feed's heading stands the header, behind it a feed without an end.
    await tabTo(page, accountMenu(page), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabAndPress(page, button(page, 'ログアウト'));
    await atPath(page, '/sign_in');
  });
});
