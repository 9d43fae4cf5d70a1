/** Places, signs, maps, cloth, letters. */
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
  mix,
  on,
  pick,
  put,
  rng,
  soft,
  svgPic,
  times,
  w0,
  type Art,
  type Family,
  type Pal,
  type Rng,
} from './kit.ts';
import { bare, crop, gallery, goods, ground, person, plant, room, street, swatches, table } from './mock.ts';
import { mark, obj } from './objects.ts';

const arrow = (x: number, y: number, s: number, f: string, rot = 0): string =>
  G(`translate(${x} ${y}) rotate(${rot}) scale(${s})`, S('M-34 0H30M2 -30L32 0L2 30', f, 11));
/** words: building, rooms '、', -, -, floor number, object */
export const sign: Family = (s) => {
  const { p, v } = s;
  const lb = w0(s, 1).split('、');
  const no = w0(s, 4, '3');
  const wall = at([mix(p.p, '#a39c8f', 0.4), p.d, mix(p.p, p.c, 0.35), mix(p.k, '#999999', 0.7)], s.seed);
  const panel = (w: number, h: number): Art =>
    art(
      w,
      h,
      R(0, 0, w, h, p.a) +
        A(40, h * 0.62, no, h * 0.62, on(p.a, p), { w: 800, mx: w * 0.42 }) +
        times(
          5,
          (i) =>
            L(w * 0.48, h * (0.16 + i * 0.16), w - 40, h * (0.16 + i * 0.16), on(p.a, p), 3) +
            T(w * 0.48, h * (0.265 + i * 0.16), at(lb, i), h * 0.062, on(p.a, p), { w: 700, mx: w * 0.34 }) +
            arrow(w - 70, h * (0.243 + i * 0.16), h / 1150, on(p.a, p), at([0, 0, -90, 180, 90], i + s.seed)),
        ),
    );
  let o = R(0, 0, 1200, 900, wall) + R(0, 760, 1200, 140, mix(wall, '#3a342c', 0.35));
  if (v === 0)
    o +=
      soft(140, 90, 660, 520, 0.3, 14) +
      put(panel(760, 600), 140, 90, 660, 520) +
      person(960, 700, 1.8, p.k) +
      plant(90, 770, 1, p.c, p.p);
  if (v === 1)
    o += times(
      3,
      (i) =>
        R(90 + i * 370, 60, 300, 700, at([p.a, p.c, p.b], i)) +
        A(240 + i * 370, 330, String(Number(no) + i), 320, on(at([p.a, p.c, p.b], i), p), {
          a: 'middle',
          w: 800,
        }) +
        T(
          240 + i * 370,
          400,
          `${at(['一', '二', '三', '四', '五', '六', '七'], Number(no) - 1 + i)}階`,
          30,
          on(at([p.a, p.c, p.b], i), p),
          { a: 'middle', w: 700 },
        ) +
        T(240 + i * 370, 640, at(lb, i), 32, on(at([p.a, p.c, p.b], i), p), {
          a: 'middle',
          w: 700,
          mx: 270,
        }) +
        arrow(240 + i * 370, 700, 0.8, on(at([p.a, p.c, p.b], i), p), at([0, -90, 180], i)),
    );
  if (v === 2)
    o +=
      R(520, 60, 30, 780, '#35383c') +
      R(650, 60, 30, 780, '#35383c') +
      times(6, (i) => {
        const c = at([p.k, p.a, p.c, p.k, p.b, p.a], i);
        const right = i % 2 === 0;
        const x = right ? 440 : 200;
        return (
          P(
            right
              ? `M${x} ${90 + i * 98}h520l50 40l-50 40h-520z`
              : `M${x + 560} ${90 + i * 98}h-520l-50 40l50 40h520z`,
            c,
          ) +
          T(right ? x + 40 : x + 80, 144 + i * 98, at(lb, i), 38, on(c, p), { w: 700, mx: 340 }) +
          A(right ? x + 490 : x + 520, 146 + i * 98, `${(i + 1) * 120}m`, 34, on(c, p), { a: 'end', w: 600 })
        );
      }) +
      plant(1040, 790, 1.6, p.c, p.k) +
      plant(180, 800, 1.2, p.c, p.k);
  if (v === 3)
    o +=
      R(0, 0, 1200, 900, mix(p.k, '#000000', 0.1)) +
      times(12, (i) => {
        const x = 80 + (i % 4) * 270;
        const y = 60 + Math.floor(i / 4) * 275;
        const c = at([p.a, p.b, p.c, p.p], i * 3 + Math.floor(i / 4));
        return (
          R(x, y, 230, 230, c, 'rx="28"') +
          obj(
            at(w0(s, 5, 'train,cup,umbrella,book,key,camera,bicycle,map,drop,tree,bird,heart').split(','), i),
            x + 115,
            y + 100,
            0.68,
            on(c, p),
            c,
            on(c, p),
          ) +
          T(x + 115, y + 212, at(lb, i), 20, on(c, p), { a: 'middle', w: 700, mx: 200 })
        );
      });
  if (v === 4)
    o +=
      R(0, 0, 1200, 760, at([p.c, p.a, p.b], s.seed)) +
      T(36, 640, at(lb, 0), 560, on(at([p.c, p.a, p.b], s.seed), p), { w: 900, mx: 700 }) +
      L(36, 690, 730, 690, on(at([p.c, p.a, p.b], s.seed), p), 8) +
      R(880, 300, 200, 460, mix(p.k, '#ffffff', 0.1)) +
      R(900, 320, 160, 440, mix(p.k, '#ffffff', 0.2)) +
      C(1036, 550, 9, p.b) +
      person(800, 720, 1.5, p.k);
  const a = panel(900, 640);
  const floor = art(
    1200,
    900,
    R(0, 0, 1200, 900, p.p) +
      times(7, (i) => {
        const q = at(
          [
            [60, 120, 340, 260],
            [400, 120, 240, 260],
            [640, 120, 500, 200],
            [60, 380, 240, 400],
            [300, 480, 380, 300],
            [680, 420, 240, 360],
            [920, 320, 220, 460],
          ] as const,
          i,
        ).map((q0, k) =>
          k === 0 && s.seed % 3 === 1
            ? 1208 - q0 - at([340, 240, 500, 240, 380, 240, 220], i)
            : k === 1 && s.seed % 3 === 2
              ? 900 - q0 - at([260, 260, 200, 400, 300, 360, 460], i)
              : q0,
        ) as [number, number, number, number];
        return (
          R(q[0], q[1], q[2] - 8, q[3] - 8, at([p.a, p.d, p.b, p.c, p.d, p.a, p.c], i)) +
          T(q[0] + 20, q[1] + 44, at(lb, i), 26, on(at([p.a, p.d, p.b, p.c, p.d, p.a, p.c], i), p), {
            w: 700,
            mx: q[2] - 50,
          })
        );
      }) +
      C(360, 450, 16, p.k) +
      T(386, 458, '現在地', 20, p.k, { w: 700 }) +
      T(60, s.seed % 3 === 2 ? 860 : 76, `${w0(s, 0)}　${no}階`, 34, p.k, { w: 800, mx: 800 }),
  );
  return [
    svgPic(1200, 900, o, 1200),
    ground([floor], p.d, 860, 700),
    crop(a, 0.7, 0.3, 0.6, 4 / 3, 700),
    ground([a], mix(p.k, '#777777', 0.3), 780, 640),
  ];
};
/** Noren and shopfronts. words: shop, -, -, tag, char, object */
export const noren: Family = (s) => {
  const { p, v } = s;
  const ch = [...w0(s, 4, w0(s, 0))];
  const cloth = at([p.a, p.k, p.c, p.p], v);
  const f = on(cloth, p);
  const wood = at(['#5b3b26', '#a87a4c', '#2c2622', '#7a5236'], s.seed);
  const hang = (x: number, y: number, w: number, h: number): string =>
    R(x - 20, y - 10, w + 40, 12, mix(wood, '#000000', 0.3)) +
    clip(
      R(x, y, w, h, '#fff'),
      R(x, y, w, h, cloth) +
        (v === 1
          ? C(x + w / 2, y + h / 2, h * 0.36, f) +
            obj(w0(s, 5, 'fish'), x + w / 2, y + h / 2, h / 420, cloth, f, p.b)
          : v === 2
            ? times(5, (i) =>
                P(
                  `M${x} ${y + h * (0.3 + i * 0.15)}q${w / 8} -30 ${w / 4} 0t${w / 4} 0t${w / 4} 0t${w / 4} 0V${y + h}H${x}z`,
                  mix(cloth, f, 0.14 * (i + 1)),
                ),
              )
            : '') +
        (v === 1
          ? ''
          : times(Math.min(4, ch.length), (i) => {
              const n = Math.min(4, ch.length);
              return T(
                x + (w * (i + 0.5)) / n,
                y + h * 0.62,
                at(ch, i),
                Math.min(h * 0.5, (w / n) * 0.72),
                f,
                { a: 'middle', ff: at([F.yuji, F.dela, F.ship, F.reggae], s.seed), w: 700 },
              );
            })) +
        times(v === 1 ? 3 : Math.min(4, ch.length) - 1, (i) =>
          L(
            x + (w * (i + 1)) / (v === 1 ? 4 : Math.min(4, ch.length)),
            y + h * 0.14,
            x + (w * (i + 1)) / (v === 1 ? 4 : Math.min(4, ch.length)),
            y + h,
            mix(cloth, '#000000', 0.3),
            5,
          ),
        ),
    ) +
    P(`M${x} ${y}h${w}v18h${-w}z`, '#000', 'opacity=".18"');
  const o =
    R(0, 0, 1200, 900, mix(wood, '#ffffff', 0.1)) +
    times(24, (i) => L(i * 52, 0, i * 52, 900, mix(wood, '#000000', 0.12), 3)) +
    R(0, 800, 1200, 100, '#6f6a62') +
    R(180, 150, 840, 650, mix(p.k, '#1b1510', 0.7)) +
    R(210, 180, 780, 620, mix(p.b, '#3a2410', 0.35)) +
    times(5, (i) => R(210 + i * 160, 180, 10, 620, mix(wood, '#000000', 0.25))) +
    hang(160, 170, 880, 330) +
    obj('lantern', 90, 330, 0.9, p.p, p.k, p.a) +
    T(90, 350, at(ch, 0), 50, p.k, { a: 'middle', ff: F.yuji }) +
    obj('lantern', 1110, 330, 0.9, p.p, p.k, p.a) +
    T(1110, 350, at(ch, 1), 50, p.k, { a: 'middle', ff: F.yuji }) +
    person(330, 690, 1.5, p.d) +
    plant(1080, 790, 0.9, p.c, p.k) +
    plant(110, 790, 0.9, p.c, p.k);
  const flat = svgPic(1200, 560, R(0, 0, 1200, 560, p.d) + hang(100, 90, 1000, 400), s.seed % 2 ? 860 : 1200);
  const front = svgPic(1200, 900, o, s.seed % 2 ? 1200 : 860);
  const logo = art(
    500,
    500,
    R(0, 0, 500, 500, '#F3ECDB') +
      C(250, 220, 150, cloth) +
      T(250, 290, at(ch, 0), 180, f, { a: 'middle', ff: F.yuji }) +
      T(250, 450, w0(s, 0), 46, p.k, { a: 'middle', ff: F.ship, w: 700, mx: 440 }),
  );
  return [
    ...(s.seed % 2 ? [front, flat] : [flat, front]),
    goods(logo, p, 0, 640),
    swatches(p, [w0(s, 0), w0(s, 3)], 640),
  ];
};
/** Exhibition rooms and displays. words: title, captions '、', place, date, char, object */
export const exhibit: Family = (s) => {
  const { p, v } = s;
  const obs = w0(s, 5, 'bowl,fan,lantern,kettle').split(',');
  const lb = w0(s, 1).split('、');
  const wl = at([p.p, p.a, mix(p.k, '#ffffff', 0.06), mix(p.c, p.p, 0.3)], v);
  const f = on(wl, p);
  let o =
    R(0, 0, 1200, 640, wl) +
    P('M0 640H1200V900H0z', mix(wl, '#6b6256', 0.4)) +
    P('M0 0L180 80V620L0 900z', mix(wl, '#000000', 0.14)) +
    P('M1200 0L1020 80V620L1200 900z', mix(wl, '#000000', 0.2)) +
    P('M0 900L180 620H1020L1200 900z', mix(wl, '#5a5248', 0.45)) +
    P('M0 0L180 80H1020L1200 0z', mix(wl, '#ffffff', 0.3));
  if (v === 0)
    o +=
      VM(900, 120, w0(s, 0), 74, p.a, { w: 700, ls: 8, mx: 440, ff: F.ship }) +
      times(
        3,
        (i) =>
          R(270 + i * 190, 200, 150, 190, at([p.a, p.b, p.c], i)) +
          obj(at(obs, i), 345 + i * 190, 290, 0.6, p.p, at([p.a, p.b, p.c], i), p.k) +
          T(270 + i * 190, 416, at(lb, i), 12, f),
      );
  if (v === 1)
    o +=
      times(
        4,
        (i) =>
          P(`M${260 + i * 180} 560h130v150h-130z`, p.p) +
          P(`M${260 + i * 180} 560l20 -22h130l-20 22z`, mix(p.p, '#ffffff', 0.6)) +
          P(`M${390 + i * 180} 560l20 -22v150l-20 22z`, mix(p.p, '#000000', 0.16)) +
          obj(at(obs, i), 325 + i * 180, 480, 0.62, p.k, p.p, p.b),
      ) +
      T(600, 280, w0(s, 0), 110, f, { a: 'middle', w: 900, mx: 760 }) +
      T(600, 340, `${w0(s, 2)}　${w0(s, 3)}`, 22, f, { a: 'middle', mx: 700 });
  if (v === 2)
    o +=
      times(26, (i) => {
        const x = 220 + (i % 13) * 62;
        const y = 120 + ((i * 53) % 260);
        return (
          L(x, 60, x, y, f, 1.5) + obj(at(obs, i), x, y + 24, 0.24, at([p.a, p.b, p.c, p.p], i), wl, p.p)
        );
      }) + T(600, 560, w0(s, 0), 60, p.b, { a: 'middle', ff: F.antique, mx: 700 });
  if (v === 3)
    o +=
      R(220, 110, 760, 440, p.k) +
      C(600, 330, 190, p.b) +
      obj(at(obs, 0), 600, 330, 1.4, p.k, p.b, p.a) +
      R(440, 620, 320, 40, p.p) +
      P('M440 660h320l40 80h-400z', mix(p.p, '#000000', 0.15));
  o +=
    person(at([420, 160, 330, 300], v), 740, 1.3, p.k) +
    person(at([520, 1040, 820, 900], v), 760, 1.4, at([p.b, p.p, p.a], v), '#4A3428', p.c);
  const bill = art(
    600,
    848,
    R(0, 0, 600, 848, p.a) +
      obj(at(obs, 0), 300, 330, 2, on(p.a, p), p.a, p.b) +
      T(300, 640, w0(s, 0), 64, on(p.a, p), { a: 'middle', ff: F.ship, w: 700, mx: 540 }) +
      T(300, 700, w0(s, 2), 18, on(p.a, p), { a: 'middle', mx: 500 }) +
      A(300, 790, w0(s, 3), 44, on(p.a, p), { a: 'middle', w: 600, mx: 500 }),
  );
  const cap = art(
    800,
    600,
    R(0, 0, 800, 600, p.p) +
      T(60, 110, at(lb, 0), 44, p.k, { w: 700, ff: F.ship, mx: 460 }) +
      L(60, 136, 740, 136, p.k, 3) +
      obj(at(obs, 1), 620, 380, 0.9, p.a, p.p, p.k) +
      times(7, (i) => R(60, 190 + i * 46, i === 6 ? 220 : 400, 12, mix(p.p, p.k, 0.5))),
  );
  return [
    svgPic(1200, 900, o, 1200),
    street(bill, p, s.seed, 820),
    ground([cap], wl, 760, 620),
    svgPic(
      1200,
      900,
      R(0, 0, 1200, 900, p.d) +
        times(
          5,
          (i) =>
            R(60 + i * 220, 120, 200, 660, at([p.a, p.k, p.c, p.b, p.p], i)) +
            obj(
              at(obs, i),
              160 + i * 220,
              560,
              0.7,
              on(at([p.a, p.k, p.c, p.b, p.p], i), p),
              at([p.a, p.k, p.c, p.b, p.p], i),
              p.b,
            ) +
            VM(160 + i * 220, 160, w0(s, 0), 46, on(at([p.a, p.k, p.c, p.b, p.p], i), p), {
              w: 700,
              mx: 300,
            }),
        ),
      760,
    ),
  ];
};
/** Vehicles wrapped. words: company, -, -, tag, -, object/mark */
export const vehicle: Family = (s) => {
  const { p, v } = s;
  const g = at([mix(p.p, p.c, 0.35), p.d, mix(p.p, p.b, 0.35)], s.seed);
  const body = (x: number, y: number, k: number): string =>
    at(
      [
        G(
          `translate(${x} ${y}) scale(${k})`,
          R(-480, -240, 960, 380, p.a, 'rx="44"') +
            R(-480, 10, 960, 60, p.p) +
            times(
              6,
              (i) =>
                R(-440 + i * 142, -190, 118, 150, mix(p.k, p.c, 0.5), 'rx="12"') +
                P(`M${-440 + i * 142} -60l60 -130h30l-60 130z`, '#fff', 'opacity=".2"'),
            ) +
            obj(w0(s, 5, 'bird'), -300, 60, 0.7, p.k, p.p, p.b) +
            T(-180, 60, w0(s, 0), 46, p.k, { w: 800, mx: 420 }) +
            R(-480, 140, 960, 20, p.k) +
            C(-280, 160, 62, '#1c1d20') +
            C(-280, 160, 28, p.d) +
            C(280, 160, 62, '#1c1d20') +
            C(280, 160, 28, p.d),
        ),
        G(
          `translate(${x} ${y}) scale(${k})`,
          P('M-460 150V-180q0 -40 40 -40h560l120 0q60 6 110 120l90 40v210z', p.p) +
            P('M260 -180h40q40 20 76 96H260z', mix(p.k, p.c, 0.5)) +
            clip(
              '<path d="M-460 150V-180q0 -40 40 -40h620v370z"/>',
              R(-460, -220, 680, 370, p.a) +
                times(5, (i) =>
                  P(`M-460 ${-60 + i * 60}q85 -50 170 0t170 0t170 0t170 0V160H-460z`, mix(p.a, p.b, i / 5)),
                ),
            ) +
            obj(w0(s, 5, 'bird'), -290, -60, 0.9, p.p, p.a, p.k) +
            T(-170, -40, w0(s, 0), 66, p.p, { w: 900, mx: 360 }) +
            R(-460, 140, 920, 20, p.k) +
            C(-280, 156, 66, '#1c1d20') +
            C(-280, 156, 30, p.d) +
            C(290, 156, 66, '#1c1d20') +
            C(290, 156, 30, p.d),
        ),
        G(
          `translate(${x} ${y}) scale(${k})`,
          P('M-500 130V-150q0 -60 70 -60H330q130 20 170 200v140z', p.p) +
            R(-500, -20, 1000, 60, p.a) +
            R(-500, 52, 1000, 14, p.b) +
            times(7, (i) => R(-460 + i * 104, -150, 80, 100, mix(p.k, p.c, 0.4), 'rx="10"')) +
            P('M340 -170q80 30 110 120H340z', mix(p.k, p.c, 0.4)) +
            T(-440, 24, w0(s, 0), 40, on(p.a, p), { w: 700, ls: 8, mx: 500 }) +
            obj(w0(s, 5, 'bird'), 360, 70, 0.4, p.a, p.p, p.k) +
            R(-500, 130, 1000, 26, p.k) +
            times(4, (i) => C(-380 + i * 240, 170, 34, '#2a2b2e')),
        ),
      ],
      v,
    );
  const o =
    R(0, 0, 1200, 900, g) +
    times(7, (i) => R(i * 180 - 10, 250 - (i % 3) * 70, 150, 500, mix(g, p.k, 0.08))) +
    R(0, 700, 1200, 200, mix(g, '#444444', 0.45)) +
    times(9, (i) => R(i * 150, 800, 90, 10, '#fff', 'opacity=".7"')) +
    body(600, 540, 1);
  const mk = art(
    900,
    600,
    R(0, 0, 900, 600, p.a) +
      obj(w0(s, 5, 'bird'), 250, 300, 1.3, on(p.a, p), p.a, p.b) +
      T(430, 330, w0(s, 0), 80, on(p.a, p), { w: 800, mx: 420 }),
  );
  return [
    svgPic(1200, 900, o, 1200),
    bare(mk, 800),
    crop(art(1200, 900, o), 0.35, 0.62, 0.45, 4 / 3, 720),
    svgPic(1200, 900, R(0, 0, 1200, 900, p.b) + body(420, 250, 0.62) + body(760, 560, 0.62), 760),
  ];
};
/** Route and area maps. words: title, stations '、', -, sub */
export const mapping: Family = (s) => {
  const { p, v } = s;
  const st = w0(s, 1).split('、');
  const r = rng(s.seed);
  let o = '';
  const node = (x: number, y: number, t: string, c: string, dy = -24): string =>
    C(x, y, 13, '#fff', `stroke="${c}" stroke-width="7"`) +
    T(Math.min(Math.max(x, 60), 1140), y + dy, t, 24, c, {
      w: 700,
      a: x > 1060 ? 'end' : x < 90 ? 'start' : 'middle',
      k: 7,
      kc: v === 1 ? p.k : p.p,
      kj: 'round',
      e: 'paint-order="stroke"',
    });
  if (v === 0) {
    o =
      R(0, 0, 1200, 900, p.p) +
      P('M0 640C200 560 300 760 520 690S900 560 1200 700V900H0z', mix(p.c, '#ffffff', 0.45)) +
      [
        'M60 220H420L620 420H1140',
        'M200 60V360L430 590H800L1020 810',
        'M60 520H300L660 160H1140',
        'M900 60V840',
      ]
        .map((d, i) => S(d, at([p.a, p.c, p.b, p.k], i), 20, RC))
        .join('') +
      (
        [
          [60, 220],
          [420, 220],
          [620, 420],
          [1140, 420],
          [200, 60],
          [200, 360],
          [430, 590],
          [800, 590],
          [300, 520],
          [660, 160],
          [1140, 160],
          [900, 300],
          [900, 700],
        ] as const
      )
        .map(([x, y], i) => node(x, y, at(st, i), p.k, i % 2 ? 44 : -26))
        .join('');
  }
  if (v === 1) {
    o =
      R(0, 0, 1200, 900, p.k) +
      times(4, (k) => C(600, 470, 110 + k * 95, 'none', `stroke="${mix(p.k, p.p, 0.25)}" stroke-width="3"`)) +
      times(5, (i) => {
        const a0 = (i / 5) * 6.283 + 0.3;
        return (
          S(
            `M600 470L${600 + Math.cos(a0) * 400} ${470 + Math.sin(a0) * 380}`,
            at([p.a, p.b, p.c, p.p, p.a], i),
            12,
            RC,
          ) +
          times(3, (k) =>
            node(
              600 + Math.cos(a0) * (150 + k * 115),
              470 + Math.sin(a0) * (140 + k * 110),
              at(st, i * 3 + k),
              p.p,
              40,
            ),
          )
        );
      }) +
      C(600, 470, 46, p.a) +
      T(600, 482, at(st, 0), 30, on(p.a, p), { a: 'middle', w: 800, mx: 84 });
  }
  if (v === 2) {
    o =
      R(0, 0, 1200, 900, mix(p.c, '#ffffff', 0.3)) +
      P(
        'M120 120Q340 20 560 110T980 90Q1160 200 1090 420T1000 760Q760 880 520 800T150 720Q20 520 120 120z',
        p.p,
      ) +
      times(40, () => {
        const [x, y] = [180 + r() * 840, 150 + r() * 580];
        return obj(
          pick(r, ['tree', 'tree', 'house', 'leaf']),
          x,
          y,
          0.2 + r() * 0.12,
          pick(r, [p.c, mix(p.c, p.k, 0.4), p.b]),
          p.k,
          p.p,
        );
      }) +
      S(
        'M200 640C320 500 380 620 520 470S700 260 860 330S1000 600 900 690',
        p.a,
        12,
        `${RC} stroke-dasharray="2 22"`,
      ) +
      obj('torii', 340, 300, 0.5, p.a, p.a, p.a) +
      obj('castle', 760, 500, 0.7, p.k, p.d, p.a) +
      obj('boat', 1090, 800, 0.5, p.a, p.k, p.p) +
      obj('fuji', 600, 210, 0.7, p.k, p.p, p.p) +
      (
        [
          [200, 640],
          [520, 470],
          [860, 330],
          [900, 690],
          [340, 420],
          [700, 640],
        ] as const
      )
        .map(([x, y], i) => node(x, y, at(st, i), p.k))
        .join('');
  }
  if (v === 3) {
    o =
      R(0, 0, 1200, 900, p.d) +
      times(9, (j) =>
        times(12, (i) => {
          const k = Math.floor(r() * 6);
          const x = 40 + i * 95;
          const y = 130 + j * 82;
          return (
            R(
              x,
              y,
              84,
              71,
              at([p.p, p.p, mix(p.c, '#ffffff', 0.3), p.p, p.b, mix(p.p, '#000000', 0.05)], k),
            ) +
            (k === 2
              ? obj('tree', x + 42, y + 36, 0.3, mix(p.c, p.k, 0.3), p.k, p.k)
              : k === 4
                ? T(x + 42, y + 48, at(['店', '湯', '本', '菓', '米', '茶'], i + j), 34, p.k, {
                    a: 'middle',
                    w: 700,
                  })
                : '')
          );
        }),
      ) +
      S('M80 830L80 520L560 520L560 300L1110 300', p.a, 12, RC) +
      (
        [
          [80, 830],
          [560, 520],
          [1110, 300],
          [560, 300],
        ] as const
      )
        .map(([x, y], i) => node(x, y, at(st, i), p.k))
        .join('') +
      R(0, 0, 1200, 110, p.k);
  }
  if (v === 4) {
    o = R(0, 0, 1200, 900, p.p);
    for (let i = 0; i < 16; i++) {
      let d = '';
      for (let a = 0; a <= 36; a++) {
        const t = (a / 36) * 6.283;
        const q = (40 + i * 30) * (1 + 0.18 * Math.sin(t * 3 + i * 0.12) + 0.1 * Math.cos(t * 5));
        d += `${a ? 'L' : 'M'}${(560 + Math.cos(t) * q * 1.25).toFixed(0)} ${(470 + Math.sin(t) * q * 0.86).toFixed(0)}`;
      }
      o += P(
        `${d}z`,
        i % 4 === 0 ? 'none' : 'none',
        `stroke="${i % 4 === 0 ? p.c : mix(p.c, p.p, 0.5)}" stroke-width="${i % 4 === 0 ? 4 : 2}"`,
      );
    }
    o +=
      S('M120 780Q300 620 420 600T560 470', p.a, 8, `${RC} stroke-dasharray="4 16"`) +
      S('M1060 760Q900 600 760 560T560 470', p.b, 8, `${RC} stroke-dasharray="4 16"`) +
      P('M560 430l34 60h-68z', p.a) +
      node(120, 780, at(st, 0), p.k) +
      node(420, 600, at(st, 1), p.k) +
      node(760, 560, at(st, 2), p.k) +
      node(1060, 760, at(st, 3), p.k) +
      T(560, 410, at(st, 4), 30, p.k, { a: 'middle', w: 800 });
  }
  o +=
    v === 3
      ? T(40, 74, w0(s, 0), 46, p.p, { w: 800, mx: 800 }) +
        T(1160, 72, w0(s, 3), 20, p.b, { a: 'end', mx: 320 })
      : v === 2
        ? R(60, 730, 330, 120, p.k) +
          T(84, 796, w0(s, 0), 44, p.p, { ff: F.kaisei, w: 700, mx: 286 }) +
          T(84, 832, w0(s, 3), 16, p.b, { mx: 286 })
        : T(50, v === 0 ? 850 : 86, w0(s, 0), 46, v === 1 ? p.p : p.k, { w: 800, mx: 600 }) +
          T(52, v === 0 ? 880 : 120, w0(s, 3), 18, v === 1 ? p.b : p.k, { mx: 600 });
  const a = art(1200, 900, o);
  return [
    bare(a, 1200),
    at([room(a, p, s.seed, 820), table([a], p.d, s.seed, 840), gallery([a], p, s.seed, 820)], s.seed),
    crop(a, 0.55, 0.45, 0.4, 4 / 3, 720),
    goods(a, p, 3, 620),
  ];
};
/** Repeats. words: name, -, -, -, -, objects */
const motif = (k: number, z: number, p: Pal, r: Rng, ob: readonly string[], i: number, j: number): string => {
  const cs = [p.a, p.b, p.c, p.k];
  switch (k) {
    case 0:
      return times(4, (q) => C(0, z / 2, (z / 2) * (1 - q * 0.25), q % 2 ? p.p : at(cs, i + j)));
    case 1:
      return obj(
        at(ob, i + j * 2),
        0,
        0,
        z / 260,
        at(cs, i * 2 + j),
        p.p,
        at(cs, i + j + 1),
        Math.floor(r() * 4) * 90,
      );
    case 2:
      return times(6, (q) =>
        G(
          `rotate(${q * 60})`,
          P(
            `M0 0L${z * 0.43} ${-z * 0.25}L0 ${-z * 0.5}L${-z * 0.43} ${-z * 0.25}z`,
            'none',
            `stroke="${p.k}" stroke-width="3"`,
          ) + L(0, 0, 0, -z * 0.5, p.k, 3),
        ),
      );
    case 3:
      return (
        R(-z / 2, -z / 2, z + 1, z + 1, (i + j) % 2 ? p.a : p.p) +
        ((i * 3 + j) % 7 === 0 ? obj(at(ob, i), 0, 0, z / 280, p.k, p.p, p.b) : '')
      );
    case 4:
      return (
        P(`M${-z / 2} 0a${z / 2} ${z / 2} 0 0 1 ${z} 0z`, at(cs, i)) +
        P(`M${-z / 4} 0a${z / 4} ${z / 4} 0 0 1 ${z / 2} 0z`, p.p) +
        C(0, z * 0.25, z * 0.1, at(cs, j))
      );
    case 5: {
      const q = 0.3 + r() * 0.8;
      return P(
        `M0 ${-z * 0.3 * q}L${z * 0.34 * q} ${z * 0.1}L${z * 0.05} ${z * 0.36 * q}L${-z * 0.3 * q} ${z * 0.16}z`,
        at([p.a, p.b, p.c, p.k, p.d], Math.floor(r() * 5)),
        `transform="rotate(${(r() * 360).toFixed(0)})"`,
      );
    }
    case 6:
      return (
        S(`M${-z / 2} 0q${z / 4} ${-z * 0.45} ${z / 2} 0t${z / 2} 0`, at(cs, j), z * 0.14) +
        (j % 3 === 0 && i % 4 === 1 ? C(0, -z * 0.2, z * 0.13, p.a) : '')
      );
    case 7:
      return (
        L(-z / 2, (j % 2 ? 0.2 : 0) * z, z / 2, 0, p.c, z * 0.12) +
        L(0, -z / 2, 0, z / 2, mix(p.a, p.p, 0.3), z * 0.2, 'opacity=".85"') +
        L(-z * 0.3, -z / 2, -z * 0.3, z / 2, p.k, 4) +
        L(-z / 2, z * 0.3, z / 2, z * 0.3, p.b, 7)
      );
    default:
      return (
        times(5, (q) =>
          P(
            `M0 0q${z * 0.12} ${-z * 0.26} 0 ${-z * 0.46}q${-z * 0.12} ${z * 0.2} 0 ${z * 0.46}z`,
            at(cs, i + j),
            `transform="rotate(${q * 36 - 72})"`,
          ),
        ) + C(0, 0, z * 0.06, p.k)
      );
  }
};
export const pattern: Family = (s) => {
  const { p, v } = s;
  const r = rng(s.seed);
  const ob = w0(s, 5, 'leaf,flower,bird').split(',');
  const z = at([100, 130, 110, 90, 100, 74, 96, 110, 120], v);
  let o = R(
    0,
    0,
    1200,
    900,
    at([p.p, p.d, p.b, p.p, mix(p.p, p.b, 0.4), p.p, p.p, p.p, p.k === p.p ? p.d : mix(p.p, p.c, 0.3)], v),
  );
  for (let j = -1; j < 900 / (z * (v === 0 ? 0.5 : v === 2 ? 0.75 : 1)) + 1; j++)
    for (let i = -1; i < 1200 / (z * (v === 2 ? 0.866 : 1)) + 1; i++)
      o += G(
        `translate(${(i * z * (v === 2 ? 0.866 : 1) + (j % 2 && v !== 3 && v !== 7 ? (z * (v === 2 ? 0.866 : 1)) / 2 : 0)).toFixed(1)} ${(j * z * (v === 0 ? 0.5 : v === 2 ? 0.75 : 1) + (v === 3 ? z / 2 : 0)).toFixed(1)})`,
        motif(v, z, p, r, ob, i + 2, j + 2),
      );
  const a = art(1200, 900, clip(R(0, 0, 1200, 900, '#fff'), o));
  const sq = art(900, 900, a.s);
  const views = [
    goods(sq, p, 1, 720),
    goods(sq, p, 3, 720),
    goods(sq, p, 0, 700),
    svgPic(
      1200,
      900,
      R(0, 0, 1200, 900, p.d) +
        P('M300 120q300 90 600 0l200 120l-60 560h-140l-30 -300v380h-540v-380l-30 300h-140l-60 -560z', p.k) +
        clip(
          '<path d="M300 120q300 90 600 0l200 120l-60 560h-140l-30 -300v380h-540v-380l-30 300h-140l-60 -560z"/>',
          put(a, 0, 60, 1200, 900),
        ) +
        P('M470 140L600 420L730 140q-130 40 -260 0z', p.p) +
        S('M470 140L600 440L730 140', p.k, 22),
      720,
    ),
  ];
  return [bare(a, 1200), at(views, s.seed), at(views, s.seed + 1), crop(a, 0.4, 0.4, 0.3, 1, 560)];
};
/** Drawn letters. words: the letters, reading, -, note, single char */
export const lettering: Family = (s) => {
  const { p, v } = s;
  const t = w0(s, 0);
  const ch = [...t];
  const g = at([p.p, p.k, p.b, p.a, p.d, p.p, p.k, p.c], v);
  const f = on(g, p);
  const r = rng(s.seed);
  let o = R(0, 0, 1200, 900, g);
  const big = Math.min(520, 1060 / ch.length);
  if (v === 0) {
    const i = 'm' + s.seed;
    o +=
      `<defs><mask id="${i}">${times(50, (k) => R(0, k * 18, 1200, 4 + 13 * Math.abs(Math.sin(k * 0.13)), '#fff'))}</mask></defs><g mask="url(#${i})">${T(600, 450 + big * 0.36, t, big, p.k, { a: 'middle', ff: F.min, w: 800, mx: 1100 })}</g>` +
      T(60, 850, w0(s, 3), 20, p.k, { w: 700, ls: 3 });
  }
  if (v === 1)
    o +=
      times(14, (k) =>
        T(600 + k * 5, 450 + big * 0.36 + k * 6, t, big, k === 0 ? p.p : mix(p.a, p.k, k / 16), {
          a: 'middle',
          ff: F.dela,
          mx: 1060,
        }),
      ).replace(/^/, '') + T(600, 450 + big * 0.36, t, big, p.p, { a: 'middle', ff: F.dela, mx: 1060 });
  if (v === 2)
    o +=
      times(6, (k) =>
        T(600, 450 + big * 0.36, t, big, 'none', {
          a: 'middle',
          ff: F.potta,
          mx: 980,
          k: 130 - k * 22,
          kc: at([p.k, p.a, p.p, p.c, p.p, p.k], k),
          kj: 'round',
        }),
      ) + T(600, 450 + big * 0.36, t, big, p.a, { a: 'middle', ff: F.potta, mx: 980 });
  if (v === 3)
    o +=
      ch
        .map((c, i) => {
          const x = 600 + (i - (ch.length - 1) / 2) * Math.min(260, 1080 / ch.length);
          const w = Math.min(250, 1040 / ch.length);
          return G(
            `rotate(${(r() * 16 - 8).toFixed(1)} ${x} 450)`,
            R(x - w / 2, 450 - w / 2, w, w, at([p.p, p.b, p.k, p.c], i)) +
              T(x, 450 + w * 0.3, c, w * 0.8, on(at([p.p, p.b, p.k, p.c], i), p), {
                a: 'middle',
                ff: at([F.dela, F.ship, F.rock, F.reggae, F.yuji, F.train], i),
                w: 700,
              }),
          );
        })
        .join('') + T(600, 800, w0(s, 3), 22, f, { a: 'middle', ls: 4 });
  if (v === 4) {
    const n = 18;
    o += times(n, (k) =>
      clip(
        R(0, (k * 900) / n, 1200, 900 / n, '#fff'),
        T(600 + Math.sin(k * 0.7 + s.seed) * 70, 450 + big * 0.36, t, big, at([p.a, p.k, p.c], k), {
          a: 'middle',
          ff: F.go,
          w: 900,
          mx: 1000,
        }),
      ),
    );
  }
  if (v === 5)
    o +=
      R(90, 110, 640, 640, 'none', `stroke="${p.a}" stroke-width="2"`) +
      L(90, 430, 730, 430, p.a) +
      L(410, 110, 410, 750, p.a) +
      L(90, 110, 730, 750, p.a) +
      L(730, 110, 90, 750, p.a) +
      C(410, 430, 320, 'none', `stroke="${p.a}"`) +
      T(410, 645, at(ch, 0), 590, p.k, {
        a: 'middle',
        ff: at([F.ship, F.antique, F.kaisei, F.stick], s.seed),
        w: 700,
      }) +
      VM(1080, 110, t, 78, p.k, {
        ff: at([F.ship, F.antique, F.kaisei, F.stick], s.seed),
        w: 700,
        ls: 6,
        mx: 640,
      }) +
      VM(980, 116, w0(s, 1), 26, p.k, {
        ff: at([F.ship, F.antique, F.kaisei, F.stick], s.seed),
        ls: 5,
        mx: 600,
      }) +
      T(800, 700, 'あいうえお　アイウエオ', 24, p.k, {
        ff: at([F.ship, F.antique, F.kaisei, F.stick], s.seed),
        mx: 340,
      }) +
      T(800, 740, w0(s, 3), 16, p.a, { w: 700, mx: 340 });
  if (v === 6) {
    const [d, u] = grad(
      [
        [0, p.b],
        [0.5, p.a],
        [1, p.c],
      ],
      'h',
    );
    o +=
      d +
      T(600, 450 + big * 0.36, t, big, 'none', {
        a: 'middle',
        ff: F.rock,
        mx: 1060,
        k: 14,
        kc: u,
        kj: 'round',
      }) +
      T(600, 450 + big * 0.36, t, big, 'none', {
        a: 'middle',
        ff: F.rock,
        mx: 1060,
        k: 5,
        kc: '#fff',
        kj: 'round',
      }) +
      times(30, () => C(r() * 1200, r() * 900, 2 + r() * 3, p.b));
  }
  if (v === 7) {
    const kana = [
      ...'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん',
    ];
    o +=
      kana
        .map((c, i) =>
          T(90 + (i % 9) * 128, 150 + Math.floor(i / 9) * 140, c, 104, i % 7 === s.seed % 7 ? p.a : f, {
            a: 'middle',
            ff: at([F.stick, F.antique, F.kaisei, F.klee, F.maru], s.seed),
            w: 700,
          }),
        )
        .join('') + T(60, 872, `${t}　${w0(s, 3)}`, 22, f, { w: 700 });
  }
  const a = art(1200, 900, clip(R(0, 0, 1200, 900, '#fff'), o));
  return [
    bare(a, 1200),
    at(
      [
        goods(a, p, 2, 700),
        street(
          art(
            600,
            848,
            put(a, 0, 0, 600, 450) +
              R(0, 450, 600, 398, p.a) +
              T(300, 690, w0(s, 1), 40, on(p.a, p), { a: 'middle', w: 700, mx: 520 }),
          ),
          p,
          s.seed,
          820,
        ),
        goods(a, p, 0, 700),
      ],
      s.seed,
    ),
    crop(a, 0.5, 0.5, 0.36, 1, 600),
    table([a], p.d, s.seed, 800),
  ];
};
/** Logotypes on a sheet. words: title, names '、' */
export const logotypes: Family = (s) => {
  const { p, v } = s;
  const nm = w0(s, 1).split('、');
  const ffs = [F.ship, F.dela, F.maru, F.reggae, F.antique, F.rock, F.yuji, F.stick, F.kaisei];
  const nx = v === 0 ? 3 : 2;
  const ny = v === 0 ? 3 : 2;
  const cell = (i: number, w: number, h: number): string => {
    const g = at([p.p, p.a, p.d, p.k, p.b, p.p, p.c, p.d, p.a], i + v);
    const f = on(g, p);
    return (
      R(0, 0, w, h, g) +
      mark(s.seed + i * 5, w / 2, h * 0.38, Math.min(w, h) / 420, f, at([p.a, p.b, p.a, p.b, p.k], i)) +
      T(w / 2, h * 0.8, at(nm, i), Math.min(46, h * 0.16), f, {
        a: 'middle',
        ff: at(ffs, i + s.seed),
        w: 700,
        ls: 3,
        mx: w * 0.8,
      })
    );
  };
  const W = 1200 / nx;
  const H = 900 / ny;
  const o = times(nx * ny, (i) => G(`translate(${(i % nx) * W} ${Math.floor(i / nx) * H})`, cell(i, W, H)));
  return [
    svgPic(1200, 900, o, 1200),
    svgPic(800, 800, cell(1, 800, 800), 560),
    goods(
      art(
        400,
        400,
        R(0, 0, 400, 400, '#F3ECDB') +
          mark(s.seed, 200, 170, 1, p.k, p.a) +
          T(200, 360, at(nm, 0), 44, p.k, { a: 'middle', ff: at(ffs, s.seed), w: 700, mx: 360 }),
      ),
      p,
      0,
      640,
    ),
  ];
};
/** Vessels in a row. words: title, -, kiln */
export const ceramics: Family = (s) => {
  const { p, v } = s;
  const r = rng(s.seed);
  const vase = (x: number, base: number, w: number, h: number, c: string, k: number): string => {
    const d = at(
      [
        `M${x - w * 0.16} ${base - h}h${w * 0.32}q-${w * 0.04} ${h * 0.2} ${w * 0.2} ${h * 0.4}q${w * 0.28} ${h * 0.4} -${w * 0.1} ${h * 0.6}h-${w * 0.52}q-${w * 0.38} -${h * 0.2} -${w * 0.1} -${h * 0.6}q${w * 0.24} -${h * 0.2} ${w * 0.2} -${h * 0.4}z`,
        `M${x - w / 2} ${base - h}h${w}q0 ${h * 0.8} -${w * 0.3} ${h}h-${w * 0.4}q-${w * 0.3} -${h * 0.2} -${w * 0.3} -${h}z`,
        `M${x - w * 0.3} ${base - h}h${w * 0.6}l${w * 0.14} ${h}h-${w * 0.88}z`,
        `M${x - w * 0.1} ${base - h}h${w * 0.2}v${h * 0.3}q${w * 0.4} ${h * 0.1} ${w * 0.4} ${h * 0.4}q0 ${h * 0.3} -${w * 0.3} ${h * 0.3}h-${w * 0.4}q-${w * 0.3} 0 -${w * 0.3} -${h * 0.3}q0 -${h * 0.3} ${w * 0.4} -${h * 0.4}z`,
      ],
      k,
    );
    const [g, u] = grad(
      [
        [0, '#000', 0.28],
        [0.3, '#fff', 0.25],
        [0.5, '#fff', 0],
        [1, '#000', 0.34],
      ],
      'h',
    );
    return (
      E(x, base, w * 0.5, 14, '#000', 'opacity=".18"') +
      P(d, c) +
      clip(
        `<path d="${d}"/>`,
        R(x - w, base - h, w * 2, h * (0.3 + r() * 0.3), mix(c, at([p.p, p.k, p.a], k), 0.5)) +
          times(2, (i) => R(x - w, base - h * (0.3 + i * 0.1), w * 2, 5, mix(c, p.k, 0.4))),
      ) +
      g +
      P(d, u)
    );
  };
  const g = at([mix(p.p, p.b, 0.4), p.d, mix(p.k, p.c, 0.3)], s.seed);
  const n = at([5, 8, 3], v);
  let o = R(0, 0, 1200, 900, g) + R(0, 680, 1200, 220, mix(g, '#000000', 0.1));
  if (v === 1)
    o += times(
      2,
      (j) =>
        R(80, 420 + j * 360, 1040, 22, '#8A5A3A') +
        times(4, (i) =>
          vase(
            210 + i * 260,
            420 + j * 360,
            150 + r() * 50,
            170 + r() * 120,
            at([p.a, p.c, p.p, p.k, p.b], i * 2 + j),
            i + j,
          ),
        ),
    );
  else
    o +=
      times(n, (i) =>
        vase(
          600 + (i - (n - 1) / 2) * (1040 / n),
          780,
          (at([0.72, 0, 0.8], v) * 1000) / n,
          260 + r() * (v === 2 ? 330 : 260),
          at([p.a, p.c, p.p, p.k, p.b], i + s.seed),
          i + s.seed,
        ),
      ) + (v === 2 ? obj('leaf', 600, 190, 1, mix(p.c, p.k, 0.3), p.k, p.k, 12) : '');
  const a = art(1200, 900, o);
  const card = art(
    600,
    848,
    R(0, 0, 600, 848, p.p) +
      vase(300, 560, 300, 400, p.a, s.seed) +
      M(300, 690, w0(s, 0), 50, p.k, { a: 'middle', w: 600, mx: 520, ff: F.ship }) +
      T(300, 740, w0(s, 2), 18, p.k, { a: 'middle', mx: 500 }),
  );
  return [
    svgPic(1200, 900, o, 1200),
    ground([card], p.c, 760, 740),
    crop(a, 0.4, 0.7, 0.4, 1, 600),
    room(card, p, s.seed, 740),
  ];
};
