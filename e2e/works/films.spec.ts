import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filmOf, track } from '../../server/modules/media/testing.ts';
import { newCreator, storageOf } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

test('films of 60 MB go from the form to the server, one after the other', async ({
  app,
  open,
  onTestFinished,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'tsumugi-films-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const frames = Buffer.alloc(60_000_000, 'つむぎ');
  const paths = ['朝.mp4', '夜.mp4'].map((name) => join(folder, name));
  for (const [index, path] of paths.entries())
    await writeFile(path, filmOf([frames, Buffer.from([index])], [track('vide', 1, [40])]));
  const { tokens } = await newCreator(app, 'films');
  const { page } = await open('/products/create', { storage: storageOf(tokens) });
  const answers: string[] = [];
  page.on('response', (response) => {
    const uploads = response.request().headers()['content-type']?.startsWith('multipart/') ?? false;
    if (!uploads) return;
    // Of a page that has gone there is no text.
    void response.text().then(
      (text) => answers.push(text),
      () => undefined,
    );
  });
  await page.locator('input[type=file]').setInputFiles(paths);
  await expect
    .poll(() => page.getByRole('textbox', { name: /番目の動画のキャプション$/ }).count(), { timeout: 60_000 })
    .toBe(2);
  await expect.poll(() => answers.length).toBe(2);
  for (const answer of answers) expect(answer).toMatch(/"type":"VIDEO".*"width":640,"height":360/u);
});
