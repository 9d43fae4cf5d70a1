import type { Page } from 'playwright-core';
import type { App } from '../support/app.ts';
import {
  confirmOf,
  dayAhead,
  expectAccessible,
  fieldIn,
  keys,
  makerOf,
  mouse,
  nextMaker,
  newOffer,
  withdrawOffer,
  part,
  type Hand,
  type Maker,
} from '../support/deals.ts';
import { button, demo, field, signedIn } from '../support/members.ts';
import { longMs, settled, type OpenOptions } from '../support/page.ts';
import { describe, expect, test } from '../support/test.ts';

type Open = (address: string, options?: OpenOptions) => Promise<{ readonly page: Page }>;

/** What both journeys share: somebody who works the pages by pointing, or by keys. */
interface Journey {
  readonly app: App;
  readonly open: Open;
  readonly hand: Hand;
  readonly viewport: 'desk' | 'phone';
}

const title = '包み紙の題字';
/** They are asked too, and say nothing. */
const askedBesides = ['tsujimura_slide', 'niwa_product'] as const;

/** The company asks these creators at once. Answers its page, where their answers stand side by side. */
async function consult({ app, open, hand, viewport }: Journey, makers: readonly Maker[]): Promise<Page> {
  const { page } = await open(`/consultations/create?to=${makers.map(({ id }) => id).join(',')}`, {
    storage: await signedIn(app, demo.company, demo.password),
    viewport,
  });
  await expectAccessible(page);
  await hand.write(page, field(page, '件名'), title);
  await hand.write(page, field(page, '仕事の内容'), '夜菓子の包み紙に入れる題字四文字。');
  const category = page.getByRole('combobox', { name: /分野/ });
  const some = await category.locator('option:not([value=""])').first().getAttribute('value');
  await hand.choose(page, category, some ?? '');
  await hand.choose(page, page.getByRole('combobox', { name: /働き方/ }), 'FULL_REMOTE');
  await hand.write(page, field(page, '仕事の場所'), '完全リモート');
  await hand.write(page, field(page, '受取額\\(税抜\\)'), '120000');
  await hand.pressBack(page, page.getByRole('button', { name: '3人に送る' }).filter({ visible: true }));
  await page.waitForURL(/\/consultations\/(?!create)/u);
  await expectAccessible(page);
  return page;
}

/** One of them reads it among their dealings, and goes on to talk. Answers their page, in the room. */
async function goOn({ open, hand, viewport }: Journey, maker: Maker): Promise<Page> {
  const { page } = await open('/projects', { storage: maker.storage, viewport });
  await expectAccessible(page);
  await hand.press(page, page.getByRole('link', { name: /返信する/ }).first());
  await page.waitForURL(/\/messages\//u);
  await page.getByText('3人へ').waitFor();
  await hand.press(page, button(page, '受ける方向で話す'));
  await page.getByText('受ける方向で話しています').waitFor();
  await hand.write(
    page,
    page.getByRole('textbox', { name: 'メッセージ', exact: true }),
    'お受けしたいです。',
  );
  await page.keyboard.press('Enter');
  await page.getByRole('article').filter({ hasText: 'お受けしたいです。' }).waitFor();
  await expectAccessible(page);
  return page;
}

/** The company offers terms, one of them to be decided later. Answers the offer's address. */
async function offer({ hand }: Journey, page: Page, room: string): Promise<string> {
  await page.goto(room);
  await settled(page);
  await page.getByRole('article').filter({ hasText: 'お受けしたいです。' }).waitFor();
  await hand.press(page, page.getByRole('link', { name: 'オファーを送る' }).first());
  await page.waitForURL(/\/offers\/create/u);
  await expectAccessible(page);
  expect(await field(page, '件名').inputValue()).toBe(title);
  await hand.write(page, fieldIn(page, '4 権利の範囲', '譲渡または利用の許諾'), '包み紙での使用の許諾。');
  await hand.write(page, fieldIn(page, '5 納める日・期間', '納める日'), dayAhead(20));
  await hand.press(page, part(page, '7 検査の完了日').getByRole('switch', { name: '未定にする' }));
  await hand.write(page, fieldIn(page, '7 検査の完了日', '未定の理由'), '色校正の日が未調整のため。');
  await hand.write(page, fieldIn(page, '7 検査の完了日', '決める日'), dayAhead(10));
  await hand.write(page, fieldIn(page, '9 支払いの期日', '日付'), dayAhead(50));
  const send = page.getByRole('button', { name: 'オファーを送る' }).filter({ visible: true });
  await hand.pressBack(page, send);
  await page.waitForURL(/\/offers\/(?!create)/u);
  await expectAccessible(page);
  const { pathname } = new URL(page.url());
  // While it waits, the consultation leads to it and to no second one.
  await page.goto(room);
  await settled(page);
  const card = page.getByRole('article').filter({ hasText: 'オファーの返答待ち' });
  await card.waitFor();
  expect(await page.getByRole('link', { name: 'オファーを送る' }).count()).toBe(0);
  await hand.press(page, card.getByRole('link', { name: 'オファーを見る' }));
  await page.waitForURL((url) => url.pathname === pathname);
  return pathname;
}

async function journey(one: Journey): Promise<void> {
  const { app, hand } = one;
  const makers = [
    await nextMaker(app),
    ...(await Promise.all(askedBesides.map((name) => makerOf(app, name)))),
  ];
  const [maker] = makers;
  if (maker === undefined) throw new Error('There are three');
  const company = await consult(one, makers);
  const creator = await goOn(one, maker);
  const room = new URL(creator.url()).pathname;
  const address = await offer(one, company, room);

  // The creator reads it from among their dealings, and asks for another day.
  await creator.goto('/projects');
  await settled(creator);
  await hand.press(creator, creator.getByRole('link', { name: `${title}のオファーに返答する` }));
  await creator.waitForURL((url) => url.pathname === address);
  await expectAccessible(creator);
  await creator.getByText('色校正の日が未調整のため。', { exact: false }).first().waitFor();
  await hand.press(creator, creator.getByRole('button', { name: /相談する$/ }));
  const asking = creator.getByRole('dialog', { name: '条件を相談する' });
  await hand.choose(creator, asking.getByRole('combobox'), 'DELIVERY');
  await hand.write(creator, field(asking, '相談したいこと'), '納める日を五日あとにできますか。');
  await hand.press(creator, button(asking, '相談を送る'));
  await asking.waitFor({ state: 'detached' });

  // The company moves the day, decides what was open, and sends the second version.
  await company.reload();
  await settled(company);
  await hand.press(company, company.getByRole('link', { name: '新しいバージョンを送る' }));
  await company.waitForURL(/\/edit$/u);
  // The form opens at the item that was named.
  const asked = part(company, '5 納める日・期間');
  await asked.getByText('納める日を五日あとにできますか。').waitFor();
  await expect.poll(() => asked.evaluate((place) => place.contains(document.activeElement))).toBe(true);
  await expect
    .poll(() => asked.evaluate((place) => place.getBoundingClientRect().top < innerHeight / 2))
    .toBe(true);
  await expectAccessible(company);
  await hand.write(company, fieldIn(company, '5 納める日・期間', '納める日'), dayAhead(25));
  await hand.press(company, part(company, '7 検査の完了日').getByRole('switch', { name: '未定にする' }));
  await hand.write(company, fieldIn(company, '7 検査の完了日', '完了日'), dayAhead(30));
  const sendAnew = company
    .getByRole('button', { name: /を送る$/ })
    .filter({ visible: true })
    .first();
  await hand.pressBack(company, sendAnew);
  await company.waitForURL((url) => url.pathname === address);

  // What became otherwise stands line by line; then it is agreed.
  await creator.reload();
  await settled(creator);
  await creator.getByText(/第1版との違い 2/).waitFor();
  await expectAccessible(creator);
  await hand.press(creator, button(creator, 'この条件で受ける'));
  await hand.press(creator, button(creator.getByRole('alertdialog'), '承諾する'));
  const who = creator.getByRole('dialog', { name: 'ご本人の確認' });
  await hand.write(creator, field(who, '現在のパスワード'), demo.password);
  await hand.press(creator, button(who, '確認する'));
  await who.waitFor({ state: 'detached' });
  await creator.getByText('成立', { exact: true }).waitFor();
  await expect
    .poll(async () => {
      await creator.reload();
      await settled(creator);
      return creator.getByRole('link', { name: '仕事の進み具合を見る' }).count();
    })
    .toBe(1);
  await expectAccessible(creator);
}

describe('from a consultation to an agreement', () => {
  test('by pointing, on a phone', { timeout: longMs }, ({ app, open }) =>
    journey({ app, open, hand: mouse, viewport: 'phone' }),
  );

  test('by keys alone', { timeout: longMs }, ({ app, open }) =>
    journey({ app, open, hand: keys, viewport: 'desk' }),
  );

  test('a quote stands in the room as a card, and is taken back there', async ({ app, open }) => {
    const maker = await nextMaker(app);
    const waiting = await newOffer(app, maker, '栞');
    const { page: creator } = await open('/messages', { storage: maker.storage, viewport: 'phone' });
    await creator
      .getByRole('link', { name: /みなも菓子舗/ })
      .first()
      .click();
    await creator.waitForURL(/\/messages\//u);
    const room = new URL(creator.url()).pathname;
    await creator.goto(`/quotes/create?room=${room.split('/').at(-1) ?? ''}`);
    await expectAccessible(creator);
    await field(creator, '件名').fill('栞の図版');
    await field(creator, '項目1').fill('押し花の図版');
    await field(creator, '単価').fill('8000');
    await field(creator, '有効期限').fill(dayAhead(20));
    await button(creator, '見積を送る').click();
    await creator.waitForURL((url) => !url.pathname.endsWith('/create'));
    await creator.goto(room);
    const card = creator.getByRole('article').filter({ hasText: '栞の図版' });
    await card.getByText('8,000').waitFor();
    await expectAccessible(creator);
    const { page: company } = await open(room, { storage: await signedIn(app, demo.company, demo.password) });
    // No second offer while one waits: it is taken back on another page, and the room says so at once.
    await company.getByText('オファーの返答待ち').waitFor();
    expect(await company.getByRole('link', { name: 'この見積からオファーを作成する' }).count()).toBe(0);
    await withdrawOffer(app, waiting);
    await company.getByRole('link', { name: 'この見積からオファーを作成する' }).waitFor();
    await button(card, '取り下げる').click();
    await button(creator.getByRole('alertdialog'), '取り下げる').click();
    await company.getByText('クリエイターが取り下げました').waitFor();
    expect(await company.getByRole('link', { name: 'この見積からオファーを作成する' }).count()).toBe(0);
    await expectAccessible(company);
  });

  test('the line cut at the press of 承諾する leaves one acceptance', async ({ app, open }) => {
    const maker = await nextMaker(app);
    await confirmOf(app, maker);
    const name = '途中で切れた承諾';
    const address = await newOffer(app, maker, name);
    const { page } = await open(address, { storage: maker.storage, viewport: 'phone' });
    let cut = 0;
    // The server takes it; its answer never arrives.
    await page.route('**/graphql', async (route) => {
      if (!(route.request().postData() ?? '').includes('acceptOfficialJobOffer')) return route.fallback();
      await route.fetch();
      await route.abort('aborted');
      cut += 1;
    });
    await button(page, 'この条件で受ける').click();
    await button(page.getByRole('alertdialog'), '承諾する').click();
    await expect.poll(() => cut).toBeGreaterThan(0);
    await page.unroute('**/graphql');
    await page.reload();
    await settled(page);
    await page.getByText('成立', { exact: true }).waitFor();
    expect(await button(page, 'この条件で受ける').count()).toBe(0);
    await page.goto('/engagements');
    await settled(page);
    expect(await page.getByRole('link', { name: new RegExp(name, 'u') }).count()).toBe(1);
  });
});
