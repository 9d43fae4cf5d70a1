/** Illustration: places, rooms, tables, animals, people, picture books, manga, portraits, volumes. */
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
  art,
  at,
  blurE,
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
  type Pic,
  type Rng,
  type Spec,
} from './kit.ts';
import { bare, book3d, crop, gallery, goods, ground, plant, room } from './mock.ts';
import { obj } from './objects.ts';
import { face } from './faces.ts';

const house = (
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  roof: string,
  lit: string,
  r: Rng,
): string =>
  R(x, y - h, w, h, wall) +
  P(`M${x - 10} ${y - h}L${x + w / 2} ${y - h - w * 0.45}L${x + w + 10} ${y - h}z`, roof) +
  times(Math.floor(h / 60), (j) =>
    times(2, (i) =>
      r() < 0.75
        ? R(
            x + w * 0.2 + i * w * 0.36,
            y - h + 20 + j * 56,
            w * 0.22,
            30,
            r() < 0.5 ? lit : mix(wall, '#000000', 0.3),
          )
        : '',
    ),
  );
/** A scene in 600×600 by name. */
export const photo = (name: string, p: Pal, seed: number): Art => {
  const r = rng(seed * 7 + 1);
  const warm = mix(p.p, p.b, 0.4);
  let o = '';
  switch (name) {
    case 'sea':
      o =
        R(0, 0, 600, 600, mix(p.p, p.c, 0.35)) +
        C(120 + r() * 340, 170, 70, p.a) +
        P('M0 330q120 -100 240 -40t200 -20t160 40v290H0z', mix(p.c, p.k, 0.35)) +
        R(0, 400, 600, 200, mix(p.c, p.k, 0.65)) +
        obj('boat', 220 + r() * 160, 420, 1, p.a, p.k, p.p) +
        times(9, (i) =>
          L(30 + r() * 460, 450 + i * 16, 80 + r() * 460, 450 + i * 16, mix(p.c, '#ffffff', 0.3), 3),
        );
      break;
    case 'hill':
      o =
        R(0, 0, 600, 600, warm) +
        C(430, 150, 60, p.p) +
        times(5, (i) =>
          P(
            `M0 ${300 + i * 60}C150 ${230 + r() * 90 + i * 50} 380 ${360 + i * 50 - r() * 110} 600 ${270 + i * 66}V600H0z`,
            mix(p.c, p.k, i * 0.18),
          ),
        ) +
        times(7, (i) =>
          obj('tree', 50 + r() * 500, 380 + i * 28, 0.3 + i * 0.03, mix(p.k, p.c, 0.2), p.k, p.k),
        ) +
        obj('house', 180 + r() * 200, 360, 0.42, p.p, p.a, p.k);
      break;
    case 'still':
      o =
        R(0, 0, 600, 600, warm) +
        R(0, 380, 600, 220, p.c) +
        E(300, 452, 210, 50, p.p) +
        C(230, 400, 62, p.a) +
        C(330, 390, 70, p.b) +
        C(410, 424, 48, mix(p.a, p.k, 0.3)) +
        P('M60 440q-20 -150 10 -190v-60h50v60q30 40 10 190z', p.k) +
        obj('leaf', 96, 130, 0.8, mix(p.c, p.k, 0.4), p.k, p.k, -14) +
        obj('flower', 150, 110, 0.5, p.a, p.b, p.p);
      break;
    case 'town':
      o =
        R(0, 0, 600, 600, mix(p.k, p.c, 0.2)) +
        C(470, 110, 40, p.b) +
        times(3, (k) =>
          times(6, (i) =>
            house(
              i * 108 - 20 + k * 20,
              380 + k * 110,
              88,
              120 + r() * 110,
              at([mix(p.k, p.c, 0.5), mix(p.c, p.p, 0.3), p.a], k),
              at([p.k, mix(p.k, p.a, 0.3), mix(p.a, p.k, 0.4)], k),
              p.b,
              r,
            ),
          ),
        ) +
        R(0, 580, 600, 20, p.k);
      break;
    case 'forest':
      o =
        R(0, 0, 600, 600, mix(p.p, p.c, 0.5)) +
        times(4, (k) =>
          times(8, (i) => R(i * 84 + r() * 40 - 20, 0, 14 + k * 8, 600, mix(p.c, p.k, 0.2 + k * 0.22))),
        ) +
        P('M0 520q150 -50 300 -10t300 -20v110H0z', mix(p.k, p.c, 0.2)) +
        times(6, () => obj('mushroom', 40 + r() * 520, 520 + r() * 50, 0.24, p.a, p.p, p.p)) +
        obj('rabbit', 330, 480, 0.62, p.p, p.b, p.k);
      break;
    case 'sky': {
      const [d, u] = grad([
        [0, p.k],
        [0.6, mix(p.k, p.c, 0.7)],
        [1, p.b],
      ]);
      o =
        d +
        R(0, 0, 600, 600, u) +
        times(50, () => C(r() * 600, r() * 380, 1 + r() * 2, p.p)) +
        obj('moon', 430, 150, 0.7, p.b, p.k, p.k) +
        P('M0 520L110 420L200 500L320 380L430 500L520 440L600 510V600H0z', mix(p.k, '#000000', 0.4));
      break;
    }
    case 'room':
      o =
        R(0, 0, 600, 600, warm) +
        R(60, 60, 220, 260, mix(p.c, '#ffffff', 0.5)) +
        P('M60 250q60 -50 110 -10t110 -30v110H60z', p.c) +
        S('M60 60h220v260h-220zM170 60v260', p.p, 14) +
        R(0, 470, 600, 130, mix(p.k, p.b, 0.5)) +
        R(330, 330, 220, 150, p.a, 'rx="24"') +
        R(300, 390, 280, 90, mix(p.a, p.k, 0.2), 'rx="20"') +
        plant(120, 430, 0.8, p.c, p.p) +
        C(440, 120, 50, p.b) +
        L(440, 0, 440, 80, p.k, 4) +
        obj('cat', 420, 300, 0.42, p.k, p.b, p.k);
      break;
    case 'food':
      o =
        R(0, 0, 600, 600, p.c) +
        C(300, 310, 250, p.p) +
        C(300, 310, 190, mix(p.p, p.d, 0.5)) +
        P('M150 310a150 150 0 0 1 300 0z', p.b) +
        times(16, () =>
          C(
            170 + r() * 260,
            260 + r() * 40,
            10 + r() * 16,
            at([p.a, p.k, mix(p.a, p.p, 0.5)], Math.floor(r() * 3)),
          ),
        ) +
        P('M150 318h300a150 150 0 0 1 -300 0z', '#FDFAF2') +
        L(430, 40, 560, 540, mix(p.k, p.b, 0.3), 12) +
        L(470, 30, 590, 500, mix(p.k, p.b, 0.3), 12);
      break;
    case 'hands':
      o =
        R(0, 0, 600, 600, p.b) +
        P(
          'M0 420q140 -60 240 -20l80 -30q40 0 20 34l-70 34q120 -20 190 -60q40 -4 24 36q-120 100 -270 110H0z',
          '#E8BF9A',
        ) +
        P(
          'M600 200q-130 0 -200 60l-90 10q-40 10 -16 36l90 6q-90 30 -150 70q-16 34 26 30q170 -40 240 -100l100 -20z',
          '#D8A680',
        ) +
        obj('bowl', 300, 300, 0.6, p.a, p.k, p.b) +
        R(540, 190, 60, 110, p.k) +
        R(0, 400, 44, 130, p.c);
      break;
    case 'field':
      o =
        R(0, 0, 600, 600, mix(p.p, p.c, 0.3)) +
        C(300, 210, 90, p.a) +
        R(0, 270, 600, 330, mix(p.c, p.k, 0.1)) +
        times(15, (i) => P(`M${300} 270L${-420 + i * 100} 600h44z`, mix(p.c, p.k, 0.4))) +
        times(18, (i) => obj('wheat', 20 + i * 33, 540 + (i % 3) * 14, 0.5, p.b, p.k, p.k)) +
        P('M0 272L120 200L230 260L340 190L470 268L560 220L600 262V280H0z', mix(p.k, p.c, 0.5));
      break;
    case 'snow':
      o =
        R(0, 0, 600, 600, mix(p.k, p.c, 0.4)) +
        P('M0 360q150 -60 300 -20t300 -30v290H0z', p.p) +
        house(200, 400, 180, 120, mix(p.k, p.a, 0.4), p.p, p.b, r) +
        times(5, (i) => obj('tree', 60 + i * 120, 380 + (i % 2) * 60, 0.6, mix(p.k, p.c, 0.2), p.k, p.k)) +
        times(70, () => C(r() * 600, r() * 600, 2 + r() * 4, '#fff'));
      break;
    case 'portrait':
      o =
        R(0, 0, 600, 600, warm) +
        `<svg x="60" y="60" width="480" height="540" viewBox="0 0 80 90" overflow="hidden">${face(seed, 'none')}</svg>`;
      break;
    default:
      o = R(0, 0, 600, 600, p.b) + C(300, 300, 210, p.p) + obj(name, 300, 300, 1.6, p.k, p.p, p.a);
  }
  return art(600, 600, clip(R(0, 0, 600, 600, '#fff'), o));
};
/** Wide illustrations 1200×900 with their own hand. v picks the picture. words: title, …, object at 5 */
const wide = (s: Spec): string => {
  const { p, v } = s;
  const r = rng(s.seed);
  const warm = mix(p.p, p.b, 0.35);
  switch (v) {
    case 0: // kitchen
      return (
        R(0, 0, 1200, 900, warm) +
        times(6, (j) =>
          times(12, (i) =>
            R(
              i * 100 + 2,
              j * 90 + 2,
              96,
              86,
              (i + j) % 5 ? mix(warm, '#ffffff', 0.25) : mix(p.c, '#ffffff', 0.3),
            ),
          ),
        ) +
        R(0, 560, 1200, 340, p.c) +
        R(0, 540, 1200, 30, p.p) +
        R(80, 90, 400, 16, p.k) +
        times(
          5,
          (i) =>
            R(116 + i * 76, 106, 6, 40, p.k) +
            (i % 2
              ? obj('spoon', 119 + i * 76, 210, 0.7, p.a, p.k, p.k)
              : C(119 + i * 76, 190, 46, p.k) + R(112 + i * 76, 106, 14, 50, p.k)),
        ) +
        obj('kettle', 260, 466, 1, p.a, p.k, p.b) +
        E(640, 524, 150, 22, p.p) +
        obj('onigiri', 590, 470, 0.5, '#FDFBF5', p.k, p.a) +
        obj('onigiri', 690, 470, 0.5, '#FDFBF5', p.k, p.a) +
        R(840, 60, 280, 300, mix(p.c, '#ffffff', 0.55)) +
        P('M840 280q70 -60 140 -20t140 -30v130h-280z', mix(p.c, p.k, 0.3)) +
        S('M840 60h280v300h-280zM980 60v300', '#fff', 16) +
        obj('cat', 1010, 450, 1, p.k, p.b, p.k) +
        times(4, (i) => R(60 + i * 290, 620, 250, 240, mix(p.c, p.k, 0.15)) + C(280 + i * 290, 740, 10, p.b))
      );
    case 1: // harbour hill
      return (
        R(0, 0, 1200, 900, mix(p.p, p.b, 0.5)) +
        C(880, 210, 110, p.a) +
        P('M0 420L200 240L380 390L600 210L860 420L1040 300L1200 400V900H0z', mix(p.c, '#ffffff', 0.3)) +
        times(22, (i) =>
          house(
            -20 + (i % 11) * 114,
            560 + Math.floor(i / 11) * 110,
            92,
            90 + r() * 120,
            pick(r, [p.p, p.b, p.a, mix(p.c, '#ffffff', 0.4)]),
            pick(r, [p.k, mix(p.a, p.k, 0.4), p.c]),
            p.b,
            r,
          ),
        ) +
        R(0, 680, 1200, 220, mix(p.c, p.k, 0.5)) +
        times(22, () => R(r() * 1150, 700 + r() * 180, 40 + r() * 90, 5, mix(p.c, '#ffffff', 0.25))) +
        obj('boat', 330, 760, 1.1, p.a, p.k, p.p) +
        obj('boat', 900, 790, 0.8, p.p, p.k, p.b)
      );
    case 2: // animals at night
      return (
        R(0, 0, 1200, 900, mix(p.k, p.c, 0.25)) +
        times(70, () => C(r() * 1200, r() * 500, 1.5 + r() * 3, p.p)) +
        C(900, 200, 100, p.b) +
        times(9, (i) => obj('tree', 60 + i * 140, 560 + (i % 2) * 30, 1.4, mix(p.c, p.k, 0.4), p.k, p.k)) +
        P('M0 640q300 -90 600 -30t600 -40v330H0z', mix(p.c, p.k, 0.15)) +
        obj('bear', 330, 600, 1.7, mix(p.a, p.k, 0.35), p.p, p.k) +
        obj('rabbit', 620, 650, 1.2, p.p, p.a, p.k) +
        obj('owl', 880, 610, 1.1, p.b, p.p, p.k) +
        obj('lantern', 470, 690, 0.6, p.a, p.k, p.b) +
        times(9, (i) => obj('mushroom', 70 + i * 134, 800 + (i % 3) * 24, 0.36, p.a, p.p, p.p))
      );
    case 3: // reading people
      return (
        R(0, 0, 1200, 900, p.d) +
        R(0, 0, 1200, 640, mix(p.d, p.c, 0.35)) +
        times(
          4,
          (j) =>
            R(60, 90 + j * 140, 1080, 12, p.k) +
            times(26, (i) =>
              R(
                76 + i * 40,
                90 + j * 140 - 40 - r() * 60,
                18 + r() * 16,
                100,
                pick(r, [p.a, p.b, p.k, p.p, p.c]),
              ),
            ),
        ) +
        R(0, 640, 1200, 260, mix(p.b, p.p, 0.35)) +
        times(4, (i) => {
          const x = 170 + i * 285;
          const c = at([p.a, p.k, p.p, p.b], i);
          return (
            P(`M${x - 80} 860q-10 -220 80 -230q90 10 80 230z`, c) +
            C(x, 570, 56, at(['#EBC4A2', '#F3D3B8', '#D8A77F', '#F0CDB0'], i)) +
            P(
              `M${x - 58} 580q-10 -76 58 -78t58 78q-20 -40 -58 -44t-58 44z`,
              at(['#22201F', '#3B2A22', '#5A4335', '#2A2C33'], i),
            ) +
            G(
              `translate(${x} 740)`,
              P(
                'M0 -16q-40 -26 -80 -8v90q40 -16 80 8q40 -24 80 -8v-90q-40 -18 -80 8z',
                at([p.p, p.b, p.a, p.p], i),
              ) + L(0, -16, 0, 74, p.k, 4),
            )
          );
        })
      );
    case 4: // big plants
      return (
        R(0, 0, 1200, 900, mix(p.p, p.a, 0.16)) +
        times(11, (i) =>
          G(
            `translate(${60 + i * 112} ${900}) rotate(${(i % 2 ? 12 : -10) + r() * 8})`,
            S(`M0 0V${-420 - r() * 340}`, mix(p.c, p.k, 0.3), 10) +
              times(6, (k) =>
                P(
                  `M0 ${-90 - k * 80}q${k % 2 ? 70 : -70} -20 ${k % 2 ? 110 : -110} -90q${k % 2 ? -80 : 80} 0 ${k % 2 ? -110 : 110} 90z`,
                  at([p.c, mix(p.c, p.k, 0.35), mix(p.c, p.b, 0.4)], i + k),
                ),
              ),
          ),
        ) +
        times(7, (i) =>
          obj(
            at(['flower', 'ume'], i),
            110 + i * 165,
            210 + (i % 3) * 120,
            0.9,
            at([p.a, p.b, p.p], i),
            at([p.k, p.a, p.b], i),
            mix(p.a, '#ffffff', 0.5),
          ),
        ) +
        obj('bird', 640, 480, 1.1, p.k, p.a, p.p)
      );
    case 5: // rainy street
      return (
        R(0, 0, 1200, 900, mix(p.c, p.k, 0.45)) +
        times(
          5,
          (i) =>
            R(
              i * 250 - 20,
              120,
              230,
              560,
              pick(r, [mix(p.k, p.c, 0.3), mix(p.k, p.a, 0.35), mix(p.k, p.b, 0.3)]),
            ) +
            P(`M${i * 250 - 30} 470h250l16 60h-282z`, at([p.a, p.p, p.b], i)) +
            R(i * 250 + 10, 530, 170, 150, p.b) +
            times(2, (k) => R(i * 250 + 20 + k * 90, 190, 60, 90, r() < 0.5 ? p.b : mix(p.k, p.c, 0.5))),
        ) +
        R(0, 680, 1200, 220, mix(p.k, p.c, 0.2)) +
        times(5, (i) => R(i * 250 + 10, 690, 170, 180, p.b, 'opacity=".18"')) +
        times(
          4,
          (i) =>
            obj('umbrella', 190 + i * 280, 590, 1, at([p.a, p.p, p.b, p.c], i), p.k, mix(p.a, p.k, 0.3)) +
            P(`M${150 + i * 280} 790q0 -150 40 -150t40 150z`, p.k),
        ) +
        times(80, () => {
          const [x, y] = [r() * 1200, r() * 900];
          return L(x, y, x - 8, y + 40, '#fff', 2, 'opacity=".4"');
        })
      );
    case 6: // sports / outdoors
      return (
        R(0, 0, 1200, 900, mix(p.p, p.c, 0.4)) +
        C(250, 190, 90, p.b) +
        P('M0 520L260 230L430 420L640 150L900 470L1040 360L1200 520V900H0z', p.c) +
        P('M640 150l-90 110l50 -14l36 40l40 -44l40 22z', p.p) +
        P('M0 600q300 -90 600 0t600 -20v320H0z', mix(p.c, p.k, 0.45)) +
        obj('tent', 300, 640, 1.5, p.a, mix(p.a, p.k, 0.3), p.k) +
        obj('tent', 860, 660, 1.1, p.b, mix(p.b, p.k, 0.3), p.k) +
        times(9, (i) => obj('tree', 60 + i * 140, 560 + (i % 3) * 22, 0.8, mix(p.k, p.c, 0.3), p.k, p.k)) +
        G(
          'translate(590 760)',
          P('M-60 40h120M-50 30l50 -40l50 40', 'none', `stroke="${p.k}" stroke-width="12"`) +
            P('M0 -90q60 70 0 110q-60 -40 0 -110z', p.a) +
            P('M0 -40q26 34 0 56q-26 -22 0 -56z', p.b),
        ) +
        obj('bear', 1030, 780, 0.9, p.k, p.d, p.p)
      );
    case 7: // table from above
      return (
        R(0, 0, 1200, 900, p.c) +
        times(8, (i) => R(0, i * 118, 1200, 58, mix(p.c, p.k, 0.06))) +
        times(7, (i) => {
          const [x, y, q] = [
            at([240, 610, 970, 180, 520, 860, 1080], i),
            at([220, 190, 260, 640, 560, 650, 560], i),
            at([170, 120, 160, 150, 190, 140, 90], i),
          ];
          return (
            C(x + 8, y + 12, q, '#000', 'opacity=".16"') +
            C(x, y, q, at([p.p, p.a, p.p, p.b, p.p, p.k, p.p], i)) +
            C(
              x,
              y,
              q * 0.78,
              at(
                [
                  mix(p.p, p.d, 0.6),
                  mix(p.a, p.k, 0.2),
                  p.d,
                  mix(p.b, p.k, 0.15),
                  mix(p.p, p.d, 0.6),
                  mix(p.k, p.p, 0.2),
                  p.b,
                ],
                i,
              ),
            ) +
            obj(
              at(['fish', 'leaf', 'apple', 'mushroom', 'bread', 'flower', 'ume'], i),
              x,
              y,
              q / 150,
              at([p.a, p.c, p.a, p.p, p.b, p.a, p.a], i),
              p.p,
              p.k,
              i * 31,
            )
          );
        }) +
        L(380, 420, 720, 320, p.k, 12) +
        L(390, 446, 730, 350, p.k, 12)
      );
    case 8: // train line
      return (
        R(0, 0, 1200, 900, mix(p.p, p.b, 0.45)) +
        times(5, (i) =>
          P(
            `M0 ${330 + i * 60}C260 ${250 + i * 60 - r() * 80} 700 ${430 + i * 50} 1200 ${280 + i * 66}V900H0z`,
            mix(p.c, p.k, 0.1 + i * 0.12),
          ),
        ) +
        times(24, (i) =>
          C(30 + i * 50, 560 + (i % 3) * 20, 22 + r() * 18, at([p.a, mix(p.a, '#ffffff', 0.5), p.b], i)),
        ) +
        R(0, 640, 1200, 16, p.k) +
        times(30, (i) => R(i * 42, 656, 14, 24, p.k)) +
        times(
          3,
          (i) =>
            R(150 + i * 310, 500, 296, 124, i === 1 ? p.p : p.a, 'rx="16"') +
            R(150 + i * 310, 580, 296, 16, p.k) +
            times(4, (k) => R(176 + i * 310 + k * 66, 524, 46, 44, mix(p.c, '#ffffff', 0.7))) +
            C(210 + i * 310, 630, 18, p.k) +
            C(386 + i * 310, 630, 18, p.k),
        ) +
        R(0, 680, 1200, 220, mix(p.c, p.k, 0.2)) +
        times(60, () => C(r() * 1200, 700 + r() * 200, 4 + r() * 7, pick(r, [p.b, p.a, p.p])))
      );
    default: // window and cat by seasons
      return (
        R(0, 0, 1200, 900, mix(p.k, p.a, 0.3)) +
        times(4, (i) => {
          const x = 60 + i * 276;
          const sc = photo(at(['field', 'sea', 'hill', 'snow'], i), p, s.seed + i);
          return R(x - 10, 90, 272, 560, p.p) + put(sc, x + 4, 104, 244, 532) + R(x + 122, 104, 8, 532, p.p);
        }) +
        R(0, 680, 1200, 220, mix(p.b, p.k, 0.35)) +
        obj('cat', 470, 590, 1.1, p.k, p.b, p.k) +
        obj('cup', 820, 610, 0.8, p.p, p.k, p.p)
      );
  }
};
export const scene: Family = (s) => {
  const a = art(1200, 900, clip(R(0, 0, 1200, 900, '#fff'), wide(s)));
  const j = art(
    380,
    560,
    R(0, 0, 380, 560, s.p.p) +
      put(a, 0, 0, 380, 420) +
      VM(340, 440, '', 10, s.p.k) +
      T(190, 480, w0(s, 0), 38, s.p.k, { a: 'middle', ff: F.kaisei, w: 700, mx: 340 }) +
      T(190, 520, w0(s, 1), 15, s.p.k, { a: 'middle', mx: 320 }),
  );
  return [
    bare(a, 1200),
    s.seed % 2 ? book3d(j, s.p, s.seed, 860, undefined, w0(s, 0)) : room(a, s.p, s.seed, 860),
    crop(a, 0.3 + (s.seed % 3) * 0.2, 0.6, 0.42, 1, 640),
    s.seed % 2 ? room(a, s.p, s.seed, 820) : book3d(j, s.p, s.seed, 800, undefined, w0(s, 0)),
  ];
};
/** A tall illustration for a novel jacket or a card. */
export const tall: Family = (s) => {
  const { p, v } = s;
  const r = rng(s.seed);
  const ob = w0(s, 5, 'cat');
  let o = '';
  if (v === 0)
    o =
      put(photo('sky', p, s.seed), 0, 0, 900, 1200) +
      obj(ob, 450, 880, 2, p.p, p.k, p.a) +
      S('M0 1080q220 -60 450 0t450 0', p.b, 10);
  if (v === 1)
    o =
      R(0, 0, 900, 1200, p.b) +
      times(7, (i) =>
        E(
          450,
          1240 - i * 20,
          700 - i * 70,
          560 - i * 60,
          at([p.c, mix(p.c, p.p, 0.3), p.p, mix(p.a, p.p, 0.4), p.a, mix(p.a, p.k, 0.4), p.k], i),
        ),
      ) +
      obj(ob, 450, 430, 2.3, p.k, p.b, p.a);
  if (v === 2)
    o =
      R(0, 0, 900, 1200, p.p) +
      times(26, () =>
        obj(
          pick(r, ['leaf', 'flower', 'ume', 'mushroom', 'bird']),
          r() * 900,
          r() * 1200,
          0.5 + r() * 0.6,
          pick(r, [p.a, p.b, p.c, p.k]),
          p.p,
          pick(r, [p.b, p.a]),
          r() * 360,
        ),
      ) +
      E(450, 600, 260, 340, p.p) +
      obj(ob, 450, 600, 2, p.k, p.p, p.a);
  if (v === 3)
    o =
      R(0, 0, 900, 1200, mix(p.k, p.c, 0.35)) +
      P('M0 1200L320 420h260l320 780z', mix(p.b, p.p, 0.2)) +
      times(
        6,
        (i) =>
          house(30 + (i % 3) * 90, 460 + Math.floor(i / 3) * 330, 120, 240, mix(p.k, p.a, 0.4), p.k, p.b, r) +
          house(
            560 + (i % 3) * 110,
            460 + Math.floor(i / 3) * 330,
            120,
            240,
            mix(p.k, p.c, 0.6),
            p.k,
            p.b,
            r,
          ),
      ) +
      C(450, 210, 90, p.p) +
      obj(ob, 450, 940, 1.2, p.a, p.k, p.p);
  const a = art(900, 1200, clip(R(0, 0, 900, 1200, '#fff'), o));
  return [bare(a, 860), room(a, p, s.seed, 840), crop(a, 0.5, 0.6, 0.6, 4 / 3, 660), goods(a, p, 2, 640)];
};
/** A picture book: spreads with large words. words: title, author, line1, line2, -, object */
export const picturebook: Family = (s) => {
  const { p } = s;
  const sc = at(['forest', 'hill', 'snow', 'sea', 'field', 'town', 'sky'], s.seed);
  const ob = w0(s, 5, 'bear');
  const pageArt = (k: number): Art => {
    const ph = photo(at([sc, 'hill', 'sky', 'room'], k), p, s.seed + k);
    return art(
      1200,
      600,
      put(ph, 0, 0, 1200, 600) +
        obj(ob, k % 2 ? 330 : 860, 360, 1.9, at([p.a, p.k, p.b], s.seed + k), p.p, k === 2 ? p.a : p.k) +
        (k === 1 ? obj('bird', 820, 190, 0.9, p.a, p.b, p.k) : '') +
        G(
          '',
          R(k % 2 ? 760 : 60, 70, 380, 130, p.p, 'opacity=".94" rx="18"') +
            T(k % 2 ? 790 : 90, 125, w0(s, 2), 34, p.k, { ff: F.maru, w: 700, mx: 320 }) +
            T(k % 2 ? 790 : 90, 172, w0(s, 3), 34, p.k, { ff: F.maru, w: 700, mx: 320 }),
        ),
    );
  };
  const cov = art(
    600,
    600,
    put(photo(sc, p, s.seed), 0, 0, 600, 600) +
      obj(ob, 300, 400, 1.7, at([p.a, p.k, p.b], s.seed), p.p, p.k) +
      T(300, 130, w0(s, 0), 82, p.p, {
        a: 'middle',
        ff: at([F.yusei, F.hachi, F.maru, F.potta], s.seed),
        w: 900,
        mx: 540,
        k: 14,
        kc: p.k,
        kj: 'round',
        e: 'paint-order="stroke"',
      }) +
      T(300, 570, w0(s, 1), 20, p.p, {
        a: 'middle',
        w: 700,
        k: 6,
        kc: p.k,
        kj: 'round',
        e: 'paint-order="stroke"',
      }),
  );
  const sp = (k: number, out: number): Pic =>
    svgPic(
      1200,
      800,
      R(0, 0, 1200, 800, at([p.d, mix(p.p, p.c, 0.4), p.b], s.seed + k)) +
        soft(60, 110, 1080, 560, 0.3, 20) +
        put(pageArt(k), 60, 110, 1080, 560) +
        R(594, 110, 12, 560, '#000', 'opacity=".08"'),
      out,
    );
  return s.v === 0
    ? [book3d(cov, p, s.seed, 1160, undefined, w0(s, 0)), sp(0, 900), sp(1, 860)]
    : s.v === 1
      ? [sp(0, 1200), ground([cov], p.b, 820, 660), sp(2, 860)]
      : [ground([cov], p.d, 1160, 760), sp(1, 900), bare(pageArt(0), 900)];
};
/** A manga page. words: title, l1, l2, l3, sfx */
export const manga: Family = (s) => {
  const { p } = s;
  const ink = '#1a1a1a';
  const tone = (x: number, y: number, w: number, h: number): string => {
    const o = Math.round(w / 9);
    return clip(
      R(x, y, w, h, '#fff'),
      times(o * Math.round(h / 9), (i) => C(x + (i % o) * 9, y + Math.floor(i / o) * 9, 2, '#555')),
    );
  };
  const head = (x: number, y: number, k: number, f: number): string =>
    G(
      `translate(${x} ${y}) scale(${k})`,
      P('M-90 200q10 -90 90 -96q80 6 90 96z', ink) +
        E(0, 20, 62, 74, '#fff', `stroke="${ink}" stroke-width="4"`) +
        P(
          at(
            [
              'M-70 20q-10 -110 70 -112t70 112q-14 -60 -40 -66q-40 30 -100 66z',
              'M-72 40q-6 -130 72 -130t72 130q-8 -50 -20 -74l-24 20l-20 -30l-24 30l-26 -26q-22 30 -30 80z',
            ],
            f,
          ),
          f ? '#fff' : ink,
          `stroke="${ink}" stroke-width="4"`,
        ) +
        E(-24, 26, 8, 15, ink) +
        E(24, 26, 8, 15, ink) +
        C(-21, 20, 3, '#fff') +
        C(27, 20, 3, '#fff') +
        S(f ? 'M-10 66q10 -8 20 0' : 'M-14 60q14 14 28 0', ink, 4, RC),
    );
  const bub = (x: number, y: number, w: number, h: number, t: string): string =>
    E(x, y, w, h, '#fff', `stroke="${ink}" stroke-width="4"`) +
    t
      .split('／')
      .map((q, i, arr) =>
        VM(x + ((arr.length - 1) / 2 - i) * 30, y - h * 0.66, q, 24, ink, { w: 700, ff: F.go, mx: h * 1.4 }),
      )
      .join('');
  const pageA = art(
    800,
    1130,
    R(0, 0, 800, 1130, '#FDFCF8') +
      clip(
        P('M40 40H760V400L40 340z', '#fff'),
        tone(40, 40, 720, 200) +
          put(
            photo(
              w0(s, 5, 'town'),
              { ...p, p: '#ffffff', k: '#222222', a: '#777777', b: '#dddddd', c: '#999999', d: '#eeeeee' },
              s.seed,
            ),
            40,
            40,
            720,
            360,
          ),
      ) +
      S('M40 40H760V400L40 340z', ink, 6) +
      clip(P('M40 366L400 396V740H40z', '#fff'), head(210, 560, 1.2, 0)) +
      S('M40 366L400 396V740H40z', ink, 6) +
      clip(
        P('M420 398L760 426V740H420z', '#fff'),
        times(44, (i) => G(`rotate(${i * 8.2} 590 580)`, P('M590 580l-4 -400h8z', ink))) +
          C(590, 590, 120, '#fff') +
          head(590, 560, 0.9, 1),
      ) +
      S('M420 398L760 426V740H420z', ink, 6) +
      clip(
        R(40, 764, 720, 326, '#fff'),
        tone(40, 764, 720, 326) +
          R(40, 960, 720, 130, '#fff') +
          head(230, 930, 1.2, 1) +
          head(570, 950, 1.2, 0) +
          T(400, 900, w0(s, 4, 'ゴゴゴ'), 110, '#fff', {
            a: 'middle',
            ff: F.reggae,
            k: 12,
            kc: ink,
            e: 'paint-order="stroke"',
          }),
      ) +
      R(40, 764, 720, 326, 'none', `stroke="${ink}" stroke-width="6"`) +
      bub(660, 150, 64, 96, w0(s, 1)) +
      bub(100, 500, 54, 96, w0(s, 2)) +
      bub(700, 850, 56, 80, w0(s, 3)),
  );
  const four = art(
    420,
    1130,
    R(0, 0, 420, 1130, '#FDFCF8') +
      T(210, 50, w0(s, 0), 30, ink, { a: 'middle', ff: F.yusei, mx: 380 }) +
      times(
        4,
        (i) =>
          clip(
            R(20, 76 + i * 262, 380, 246, '#fff'),
            R(
              20,
              76 + i * 262,
              380,
              246,
              at(['#fff', mix(p.b, '#ffffff', 0.5), mix(p.c, '#ffffff', 0.5), mix(p.a, '#ffffff', 0.5)], i),
            ) +
              head(130, 200 + i * 262, 0.8, i % 2) +
              (i % 2
                ? head(310, 220 + i * 262, 0.7, 0)
                : obj(
                    w0(s, 5, 'cat') === 'town' ? 'cat' : 'cat',
                    310,
                    240 + i * 262,
                    0.7,
                    ink,
                    '#fff',
                    '#fff',
                  )) +
              bub(
                354,
                150 + i * 262,
                34,
                60,
                at([w0(s, 1), w0(s, 2), w0(s, 3), '……'], i).split('／')[0] ?? '',
              ),
          ) + R(20, 76 + i * 262, 380, 246, 'none', `stroke="${ink}" stroke-width="4"`),
      ),
  );
  const cov = art(
    560,
    800,
    R(0, 0, 560, 800, p.b) +
      C(280, 430, 230, p.p) +
      head(280, 480, 2.4, s.seed % 2) +
      T(280, 150, w0(s, 0), 84, p.a, {
        a: 'middle',
        ff: F.reggae,
        mx: 520,
        k: 14,
        kc: p.k,
        kj: 'round',
        e: 'paint-order="stroke"',
      }) +
      R(0, 720, 560, 80, p.k) +
      T(28, 770, w0(s, 3), 22, p.p, { w: 700, mx: 500 }),
  );
  return s.v === 0
    ? [ground([pageA], p.d, 1160, 820), ground([cov], p.c, 760, 760), crop(pageA, 0.7, 0.5, 0.6, 1, 700)]
    : [
        ground([four, cov], p.b, 1160, 760),
        bare(four, 460),
        book3d(cov, p, s.seed, 760, undefined, w0(s, 0)),
      ];
};
/** Characters and stickers. words: name, expressions '、', -, -, -, object */
export const character: Family = (s) => {
  const { p, v } = s;
  const ob = w0(s, 5, 'rabbit').split(',');
  const ex = w0(s, 1).split('、');
  const g = at([p.b, p.c, p.d, mix(p.p, p.a, 0.4)], s.seed);
  const sticker = (i: number, x: number, y: number, k: number): string => {
    const c = at([p.p, p.a, p.b, p.c], i * 3 + v);
    return G(
      `translate(${x} ${y}) rotate(${((i * 29) % 16) - 8}) scale(${k})`,
      C(0, 0, 140, '#fff') +
        C(0, 0, 128, mix(c, '#ffffff', 0.35)) +
        obj(
          at(ob, i),
          0,
          10,
          0.92,
          at([p.k, p.a, mix(p.k, p.b, 0.4), p.c], i + v),
          at([p.b, p.p, p.p, p.b], i),
          p.k,
        ) +
        T(0, 136, at(ex, i), 40, p.k, {
          a: 'middle',
          ff: at([F.hachi, F.potta, F.maru], s.seed),
          w: 900,
          mx: 250,
          k: 14,
          kc: '#ffffff',
          kj: 'round',
          e: 'paint-order="stroke"',
        }),
    );
  };
  let o = R(0, 0, 1200, 900, g);
  if (v === 0) o += times(12, (i) => sticker(i, 170 + (i % 4) * 287, 160 + Math.floor(i / 4) * 285, 0.84));
  else if (v === 1)
    o +=
      R(0, 0, 520, 900, p.p) +
      obj(at(ob, 0), 260, 430, 2.5, p.k, p.b, p.a) +
      T(260, 780, w0(s, 0), 64, p.k, { a: 'middle', ff: F.potta, mx: 440 }) +
      times(
        4,
        (i) =>
          R(560 + (i % 2) * 310, 60 + Math.floor(i / 2) * 400, 290, 380, at([p.a, p.c, p.d, p.b], i)) +
          obj(
            at(ob, 0),
            705 + (i % 2) * 310,
            230 + Math.floor(i / 2) * 400,
            1.05,
            p.k,
            at([p.p, p.b, p.a, p.p], i),
            p.a,
            at([0, -12, 12, 180], i),
          ) +
          T(
            705 + (i % 2) * 310,
            410 + Math.floor(i / 2) * 400,
            at(ex, i),
            26,
            on(at([p.a, p.c, p.d, p.b], i), p),
            { a: 'middle', ff: F.maru, w: 700, mx: 260 },
          ),
      );
  else
    o += times(
      9,
      (i) =>
        R(
          60 + (i % 3) * 370,
          40 + Math.floor(i / 3) * 280,
          340,
          260,
          at([p.a, p.p, p.c, p.d, p.k], i * 2),
          'rx="30"',
        ) +
        obj(
          at(ob, i),
          230 + (i % 3) * 370,
          165 + Math.floor(i / 3) * 280,
          0.94,
          on(at([p.a, p.p, p.c, p.d, p.k], i * 2), p),
          at([p.a, p.p, p.c, p.d, p.k], i * 2),
          p.b,
        ),
    );
  return [
    svgPic(1200, 900, o, 1200),
    goods(
      art(
        400,
        400,
        R(0, 0, 400, 400, '#F3ECDB') +
          obj(at(ob, 0), 200, 180, 1.3, p.k, p.b, p.a) +
          T(200, 370, w0(s, 0), 44, p.k, { a: 'middle', ff: F.potta, mx: 360 }),
      ),
      p,
      0,
      700,
    ),
    svgPic(800, 800, R(0, 0, 800, 800, p.a) + sticker(1, 400, 380, 2.2), 640),
    goods(
      art(400, 400, R(0, 0, 400, 400, '#F7F4EC') + obj(at(ob, 1), 200, 200, 1.5, p.a, p.p, p.k)),
      p,
      2,
      640,
    ),
  ];
};
/** Portraits. */
export const portraits: Family = (s) => {
  const { p, v } = s;
  const n = at([9, 6, 1], v);
  const nx = 3;
  const o =
    R(0, 0, 1200, 900, p.d) +
    (v === 2
      ? `<svg x="210" y="0" width="780" height="900" viewBox="0 0 80 92">${face(s.seed, p.b)}</svg>` +
        R(0, 0, 210, 900, p.a) +
        R(990, 0, 210, 900, p.a) +
        VM(1095, 60, w0(s, 0), 50, on(p.a, p), { w: 700, ls: 6, mx: 700, ff: F.ship })
      : times(n, (i) => {
          const w = 340;
          const h = n === 9 ? 270 : 400;
          const x = 60 + (i % nx) * 370;
          const y = 34 + Math.floor(i / nx) * (h + 26);
          return (
            R(x, y, w, h, at([p.a, p.b, p.c, p.p, p.k], i)) +
            `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 6 80 ${(80 * h) / w}" preserveAspectRatio="xMidYMin slice" overflow="hidden">${face(s.seed * 3 + i * 7, 'none')}</svg>`
          );
        }));
  return [
    svgPic(1200, 900, o, 1200),
    svgPic(
      900,
      900,
      R(0, 0, 900, 900, p.b) +
        `<svg x="90" y="90" width="720" height="810" viewBox="0 0 80 90">${face(s.seed * 3 + 7, 'none')}</svg>`,
      640,
    ),
    room(
      art(600, 700, `<svg width="600" height="700" viewBox="0 0 80 93">${face(s.seed * 3, p.c)}</svg>`),
      p,
      s.seed,
      780,
    ),
  ];
};
const ball = (x: number, y: number, q: number, c: string): string => {
  const [d, u] = grad(
    [
      [0, mix(c, '#ffffff', 0.6)],
      [0.35, c],
      [1, mix(c, '#1a1026', 0.55)],
    ],
    'r',
  );
  return blurE(x, y + q * 1.02, q * 0.9, q * 0.16, 0.4, q * 0.1) + d + C(x, y, q, u);
};
const iso = (x: number, y: number, w: number, h: number, c: string): string =>
  P(`M${x} ${y}l${w} ${-w / 2}l${w} ${w / 2}l${-w} ${w / 2}z`, mix(c, '#ffffff', 0.35)) +
  P(`M${x} ${y}l${w} ${w / 2}v${h}l${-w} ${-w / 2}z`, c) +
  P(`M${x + w * 2} ${y}l${-w} ${w / 2}v${h}l${w} ${-w / 2}z`, mix(c, '#1a1026', 0.3));
/** Volumes lit from the upper left. words: title, -, -, -, -, object */
export const render3d: Family = (s) => {
  const { p, v } = s;
  const r = rng(s.seed);
  const [d, u] = grad([
    [0, mix(p.d, '#ffffff', 0.3)],
    [1, mix(p.d, p.c, 0.45)],
  ]);
  const cyl = (x: number, y: number, w: number, h: number, c: string): string => {
    const [dd, uu] = grad(
      [
        [0, mix(c, '#1a1026', 0.35)],
        [0.3, mix(c, '#ffffff', 0.35)],
        [0.6, c],
        [1, mix(c, '#1a1026', 0.45)],
      ],
      'h',
    );
    return (
      blurE(x + w / 2, y + h + 8, w * 0.6, 20, 0.35, 14) +
      dd +
      P(`M${x} ${y}v${h}a${w / 2} ${w * 0.16} 0 0 0 ${w} 0v${-h}z`, uu) +
      E(x + w / 2, y, w / 2, w * 0.16, mix(c, '#ffffff', 0.4))
    );
  };
  let o = d + R(0, 0, 1200, 900, u);
  if (v === 0)
    o +=
      cyl(180, 480, 300, 260, p.a) +
      ball(330, 350, 130, p.b) +
      cyl(520, 360, 220, 380, p.p) +
      ball(900, 610, 150, p.c) +
      ball(640, 260, 96, p.a) +
      cyl(1010, 640, 130, 120, p.b);
  if (v === 1) {
    const cells: [number, number][] = [];
    for (let i = 0; i < 6; i++) for (let j = 0; j < 6; j++) cells.push([i, j]);
    o += cells
      .map(([i, j]) => {
        const h = 30 + Math.floor(r() * 5) * 46;
        const x = 520 + (i - j) * 84;
        const y = 420 + (i + j) * 42 - h;
        return iso(x, y, 80, h, at([p.a, p.b, p.c, p.p, p.k], Math.floor(r() * 5)));
      })
      .join('');
  }
  if (v === 2)
    o += times(24, (i) =>
      ball(
        120 + (i % 6) * 195 + (Math.floor(i / 6) % 2) * 40 - 20,
        130 + Math.floor(i / 6) * 205,
        60 + r() * 38,
        at([p.a, p.b, p.c, p.p, p.k], Math.floor(r() * 5)),
      ),
    );
  if (v === 3)
    o +=
      iso(300, 620, 300, 60, p.c) +
      iso(380, 480, 130, 150, p.p) +
      P('M372 482l138 -150l138 150l-138 69z', p.a) +
      P('M510 332l138 150l-138 69z', mix(p.a, '#1a1026', 0.3)) +
      iso(680, 560, 70, 90, p.b) +
      ball(760, 430, 60, mix(p.c, '#2f7a4a', 0.5)) +
      cyl(752, 480, 16, 70, '#7a5236') +
      ball(560, 700, 26, p.a) +
      ball(470, 660, 44, mix(p.c, '#2f7a4a', 0.5)) +
      iso(520, 690, 40, 20, p.p);
  if (v === 4) {
    const robo = (x: number, k: number, c: string): string =>
      G(
        `translate(${x} 460) scale(${k})`,
        cyl(-110, -30, 220, 210, c) +
          ball(0, -130, 120, c) +
          R(-80, -170, 160, 80, '#15161c', 'rx="40"') +
          C(-34, -130, 16, p.b) +
          C(34, -130, 16, p.b) +
          ball(-140, 60, 36, p.p) +
          ball(140, 60, 36, p.p) +
          L(0, -250, 0, -300, '#333', 8) +
          ball(0, -310, 20, p.a),
      );
    o += robo(600, 1.3, p.c) + robo(220, 0.8, p.a) + robo(980, 0.8, p.b);
  }
  const a = art(1200, 900, clip(R(0, 0, 1200, 900, '#fff'), o));
  return [bare(a, 1200), crop(a, 0.4, 0.5, 0.45, 4 / 3, 760), gallery([a], p, s.seed, 760)];
};
/** Studio stills: fruit, glass, cloth under one lamp (retouch). */
export const still: Family = (s) => {
  const { p, v } = s;
  const [d, u] = grad(
    [
      [0, mix(p.k, p.c, 0.5)],
      [1, mix(p.k, '#000000', 0.2)],
    ],
    'r',
  );
  const [d2, u2] = grad(
    [
      [0, mix(p.p, p.b, 0.2)],
      [1, mix(p.d, p.c, 0.35)],
    ],
    'r',
  );
  const glass = (x: number, y: number, w: number, h: number, c: string): string => {
    const [dd, uu] = grad(
      [
        [0, '#fff', 0.5],
        [0.2, '#fff', 0.06],
        [0.8, '#fff', 0.04],
        [1, '#fff', 0.4],
      ],
      'h',
    );
    return (
      blurE(x + w / 2, y + h, w * 0.6, 14, 0.4, 12) +
      dd +
      P(`M${x} ${y}l${w * 0.1} ${h}h${w * 0.8}l${w * 0.1} ${-h}z`, uu) +
      P(
        `M${x + w * 0.04} ${y + h * 0.34}l${w * 0.07} ${h * 0.62}h${w * 0.78}l${w * 0.07} ${-h * 0.62}z`,
        c,
        'opacity=".75"',
      ) +
      E(x + w / 2, y + h * 0.34, w * 0.46, 14, mix(c, '#ffffff', 0.4)) +
      E(x + w / 2, y, w / 2, 16, 'none', 'stroke="#fff" stroke-width="3" opacity=".7"')
    );
  };
  let o = v % 2 ? d2 + R(0, 0, 1200, 900, u2) : d + R(0, 0, 1200, 900, u);
  o += R(0, 640, 1200, 260, v % 2 ? mix(p.d, p.b, 0.3) : mix(p.k, '#000000', 0.4));
  if (v === 0)
    o +=
      ball(380, 560, 130, p.a) +
      ball(610, 590, 110, p.b) +
      ball(800, 550, 140, mix(p.a, p.k, 0.4)) +
      S('M380 436q4 -40 24 -60', '#3a2a1c', 9) +
      P('M404 380q50 -40 90 -20q-30 40 -90 20z', '#5c7a45') +
      S('M800 414q0 -30 16 -50', '#3a2a1c', 9) +
      glass(960, 380, 120, 270, p.b);
  if (v === 1)
    o +=
      glass(250, 300, 180, 400, p.a) +
      glass(510, 360, 160, 340, p.b) +
      glass(750, 280, 190, 420, p.c) +
      ball(470, 700, 44, p.a) +
      ball(1010, 700, 56, p.b) +
      P('M1000 640q40 -50 90 -30q-20 50 -90 30z', '#5c7a45');
  if (v === 2)
    o +=
      C(600, 380, 330, mix(p.k, p.c, 0.6), 'opacity=".5"') +
      P('M420 700q-60 -240 60 -300v-130h240v130q120 60 60 300z', mix(p.p, p.d, 0.5)) +
      P('M420 700q-60 -240 60 -300v-130h70v130q-60 80 -30 300z', '#fff', 'opacity=".4"') +
      R(470, 236, 260, 44, p.a, 'rx="8"') +
      VM(600, 440, w0(s, 4, '白'), 90, p.k, { ff: F.ship, w: 600 }) +
      ball(250, 640, 66, p.b) +
      ball(950, 650, 60, p.a);
  const a = art(1200, 900, o);
  return [
    bare(a, 1200),
    crop(a, 0.35, 0.62, 0.36, 1, 640),
    svgPic(
      1200,
      500,
      `<svg width="600" height="500" viewBox="300 150 720 600" preserveAspectRatio="xMidYMid slice"><g style="filter:saturate(.35) brightness(.85) contrast(.8)">${a.s}</g></svg><svg x="600" width="600" height="500" viewBox="300 150 720 600" preserveAspectRatio="xMidYMid slice">${a.s.replace(/id="([^"]+)"/g, 'id="$1x"').replace(/url\(#([^)]+)\)/g, 'url(#$1x)')}</svg>${R(598, 0, 4, 500, '#fff')}${T(20, 480, '補正前', 18, '#fff', { w: 700 })}${T(620, 480, '補正後', 18, '#fff', { w: 700 })}`,
      900,
    ),
  ];
};
/** Storyboards. words: title, captions '、', length, -, -, object */
export const motion: Family = (s) => {
  const { p, v } = s;
  const cap = w0(s, 1).split('、');
  const obs = w0(s, 5, 'sun,boat,bird').split(',');
  const fr = (i: number): Art => {
    const g = at([p.a, p.k, p.b, p.p, p.c, p.d], i + v);
    const f = on(g, p);
    const q = i / 8;
    return art(
      640,
      360,
      R(0, 0, 640, 360, g) +
        at(
          [
            C(320, 180, 30 + i * 22, f),
            times(5, (k) => R(0, k * 72, 640 * Math.min(1, q * 1.6 + k * 0.08), 60, mix(g, f, 0.2))) +
              obj(at(obs, i), 320, 180, 0.9, f, g, p.a),
            times(8, (k) => C(80 + k * 70, 180 + Math.sin(k + i) * 90, 26, k === i ? p.a : f)),
            T(320, 225, w0(s, 0), 70, f, {
              a: 'middle',
              ff: at([F.dela, F.go, F.antique], s.seed),
              w: 800,
              mx: 580,
            }),
            obj(at(obs, i), 160 + i * 40, 190, 1.2, f, g, p.b, i * 20) + L(0, 290, 640, 290, f, 6),
            times(6, (k) => S(`M0 ${60 + k * 50}q160 ${-60 + i * 14} 320 0t320 0`, f, 8)),
          ],
          i * 5 + s.seed,
        ),
    );
  };
  const o =
    R(0, 0, 1200, 900, '#F4F1E9') +
    T(50, 70, w0(s, 0), 34, '#222', { w: 700, mx: 700 }) +
    A(1150, 70, w0(s, 2), 26, '#222', { a: 'end', w: 500 }) +
    times(9, (i) => {
      const x = 50 + (i % 3) * 378;
      const y = 110 + Math.floor(i / 3) * 260;
      return (
        put(fr(i), x, y, 344, 193) +
        A(x, y + 220, String(i + 1).padStart(2, '0'), 18, p.a, { w: 700 }) +
        T(x + 34, y + 219, at(cap, i), 15, '#333', { mx: 300 })
      );
    });
  return [svgPic(1200, 900, o, 1200), bare(fr(3), 860), bare(fr(1), 760)];
};
/** Record sleeves. words: title, artist, -, -, -, object */
export const sleeve: Family = (s) => {
  const { p, v } = s;
  const r = rng(s.seed);
  const ob = w0(s, 5, 'moon');
  const c = (k: number): Art => {
    let o = '';
    if (k === 0)
      o =
        put(photo('sky', p, s.seed), 0, 0, 600, 600) +
        VM(530, 46, w0(s, 0), 54, p.p, { w: 700, ls: 4, mx: 420, ff: F.ship }) +
        T(40, 560, w0(s, 1), 17, p.p, { w: 700, mx: 300 });
    if (k === 1)
      o =
        R(0, 0, 600, 600, p.a) +
        times(15, (i) =>
          G(
            `rotate(${i * 12} 300 300)`,
            R(80, 80, 440, 440, 'none', `stroke="${at([p.p, p.k], i)}" stroke-width="3"`),
          ),
        ) +
        T(300, 320, w0(s, 0), 54, p.p, {
          a: 'middle',
          w: 900,
          mx: 300,
          k: 12,
          kc: p.a,
          e: 'paint-order="stroke"',
        }) +
        T(300, 570, w0(s, 1), 16, p.k, { a: 'middle', w: 700 });
    if (k === 2)
      o =
        R(0, 0, 600, 600, p.b) +
        obj(ob, 300, 270, 2.1, p.k, p.b, p.a) +
        T(40, 550, w0(s, 0), 64, p.k, { ff: F.dela, mx: 520 }) +
        T(560, 60, w0(s, 1), 17, p.k, { a: 'end', w: 700 });
    if (k === 3) {
      const orb = (x: number, y: number, q: number, f: string): string => {
        const [d, u] = grad(
          [
            [0, f, 1],
            [1, f, 0],
          ],
          'r',
        );
        return d.replace('cx=".36" cy=".3" r=".8"', 'cx=".5" cy=".5" r=".5"') + C(x, y, q, u);
      };
      o =
        R(0, 0, 600, 600, p.k) +
        orb(180, 200, 300, p.a) +
        orb(430, 400, 300, p.c) +
        orb(380, 120, 200, p.b) +
        T(40, 90, w0(s, 0), 40, '#fff', { w: 500, mx: 520, ls: 6 }) +
        T(40, 560, w0(s, 1), 16, '#fff', { ls: 3 });
    }
    if (k === 4)
      o =
        R(0, 0, 600, 600, p.p) +
        times(120, () =>
          R(Math.floor(r() * 20) * 30, Math.floor(r() * 20) * 30, 30, 30, pick(r, [p.a, p.b, p.c, p.k])),
        ) +
        R(60, 390, 480, 150, p.p) +
        T(84, 470, w0(s, 0), 54, p.k, { ff: F.dot, mx: 430 }) +
        T(84, 514, w0(s, 1), 20, p.k, { ff: F.dot, mx: 430 });
    if (k === 5)
      o =
        R(0, 0, 600, 600, p.d) +
        R(0, 0, 600, 200, p.c) +
        C(300, 330, 190, p.a) +
        times(7, (i) => R(90, 330 + i * 28, 420, 12, p.d)) +
        T(300, 120, w0(s, 0), 66, p.p, { a: 'middle', ff: F.rampart, mx: 540 }) +
        T(300, 570, w0(s, 1), 17, p.k, { a: 'middle', w: 700 });
    return art(600, 600, clip(R(0, 0, 600, 600, '#fff'), o));
  };
  const a = c(v);
  const g = at([p.d, p.c, mix(p.k, '#ffffff', 0.1), p.b, mix(p.p, p.a, 0.4)], s.seed);
  const disc = (x: number, y: number, q: number): string =>
    C(x, y, q, '#15151a') +
    times(5, (i) =>
      C(x, y, q * (0.9 - i * 0.1), 'none', 'stroke="#fff" stroke-opacity=".12" stroke-width="2"'),
    ) +
    C(x, y, q * 0.34, p.a) +
    T(x, y - q * 0.14, w0(s, 0), q * 0.07, on(p.a, p), { a: 'middle', mx: q * 0.5 }) +
    C(x, y, q * 0.04, g);
  const set = svgPic(
    1200,
    900,
    R(0, 0, 1200, 900, g) +
      blurE(780, 780, 280, 24, 0.3, 16) +
      disc(780, 450, 310) +
      soft(130, 130, 640, 640, 0.35, 20) +
      put(a, 130, 130, 640, 640),
    1200,
  );
  const back = art(
    600,
    600,
    R(0, 0, 600, 600, p.k) +
      times(
        9,
        (i) =>
          A(40, 90 + i * 46, String(i + 1), 22, p.a, { w: 600 }) +
          T(
            80,
            90 + i * 46,
            at(
              [
                'はじまりの駅',
                '雨宿り',
                '白い橋',
                '台所のラジオ',
                '海の見えない町',
                '夜更かし',
                '手紙の余白',
                '帰り道',
                'あした',
              ],
              i + s.seed,
            ),
            20,
            p.p,
            { mx: 400 },
          ) +
          A(560, 90 + i * 46, `${2 + (i % 4)}:${String((i * 17) % 60).padStart(2, '0')}`, 18, p.p, {
            a: 'end',
          }),
      ) +
      T(40, 560, `${w0(s, 1)}　${w0(s, 0)}`, 15, p.b, { mx: 500 }),
  );
  return [
    s.seed % 3 === 0 ? bare(a, 900) : set,
    s.seed % 3 === 0 ? set : ground([back], p.d, 760, 660),
    ground([a, back], p.b, 860, 560),
    room(a, p, s.seed, 780),
  ].map((x, i) => (i === 1 && s.seed % 3 === 0 ? { ...x } : x));
};
/** Game screens. words: title, message, name, -, -, objects */
export const game: Family = (s) => {
  const { p, v } = s;
  const r = rng(s.seed);
  const obs = w0(s, 5, 'cat,tree,house').split(',');
  let o = '';
  if (v === 0) {
    const u = 30;
    for (let y = 0; y < 30; y++)
      for (let x = 0; x < 40; x++) {
        const k = Math.floor(r() * 12);
        o += R(
          x * u,
          y * u,
          u + 1,
          u + 1,
          x > 16 && x < 22
            ? k === 0
              ? mix(p.b, p.p, 0.4)
              : p.b
            : y > 20
              ? k < 2
                ? mix(p.c, '#ffffff', 0.2)
                : p.c
              : k === 0
                ? mix(p.c, p.b, 0.4)
                : mix(p.c, p.k, 0.2),
        );
      }
    o +=
      times(10, () =>
        obj(
          'tree',
          Math.round((60 + r() * 400) / u) * u,
          Math.round((80 + r() * 520) / u) * u,
          0.5,
          p.k,
          p.k,
          p.k,
        ),
      ) +
      times(4, (i) => obj('house', 760 + (i % 2) * 250, 170 + Math.floor(i / 2) * 240, 0.9, p.p, p.a, p.k)) +
      obj(at(obs, 0), 570, 500, 0.5, p.k, p.a, p.p) +
      R(60, 660, 1080, 190, p.k, `stroke="${p.p}" stroke-width="8"`) +
      T(100, 725, w0(s, 2), 34, p.b, { ff: F.dot }) +
      T(100, 795, w0(s, 1), 38, p.p, { ff: F.dot, mx: 980 }) +
      R(60, 40, 300, 70, p.k, `stroke="${p.p}" stroke-width="6"`) +
      T(84, 87, 'LV 12　HP 48/60', 28, p.p, { ff: F.dot, mx: 260 });
  }
  if (v === 1)
    o =
      R(0, 0, 1200, 900, mix(p.k, p.c, 0.3)) +
      R(310, 90, 580, 720, p.k, 'rx="30"') +
      times(48, (i) => {
        const x = 350 + (i % 6) * 84;
        const y = 130 + Math.floor(i / 6) * 82;
        const k = Math.floor(r() * 5);
        const c = at([p.a, p.b, p.c, p.p, mix(p.a, p.b, 0.5)], k);
        return (
          R(x, y, 76, 74, c, 'rx="18"') +
          obj(at(['drop', 'leaf', 'sun', 'moon', 'heart'], k), x + 38, y + 37, 0.26, on(c, p), c, c)
        );
      }) +
      T(150, 200, w0(s, 0), 60, p.b, { a: 'middle', ff: F.potta, mx: 250 }) +
      A(150, 330, '48,200', 66, p.p, { a: 'middle', w: 700 }) +
      T(150, 370, 'きろく', 24, p.p, { a: 'middle', ff: F.maru, w: 700 }) +
      obj(at(obs, 0), 1045, 640, 1.1, p.p, p.a, p.k) +
      R(930, 160, 230, 240, p.p, 'rx="24"') +
      T(1045, 260, w0(s, 1), 26, p.k, { a: 'middle', ff: F.maru, w: 700, mx: 200 });
  if (v === 2) {
    const [d, u] = grad([
      [0, mix(p.k, p.c, 0.5)],
      [1, p.b],
    ]);
    o =
      d +
      R(0, 0, 1200, 900, u) +
      times(3, (k) =>
        P(
          `M0 ${480 + k * 70}L${200 + r() * 100} ${360 + k * 80}L500 ${470 + k * 70}L800 ${360 + k * 80}L1200 ${480 + k * 60}V900H0z`,
          mix(p.c, p.k, 0.25 + k * 0.2),
        ),
      ) +
      times(
        6,
        (i) =>
          R(60 + i * 200, 720 - (i % 3) * 90, 170, 26, p.p, 'rx="8"') +
          R(60 + i * 200, 746 - (i % 3) * 90, 170, 200, mix(p.k, p.c, 0.3)),
      ) +
      obj(at(obs, 0), 350, 570, 0.7, p.a, p.p, p.k) +
      times(
        7,
        (i) =>
          C(480 + i * 70, 470 - Math.sin(i * 0.5) * 80, 18, p.b) +
          C(480 + i * 70, 470 - Math.sin(i * 0.5) * 80, 9, p.p),
      ) +
      times(3, (i) => obj('heart', 80 + i * 60, 70, 0.26, p.a, p.a, p.a)) +
      A(1150, 90, '0012400', 52, p.p, { a: 'end', w: 700 }) +
      T(600, 180, w0(s, 0), 96, p.p, {
        a: 'middle',
        ff: F.rock,
        mx: 700,
        k: 16,
        kc: p.k,
        kj: 'round',
        e: 'paint-order="stroke"',
      });
  }
  if (v === 3)
    o =
      R(0, 0, 1200, 900, p.d) +
      times(5, (i) => {
        const x = 50 + i * 225;
        const c = at([p.a, p.b, p.c, p.k, mix(p.a, p.c, 0.5)], i);
        return (
          soft(x, 150, 205, 600, 0.25, 10) +
          R(x, 150, 205, 600, p.p, 'rx="18"') +
          R(x + 12, 162, 181, 300, c, 'rx="12"') +
          obj(at(obs, i), x + 102, 320, 0.8, on(c, p), c, at([p.p, p.k, p.b], i)) +
          T(x + 102, 514, at(w0(s, 1).split('、'), i), 28, p.k, { a: 'middle', ff: F.reggae, mx: 170 }) +
          times(
            3,
            (k) =>
              T(x + 22, 574 + k * 50, at(['ちから', 'まもり', 'はやさ'], k), 17, p.k, { w: 700 }) +
              R(x + 88, 560 + k * 50, 100, 12, mix(p.p, p.k, 0.15)) +
              R(x + 88, 560 + k * 50, 30 + r() * 70, 12, c),
          )
        );
      }) +
      T(50, 100, w0(s, 0), 56, p.k, { ff: F.reggae, mx: 800 });
  const a = art(1200, 900, clip(R(0, 0, 1200, 900, '#fff'), o));
  return [
    bare(a, 1200),
    crop(a, 0.5, 0.5, 0.5, 4 / 3, 720),
    svgPic(
      1200,
      900,
      R(0, 0, 1200, 900, p.c) +
        soft(140, 230, 920, 440, 0.35, 24) +
        R(140, 230, 920, 440, '#1b1c22', 'rx="60"') +
        clip(R(290, 256, 620, 388, '#fff', 'rx="10"'), put(a, 290, 256, 620, 388)) +
        C(215, 400, 44, '#3a3c45') +
        C(985, 400, 14, p.a) +
        C(985, 460, 14, p.b) +
        C(955, 430, 14, p.p) +
        C(1015, 430, 14, p.c),
      820,
    ),
  ];
};
