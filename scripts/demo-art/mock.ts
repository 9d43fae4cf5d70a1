/** Settings for flat artwork: walls, streets, desks, hands-off close-ups. */
import {
  A,
  C,
  E,
  F,
  G,
  L,
  P,
  R,
  RC,
  S,
  T,
  VM,
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
  type Art,
  type Pal,
  type Pic,
} from './kit.ts';

export const person = (x: number, y: number, s: number, cloth: string, hair = '#2A1F1A', bag = ''): string =>
  G(
    `translate(${x} ${y}) scale(${s})`,
    P('M-26 -96q26 -22 52 0l10 106h-14l-4 130h-14l-4 -110l-4 110h-14l-4 -130h-14z', cloth) +
      C(0, -126, 20, hair) +
      R(-20, 136, 18, 8, '#15130F') +
      R(2, 136, 18, 8, '#15130F') +
      (bag === '' ? '' : R(22, -10, 30, 36, bag) + S('M26 -10q10 -60 -14 -80', bag, 4)),
  );
export const plant = (x: number, y: number, s: number, leaf: string, pot: string): string =>
  G(
    `translate(${x} ${y}) scale(${s})`,
    times(7, (i) =>
      G(
        `rotate(${-60 + i * 20})`,
        P('M0 0q-16 -60 0 -120q16 60 0 120z', i % 2 ? leaf : mix(leaf, '#000000', 0.18)),
      ),
    ) + P('M-34 0h68l-10 66h-48z', pot),
  );
const fit = (a: Art, W: number, H: number): readonly [number, number] => {
  const k = Math.min(W / a.w, H / a.h);
  return [a.w * k, a.h * k];
};
const paper = (a: Art, x: number, y: number, w: number, h: number, o = 0.24, d = 14): string =>
  soft(x, y, w, h, o, d) + put(a, x, y, w, h);

/** Sheets side by side on a coloured ground. */
export const ground = (
  list: readonly Art[],
  g: string,
  out = 1200,
  hh = 760,
  cap = '@ground',
  W = 1200,
  H = 900,
): Pic => {
  const gap = 44;
  const first = at(list, 0);
  const total = list.reduce((s, a) => s + (a.w / a.h) * hh, 0) + gap * (list.length - 1);
  const k = Math.min(1, (W - 90) / total);
  let h = hh * k;
  if (first.w / first.h > 1.9) h = Math.min(h, H * 0.7);
  let x = (W - total * k) / 2;
  const body = list.map((a) => {
    const w = (a.w / a.h) * h;
    const o = paper(a, x, (H - h) / 2, w, h);
    x += w + gap * k;
    return o;
  });
  return svgPic(W, H, R(0, 0, W, H, g) + body.join(''), out, cap);
};
/** A part of the artwork, large. */
export const crop = (
  a: Art,
  fx: number,
  fy: number,
  fw: number,
  ratio = 4 / 3,
  out = 800,
  cap = '@crop',
): Pic => {
  const w = a.w * fw;
  const h = w / ratio;
  const x = Math.max(0, Math.min(a.w - w, a.w * fx - w / 2));
  const y = Math.max(0, Math.min(a.h - h, a.h * fy - h / 2));
  return svgPic(w, h, `<svg width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">${a.s}</svg>`, out, cap);
};
/** The artwork alone. */
export const bare = (a: Art, out: number, cap = '@bare'): Pic => svgPic(a.w, a.h, a.s, out, cap);

/** In a gallery with people before it. */
export const gallery = (list: readonly Art[], p: Pal, seed: number, out = 900, cap = '@gallery'): Pic => {
  const r = rng(seed);
  const wall = mix(p.p, at([p.d, p.k, p.c], seed), 0.14);
  const floor = mix(wall, '#3a3228', 0.28);
  const n = list.length;
  const box = n === 1 ? 460 : Math.min(330, 1020 / n);
  let o =
    R(0, 0, 1200, 900, wall) + R(0, 700, 1200, 200, floor) + R(0, 690, 1200, 12, mix(floor, '#000000', 0.12));
  list.forEach((a, i) => {
    const [w, h] = fit(a, box, 520);
    const x = n === 1 ? 330 - w / 2 + 120 : 100 + (i * 1000) / n + (1000 / n - w) / 2;
    o +=
      R(x - 8, 120 - 8 + (520 - h) / 2, w + 16, h + 16, '#FBFAF6') +
      paper(a, x, 120 + (520 - h) / 2, w, h, 0.2, 8);
  });
  const cloths = [p.a, p.k, p.c, '#E9E3D6', '#26324F'];
  o += person(
    n === 1 ? 820 : 620,
    640 + r() * 20,
    1.55,
    at(cloths, seed),
    at(['#2A1F1A', '#4A3428', '#8A8680'], seed),
  );
  if (seed % 3 !== 0)
    o += person(
      n === 1 ? 980 : 780,
      670,
      1.66,
      at(cloths, seed + 2),
      at(['#3A2A20', '#1d1d20'], seed),
      seed % 2 ? p.b : '',
    );
  if (seed % 4 === 0) o += person(n === 1 ? 130 : 260, 690, 1.7, at(cloths, seed + 1));
  return svgPic(1200, 900, o, out, cap);
};
/** Framed above furniture in a room. */
export const room = (a: Art, p: Pal, seed: number, out = 900, cap = '@room'): Pic => {
  const wall = at([mix(p.p, p.b, 0.28), mix(p.p, p.c, 0.3), p.d, mix(p.p, p.a, 0.22)], seed);
  const wood = at(['#B98A5A', '#8A5A3A', '#D3AE7E', '#6B4A35'], seed >> 2);
  const [w, h] = fit(a, 430, 500);
  const x = 600 - w / 2 + (seed % 3) * 60 - 60;
  const [d, u] = grad(
    [
      [0, '#fff', 0.35],
      [1, '#fff', 0],
    ],
    'd',
  );
  let o =
    R(0, 0, 1200, 900, wall) +
    d +
    P('M0 0H520L180 760H0z', u) +
    R(0, 740, 1200, 160, mix(wood, '#ffffff', 0.35));
  o +=
    soft(x - 16, 70 - 16, w + 32, h + 32, 0.3, 14) +
    R(x - 16, 54, w + 32, h + 32, at([wood, '#20201f', '#F7F4EC'], seed >> 3)) +
    put(a, x, 70, w, h);
  const kind = seed % 4;
  const top = 660;
  if (kind === 0)
    o +=
      R(240, top, 720, 26, wood) +
      R(270, top + 26, 22, 180, wood) +
      R(908, top + 26, 22, 180, wood) +
      R(240, top + 26, 720, 70, mix(wood, '#000000', 0.12)) +
      plant(330, top - 66, 1, p.c, p.p) +
      P(`M800 ${top}v-70q0 -26 40 -26t40 26v70z`, p.a) +
      R(690, top - 20, 90, 20, p.k) +
      R(700, top - 38, 76, 18, p.b);
  if (kind === 1)
    o +=
      P(`M250 ${top + 20}q0 -90 60 -90h580q60 0 60 90v150h-700z`, mix(p.k, wall, 0.2)) +
      R(210, top + 10, 90, 170, mix(p.k, wall, 0.3), 'rx="30"') +
      R(900, top + 10, 90, 170, mix(p.k, wall, 0.3), 'rx="30"') +
      G(`rotate(-8 420 ${top})`, R(350, top - 30, 120, 110, p.a, 'rx="14"')) +
      R(760, top - 24, 120, 110, p.b, 'rx="14"');
  if (kind === 2)
    o +=
      G(
        `translate(260 ${top - 60})`,
        R(0, 0, 18, 290, wood) +
          R(170, 120, 18, 170, wood) +
          R(0, 120, 188, 22, wood) +
          R(0, 0, 18, 130, wood) +
          R(0, 20, 12, 60, wood) +
          R(4, 10, 10, 120, wood),
      ) +
      plant(940, top + 120, 1.9, p.c, p.a) +
      E(600, 850, 300, 20, mix(wood, '#ffffff', 0.2));
  if (kind === 3)
    o +=
      R(60, top - 10, 1080, 34, wood) +
      R(60, top + 24, 1080, 240, mix(wood, '#000000', 0.2)) +
      times(
        5,
        (i) =>
          C(260 + i * 60, top - 40, 24, at([p.a, p.b, p.c, p.k, p.p], i)) +
          R(236 + i * 60, top - 40, 48, 30, at([p.a, p.b, p.c, p.k, p.p], i)),
      ) +
      P(`M860 ${top - 10}l-16 -130h110l-16 130z`, p.p) +
      S(`M960 ${top - 110}q50 6 40 44t-48 34`, p.p, 12);
  return svgPic(1200, 900, o, out, cap);
};
/** In a lightbox on a night street. */
export const street = (a: Art, p: Pal, seed: number, out = 900, cap = '@street'): Pic => {
  const sky = mix(p.k, '#0b1020', 0.5);
  const r = rng(seed);
  const [w, h] = fit(a, 420, 600);
  const x = 430 - w / 2;
  let o = R(0, 0, 1200, 900, sky);
  for (let i = 0; i < 9; i++) {
    const bw = 110 + r() * 90;
    const bh = 240 + r() * 380;
    const bx = i * 140 - 30;
    o += R(bx, 760 - bh, bw, bh, mix(sky, '#8090b0', 0.1 + r() * 0.12));
    for (let k = 0; k < 14; k++)
      if (r() < 0.5)
        o += R(
          bx + 14 + (k % 3) * 36,
          780 - bh + Math.floor(k / 3) * 52,
          18,
          26,
          r() < 0.25 ? p.b : mix(sky, '#c9d2e6', 0.25),
        );
  }
  o += R(0, 760, 1200, 140, mix(sky, '#000000', 0.35)) + R(0, 756, 1200, 6, mix(sky, '#ffffff', 0.2));
  const [g, u] = grad(
    [
      [0, '#fff', 0.3],
      [1, '#fff', 0],
    ],
    'r',
  );
  o +=
    g +
    E(x + w / 2, 400, 420, 420, u) +
    R(x - 26, 84, w + 52, h + 60, '#1a1c20', 'rx="6"') +
    put(a, x, 110, w, h) +
    R(x + 30, h + 144, 26, 820 - h - 144 + 10, '#1a1c20') +
    R(x + w - 56, h + 144, 26, 820 - h - 144 + 10, '#1a1c20');
  o +=
    person(860, 690, 1.5, at([p.a, p.d, '#8a93a8'], seed), '#17181c', p.b) +
    (seed % 2 ? person(1010, 700, 1.56, mix(sky, '#aab4cc', 0.4), '#101014') : '');
  return svgPic(1200, 900, o, out, cap);
};
/** Pasted in a row along a street wall. */
export const pasted = (list: readonly Art[], p: Pal, seed: number, out = 900, cap = '@pasted'): Pic => {
  const brick = at([mix(p.p, '#8f8a80', 0.45), mix(p.d, '#777777', 0.3), mix(p.k, '#888888', 0.6)], seed);
  let o = R(0, 0, 1200, 900, brick);
  for (let y = 0; y < 8; y++)
    o +=
      L(0, 90 * y, 1200, 90 * y, mix(brick, '#000000', 0.1), 3) +
      times(6, (i) =>
        L(
          i * 210 + (y % 2) * 105,
          90 * y,
          i * 210 + (y % 2) * 105,
          90 * y + 90,
          mix(brick, '#000000', 0.1),
          3,
        ),
      );
  const h = 480;
  let x = -90;
  let i = 0;
  while (x < 1250) {
    const a = at(list, i++);
    const w = (a.w / a.h) * h;
    o += R(x + 4, 124, w, h, '#000', 'opacity=".22"') + put(a, x, 118, w, h);
    x += w + 10;
  }
  o += R(0, 740, 1200, 160, mix(brick, '#2a2622', 0.5)) + R(0, 734, 1200, 8, mix(brick, '#000000', 0.3));
  o +=
    person(340, 690, 1.6, p.k, '#2a211c', p.a) +
    (seed % 2
      ? G(
          'translate(880 700)',
          C(-70, 40, 62, 'none', 'stroke="#1c1c1c" stroke-width="8"') +
            C(90, 40, 62, 'none', 'stroke="#1c1c1c" stroke-width="8"') +
            S('M-70 40l50 -90h80l30 90M-20 -50l40 90h-90M60 -50l-8 -30h-26', p.a, 9, RC),
        )
      : person(900, 700, 1.66, p.b, '#55483d'));
  return svgPic(1200, 900, o, out, cap);
};
/** Sheets lying on a table, seen aslant (CSS 3D). */
export const table = (list: readonly Art[], g: string, seed: number, out = 900, cap = '@table'): Pic => {
  const W = out;
  const H = Math.round(out * 0.75);
  const rot = at([-28, 24, -18, 32], seed);
  const n = list.length;
  const sheets = list.map((a, i) => {
    const h = n === 1 ? H * 0.98 : H * 0.74;
    const w = (a.w / a.h) * h;
    const dx = (i - (n - 1) / 2) * (w + W * 0.04);
    return `<div style="position:absolute;left:${W / 2 - w / 2 + dx}px;top:${H / 2 - h / 2 + (i % 2) * 40 - 20}px;width:${w}px;height:${h}px;box-shadow:-14px 22px 40px rgba(20,12,4,.34),-3px 4px 6px rgba(20,12,4,.22)"><svg width="${w}" height="${h}" viewBox="0 0 ${a.w} ${a.h}">${i === 0 ? a.s : a.s}</svg></div>`;
  });
  const html = `<div style="width:${W}px;height:${H}px;background:linear-gradient(120deg,${mix(g, '#ffffff', 0.1)},${mix(g, '#000000', 0.12)});perspective:${W * 1.5}px;overflow:hidden"><div style="position:absolute;inset:0;transform:rotateX(46deg) rotateZ(${rot}deg) scale(${n === 1 ? 0.92 : 0.9})">${sheets.join('')}</div></div>`;
  return { w: W, h: H, html, cap };
};
/** A bound book standing aslant, with a thickness. */
export const book3d = (a: Art, p: Pal, seed: number, out = 1000, cap = '@book3d', spine = ''): Pic => {
  const W = out;
  const H = Math.round(out * 0.75);
  const h = H * 0.76;
  const w = (a.w / a.h) * h;
  const d = h * 0.11;
  const g = at(
    [p.d, mix(p.p, p.b, 0.4), mix(p.p, p.c, 0.35), mix(p.k, '#ffffff', 0.12), mix(p.a, p.p, 0.35)],
    seed,
  );
  const ry = at([26, 32, 22], seed);
  const sp = mix(p.k, at([p.a, p.c, p.k], seed), 0.5);
  const face = (tr: string, ww: number, inner: string, bg: string): string =>
    `<div style="position:absolute;left:${W / 2 - ww / 2}px;top:${(H - h) / 2}px;width:${ww}px;height:${h}px;background:${bg};transform:${tr};overflow:hidden;backface-visibility:hidden">${inner}</div>`;
  const html = `<div style="width:${W}px;height:${H}px;background:${g};overflow:hidden"><div style="position:absolute;left:0;right:0;bottom:0;height:${H * 0.17}px;background:${mix(g, '#000000', 0.1)}"></div><div style="position:absolute;left:${W / 2 - w * 0.5}px;top:${H * 0.84}px;width:${w * 1.25}px;height:40px;background:rgba(20,12,4,.5);filter:blur(22px)"></div><div style="position:absolute;inset:0;perspective:${W * 2}px"><div style="position:absolute;inset:0;transform-style:preserve-3d;transform:rotateY(${ry}deg)">${face(`translateZ(${d / 2}px)`, w, `<svg width="${w}" height="${h}" viewBox="0 0 ${a.w} ${a.h}">${a.s}</svg><div style="position:absolute;inset:0;background:linear-gradient(90deg,rgba(0,0,0,.22) 0,rgba(255,255,255,.14) 3%,rgba(0,0,0,.06) 5%,transparent 12%)"></div>`, '#fff')}${face(`rotateY(-90deg) translateZ(${w / 2}px)`, d, `<svg width="${d}" height="${h}" viewBox="0 0 60 540">${R(0, 0, 60, 540, sp)}${VM(30, 40, spine, 24, on(sp, p), { w: 700, ls: 3, mx: 330 })}${R(14, 470, 32, 32, p.p)}</svg>`, sp)}</div></div></div>`;
  return { w: W, h: H, html, cap };
};
/** A box with a front and a side (CSS 3D). */
export const box3d = (
  list: readonly (readonly [Art, string])[],
  g: string,
  out = 1100,
  cap = '@box3d',
  seed = 0,
): Pic => {
  const W = out;
  const H = Math.round(out * 0.75);
  const n = list.length;
  const each = list.map(([a, side], i) => {
    const h = n === 1 ? H * 0.7 : H * Math.min(0.62, 0.78 - n * 0.05);
    const w = Math.min((a.w / a.h) * h, (W / (n + 0.7)) * 0.8);
    const d = w * 0.5;
    const cx = W / 2 + (i - (n - 1) / 2) * (W / (n + 0.5));
    const face = (tr: string, ww: number, hh: number, inner: string, bg: string): string =>
      `<div style="position:absolute;left:${-ww / 2}px;top:${-hh / 2}px;width:${ww}px;height:${hh}px;background:${bg};transform:${tr};overflow:hidden">${inner}</div>`;
    const hh = w * (a.h / a.w);
    return `<div style="position:absolute;left:${cx - w * 0.6}px;top:${H * 0.5 + hh / 2 - 12}px;width:${w * 1.4}px;height:34px;background:rgba(20,12,4,.4);filter:blur(16px)"></div><div style="position:absolute;left:${cx}px;top:${H * 0.5}px;perspective:1800px"><div style="transform-style:preserve-3d;transform:rotateX(-8deg) rotateY(${at([-30, -26, 28], seed)}deg)">${face(`translateZ(${d / 2}px)`, w, hh, `<svg width="${w}" height="${hh}" viewBox="0 0 ${a.w} ${a.h}">${a.s}</svg>`, '#fff')}${face(`rotateY(${at([90, 90, -90], seed)}deg) translateZ(${w / 2}px)`, d, hh, `<div style="position:absolute;inset:0;background:rgba(0,0,0,.2)"></div>`, side)}${face(`rotateX(90deg) translateZ(${hh / 2}px)`, w, d, '', mix(side, '#ffffff', 0.3))}</div></div>`;
  });
  const html = `<div style="width:${W}px;height:${H}px;background:${g};overflow:hidden"><div style="position:absolute;left:0;right:0;bottom:0;height:${H * 0.27}px;background:${mix(g, '#000000', 0.07)}"></div>${each.join('')}</div>`;
  return { w: W, h: H, html, cap };
};
/** A cotton bag, a hanging cloth, a T-shirt printed with the artwork. */
export const goods = (a: Art, p: Pal, kind: number, out = 800, cap = '@goods'): Pic => {
  const g = at([mix(p.p, p.b, 0.35), p.d, mix(p.p, p.c, 0.3), mix(p.k, '#ffffff', 0.08)], kind + a.s.length);
  let o = R(0, 0, 1000, 1000, g);
  if (kind % 4 === 0)
    o +=
      blurE(500, 920, 300, 26, 0.3, 16) +
      S('M370 330C370 90 630 90 630 330', '#E9E0CB', 30) +
      P('M230 320h540l30 590h-600z', '#F3ECDB') +
      clip(R(305, 440, 390, 390, '#fff'), put(a, 305, 440, 390, 390)) +
      P('M230 320h540l2 26h-544z', '#E0D6BF');
  if (kind % 4 === 1)
    o +=
      R(120, 110, 760, 14, '#6b4a30') +
      clip(
        '<path d="M170 118H830V880q-60 18 -110 0t-110 0t-110 0t-110 0t-110 0t-110 0z"/>',
        put(a, 170, 118, 660, 790),
      ) +
      times(6, (i) => R(200 + i * 110, 118, 36, 770, i % 2 ? '#fff' : '#000', 'opacity=".06"'));
  if (kind % 4 === 2)
    o +=
      blurE(500, 900, 320, 24, 0.25, 16) +
      P('M330 200q170 90 340 0l210 110l-70 180l-100 -40v430h-420v-430l-100 40l-70 -180z', '#F7F4EC') +
      clip(R(370, 400, 260, 320, '#fff'), put(a, 370, 400, 260, 320)) +
      S('M380 215q120 70 240 0', '#ddd6c6', 10);
  if (kind % 4 === 3)
    o +=
      blurE(500, 820, 300, 30, 0.35, 18) +
      clip(
        '<path d="M180 820Q150 560 380 470Q470 430 500 330Q530 430 620 470Q850 560 820 820Q500 900 180 820z"/>',
        put(a, 150, 330, 700, 560) +
          P('M180 820Q300 600 500 470L500 330Q470 430 380 470Q150 560 180 820z', '#000', 'opacity=".14"'),
      ) +
      clip(
        '<path d="M500 400Q360 300 300 180Q430 210 500 340Q570 210 700 180Q640 300 500 400z"/>',
        put(a, 280, 160, 440, 260) + P('M500 400Q360 300 300 180Q430 210 500 340z', '#000', 'opacity=".16"'),
      ) +
      E(500, 386, 46, 40, '#000', 'opacity=".25"');
  return svgPic(1000, 1000, o, out, cap);
};
/** A phone with a screen in it, for drawings 1200×900. The screen is 300×630. */
export const phone = (x: number, y: number, w: number, inner: string, bg: string): string => {
  const h = w * 2.1;
  return (
    soft(x - 9, y - 9, w + 18, h + 18, 0.3, 20) +
    R(x - 9, y - 9, w + 18, h + 18, '#14151A', `rx="${w * 0.16}"`) +
    clip(
      R(x, y, w, h, '#fff', `rx="${w * 0.13}"`),
      `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 300 630">${R(0, 0, 300, 630, bg)}${inner}</svg>`,
    ) +
    R(x + w * 0.36, y + w * 0.035, w * 0.28, w * 0.07, '#14151A', `rx="${w * 0.035}"`)
  );
};
/** A laptop showing a page. */
export const laptop = (a: Art, g: string, out = 1000, cap = '@laptop'): Pic => {
  const o =
    R(0, 0, 1200, 900, g) +
    blurE(600, 790, 520, 22, 0.32, 16) +
    R(170, 110, 860, 580, '#1b1c20', 'rx="22"') +
    put(a, 190, 132, 820, 536) +
    P('M90 690h1020l36 74q-10 14 -40 14H94q-30 0 -40 -14z', '#C9CACC') +
    P('M90 690h1020l6 12H84z', '#E4E5E6') +
    R(520, 692, 160, 12, '#A9ABAE', 'rx="6"');
  return svgPic(1200, 900, o, out, cap);
};
/** A browser window on a ground. */
export const browser = (a: Art, g: string, out = 1200, cap = '@browser', H = 900): Pic => {
  const w = 1010;
  const h = H - 130;
  return svgPic(
    1200,
    H,
    R(0, 0, 1200, H, g) +
      soft(95, 80, w, h, 0.3, 20) +
      R(95, 65, w, 34, '#ECE9E2') +
      times(3, (i) => C(116 + i * 20, 82, 5.5, '#B9B3A6')) +
      R(420, 73, 360, 18, '#fff', 'rx="9"') +
      `<svg x="95" y="99" width="${w}" height="${h - 34}" viewBox="0 0 ${a.w} ${(a.w * (h - 34)) / w}" preserveAspectRatio="xMidYMin slice">${a.s}</svg>`,
    out,
    cap,
  );
};
/** A title card with the palette: what a portfolio closes with. */
export const swatches = (p: Pal, words: readonly string[], out = 800, cap = '@swatches'): Pic => {
  const all = [p.a, p.b, p.c, p.d, p.k, p.p];
  const n = hash(words.join(''));
  const v = n % 3;
  let o = R(0, 0, 1200, 900, p.p);
  if (v === 0)
    o +=
      all
        .map(
          (c, i) =>
            R(i * 200, 0, 200, 900, c) +
            A(i * 200 + 20, 870, c.slice(1).toUpperCase(), 22, on(c, p), { w: 500 }),
        )
        .join('') + R(0, 0, 0, 0, p.p);
  if (v === 1)
    o += all
      .map(
        (c, i) =>
          R((i % 3) * 400, Math.floor(i / 3) * 450, 400, 450, c) +
          T((i % 3) * 400 + 26, Math.floor(i / 3) * 450 + 60, at(words, i), 26, on(c, p), {
            w: 700,
            mx: 340,
          }) +
          A((i % 3) * 400 + 26, Math.floor(i / 3) * 450 + 420, c.toUpperCase(), 22, on(c, p)),
      )
      .join('');
  if (v === 2)
    o += all
      .map(
        (c, i) =>
          C(200 + (i % 3) * 400, 250 + Math.floor(i / 3) * 400, 160, c, 'stroke="#0002" stroke-width="2"') +
          T(200 + (i % 3) * 400, 258 + Math.floor(i / 3) * 400, at(words, i), 24, on(c, p), {
            w: 700,
            a: 'middle',
            mx: 260,
            ff: F.go,
          }),
      )
      .join('');
  return svgPic(1200, 900, o, out, cap);
};
/** Everything a poster needs, in an order that differs by seed. */
export const posterViews = (
  a: Art,
  p: Pal,
  seed: number,
  opt: { readonly g?: string; readonly series?: readonly Art[]; readonly bareFirst?: boolean } = {},
): readonly Pic[] => {
  const g =
    opt.g ??
    at(
      [p.d, mix(p.p, p.c, 0.3), mix(p.p, p.b, 0.35), mix(p.p, '#8a8478', 0.3), mix(p.k, '#000000', 0.2)],
      seed,
    );
  const list = opt.series ?? [a];
  const first =
    opt.bareFirst === true
      ? bare(a, 840)
      : list.length > 1
        ? ground(list, g, 1200, list.length > 2 ? 620 : 700)
        : ground([a], g, 1200);
  const rest: Pic[] = [
    at([gallery, street, pasted, gallery, pasted], seed) === street
      ? street(a, p, seed)
      : seed % 2
        ? pasted(list, p, seed)
        : gallery(list, p, seed),
    crop(a, 0.3 + (seed % 5) * 0.1, 0.25 + (seed % 3) * 0.25, 0.55, at([4 / 3, 1, 4 / 5], seed), 720),
    seed % 3 === 0 ? table([a], g, seed) : room(a, p, seed),
  ];
  return seed % 2 ? [first, ...rest] : [first, at(rest, 1), at(rest, 0), at(rest, 2)];
};
