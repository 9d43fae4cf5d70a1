/** Screens: apps, sites, dashboards, systems, banners, slides, research walls. */
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
  RC,
  S,
  T,
  VM,
  art,
  at,
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
  type Spec,
} from './kit.ts';
import { browser, crop, laptop, phone, swatches, table } from './mock.ts';
import { obj } from './objects.ts';
import { photo } from './scene.ts';
import { face } from './faces.ts';

/** words: app name, labels '、', tagline, headline, number, scene/object */
const rr = (x: number, y: number, w: number, h: number, f: string, q = 16): string =>
  R(x, y, w, h, f, `rx="${q}"`);
const screen = (s: Spec, k: number): readonly [string, string] => {
  const { p } = s;
  const lb = w0(s, 1).split('、');
  const obs = w0(s, 5, 'leaf').split(',');
  const r = rng(s.seed + k);
  const bar = (c: string): string => T(26, 40, '9:41', 14, c, { w: 700 }) + R(252, 29, 24, 11, c, 'rx="3"');
  const tabs = times(4, (i) =>
    C(42 + i * 72, 596, i === k % 4 ? 15 : 10, i === k % 4 ? p.a : mix(p.p, p.k, 0.2)),
  );
  const sub = mix(p.k, p.p, 0.4);
  switch (k % 9) {
    case 0:
      return [
        p.a,
        bar(on(p.a, p)) +
          obj(at(obs, 0), 150, 240, 0.95, on(p.a, p), p.a, p.b) +
          T(150, 410, w0(s, 0), 46, on(p.a, p), { a: 'middle', ff: F.maru, w: 900, mx: 260 }) +
          T(150, 446, w0(s, 2), 15, on(p.a, p), { a: 'middle', mx: 260 }) +
          rr(40, 520, 220, 50, on(p.a, p), 25) +
          T(150, 551, 'はじめる', 16, p.a, { a: 'middle', w: 700 }),
      ];
    case 1:
      return [
        p.p,
        bar(p.k) +
          T(24, 92, w0(s, 3), 24, p.k, { w: 800, mx: 250 }) +
          times(
            4,
            (i) =>
              rr(20, 118 + i * 112, 260, 98, mix(p.p, '#ffffff', 0.7)) +
              rr(20, 118 + i * 112, 86, 98, at([p.a, p.b, p.c, p.d], i)) +
              obj(
                at(obs, i),
                63,
                167 + i * 112,
                0.32,
                on(at([p.a, p.b, p.c, p.d], i), p),
                at([p.a, p.b, p.c, p.d], i),
                p.p,
              ) +
              T(122, 152 + i * 112, at(lb, i), 17, p.k, { w: 700, mx: 150 }) +
              T(122, 176 + i * 112, at(['今日 9:20', '今日 8:05', 'きのう 17:40', '11月20日'], i), 11, sub) +
              T(122, 194 + i * 112, at(['済み', '確認待ち', 'あと1件', '予定'], i + s.seed), 11, sub),
          ) +
          tabs,
      ];
    case 2:
      return [
        p.p,
        bar(p.k) +
          T(24, 92, at(lb, 0), 20, p.k, { w: 700 }) +
          A(24, 176, w0(s, 4, '128'), 84, p.a, { w: 700, mx: 240 }) +
          times(7, (i) => {
            const h = 30 + r() * 140;
            return (
              rr(26 + i * 37, 400 - h, 26, h, i === 4 ? p.a : p.c, 8) +
              T(39 + i * 37, 424, at(['月', '火', '水', '木', '金', '土', '日'], i), 12, sub, { a: 'middle' })
            );
          }) +
          times(
            3,
            (i) =>
              L(24, 460 + i * 40, 276, 460 + i * 40, mix(p.p, p.k, 0.15)) +
              T(24, 486 + i * 40, at(lb, i + 1), 14, p.k, { mx: 170 }) +
              A(276, 487 + i * 40, String(Math.floor(r() * 90 + 9)), 18, p.k, { a: 'end', w: 600 }),
          ) +
          tabs,
      ];
    case 3:
      return [
        mix(p.p, p.c, 0.3),
        times(5, (i) => L(-10, 80 + i * 110, 310, 40 + i * 130, p.p, 12)) +
          times(4, (i) => L(20 + i * 90, -10, 60 + i * 74, 640, p.p, 12)) +
          P('M180 340q70 10 120 -40v170q-90 20 -120 -20z', mix(p.c, '#ffffff', 0.3)) +
          S('M60 520q30 -90 90 -120t30 -140t70 -120', p.a, 7, `${RC} stroke-dasharray="2 14"`) +
          C(60, 520, 12, p.k) +
          C(250, 140, 15, p.a) +
          rr(20, 56, 260, 52, '#fff', 26) +
          T(46, 88, w0(s, 3), 15, p.k, { w: 700, mx: 200 }) +
          rr(20, 470, 260, 130, '#fff') +
          T(40, 508, at(lb, 0), 18, p.k, { w: 700 }) +
          T(40, 532, at(lb, 1), 13, sub) +
          rr(40, 548, 220, 36, p.a, 18) +
          T(150, 571, 'ここへ行く', 13, on(p.a, p), { a: 'middle', w: 700 }),
      ];
    case 4:
      return [
        p.k,
        bar(p.p) +
          C(150, 260, 108, 'none', `stroke="${mix(p.k, p.p, 0.2)}" stroke-width="20"`) +
          S('M150 152A108 108 0 1 1 48 296', p.a, 20, RC) +
          A(150, 284, w0(s, 4, '24:00'), 62, p.p, { a: 'middle', w: 600, mx: 180 }) +
          T(150, 430, w0(s, 3), 22, p.p, { a: 'middle', w: 700, mx: 260 }) +
          T(150, 462, at(lb, 0), 14, p.b, { a: 'middle' }) +
          C(150, 540, 36, p.a) +
          R(138, 526, 8, 28, p.k) +
          R(154, 526, 8, 28, p.k),
      ];
    case 5:
      return [
        p.p,
        put(photo(at(obs, 0) === 'leaf' ? 'hill' : at(obs, 0), p, s.seed), 0, 0, 300, 300) +
          rr(0, 270, 300, 380, p.p, 26) +
          T(24, 326, at(lb, 0), 26, p.k, { w: 800, mx: 250 }) +
          T(24, 352, w0(s, 2), 13, sub, { mx: 250 }) +
          times(
            3,
            (i) =>
              rr(24 + i * 86, 374, 78, 66, mix(p.p, p.c, 0.25), 12) +
              A(63 + i * 86, 408, String(Math.floor(r() * 90 + 10)), 24, p.k, { a: 'middle', w: 600 }) +
              T(63 + i * 86, 428, at(lb, i + 1), 10, sub, { a: 'middle', mx: 70 }),
          ) +
          times(3, (i) =>
            T(
              24,
              470 + i * 26,
              at(['今日は予約できます', '取り消しは前日まで', '集合は10分前です'], i),
              13,
              p.k,
            ),
          ) +
          rr(24, 554, 252, 50, p.a, 25) +
          T(150, 585, '予約する', 16, on(p.a, p), { a: 'middle', w: 700 }),
      ];
    case 6:
      return [
        mix(p.p, p.d, 0.5),
        bar(p.k) +
          T(150, 82, at(lb, 0), 16, p.k, { a: 'middle', w: 700 }) +
          times(5, (i) => {
            const me = i % 2 === 1;
            const t = at(
              ['おはようございます', '了解です、九時に', '写真を送りますね', 'ありがとう', 'では現地で'],
              i,
            );
            const w = [...t].length * 15 + 30;
            return (
              rr(me ? 276 - w : 62, 114 + i * 78, w, 46, me ? p.a : '#fff', 20) +
              T(me ? 291 - w : 77, 143 + i * 78, t, 14, me ? on(p.a, p) : p.k) +
              (me
                ? ''
                : `<svg x="18" y="${116 + i * 78}" width="38" height="38" viewBox="10 8 60 60">${face(s.seed + i, p.b)}</svg>`)
            );
          }) +
          rr(20, 560, 260, 44, '#fff', 22) +
          T(40, 588, 'メッセージ', 13, sub),
      ];
    case 7:
      return [
        p.p,
        bar(p.k) +
          T(24, 90, w0(s, 3), 22, p.k, { w: 800, mx: 250 }) +
          times(7, (d) =>
            T(38 + d * 37, 128, at(['日', '月', '火', '水', '木', '金', '土'], d), 12, sub, { a: 'middle' }),
          ) +
          times(35, (d) => {
            const x = 38 + (d % 7) * 37;
            const y = 162 + Math.floor(d / 7) * 46;
            const hit = r() < 0.4;
            return (
              (hit ? C(x, y - 5, 16, at([p.a, p.b, p.c], d)) : '') +
              A(x, y, String((d % 30) + 1), 15, hit ? on(at([p.a, p.b, p.c], d), p) : p.k, { a: 'middle' })
            );
          }) +
          times(
            3,
            (i) =>
              rr(20, 410 + i * 60, 260, 50, at([p.a, p.b, p.c], i), 12) +
              T(38, 441 + i * 60, at(lb, i), 15, on(at([p.a, p.b, p.c], i), p), { w: 700, mx: 220 }),
          ),
      ];
    default:
      return [
        p.b,
        bar(on(p.b, p)) +
          obj(at(obs, 0), 150, 330, 1.25, p.k, p.b, p.a) +
          T(150, 120, w0(s, 3), 28, on(p.b, p), { a: 'middle', ff: F.maru, w: 900, mx: 260 }) +
          T(150, 154, w0(s, 2), 14, on(p.b, p), { a: 'middle', mx: 260 }) +
          times(5, (i) => C(70 + i * 40, 520, 13, i < 3 ? p.k : mix(p.b, p.k, 0.25))) +
          T(150, 580, at(lb, 1), 15, on(p.b, p), { a: 'middle', w: 700 }),
      ];
  }
};
const ph = (s: Spec, k: number, x: number, y: number, w: number): string => {
  const [b, i] = screen(s, k);
  return phone(x, y, w, i, b);
};
export const app: Family = (s) => {
  const { p, v } = s;
  const g = at([mix(p.p, p.c, 0.45), p.b, p.d, mix(p.k, p.c, 0.2), p.a, mix(p.p, p.a, 0.25)], s.seed);
  const set = at(
    [
      [0, 1, 5],
      [2, 4, 7],
      [3, 8, 1],
      [6, 0, 2],
      [5, 7, 4],
      [8, 3, 6],
    ],
    v,
  );
  const kk = (i: number): number => at(set, i);
  let o = R(0, 0, 1200, 900, g);
  if (v % 3 === 0)
    o += ph(s, kk(0), 120, 190, 270) + ph(s, kk(1), 465, 130, 270) + ph(s, kk(2), 810, 190, 270);
  if (v % 3 === 1)
    o +=
      VM(150, 120, w0(s, 0), 90, on(g, p), { w: 700, ls: 6, mx: 640, ff: F.ship }) +
      VM(260, 130, w0(s, 2), 24, on(g, p), { ls: 4, mx: 600 }) +
      ph(s, kk(0), 440, 100, 310) +
      ph(s, kk(1), 810, 200, 310);
  if (v % 3 === 2)
    o += G(
      'rotate(-14 600 450)',
      times(5, (i) =>
        ph(s, at(set, i) + Math.floor(i / 3), 40 + i * 240 - (i % 2) * 10, (i % 2) * 240 - 10, 220),
      ),
    );
  return [
    svgPic(1200, 900, o, 1200),
    svgPic(1200, 900, R(0, 0, 1200, 900, p.k) + ph(s, kk(1), 180, 70, 360) + ph(s, kk(2), 660, 70, 360), 860),
    svgPic(1000, 1000, R(0, 0, 1000, 1000, p.c) + ph(s, kk(0), 250, 90, 500), 640),
    swatches(p, [w0(s, 0), '見出し', '本文', '注意', '地'], 700),
  ];
};
const site = (s: Spec, k: number): Art => {
  const { p } = s;
  const lb = w0(s, 1).split('、');
  const sc = (i: number): Art => photo(at(w0(s, 5, 'hill').split(','), i), p, s.seed + i);
  const nav = (c: string): string =>
    times(4, (i) => T(700 + i * 92, 52, at(lb, i), 14, c, { w: 700, mx: 84 }));
  if (k === 0)
    return art(
      1100,
      1500,
      put(sc(0), 0, 0, 1100, 700) +
        T(48, 58, w0(s, 0), 28, '#fff', { w: 700, ff: F.ship }) +
        nav('#fff') +
        VM(980, 150, w0(s, 3), 56, '#fff', { w: 600, ls: 10, mx: 480, ff: F.ship }) +
        R(0, 700, 1100, 800, p.p) +
        T(80, 800, w0(s, 2), 34, p.k, { ff: F.ship, w: 600, mx: 900 }) +
        rowsOf(80, 850, 460, 5, 15, p.k, s.seed, 2) +
        times(
          3,
          (i) =>
            put(sc(i + 1), 80 + i * 320, 1050, 296, 220) +
            T(80 + i * 320, 1310, at(lb, i), 18, p.k, { w: 700 }),
        ),
    );
  if (k === 1)
    return art(
      1100,
      1300,
      R(0, 0, 1100, 1300, p.p) +
        T(48, 58, w0(s, 0), 26, p.k, { w: 800 }) +
        nav(p.k) +
        R(48, 90, 500, 480, p.a) +
        T(84, 240, w0(s, 3), 64, on(p.a, p), { w: 900, mx: 430 }) +
        rowsOf(84, 300, 400, 4, 16, on(p.a, p), s.seed) +
        R(84, 470, 210, 58, on(p.a, p), 'rx="29"') +
        T(189, 506, w0(s, 2), 16, p.a, { a: 'middle', w: 700, mx: 190 }) +
        put(sc(0), 568, 90, 484, 480) +
        times(
          4,
          (i) =>
            R(48 + i * 254, 600, 240, 280, at([p.b, p.d, p.c, p.d], i)) +
            obj(at(['leaf', 'cup', 'apple', 'bowl'], i + s.seed), 168 + i * 254, 730, 0.8, p.k, p.p, p.a) +
            T(48 + i * 254, 912, at(lb, i), 17, p.k, { w: 700 }) +
            A(288 + i * 254, 912, `${(i + 3) * 480}円`, 17, p.k, { a: 'end' }),
        ),
    );
  if (k === 2)
    return art(
      1100,
      1200,
      R(0, 0, 1100, 1200, p.k) +
        T(48, 58, w0(s, 0), 24, p.p, { w: 700 }) +
        nav(p.p) +
        T(40, 380, w0(s, 3), 190, p.p, { w: 900, mx: 1020 }) +
        put(sc(0), 48, 440, 700, 420) +
        T(790, 480, w0(s, 2), 24, p.b, { w: 700, mx: 270 }) +
        rowsOf(790, 520, 260, 8, 14, p.p, s.seed) +
        times(
          5,
          (i) =>
            L(48, 920 + i * 50, 1052, 920 + i * 50, mix(p.k, p.p, 0.3)) +
            A(48, 954 + i * 50, `2026.${11 - i}.${((i * 7) % 28) + 1}`, 16, p.b) +
            T(
              220,
              953 + i * 50,
              at(
                [
                  'お知らせを更新しました',
                  '新しい取り組みをご紹介します',
                  '冬の営業時間について',
                  '採用の募集をはじめました',
                  '展示のご案内',
                ],
                i,
              ),
              15,
              p.p,
            ),
        ),
    );
  if (k === 3)
    return art(
      1100,
      1200,
      R(0, 0, 1100, 1200, p.b) +
        C(820, 380, 320, p.p) +
        put(sc(0), 560, 120, 520, 520, [0, 0, 600, 600], 'style="clip-path:circle(48%)"') +
        T(48, 58, w0(s, 0), 28, p.k, { ff: F.maru, w: 900 }) +
        nav(p.k) +
        [...w0(s, 3)]
          .slice(0, 14)
          .reduce(
            (acc, ch, i) =>
              acc + T(60 + (i % 6) * 84, 240 + Math.floor(i / 6) * 100, ch, 80, p.k, { ff: F.maru, w: 900 }),
            '',
          ) +
        T(62, 560, w0(s, 2), 20, p.k, { w: 700, mx: 440 }) +
        times(
          3,
          (i) =>
            R(48 + i * 340, 720, 320, 360, p.p, 'rx="26"') +
            obj(at(['house', 'heart', 'sun'], i), 208 + i * 340, 850, 0.8, p.a, p.p, p.b) +
            T(208 + i * 340, 990, at(lb, i), 24, p.k, { a: 'middle', ff: F.maru, w: 900, mx: 280 }),
        ),
    );
  return art(
    1100,
    1300,
    R(0, 0, 1100, 1300, p.d) +
      times(
        9,
        (i) =>
          put(sc(i), 20 + (i % 3) * 358, 110 + Math.floor(i / 3) * 380, 344, i % 2 ? 260 : 330) +
          T(20 + (i % 3) * 358, 110 + Math.floor(i / 3) * 380 + (i % 2 ? 288 : 358), at(lb, i), 17, p.k, {
            w: 700,
          }),
      ) +
      T(20, 70, w0(s, 0), 46, p.k, { ff: F.antique, mx: 500 }) +
      nav(p.k),
  );
};
export const web: Family = (s) => {
  const a = site(s, s.v);
  const { p } = s;
  const g = at([mix(p.k, p.c, 0.5), mix(p.p, p.b, 0.5), p.c, p.d, mix(p.p, p.a, 0.5)], s.seed);
  return [
    browser(a, g),
    s.seed % 2 ? laptop(a, p.d, 860) : table([a], g, s.seed, 860),
    svgPic(
      1200,
      900,
      R(0, 0, 1200, 900, p.b) +
        phone(240, 120, 320, `<svg width="300" height="630" viewBox="0 0 520 1092">${a.s}</svg>`, p.p) +
        phone(650, 120, 320, at(screen(s, 5), 1), p.p),
      800,
    ),
    crop(a, 0.5, 0.75, 0.8, 4 / 3, 700),
  ];
};
export const dashboard: Family = (s) => {
  const { p, v } = s;
  const lb = w0(s, 1).split('、');
  const r = rng(s.seed);
  const dark = v === 1;
  const bgc = dark ? p.k : mix(p.p, '#ffffff', 0.5);
  const fg = dark ? p.p : p.k;
  const card = dark ? mix(p.k, '#ffffff', 0.09) : '#fff';
  const line = (x: number, y: number, w: number, h: number, c: string, fill = false): string => {
    let d = `M${x} ${y + h * 0.7}`;
    const n = 14;
    for (let i = 1; i <= n; i++) d += `L${x + (w * i) / n} ${(y + h * (0.15 + r() * 0.6)).toFixed(0)}`;
    return (fill ? P(`${d}V${y + h}H${x}z`, mix(c, card, 0.7)) : '') + S(d, c, 4, RC);
  };
  const a = art(
    1100,
    760,
    R(0, 0, 1100, 760, bgc) +
      R(0, 0, 190, 760, dark ? mix(p.k, '#000000', 0.4) : p.k) +
      T(28, 60, w0(s, 0), 24, p.p, { w: 800, mx: 140 }) +
      times(
        6,
        (i) =>
          (i === 1 ? R(14, 100 + i * 46, 162, 40, p.a, 'rx="10"') : '') +
          C(36, 120 + i * 46, 7, p.p) +
          T(54, 126 + i * 46, at(lb, i), 15, i === 1 ? on(p.a, p) : p.p, { mx: 116 }),
      ) +
      times(
        4,
        (i) =>
          rr(216 + i * 218, 30, 202, 120, card, 14) +
          T(234 + i * 218, 64, at(lb, i), 14, mix(fg, bgc, 0.35), { mx: 160 }) +
          A(234 + i * 218, 122, String(Math.floor(r() * 9000 + 400)), 44, i === 0 ? p.a : fg, { w: 600 }),
      ) +
      (v === 2
        ? rr(216, 170, 856, 560, card, 14) +
          times(
            9,
            (j) =>
              T(
                240,
                226 + j * 58,
                at(['六時', '七時', '八時', '九時', '十時', '十一時', '十二時', '十三時', '十四時'], j),
                13,
                mix(fg, bgc, 0.35),
              ) +
              times(3, () => {
                const x = 300 + Math.floor(r() * 6) * 110;
                const w = 90 + r() * 130;
                return rr(
                  x,
                  200 + j * 58,
                  Math.min(w, 1050 - x),
                  38,
                  at([p.a, p.b, p.c, p.d], Math.floor(r() * 4)),
                  8,
                );
              }),
          )
        : rr(216, 170, 560, 320, card, 14) +
          T(240, 208, w0(s, 3), 18, fg, { w: 700, mx: 500 }) +
          line(240, 230, 512, 230, p.a, true) +
          line(240, 230, 512, 230, p.b) +
          rr(796, 170, 276, 320, card, 14) +
          C(934, 330, 90, 'none', `stroke="${p.c}" stroke-width="34"`) +
          S('M934 240A90 90 0 0 1 1010 378', p.a, 34) +
          S('M1010 378A90 90 0 0 1 900 413', p.b, 34) +
          A(934, 344, '68%', 40, fg, { a: 'middle', w: 600 }) +
          rr(216, 510, 856, 220, card, 14) +
          times(
            4,
            (i) =>
              L(240, 562 + i * 42, 1048, 562 + i * 42, mix(card, fg, 0.14)) +
              C(256, 542 + i * 42, 10, at([p.a, p.b, p.c, p.d], i)) +
              T(280, 548 + i * 42, at(lb, i), 15, fg) +
              rr(480, 536 + i * 42, 300 * r() + 60, 12, at([p.a, p.b, p.c, p.d], i), 6) +
              A(1040, 548 + i * 42, String(Math.floor(r() * 900)), 18, fg, { a: 'end', w: 600 }),
          )),
  );
  const g = at([p.c, mix(p.p, p.b, 0.5), p.d, mix(p.k, p.a, 0.25)], s.seed);
  return [
    v === 1 ? laptop(a, g, 1200) : browser(a, g),
    table([a], p.k, s.seed, 860),
    crop(a, 0.5, 0.35, 0.5, 4 / 3, 720),
    swatches(p, lb, 680),
  ];
};
/** Design systems, icons and parts. */
export const parts: Family = (s) => {
  const { p, v } = s;
  const lb = w0(s, 1).split('、');
  const ic = [
    'leaf',
    'cup',
    'train',
    'house',
    'heart',
    'sun',
    'drop',
    'key',
    'map',
    'camera',
    'bicycle',
    'bird',
    'book',
    'apple',
    'umbrella',
    'mic',
    'note',
    'gear',
    'cloud',
    'fish',
    'bread',
    'candle',
    'tree',
    'glasses',
    'pencil',
    'ball',
    'bottle',
    'spoon',
    'tent',
    'moon',
  ];
  let o = R(0, 0, 1200, 900, at([p.p, p.a, mix(p.p, '#ffffff', 0.5)], v));
  if (v === 0)
    o +=
      T(60, 110, w0(s, 0), 52, p.k, { w: 800, mx: 1000 }) +
      times(
        5,
        (i) =>
          rr(60, 170 + i * 84, 210, 58, at([p.a, p.k, p.p, p.c, p.d], i), 29) +
          (i === 2 ? R(60, 170 + i * 84, 210, 58, 'none', `stroke="${p.k}" stroke-width="3" rx="29"`) : '') +
          T(165, 206 + i * 84, at(lb, i), 18, on(at([p.a, p.k, p.p, p.c, p.d], i), p), {
            a: 'middle',
            w: 700,
            mx: 180,
          }),
      ) +
      times(
        3,
        (i) =>
          rr(320, 170 + i * 140, 360, 116, '#fff', 14) +
          R(
            320,
            170 + i * 140,
            360,
            116,
            'none',
            `stroke="${i === 1 ? p.a : p.d}" stroke-width="3" rx="14"`,
          ) +
          T(344, 206 + i * 140, at(lb, i + 2), 15, mix(p.k, p.p, 0.4)) +
          T(344, 254 + i * 140, at(['早瀬みお', 'hayase@example.jp', '港区海岸'], i), 22, p.k),
      ) +
      rr(730, 170, 410, 396, p.k, 20) +
      A(764, 300, 'Aa', 120, p.p, { w: 700 }) +
      M(930, 300, 'あ亜', 100, p.b, { w: 700 }) +
      times(3, (i) =>
        T(764, 380 + i * 54, at(['見出し 34/48', '本文 16/32', '注記 12/18'], i), at([34, 20, 14], i), p.p, {
          w: i === 0 ? 700 : 400,
        }),
      ) +
      [p.a, p.b, p.c, p.d, p.k]
        .map(
          (c, i) =>
            rr(60 + i * 218, 640, 198, 190, c, 18) +
            A(80 + i * 218, 806, c.toUpperCase(), 20, on(c, p), { w: 500 }),
        )
        .join('');
  if (v === 1)
    o += times(30, (i) => {
      const x = 110 + (i % 6) * 196;
      const y = 100 + Math.floor(i / 6) * 176;
      return (
        R(x - 76, y - 76, 152, 152, i % 7 === 3 ? p.k : p.p, 'rx="26"') +
        obj(at(ic, i + s.seed), x, y, 0.5, i % 7 === 3 ? p.b : p.k, i % 7 === 3 ? p.k : p.p, p.a)
      );
    });
  if (v === 2)
    o += times(24, (i) => {
      const x = 90 + (i % 6) * 182;
      const y = 60 + Math.floor(i / 6) * 205;
      return (
        obj(at(ic, i * 3 + s.seed), x + 55, y + 60, 0.5, p.k, p.p, p.a) +
        L(x, y + 130, x + 110, y + 130, p.k, 2) +
        T(x, y + 156, at(lb, i), 16, p.k, { mx: 120 }) +
        A(x + 110, y + 156, String(i + 1).padStart(2, '0'), 14, p.a, { a: 'end' })
      );
    });
  const a = art(1200, 900, o);
  return [
    svgPic(1200, 900, o, 1200),
    crop(a, 0.3, 0.3, 0.42, 4 / 3, 720),
    svgPic(1200, 900, R(0, 0, 1200, 900, p.k) + ph(s, 1, 250, 100, 320) + ph(s, 2, 640, 100, 320), 780),
  ];
};
/** Banner and ad sets. words: brand, copies '、', button, -, -, object */
export const banners: Family = (s) => {
  const { p, v } = s;
  const cp = w0(s, 1).split('、');
  const ob = w0(s, 5, 'cup').split(',');
  const b = (x: number, y: number, w: number, h: number, i: number): string => {
    const g = at([p.a, p.b, p.c, p.k, p.d], i + v);
    const f = on(g, p);
    const tallish = h > w;
    const z = Math.min(w, h);
    return (
      soft(x, y, w, h, 0.18, 8) +
      `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" overflow="hidden">${R(0, 0, w, h, g)}${i % 3 === 1 ? put(photo(at(ob, i), p, s.seed + i), tallish ? 0 : w * 0.5, tallish ? h * 0.4 : 0, tallish ? w : w * 0.5, tallish ? h * 0.6 : h) : C(tallish ? w / 2 : w * 0.78, tallish ? h * 0.66 : h / 2, z * 0.42, mix(g, f, 0.16)) + obj(at(ob, i), tallish ? w / 2 : w * 0.78, tallish ? h * 0.66 : h / 2, z / 290, f, g, at([p.b, p.a, p.p], i))}${T(w * 0.07, tallish ? h * 0.14 : h * 0.42, at(cp, i), Math.min(54, z * 0.2), f, { w: 900, mx: tallish ? w * 0.86 : w * 0.42, ff: at([F.go, F.maru, F.dela, F.kaisei], s.seed) })}${T(w * 0.07, tallish ? h * 0.21 : h * 0.62, w0(s, 0), Math.min(20, z * 0.09), f, { w: 700, mx: w * 0.42 })}${z > 120 ? rr(w * 0.07, tallish ? h * 0.25 : h * 0.74, Math.min(150, w * 0.36), Math.min(40, z * 0.17), f, 20) + T(w * 0.07 + Math.min(150, w * 0.36) / 2, (tallish ? h * 0.25 : h * 0.74) + Math.min(40, z * 0.17) * 0.66, w0(s, 2), Math.min(15, z * 0.07), g, { a: 'middle', w: 700, mx: Math.min(130, w * 0.32) }) : ''}</svg>`
    );
  };
  const o =
    R(0, 0, 1200, 900, at([p.p, mix(p.p, '#888888', 0.15), p.d], s.seed)) +
    (v % 2 === 0
      ? b(60, 60, 680, 360, 0) +
        b(780, 60, 360, 360, 1) +
        b(60, 460, 240, 380, 2) +
        b(340, 460, 400, 180, 3) +
        b(340, 670, 400, 170, 4) +
        b(780, 460, 360, 380, 5)
      : b(60, 60, 330, 780, 0) +
        b(430, 60, 710, 240, 1) +
        b(430, 340, 335, 500, 2) +
        b(805, 340, 335, 235, 3) +
        b(805, 605, 335, 235, 4));
  return [
    svgPic(1200, 900, o, 1200),
    svgPic(1200, 630, b(0, 0, 1200, 630, 0), 860),
    svgPic(900, 900, b(0, 0, 900, 900, 1), 640),
    svgPic(
      1200,
      900,
      R(0, 0, 1200, 900, p.k) +
        phone(
          240,
          90,
          330,
          `<svg width="300" height="630" viewBox="0 0 300 630">${b(20, 70, 260, 260, 2)}${b(20, 350, 260, 250, 5)}</svg>`,
          p.p,
        ) +
        phone(640, 90, 330, b(0, 0, 300, 630, 0), p.p),
      760,
    ),
  ];
};
/** Slide decks. words: title, section names '、', client, -, number, object */
export const slides: Family = (s) => {
  const { p, v } = s;
  const lb = w0(s, 1).split('、');
  const r = rng(s.seed);
  const sl = (i: number): Art => {
    const g = at([p.a, p.p, p.p, p.k, p.p, p.d], i + v);
    const f = on(g, p);
    const k = i === 0 ? 0 : 1 + ((i - 1 + v * 2) % 5);
    return art(
      640,
      360,
      R(0, 0, 640, 360, g) +
        (k === 0
          ? T(44, 190, w0(s, 0), 54, f, { w: 900, mx: 540 }) +
            T(46, 232, w0(s, 2), 18, f, { mx: 500 }) +
            R(44, 300, 80, 6, f) +
            obj(w0(s, 5, 'leaf'), 540, 250, 0.8, f, g, p.b)
          : k === 1
            ? T(40, 70, at(lb, i), 28, f, { w: 800, mx: 540 }) +
              times(
                3,
                (j) =>
                  R(40 + j * 192, 110, 176, 200, at([p.a, p.b, p.c], j)) +
                  A(128 + j * 192, 220, String(Math.floor(r() * 90 + 8)), 76, on(at([p.a, p.b, p.c], j), p), {
                    a: 'middle',
                    w: 700,
                  }) +
                  T(128 + j * 192, 280, at(lb, j + 1), 16, on(at([p.a, p.b, p.c], j), p), {
                    a: 'middle',
                    w: 700,
                    mx: 150,
                  }),
              )
            : k === 2
              ? T(40, 70, at(lb, i), 28, f, { w: 800, mx: 540 }) +
                times(6, (j) => {
                  const h = 40 + r() * 150;
                  return (
                    R(50 + j * 94, 310 - h, 66, h, j === 3 ? p.a : p.c) +
                    T(83 + j * 94, 334, `${2021 + j}`, 13, f, { a: 'middle' })
                  );
                })
              : k === 3
                ? T(320, 176, at(lb, i), 50, f, { a: 'middle', w: 700, mx: 560, ff: F.ship }) +
                  T(320, 226, w0(s, 0), 18, f, { a: 'middle', mx: 520 })
                : k === 4
                  ? put(
                      photo(at(['hands', 'town', 'field', 'sea', 'still'], i + s.seed), p, s.seed),
                      320,
                      0,
                      320,
                      360,
                    ) +
                    T(40, 90, at(lb, i), 30, f, { w: 800, mx: 250 }) +
                    rowsOf(40, 130, 240, 8, 13, f, s.seed + i)
                  : T(40, 70, at(lb, i), 28, f, { w: 800, mx: 540 }) +
                    times(
                      4,
                      (j) =>
                        C(100 + j * 146, 200, 58, at([p.a, p.b, p.c, p.k], j)) +
                        T(100 + j * 146, 206, at(lb, j + 2), 16, on(at([p.a, p.b, p.c, p.k], j), p), {
                          a: 'middle',
                          w: 700,
                          mx: 96,
                        }) +
                        (j < 3 ? P(`M${164 + j * 146} 194h12v-8l14 14l-14 14v-8h-12z`, f) : ''),
                    )) +
        A(610, 344, String(i + 1), 14, f, { a: 'end' }),
    );
  };
  const o =
    R(0, 0, 1200, 900, mix(p.d, '#777777', 0.25)) +
    times(9, (i) => {
      const x = 50 + (i % 3) * 373;
      const y = 70 + Math.floor(i / 3) * 262;
      return soft(x, y, 350, 197, 0.25, 9) + put(sl(i), x, y, 350, 197);
    });
  return [
    s.seed % 2 ? svgPic(1200, 900, o, 1200) : svgPic(1200, 675, put(sl(0), 0, 0, 1200, 675), 1160),
    s.seed % 2 ? svgPic(1200, 675, put(sl(1), 0, 0, 1200, 675), 860) : svgPic(1200, 900, o, 900),
    svgPic(1200, 675, put(sl(2), 0, 0, 1200, 675), 760),
    table([sl(0), sl(1)], p.k, s.seed, 760),
  ];
};
const NOTES: readonly (readonly [string, string, string])[] = [
  ['家族に聞いて', 'から決めたい', '（七人）'],
  ['二つの画面を', '行き来する', ''],
  ['送料が最後に', '出て驚く', ''],
  ['手がふさがり', '入力できない', ''],
  ['写真を撮って', '比べている', ''],
  ['ここで一度', '閉じてしまう', '（五人）'],
  ['言葉が難しく', '読み飛ばす', ''],
  ['届く日だけ', '先に知りたい', ''],
  ['前に失敗した', '話を思い出す', ''],
  ['電話のほうが', '早いと感じる', ''],
  ['紙に書き写し', '冷蔵庫に貼る', '（三人）'],
  ['戻ると消える', 'のが怖い', ''],
  ['夜十時以降に', 'まとめて見る', ''],
];
/** Research: journeys, sticky notes, wire flows. */
export const research: Family = (s) => {
  const { p, v } = s;
  const lb = w0(s, 1).split('、');
  const r = rng(s.seed);
  const feel = Array.from({ length: 6 }, () => Math.round(395 + r() * 100));
  const note = (x: number, y: number, k: number, z: number, ff: string = F.go): string =>
    times(3, (j) => T(x, y + j * z * 1.7, at(at(NOTES, k), j), z, p.k, { ff, mx: 118 }));
  let o = R(0, 0, 1200, 900, at([p.p, mix(p.p, '#ffffff', 0.4), p.d], v));
  if (v === 0)
    o +=
      T(50, 80, w0(s, 0), 40, p.k, { w: 800, mx: 1000 }) +
      times(
        6,
        (i) =>
          R(200 + i * 162, 120, 152, 54, at([p.a, p.b, p.c, p.a, p.b, p.c], i)) +
          T(276 + i * 162, 154, at(lb, i), 17, on(at([p.a, p.b, p.c, p.a, p.b, p.c], i), p), {
            a: 'middle',
            w: 700,
            mx: 136,
          }),
      ) +
      times(
        4,
        (j) =>
          T(50, 260 + j * 170, at(['行動', '気持ち', '困りごと', '機会'], j), 20, p.k, { w: 700 }) +
          L(50, 190 + j * 170, 1150, 190 + j * 170, mix(p.p, p.k, 0.3), 2),
      ) +
      S(
        feel
          .map((y, i) =>
            i === 0
              ? `M276 ${y}`
              : `C${195 + i * 162} ${at(feel, i - 1)} ${195 + i * 162} ${y} ${276 + i * 162} ${y}`,
          )
          .join(''),
        p.a,
        7,
      ) +
      times(6, (i) => C(276 + i * 162, at(feel, i), 15, p.k)) +
      times(18, (i) => {
        const x = 206 + (i % 6) * 162;
        const y = at([204, 546, 714], i / 6);
        return (
          R(
            x,
            y,
            140,
            116,
            mix(at([p.b, p.c, p.a], i), '#ffffff', 0.55),
            `transform="rotate(${(r() * 6 - 3).toFixed(1)} ${x + 70} ${y + 58})"`,
          ) + note(x + 12, y + 34, i + s.seed, 13)
        );
      });
  if (v === 1)
    o +=
      times(34, (i) => {
        const x = 40 + (i % 8) * 142 + r() * 16;
        const y = 60 + Math.floor(i / 8) * 165 + r() * 18;
        const c = mix(at([p.b, p.a, p.c, p.d], Math.floor((i % 8) / 2)), '#ffffff', 0.35);
        return G(
          `rotate(${(r() * 10 - 5).toFixed(1)} ${x + 60} ${y + 60})`,
          soft(x, y, 122, 122, 0.16, 6) + R(x, y, 122, 122, c) + note(x + 10, y + 38, i + s.seed, 15, F.klee),
        );
      }) +
      E(300, 440, 240, 330, 'none', `stroke="${p.k}" stroke-width="4" stroke-dasharray="10 10"`) +
      E(860, 440, 270, 350, 'none', `stroke="${p.a}" stroke-width="4" stroke-dasharray="10 10"`);
  if (v === 2)
    o +=
      times(10, (i) => {
        const x = 60 + (i % 5) * 224;
        const y = 60 + Math.floor(i / 5) * 420;
        return (
          rr(x, y, 180, 340, '#fff', 16) +
          R(x, y, 180, 340, 'none', `stroke="${p.k}" stroke-width="3" rx="16"`) +
          (i % 3 === 0
            ? R(x + 16, y + 50, 148, 110, p.d) +
              L(x + 16, y + 50, x + 164, y + 160, mix(p.k, p.p, 0.5), 2) +
              L(x + 164, y + 50, x + 16, y + 160, mix(p.k, p.p, 0.5), 2)
            : times(4, (k) =>
                R(x + 16, y + 50 + k * 44, 148, 34, k === i % 4 ? mix(p.a, '#ffffff', 0.4) : p.d, 'rx="6"'),
              )) +
          T(x + 16, y + 32, at(lb, i), 16, p.k, { w: 700, mx: 148 }) +
          rr(x + 16, y + 280, 148, 40, i % 2 ? p.k : p.a, 20) +
          (i % 5 < 4 ? P(`M${x + 184} ${y + 168}h26v-8l14 12l-14 12v-8h-26z`, p.a) : '')
        );
      }) + P('M1046 412v26H120v36', 'none', `stroke="${p.a}" stroke-width="5"`);
  const a = art(1200, 900, o);
  return [svgPic(1200, 900, o, 1200), table([a], p.c, s.seed, 820), crop(a, 0.35, 0.6, 0.42, 4 / 3, 700)];
};
