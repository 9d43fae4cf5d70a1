import { join } from 'node:path';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { expectFit } from './support/fit.ts';
import { atPath, button, demo, field, signedIn } from './support/members.ts';
import { describe, expect, test } from './support/test.ts';

describe('/my_company', () => {
  test('an owner writes where the company is and what it looks like; a creator reads it', async ({
    open,
    app,
  }) => {
    // A company of this test alone: the demo's are read by others.
    const owner = 'aoyagi@seiji-robotics.example';
    const { page } = await open('/my_company', { storage: await signedIn(app, owner, demo.password) });
    await expectFit(page);
    await button(page, '所在地と連絡先を編集する').click();
    const form = page.getByRole('form', { name: '所在地と連絡先' });
    await field(form, '郵便番号').fill('〒６０２－８３６８');
    await expect.poll(() => field(form, '市区町村').inputValue()).toBe('京都市上京区');
    await field(form, '町名・番地').fill('北町580-16');
    await field(form, '建物名・部屋番号').fill('紙屋ビル 2階 201号室');
    await button(form, '保存する').click();
    await page.getByRole('status').getByText('保存しました。').waitFor();
    await page.locator('#address').getByText('京都府京都市上京区北町580-16 紙屋ビル 2階 201号室').waitFor();

    const folder = await mkdtemp(join(tmpdir(), 'tsumugi-mark-'));
    const mark = join(folder, 'mark.png');
    await sharp({ create: { width: 400, height: 400, channels: 3, background: '#22379b' } })
      .png()
      .toFile(mark);
    await button(page, '会社のアイコンを変更する').click();
    await page.getByRole('menuitem', { name: '別の画像に変更する' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(mark);
    await button(dialog, 'この画像にする').click();
    await page.getByRole('status').getByText('会社のアイコンを変更しました。').waitFor();

    await page.getByRole('link', { name: '会社のページを見る' }).click();
    await page.getByRole('link', { name: '地図で見る' }).waitFor();
    await expectFit(page);
    const address = new URL(page.url()).pathname;

    const { page: other } = await open(address, {
      storage: await signedIn(app, demo.creator, demo.password),
    });
    const map = other.getByRole('link', { name: '地図で見る' });
    expect(new URL((await map.getAttribute('href')) ?? '').searchParams.get('query')).toBe(
      '京都府京都市上京区北町580-16 紙屋ビル 2階 201号室',
    );
    expect(await other.getByRole('link', { name: '会社の情報を開く' }).count()).toBe(0);
    await other.getByRole('region', { name: '募集中の仕事' }).waitFor();
    await other.goto(new URL('/my_company', other.url()).href);
    await atPath(other, '/products');
  });
});
