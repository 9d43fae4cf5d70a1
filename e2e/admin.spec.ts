import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { quoted } from '../src/lib/text/japaneseText.ts';
import { withAuthenticator } from './support/authenticator.ts';
import { axeViolations, contrastViolations } from './support/axe.ts';
import { atRest, expectFit } from './support/fit.ts';
import { tabTo } from './support/keyboard.ts';
import { letterTo } from './support/mailbox.ts';
import { button, field, newAddress, newCreator, operate } from './support/members.ts';
import { fillQueues, heldTitle } from './support/morning.ts';
import type { App } from './support/app.ts';
import { longMs, settled } from './support/page.ts';
import type { OpenedPage } from './support/page.ts';
import { describe, expect, test } from './support/test.ts';

const email = 'operator@tsumugi.example';
const password = 'tsumugi-demo-2026';
/** As the start of the demo prints it. */
const secret = 'TSUMUGIEDITORSDESKDEMOKEYFORHOME';

const totp = new TOTP({ secret });
let spent = 0;
/** A code is taken once, and none before it: whoever comes twice within half a minute shows the next one, and a third time waits for it. */
async function unspentCode(): Promise<string> {
  spent = Math.max(spent + 1, totp.counter());
  await expect.poll(() => totp.counter() + 1, { timeout: 31_000 }).toBeGreaterThanOrEqual(spent);
  return totp.generate({ timestamp: spent * totp.period * 1_000 });
}

/** By keyboard, as everything in here. */
async function signIn(page: Page): Promise<void> {
  await tabTo(page, field(page, 'メールアドレス'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('パスワード', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await field(page, '6桁のコード').waitFor();
  await tabTo(page, field(page, '6桁のコード'));
  await page.keyboard.type(await unspentCode());
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: '編集室' }).waitFor();
  await settled(page);
}

interface Newcomer {
  readonly email: string;
  readonly password: string;
}

/** Somebody new of the house, and the password that is printed once. */
async function newStaff(app: App, roles: string): Promise<Newcomer> {
  const address = newAddress('unei', 'desk.example');
  const said = await operate(app, 'staff', 'add', address, '--name', '沢田 ゆき', '--roles', roles);
  return { email: address, password: /パスワード[^:：]*[:：]\s*(\S+)/u.exec(said)?.[1] ?? said };
}

async function showPassword(page: Page, { email: address, password: secretWord }: Newcomer): Promise<void> {
  await field(page, 'メールアドレス').fill(address);
  await page.getByLabel('パスワード', { exact: true }).fill(secretWord);
  await page.keyboard.press('Enter');
  await field(page, '6桁のコード').waitFor();
}

/** The first sign-in sets the app up. */
async function signInNew(page: Page, newcomer: Newcomer): Promise<void> {
  await showPassword(page, newcomer);
  const key = await page.getByText(/^[A-Z2-7]{32}$/u).innerText();
  await field(page, '6桁のコード').fill(new TOTP({ secret: key }).generate());
  await page.keyboard.press('Enter');
  await button(page, '保管しました').click();
  await head(page).waitFor();
  await settled(page);
}

const head = (page: Page) => page.getByRole('navigation', { name: '編集室' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Follows a link of the head by keyboard. */
async function follow(page: Page, name: RegExp, heading?: string): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await tabTo(page, head(page).getByRole('link', { name }));
  await page.keyboard.press('Enter');
  if (heading !== undefined) await title(page, heading);
  await settled(page);
}

async function says(page: Page, words: string | RegExp): Promise<void> {
  await page.getByText(words).first().waitFor();
}

/** The title of the work that is before one, once it has come. */
async function opened(page: Page): Promise<string> {
  await button(page.getByRole('complementary', { name: '判断' }), /承認する/u).waitFor();
  await settled(page);
  const work = page.locator('section', { has: page.getByRole('button', { name: '次の作品' }) });
  return work.getByRole('heading').first().innerText();
}

/** As people write it. */
const dayAfter = (days: number): string => {
  const day = new Date(Date.now() + days * 86_400_000);
  return `${day.getFullYear()}年${day.getMonth() + 1}月${day.getDate()}日`;
};

describe('the desk of the house', () => {
  test(
    'a morning of work by keyboard alone: twenty works, five leads, three reports',
    { timeout: longMs },
    async ({ open, app }) => {
      await fillQueues(app);
      const { page } = await open('/admin');
      await signIn(page);
      await title(page, '全体');

      // Works: one is sent back, the others are approved, the last of them is taken back and approved anew.
      await follow(page, /^審査/u);
      const queue = page.getByRole('complementary', { name: '判断' });
      await queue.waitFor();
      const works = page.getByRole('navigation', { name: '編集室' }).getByRole('link', { name: /^審査/u });
      const atFirst = Number(/\d+/u.exec(await works.innerText())?.[0] ?? '0');
      expect(atFirst).toBeGreaterThanOrEqual(20);
      await button(queue, /承認する/u).waitFor();
      await page.keyboard.press('s');
      await page.keyboard.press('r');
      await says(page, /を差し戻しました。/u);
      for (let work = 1; work < atFirst; work += 1) {
        const name = await opened(page);
        await page.keyboard.press('0');
        await page.keyboard.press('y');
        await says(page, `${quoted(name)}を承認しました。`);
      }
      await page.keyboard.press('z');
      await says(page, '判断を取り消しました。');

      // An opening that a rule held back is sent back in the words of the template that fits, taken back, and sent back again.
      await follow(page, /^募集/u, '募集の確認');
      const held = page.getByRole('region', { name: heldTitle });
      await held.getByRole('list', { name: '見つかった記載' }).getByText('教材費として1万円').waitFor();
      for (const key of ['r', 'z', 'r']) {
        // Once it is decided its pane gives way to the next, or to none.
        if (key === 'r') await button(held, /差し戻す/u).waitFor();
        await settled(page);
        if (key === 'r') await page.keyboard.press('a');
        await page.keyboard.press(key);
        await says(page, key === 'z' ? '判断を取り消しました。' : `「${heldTitle}」を差し戻しました。`);
      }
      await says(page, '確認待ちの募集はありません。');

      // Leads: one is declined with words, the others get their invitations.
      await follow(page, /^申し込み/u, '会社の申し込み');
      const leads = page.getByRole('list', { name: 'お申し込み' }).getByRole('listitem');
      const leadsAtFirst = await leads.count();
      expect(leadsAtFirst).toBeGreaterThanOrEqual(5);
      await page.keyboard.press('j');
      await page.keyboard.press('k');
      await page.keyboard.press('r');
      const declining = page.getByRole('dialog', { name: 'お申し込みを見送る' });
      await tabTo(page, button(declining, '見送りのメールを送る'));
      await page.keyboard.press('Enter');
      await says(page, '見送りのメールを送りました。');
      await expect.poll(() => leads.count()).toBe(leadsAtFirst - 1);
      for (let left = leadsAtFirst - 1; left > 0; left -= 1) {
        const person = await page
          .locator('main')
          .getByText(/@\S+\.example/u)
          .first()
          .innerText();
        await page.keyboard.press('y');
        await says(page, `${person} に招待を送りました。`);
        await letterTo(app, person, 'ご利用開始のご案内');
        await expect.poll(() => leads.count()).toBe(left - 1);
      }

      // Reports: what was done is written down.
      await follow(page, /^通報/u, '通報');
      const reports = page.getByRole('list', { name: '通報', exact: true }).getByRole('listitem');
      const reportsAtFirst = await reports.count();
      expect(reportsAtFirst).toBeGreaterThanOrEqual(3);
      for (let left = reportsAtFirst; left > 0; left -= 1) {
        const note = page.getByRole('textbox', { name: /対応の記録/u });
        await tabTo(page, note);
        await page.keyboard.type('内容を確認し、本人に連絡しました。');
        await tabTo(page, button(page.locator('main'), '対応済みにする'));
        await page.keyboard.press('Enter');
        await expect.poll(() => reports.count()).toBe(left - 1);
      }

      // Words to members, for tomorrow; taken back again.
      await follow(page, /^お知らせ/u, 'お知らせ');
      await tabTo(page, page.getByRole('textbox', { name: /本文/u }));
      await page.keyboard.type('年末年始は審査をお休みします。');
      await tabTo(page, page.getByRole('textbox', { name: /公開日/u }));
      await page.keyboard.type(dayAfter(30));
      await page.keyboard.press('Tab');
      await tabTo(page, button(page.locator('main'), '予約する'));
      await page.keyboard.press('Enter');
      const asked = page.getByRole('alertdialog');
      await tabTo(page, button(asked, '予約する'));
      await page.keyboard.press('Enter');
      await says(page, '公開を予約しました。');
      await page
        .getByRole('list', { name: 'お知らせ' })
        .getByText('年末年始は審査をお休みします。')
        .waitFor();

      // Everything of it is in the log, and the chain holds.
      await follow(page, /^記録/u, '記録');
      for (const act of ['お申し込みを見送り', 'お申し込みを承認', '通報に対応', '通報の内容を閲覧'])
        expect(await page.getByRole('cell', { name: act }).count(), act).toBeGreaterThan(0);
      await tabTo(page, page.getByRole('button', { name: /記録が書き換えられていない/u }));
      await page.keyboard.press('Enter');
      await says(page, /書き込まれたときのまま/u);
    },
  );

  test('a passkey stands for the code, until it is removed', async ({ open, app }) => {
    const newcomer = await newStaff(app, 'EDITOR');
    const { page } = await open('/admin');
    const device = await withAuthenticator(page);
    await signInNew(page, newcomer);
    await page.goto('/admin/account');
    const section = page.getByRole('region', { name: 'パスキー' });
    await section.getByLabel('パスワードの確認', { exact: true }).fill(newcomer.password);
    await page.keyboard.press('Enter');
    await says(page, 'パスキーを登録しました。');
    // The list is asked for anew after the words; a second one would be refused here.
    await section.getByRole('listitem').waitFor();
    expect(await device.keys()).toBe(1);

    const leave = async () => {
      await button(page.getByRole('banner'), 'ログアウト').click();
      await page.getByRole('heading', { level: 1, name: '運営者のログイン' }).waitFor();
      await showPassword(page, newcomer);
    };
    await leave();
    await tabTo(page, button(page, 'パスキーでログインする'));
    await page.keyboard.press('Enter');
    await head(page).waitFor();

    await page.goto('/admin/account');
    await button(section, '削除する').click();
    await says(page, 'パスキーを削除しました。');
    await leave();
    expect(await button(page, 'パスキーでログインする').count()).toBe(0);
  });

  test('a decision is told with its rule, read and contested by its mail alone, and waits for somebody else of the house', async ({
    open,
    app,
  }) => {
    const { email: member } = await newCreator(app, 'igi');
    const [decides, answers] = [await newStaff(app, 'SUPPORT'), await newStaff(app, 'SUPPORT')];
    const { page } = await open('/admin');
    await signInNew(page, decides);
    await page.goto(`/admin/look?q=${encodeURIComponent(member)}`);
    await button(page.locator('main'), '利用を停止する').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('もとにする規約').selectOption({ index: 6 });
    await dialog.getByLabel('理由').fill('取引と関係のない勧誘を繰り返していました。');
    await button(dialog, '利用を停止する').click();
    await says(page, '利用を停止しました。');

    const { links } = await letterTo(app, member, 'アカウントのご利用を停止しました');
    const link = new URL(links.find((one) => one.includes('/decision?')) ?? '');
    const { page: theirs } = await open(link.pathname + link.search);
    await theirs.getByText('取引と関係のない勧誘を繰り返していました。').waitFor();
    expect(new URL(theirs.url()).search).toBe('');
    await expectFit(theirs);
    expect(await axeViolations(theirs)).toEqual([]);
    await theirs.getByLabel('異議の内容').fill('展示の案内を送ったものです。');
    await button(theirs, '異議を申し立てる').click();
    await theirs.getByText('確認しています。結果はメールでお知らせします。').waitFor();

    await page.goto('/admin/contests');
    await page.getByText('展示の案内を送ったものです。').waitFor();
    await says(page, 'あなたの判断です。異議には、ほかの担当者が答えます。');
    expect(await button(page.locator('main'), '取り消して元に戻す').count()).toBe(0);

    const { page: other } = await open('/admin');
    await signInNew(other, answers);
    await other.goto('/admin/contests');
    await field(other, '説明').fill('展示の案内と確認できました。');
    await button(other.locator('main'), '取り消して元に戻す').click();
    await says(other, '判断を取り消し、元に戻しました。');
    await letterTo(app, member, '判断を取り消しました');
    await theirs.reload();
    await theirs.getByText('展示の案内と確認できました。').waitFor();
  });

  test('the way in passes axe at three widths in both themes', async ({ open }) => {
    const { page }: OpenedPage = await open('/admin');
    for (const width of widths) await lookAt(page, width, 'sign-in');
  });

  for (const places of [
    ['', '/works', '/openings', '/leads', '/look?q=creator@'],
    ['/reports', '/contests', '/notices/new', '/fees', '/picks'],
    ['/texts', '/numbers', '/machine', '/log', '/account'],
  ])
    test(`${places.join(', ')} pass axe at three widths in both themes`, async ({ open }) => {
      const { page }: OpenedPage = await open('/admin');
      await signIn(page);
      for (const place of places) {
        await page.goto(`/admin${place}`);
        await head(page).waitFor();
        for (const width of widths) await lookAt(page, width, place);
      }
    });
});

const widths = [390, 768, 1440] as const;
const tall = 900;

async function lookAt(page: Page, width: number, place: string): Promise<void> {
  await page.setViewportSize({ width, height: tall });
  await page.emulateMedia({ colorScheme: 'light' });
  await settled(page);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(sideways, `${place} ${width}: scrolls sideways`).toBe(0);
  expect.soft(await axeViolations(page), `${place} ${width}`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await atRest(page);
  expect.soft(await contrastViolations(page), `${place} ${width} dark`).toEqual([]);
}
