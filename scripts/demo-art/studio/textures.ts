/** Draws the artwork of every shot and writes its job for Blender: node textures.ts [name…]. Prints the keys. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { works } from '../../../demo/works.ts';
import { FAMILIES, type FamilyName } from '../families.ts';
import { F, PALS, R, T, V, VM, art, hash, master, type Art, type PalName, type Spec } from '../kit.ts';
import * as K from '../posters.ts';
import { fontSheets } from '../render.ts';
import { four } from '../works/four.ts';
import { one } from '../works/one.ts';
import { three } from '../works/three.ts';
import { two } from '../works/two.ts';
import { SHOTS } from './plan.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const cache = join(root, '.cache', 'studio');
mkdirSync(cache, { recursive: true });
const rows = [...one, ...two, ...three, ...four].flatMap((q) => q.rows.map((row) => ({ row, pal: q.pal })));
const isPal = (s: string): s is PalName => Object.hasOwn(PALS, s);
const isFamily = (s: string): s is FamilyName => Object.hasOwn(FAMILIES, s);
const POSTERS: Readonly<Record<string, (s: Spec) => Art>> = {
  glyph: K.glyph,
  geo: K.geo,
  land: K.land,
  thing: K.thing,
  swiss: K.swiss,
  lines: K.lines,
  festival: K.festival,
  cinema: K.cinema,
  cut: K.cut,
  glow: K.glow,
  dots: K.dots,
  flyer: K.flyer,
  planes: K.planes,
};

/** Part of a drawing, by its own units. */
const part = (a: Art, x: number, y: number, w: number, h: number): Art =>
  art(w, h, `<svg width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">${a.s}</svg>`);
const labels: Readonly<Record<string, (t: readonly string[]) => Art>> = {
  wrap: ([name = '', small = '', dark = '#000', pale = '#fff']) =>
    art(
      1000,
      320,
      R(0, 0, 1000, 320, pale) +
        R(0, 0, 1000, 26, dark) +
        R(0, 250, 1000, 70, dark) +
        V(500, 60, name, 54, dark, { ff: F.min, w: 700, ls: 6 }) +
        T(500, 293, small, 19, pale, { a: 'middle', w: 700, ls: 2 }) +
        VM(420, 62, '茶の木は 霧を食べる', 13, dark) +
        VM(576, 62, '八女市星野村', 13, dark) +
        R(0, 236, 1000, 3, dark),
    ),
  label: ([name = '', small = '', ground = '#fff', ink = '#000']) =>
    art(
      200,
      300,
      R(0, 0, 200, 300, ground) +
        R(12, 12, 176, 276, 'none', `stroke="${ink}" stroke-width="2"`) +
        V(100, 36, name, 76, ink, { ff: F.min, w: 700, ls: 6 }) +
        T(100, 268, small, 16, ink, { a: 'middle', w: 700, ls: 1 }),
    ),
  panel: ([name = '', ground = '#fff', ink = '#000']) =>
    art(310, 460, R(0, 0, 310, 460, ground) + T(155, 300, name, 220, ink, { ff: F.dela, a: 'middle' })),
};
/** One of the four tilted cards of b-kenchiku, straight and alone. */
const CARDS: readonly (readonly [number, number, number, number])[] = [
  [130, 130, 560, 340],
  [540, 400, 560, 340],
  [120, 560, 300, 300],
  [820, 60, 300, 260],
];
const card = (n: number): Art => {
  const group = master('b-kenchiku').s.split('<g transform="rotate(-8')[n + 1] ?? '';
  const box = CARDS[n];
  if (box === undefined) throw new Error(`no card ${n}`);
  const own = group.slice(group.indexOf('>') + 1, group.lastIndexOf('</g>'));
  return part(art(1200, 900, own), ...box);
};

type Drawn = { readonly w: number; readonly h: number; readonly html: string };
const flatten = (a: Art, wide = 1500): Drawn => {
  const k = wide / Math.max(a.w, a.h);
  const [w, h] = [Math.round(a.w * k), Math.round(a.h * k)];
  return {
    w,
    h,
    html: `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${a.w} ${a.h}">${a.s}</svg>`,
  };
};
const numbers = (s: string | undefined): readonly [number, number, number, number] => {
  const [x = 0, y = 0, w = 1, h = 1] = (s ?? '').split(',').map(Number);
  return [x, y, w, h];
};

const drawn = (
  name: string,
  ref: string,
): { readonly pic: Drawn; readonly crop?: readonly [number, number, number, number] } => {
  const found = rows.find(({ row }) => row[0] === name);
  if (found === undefined) throw new Error(`no work: ${name}`);
  const { row, pal } = found;
  const [f = '', v = '0', other = ''] = row[1].split(':');
  const spec: Spec = {
    v: Number(v),
    p: PALS[isPal(other) ? other : pal],
    t: row[2].split('|').map((q) => q.trim()),
    seed: hash(name) % 9973,
  };
  const [kind = '', rest = ''] = ref.split(':');
  const label = labels[kind];
  if (label !== undefined) return { pic: flatten(label(rest.split('|'))) };
  if (ref === 'own') {
    const make = POSTERS[f.replace(/3$/, '')];
    if (make === undefined) throw new Error(`${name}: ${f} draws no poster`);
    return { pic: flatten(make(spec)) };
  }
  if (ref === 'land3') return { pic: flatten(K.land({ ...spec, v: 3, t: spec.t.slice(1) })) };
  if (kind === 'pic') {
    const [n = '0', box] = rest.split('@');
    if (!isFamily(f)) throw new Error(f);
    const pic = FAMILIES[f](spec)[Number(n)];
    if (pic === undefined) throw new Error(`${name}: no picture ${n}`);
    return box === undefined ? { pic } : { pic, crop: numbers(box) };
  }
  if (kind === 'card') return { pic: flatten(card(Number(rest))) };
  const [key = '', box] = ref.split('@');
  const whole = master(key);
  return { pic: flatten(box === undefined ? whole : part(whole, ...numbers(box))) };
};

const browser = await chromium.launch({
  executablePath: execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim(),
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--allow-file-access-from-files',
  ],
});
const page = await browser.newPage({ viewport: { width: 1600, height: 1600 }, deviceScaleFactor: 1.2 });
const host = join(cache, 'host.html');
writeFileSync(
  host,
  `<!doctype html><html lang="ja"><meta charset="utf-8">${fontSheets()
    .map((f) => `<link rel="stylesheet" href="${pathToFileURL(f).href}">`)
    .join(
      '',
    )}<style>html,body{margin:0}*{box-sizing:border-box}svg{display:block}#s{position:relative;overflow:hidden}</style><body><div id="s"></div>`,
);
await page.goto(pathToFileURL(host).href);
const wanted = process.argv.slice(2);
for (const [name, shot] of Object.entries(SHOTS)) {
  const work = works.find((w) => w.name === name);
  if (work === undefined) throw new Error(`no work: ${name}`);
  if (wanted.length > 0 && !wanted.includes(work.key)) continue;
  const textures: { path: string; ratio: number }[] = [];
  for (const [i, ref] of shot.art.entries()) {
    const { pic, crop } = drawn(name, ref);
    const path = join(cache, `${work.key}-t${i}.png`);
    await page.evaluate(
      async ([html, w, h]) => {
        const s = document.querySelector<HTMLElement>('#s');
        if (s === null) return;
        s.style.width = `${w}px`;
        s.style.height = `${h}px`;
        s.innerHTML = String(html);
        await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));
        await document.fonts.ready;
      },
      [pic.html, pic.w, pic.h] as const,
    );
    const png = await page.screenshot({ type: 'png', clip: { x: 0, y: 0, width: pic.w, height: pic.h } });
    const [x, y, w, h] = crop ?? [0, 0, 1, 1];
    const meta = await sharp(png).metadata();
    const box = {
      left: Math.round(x * meta.width),
      top: Math.round(y * meta.height),
      width: Math.round(w * meta.width),
      height: Math.round(h * meta.height),
    };
    await sharp(png).extract(box).png().toFile(path);
    textures.push({ path, ratio: box.height / box.width });
  }
  writeFileSync(
    join(cache, `${work.key}.json`),
    JSON.stringify({ set: shot.set, look: shot.look, size: shot.size ?? [1600, 1200], art: textures }),
  );
  console.log(work.key, name);
}
await browser.close();
