import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import * as v from 'valibot';
import type { App } from './support/app.ts';
import { enter, openOpenings } from './support/desk.ts';
import { letterTo, linkTo } from './support/mailbox.ts';
import {
  atPath,
  button,
  demo,
  field,
  mutate,
  newAddress,
  newCreator,
  password,
  signedIn,
  storageOf,
  tokensOf,
} from './support/members.ts';
import { settled, viewports } from './support/page.ts';
import { expectSoundScreen } from './support/soundScreen.ts';
import { describe, expect, test as base } from './support/test.ts';

interface Talk {
  readonly address: string;
  readonly creator: Record<string, string>;
  readonly company: Record<string, string>;
  readonly roomId: string;
  /** The creator's. */
  readonly accessToken: string;
}

const roomRule = v.object({ chatRoomId: v.string() });
const companyRule = v.object({ data: v.object({ myCompany: v.object({ id: v.string() }) }) });

async function companyIdOf(app: App): Promise<string> {
  const { accessToken } = await tokensOf(app, demo.company, demo.password);
  const response = await fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ query: 'query Prepare { myCompany { id } }' }),
  });
  return v.parse(companyRule, await response.json()).data.myCompany.id;
}

const meRule = v.object({ data: v.object({ me: v.object({ id: v.string() }) }) });

/** A creator's page has the key of its user. */
async function creatorIdOf(app: App, accessToken: string): Promise<string> {
  const response = await fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ query: 'query Prepare { me { id } }' }),
  });
  return v.parse(meRule, await response.json()).data.me.id.replace(/^u_/u, 'c_');
}

const membersRule = v.object({
  data: v.object({
    myCompany: v.object({ members: v.array(v.object({ id: v.string(), email: v.string() })) }),
  }),
});

async function memberIdOf(app: App, email: string): Promise<string> {
  const { accessToken } = await tokensOf(app, demo.company, demo.password);
  const response = await fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ query: 'query Prepare { myCompany { members { id email } } }' }),
  });
  const { members } = v.parse(membersRule, await response.json()).data.myCompany;
  const member = members.find((one) => one.email === email);
  if (member === undefined) throw new Error(`${email} is no member`);
  return member.id;
}

/** A creator who entered an opening of the demo company, and their room with it. */
const test = base.extend('talk', async ({ app }): Promise<Talk> => {
  const [opening] = await openOpenings(app);
  if (opening === undefined) throw new Error('The demo company has no public opening');
  const tokens = await tokensOf(app, await enter(app, opening, 'chatguest'));
  const room = await mutate(app, 'createChatRoom(input: $input)', {
    types: '$input: CreateChatRoomInput!',
    variables: { input: { companyId: await companyIdOf(app) } },
    answer: 'chatRoomId',
    accessToken: tokens.accessToken,
  });
  const { chatRoomId: roomId } = v.parse(roomRule, room);
  return {
    address: `/messages/${roomId}`,
    roomId,
    accessToken: tokens.accessToken,
    creator: storageOf(tokens),
    company: await signedIn(app, demo.company, demo.password),
  };
});

const words = (page: Page) => page.getByRole('textbox', { name: 'メッセージ', exact: true });
const log = (page: Page) => page.getByRole('log', { name: 'メッセージ' });
const said = (page: Page, text: string) => log(page).getByRole('article').filter({ hasText: text });
const unreadMark = (page: Page) => page.getByRole('banner').getByRole('link', { name: /未読あり/ });

async function say(page: Page, text: string): Promise<void> {
  await words(page).fill(text);
  await words(page).press('Enter');
  await expect.poll(() => words(page).inputValue()).toBe('');
}

const tray = (page: Page) => page.getByRole('list', { name: '添付ファイル' });
const isUpload = (request: Request) => request.headers()['content-type']?.startsWith('multipart/') === true;

const choose = (page: Page, name: string, text = `%PDF-1.7\n${name}\n%%EOF\n`) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) });

/** Of these, what the room shows, from the oldest to the newest. */
async function shownOf(page: Page, texts: readonly string[]): Promise<string[]> {
  const articles = await log(page).getByRole('article').allInnerTexts();
  return articles.flatMap((article) => texts.filter((text) => article.includes(text)));
}

describe('a conversation', () => {
  test('is seen by the other as it happens: typing, words, 既読, an answer, a file, what is taken back', async ({
    open,
    talk,
  }) => {
    const { page: company } = await open(talk.address, { storage: talk.company });
    const { page: creator } = await open(talk.address, { storage: talk.creator });
    await words(creator).waitFor();

    await words(company).pressSequentially('はじめまして');
    await creator.getByText(/さんが入力しています$/).waitFor();
    await words(company).press('Enter');
    await said(creator, 'はじめまして').waitFor();
    await expect.poll(() => said(company, 'はじめまして').innerText()).toContain('既読');

    await said(creator, 'はじめまして').hover();
    await button(said(creator, 'はじめまして'), '返信する').click();
    await say(creator, 'よろしくお願いします');
    await expect.poll(() => said(company, 'よろしくお願いします').innerText()).toContain('はじめまして');

    await creator.locator('input[type=file]').setInputFiles({
      name: '見積書.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'),
    });
    await creator.getByRole('list', { name: '添付ファイル' }).getByText('見積書.pdf').waitFor();
    await button(creator, '送信する').click();
    await said(company, '見積書.pdf').waitFor();

    await say(company, '取り消す言葉');
    await said(creator, '取り消す言葉').waitFor();
    await said(company, '取り消す言葉').hover();
    await button(said(company, '取り消す言葉'), '削除する').click();
    await button(company.getByRole('alertdialog'), '削除する').click();
    await said(creator, 'メッセージが削除されました').waitFor();
    expect(await said(creator, '取り消す言葉').count()).toBe(0);

    // Reported, without a word to the other.
    await said(creator, 'はじめまして').first().hover();
    await button(said(creator, 'はじめまして').first(), '報告する').click();
    const dialog = creator.getByRole('dialog', { name: 'メッセージを報告する' });
    await dialog.getByRole('radio', { name: '宣伝・勧誘' }).check();
    await button(dialog, '報告する').click();
    await creator.getByText('報告を受け付けました。運営が内容を確認します。').waitFor();
  });

  test('is marked as unread wherever one is, and in every tab until one of them reads it', async ({
    open,
    talk,
  }) => {
    const { page: creator } = await open('/jobs', { storage: talk.creator });
    const other = await creator.context().newPage();
    await other.goto('/messages');
    await settled(other);
    await settled(creator);
    const { page: company } = await open(talk.address, { storage: talk.company });
    await say(company, 'ご覧ください');
    await unreadMark(creator).waitFor();
    await expect.poll(() => creator.title()).toMatch(/^\(1\) /);
    await unreadMark(other).waitFor();
    await other.goto(talk.address);
    await said(other, 'ご覧ください').waitFor();
    await expect.poll(() => unreadMark(creator).count()).toBe(0);
    await expect.poll(() => creator.title()).not.toMatch(/^\(/);
    // Written in one tab, there in the other.
    await creator.goto(talk.address);
    await say(other, '二つ目のタブから');
    await said(creator, '二つ目のタブから').waitFor();
    expect(await shownOf(other, ['二つ目のタブから'])).toHaveLength(1);
  });

  test('loses and doubles nothing while the line is cut, nor over a reload', async ({ open, talk }) => {
    const { page: company } = await open(talk.address, { storage: talk.company });
    const { page: creator } = await open(talk.address, { storage: talk.creator });
    await words(creator).waitFor();
    await creator.context().setOffline(true);
    const lines = ['一通目です', '二通目です', '三通目です'];
    for (const line of lines) await say(creator, line);
    await expect.poll(() => said(creator, '三通目です').innerText()).toContain('送信中');
    await creator.context().setOffline(false);
    await expect.poll(() => shownOf(company, lines), { timeout: 30_000 }).toEqual(lines);
    await expect.poll(() => log(creator).getByText('送信中').count(), { timeout: 30_000 }).toBe(0);
    expect(await shownOf(creator, lines)).toEqual(lines);

    // What was never answered goes out by itself after a reload.
    await creator.route('**/graphql', () => undefined);
    await say(creator, '届く前の言葉');
    await expect.poll(() => said(creator, '届く前の言葉').innerText()).toContain('送信中');
    await creator.unrouteAll({ behavior: 'ignoreErrors' });
    await creator.reload();
    await said(company, '届く前の言葉').waitFor();
    await expect.poll(() => log(creator).getByText('送信中').count()).toBe(0);
    expect(await shownOf(company, ['届く前の言葉'])).toHaveLength(1);
  });

  test('is shared by a colleague who joins, and gone from whoever leaves the company', async ({
    app,
    open,
    talk,
  }) => {
    const { page: creator } = await open(talk.address, { storage: talk.creator });
    await say(creator, '先に話していたこと');
    const { accessToken } = await tokensOf(app, demo.company, demo.password);
    const email = newAddress('douseki', 'minamo-kashi.example');
    await mutate(app, 'inviteMember(input: $input)', {
      types: '$input: InviteMemberInput!',
      variables: { input: { email, role: 'CORPORATE_AGENT' } },
      accessToken,
    });
    const { page: colleague } = await open(
      linkTo(await letterTo(app, email, 'への招待'), '/sign_up/business/password'),
      // Their session ends under their page.
      { expected: [401] },
    );
    await field(colleague, '姓').fill('柏木');
    await field(colleague, '名').fill('ゆい');
    await field(colleague, 'パスワード').fill(password);
    await button(colleague, '登録して始める').click();
    await atPath(colleague, '/products');
    await colleague.goto(talk.address);
    await said(colleague, '先に話していたこと').waitFor();

    const { page: owner } = await open(talk.address, { storage: talk.company });
    await say(colleague, '同席します');
    for (const page of [creator, owner])
      await expect.poll(() => said(page, '同席します').innerText()).toContain('柏木');
    await say(creator, 'ふたりともよろしくお願いします');
    for (const page of [colleague, owner]) await said(page, 'ふたりともよろしくお願いします').waitFor();

    await mutate(app, 'removeMember(id: $id)', {
      types: '$id: ID!',
      variables: { id: await memberIdOf(app, email) },
      accessToken,
    });
    await say(creator, '外れたあとの話');
    await said(owner, '外れたあとの話').waitFor();
    expect(await colleague.getByText('外れたあとの話').count()).toBe(0);
    await colleague.reload();
    await atPath(colleague, '/sign_in');
  });

  test('is written by keyboard alone; an Enter that ends a conversion sends nothing', async ({
    open,
    talk,
  }) => {
    const { page } = await open(talk.address, { storage: talk.creator });
    await words(page).focus();
    await page.keyboard.type('一行目');
    await words(page).evaluate((box) => {
      for (const init of [{ isComposing: true }, { keyCode: 229 }])
        box.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
        );
    });
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('二行目');
    expect(await words(page).inputValue()).toBe('一行目\n二行目');
    await page.keyboard.press('Enter');
    await said(page, '二行目').waitFor();
    expect(await words(page).inputValue()).toBe('');
    const isWriting = () => words(page).evaluate((box) => box === document.activeElement);
    expect(await isWriting()).toBe(true);
    await button(said(page, '二行目'), '返信する').click();
    const cancel = button(page, '返信をキャンセルする');
    await cancel.click();
    await cancel.waitFor({ state: 'detached' });
    expect(await isWriting()).toBe(true);
  });

  test('of one long day is read back without leaving anything out, while more is said', async ({
    app,
    open,
    talk,
  }) => {
    const tell = (text: string) =>
      mutate(app, 'addMessage(input: $input)', {
        types: '$input: AddMessageInput!',
        variables: { input: { roomId: talk.roomId, text } },
        accessToken: talk.accessToken,
      });
    for (let turn = 1; turn <= 110; turn += 1)
      await tell(`第${turn}話${turn % 6 === 0 ? '、少し長い話が続きます。'.repeat(8) : ''}`);
    const { page } = await open(talk.address, { storage: talk.creator, viewport: 'phone' });
    await said(page, '第110話').waitFor();
    const inView = () =>
      log(page).evaluate((list) => {
        const { top, bottom } = list.getBoundingClientRect();
        return [...list.querySelectorAll('article')].flatMap((article) => {
          const place = article.getBoundingClientRect();
          const turn = /第(\d+)話/u.exec(article.textContent)?.[1];
          return turn !== undefined && place.bottom > top && place.top < bottom ? [Number(turn)] : [];
        });
      });
    await log(page).hover();
    let before = await inView();
    const leaps: string[] = [];
    for (let step = 0; step < 90 && !before.includes(1); step += 1) {
      if (step % 10 === 5) await tell('まだあります。');
      await page.mouse.wheel(0, -260);
      await wait(120);
      const now = await inView();
      if (!now.some((turn) => before.includes(turn))) leaps.push(`${before.join()} → ${now.join()}`);
      before = now;
    }
    expect(leaps).toEqual([]);
    expect(before).toContain(1);
  });

  test('takes a file once, however the line is cut, says at it why it was refused, and keeps what was only chosen', async ({
    open,
    talk,
  }) => {
    const { page } = await open(talk.address, { storage: talk.creator });
    const { page: company } = await open(talk.address, { storage: talk.company, viewport: 'phone' });
    let cut: 'before' | 'behind' | null = 'before';
    await page.route('**/graphql', async (route) => {
      if (cut === null || !isUpload(route.request())) return route.fallback();
      if (cut === 'behind') await route.fetch();
      return route.abort('internetdisconnected');
    });
    const again = () => page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
    await choose(page, '見積書.pdf');
    await button(page, '送信する').click();
    await expect.poll(() => said(page, '見積書.pdf').innerText()).toContain('送信中');
    expect(await tray(page).count()).toBe(0);
    cut = 'behind';
    await again();
    await said(company, '見積書.pdf').waitFor();
    cut = null;
    await again();
    await expect.poll(() => said(page, '見積書.pdf').getByText('送信中').count()).toBe(0);
    await choose(page, '偽物.pdf', '<html></html>');
    await button(page, '送信する').click();
    await said(page, '偽物.pdf').getByText('のいずれかを選んでください').waitFor();
    await button(said(page, '偽物.pdf'), '取り消す').click();
    await said(page, '偽物.pdf').waitFor({ state: 'detached' });
    expect(await said(page, '見積書.pdf').count()).toBe(1);
    expect(await said(company, '見積書.pdf').count()).toBe(1);
    // Another room, another page: nothing is lost, and nobody is asked.
    await choose(page, '仕様書.pdf');
    await tray(page).getByText('仕様書.pdf').waitFor();
    await page.getByRole('banner').getByRole('link', { name: '作品' }).click();
    await atPath(page, '/products');
    await page.goBack();
    await button(tray(page), '仕様書.pdfを外す').click();
    await tray(page).waitFor({ state: 'detached' });
    await say(company, '受け取りました');
    await said(company, '受け取りました').waitFor();
  });

  test('keeps files over a reload without a line: what was sent goes in order, once from all tabs, what was chosen stands there', async ({
    open,
    talk,
  }) => {
    const { page: company } = await open(talk.address, { storage: talk.company });
    const { page: creator } = await open(talk.address, { storage: talk.creator });
    const uploads: string[] = [];
    creator.context().on('request', (request) => {
      if (isUpload(request)) uploads.push(request.url());
    });
    await words(creator).waitFor();
    await creator.context().setOffline(true);
    await say(creator, '一通目です');
    await choose(creator, '見積書.pdf');
    await button(creator, '送信する').click();
    await expect.poll(() => said(creator, '見積書.pdf').innerText()).toContain('送信中');
    await say(creator, '二通目です');
    await choose(creator, '仕様書.pdf');
    await tray(creator).getByText('仕様書.pdf').waitFor();
    await expect
      .poll(() => creator.evaluate(() => Object.values(localStorage).join()))
      .toContain('見積書.pdf');
    await creator.reload().catch(() => undefined);
    const before = uploads.length;
    await creator.context().setOffline(false);
    const other = await creator.context().newPage();
    await Promise.all([creator.goto(talk.address), other.goto(talk.address)]);

    const all = ['一通目です', '見積書.pdf', '二通目です'];
    await expect.poll(() => shownOf(company, all), { timeout: 30_000 }).toEqual(all);
    for (const page of [creator, other]) {
      await expect.poll(() => log(page).getByText('送信中').count(), { timeout: 30_000 }).toBe(0);
      expect(await shownOf(page, all)).toEqual(all);
      await tray(page).getByText('仕様書.pdf').waitFor();
    }
    // That it was sent, its arrival shows; a request of a page that is just being opened may not be told of, a second one would be.
    expect(uploads.length - before).toBeLessThanOrEqual(1);
    // What one tab sends stands in none of them any more.
    await button(creator, '送信する').click();
    await said(company, '仕様書.pdf').waitFor();
    await tray(other).waitFor({ state: 'detached' });
    await said(other, '仕様書.pdf').waitFor();
    await say(company, '受け取りました');
    await said(creator, '受け取りました').waitFor();
  });

  test('that waits is counted above the rooms, and one turned away is let in later', async ({
    app,
    open,
  }) => {
    const { email, tokens } = await newCreator(app, 'irai');
    const { accessToken } = tokens;
    await mutate(app, 'updateChatSettings(input: $input)', {
      types: '$input: ChatSettingsInput!',
      variables: { input: { talkFrom: 'NOBODY' } },
      accessToken,
    });
    const { page } = await open('/messages', { storage: await signedIn(app, email), viewport: 'phone' });
    await page.getByRole('heading', { name: 'メッセージはまだありません' }).waitFor();
    const { page: company } = await open(`/messages?creator=${await creatorIdOf(app, accessToken)}`, {
      storage: await signedIn(app, demo.company, demo.password),
    });
    await say(company, 'はじめまして');
    await said(company, 'はじめまして').waitFor();
    const waiting = page.getByRole('button', { name: /^リクエスト \d/ });
    await waiting.waitFor();
    expect(await waiting.textContent()).toContain('リクエスト 1件');
    expect(await page.title()).not.toContain('(');
    await waiting.press('Enter');
    const filter = button(page, 'リクエスト');
    await expect.poll(() => filter.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: /はじめまして/ }).click();
    await button(page, '辞退する').click();
    await page.getByText('辞退したリクエストです。').waitFor();
    await company.getByText('相手がリクエストを辞退したため').waitFor();
    await button(page, '承認する').click();
    await say(page, 'お返事が遅くなりました');
    await said(company, 'お返事が遅くなりました').waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: '条件に合うメッセージはありません' }).waitFor();
    await button(page, 'すべて').click();
    await page.getByRole('link', { name: /お返事が遅くなりました/ }).waitFor();
    expect(await waiting.count()).toBe(0);
  });

  test('stands below what a new creator is told, which a room on a phone has no place for', async ({
    open,
    talk,
  }) => {
    const { page } = await open(talk.address, { storage: talk.creator });
    const told = page.getByRole('complementary', { name: 'アカウントについてのお知らせ' });
    await told.waitFor();
    const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    const foot = async () => {
      const box = await button(page, '送信する').boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    expect(await beyond()).toBe(0);
    expect(await foot()).toBeLessThan(viewports.desk.height);
    await page.setViewportSize(viewports.phone);
    await told.waitFor({ state: 'hidden' });
    expect(await foot()).toBeLessThan(viewports.phone.height);
    await page.getByRole('link', { name: 'メッセージの一覧へ戻る' }).click();
    await told.waitFor();
    const tab = button(page, 'すべて');
    const [above, below] = [await told.boundingBox(), await tab.boundingBox()];
    expect(below?.y ?? 0).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    expect(await beyond()).toBe(0);
  });

  test('of others is not shown to a stranger, who is told so and led back', async ({ app, open, talk }) => {
    const { email } = await newCreator(app, 'yoso');
    const { page } = await open(talk.address, { storage: await signedIn(app, email), viewport: 'phone' });
    await page.getByRole('heading', { name: 'やり取りが見つかりません' }).waitFor();
    await page.getByRole('link', { name: 'メッセージの一覧へ' }).click();
    await page.getByRole('heading', { name: 'メッセージはまだありません' }).waitFor();
  });

  test('looks sound', async ({ open, talk }) => {
    const { page: creator } = await open(talk.address, { storage: talk.creator });
    await say(creator, 'はじめまして。4月20日の週から動けます。');
    const { page } = await open(talk.address, { storage: talk.company });
    await page.setViewportSize(viewports.phone);
    await said(page, '4月20日').waitFor();
    await say(page, 'ありがとうございます。銭湯めぐりのアプリを拝見しました。');
    await said(creator, '銭湯めぐり').waitFor();
    await page.getByRole('heading', { level: 1, name: '糸井 ゆき' }).waitFor();
    // The page may not have taken the room's head along, to show the field.
    expect(
      await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const { left, top, height } = heading.getBoundingClientRect();
        return document.elementFromPoint(left + 4, top + height / 2) === heading;
      }),
    ).toBe(true);
    await expectSoundScreen(page, 'chat-room');
  });
});
