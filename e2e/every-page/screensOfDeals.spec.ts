import type { Page } from 'playwright-core';
import * as v from 'valibot';
import type { App } from '../support/app.ts';
import { makerOf, newOffer, nextMaker, type Maker } from '../support/deals.ts';
import { button, demo, mutate, signedIn, tokensOf } from '../support/members.ts';
import { settled } from '../support/page.ts';
import { expectSoundScreen } from '../support/soundScreen.ts';
import { describe, test } from '../support/test.ts';

const sentRule = v.object({
  jobConsultations: v.array(v.object({ id: v.string(), chatRoomId: v.string() })),
});

/** The demo company asks these creators at once: where their answers stand, and the room of the first. */
async function consulted(
  app: App,
  makers: readonly Maker[],
): Promise<{ readonly replies: string; readonly room: string }> {
  const { accessToken } = await tokensOf(app, demo.company, demo.password);
  const sent = await mutate(app, 'createJobConsultation(input: $input)', {
    types: '$input: CreateJobConsultationInput!',
    variables: {
      input: {
        title: '歳末の福箱に入れる絵はがき四種',
        offerDetail: '店の四季を一枚ずつ。裏は郵便番号の枠だけを刷ります。',
        categoryId: 'category_1',
        offerType: 'CONTRACT_UNIT',
        wayOfWorking: 'FULL_REMOTE',
        workingPlace: '完全リモート',
        unit: { netBudget: 120_000 },
        recipients: makers.map(({ id }) => ({ userId: id })),
      },
    },
    answer: 'jobConsultations { id chatRoomId }',
    accessToken,
  });
  const [first] = v.parse(sentRule, sent).jobConsultations;
  if (first === undefined) throw new Error('nothing was sent');
  return { replies: `/consultations/${first.id}`, room: `/messages/${first.chatRoomId}` };
}

/** Pages of one window, each by its name and address, one after another. */
async function walk(page: Page, pages: readonly (readonly [name: string, address: string])[]): Promise<void> {
  for (const [name, address] of pages) {
    if (new URL(page.url()).pathname !== address) await page.goto(address);
    await settled(page);
    await expectSoundScreen(page, name);
  }
}

async function addressOfWork(page: Page, title: string): Promise<string> {
  return (await page.getByRole('link', { name: title }).first().getAttribute('href')) ?? '';
}

// Both sides at once: the windows mostly wait.
describe('to the eye, at three widths in both themes', () => {
  test('a consultation: its form, its card to both, the answers side by side', async ({ app, open }) => {
    const makers = [
      await nextMaker(app),
      await makerOf(app, 'tsujimura_slide'),
      await makerOf(app, 'niwa_product'),
    ] as const;
    const { replies, room } = await consulted(app, makers);
    const { page: company } = await open(replies, {
      storage: await signedIn(app, demo.company, demo.password),
      viewport: 'phone',
    });
    const { page: creator } = await open(room, { storage: makers[0].storage, viewport: 'phone' });
    await button(creator, '受ける方向で話す').waitFor();
    await Promise.all([
      walk(creator, [['consultation-creator', room]]),
      walk(company, [
        ['consultation-replies', replies],
        ['consultation-company', room],
        ['consultation-form', `/consultations/create?to=${makers.map(({ id }) => id).join(',')}`],
      ]),
    ]);
  });

  test('an offer: to both, its form, its next version', async ({ app, open }) => {
    const maker = await nextMaker(app);
    const address = await newOffer(app, maker, '歳末の福箱に入れる絵はがき四種');
    const { page: company } = await open(address, {
      storage: await signedIn(app, demo.company, demo.password),
      viewport: 'phone',
    });
    const { page: creator } = await open(address, { storage: maker.storage, viewport: 'phone' });
    const room = await company.getByRole('link', { name: 'メッセージを開く' }).first().getAttribute('href');
    await Promise.all([
      walk(creator, [['offer-creator', address]]),
      walk(company, [
        ['offer-company', address],
        ['offer-revise', `${address}/edit`],
        ['offer-create', `/offers/create?room=${room?.split('/').at(-1) ?? ''}`],
      ]),
    ]);
  });

  test('a work: to both, its invoice, thanks, what was issued', async ({ app, open }) => {
    const at = async (storage: Record<string, string>): Promise<Page> =>
      (await open('/engagements', { storage, viewport: 'phone' })).page;
    const [company, creator] = await Promise.all([
      signedIn(app, demo.company, demo.password).then(at),
      signedIn(app, demo.creator, demo.password).then(at),
    ]);
    const [hourly, thanked] = await Promise.all([
      addressOfWork(company, '採用サイトの撮影と更新'),
      addressOfWork(creator, '活版暦の図案'),
    ]);
    const billing = async (): Promise<void> => {
      const { storage } = await makerOf(app, 'midorikawa_retouch');
      const { page } = await open(hourly, { storage, viewport: 'phone' });
      await expectSoundScreen(page, 'work-creator');
      await button(page, '請求書を発行する').click();
      await page.getByRole('dialog').getByText('円', { exact: false }).first().waitFor();
      await expectSoundScreen(page, 'invoice-form');
    };
    await Promise.all([
      walk(company, [
        ['works-company', '/engagements'],
        ['work-company', hourly],
      ]),
      walk(creator, [
        ['thanks', thanked],
        ['papers', '/papers'],
      ]).then(billing),
    ]);
  });
});
