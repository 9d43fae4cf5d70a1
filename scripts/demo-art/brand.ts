/** Identities and packages. */
import {
  A,
  C,
  E,
  F,
  G,
  L,
  M,
  P,
  R,
  S,
  T,
  VM,
  art,
  at,
  blurE,
  clip,
  grad,
  hash,
  mix,
  on,
  put,
  rng,
  soft,
  svgPic,
  times,
  w0,
  type Art,
  type Family,
  type Pal,
  type Pic,
  type Spec,
} from './kit.ts';
import { crop, box3d, gallery, goods, ground, room, street, swatches, table } from './mock.ts';
import { mark, obj, isObj } from './objects.ts';

/** words: name, subtitle, place, tagline, one char, object or mark number */
const sym = (s: Spec, x: number, y: number, k: number, f: string, g: string): string => {
  const o = w0(s, 5, '');
  return isObj(o) ? obj(o, x, y, k, f, on(f, s.p), g) : mark(o === '' ? s.seed : Number(o), x, y, k, f, g);
};
const patternOf = (
  s: Spec,
  x: number,
  y: number,
  w: number,
  h: number,
  bgc: string,
  f: string,
  g: string,
  z = 90,
): string => {
  let o = R(x, y, w, h, bgc);
  for (let j = -1; j < h / z + 1; j++)
    for (let i = -1; i < w / z + 1; i++)
      o += sym(
        s,
        x + i * z + (j % 2 ? z / 2 : 0) + z / 2,
        y + j * z + z / 2,
        z / 330,
        (i + j * 2) % 5 === 0 ? g : f,
        bgc,
      );
  return clip(R(x, y, w, h, '#fff'), o);
};
const card = (s: Spec, w: number, h: number, v: number): Art => {
  const { p } = s;
  const name = w0(s, 0);
  if (v === 0) return art(w, h, R(0, 0, w, h, p.a) + sym(s, w / 2, h / 2 - 8, h / 420, on(p.a, p), p.b));
  if (v === 1)
    return art(
      w,
      h,
      R(0, 0, w, h, '#FDFBF6') +
        sym(s, 44, 44, 0.2, p.k, p.a) +
        M(28, h - 54, name, 20, p.k, { w: 700, mx: w - 56 }) +
        T(28, h - 30, w0(s, 2), 10, p.k, { mx: w - 56 }) +
        A(w - 28, h - 30, '03-5601-22' + String(10 + (s.seed % 89)), 11, p.k, { a: 'end' }),
    );
  if (v === 2)
    return art(
      w,
      h,
      R(0, 0, w, h, p.k) +
        T(w / 2, h / 2 + 10, name, 26, p.b, { a: 'middle', ff: F.ship, w: 600, ls: 4, mx: w - 50 }),
    );
  return art(w, h, patternOf(s, 0, 0, w, h, p.b, on(p.b, p), p.a, 52));
};
export const identity: Family = (s) => {
  const { p, v } = s;
  const name = w0(s, 0);
  const tag = w0(s, 3);
  let o = '';
  if (v === 0) {
    o =
      R(0, 0, 1200, 900, p.p) +
      R(0, 0, 600, 560, p.a) +
      sym(s, 300, 280, 1.7, on(p.a, p), p.b) +
      R(600, 0, 300, 280, p.k) +
      VM(750, 50, name, 36, p.p, { w: 700, ls: 6, mx: 190 }) +
      patternOf(s, 900, 0, 300, 280, p.d, p.k, p.a, 100) +
      R(600, 280, 600, 280, p.b) +
      M(640, 450, name, 76, on(p.b, p), { w: 700, ls: 4, mx: 520 }) +
      R(0, 560, 300, 340, p.c) +
      T(150, 790, w0(s, 4, [...name][0] ?? ''), 200, on(p.c, p), { a: 'middle', ff: F.ship, w: 800 }) +
      R(300, 560, 300, 340, p.d) +
      soft(370, 640, 160, 180, 0.25, 14) +
      P('M370 640h160v180h-160z', p.p) +
      sym(s, 450, 720, 0.4, p.a, p.k) +
      T(450, 796, w0(s, 1), 10, p.k, { a: 'middle', w: 700, mx: 140 }) +
      T(640, 680, tag, 30, p.k, { w: 700, mx: 520 }) +
      T(640, 720, w0(s, 2), 17, p.k, { mx: 520 }) +
      [p.a, p.b, p.c, p.k, p.d].map((c, i) => R(640 + i * 86, 770, 70, 70, c)).join('');
  } else if (v === 1) {
    o = R(0, 0, 1200, 900, p.d);
    const cards: readonly (readonly [number, number, number, number])[] = [
      [120, 120, 0, -9],
      [520, 70, 1, 5],
      [150, 400, 2, 6],
      [560, 350, 3, -6],
      [300, 640, 1, -3],
      [760, 600, 0, 10],
    ];
    o += cards
      .map(([x, y, k, r]) =>
        G(
          `rotate(${r} ${x + 180} ${y + 105})`,
          soft(x, y, 360, 210, 0.28, 12) + put(card(s, 360, 210, k), x, y, 360, 210),
        ),
      )
      .join('');
  } else if (v === 2) {
    const k = p.k;
    o =
      R(0, 0, 1200, 900, p.p) +
      times(13, (i) => L(0, i * 75, 1200, i * 75, mix(p.p, k, 0.1), 1.5)) +
      times(17, (i) => L(i * 75, 0, i * 75, 900, mix(p.p, k, 0.1), 1.5)) +
      C(450, 450, 300, 'none', `stroke="${p.a}" stroke-width="2"`) +
      C(450, 450, 212, 'none', `stroke="${p.a}" stroke-width="2"`) +
      R(150, 150, 600, 600, 'none', `stroke="${p.a}" stroke-width="2"`) +
      L(150, 150, 750, 750, p.a, 1.5) +
      L(750, 150, 150, 750, p.a, 1.5) +
      sym(s, 450, 450, 2.5, k, p.a) +
      VM(1080, 120, name, 64, k, { w: 700, ls: 8, mx: 560 }) +
      VM(990, 126, tag, 22, k, { ls: 3, mx: 560 }) +
      T(840, 800, '最小使用寸法　六ミリ', 18, k) +
      sym(s, 860, 720, 0.2, k, p.a) +
      sym(s, 930, 726, 0.12, k, p.a) +
      sym(s, 975, 730, 0.07, k, p.a);
  } else if (v === 3) {
    o =
      R(0, 0, 1200, 900, p.k) +
      sym(s, 600, 380, 2, p.b, p.a) +
      M(600, 720, name, 68, p.p, { a: 'middle', w: 600, ls: 10, mx: 1000, ff: F.ship }) +
      T(600, 780, w0(s, 1), 22, p.b, { a: 'middle', ls: 4, mx: 1000 });
  } else if (v === 4) {
    o =
      R(0, 0, 1200, 900, mix(p.p, p.b, 0.4)) +
      soft(120, 110, 420, 594, 0.25, 16) +
      R(120, 110, 420, 594, '#FDFBF6') +
      sym(s, 180, 180, 0.32, p.a, p.k) +
      M(230, 192, name, 22, p.k, { w: 700, mx: 280 }) +
      times(12, (i) => L(160, 270 + i * 28, i === 11 ? 380 : 500, 270 + i * 28, '#D9D3C6', 1.5)) +
      T(160, 668, w0(s, 2), 13, p.k, { mx: 340 }) +
      soft(590, 110, 490, 240, 0.25, 14) +
      R(590, 110, 490, 240, p.a) +
      P('M590 110l245 150l245 -150z', mix(p.a, '#000000', 0.12)) +
      C(835, 250, 40, p.p) +
      sym(s, 835, 250, 0.26, p.a, p.k) +
      G(
        'rotate(-4 700 520)',
        soft(590, 410, 290, 180, 0.25, 12) + put(card(s, 360, 210, 1), 590, 410, 310, 181),
      ) +
      G('rotate(6 960 560)', put(card(s, 360, 210, 3), 830, 500, 290, 169)) +
      R(590, 660, 490, 130, p.k) +
      T(620, 738, tag, 34, p.p, { w: 700, mx: 430, ff: F.ship }) +
      R(120, 740, 420, 50, p.b);
  } else {
    // the shop itself
    o =
      R(0, 0, 1200, 900, mix(p.d, '#9a948a', 0.25)) +
      R(0, 790, 1200, 110, '#8b857b') +
      R(130, 130, 940, 660, mix(p.p, '#cfc5b2', 0.4)) +
      R(130, 130, 940, 150, p.k) +
      sym(s, 260, 205, 0.5, p.b, p.a) +
      M(340, 230, name, 70, p.p, { w: 700, ls: 8, mx: 660, ff: F.ship }) +
      R(180, 320, 500, 470, mix(p.k, '#5d7480', 0.5)) +
      P('M180 320h220l-180 470h-40z', '#fff', 'opacity=".12"') +
      times(
        4,
        (i) =>
          R(196, 470 + i * 90, 468, 8, p.d) +
          times(6, (j) => R(214 + j * 76, 420 + i * 90, 44, 50, at([p.a, p.b, p.c, p.p], i + j), 'rx="4"')),
      ) +
      R(740, 340, 270, 450, mix(p.k, '#1a1712', 0.5)) +
      times(4, (i) => R(736 + i * 70, 330, 67, 190, p.a)) +
      T(771 + 0, 450, '', 10, p.p) +
      sym(s, 876, 424, 0.62, on(p.a, p), p.b) +
      R(1040, 600, 130, 190, p.k) +
      P('M1040 600h130', p.k) +
      T(1105, 650, '営業中', 24, p.p, { a: 'middle', w: 700 }) +
      A(1105, 720, '8—19', 40, p.b, { a: 'middle', w: 600 }) +
      times(3, (i) => obj('leaf', 60 + i * 24, 740, 0.5, p.c, p.k, p.k, -20 + i * 20)) +
      R(50, 770, 90, 60, p.a);
  }
  const first = svgPic(1200, 900, o, 1200);
  const bill = art(
    600,
    800,
    R(0, 0, 600, 800, p.b) +
      sym(s, 300, 320, 1.6, on(p.b, p), p.a) +
      R(0, 600, 600, 200, p.k) +
      M(300, 690, name, 52, p.p, { a: 'middle', w: 700, mx: 520 }) +
      T(300, 740, tag, 18, p.b, { a: 'middle', mx: 520 }),
  );
  const pat = art(700, 700, patternOf(s, 0, 0, 700, 700, p.a, on(p.a, p), p.b, 116));
  const cards = svgPic(
    1200,
    900,
    R(0, 0, 1200, 900, p.c) +
      G(
        'rotate(-6 600 450)',
        soft(150, 220, 440, 257, 0.3) + put(card(s, 360, 210, v === 1 ? 2 : 1), 150, 220, 440, 257),
      ) +
      G('rotate(5 600 450)', soft(600, 400, 440, 257, 0.3) + put(card(s, 360, 210, 0), 600, 400, 440, 257)),
    800,
  );
  const rest: Pic[] = [
    goods(
      art(
        400,
        400,
        R(0, 0, 400, 400, '#F3ECDB') +
          sym(s, 200, 170, 1.1, p.k, p.a) +
          M(200, 350, name, 40, p.k, { a: 'middle', w: 700, mx: 360 }),
      ),
      p,
      0,
      760,
    ),
    cards,
    s.seed % 2 ? goods(pat, p, 3, 760) : street(bill, p, s.seed, 860),
    swatches(p, [name, tag, w0(s, 1), w0(s, 2)], 760),
  ];
  const r = s.seed % 3;
  return [first, at(rest, r), at(rest, r + 1), at(rest, r + 2), at(rest, r + 3)];
};

/** A flat label, the heart of every package. words: brand, variants '、'-joined, place/amount, tagline, char, object */
const label = (s: Spec, i: number, kind: number, w: number, h: number): Art => {
  const { p } = s;
  const names = w0(s, 1).split('、');
  const nm = at(names, i);
  const grounds = [p.a, p.b, p.c, p.k, p.d, p.p];
  const g = at(grounds, i + (kind % 2));
  const ink = on(g, p);
  const acc = at([p.b, p.p, p.a, p.b, p.a, p.c], i);
  const objs = w0(s, 5, 'leaf').split(',');
  const ob = at(objs, i);
  const r = rng(s.seed + i * 7);
  const k = kind % 7;
  let o = R(0, 0, w, h, g);
  if (k === 0)
    o +=
      obj(ob, w / 2, h * 0.34, w / 290, ink, g, acc) +
      R(0, h * 0.62, w, h * 0.38, p.p) +
      T(w / 2, h * 0.74, nm, w * 0.15, p.k, { a: 'middle', ff: F.ship, w: 700, mx: w * 0.84 }) +
      T(w / 2, h * 0.81, w0(s, 0), w * 0.055, p.k, { a: 'middle', w: 700, mx: w * 0.8 }) +
      T(w / 2, h * 0.93, w0(s, 2), w * 0.05, p.k, { a: 'middle', mx: w * 0.8 });
  if (k === 1)
    o +=
      times(9, (j) => R(0, j * (h / 9), w, h / 18, mix(g, ink, 0.14))) +
      R(w * 0.28, h * 0.14, w * 0.44, h * 0.56, p.p) +
      VM(w / 2, h * 0.18, nm, w * 0.2, p.k, { w: 700, ls: 3, mx: h * 0.46 }) +
      T(w / 2, h * 0.84, w0(s, 0), w * 0.075, ink, { a: 'middle', w: 700, mx: w * 0.84 }) +
      T(w / 2, h * 0.91, w0(s, 2), w * 0.05, ink, { a: 'middle', mx: w * 0.8 });
  if (k === 2)
    o +=
      times(14, (j) =>
        obj(ob, r() * w, r() * h * 0.66, w / 700 + r() * 0.16, at([acc, ink, p.p], j), g, ink, r() * 360),
      ) +
      R(0, h * 0.66, w, h * 0.34, g) +
      T(w * 0.08, h * 0.8, nm, w * 0.17, ink, { ff: F.dela, mx: w * 0.84 }) +
      T(w * 0.08, h * 0.88, w0(s, 0), w * 0.06, ink, { w: 700, mx: w * 0.84 }) +
      T(w * 0.08, h * 0.94, w0(s, 2), w * 0.045, ink, { mx: w * 0.84 });
  if (k === 3)
    o +=
      C(w / 2, h * 0.36, w * 0.38, acc) +
      T(w / 2, h * 0.36 + w * 0.17, [...nm][0] ?? '', w * 0.46, g, { a: 'middle', ff: F.antique, w: 700 }) +
      T(w / 2, h * 0.7, nm, w * 0.11, ink, { a: 'middle', w: 700, ls: 3, mx: w * 0.84 }) +
      L(w * 0.2, h * 0.75, w * 0.8, h * 0.75, ink, 1.5) +
      T(w / 2, h * 0.82, w0(s, 0), w * 0.06, ink, { a: 'middle', mx: w * 0.84 }) +
      T(w / 2, h * 0.93, w0(s, 2), w * 0.05, ink, { a: 'middle', mx: w * 0.8 });
  if (k === 4)
    o +=
      times(6, (j) =>
        P(
          `M0 ${h * (0.36 + j * 0.07)}q${w / 8} ${-h * 0.05} ${w / 4} 0t${w / 4} 0t${w / 4} 0t${w / 4} 0V${h}H0z`,
          mix(g, acc, (j + 1) / 6),
        ),
      ) +
      C(w * 0.7, h * 0.2, w * 0.13, acc) +
      VM(w * 0.2, h * 0.07, nm, w * 0.13, ink, { w: 700, ls: 2, mx: h * 0.4, ff: F.yuji }) +
      T(w / 2, h * 0.92, `${w0(s, 0)}　${w0(s, 2)}`, w * 0.055, on(acc, p), {
        a: 'middle',
        w: 700,
        mx: w * 0.86,
      });
  if (k === 5)
    o =
      R(0, 0, w, h, p.p) +
      R(0, 0, w, h * 0.08, g) +
      R(0, h * 0.92, w, h * 0.08, g) +
      T(w * 0.08, h * 0.24, nm, w * 0.13, p.k, { w: 800, mx: w * 0.84 }) +
      T(w * 0.08, h * 0.31, w0(s, 0), w * 0.055, p.k, { mx: w * 0.84 }) +
      obj(ob, w * 0.56, h * 0.6, w / 280, g, p.p, p.k) +
      T(w * 0.08, h * 0.87, w0(s, 2), w * 0.05, p.k, { mx: w * 0.5 }) +
      A(w * 0.92, h * 0.88, `No.${i + 1}`, w * 0.1, g, { a: 'end', w: 700 });
  if (k === 6)
    o +=
      P(`M0 0h${w}L0 ${h}z`, acc) +
      obj(ob, w / 2, h / 2, w / 300, p.p, g, p.k) +
      T(w * 0.07, h * 0.13, nm, w * 0.13, on(acc, p), { ff: F.rock, mx: w * 0.8 }) +
      T(w * 0.93, h * 0.93, w0(s, 0), w * 0.065, ink, { a: 'end', w: 700, mx: w * 0.84 });
  return art(w, h, clip(R(0, 0, w, h, '#fff'), o));
};
const shade = (x: number, y: number, w: number, h: number, e = ''): string => {
  const [d, u] = grad(
    [
      [0, '#000', 0.32],
      [0.14, '#000', 0.04],
      [0.32, '#fff', 0.26],
      [0.48, '#fff', 0],
      [0.84, '#000', 0.06],
      [1, '#000', 0.36],
    ],
    'h',
  );
  return d + R(x, y, w, h, u, e);
};
const shelf = (p: Pal, seed: number): readonly [string, string] => {
  const g = at(
    [mix(p.p, p.b, 0.45), p.d, mix(p.k, p.c, 0.25), mix(p.p, p.c, 0.4), mix(p.p, p.a, 0.25)],
    seed,
  );
  return [
    R(0, 0, 1200, 900, g) +
      R(0, 720, 1200, 180, mix(g, '#000000', 0.07)) +
      (seed % 3 === 0
        ? C(600, 430, 330, mix(g, '#ffffff', 0.22))
        : seed % 3 === 1
          ? R(300, 0, 600, 720, mix(g, '#ffffff', 0.14))
          : ''),
    g,
  ];
};
/** Cylinders: cans, tins, jars. */
const can = (l: Art, x: number, y: number, w: number, h: number, lid: string, jar: boolean): string =>
  blurE(x + w / 2, y + h + 6, w * 0.56, 16, 0.35, 10) +
  (jar
    ? R(x, y, w, h, mix(lid, '#ffffff', 0.6), 'rx="26"') +
      put(l, x, y + h * 0.22, w, h * 0.7) +
      R(x - 6, y - 30, w + 12, 62, lid, 'rx="8"') +
      shade(x - 6, y - 30, w + 12, 62, 'rx="8"') +
      shade(x, y + 32, w, h - 32, 'rx="26"')
    : P(`M${x + 14} ${y - 22}h${w - 28}l14 26v${h - 8}l-14 24h${w * -1 + 28}l-14 -24v${8 - h}z`, '#C6C8CA') +
      put(l, x, y + 4, w, h - 8) +
      shade(x, y + 2, w, h - 4) +
      E(x + w / 2, y - 20, w / 2 - 16, 9, '#DADCDE'));
export const cans: Family = (s) => {
  const jar = s.v % 2 === 1;
  const n = at([3, 3, 4, 2], s.v);
  const [bgd] = shelf(s.p, s.seed);
  const w = jar ? 230 : 220;
  const h = jar ? 340 : 430;
  const kind = s.seed;
  const o =
    bgd +
    times(n, (i) =>
      can(
        label(s, i, kind, 300, jar ? 330 : 590),
        600 + (i - (n - 1) / 2) * (w + 46) - w / 2,
        770 - h,
        w,
        h,
        at([s.p.k, s.p.a, '#C9A66B'], s.seed),
        jar,
      ),
    );
  const l0 = label(s, 0, kind, 300, 420);
  return [
    svgPic(1200, 900, o, 1200),
    ground(
      [0, 1, 2].map((i) => label(s, i, kind, 300, 420)),
      s.p.d,
      860,
      600,
    ),
    crop(l0, 0.5, 0.4, 0.8, 1, 640),
    svgPic(
      1200,
      900,
      R(0, 0, 1200, 900, s.p.a) +
        times(10, (i) =>
          can(
            label(s, i % 3, kind, 300, 590),
            -60 + (i % 5) * 260,
            60 + Math.floor(i / 5) * 430,
            210,
            380,
            s.p.k,
            jar,
          ),
        ),
      860,
    ),
  ];
};
/** Bottles: beer, syrup, sake, sauce. */
const bottle = (
  l: Art,
  x: number,
  y: number,
  k: number,
  glass: string,
  cap: string,
  slim: boolean,
): string => {
  const d = slim
    ? 'M-26 -330h52v120q0 40 44 70q26 20 26 60v380q0 30 -26 30h-140q-26 0 -26 -30v-380q0 -40 26 -60q44 -30 44 -70z'
    : 'M-34 -330h68v60q10 60 70 110q30 26 30 70v390q0 30 -30 30h-208q-30 0 -30 -30v-390q0 -44 30 -70q60 -50 70 -110z';
  const w = slim ? 184 : 256;
  return G(
    `translate(${x} ${y}) scale(${k})`,
    blurE(0, 336, w * 0.55, 16, 0.35, 12) +
      P(d, glass) +
      clip(`<path d="${d}"/>`, put(l, -w / 2, -30, w, 300) + shade(-w / 2 - 6, -340, w + 12, 700)) +
      R(slim ? -30 : -40, -346, slim ? 60 : 80, slim ? 46 : 34, cap, 'rx="5"'),
  );
};
export const bottles: Family = (s) => {
  const [bgd] = shelf(s.p, s.seed + 1);
  const slim = s.v % 2 === 0;
  const n = at([3, 3, 4, 1], s.v);
  const glass = at(
    [
      ['#2F4A3A', '#5A3820', '#23303B'],
      ['#E8E4D8', '#D9E4E2', '#F1E9DA'],
      ['#5A3820', '#5A3820', '#5A3820'],
      ['#23303B', '#23303B', '#23303B'],
    ],
    s.seed,
  );
  const lab = (i: number): Art => label(s, i, s.seed + 3, slim ? 184 : 256, 300);
  const o =
    bgd +
    times(n, (i) =>
      bottle(
        lab(i),
        600 + (i - (n - 1) / 2) * (slim ? 240 : 290),
        450,
        n === 1 ? 1.14 : 0.98 - (n === 4 ? 0.12 : 0),
        at(glass, i),
        at([s.p.a, s.p.k, s.p.b], i),
        slim,
      ),
    );
  return [
    svgPic(1200, 900, o, 1200),
    ground([lab(0), lab(1), lab(2)], mix(s.p.p, s.p.k, 0.08), 860, 460),
    svgPic(
      1200,
      900,
      R(0, 0, 1200, 900, s.p.k) + bottle(lab(1), 420, 620, 2, at(glass, 1), s.p.a, slim),
      760,
    ),
    crop(lab(0), 0.5, 0.4, 0.9, 4 / 3, 700),
  ];
};
/** Flat pouches: coffee, rice, tea, chips. */
export const pouches: Family = (s) => {
  const [bgd] = shelf(s.p, s.seed + 2);
  const n = at([3, 2, 4], s.v);
  const lab = (i: number): Art => label(s, i, s.seed + 1, 300, 440);
  const w = n === 4 ? 240 : n === 2 ? 350 : 290;
  const h = w * 1.5;
  const o =
    bgd +
    times(n, (i) => {
      const x = 600 + (i - (n - 1) / 2) * (w + 40) - w / 2;
      const y = 790 - h;
      const shape = `M${x + 6} ${y}h${w - 12}q-6 ${h * 0.1} 6 ${h * 0.2}v${h * 0.72}q-${w / 2} 22 -${w} 0v-${h * 0.72}q12 -${h * 0.1} 0 -${h * 0.2}z`;
      const [d, u] = grad(
        [
          [0, '#000', 0.22],
          [0.1, '#000', 0],
          [0.22, '#fff', 0.18],
          [0.3, '#fff', 0],
          [0.9, '#000', 0.03],
          [1, '#000', 0.26],
        ],
        'h',
      );
      return (
        blurE(x + w / 2, y + h + 4, w * 0.52, 16, 0.32, 12) +
        clip(
          `<path d="${shape}"/>`,
          put(lab(i), x, y, w, h * 1.02) +
            d +
            R(x, y, w, h + 30, u) +
            R(x, y, w, h * 0.05, '#fff', 'opacity=".18"') +
            L(x, y + h * 0.06, x + w, y + h * 0.06, '#000', 2, 'opacity=".18"'),
        )
      );
    });
  return [
    svgPic(1200, 900, o, 1200),
    crop(lab(0), 0.5, 0.3, 0.9, 1, 660),
    table([lab(0), lab(1)], s.p.d, s.seed, 860),
    gallery([lab(0), lab(1), lab(2)], s.p, s.seed, 800),
  ];
};
/** Cartons and gift boxes. */
export const boxes: Family = (s) => {
  const lab = (i: number): Art => label(s, i, s.seed + 2, 300, at([380, 300, 460], s.v));
  const g = at([mix(s.p.p, s.p.b, 0.4), s.p.d, mix(s.p.p, s.p.c, 0.45), mix(s.p.p, s.p.a, 0.3)], s.seed);
  const side = (i: number): string =>
    mix(at([s.p.a, s.p.b, s.p.c, s.p.k], i + ((s.seed + 2) % 2)), '#000000', 0.06);
  const n = at([3, 2, 3], s.v);
  return [
    box3d(
      Array.from({ length: n }, (_, i) => [lab(i), side(i)] as const),
      g,
      1160,
      undefined,
      s.seed,
    ),
    ground([lab(0), lab(1), lab(2)], s.p.k, 820, 520),
    box3d([[lab(1), side(1)]], s.p.c, 760, undefined, s.seed + 2),
    crop(lab(2), 0.5, 0.35, 0.8, 4 / 3, 680),
  ];
};
/** A flat gift box from above, opened: sweets in rows. */
export const sweets: Family = (s) => {
  const { p } = s;
  const r = rng(s.seed);
  const piece = (x: number, y: number, z: number, k: number): string => {
    const c = at([p.a, p.b, p.c, p.p, mix(p.a, '#ffffff', 0.4), mix(p.c, '#ffffff', 0.4)], k);
    return at(
      [
        C(x, y, z, c) + obj('ume', x, y, z / 160, mix(c, '#ffffff', 0.45), p.b, p.a),
        R(x - z, y - z, 2 * z, 2 * z, c, `rx="${z * 0.2}"`) +
          S(
            `M${x - z * 0.7} ${y}q${z * 0.35} ${-z * 0.5} ${z * 0.7} 0t${z * 0.7} 0`,
            mix(c, '#000000', 0.3),
            4,
          ),
        C(x, y, z, mix(c, '#000000', 0.12)) +
          C(x - z * 0.1, y - z * 0.1, z * 0.78, c) +
          times(5, (i) =>
            C(x + Math.cos(i * 1.26) * z * 0.4, y + Math.sin(i * 1.26) * z * 0.4, z * 0.09, p.k),
          ),
        P(`M${x - z} ${y + z * 0.7}L${x} ${y - z}L${x + z} ${y + z * 0.7}z`, c) +
          L(x, y - z, x, y + z * 0.6, mix(c, '#000000', 0.25), 3),
        obj('flower', x, y, z / 96, c, p.b, mix(c, '#ffffff', 0.4)),
        obj('leaf', x, y, z / 96, c, mix(c, '#000000', 0.25), p.k),
      ],
      k,
    );
  };
  const tray = (x: number, y: number, w: number, h: number, nx: number, ny: number): string =>
    soft(x, y, w, h, 0.3, 16) +
    R(x, y, w, h, mix(p.p, '#caa878', 0.35)) +
    R(x + 16, y + 16, w - 32, h - 32, mix(p.p, '#ffffff', 0.4)) +
    times(nx * ny, (i) => {
      const cw = (w - 32) / nx;
      const ch = (h - 32) / ny;
      const cx = x + 16 + (i % nx) * cw + cw / 2;
      const cy = y + 16 + Math.floor(i / nx) * ch + ch / 2;
      return (
        R(cx - cw / 2 + 3, cy - ch / 2 + 3, cw - 6, ch - 6, mix(p.d, '#ffffff', 0.2)) +
        piece(cx, cy, Math.min(cw, ch) * 0.36, Math.floor(r() * 6))
      );
    });
  const lid = label(s, s.v, s.seed + 3, 420, 420);
  const g = at([p.c, p.d, mix(p.k, p.c, 0.3), mix(p.p, p.a, 0.4)], s.seed);
  let o = R(0, 0, 1200, 900, g);
  if (s.v === 0)
    o +=
      G('rotate(-7 840 460)', tray(620, 160, 460, 560, 3, 4)) +
      G(
        'rotate(5 330 450)',
        soft(120, 220, 460, 460, 0.35, 18) +
          put(lid, 120, 220, 460, 460) +
          R(120, 420, 460, 30, p.b, 'opacity=".9"') +
          R(330, 220, 30, 460, p.b, 'opacity=".9"'),
      );
  else if (s.v === 1) o += tray(110, 110, 980, 680, 6, 4);
  else
    o +=
      times(
        3,
        (i) =>
          piece(240 + i * 360, 330, 120, i) +
          E(240 + i * 360, 470, 150, 20, mix(g, '#000000', 0.15)) +
          T(240 + i * 360, 600, at(w0(s, 1).split('、'), i), 38, on(g, p), {
            a: 'middle',
            ff: F.ship,
            w: 700,
            mx: 320,
          }) +
          L(180 + i * 360, 630, 300 + i * 360, 630, on(g, p), 2) +
          T(240 + i * 360, 670, w0(s, 0), 18, on(g, p), { a: 'middle', mx: 300 }),
      ) + T(600, 820, w0(s, 3), 22, on(g, p), { a: 'middle', ls: 4, mx: 1000 });
  const wrap = art(
    600,
    600,
    times(49, (i) =>
      piece(50 + (i % 7) * 84 + (Math.floor(i / 7) % 2) * 30, 50 + Math.floor(i / 7) * 84, 24, (i * 5) % 6),
    ),
  );
  const sheet = art(600, 600, R(0, 0, 600, 600, p.p) + wrap.s);
  return [
    svgPic(1200, 900, o, 1200),
    goods(sheet, p, 3, 720),
    ground([lid], p.d, 760, 640),
    crop(sheet, 0.4, 0.4, 0.5, 4 / 3, 700),
  ];
};
/** Matchboxes, small labels in a grid. */
export const matchbox: Family = (s) => {
  const { p } = s;
  const names = w0(s, 1).split('、');
  const objs = w0(s, 5, 'cup').split(',');
  const nx = at([3, 4, 2], s.v);
  const ny = at([3, 3, 2], s.v);
  const mb = (i: number): Art => {
    const g = at([p.a, p.k, p.p, p.c, p.b], i * 2 + Math.floor(i / nx));
    const f = on(g, p);
    const acc = at([p.b, p.a, p.a, p.p, p.k], i * 2 + Math.floor(i / nx));
    return art(
      320,
      240,
      R(0, 0, 320, 240, g) +
        R(12, 12, 296, 216, 'none', `stroke="${f}" stroke-width="3"`) +
        (i % 3 === 0
          ? times(16, (k) =>
              G(`rotate(${k * 22.5} 160 100)`, P('M160 100l-10 -150h20z', acc, 'opacity=".8"')),
            ) + R(12, 168, 296, 60, g)
          : '') +
        C(160, 98, 66, i % 2 ? acc : g) +
        obj(at(objs, i), 160, 98, 0.56, i % 2 ? (lum2(acc) ? p.k : p.p) : f, g, acc) +
        T(160, 212, at(names, i), 28, f, {
          a: 'middle',
          ff: at([F.reggae, F.ship, F.dela, F.yusei], i),
          w: 700,
          mx: 270,
          ls: 2,
        }),
    );
  };
  const g = at([p.d, mix(p.p, '#c9b896', 0.5), mix(p.k, '#ffffff', 0.1)], s.seed);
  const cw = 1120 / nx;
  const ch = 840 / ny;
  const k = Math.min((cw - 40) / 320, (ch - 34) / 240);
  const o =
    R(0, 0, 1200, 900, g) +
    times(nx * ny, (i) => {
      const x = 40 + (i % nx) * cw + (cw - 320 * k) / 2;
      const y = 30 + Math.floor(i / nx) * ch + (ch - 240 * k) / 2;
      return soft(x, y, 320 * k, 240 * k, 0.28, 9) + put(mb(i), x, y, 320 * k, 240 * k);
    });
  return [
    svgPic(1200, 900, o, 1200),
    crop(mb(0), 0.5, 0.5, 1, 4 / 3, 720),
    table([mb(1), mb(2)], p.d, s.seed, 820),
    goods(mb(3), p, 0, 700),
  ];
};
const lum2 = (c: string): boolean => hash(c) >= 0 && parseInt(c.slice(3, 5), 16) > 130;
/** Cosmetics: tubes, pumps, soap, in a still, glossy studio. */
export const cosmetic: Family = (s) => {
  const { p, v } = s;
  const [d0, u0] = grad([
    [0, mix(p.p, p.d, 0.3)],
    [1, mix(p.d, p.c, 0.35)],
  ]);
  const tube = (x: number, y: number, w: number, h: number, c: string, nm: string): string =>
    blurE(x + w / 2, y + h, w * 0.6, 14, 0.3, 10) +
    clip(
      `<path d="M${x} ${y}h${w}l-${w * 0.08} ${h * 0.82}h-${w * 0.84}z"/>`,
      R(x, y, w, h, c) +
        VM(x + w / 2, y + h * 0.16, nm, w * 0.17, on(c, p), { ff: F.ship, w: 600, ls: 6, mx: h * 0.46 }) +
        shade(x, y, w, h),
    ) +
    R(x + w * 0.1, y + h * 0.81, w * 0.8, h * 0.19, p.p, 'rx="6"') +
    shade(x + w * 0.1, y + h * 0.81, w * 0.8, h * 0.19, 'rx="6"');
  const pump = (x: number, y: number, w: number, h: number, c: string, nm: string): string =>
    blurE(x + w / 2, y + h, w * 0.6, 14, 0.3, 10) +
    R(x + w * 0.42, y - h * 0.16, w * 0.16, h * 0.2, mix(p.k, '#ffffff', 0.2)) +
    R(x + w * 0.1, y - h * 0.22, w * 0.5, h * 0.07, p.k, 'rx="8"') +
    R(x + w * 0.24, y - 8, w * 0.52, 30, p.k) +
    R(x, y + 20, w, h - 20, c, 'rx="24"') +
    T(x + w / 2, y + h * 0.5, nm, w * 0.17, on(c, p), { a: 'middle', ff: F.ship, w: 600, mx: w * 0.86 }) +
    T(x + w / 2, y + h * 0.6, w0(s, 0), w * 0.08, on(c, p), { a: 'middle', mx: w * 0.8 }) +
    T(x + w / 2, y + h * 0.9, w0(s, 2), w * 0.07, on(c, p), { a: 'middle', mx: w * 0.8 }) +
    shade(x, y + 20, w, h - 20, 'rx="24"');
  const soap = (x: number, y: number, w: number, c: string): string =>
    blurE(x + w / 2, y + w * 0.56, w * 0.55, 12, 0.3, 10) +
    R(x, y + 14, w, w * 0.52, mix(c, '#000000', 0.14), 'rx="30"') +
    R(x, y, w, w * 0.5, c, 'rx="30"') +
    T(x + w / 2, y + w * 0.3, w0(s, 4, '肌'), w * 0.2, mix(c, '#000000', 0.25), {
      a: 'middle',
      ff: F.ship,
      w: 700,
    });
  const nm = w0(s, 1).split('、');
  let o = d0 + R(0, 0, 1200, 900, u0) + E(600, 800, 560, 70, mix(p.p, '#ffffff', 0.5));
  if (v === 0)
    o +=
      R(180, 560, 300, 240, mix(p.d, '#ffffff', 0.35)) +
      R(480, 640, 300, 160, mix(p.c, '#ffffff', 0.35)) +
      tube(240, 170, 170, 390, p.a, at(nm, 0)) +
      pump(530, 330, 200, 310, p.p, at(nm, 1)) +
      soap(830, 690, 220, p.b) +
      C(930, 380, 130, mix(p.b, '#ffffff', 0.3), 'opacity=".7"');
  if (v === 1)
    o += times(4, (i) =>
      tube(160 + i * 240, 200 + (i % 2) * 50, 160, 540, at([p.a, p.p, p.c, p.b], i), at(nm, i)),
    );
  if (v === 2)
    o +=
      pump(200, 320, 240, 460, p.k, at(nm, 0)) +
      pump(490, 400, 200, 380, p.a, at(nm, 1)) +
      soap(760, 640, 260, p.p) +
      soap(800, 520, 200, p.b);
  const bill = art(
    600,
    800,
    R(0, 0, 600, 800, mix(p.p, p.a, 0.25)) +
      tube(210, 120, 180, 430, p.a, at(nm, 0)) +
      T(300, 660, w0(s, 3), 30, p.k, { a: 'middle', ff: F.ship, w: 600, mx: 520 }) +
      T(300, 720, w0(s, 0), 18, p.k, { a: 'middle', mx: 500 }),
  );
  return [
    svgPic(1200, 900, o, 1200),
    svgPic(
      1200,
      900,
      R(0, 0, 1200, 900, p.c) +
        G(
          'rotate(-18 600 450)',
          tube(380, 40, 260, 780, p.a, at(nm, 0)) + pump(760, 300, 260, 520, p.p, at(nm, 1)),
        ),
      800,
    ),
    street(bill, p, s.seed, 800),
    room(bill, p, s.seed, 800),
  ];
};
/** Bento wrapper / noshi band / rice bag: paper around a parcel. */
export const parcel: Family = (s) => {
  const { p, v } = s;
  const nm = w0(s, 1).split('、');
  const one = (x: number, y: number, w: number, h: number, i: number): string => {
    const g = at([p.a, p.p, p.c, p.b], i + v);
    const f = on(g, p);
    const objs = w0(s, 5, 'onigiri').split(',');
    return (
      soft(x, y, w, h, 0.34, 18) +
      R(x, y, w, h, g) +
      times(9, (k) => L(x, y + (k * h) / 8, x + w, y + (k * h) / 8, mix(g, f, 0.12), 3)) +
      P(`M${x} ${y}l${w * 0.5} ${h * 0.16}l${w * 0.5} -${h * 0.16}z`, mix(g, '#000000', 0.08)) +
      R(x + w * 0.36, y, w * 0.28, h, p.p === g ? p.d : p.p) +
      VM(x + w / 2, y + h * 0.12, at(nm, i), w * 0.13, p.k, { w: 700, ls: 5, mx: h * 0.48, ff: F.yuji }) +
      obj(at(objs, i), x + w / 2, y + h * 0.76, w / 950, p.a, p.p, p.k) +
      S(`M${x} ${y + h * 0.62}q${w / 2} 18 ${w} 0`, p.a, 9) +
      S(`M${x} ${y + h * 0.65}q${w / 2} 18 ${w} 0`, p.b, 6) +
      T(x + w * 0.18, y + h * 0.93, w0(s, 2), w * 0.035, f, { a: 'middle', mx: w * 0.3 })
    );
  };
  const g = at([p.d, mix(p.k, p.c, 0.4), mix(p.p, p.b, 0.5)], s.seed);
  const o =
    R(0, 0, 1200, 900, g) +
    (v === 0
      ? G('rotate(-8 600 450)', one(300, 130, 600, 640, 0))
      : v === 1
        ? one(110, 150, 300, 560, 0) + one(450, 200, 300, 560, 1) + one(790, 150, 300, 560, 2)
        : G('rotate(6 340 460)', one(110, 170, 460, 520, 1)) +
          G('rotate(-5 860 470)', one(650, 200, 440, 520, 0)));
  return [
    svgPic(1200, 900, o, 1200),
    svgPic(800, 800, R(0, 0, 800, 800, p.b) + G('rotate(10 400 400)', one(160, 60, 480, 680, 2)), 720),
    svgPic(
      800,
      600,
      R(0, 0, 800, 600, p.k) + G('scale(1.9) translate(-120 -150)', one(60, 60, 600, 640, 0)),
      760,
    ),
  ];
};
