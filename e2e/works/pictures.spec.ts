import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { App } from '../support/app.ts';
import { button, field, newCreator, storageOf } from '../support/members.ts';
import {
  hidden,
  plainPng,
  specimens,
  specimensNamed,
  type ChosenFile,
  type Specimen,
} from '../support/pictures.ts';
import { describe, expect, test } from '../support/test.ts';
import { upload } from '../support/uploads.ts';

/** The colours in the middle of the four quarters, each channel as on or off. */
async function quartersOf(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): string => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(start, start + 3)].map((channel) => (channel > 127 ? 1 : 0)).join('');
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].join(' ');
}

/** What is wrong with the answer, or undefined. */
async function wrongOf(app: App, accessToken: string, { file, fate }: Specimen): Promise<string | undefined> {
  const { image, errors } = await upload(app, accessToken, file);
  if ('refused' in fate) {
    const [error] = errors;
    if (image || !error) return 'was taken';
    const isTold = error.__typename === 'InvalidImageInputError' && fate.refused.test(error.message);
    return isTold ? undefined : `${error.__typename} ${error.message}`;
  }
  if (!image) return `was refused: ${errors.map(({ message }) => message).join(' ')}`;
  const { width, height, frames = 1, quartered } = fate;
  if (image.width !== width || image.height !== height) return `became ${image.width} × ${image.height}`;
  const response = await fetch(app.origin + image.url);
  if (!response.ok) return `${image.url} answered ${response.status}`;
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.includes(hidden)) return 'tells what was hidden in it';
  if (!response.headers.get('content-type')?.startsWith('image/')) return undefined;
  const kept = await sharp(bytes).metadata();
  if (kept.width !== width || kept.height !== height) return `is kept as ${kept.width} × ${kept.height}`;
  if (kept.exif || kept.xmp || kept.iptc || kept.orientation) return 'kept what the camera noted';
  if ((kept.pages ?? 1) !== frames) return `has ${kept.pages} frames`;
  if (quartered && (await quartersOf(bytes)) !== '100 010 001 111') return 'does not stand upright';
  return undefined;
}

async function memoryOf({ origin }: App): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1]) / 1024 ** 2;
}

describe('two hundred files of every kind', () => {
  test('become pictures, upright and without a camera’s notes, or are refused with a reason', async ({
    app,
  }) => {
    const { tokens } = await newCreator(app, 'files');
    const before = await memoryOf(app);
    const wrong: string[] = [];
    let count = 0;
    let most = before;
    const all = specimens();
    // Four at once, as two windows of an editor send them.
    const send = async (): Promise<void> => {
      for (;;) {
        const { value: specimen, done } = await all.next();
        if (done) return;
        count += 1;
        const reason = await wrongOf(app, tokens.accessToken, specimen);
        if (reason !== undefined)
          wrong.push(`${specimen.file.name} (${specimen.file.buffer.byteLength} bytes) ${reason}`);
        if (count % 20 === 0) most = Math.max(most, await memoryOf(app));
      }
    };
    await Promise.all([send(), send(), send(), send()]);
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(200);
    expect(most - before, `MB more than the ${before} before`).toBeLessThan(700);
    expect((await fetch(`${app.origin}/readyz`)).status).toBe(200);
  });
});

/** A film that this browser makes, and so can play. */
async function ownFilm(page: Page): Promise<ChosenFile> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [320, 180];
    const pen = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const stopped = new Promise((resolve) => {
      recorder.addEventListener('stop', resolve);
    });
    recorder.start();
    for (let frame = 0; frame < 30; frame += 1) {
      if (pen) pen.fillStyle = `hsl(${frame * 12} 80% 50%)`;
      pen?.fillRect(0, 0, canvas.width, canvas.height);
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return { name: '映像.webm', mimeType: 'video/webm', buffer: Buffer.from(bytes) };
}

const goodOnes = [
  'DSC_64_6.JPG',
  '印刷用 CMYK.jpg',
  '広色域.jpg',
  '十六ビット.png',
  '透ける.png',
  '無劣化.webp',
  '色.avif',
  '動く3.gif',
  '動く3.webp',
  'IMG_0001.HEIC',
  '写真.jpg',
];
const badOnes = ['メモ.png', '頁.jpg', '途中.jpeg', '頭だけ.webp', 'IMG_0003.HEIC'];
const tooLarge = '重い.jpg';

describe('the editor, given files of every kind', () => {
  test('says of each why it cannot be used, sends again, gives up, and publishes the good ones', async ({
    app,
    open,
  }) => {
    const { tokens } = await newCreator(app, 'queue');
    const { page } = await open('/products/create', { storage: storageOf(tokens) });
    const rows = page.getByRole('list', { name: '入れた画像と動画' }).getByRole('listitem');
    const captions = page.getByRole('textbox', { name: /番目の(画像|動画)のキャプション$/ });
    // By their places on the disk: bytes through the browser's own protocol take a slow machine half a minute.
    const folder = await mkdtemp(join(tmpdir(), 'tsumugi-pictures-'));
    const choose = async (...files: ChosenFile[]) => {
      const places = files.map(({ name, buffer }) => ({ path: join(folder, name), buffer }));
      await Promise.all(places.map(({ path, buffer }) => writeFile(path, buffer)));
      await page.locator('input[type=file]').setInputFiles(places.map(({ path }) => path));
    };
    const [good, bad] = [await specimensNamed(...goodOnes), await specimensNamed(...badOnes)];
    const large = await specimensNamed(tooLarge);
    await choose(...[...good, ...bad, ...large].map(({ file }) => file), await ownFilm(page));
    // It never travels: the reason stands where it was chosen.
    await page.getByText(`「${tooLarge}」は`).waitFor();
    expect(await rows.filter({ hasText: tooLarge }).count()).toBe(0);
    await expect.poll(() => captions.count(), { timeout: 60_000 }).toBe(good.length + 1);
    for (const { file, fate } of bad) {
      const row = rows.filter({ hasText: file.name });
      const reason = (await row.getByRole('alert').innerText()).trim();
      expect.soft('refused' in fate && fate.refused.test(reason), `${file.name}: ${reason}`).toBe(true);
      // It is no better the second time.
      expect.soft(await button(row, 'もう一度送る').count(), file.name).toBe(0);
    }

    // What the line cut off is sent again.
    await page.context().setOffline(true);
    await choose(await plainPng('切れた.png', 64, 48, '#22379B'));
    const cut = rows.filter({ hasText: '切れた.png' });
    await cut.getByRole('alert').waitFor();
    await page.context().setOffline(false);
    await button(cut, 'もう一度送る').click();
    await expect.poll(() => captions.count()).toBe(good.length + 2);

    // Given up on its way.
    const held = Promise.withResolvers<undefined>();
    await page.route('**/graphql', async (route) => {
      // The draft is saved meanwhile: that is none of this.
      if (!route.request().headers()['content-type']?.startsWith('multipart/')) return route.continue();
      await held.promise;
      await route.abort().catch(() => undefined);
    });
    await choose(await plainPng('やめる.png', 64, 48, '#C2371B'));
    const given = rows.filter({ hasText: 'やめる.png' });
    await given.getByText('キャンセル', { exact: true }).click();
    await given.waitFor({ state: 'detached' });
    held.resolve(undefined);
    await page.unroute('**/graphql');

    for (const { file } of bad) {
      const row = rows.filter({ hasText: file.name });
      await row.getByText('外す', { exact: true }).click();
      await row.waitFor({ state: 'detached' });
    }
    await field(page, '作品名').fill('何でも載せる');
    const category = page.getByRole('combobox', { name: /^分野/ });
    await category.click();
    await page.keyboard.type('グラ');
    await page.getByRole('option', { name: 'グラフィック', exact: true }).click();
    await page.keyboard.press('Escape');
    await button(page, '審査を申請する').click();
    await page.waitForURL(/\/products\/w_/);
    await page.getByRole('heading', { level: 1, name: '何でも載せる' }).waitFor();
    const figures = page.locator('main figure');
    await expect.poll(() => figures.count()).toBe(good.length + 2);
    // Each of them is there; the film shows its first picture, and plays.
    const film = page.locator('main figure video');
    const addresses = await figures
      .locator('img, video')
      .evaluateAll((all) => all.map((one) => one.getAttribute('poster') ?? one.getAttribute('src')));
    expect(addresses.length).toBe(good.length + 2);
    for (const address of addresses)
      expect((await fetch(`${app.origin}${address}`)).status, address ?? '').toBe(200);
    await expect.poll(() => film.getAttribute('poster')).toMatch(/^\/_next\/image/);
    await film.evaluate((element: HTMLVideoElement) => element.play());
    await expect
      .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
  });
});
