import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Canvas, createCanvas } from '@napi-rs/canvas';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import type { PaperItem, Sheet } from '../../modules/documents/papers.ts';
import { createPaperMaker } from './paperMaker.ts';

const papers = createPaperMaker();
afterAll(() => papers.close());

function sheet(items: readonly PaperItem[], parts: Partial<Sheet> = {}): Sheet {
  return {
    kind: 'sheet',
    title: '業務委託の条件の通知',
    author: 'つむぎ',
    date: '2026-11-24',
    number: 'No. 2026-1124-03',
    edition: '第2版　2026年11月24日(火) 10:20',
    footer: '特定受託事業者に係る取引の適正化等に関する法律 第三条による明示',
    parties: [
      { label: '委託者', name: '株式会社みなも菓子舗', lines: ['石川県金沢市東山一丁目二三番四号'] },
      { label: '受託者', name: '髙﨑 みお', lines: [] },
    ],
    items,
    notes: [],
    ...parts,
  };
}

/** What another program reads in it, without the spaces that typesetting makes. */
async function read(bytes: Uint8Array): Promise<{ readonly pages: number; readonly text: string }> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  const words = contents.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')));
  return { pages: pdf.numPages, text: words.join('').replaceAll(/\s/gu, '') };
}

it('sets a sheet whose words another program reads as they were given', async () => {
  const item = {
    label: '仕事の内容',
    text: '「夜菓子」冬の店頭一式。\nのし紙三種。',
    note: '消費税 35,000円を加える。',
  };
  const { pages, text } = await read(await papers.make(sheet([item])));
  expect(pages).toBe(1);
  expect(text).toContain('株式会社みなも菓子舗');
  expect(text).toContain('髙﨑みお');
  expect(text).toContain('「夜菓子」冬の店頭一式。のし紙三種。消費税35,000円を加える。');
});

it('makes the same bytes of the same terms', async () => {
  const [one, two] = await Promise.all([papers.make(sheet([])), papers.make(sheet([]))]);
  expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
});

it('takes nothing that is written for markup', async () => {
  const written =
    '#set text(red) *太い* _斜め_ $x^2$ @label `raw` \\ <b> // いいえ /* はい */ #{panic("no")}';
  const { text } = await read(await papers.make(sheet([{ label: '仕事の内容', text: written }])));
  expect(text).toContain(written.replaceAll(/\s/gu, ''));
});

it('goes on over pages, a long item too', async () => {
  const items = Array.from({ length: 12 }, () => ({
    label: '仕事の内容',
    text: 'あいうえお、かきくけこ。'.repeat(200),
  }));
  const { pages, text } = await read(await papers.make(sheet(items)));
  expect(pages).toBeGreaterThan(5);
  expect(text).toContain(`${pages}/${pages}`);
});

it('shows what has no glyph as 〓, and can say beforehand what that is', async () => {
  const text = '𠮷野家の👩🏽‍🎨さん、髙﨑\u202Eさん。葛\u{E0100}飾\u0007区';
  expect(await papers.unprintable(text)).toEqual(['👩🏽‍🎨']);
  const { text: shown } = await read(await papers.make(sheet([{ label: 'そのほか', text }])));
  expect(shown).toContain('𠮷野家の〓さん、髙﨑さん。葛飾区');
});

it('goes on after a paper that could not be set', async () => {
  await expect(papers.make(sheet([], { date: '2026-13-45' }))).rejects.toThrow('could not be set');
  expect((await papers.make(sheet([]))).byteLength).toBeGreaterThan(10_000);
});

/** As far as pdfjs asks of one of the DOM's. */
function isCanvas(value: unknown): value is HTMLCanvasElement {
  return value instanceof Canvas;
}

/** Its first page as another program draws it, in grey. */
async function drawn(bytes: Uint8Array): Promise<Buffer> {
  const page = await (await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise).getPage(1);
  const viewport = page.getViewport({ scale: 1 });
  const canvas = createCanvas(viewport.width, viewport.height);
  const surface: unknown = canvas;
  if (!isCanvas(surface)) throw new Error('no canvas');
  await page.render({ canvas: surface, viewport }).promise;
  return sharp(canvas.toBuffer('image/png')).flatten({ background: 'white' }).greyscale().png().toBuffer();
}

it('looks as it did when somebody last looked at it', async () => {
  const picture = new URL('sheet.png', import.meta.url);
  const now = await drawn(
    await papers.make(
      sheet([
        {
          label: '仕事の内容',
          text: '「夜菓子」冬の店頭一式。\nのし紙三種。',
          note: '消費税35,000円を加える。',
        },
        { label: '支払期日', text: '2027年1月29日(金)' },
      ]),
    ),
  );
  if (process.env['DRAW_SHEET'] !== undefined) await writeFile(picture, now);
  const [before, after] = await Promise.all(
    [await readFile(picture), now].map((png) => sharp(png).raw().toBuffer({ resolveWithObject: true })),
  );
  expect(after?.info).toEqual(before?.info);
  const far = [...(after?.data ?? [])].filter((grey, at) => Math.abs(grey - (before?.data[at] ?? 0)) > 64);
  expect(far.length / (after?.data.length ?? 1)).toBeLessThan(0.002);
});
