import type { CDPSession, Locator, Page } from 'playwright-core';
import { demo, signedIn } from '../support/members.ts';
import { describe, expect, test } from '../support/test.ts';

/** Japanese as it is typed: what is not converted yet is a composition, and the Enter that confirms it belongs to the input method. */
interface InputMethod {
  /** Letter by letter, none of it confirmed. */
  readonly type: (...states: readonly string[]) => Promise<void>;
  /** Keys that the input method takes, as the page hears of them: by the code 229. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** The words in place of what was typed. */
  readonly confirm: (words: string) => Promise<void>;
}

async function inputMethod(page: Page, field: Locator): Promise<InputMethod> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await field.focus();
  return {
    type: async (...states) => {
      for (const text of states)
        await session.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
    },
    press: async (...keys) => {
      for (const key of keys)
        for (const type of ['rawKeyDown', 'keyUp'] as const)
          await session.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode: 229 });
    },
    confirm: async (words) => {
      await session.send('Input.insertText', { text: words });
    },
  };
}

const addressOf = (page: Page): string => page.url();
const keys = ['Enter', 'Tab', 'ArrowDown', 'Escape'] as const;

describe('while something is being converted', () => {
  test('the search suggests what half a word may become, and does nothing else', async ({ app, open }) => {
    const storage = await signedIn(app, demo.company, demo.password);
    const { page } = await open('/search', { storage });
    const box = page.getByRole('combobox', { name: '作品・人・仕事・会社を探す' });
    await box.waitFor();
    const before = addressOf(page);
    const method = await inputMethod(page, box);
    await method.type('s', 'せ', 'せn', 'せん', 'せんと');
    await page.getByRole('listbox').getByRole('option', { name: /銭湯/u }).first().waitFor();
    await method.press('ArrowDown', 'Enter');
    expect(addressOf(page)).toBe(before);
    expect(await box.getAttribute('aria-activedescendant')).toBeNull();
    expect(await box.inputValue()).toBe('せんと');
    await method.confirm('銭湯');
    expect(addressOf(page)).toBe(before);
    await box.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('銭湯');
  });

  test('the box of the header waits for the words', async ({ app, open }) => {
    const storage = await signedIn(app, demo.company, demo.password);
    const { page } = await open('/products', { storage });
    const box = page.getByRole('banner').getByRole('combobox', { name: '作品・人・仕事・会社を探す' });
    await box.waitFor();
    const before = addressOf(page);
    const method = await inputMethod(page, box);
    await method.type('て', 'てぬ', 'てぬぐい');
    await method.press(...keys);
    expect(addressOf(page)).toBe(before);
    await method.confirm('手ぬぐい');
    await box.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('手ぬぐい');
  });

  test('a message is not sent', async ({ app, open }) => {
    const storage = await signedIn(app, demo.creator, demo.password);
    const { page } = await open('/messages', { storage });
    await page.locator('a[href^="/messages/"]').first().click();
    const words = page.getByRole('textbox', { name: 'メッセージ', exact: true });
    await words.waitFor();
    const said = page.getByRole('log', { name: 'メッセージ' }).getByRole('article');
    const method = await inputMethod(page, words);
    await method.type('か', 'かげ', 'かげぼうし');
    await method.press(...keys);
    expect(await words.inputValue()).toBe('かげぼうし');
    await method.confirm('影法師、変換中の確認です');
    expect(await said.filter({ hasText: 'かげぼうし' }).count()).toBe(0);
    expect(await words.inputValue()).toBe('影法師、変換中の確認です');
    await words.press('Enter');
    await said.filter({ hasText: '影法師、変換中の確認です' }).waitFor();
    await expect.poll(() => words.inputValue()).toBe('');
  });

  test('a form is not sent, and nothing in it is found wrong', async ({ open }) => {
    const { page } = await open('/contact');
    const name = page.getByRole('textbox', { name: /^お名前/u });
    await name.waitFor();
    const method = await inputMethod(page, name);
    await method.type('は', 'はや', 'はやせ');
    await method.press('Enter');
    await method.confirm('早瀬');
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    await name.press('Enter');
    await page.locator('[aria-invalid=true]').first().waitFor();
  });

  test('no tag is made of it', async ({ app, open }) => {
    const storage = await signedIn(app, demo.creator, demo.password);
    const { page } = await open('/me', { storage });
    await page.getByRole('button', { name: 'プロフィールを編集する' }).click();
    const field = page.getByRole('textbox', { name: /^得意なこと/u });
    await field.waitFor();
    const method = await inputMethod(page, field);
    await method.type('そ', 'そう', 'そうてい');
    await method.press('Enter');
    expect(await page.getByRole('button', { name: /そうてい/u }).count()).toBe(0);
    expect(await field.inputValue()).toBe('そうてい');
    await method.confirm('装丁の校正');
    await field.press('Enter');
    await page.getByText('装丁の校正', { exact: true }).waitFor();
    expect(await field.inputValue()).toBe('');
  });

  test('the name of a new list waits too', async ({ app, open }) => {
    const storage = await signedIn(app, demo.company, demo.password);
    const { page } = await open('/products', { storage });
    await page.locator('a[data-card]').first().click();
    await page.getByRole('button', { name: /さんをリストに入れる$/u }).click();
    const field = page.getByRole('dialog').getByRole('textbox', { name: /^新しいリスト/u });
    await field.waitFor();
    const method = await inputMethod(page, field);
    await method.type('ら', 'らべ', 'らべる');
    await method.press('Enter');
    expect(await page.getByRole('dialog').getByText('らべる', { exact: true }).count()).toBe(0);
    await method.confirm('ラベルの候補');
    await field.press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('checkbox', { name: /ラベルの候補/u })
      .waitFor();
  });
});
