import { demo, field, signedIn } from '../support/members.ts';
import { plainPng } from '../support/pictures.ts';
import { expectSoundScreen } from '../support/soundScreen.ts';
import { describe, test } from '../support/test.ts';
import { someWork } from '../support/works.ts';

describe('to the eye, at three widths in both themes', () => {
  test('a work and its author, to a guest', async ({ open }) => {
    const { work, creator } = await someWork(open);
    const { page } = await open(work, { viewport: 'phone' });
    await expectSoundScreen(page, 'work-guest');
    await page.goto(creator);
    await expectSoundScreen(page, 'creator-guest');
  });

  test('a work and its author, to a company', async ({ app, open }) => {
    const { work, creator } = await someWork(open);
    const storage = await signedIn(app, demo.company, demo.password);
    const { page } = await open(work, { storage, viewport: 'phone' });
    await expectSoundScreen(page, 'work-member');
    await page.goto(creator);
    await expectSoundScreen(page, 'creator-member');
  });

  test('a work of one’s own, and its editor', async ({ app, open }) => {
    const storage = await signedIn(app, demo.creator, demo.password);
    const { page } = await open('/me', { storage, viewport: 'phone' });
    const edit = await page.locator('main a[href^="/products/edit/"]').first().getAttribute('href');
    await page.goto(edit ?? '');
    await expectSoundScreen(page, 'editor-edit');
    await page.goto((edit ?? '').replace('/edit/', '/'));
    await expectSoundScreen(page, 'work-owner');
  });

  test('the editor of a new work', async ({ app, open }) => {
    const storage = await signedIn(app, demo.creator, demo.password);
    const { page } = await open('/products/create', { storage, viewport: 'phone' });
    await page
      .locator('input[type=file]')
      .setInputFiles([
        await plainPng('海図.png', 1600, 1200, '#22379B'),
        await plainPng(
          'とても長い名前を付けた写真のファイルをここに置いたときにどう見えるかを確認する.png',
          900,
          1400,
          '#C2371B',
        ),
        { name: '壊れた写真.png', mimeType: 'image/png', buffer: Buffer.from('これは画像ではありません。') },
      ]);
    await field(page, '作品名').fill('海の底の地図');
    await field(page, '説明').fill('深さを五色で描き分けた海図です。\n\n潮の流れも同じ色で示しました。');
    await page.getByText('を選んでください。').first().waitFor();
    await expectSoundScreen(page, 'editor-create');
  });
});
