/** Things printed and bound: spreads, covers, newspapers, calendars, stamps, tickets, menus. */
import {
  A,
  C,
  F,
  G,
  L,
  M,
  P,
  R,
  S,
  T,
  V,
  VM,
  art,
  at,
  clip,
  cols,
  mix,
  on,
  put,
  rng,
  rowsOf,
  soft,
  svgPic,
  times,
  w0,
  type Art,
  type Family,
  type Pic,
  type Spec,
} from './kit.ts';
import { bare, book3d, crop, gallery, goods, ground, room, table } from './mock.ts';
import { obj } from './objects.ts';
import { photo } from './scene.ts';

const open = (s: Spec, l: string, r: string, g: string, out = 1200, cap?: string): Pic =>
  svgPic(
    1200,
    900,
    R(0, 0, 1200, 900, g) +
      soft(80, 120, 1040, 660, 0.32, 22) +
      `<svg x="80" y="120" width="520" height="660" viewBox="0 0 520 660" overflow="hidden">${R(0, 0, 520, 660, '#FBF9F3')}${l}</svg><svg x="600" y="120" width="520" height="660" viewBox="0 0 520 660" overflow="hidden">${R(0, 0, 520, 660, '#FAF7F0')}${r}</svg>` +
      R(592, 120, 8, 660, '#000', 'opacity=".07"') +
      R(600, 120, 5, 660, '#000', 'opacity=".05"') +
      R(s.v < 0 ? 0 : 600, 120, 40, 660, '#000', 'opacity=".025"'),
    out,
    cap,
  );
/** words: title, lead, credit, headline, number, scene */
const ground0 = (s: Spec): string =>
  at(
    [s.p.d, mix(s.p.p, s.p.a, 0.5), s.p.c, mix(s.p.k, '#777777', 0.3), mix(s.p.p, s.p.b, 0.5), s.p.a],
    s.seed,
  );
const mag = (s: Spec, k: number): Art => {
  const { p } = s;
  const sc = photo(w0(s, 5, 'sea'), p, s.seed + k);
  const no = w0(s, 4, '7');
  if (k % 4 === 0)
    return art(
      420,
      560,
      R(0, 0, 420, 560, p.p) +
        put(sc, 0, 120, 420, 360) +
        T(20, 86, w0(s, 0), 72, p.k, { ff: F.min, w: 800, mx: 380 }) +
        T(20, 510, w0(s, 1), 20, p.k, { w: 700, mx: 300 }) +
        A(400, 540, no, 56, p.a, { a: 'end', w: 600 }) +
        T(20, 538, w0(s, 3), 12, p.k, { mx: 280 }),
    );
  if (k % 4 === 1)
    return art(
      420,
      560,
      put(sc, 0, 0, 420, 560) +
        R(0, 0, 120, 560, p.a) +
        VM(60, 30, w0(s, 0), 66, on(p.a, p), { w: 800, ls: 4, mx: 420, ff: F.ship }) +
        A(60, 540, no, 44, on(p.a, p), { a: 'middle', w: 600 }) +
        R(140, 470, 260, 66, p.p) +
        T(154, 498, w0(s, 3), 16, p.k, { w: 700, mx: 232 }) +
        T(154, 520, w0(s, 1), 11, p.k, { mx: 232 }),
    );
  if (k % 4 === 2)
    return art(
      420,
      560,
      R(0, 0, 420, 560, p.b) +
        A(-6, 330, no, 420, p.k, { w: 800, wd: 62, mx: 440 }) +
        R(150, 190, 250, 250, p.p) +
        put(sc, 160, 200, 230, 230) +
        T(20, 500, w0(s, 0), 56, p.k, { w: 900, mx: 380 }) +
        T(20, 532, w0(s, 1), 14, p.k, { w: 700, mx: 380 }),
    );
  return art(
    420,
    560,
    put(sc, 0, 0, 420, 560) +
      T(210, 120, w0(s, 0), 90, '#fff', { a: 'middle', ff: F.antique, mx: 380 }) +
      T(210, 520, w0(s, 1), 18, '#fff', { a: 'middle', w: 700, mx: 380 }) +
      A(210, 160, `No.${no}`, 20, '#fff', { a: 'middle', w: 500 }),
  );
};
const leftOf = (s: Spec, k: number): readonly [string, string] => {
  const { p } = s;
  const sc = photo(w0(s, 5, 'sea'), p, s.seed + k);
  const ink = '#2a2724';
  if (k === 0)
    return [
      put(sc, 0, 0, 520, 440) +
        M(40, 510, w0(s, 0), 50, p.k, { w: 700, mx: 440 }) +
        T(40, 544, w0(s, 1), 15, p.k, { w: 700, mx: 440 }) +
        A(40, 620, w0(s, 4, '7'), 60, p.a, { w: 600 }),
      VM(470, 50, w0(s, 3), 29, p.k, { w: 700, ls: 2, mx: 560 }) +
        cols(36, 50, 380, 260, 12, ink, s.seed) +
        cols(36, 340, 440, 260, 12, ink, s.seed + 1) +
        T(36, 636, '九', 12, p.k),
    ];
  if (k === 1)
    return [
      cols(40, 60, 260, 540, 12.4, ink, s.seed) +
        VM(440, 60, w0(s, 3), 62, p.k, { w: 700, ls: 6, mx: 540, ff: F.ship }) +
        VM(346, 66, w0(s, 2), 14, p.k, { mx: 300 }),
      put(sc, 0, 0, 520, 660) +
        R(36, 560, 220, 66, '#FAF7F0') +
        T(52, 588, '図四', 13, p.a, { w: 700 }) +
        T(52, 612, w0(s, 1), 13, p.k, { mx: 190 }),
    ];
  if (k === 2)
    return [
      A(30, 300, w0(s, 4, '26'), 320, p.a, { w: 700, wd: 62, mx: 460 }) +
        M(36, 390, w0(s, 0), 46, p.k, { w: 700, mx: 440 }) +
        T(36, 428, w0(s, 1), 15, p.k, { mx: 440 }) +
        times(
          6,
          (i) =>
            L(36, 480 + i * 26, 484, 480 + i * 26, '#C9C2B2', 1) +
            T(36, 499 + i * 26, at(['目次', '聞き書き', '道具', '年表', '図版', '索引'], i), 13, p.k) +
            A(484, 499 + i * 26, String(4 + i * 18), 14, p.k, { a: 'end' }),
        ),
      R(0, 0, 520, 660, p.d) +
        put(sc, 60, 60, 400, 480) +
        T(60, 580, `図一　${w0(s, 3)}`, 13, p.k, { mx: 400 }) +
        rowsOf(60, 604, 400, 2, 11, p.k, s.seed),
    ];
  if (k === 3)
    return [
      T(40, 110, w0(s, 3), 44, p.k, { w: 900, mx: 440 }) +
        T(40, 146, w0(s, 1), 16, p.a, { w: 700, mx: 440 }) +
        rowsOf(40, 200, 210, 17, 11.5, ink, s.seed) +
        rowsOf(276, 200, 210, 17, 11.5, ink, s.seed + 1) +
        put(sc, 40, 560, 446, 70),
      times(
        4,
        (i) =>
          put(
            photo(at([w0(s, 5, 'sea'), 'hill', 'still', 'town'], i), p, s.seed + i * 5),
            36 + (i % 2) * 230,
            40 + Math.floor(i / 2) * 290,
            216,
            240,
          ) +
          T(
            36 + (i % 2) * 230,
            300 + Math.floor(i / 2) * 290,
            at(['一　朝', '二　昼', '三　夕', '四　夜'], i),
            13,
            p.k,
            { w: 700 },
          ),
      ),
    ];
  return [
    R(0, 0, 520, 660, p.k) +
      V(430, 60, w0(s, 3), 54, p.p, { w: 800, ls: 6, mx: 540, ff: F.antique }) +
      V(330, 66, w0(s, 1), 18, p.b, { ls: 3, mx: 520 }) +
      obj(at(['leaf', 'moon', 'flower', 'bird', 'wave'], s.seed), 150, 480, 1.1, p.a, p.k, p.b),
    R(0, 0, 520, 660, p.p) +
      C(260, 190, 120, p.a) +
      put(sc, 140, 70, 240, 240, [0, 0, 600, 600], 'style="clip-path:circle(50%)"') +
      rowsOf(70, 370, 380, 12, 13, ink, s.seed + 2, 1.9, F.min),
  ];
};
export const spread: Family = (s) => {
  const g = ground0(s);
  const [l, r] = leftOf(s, s.v);
  const [l2, r2] = leftOf(s, (s.v + 2) % 5);
  const c = mag(s, s.seed);
  return [
    open(s, l, r, g),
    book3d(c, s.p, s.seed, 820, undefined, w0(s, 0)),
    open({ ...s, seed: s.seed + 1 }, l2, r2, s.p.d, 860),
    crop(art(520, 660, R(0, 0, 520, 660, '#FBF9F3') + r), 0.62, 0.3, 0.7, 1, 680),
  ];
};
export const magazine: Family = (s) => {
  const a = mag(s, s.v);
  const g = ground0(s);
  const [l, r] = leftOf(s, (s.v + 1) % 5);
  const three = [
    mag(s, s.v),
    mag({ ...s, p: { ...s.p, a: s.p.b, b: s.p.a }, seed: s.seed + 3 }, s.v),
    mag({ ...s, p: { ...s.p, a: s.p.c }, seed: s.seed + 9 }, s.v),
  ];
  return [
    s.seed % 2 ? ground([a], g) : ground(three, g, 1200, 640),
    s.seed % 2 ? open(s, l, r, s.p.d, 900) : table([a, at(three, 1)], g, s.seed, 900),
    crop(a, 0.4, 0.15, 0.75, 4 / 3, 680),
  ];
};
/** Novel, poetry and essay jackets. words: title, author, band copy, -, char, object/scene */
const jacket = (s: Spec, k: number): Art => {
  const { p } = s;
  const [w, h] = [380, 560];
  const ob = w0(s, 5, 'moon');
  const r = rng(s.seed + k);
  let o = '';
  const q = k % 8;
  if (q === 0)
    o =
      R(0, 0, w, h, p.p) +
      put(photo(ob, p, s.seed), 0, 0, w, 360) +
      M(190, 440, w0(s, 0), 50, p.k, { a: 'middle', w: 700, mx: 330 }) +
      T(190, 480, w0(s, 1), 16, p.k, { a: 'middle' });
  if (q === 1)
    o =
      R(0, 0, w, h, p.k) +
      obj(ob, 190, 330, 1.5, p.a, p.k, p.b) +
      VM(330, 36, w0(s, 0), 46, p.p, { w: 700, ls: 5, mx: 440, ff: F.ship }) +
      VM(272, 40, w0(s, 1), 17, p.p, { ls: 3 });
  if (q === 2)
    o =
      R(0, 0, w, h, p.a) +
      times(40, () =>
        C(r() * w, r() * h, 3 + r() * 26, at([p.p, p.b, p.k], Math.floor(r() * 3)), 'opacity=".85"'),
      ) +
      R(110, 120, 160, 320, p.p) +
      VM(190, 144, w0(s, 0), 42, p.k, { w: 700, mx: 220, ff: F.kaisei }) +
      T(190, 420, w0(s, 1), 14, p.k, { a: 'middle', mx: 140 });
  if (q === 3)
    o =
      R(0, 0, w, h, p.d) +
      times(7, (i) =>
        R(
          40 + i * 43,
          90,
          30,
          330,
          at([p.a, p.k, p.c, p.b], i + k),
          `transform="rotate(${(r() * 6 - 3).toFixed(1)} 190 260)"`,
        ),
      ) +
      T(190, 490, w0(s, 0), 44, p.k, { a: 'middle', w: 900, mx: 330 }) +
      T(190, 524, w0(s, 1), 15, p.k, { a: 'middle' });
  if (q === 4)
    o =
      R(0, 0, w, h, p.b) +
      C(190, 230, 150, p.p) +
      obj(ob, 190, 230, 1, p.k, p.p, p.a) +
      T(190, 450, w0(s, 0), 48, p.k, { a: 'middle', ff: F.yusei, mx: 340 }) +
      T(190, 490, w0(s, 1), 15, p.k, { a: 'middle' });
  if (q === 5)
    o =
      R(0, 0, w, h, p.p) +
      T(-20, 330, w0(s, 4, [...w0(s, 0)][0] ?? ''), 420, p.a, { ff: F.min, w: 800 }) +
      R(0, 380, w, 180, p.p) +
      VM(330, 396, w0(s, 1), 15, p.k, {}) +
      M(28, 450, w0(s, 0), 46, p.k, { w: 700, mx: 270 });
  if (q === 6)
    o =
      R(0, 0, w, h, p.c) +
      times(9, (i) =>
        S(`M-20 ${110 + i * 34}q105 ${-60 + i * 10} 210 0t210 0`, on(p.c, p), 2 + (i % 3) * 3),
      ) +
      R(0, 410, w, 150, p.k) +
      T(28, 470, w0(s, 0), 44, p.p, { ff: F.antique, mx: 324 }) +
      T(28, 508, w0(s, 1), 15, p.b);
  if (q === 7)
    o =
      R(0, 0, w, h, p.p) +
      R(24, 24, w - 48, h - 48, 'none', `stroke="${p.a}" stroke-width="2"`) +
      R(32, 32, w - 64, h - 64, 'none', `stroke="${p.a}" stroke-width="1"`) +
      VM(190, 80, w0(s, 0), 44, p.k, { w: 600, ls: 8, mx: 300, ff: F.ship }) +
      obj(ob, 190, 440, 0.46, p.a, p.p, p.k) +
      T(190, 516, w0(s, 1), 14, p.k, { a: 'middle' });
  return art(w, h, clip(R(0, 0, w, h, '#fff'), o));
};
const obi = (a: Art, s: Spec): Art =>
  art(
    a.w,
    a.h,
    a.s +
      R(0, a.h * 0.74, a.w, a.h * 0.26, s.p.p) +
      R(0, a.h * 0.74, a.w, 3, s.p.k) +
      T(24, a.h * 0.83, w0(s, 2), 19, s.p.k, { w: 700, mx: a.w - 48 }) +
      T(24, a.h * 0.9, '第十四回 港町文芸賞 受賞作', 12, s.p.a, { w: 700 }),
  );
export const novel: Family = (s) => {
  const a = jacket(s, s.v);
  const g = ground0(s);
  const whole = art(
    900,
    560,
    put(a, 520, 0, 380, 560) +
      R(0, 0, 380, 560, mix(s.p.p, s.p.d, 0.5)) +
      R(380, 0, 140, 560, s.p.k) +
      VM(450, 60, w0(s, 0), 42, s.p.p, { w: 700, ls: 5, mx: 320 }) +
      VM(450, 420, w0(s, 1), 18, s.p.p) +
      rowsOf(50, 120, 280, 9, 13, '#333', s.seed, 1.9, F.min) +
      R(250, 470, 100, 56, '#fff') +
      times(22, (i) => R(258 + i * 4, 476, (i % 3) + 1, 36, '#111')),
  );
  return [
    s.seed % 3 === 0
      ? ground([a, obi(a, s)], g, 1200, 700)
      : book3d(a, s.p, s.seed, 1160, undefined, w0(s, 0)),
    s.seed % 3 === 0
      ? book3d(obi(a, s), s.p, s.seed + 1, 820, undefined, w0(s, 0))
      : ground([obi(a, s)], s.p.d, 800, 700),
    ground([whole], s.p.c, 900, 600),
    crop(a, 0.5, 0.3, 0.7, 1, 640),
  ];
};
/** A run of books in one system. words: series, titles '、', publisher, -, -, objects ',' */
export const series: Family = (s) => {
  const { p, v } = s;
  const tt = w0(s, 1).split('、');
  const obs = w0(s, 5, 'moon').split(',');
  const one = (i: number): Art => {
    const g = at([p.a, p.b, p.k, p.c, p.d, mix(p.a, p.k, 0.5)], i);
    const f = on(g, p);
    if (v === 0)
      return art(
        300,
        450,
        R(0, 0, 300, 450, g) +
          obj(at(obs, i), 150, 240, 1, f, g, at([p.b, p.a, p.a, p.p], i)) +
          R(0, 0, 300, 76, f) +
          T(20, 50, at(tt, i), 30, g, { w: 800, mx: 260 }) +
          T(20, 430, w0(s, 0), 14, f, { w: 700, mx: 200 }) +
          A(280, 432, String(i + 1), 30, f, { a: 'end', w: 600 }),
      );
    if (v === 1)
      return art(
        300,
        450,
        R(0, 0, 300, 450, p.p) +
          C(150, 160, 110, g) +
          obj(at(obs, i), 150, 160, 0.8, f, g, p.b) +
          VM(150, 296, at(tt, i), 26, p.k, { w: 700, mx: 110, ff: F.ship }) +
          T(150, 436, w0(s, 0), 11, p.k, { a: 'middle' }),
      );
    return art(
      300,
      450,
      R(0, 0, 300, 450, g) +
        times(8, (k) =>
          at(
            [
              R(0, k * 56, 300, 28, mix(g, f, 0.16)),
              C(150, 180, 20 + k * 22, 'none', `stroke="${f}" stroke-width="4"`),
              S(`M0 ${60 + k * 40}q75 -50 150 0t150 0`, f, 5),
            ],
            i,
          ),
        ) +
        R(30, 290, 240, 110, p.p) +
        T(150, 344, at(tt, i), 30, p.k, { a: 'middle', w: 700, mx: 214, ff: F.kaisei }) +
        T(150, 380, w0(s, 2), 12, p.k, { a: 'middle', mx: 210 }),
    );
  };
  const g = ground0(s);
  const spines = svgPic(
    1200,
    900,
    R(0, 0, 1200, 900, mix(p.p, '#b58d5e', 0.35)) +
      R(0, 690, 1200, 40, '#8A5A3A') +
      times(12, (i) => {
        const c = at([p.a, p.b, p.k, p.c, p.d, mix(p.a, p.k, 0.5)], i % 6);
        const hh = 470 + ((i * 37) % 3) * 20;
        return (
          R(190 + i * 68, 690 - hh, 64, hh, c) +
          VM(222 + i * 68, 720 - hh, at(tt, i), 28, on(c, p), { w: 700, ls: 2, mx: hh - 130 }) +
          R(206 + i * 68, 630, 32, 32, p.p) +
          R(190 + i * 68, 690 - hh, 6, hh, '#fff', 'opacity=".2"')
        );
      }),
    900,
  );
  return [
    ground([one(0), one(1), one(2), one(3)].slice(0, v === 1 ? 3 : 4), g, 1200, v === 1 ? 640 : 520),
    spines,
    table([one(0), one(1), one(4)], g, s.seed, 860),
    bare(one(2), 520),
  ];
};
/** Newspaper, tabloid, local paper. */
export const news: Family = (s) => {
  const { p, v } = s;
  const w = 560;
  const h = 780;
  const ink = '#262320';
  const sc = photo(w0(s, 5, 'town'), p, s.seed);
  const front = art(
    w,
    h,
    R(0, 0, w, h, mix('#FBF8EF', p.p, 0.5)) +
      (v === 0
        ? R(470, 20, 70, 250, p.k) +
          VM(505, 40, w0(s, 0), 44, p.p, { w: 800, ls: 5, mx: 214 }) +
          V(430, 20, w0(s, 3), 46, ink, { w: 900, mx: 430 }) +
          V(376, 24, w0(s, 1), 20, ink, { mx: 430, w: 700 }) +
          put(sc, 20, 20, 320, 240) +
          cols(20, 290, 320, 180, 10.4, ink, s.seed) +
          L(20, 486, 540, 486, ink, 2) +
          cols(20, 500, 520, 120, 10.4, ink, s.seed + 1) +
          cols(20, 640, 520, 120, 10.4, ink, s.seed + 2)
        : R(0, 0, w, 130, p.a) +
          T(24, 96, w0(s, 0), 78, on(p.a, p), { ff: F.dela, mx: 420 }) +
          A(536, 100, w0(s, 4, '12'), 80, p.k, { a: 'end', w: 700 }) +
          put(sc, 24, 154, 512, 300) +
          T(24, 510, w0(s, 3), 38, ink, { w: 900, mx: 512 }) +
          times(3, (i) => rowsOf(24 + i * 176, 546, 160, 13, 9.6, ink, s.seed + i))),
  );
  return [
    ground([front], ground0(s), 1200, 820),
    table([front, front], p.d, s.seed, 900),
    crop(front, 0.5, 0.3, 0.7, 4 / 3, 760),
  ];
};
/** Calendars. words: title, month name, sub */
export const calendar: Family = (s) => {
  const { p, v } = s;
  const m = 1 + (s.seed % 12);
  const names = [
    '睦月',
    '如月',
    '弥生',
    '卯月',
    '皐月',
    '水無月',
    '文月',
    '葉月',
    '長月',
    '神無月',
    '霜月',
    '師走',
  ];
  const month = (mm: number, k: number): Art => {
    const g = at([p.p, p.d, p.p, mix(p.p, p.b, 0.3)], k + mm);
    const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][mm - 1] ?? 30;
    const off = (mm * 3 + 4) % 7;
    const grid = (x: number, y: number, cw: number, ch: number, z: number): string =>
      times(7, (d) =>
        T(x + d * cw, y, at(['日', '月', '火', '水', '木', '金', '土'], d), z * 0.5, d === 0 ? p.a : p.k, {
          a: 'middle',
          w: 700,
        }),
      ) +
      times(days, (d) => {
        const q = d + off;
        return A(
          x + (q % 7) * cw,
          y + 14 + ch * (0.7 + Math.floor(q / 7)),
          String(d + 1),
          z,
          q % 7 === 0 ? p.a : p.k,
          { a: 'middle', w: 500 },
        );
      });
    const ob = at(
      [
        'fan',
        'ume',
        'flower',
        'bird',
        'leaf',
        'umbrella',
        'boat',
        'sun',
        'moon',
        'mushroom',
        'kettle',
        'snow',
      ],
      mm - 1,
    );
    if (v === 0)
      return art(
        600,
        800,
        R(0, 0, 600, 800, g) +
          R(0, 0, 600, 400, at([p.a, p.c, p.b, p.k], mm)) +
          obj(ob, 300, 200, 1.5, p.p, at([p.a, p.c, p.b, p.k], mm), p.d) +
          A(40, 490, String(mm), 96, p.a, { w: 700 }) +
          T(130, 486, at(names, mm - 1), 24, p.k, { ff: F.ship, w: 700 }) +
          grid(84, 540, 72, 40, 26),
      );
    if (v === 1)
      return art(
        600,
        800,
        R(0, 0, 600, 800, g) +
          A(300, 430, String(mm), 460, at([p.a, p.k, p.c], mm), { a: 'middle', w: 800, wd: 75 }) +
          grid(66, 520, 78, 42, 28) +
          VM(560, 40, at(names, mm - 1), 34, p.k, { w: 700, ls: 4 }),
      );
    return art(
      600,
      800,
      put(photo(at(['sea', 'hill', 'town', 'still', 'sky', 'forest'], mm), p, s.seed + mm), 0, 0, 600, 560) +
        R(0, 560, 600, 240, p.p) +
        A(40, 700, String(mm), 120, p.k, { w: 600 }) +
        times(days, (d) =>
          A(
            170 + (d % 16) * 25,
            640 + Math.floor(d / 16) * 60,
            String(d + 1),
            17,
            (d + off) % 7 === 0 ? p.a : p.k,
            { a: 'middle', w: 500 },
          ),
        ) +
        T(170, 770, `${at(names, mm - 1)}　${w0(s, 2)}`, 15, p.k, { mx: 390 }),
    );
  };
  const g = ground0(s);
  const all = svgPic(
    1200,
    900,
    R(0, 0, 1200, 900, p.d) +
      times(12, (i) => {
        const x = 60 + (i % 6) * 183;
        const y = 90 + Math.floor(i / 6) * 380;
        return soft(x, y, 165, 220 * 1.33, 0.18, 8) + put(month(i + 1, 0), x, y, 165, 293);
      }),
    1000,
  );
  return [
    s.seed % 2 ? ground([month(m, 0), month((m % 12) + 1, 1)], g, 1200, 740) : all,
    room(month(m, 0), p, s.seed, 860),
    s.seed % 2 ? all : ground([month(m, 0)], g, 800, 780),
    crop(month(m, 0), 0.4, 0.75, 0.6, 4 / 3, 660),
  ];
};
/** Stamps. words: title, names '、', -, -, -, objects */
export const stamps: Family = (s) => {
  const { p, v } = s;
  const obs = w0(s, 5, 'bird').split(',');
  const nm = w0(s, 1).split('、');
  const g = at([p.k, mix(p.k, p.c, 0.5), p.c, p.d], s.seed);
  const one = (i: number, w: number, h: number): Art => {
    const c = at([p.b, p.a, p.d, p.c, mix(p.a, '#ffffff', 0.5), mix(p.c, '#ffffff', 0.5)], i + v);
    let edge = R(0, 0, w, h, '#FBF8F0');
    for (let a = 0; a <= w; a += w / 12) edge += C(a, 0, w / 34, g) + C(a, h, w / 34, g);
    for (let b = 0; b <= h; b += h / 14) edge += C(0, b, w / 34, g) + C(w, b, w / 34, g);
    return art(
      w,
      h,
      edge +
        R(w * 0.08, h * 0.07, w * 0.84, h * 0.86, c) +
        (i % 2 ? C(w / 2, h * 0.44, w * 0.32, mix(c, '#ffffff', 0.35)) : '') +
        obj(at(obs, i), w / 2, h * 0.45, w / 330, on(c, p), c, at([p.a, p.p, p.b], i)) +
        T(w * 0.13, h * 0.88, at(nm, i), w * 0.085, on(c, p), { w: 700, mx: w * 0.45 }) +
        A(w * 0.87, h * 0.17, '110', w * 0.12, on(c, p), { a: 'end', w: 600 }) +
        T(w * 0.87, h * 0.885, '日本郵便', w * 0.05, on(c, p), { a: 'end' }),
    );
  };
  const n = v === 0 ? 8 : 6;
  const cw = v === 0 ? 270 : 340;
  const h = v === 0 ? 360 : 390;
  const o =
    R(0, 0, 1200, 900, g) +
    times(n, (i) => {
      const nx = v === 0 ? 4 : 3;
      const w = v === 0 ? 240 : 290;
      const x = (1200 - nx * cw) / 2 + (i % nx) * cw + (cw - w) / 2;
      const y = 60 + Math.floor(i / nx) * (h + 30);
      return put(one(i, w, h), x, y, w, h);
    });
  const env = svgPic(
    1200,
    900,
    R(0, 0, 1200, 900, p.d) +
      G(
        'rotate(-5 600 450)',
        soft(160, 180, 880, 560, 0.3, 18) +
          R(160, 180, 880, 560, '#F7F2E6') +
          put(one(1, 240, 320), 820, 220, 180, 240) +
          C(800, 330, 86, 'none', `stroke="${p.k}" stroke-width="4" opacity=".6"`) +
          times(4, (i) => S(`M600 ${290 + i * 24}q40 -16 80 0t80 0`, p.k, 3, 'opacity=".5"')) +
          VM(560, 330, '松本市中町三丁目', 30, p.k, { ff: F.yuji }) +
          VM(480, 380, '小林 文 様', 44, p.k, { ff: F.yuji, ls: 4 }),
      ),
    860,
  );
  return [svgPic(1200, 900, o, 1200), env, crop(one(0, 300, 400), 0.5, 0.4, 0.9, 1, 600)];
};
/** Tickets, passes, coupons. */
export const tickets: Family = (s) => {
  const { p, v } = s;
  const obs = w0(s, 5, 'train').split(',');
  const tk = (i: number): Art => {
    const c = at([p.a, p.b, p.c, p.k], i + v);
    const f = on(c, p);
    return art(
      560,
      230,
      clip(
        '<path d="M0 0H560V230H0V145a30 30 0 0 0 0 -60z"/>',
        R(0, 0, 560, 230, c) +
          R(410, 0, 150, 230, mix(c, '#000000', 0.1)) +
          L(410, 6, 410, 224, f, 3, 'stroke-dasharray="7 7"') +
          (i % 2
            ? times(6, (k) =>
                C(230, 230, 40 + k * 40, 'none', `stroke="${mix(c, f, 0.3)}" stroke-width="10"`),
              )
            : times(8, (k) => R(40 + k * 46, 150 - (k % 3) * 30, 26, 90, mix(c, f, 0.22)))) +
          obj(at(obs, i), 110, 112, 0.7, f, c, at([p.b, p.k, p.p], i)) +
          T(210, 96, w0(s, 0), 40, f, { w: 800, mx: 180, ff: at([F.go, F.kaisei, F.dela], i + v) }) +
          T(210, 134, at(w0(s, 1).split('、'), i), 20, f, { w: 700, mx: 180 }) +
          T(210, 196, w0(s, 2), 13, f, { mx: 180 }) +
          A(485, 110, String(1840 + i * 37), 44, f, { a: 'middle', w: 600 }) +
          T(485, 150, '当日限り有効', 13, f, { a: 'middle' }),
      ),
    );
  };
  const o =
    R(0, 0, 1200, 900, at([p.d, mix(p.p, p.c, 0.4), p.p], s.seed)) +
    times(5, (i) => {
      const x = at([70, 560, 170, 600, 320], i);
      const y = at([70, 190, 370, 470, 650], i);
      return G(
        `rotate(${at([-6, 5, -3, 7, -8], i + v)} ${x + 280} ${y + 115})`,
        soft(x, y, 560, 230, 0.25, 12) + put(tk(i), x, y, 560, 230),
      );
    });
  return [
    svgPic(1200, 900, o, 1200),
    ground([tk(0)], p.b, 800, 420),
    table([tk(1)], p.k, s.seed, 820),
    crop(tk(2), 0.35, 0.5, 0.6, 4 / 3, 640),
  ];
};
/** Menus, price lists, place cards. words: shop, dishes '、', place, tag, char, object */
export const menu: Family = (s) => {
  const { p, v } = s;
  const items = w0(s, 1).split('、');
  const m =
    v === 0
      ? art(
          480,
          700,
          R(0, 0, 480, 700, p.p) +
            R(0, 0, 480, 190, p.a) +
            obj(w0(s, 5, 'cup'), 380, 96, 0.7, on(p.a, p), p.a, p.b) +
            M(36, 116, w0(s, 0), 50, on(p.a, p), { w: 700, mx: 260 }) +
            T(38, 150, w0(s, 3), 14, on(p.a, p), { mx: 260 }) +
            times(
              9,
              (i) =>
                T(36, 250 + i * 48, at(items, i), 22, p.k, { w: 500, ff: F.klee, mx: 300 }) +
                A(444, 250 + i * 48, String(420 + ((i * 137) % 9) * 60), 24, p.a, { a: 'end', w: 600 }) +
                L(36, 264 + i * 48, 444, 264 + i * 48, mix(p.p, p.k, 0.2), 1),
            ),
        )
      : v === 1
        ? art(
            480,
            700,
            R(0, 0, 480, 700, p.k) +
              times(
                7,
                (i) =>
                  R(30 + i * 61, 120, 52, 500, at([p.p, p.p, p.b], i), '') +
                  VM(56 + i * 61, 144, at(items, i), 30, p.k, { w: 700, ls: 4, ff: F.yuji, mx: 330 }) +
                  A(56 + i * 61, 596, String(280 + ((i * 7) % 6) * 90), 22, p.a, { a: 'middle', w: 600 }),
              ) +
              T(240, 78, w0(s, 0), 48, p.b, { a: 'middle', ff: F.yuji, mx: 400 }) +
              T(240, 666, w0(s, 3), 15, p.p, { a: 'middle', mx: 400 }),
          )
        : art(
            480,
            700,
            R(0, 0, 480, 700, p.b) +
              times(
                6,
                (i) =>
                  R(
                    (i % 2) * 240,
                    130 + Math.floor(i / 2) * 190,
                    240,
                    190,
                    at([p.p, p.d, p.c, p.p, p.a, p.d], i),
                  ) +
                  obj(
                    at(['bowl', 'fish', 'onigiri', 'apple', 'cup', 'bread'], i),
                    120 + (i % 2) * 240,
                    206 + Math.floor(i / 2) * 190,
                    0.52,
                    p.k,
                    at([p.p, p.d, p.c, p.p, p.a, p.d], i),
                    p.a,
                  ) +
                  T(
                    20 + (i % 2) * 240,
                    306 + Math.floor(i / 2) * 190,
                    at(items, i),
                    17,
                    on(at([p.p, p.d, p.c, p.p, p.a, p.d], i), p),
                    { w: 700, mx: 150 },
                  ) +
                  A(
                    222 + (i % 2) * 240,
                    306 + Math.floor(i / 2) * 190,
                    String(480 + i * 70),
                    20,
                    on(at([p.p, p.d, p.c, p.p, p.a, p.d], i), p),
                    { a: 'end', w: 600 },
                  ),
              ) +
              T(28, 86, w0(s, 0), 52, p.k, { ff: F.rock, mx: 424 }),
          );
  return [
    ground([m], ground0(s), 1200, 780),
    table([m], at([p.c, p.d], s.seed), s.seed, 860),
    crop(m, 0.4, 0.6, 0.7, 4 / 3, 700),
  ];
};
/** Infographics and reports. words: title, labels '、', unit */
export const info: Family = (s) => {
  const { p, v } = s;
  const lb = w0(s, 1).split('、');
  const r = rng(s.seed);
  const val = Array.from({ length: 12 }, () => 0.25 + r() * 0.75);
  const arc = (cx: number, cy: number, q: number, a0: number, a1: number, f: string, wd: number): string => {
    const pt = (a: number): string =>
      `${(cx + Math.cos(a) * q).toFixed(1)} ${(cy + Math.sin(a) * q).toFixed(1)}`;
    return S(`M${pt(a0)}A${q} ${q} 0 ${a1 - a0 > Math.PI ? 1 : 0} 1 ${pt(a1)}`, f, wd);
  };
  const H = v === 0 ? 1500 : 900;
  let o = R(0, 0, 1200, H, at([p.p, p.k, p.d, p.p], v));
  if (v === 0)
    o +=
      T(70, 150, w0(s, 0), 84, p.k, { w: 900, mx: 1060 }) +
      T(70, 206, w0(s, 3), 26, p.k, { mx: 1060 }) +
      times(
        6,
        (i) =>
          arc(
            600,
            620,
            330 - i * 46,
            -Math.PI / 2,
            -Math.PI / 2 + at(val, i) * 5.6,
            at([p.a, p.b, p.c, p.k, mix(p.a, p.b, 0.5), mix(p.c, p.k, 0.4)], i),
            34,
          ) + T(590, 302 + i * 46, at(lb, i), 22, p.k, { a: 'end', w: 700 }),
      ) +
      times(
        6,
        (i) =>
          R(70 + i * 180, 1320 - at(val, i + 4) * 260, 130, at(val, i + 4) * 260, at([p.a, p.c, p.b], i)) +
          A(135 + i * 180, 1306 - at(val, i + 4) * 260, String(Math.round(at(val, i + 4) * 96)), 46, p.k, {
            a: 'middle',
            w: 600,
          }) +
          T(135 + i * 180, 1360, at(lb, i), 22, p.k, { a: 'middle', w: 700, mx: 150 }),
      ) +
      L(70, 1320, 1130, 1320, p.k, 4) +
      T(70, 1440, w0(s, 2), 20, p.k);
  if (v === 1)
    o +=
      T(60, 120, w0(s, 0), 60, p.p, { w: 900, mx: 800 }) +
      times(60, (i) => {
        const a = (i / 60) * 6.283;
        const q = 150 + 150 * Math.abs(Math.sin(i * 0.37 + s.seed)) * (0.4 + r() * 0.6);
        return L(
          600 + Math.cos(a) * 140,
          520 + Math.sin(a) * 140,
          600 + Math.cos(a) * q * 1.1,
          520 + Math.sin(a) * q * 1.1,
          at([p.a, p.b, p.p], i % 7 === 0 ? 0 : i % 3),
          9,
          'stroke-linecap="round"',
        );
      }) +
      A(600, 560, String(Math.round(at(val, 2) * 900)), 110, p.p, { a: 'middle', w: 700 }) +
      T(600, 604, w0(s, 2), 20, p.b, { a: 'middle', mx: 240 }) +
      times(
        4,
        (i) =>
          C(80, 260 + i * 70, 10, at([p.a, p.b, p.p, p.c], i)) +
          T(106, 268 + i * 70, at(lb, i), 24, p.p, { mx: 240 }),
      );
  if (v === 2)
    o +=
      T(60, 110, w0(s, 0), 54, p.k, { w: 900, mx: 1080 }) +
      times(8, (i) => {
        const y = 180 + i * 82;
        return (
          T(240, y + 34, at(lb, i), 26, p.k, { a: 'end', w: 700, mx: 180 }) +
          times(Math.round(at(val, i) * 18), (k) =>
            obj(
              w0(s, 5, 'apple').split(',')[0] ?? 'apple',
              290 + k * 46,
              y + 24,
              0.2,
              at([p.a, p.c, p.k], i),
              p.p,
              p.b,
            ),
          ) +
          A(1150, y + 38, String(Math.round(at(val, i) * 180)), 36, p.k, { a: 'end', w: 600 })
        );
      }) +
      T(60, 872, w0(s, 2), 18, p.k);
  if (v === 3) {
    const nodes = lb.slice(0, 6);
    o +=
      T(60, 110, w0(s, 0), 54, p.k, { w: 900, mx: 1080 }) +
      times(6, (i) => {
        const x = 150 + (i % 3) * 450;
        const y = 310 + Math.floor(i / 3) * 340;
        const c = at([p.a, p.b, p.c, p.d, p.a, p.k], i);
        return (
          (i % 3 < 2 ? P(`M${x + 130} ${y - 12}h160v-16l34 28l-34 28v-16h-160z`, p.k) : '') +
          C(x, y, 118, c) +
          obj(at(w0(s, 5, 'leaf,drop,sun').split(','), i), x, y - 20, 0.62, on(c, p), c, p.b) +
          T(x, y + 84, at(nodes, i), 24, on(c, p), { a: 'middle', w: 700, mx: 170 })
        );
      }) +
      P('M1050 440v50h-900v40', 'none', `stroke="${p.k}" stroke-width="8"`) +
      T(60, 866, w0(s, 2), 20, p.k);
  }
  const a = art(1200, H, o);
  return [
    v === 0 ? bare(a, 900) : bare(a, 1200),
    table([a], p.d, s.seed, 860),
    crop(a, 0.5, 0.55, 0.45, 4 / 3, 700),
  ];
};
/** Karuta, playing cards, learning cards. words: title, readings '、', -, -, chars, objects */
export const cards: Family = (s) => {
  const { p, v } = s;
  const ch = [...w0(s, 4, 'あいうえおか')];
  const obs = w0(s, 5, 'cat').split(',');
  const nm = w0(s, 1).split('、');
  const pic = (i: number): Art => {
    const c = at([p.a, p.b, p.c, p.d, p.k, mix(p.a, p.b, 0.5)], i);
    return art(
      300,
      420,
      R(0, 0, 300, 420, '#FBF8F0', 'rx="14"') +
        R(16, 16, 268, 388, c, 'rx="6"') +
        obj(at(obs, i), 150, 220, 1.1, on(c, p), c, at([p.p, p.k, p.a, p.b], i)) +
        C(244, 62, 34, p.p) +
        T(244, 76, at(ch, i), 40, p.k, { a: 'middle', ff: F.ship, w: 700 }),
    );
  };
  const read = (i: number): Art =>
    art(
      300,
      420,
      R(0, 0, 300, 420, '#FBF8F0', 'rx="14"') +
        R(16, 16, 268, 388, 'none', `stroke="${p.k}" stroke-width="3" rx="6"`) +
        VM(210, 50, at(nm, i), 36, p.k, { ff: F.yuji, ls: 4, mx: 320 }) +
        T(70, 372, at(ch, i), 60, p.a, { a: 'middle', ff: F.ship, w: 700 }),
    );
  const g = at([p.c, p.d, mix(p.p, p.b, 0.5), p.k], s.seed);
  const o =
    R(0, 0, 1200, 900, g) +
    times(v === 0 ? 8 : 6, (i) => {
      const nx = v === 0 ? 4 : 3;
      const w = v === 0 ? 250 : 270;
      const x = 600 + ((i % nx) - (nx - 1) / 2) * (w + 30) - w / 2;
      const y = 50 + Math.floor(i / nx) * 410;
      return G(
        `rotate(${((i * 37) % 7) - 3} ${x + w / 2} ${y + 190})`,
        soft(x, y, w, w * 1.4, 0.25, 10) + put(i % 3 === 2 ? read(i) : pic(i), x, y, w, w * 1.4),
      );
    });
  return [
    svgPic(1200, 900, o, 1200),
    table([pic(1), read(1)], p.d, s.seed, 820),
    ground([pic(3)], p.b, 640, 720),
    goods(pic(0), p, 2, 660),
  ];
};
export const manySheets = (list: readonly Art[], s: Spec): readonly Pic[] => [
  ground(list, ground0(s)),
  gallery(list, s.p, s.seed),
];
