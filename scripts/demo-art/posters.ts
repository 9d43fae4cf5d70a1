/** Poster families. Words: title, subtitle, place, date, small line, glyph/object. */
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
  clip,
  grad,
  lum,
  mix,
  on,
  rng,
  rowsOf,
  times,
  w0,
  type Art,
  type Spec,
} from './kit.ts';
import { obj } from './objects.ts';

const W = 600;
const H = 848;
type Make = (s: Spec) => Art;
const bg = (f: string): string => R(0, 0, W, H, f);
const foot = (s: Spec, c: string, v = 0, y = 812): string => {
  const [place, date] = [w0(s, 2), w0(s, 3)];
  if (v === 1)
    return (
      A(28, y, date, 56, c, { w: 600, mx: 330 }) + T(W - 28, y, place, 14, c, { a: 'end', w: 700, mx: 210 })
    );
  if (v === 2)
    return (
      R(28, y - 58, 544, 2, c) +
      T(28, y - 30, w0(s, 1), 15, c, { w: 700, mx: 540 }) +
      T(28, y - 6, `${date}　${place}`, 12.5, c, { mx: 540 })
    );
  return (
    T(28, y, place, 14, c, { w: 700, mx: 280 }) + A(W - 28, y, date, 32, c, { a: 'end', w: 600, mx: 260 })
  );
};

/** One character so large that it leaves the sheet. */
export const glyph: Make = (s) => {
  const { p, v } = s;
  const ch = [...w0(s, 5, w0(s, 0))];
  const c0 = at(ch, 0);
  const fonts = [F.min, F.dela, F.ship, F.go, F.antique, F.potta];
  const ff = at(fonts, s.seed);
  let o = '';
  if (v === 0)
    o =
      bg(p.p) +
      T(-70, 560, c0, 660, p.a, { ff, w: 800 }) +
      R(0, 640, W, 208, p.k) +
      M(28, 712, w0(s, 0), 52, p.p, { w: 700, mx: 540 }) +
      T(28, 752, w0(s, 1), 16, p.p, { mx: 540 }) +
      foot(s, p.p);
  else if (v === 1)
    o =
      bg(p.a) +
      times(3, (i) =>
        T(300, 250 + i * 270, at(ch, i), 330, i === 1 ? p.p : p.k, { ff, w: 800, a: 'middle' }),
      ) +
      VM(566, 40, w0(s, 0), 26, p.p, { w: 700, ls: 3, mx: 420 }) +
      VM(36, 40, w0(s, 1), 15, p.p, { ls: 2, mx: 500 }) +
      foot(s, p.p);
  else if (v === 2)
    o =
      bg(p.k) +
      clip(
        C(300, 380, 262, '#fff'),
        R(0, 0, W, H, p.b) + T(300, 560, c0, 520, p.a, { ff, w: 800, a: 'middle' }),
      ) +
      T(300, 718, w0(s, 0), 46, p.p, { a: 'middle', w: 700, ff: F.ship, ls: 6, mx: 540 }) +
      T(300, 752, w0(s, 1), 15, p.p, { a: 'middle', mx: 540 }) +
      foot(s, p.b);
  else if (v === 3)
    o =
      bg(p.p) +
      times(9, (i) =>
        clip(
          R(0, 60 + i * 66, W, 60, '#fff'),
          T(300 + Math.sin(i * 1.1) * 46, 590, c0, 600, i === 4 ? p.a : p.k, { ff, w: 800, a: 'middle' }),
        ),
      ) +
      T(28, 704, w0(s, 0), 44, p.k, { w: 800, mx: 540 }) +
      foot(s, p.k, 2);
  else if (v === 4)
    o =
      R(0, 0, 300, H, p.k) +
      R(300, 0, 300, H, p.b) +
      clip(R(0, 0, 300, H, '#fff'), T(300, 600, c0, 560, p.b, { ff, w: 800, a: 'middle' })) +
      clip(R(300, 0, 300, H, '#fff'), T(300, 600, c0, 560, p.k, { ff, w: 800, a: 'middle' })) +
      VM(560, 44, w0(s, 0), 38, p.k, { w: 700, ls: 4, mx: 400 }) +
      VM(40, 44, w0(s, 1), 17, p.b, { ls: 3, mx: 460 }) +
      T(28, 812, w0(s, 2), 14, p.b, { w: 700, mx: 250 }) +
      A(572, 812, w0(s, 3), 32, p.k, { a: 'end', w: 600, mx: 260 });
  else
    o =
      bg(p.d) +
      T(300, 700, c0, 640, 'none', { ff, w: 800, a: 'middle', k: 5, kc: p.k }) +
      T(318, 682, c0, 640, p.a, { ff, w: 800, a: 'middle', e: 'opacity=".88"' }) +
      R(0, 0, W, 74, p.k) +
      T(28, 49, w0(s, 0), 32, p.p, { w: 700, mx: 400 }) +
      A(572, 49, w0(s, 3), 28, p.b, { a: 'end', w: 600, mx: 150 }) +
      T(28, 820, `${w0(s, 1)}　${w0(s, 2)}`, 14, p.k, { w: 700, mx: 540 });
  return art(W, H, clip(R(0, 0, W, H, '#fff'), o));
};

/** Circles, quarters and bars. */
export const geo: Make = (s) => {
  const { p, v } = s;
  const r = rng(s.seed);
  const col = [p.a, p.b, p.c, p.k];
  let o = bg(v === 2 ? p.k : p.p);
  if (v === 0) {
    for (let y = 0; y < 5; y++)
      for (let x = 0; x < 4; x++) {
        const c = at(col, Math.floor(r() * 4));
        const k = Math.floor(r() * 4);
        o += G(
          `translate(${x * 150 + 75} ${y * 130 + 74}) rotate(${Math.floor(r() * 4) * 90})`,
          k === 0
            ? C(0, 0, 62, c)
            : k === 1
              ? P('M-65 -65h130a130 130 0 0 1 -130 130z', c)
              : k === 2
                ? P('M-65 65A65 65 0 0 1 65 65z', c) +
                  P('M-65 0A65 65 0 0 1 65 0z', at(col, Math.floor(r() * 4)))
                : R(-65, -65, 65, 130, c),
        );
      }
    o +=
      T(28, 730, w0(s, 0), 50, p.k, { w: 800, mx: 544 }) +
      T(28, 762, w0(s, 1), 15, p.k, { w: 700, mx: 544 }) +
      foot(s, p.k);
  } else if (v === 1) {
    o +=
      times(7, (i) => C(300, 340, 290 - i * 42, i % 2 ? p.p : at(col, i / 2))) +
      R(300, 40, 300, 300, p.p) +
      P('M300 50A290 290 0 0 1 590 340H300z', p.b) +
      M(28, 724, w0(s, 0), 60, p.k, { w: 800, mx: 544 }) +
      T(30, 760, w0(s, 1), 15, p.k, { mx: 540 }) +
      foot(s, p.k);
  } else if (v === 2) {
    o +=
      times(11, (i) =>
        R(
          28 + i * 50,
          60 + Math.abs(Math.sin(i * 0.8 + s.seed)) * 260,
          38,
          540 - Math.abs(Math.sin(i * 0.8 + s.seed)) * 260,
          at([p.a, p.b, p.p, p.c], i),
          'rx="19"',
        ),
      ) +
      T(28, 706, w0(s, 0), 62, p.p, { ff: F.dela, mx: 544 }) +
      T(28, 744, w0(s, 1), 16, p.b, { w: 700, mx: 544 }) +
      foot(s, p.p);
  } else if (v === 3) {
    o +=
      R(0, 0, W, 560, p.a) +
      C(150, 280, 150, p.k) +
      P('M300 130h150a150 150 0 0 1 0 300h-150z', p.b) +
      R(300, 430, 300, 130, p.c) +
      C(460, 280, 60, p.p) +
      R(0, 430, 300, 130, p.p) +
      T(28, 650, w0(s, 0), 58, p.k, { w: 900, mx: 544 }) +
      foot(s, p.k, 2);
  } else {
    o +=
      times(12, (i) => G(`rotate(${i * 30} 300 350)`, P('M300 350L258 90a60 60 0 0 1 84 0z', at(col, i)))) +
      C(300, 350, 74, p.p) +
      R(0, 660, W, 188, p.k) +
      T(300, 724, w0(s, 0), 50, p.p, { a: 'middle', ff: F.kaisei, w: 800, mx: 540 }) +
      T(300, 758, w0(s, 1), 14, p.b, { a: 'middle', mx: 540 }) +
      foot(s, p.p);
  }
  return art(W, H, o);
};

/** Land in layers. */
export const land: Make = (s) => {
  const { p, v } = s;
  const r = rng(s.seed);
  const ridge = (y: number, amp: number, f: string, step = 100): string => {
    let d = `M0 ${y}`;
    for (let x = 0; x <= W; x += step) d += `L${x} ${y - r() * amp}`;
    return P(`${d}L${W} ${y}V${H}H0z`, f);
  };
  const hill = (y: number, amp: number, f: string): string =>
    P(
      `M0 ${y}C150 ${y - amp * (0.5 + r())} 260 ${y + amp * r()} 380 ${y - amp * 0.4}S560 ${y - amp * r()} 600 ${y - amp * 0.2}V${H}H0z`,
      f,
    );
  const sky = at([mix(p.p, p.b, 0.4), p.d, mix(p.k, p.c, 0.3), mix(p.p, p.a, 0.25), mix(p.p, p.c, 0.35)], v);
  let o = bg(sky);
  const ink = on(sky, p);
  if (v === 0)
    o += C(410, 250, 110, p.a) + times(6, (i) => ridge(400 + i * 70, 150 - i * 14, mix(p.c, p.k, i / 6)));
  if (v === 1)
    o +=
      C(170, 210, 84, p.a) +
      times(7, (i) => hill(360 + i * 66, 60, mix(mix(p.c, p.b, 0.5), p.k, i / 7))) +
      times(16, (i) =>
        obj('tree', 40 + ((i * 137) % 540), 560 + (i % 4) * 60, 0.26 + (i % 4) * 0.08, p.k, p.k, p.k),
      );
  if (v === 2)
    o +=
      times(46, () => C(r() * 600, r() * 400, 1 + r() * 2.2, p.p)) +
      C(440, 180, 56, p.b) +
      ridge(500, 160, mix(p.c, p.k, 0.5), 120) +
      ridge(580, 90, mix(p.k, '#000000', 0.2), 80) +
      times(9, (i) =>
        obj('house', 40 + i * 66, 650 + (i % 3) * 20, 0.3, mix(p.k, p.c, 0.3), p.k, i % 2 ? p.b : p.a),
      ) +
      R(0, 690, W, 160, p.k);
  if (v === 3)
    o +=
      C(300, 300, 150, p.a) +
      times(9, (i) =>
        P(
          `M-40 ${400 + i * 52}q60 -40 120 0t120 0t120 0t120 0t120 0t120 0V${H}H-40z`,
          mix(p.b, p.k, i / 9),
          `transform="translate(${(i % 2) * -60} 0)"`,
        ),
      ) +
      obj('boat', 420, 430, 0.5, p.k, p.k, p.p);
  if (v === 4)
    o +=
      P('M0 420L200 140L330 330L430 220L600 430V848H0z', p.c) +
      P('M200 140l-58 82l34 -10l24 26l30 -30l28 16z', p.p) +
      times(8, (i) =>
        S(
          `M-20 ${470 + i * 44}C160 ${430 + i * 44} 330 ${540 + i * 44} 620 ${456 + i * 44}`,
          at([p.b, p.a, p.k], i),
          30,
        ),
      ) +
      obj('torii', 470, 430, 0.5, p.a, p.a, p.a);
  const low = p.p;
  o +=
    v === 2 || lum(sky) < 0.5
      ? VM(548, 42, w0(s, 0), 58, ink, { w: 700, ls: 4, mx: 420, ff: F.ship }) +
        VM(482, 48, w0(s, 1), 17, ink, { ls: 3, mx: 380 })
      : VM(62, 42, w0(s, 0), 60, ink, { w: 700, ls: 4, mx: 330, ff: v === 1 ? F.yuji : F.min }) +
        VM(122, 48, w0(s, 1), 17, ink, { ls: 3, mx: 280 });
  o += foot(s, v === 4 ? p.p : low, v % 2);
  return art(W, H, clip(R(0, 0, W, H, '#fff'), o));
};

/** One thing, drawn large. */
export const thing: Make = (s) => {
  const { p, v } = s;
  const name = w0(s, 5, 'cup');
  let o = '';
  if (v === 0)
    o =
      bg(p.b) +
      obj(name, 300, 440, 2.5, p.k, p.p, p.a) +
      T(28, 92, w0(s, 0), 66, p.k, { ff: F.dela, mx: 544 }) +
      T(30, 128, w0(s, 1), 16, p.k, { w: 700, mx: 540 }) +
      foot(s, p.k);
  if (v === 1)
    o =
      bg(p.p) +
      C(300, 330, 240, p.a) +
      obj(name, 300, 330, 1.9, p.k, p.p, p.b) +
      VM(556, 600, w0(s, 1), 15, p.k, { mx: 210 }) +
      M(28, 680, w0(s, 0), 68, p.k, { w: 700, mx: 480 }) +
      foot(s, p.k, 2);
  if (v === 2)
    o =
      bg(p.k) +
      times(12, (i) =>
        obj(
          name,
          105 + (i % 3) * 195,
          110 + Math.floor(i / 3) * 160,
          0.72,
          at([p.a, p.b, p.c, p.p], i * 3 + Math.floor(i / 3)),
          p.k,
          at([p.p, p.p, p.b, p.a], i),
          (i * 37) % 360,
        ),
      ) +
      R(0, 690, W, 158, p.p) +
      T(28, 752, w0(s, 0), 44, p.k, { w: 800, mx: 544 }) +
      foot(s, p.k);
  if (v === 3)
    o =
      R(0, 0, W, 424, p.a) +
      R(0, 424, W, 424, p.d) +
      obj(name, 300, 424, 2.3, p.p, p.k, p.b) +
      VM(560, 40, w0(s, 0), 50, p.p, { w: 700, ls: 6, mx: 330, ff: F.kaisei }) +
      VM(44, 480, w0(s, 1), 16, p.k, { ls: 3, mx: 300 }) +
      foot(s, p.k);
  if (v === 4)
    o =
      bg(p.d) +
      times(8, (i) => R(0, i * 106, W, 53, mix(p.d, p.c, 0.5))) +
      obj(name, 300, 460, 2.6, p.a, p.p, p.k, -12) +
      R(40, 40, 250, 96, p.p) +
      T(56, 100, w0(s, 0), 42, p.k, { w: 800, mx: 220, ff: F.rock }) +
      R(40, 740, 520, 70, p.k) +
      T(60, 770, w0(s, 1), 15, p.p, { w: 700, mx: 300 }) +
      T(60, 794, w0(s, 2), 12, p.p, { mx: 300 }) +
      A(544, 792, w0(s, 3), 38, p.b, { a: 'end', w: 600, mx: 170 });
  if (v === 5)
    o =
      bg(p.p) +
      obj(name, 380, 300, 2.9, mix(p.p, p.b, 0.75), mix(p.p, p.b, 0.35), p.a, 14) +
      T(28, 560, w0(s, 0), 92, p.k, { w: 900, mx: 544 }) +
      L(28, 600, 572, 600, p.k, 3) +
      rowsOf(28, 632, 260, 5, 12, p.k, s.seed) +
      T(320, 634, w0(s, 1), 15, p.k, { w: 700, mx: 250 }) +
      foot(s, p.a);
  return art(W, H, clip(R(0, 0, W, H, '#fff'), o));
};

/** Type only. */
export const swiss: Make = (s) => {
  const { p, v } = s;
  const ds = w0(s, 3);
  const nums = /\d+/.exec(ds)?.[0] ?? '5';
  let o = '';
  if (v === 0)
    o =
      bg(p.a) +
      A(-14, 470, nums, 560, p.k, { w: 800, wd: 62, mx: 620 }) +
      T(28, 580, w0(s, 0), 54, p.p, { w: 900, mx: 544 }) +
      L(28, 606, 572, 606, p.p, 3) +
      T(28, 640, w0(s, 1), 18, p.p, { w: 700, mx: 544 }) +
      T(28, 812, w0(s, 2), 14, p.k, { w: 700, mx: 340 }) +
      A(572, 812, ds, 30, p.k, { a: 'end', w: 600, mx: 200 });
  if (v === 1)
    o =
      bg(p.p) +
      times(10, (i) =>
        T(28, 92 + i * 62, w0(s, 0), 66, i === 3 ? p.a : mix(p.k, p.p, i * 0.07), {
          w: 900,
          mx: 544,
          ls: -1,
        }),
      ) +
      foot(s, p.k, 2);
  if (v === 2)
    o =
      bg(p.k) +
      G(
        'rotate(-90 300 424)',
        T(-90, 300, w0(s, 0), 128, p.p, { w: 900, mx: 800 }) +
          A(-90, 460, ds, 128, p.a, { w: 700, mx: 800, wd: 62 }),
      ) +
      VM(560, 60, w0(s, 1), 20, p.b, { ls: 4, mx: 560 }) +
      T(410, 812, w0(s, 2), 13, p.p, { w: 700, mx: 170 });
  if (v === 3) {
    const chars = [...w0(s, 0)];
    o =
      bg(p.d) +
      chars
        .slice(0, 8)
        .map(
          (c, i) =>
            R((i % 2) * 300 + 14, Math.floor(i / 2) * 178 + 14, 272, 164, at([p.a, p.p, p.k, p.b, p.c], i)) +
            T(
              (i % 2) * 300 + 150,
              Math.floor(i / 2) * 178 + 150,
              c,
              140,
              on(at([p.a, p.p, p.k, p.b, p.c], i), p),
              { ff: at([F.dela, F.min, F.rock, F.antique], i), w: 800, a: 'middle' },
            ),
        )
        .join('') +
      foot(s, p.k, 2, 822);
  }
  if (v === 4)
    o =
      bg(p.p) +
      R(40, 40, 520, 768, 'none', `stroke="${p.k}" stroke-width="2"`) +
      VM(480, 84, w0(s, 0), 84, p.k, { w: 500, ls: 8, mx: 620, ff: F.ship }) +
      VM(380, 90, w0(s, 1), 20, p.k, { ls: 5, mx: 560, ff: F.ship }) +
      C(150, 640, 62, p.a) +
      VM(300, 90, w0(s, 4, w0(s, 2)), 14, p.k, { ls: 3, mx: 560, ff: F.ship }) +
      A(80, 778, ds, 26, p.k, { w: 500, mx: 300 }) +
      T(520, 776, w0(s, 2), 13, p.k, { a: 'end', mx: 240 });
  return art(W, H, clip(R(0, 0, W, H, '#fff'), o));
};

/** Lines that move. */
export const lines: Make = (s) => {
  const { p, v } = s;
  const r = rng(s.seed);
  let o = '';
  if (v === 0)
    o =
      bg(p.k) +
      times(34, (i) =>
        S(
          `M-20 ${70 + i * 18}C150 ${70 + i * 18 - Math.sin(i * 0.35) * 150} 400 ${70 + i * 18 + Math.cos(i * 0.28) * 150} 620 ${70 + i * 18}`,
          i % 9 === 4 ? p.a : p.p,
          i % 9 === 4 ? 7 : 2.4,
        ),
      ) +
      T(28, 760, w0(s, 0), 56, p.p, { w: 800, mx: 400 }) +
      foot(s, p.b);
  if (v === 1)
    o =
      bg(p.p) +
      times(22, (i) => C(200, 330, 16 + i * 20, 'none', `stroke="${p.c}" stroke-width="6"`)) +
      times(22, (i) =>
        C(400, 430, 16 + i * 20, 'none', `stroke="${p.a}" stroke-width="6" style="mix-blend-mode:multiply"`),
      ) +
      R(0, 690, W, 158, p.p) +
      M(28, 752, w0(s, 0), 50, p.k, { w: 800, mx: 544 }) +
      foot(s, p.k);
  if (v === 2)
    o =
      bg(p.b) +
      times(28, (i) =>
        P(`M${i * 22} 0h11L${i * 22 + 11 + Math.sin(i) * 30} 640h-11z`, i % 7 === 2 ? p.a : p.k),
      ) +
      R(60, 170, 300, 300, p.p) +
      T(80, 250, w0(s, 0), 50, p.k, { w: 800, mx: 262 }) +
      T(80, 290, w0(s, 1), 16, p.k, { mx: 262 }) +
      A(80, 446, w0(s, 3), 46, p.a, { w: 700, mx: 262 }) +
      R(0, 640, W, 208, p.b) +
      foot(s, p.k, 2);
  if (v === 3) {
    o = bg(p.d);
    for (let i = 0; i < 60; i++) {
      const x = 30 + r() * 540;
      const y = 40 + r() * 560;
      const l = 50 + r() * 150;
      o += L(x, y, x + l * 0.3, y + l, at([p.k, p.a, p.c, p.b], i), 2 + r() * 9, 'stroke-linecap="round"');
    }
    o += T(28, 740, w0(s, 0), 60, p.k, { ff: F.stick, mx: 544 }) + foot(s, p.k);
  }
  if (v === 4) {
    o = bg(p.a);
    for (let i = 0; i < 26; i++) {
      let d = `M0 ${60 + i * 24}`;
      for (let x = 0; x <= 600; x += 15)
        d += `L${x} ${(60 + i * 24 - Math.exp(-((x - 300) ** 2) / 16000) * (30 + r() * 90)).toFixed(0)}`;
      o += P(`${d}V${64 + i * 24 + 60}H0z`, p.a) + S(d, p.p, 2.6);
    }
    o +=
      R(0, 730, W, 118, p.a) +
      T(300, 776, w0(s, 0), 44, p.p, { a: 'middle', ff: F.dela, mx: 540 }) +
      foot(s, p.p, 0, 826);
  }
  return art(W, H, clip(R(0, 0, W, H, '#fff'), o));
};

/** Festivals: lanterns, fireworks, paper streamers, a drum. */
export const festival: Make = (s) => {
  const { p, v } = s;
  const r = rng(s.seed);
  let o = '';
  if (v === 0) {
    o = bg(p.k);
    for (let k = 0; k < 6; k++) {
      const [x, y, q] = [70 + r() * 460, 90 + r() * 380, 40 + r() * 90];
      const c = at([p.a, p.b, p.c, p.p], k);
      o += times(20, (i) =>
        G(`rotate(${i * 18} ${x} ${y})`, L(x, y - q * 0.3, x, y - q, c, 4, RC) + C(x, y - q - 8, 5, c)),
      );
    }
    o +=
      R(0, 600, W, 248, mix(p.k, '#000000', 0.3)) +
      times(14, (i) =>
        obj(
          'lantern',
          22 + i * 43,
          596 + Math.sin(i * 0.6) * 18,
          0.26,
          i % 2 ? p.a : p.p,
          p.k,
          i % 2 ? p.p : p.a,
        ),
      ) +
      T(300, 714, w0(s, 0), 66, p.b, { a: 'middle', ff: F.reggae, mx: 550 }) +
      T(300, 752, w0(s, 1), 16, p.p, { a: 'middle', w: 700, mx: 540 }) +
      foot(s, p.p);
  }
  if (v === 1)
    o =
      bg(p.a) +
      times(
        5,
        (i) =>
          S(`M-20 ${90 + i * 116}Q300 ${160 + i * 116} 620 ${90 + i * 116}`, p.k, 4) +
          times(7, (j) =>
            obj(
              'lantern',
              50 + j * 84,
              146 + i * 116 - Math.abs(j - 3) * 8,
              0.42,
              (i + j) % 2 ? p.p : p.b,
              p.k,
              p.a,
            ),
          ),
      ) +
      R(70, 250, 460, 250, p.p) +
      T(300, 372, w0(s, 0), 86, p.k, { a: 'middle', ff: F.yuji, mx: 420 }) +
      T(300, 430, w0(s, 1), 18, p.a, { a: 'middle', w: 700, mx: 420 }) +
      R(0, 700, W, 148, p.k) +
      foot(s, p.p, 2, 806);
  if (v === 2)
    o =
      bg(p.b) +
      times(16, (i) =>
        P(
          `M${i * 40 - 10} 0q20 ${130 + (i % 4) * 60} ${(i % 3) * 16 - 16} ${300 + (i % 5) * 70}l26 -6q10 -160 10 -360z`,
          at([p.a, p.p, p.c, p.k], i),
        ),
      ) +
      T(300, 660, w0(s, 0), 96, p.k, {
        a: 'middle',
        ff: F.potta,
        mx: 550,
        k: 16,
        kc: p.p,
        kj: 'round',
        e: 'paint-order="stroke"',
      }) +
      T(300, 730, w0(s, 1), 18, p.k, { a: 'middle', w: 700, mx: 540 }) +
      foot(s, p.k);
  if (v === 3)
    o =
      bg(p.p) +
      C(300, 330, 236, p.k) +
      C(300, 330, 206, p.d) +
      times(24, (i) => G(`rotate(${i * 15} 300 330)`, C(300, 109, 7, p.b))) +
      G(
        'translate(300 330)',
        times(3, (i) =>
          G(
            `rotate(${i * 120})`,
            P('M0 -150a70 70 0 0 1 60 110q-50 40 -80 0q40 10 50 -30q4 -40 -30 -80z', p.a),
          ),
        ),
      ) +
      G('rotate(-40 300 330)', R(284, 20, 24, 250, p.b, 'rx="12"')) +
      G('rotate(44 300 330)', R(284, 0, 24, 250, p.b, 'rx="12"')) +
      T(300, 690, w0(s, 0), 78, p.a, { a: 'middle', ff: F.dela, mx: 550 }) +
      T(300, 736, w0(s, 1), 16, p.k, { a: 'middle', w: 700, mx: 540 }) +
      foot(s, p.k);
  return art(W, H, clip(R(0, 0, W, H, '#fff'), o));
};

/** Film and stage. */
export const cinema: Make = (s) => {
  const { p, v } = s;
  const r = rng(s.seed);
  let o = '';
  const credit = (y: number, c: string): string =>
    T(300, y, '監督・脚本　山辺 透　撮影　小野寺 文　録音　江口 晃　音楽　ひるね楽団', 10.5, c, {
      a: 'middle',
      mx: 540,
    }) + T(300, y + 18, '出演　真壁 葵　折原 誠　由良 さくら　倉持 健', 10.5, c, { a: 'middle', mx: 540 });
  if (v === 0) {
    const [d, u] = grad([
      [0, mix(p.k, p.c, 0.4)],
      [0.55, p.a],
      [1, p.b],
    ]);
    o =
      d +
      R(0, 0, W, H, u) +
      C(300, 470, 120, p.p) +
      R(0, 560, W, 288, p.k) +
      P('M0 560l90 -40l60 20l120 -60l110 60l90 -30l130 50v40H0z', p.k) +
      obj('train', 300, 532, 0.5, p.k, p.b, p.k) +
      T(300, 180, w0(s, 0), 72, p.p, { a: 'middle', ff: F.ship, w: 700, ls: 8, mx: 540 }) +
      T(300, 226, w0(s, 1), 16, p.p, { a: 'middle', mx: 520, ls: 2 }) +
      credit(700, mix(p.p, p.k, 0.3)) +
      foot(s, p.p);
  }
  if (v === 1)
    o =
      bg(p.p) +
      P(
        'M150 848V420q0 -60 50 -90q-40 -40 -40 -110q0 -130 140 -130t140 130q0 70 -40 110q50 30 50 90v428z',
        p.k,
      ) +
      clip(
        '<path d="M150 848V420q0 -60 50 -90q-40 -40 -40 -110q0 -130 140 -130t140 130q0 70 -40 110q50 30 50 90v428z"/>',
        times(8, (i) => P(`M0 ${420 + i * 60}q150 -60 300 0t300 0v60H0z`, mix(p.c, p.b, i / 8))) +
          C(300, 250, 60, p.a),
      ) +
      T(44, 100, w0(s, 0), 60, p.k, { ff: F.antique, mx: 240 }) +
      VM(552, 60, w0(s, 1), 18, p.k, { ls: 4, mx: 420 }) +
      R(0, 756, W, 92, p.p) +
      credit(782, p.k) +
      foot(s, p.k, 0, 832);
  if (v === 2)
    o =
      bg(p.k) +
      P('M300 0L40 700h520z', p.b, 'opacity=".9"') +
      E(300, 700, 262, 40, p.p) +
      G(
        'translate(300 600)',
        P('M-30 -110q30 -26 60 0l14 120h-18l-6 90h-40l-6 -90h-18z', p.k) + C(0, -146, 24, p.k),
      ) +
      G('translate(180 640) scale(.8)', P('M-40 90l14 -170q26 -20 52 0l14 170z', p.a) + C(0, -104, 22, p.a)) +
      T(300, 130, w0(s, 0), 84, p.a, { a: 'middle', ff: F.reggae, mx: 540 }) +
      T(300, 792, w0(s, 1), 16, p.p, { a: 'middle', w: 700, mx: 540 }) +
      foot(s, p.p, 0, 826);
  if (v === 3) {
    o = bg(p.a);
    for (let i = 0; i < 7; i++)
      o += R(0, i * 90 + 20, 46, 54, p.k, 'rx="8"') + R(554, i * 90 + 20, 46, 54, p.k, 'rx="8"');
    o +=
      times(
        3,
        (i) =>
          R(80, 40 + i * 206, 440, 190, at([p.p, p.b, p.d], i)) +
          C(180 + i * 120, 130 + i * 206, 54, at([p.a, p.k, p.c], i)) +
          P(`M80 ${200 + i * 206}q110 -${60 + r() * 70} 220 -10t220 -10v50H80z`, at([p.c, p.a, p.k], i)),
      ) +
      R(0, 670, W, 178, p.k) +
      T(300, 738, w0(s, 0), 58, p.p, { a: 'middle', ff: F.dela, mx: 540 }) +
      T(300, 770, w0(s, 1), 15, p.b, { a: 'middle', mx: 540 }) +
      foot(s, p.p, 0, 822);
  }
  return art(W, H, clip(R(0, 0, W, H, '#fff'), o));
};

/** Cut paper. */
export const cut: Make = (s) => {
  const { p, v } = s;
  const r = rng(s.seed);
  const frond = (x: number, y: number, k: number, c: string, rot: number): string =>
    G(
      `translate(${x} ${y}) rotate(${rot}) scale(${k})`,
      times(6, (i) =>
        P(`M0 ${-i * 34}q${60 - i * 7} -10 ${74 - i * 9} -50q-50 0 -74 26q-24 -26 -74 -26q14 40 74 50z`, c),
      ) + R(-5, -210, 10, 230, c),
    );
  const blob = (x: number, y: number, k: number, c: string): string => {
    let d = '';
    const n = 7;
    const pts = Array.from({ length: n }, (_, i) => {
      const q = k * (0.7 + r() * 0.5);
      return [x + Math.cos((i / n) * 6.283) * q, y + Math.sin((i / n) * 6.283) * q] as const;
    });
    pts.forEach((a, i) => {
      const b = at(pts, i + 1);
      const m = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
      d +=
        i === 0
          ? `M${(at(pts, n - 1)[0] + a[0]) / 2} ${(at(pts, n - 1)[1] + a[1]) / 2}Q${a[0]} ${a[1]} ${m[0]} ${m[1]}`
          : `Q${a[0]} ${a[1]} ${m[0]} ${m[1]}`;
    });
    return P(`${d}z`, c);
  };
  let o = bg(v === 1 ? p.k : v === 2 ? p.d : p.p);
  const ink = v === 1 ? p.p : p.k;
  if (v === 0)
    o +=
      R(0, 0, 300, 320, p.b) +
      R(300, 0, 300, 320, p.c) +
      R(0, 320, 200, 300, p.a) +
      R(200, 320, 400, 300, p.d) +
      frond(150, 270, 1.1, p.p, 0) +
      frond(450, 290, 1.1, p.a, 12) +
      frond(100, 590, 1, p.k, -8) +
      blob(400, 470, 110, p.k) +
      blob(420, 460, 46, p.b);
  if (v === 1)
    o +=
      blob(190, 220, 170, p.a) +
      blob(420, 330, 160, p.b) +
      blob(230, 490, 150, p.c) +
      frond(330, 380, 1.3, p.p, 20) +
      frond(160, 560, 0.9, p.k, -20) +
      blob(470, 130, 60, p.p);
  if (v === 2)
    o +=
      times(9, (i) =>
        blob(
          100 + (i % 3) * 200,
          110 + Math.floor(i / 3) * 195,
          78,
          at([p.a, p.k, p.b, p.c, p.p], i * 2 + Math.floor(i / 3)),
        ),
      ) + times(4, (i) => frond(100 + (i % 2) * 400, 210 + Math.floor(i / 2) * 390, 0.55, p.p, (i - 1) * 16));
  o +=
    R(0, 640, W, 208, v === 1 ? p.k : v === 2 ? p.d : p.p) +
    T(28, 716, w0(s, 0), 58, ink, { ff: at([F.kaisei, F.yusei, F.rock], v), w: 700, mx: 544 }) +
    T(30, 750, w0(s, 1), 15, ink, { mx: 544 }) +
    foot(s, ink);
  return art(W, H, clip(R(0, 0, W, H, '#fff'), o));
};

/** Light without edges. */
export const glow: Make = (s) => {
  const { p, v } = s;
  const r = rng(s.seed);
  const orb = (x: number, y: number, q: number, c: string): string => {
    const [d, u] = grad(
      [
        [0, c, 1],
        [0.5, c, 0.6],
        [1, c, 0],
      ],
      'r',
    );
    return d.replace('cx=".36" cy=".3" r=".8"', 'cx=".5" cy=".5" r=".5"') + C(x, y, q, u);
  };
  let o = bg(v % 2 ? p.p : p.k);
  const ink = v % 2 ? p.k : p.p;
  for (let i = 0; i < 5; i++)
    o += orb(80 + r() * 440, 100 + r() * 560, 220 + r() * 140, at([p.a, p.b, p.c, p.a, p.b], i));
  if (v === 0)
    o +=
      T(28, 110, w0(s, 0), 78, ink, { w: 900, mx: 544 }) +
      T(30, 150, w0(s, 1), 17, ink, { w: 700, mx: 540 }) +
      times(
        6,
        (i) =>
          L(28, 620 + i * 24, 572, 620 + i * 24, ink, 1) +
          T(28, 637 + i * 24, at(['開演前', '第一部', '休憩', '第二部', '第三部', '終演'], i), 12, ink) +
          A(572, 638 + i * 24, at(['17:30', '18:00', '18:50', '19:10', '20:00', '20:45'], i), 15, ink, {
            a: 'end',
          }),
      ) +
      foot(s, ink);
  if (v === 1)
    o +=
      C(300, 360, 190, 'none', `stroke="${ink}" stroke-width="2"`) +
      VM(300, 226, w0(s, 0), 54, ink, { w: 500, ls: 14, mx: 280, ff: F.ship }) +
      T(300, 640, w0(s, 1), 15, ink, { a: 'middle', ls: 3, mx: 500 }) +
      foot(s, ink);
  if (v === 2)
    o +=
      times(4, (i) => T(300, 250 + i * 150, at([...w0(s, 0)], i), 170, ink, { a: 'middle', ff: F.stick })) +
      VM(556, 50, w0(s, 1), 15, ink, { ls: 4, mx: 500 }) +
      foot(s, ink);
  return art(W, H, clip(R(0, 0, W, H, '#fff'), o));
};

/** Dots that make a picture. */
export const dots: Make = (s) => {
  const { p, v } = s;
  const n = 25;
  const z = W / n;
  let o = bg(at([p.p, p.k, p.b], v));
  const ink = at([p.k, p.p, p.k], v);
  for (let y = 0; y < 26; y++)
    for (let x = 0; x < n; x++) {
      const [u, w] = [(x + 0.5) / n - 0.5, (y + 0.5) / n - 0.5];
      const d = Math.hypot(u, w);
      const q =
        v === 0
          ? Math.max(0.1, Math.sin(d * 18 - 1) * 0.42 + 0.45)
          : v === 1
            ? Math.max(0.12, 0.95 - Math.abs(w - Math.sin(u * 7) * 0.2) * 2.4)
            : d < 0.36
              ? 0.25 + (u + 0.4) * 0.8
              : 0.14;
      o += C(
        (x + 0.5) * z,
        26 + (y + 0.5) * z,
        Math.min(0.5, q * 0.5) * z,
        v === 0 ? (d < 0.2 ? p.a : ink) : v === 1 ? (w < 0 ? p.b : p.a) : d < 0.36 ? p.a : ink,
      );
    }
  o +=
    T(28, 740, w0(s, 0), 56, ink, { ff: at([F.dot, F.go, F.rock], v), w: 800, mx: 544 }) +
    T(30, 772, w0(s, 1), 14, ink, { mx: 544 }) +
    foot(s, ink, 0, 822);
  return art(W, H, o);
};

/** A flyer full of facts: workshop, fair, class. */
export const flyer: Make = (s) => {
  const { p, v } = s;
  const names = (w0(s, 4) || '活字を拾う、紙を漉く、豆本を綴じる、凧を揚げる、炭で焼く、土を練る').split(
    '、',
  );
  const icons = (w0(s, 5) || 'book,leaf,pencil,fan,cup,bowl').split(',');
  let o = '';
  if (v === 0)
    o =
      bg(p.p) +
      R(0, 0, W, 250, p.b) +
      T(300, 132, w0(s, 0), 76, p.k, { a: 'middle', ff: F.yusei, mx: 530 }) +
      T(300, 190, w0(s, 1), 19, p.k, { a: 'middle', w: 700, mx: 520 }) +
      times(6, (i) => {
        const [x, y] = [110 + (i % 3) * 190, 340 + Math.floor(i / 3) * 200];
        return (
          C(x, y, 76, at([p.a, p.c, p.d, p.d, p.a, p.c], i)) +
          obj(at(icons, i), x, y, 0.52, p.k, p.p, p.b) +
          T(x, y + 104, at(names, i), 15, p.k, { a: 'middle', w: 700, mx: 176 })
        );
      }) +
      R(0, 720, W, 128, p.k) +
      A(28, 790, w0(s, 3), 52, p.b, { w: 600, mx: 300 }) +
      T(28, 824, '小雨決行・入場無料', 13, p.p) +
      T(572, 786, w0(s, 2), 15, p.p, { a: 'end', w: 700, mx: 230 });
  if (v === 1)
    o =
      bg(p.c) +
      times(9, (i) => {
        const [x, y] = [(i % 3) * 200, Math.floor(i / 3) * 200];
        const c = at([p.p, p.a, p.b, p.d, p.k], i * 2);
        return (
          R(x, y, 200, 200, c) +
          (i === 4
            ? T(x + 100, y + 92, '第七回', 22, on(c, p), { a: 'middle', w: 700 }) +
              A(x + 100, y + 160, w0(s, 3), 54, on(c, p), { a: 'middle', w: 700, mx: 180 })
            : obj(at(icons, i), x + 100, y + 100, 0.72, on(c, p), c, i % 2 ? p.b : p.a))
        );
      }) +
      R(0, 600, W, 248, p.p) +
      T(28, 690, w0(s, 0), 66, p.k, { ff: F.maru, w: 900, mx: 544 }) +
      T(30, 730, w0(s, 1), 16, p.k, { w: 700, mx: 540 }) +
      T(30, 766, names.join('　'), 12, p.k, { mx: 540 }) +
      foot(s, p.k);
  if (v === 2)
    o =
      bg(p.p) +
      times(
        6,
        (i) =>
          R(28, 236 + i * 86, 544, 2, p.k) +
          A(28, 300 + i * 86, String(i + 1), 62, p.a, { w: 700 }) +
          T(90, 282 + i * 86, at(names, i), 24, p.k, { w: 700, ff: F.klee, mx: 300 }) +
          T(
            90,
            308 + i * 86,
            at(['二階 木工室', '一階 土間', '中庭', '図書室', '台所', '屋上'], i),
            12,
            p.k,
          ) +
          obj(at(icons, i), 530, 280 + i * 86, 0.34, p.c, p.p, p.a),
      ) +
      T(28, 130, w0(s, 0), 70, p.k, { ff: F.klee, w: 600, mx: 544 }) +
      T(30, 184, w0(s, 1), 16, p.k, { mx: 540 }) +
      foot(s, p.k, 0, 822);
  return art(W, H, o);
};

/** Stairs, arches, windows: architecture in flat planes. */
export const planes: Make = (s) => {
  const { p, v } = s;
  let o = '';
  if (v === 0)
    o =
      bg(p.b) +
      times(
        9,
        (i) =>
          R(i * 66, 560 - i * 56, W, 60, at([p.a, mix(p.a, p.k, 0.25)], i)) +
          R(i * 66, 560 - i * 56, 12, 300, mix(p.a, p.k, 0.35)),
      ) +
      C(130, 150, 70, p.p) +
      R(0, 620, W, 228, p.p) +
      T(28, 700, w0(s, 0), 56, p.k, { w: 800, mx: 544 }) +
      foot(s, p.k, 2);
  if (v === 1)
    o =
      bg(p.d) +
      times(
        3,
        (i) =>
          P(`M${50 + i * 180} 620V300a75 75 0 0 1 150 0V620z`, at([p.a, p.c, p.b], i)) +
          P(`M${80 + i * 180} 620V320a55 55 0 0 1 110 0V620z`, mix(at([p.a, p.c, p.b], i), '#000000', 0.3)),
      ) +
      R(0, 620, W, 14, p.k) +
      C(470, 120, 50, p.a) +
      T(28, 720, w0(s, 0), 60, p.k, { ff: F.antique, mx: 544 }) +
      T(28, 754, w0(s, 1), 15, p.k, { mx: 540 }) +
      foot(s, p.k);
  if (v === 2)
    o =
      bg(p.k) +
      times(7, (y) =>
        times(6, (x) => {
          const lit = (x * 7 + y * 5 + s.seed) % 4;
          return (
            R(
              40 + x * 90,
              40 + y * 88,
              70,
              68,
              at([p.b, mix(p.k, p.p, 0.14), p.a, mix(p.k, p.p, 0.2)], lit),
            ) + (lit === 0 ? R(40 + x * 90 + 20, 40 + y * 88 + 30, 30, 38, p.k) : '')
          );
        }),
      ) +
      T(28, 734, w0(s, 0), 58, p.p, { w: 800, mx: 544 }) +
      T(28, 768, w0(s, 1), 15, p.b, { mx: 540 }) +
      foot(s, p.p, 0, 822);
  return art(W, H, clip(R(0, 0, W, H, '#fff'), o));
};
