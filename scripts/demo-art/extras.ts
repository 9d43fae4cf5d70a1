/** Avatars, companies' marks and covers, openings' covers. */
import { creators } from '../../demo/creators.ts';
import {
  C,
  E,
  F,
  G,
  L,
  P,
  PALS,
  R,
  RC,
  S,
  T,
  at,
  mix,
  on,
  resetIds,
  rng,
  svgPic,
  times,
  type Pal,
} from './kit.ts';
import { COVERS, cover as openingCover } from './covers.ts';
import { face } from './faces.ts';
import { mark, obj } from './objects.ts';
import { one } from './works/one.ts';
import { three } from './works/three.ts';
import { two } from './works/two.ts';
import type { Job } from './render.ts';

/** Some creators show a thing instead of a face. */
const THINGS: Readonly<Record<number, string>> = {
  2: 'candle',
  7: 'wave',
  11: 'moji',
  16: 'chair',
  20: 'ball3',
  22: 'pixel',
  24: 'sun',
  33: 'mark',
  37: 'moji',
  41: 'bottle',
  45: 'lantern',
  51: 'noren',
  53: 'drop',
  57: 'geo',
  32: 'glow',
  35: 'fuji',
  23: 'rabbit',
  15: 'bear',
};
const avatar = (i: number, p: Pal): string => {
  const kind = THINGS[i];
  const g = at([p.a, p.b, p.c, p.k, p.d], i);
  const f = on(g, p);
  if (kind === undefined)
    return `<svg x="0" y="0" width="256" height="256" viewBox="0 0 80 80">${face(i * 5 + 2)}</svg>`;
  if (kind === 'moji')
    return (
      R(0, 0, 256, 256, g) +
      T(128, 200, i === 11 ? '千' : 'り', 200, f, { a: 'middle', ff: i === 11 ? F.ship : F.reggae })
    );
  if (kind === 'pixel')
    return (
      R(0, 0, 256, 256, p.k) +
      times(64, (k) => {
        const x = k % 8;
        const y = Math.floor(k / 8);
        const bit = (at([0x3c, 0x7e, 0xdb, 0xff, 0xff, 0x66, 0x5a, 0x81], y) >> x) & 1;
        return bit ? R(32 + x * 24, 32 + y * 24, 24, 24, y < 3 ? p.a : p.b) : '';
      })
    );
  if (kind === 'mark') return R(0, 0, 256, 256, g) + mark(12, 128, 128, 0.86, f, p.b);
  if (kind === 'geo')
    return (
      R(0, 0, 128, 128, p.a) +
      R(128, 0, 128, 128, p.b) +
      R(0, 128, 128, 128, p.k) +
      R(128, 128, 128, 128, p.c) +
      C(128, 128, 74, p.p) +
      P('M54 128a74 74 0 0 1 148 0z', p.k)
    );
  if (kind === 'noren')
    return (
      R(0, 0, 256, 256, p.d) +
      R(20, 40, 216, 10, p.k) +
      times(3, (k) => R(30 + k * 66, 50, 64, 160, p.k)) +
      T(128, 172, '神', 96, p.p, { a: 'middle', ff: F.yuji })
    );
  if (kind === 'glow')
    return (
      R(0, 0, 256, 256, p.k) +
      C(96, 110, 84, p.a, 'opacity=".8"') +
      C(160, 150, 78, p.b, 'opacity=".6"') +
      C(140, 86, 50, p.c, 'opacity=".7"')
    );
  if (kind === 'ball3')
    return (
      R(0, 0, 256, 256, p.d) +
      C(128, 140, 84, p.a) +
      E(102, 108, 26, 18, '#fff', 'opacity=".55"') +
      E(128, 236, 70, 9, '#000', 'opacity=".18"')
    );
  return R(0, 0, 256, 256, g) + obj(kind, 128, 128, 0.98, f, g, on(g, p) === p.p ? p.b : p.a);
};
type Firm = readonly [
  name: string,
  pal: keyof typeof PALS,
  logo: (p: Pal) => string,
  cover: (p: Pal) => string,
];
const W = 1600;
const H = 600;
const sky = (f: string): string => R(0, 0, W, H, f);
const box = (f: string): string => R(0, 0, 256, 256, f);
const firms: readonly Firm[] = [
  [
    '株式会社みなも菓子舗',
    'seiji',
    () =>
      box('#DCE9E4') +
      G(
        'translate(128 128) scale(.95)',
        times(3, (i) => S(`M-84 ${-44 + i * 44}q28 -40 56 0t56 0t56 0`, '#14544B', 17, RC)),
      ),
    (p) =>
      sky('#DCE9E4') +
      times(
        9,
        (i) =>
          C(150 + i * 165, 300, 62, at(['#F2C6B4', '#14544B', '#D2502F', '#BFD4E6', '#F5F0E4'], i)) +
          obj(
            'ume',
            150 + i * 165,
            300,
            0.36,
            at(['#14544B', '#F5F0E4', '#F5F0E4', '#173B63', '#D2502F'], i),
            p.b,
            p.a,
          ),
      ),
  ],
  [
    'こつこつ株式会社',
    'kotsu',
    (p) =>
      box(p.a) +
      times(4, (i) => R(52 + i * 40, 190 - i * 34, 30, 30 + i * 34, p.k, 'rx="6"')) +
      C(187, 60, 18, p.b),
    (p) =>
      sky(p.a) +
      times(16, (i) => R(60 + i * 96, 560 - (i * 26 + 50), 62, i * 26 + 50, i === 11 ? p.b : p.k, 'rx="10"')),
  ],
  [
    '合同会社港町書房',
    'minato',
    (p) =>
      box(p.k) +
      P('M128 84q-44 -26 -88 -8v104q44 -16 88 8q44 -24 88 -8v-104q-44 -18 -88 8z', p.p) +
      L(128, 84, 128, 188, p.k, 6) +
      S('M60 120q22 -12 44 0', p.c, 6) +
      S('M152 120q22 -12 44 0', p.c, 6),
    (p) =>
      sky(mix(p.p, p.b, 0.3)) +
      times(34, (i) =>
        R(30 + i * 46, 560 - (250 + ((i * 73) % 150)), 38, 500, at([p.k, p.a, p.c, p.b, p.p], i * 3)),
      ) +
      R(0, 560, W, 40, '#7a5236'),
  ],
  [
    '株式会社灯台舎',
    'todai',
    (p) =>
      box(p.a) +
      P('M104 214L114 110h28l10 104z', p.p) +
      R(108, 86, 40, 24, p.p) +
      P('M106 86l22 -26l22 26z', p.p) +
      P('M156 90l62 -22v42l-62 -14z', p.b) +
      P('M100 90l-62 -22v42l62 -14z', p.b),
    (p) =>
      sky(mix(p.k, '#1d3147', 0.6)) +
      P('M760 190L0 40v260z', p.b, 'opacity=".5"') +
      P('M840 190L1600 40v260z', p.b, 'opacity=".5"') +
      P('M750 470L774 220h52l24 250z', p.p) +
      R(764, 160, 72, 60, p.p) +
      P('M756 160l44 -50l44 50z', p.a) +
      P('M0 480q400 -80 800 -20t800 -20v160H0z', p.k),
  ],
  [
    '二宮酒造株式会社',
    'yuki',
    (p) =>
      box('#1E2433') +
      C(128, 128, 84, 'none', `stroke="${p.p}" stroke-width="13"`) +
      R(80, 98, 96, 15, p.p) +
      R(64, 146, 128, 15, p.p),
    (p) =>
      sky('#1E2433') +
      times(9, (i) =>
        G(
          `translate(${110 + i * 172} 330)`,
          obj(
            'bottle',
            0,
            0,
            1.7,
            at(['#3F6A57', '#E9E4DA', '#6B4A2B'], i),
            at(['#F2ECDD', '#C8402A', '#E7B94F'], i),
            p.a,
          ),
        ),
      ),
  ],
  [
    '株式会社木と間工務店',
    'mori',
    () =>
      box('#1F3A2E') +
      G(
        'translate(128 128) scale(1.7)',
        R(-44, -44, 12, 88, '#EFEADD') +
          R(32, -44, 12, 88, '#EFEADD') +
          R(-44, -44, 34, 12, '#EFEADD') +
          R(10, -44, 34, 12, '#EFEADD') +
          R(-6, -20, 12, 64, '#EFEADD') +
          R(-26, -6, 52, 12, '#EFEADD'),
      ),
    (p) =>
      sky('#EFEADD') +
      times(
        7,
        (i) =>
          R(80 + i * 220, 130, 26, 470, '#8A5A3A') +
          P(`M${80 + i * 220} 200L${306 + i * 220} 130v24L${80 + i * 220} 226z`, '#B98A5A'),
      ) +
      R(0, 110, W, 30, '#6B4A35') +
      R(0, 560, W, 40, p.k),
  ],
  [
    'しまなみ果実舎合同会社',
    'lemon',
    () =>
      box('#FFF4C8') +
      C(128, 128, 92, '#F3B83B') +
      C(128, 128, 76, '#FFF4C8') +
      times(8, (i) => G(`rotate(${i * 45} 128 128)`, P('M128 120l-20 -52q20 -12 40 0z', '#F3B83B'))),
    (p) =>
      sky('#8DB9B4') +
      times(18, (i) =>
        obj(
          i % 3 ? 'peach' : 'apple',
          70 + (i % 9) * 182,
          150 + Math.floor(i / 9) * 290,
          0.8,
          at(['#F3B83B', '#E98A3C', '#F4BFB5'], i),
          at(['#F7D070', '#C5541B', '#E27A6B'], i),
          p.c,
        ),
      ),
  ],
  [
    'ゆあみ株式会社',
    'yuami',
    (p) =>
      box(p.k) +
      times(3, (i) => S(`M${92 + i * 36} 124q-18 -24 0 -46t0 -40`, p.p, 11, RC)) +
      P('M48 140h160a80 80 0 0 1 -160 0z', p.p),
    (p) =>
      sky(p.c) +
      P('M300 430L620 120q60 -26 120 0L1060 430z', p.k) +
      P('M560 178L620 120q60 -26 120 0l60 58l-50 34l-40 -30l-40 40l-40 -36z', p.p) +
      times(18, (i) => times(6, (j) => R(i * 90, 420 + j * 32, 86, 28, (i + j) % 4 ? p.p : p.a))),
  ],
  [
    '株式会社星野茶園',
    'matcha',
    (p) =>
      box(p.k) +
      P('M128 214q-70 -60 -44 -124q16 -36 44 -48q28 12 44 48q26 64 -44 124z', p.c) +
      S('M128 214V84M128 164l-28 -26M128 164l28 -26', p.p, 6),
    (p) =>
      sky(mix(p.p, p.c, 0.3)) +
      times(8, (i) =>
        P(
          `M0 ${220 + i * 54}Q400 ${150 + i * 50} 800 ${230 + i * 50}T1600 ${200 + i * 54}V600H0z`,
          at([p.c, mix(p.c, p.k, 0.4)], i),
        ),
      ) +
      C(1280, 110, 56, p.a),
  ],
  [
    '株式会社みちくさ',
    'mori',
    (p) =>
      box('#2F6B4F') +
      S('M52 206q20 -64 70 -76t16 -62t56 -30', '#F1EBDD', 13, `${RC} stroke-dasharray="2 25"`) +
      C(200, 44, 20, p.a),
    (p) =>
      sky('#2F6B4F') +
      S('M-20 480Q300 200 560 360T1000 260T1640 120', '#F1EBDD', 14, `${RC} stroke-dasharray="2 34"`) +
      times(12, (i) =>
        obj(
          at(['tree', 'flower', 'cat', 'house'], i),
          90 + i * 130,
          470 - (i % 3) * 140,
          0.6,
          at(['#F1EBDD', p.a, '#1F3A2E', p.b], i),
          '#2F6B4F',
          p.b,
        ),
      ),
  ],
  [
    '北国鉄道株式会社',
    'yuki',
    (p) =>
      box('#14365C') +
      R(48, 118, 160, 20, '#fff') +
      P('M128 40L208 118H176L128 72L80 118H48z', '#fff') +
      R(48, 158, 160, 14, p.b) +
      R(48, 190, 160, 14, '#fff'),
    (p) =>
      sky(mix(p.c, '#ffffff', 0.2)) +
      P('M0 330L300 160L520 300L820 120L1150 310L1380 200L1600 320V600H0z', p.c) +
      R(0, 420, W, 180, '#fff') +
      times(
        3,
        (i) =>
          R(160 + i * 440, 320, 420, 140, i === 1 ? '#fff' : '#14365C', 'rx="18"') +
          R(160 + i * 440, 410, 420, 16, p.b) +
          times(5, (k) => R(190 + i * 440 + k * 78, 344, 54, 48, mix(p.a, '#ffffff', 0.5))),
      ) +
      R(0, 470, W, 10, p.k),
  ],
  [
    '株式会社あけぼの印刷',
    'todai',
    (p) =>
      box(p.p) +
      C(110, 112, 56, '#00A0C8', 'style="mix-blend-mode:multiply"') +
      C(150, 112, 56, '#E0457B', 'style="mix-blend-mode:multiply"') +
      C(130, 150, 56, '#F4CF1C', 'style="mix-blend-mode:multiply"'),
    (p) =>
      sky(p.p) +
      times(11, (i) =>
        C(
          120 + i * 140,
          300,
          130,
          at(['#00A0C8', '#E0457B', '#F4CF1C'], i),
          'style="mix-blend-mode:multiply"',
        ),
      ),
  ],
  [
    '株式会社ことのは教育',
    'wakaba',
    (p) =>
      box(p.a) +
      P('M128 220q-76 -60 -50 -130q18 -40 50 -54q32 14 50 54q26 70 -50 130z', p.p) +
      T(128, 160, 'こ', 84, p.k, { a: 'middle', ff: F.maru, w: 900 }),
    (p) =>
      sky(p.c) +
      times(
        10,
        (i) =>
          R(
            60 + (i % 5) * 300,
            50 + Math.floor(i / 5) * 270,
            260,
            230,
            at([p.p, p.b, p.a, p.d], i),
            'rx="24"',
          ) +
          T(
            190 + (i % 5) * 300,
            210 + Math.floor(i / 5) * 270,
            at([...'ことばのはたけをたがやす'], i),
            120,
            p.k,
            { a: 'middle', ff: F.maru, w: 900 },
          ),
      ),
  ],
  [
    '医療法人社団なぎさ会',
    'nami',
    (p) =>
      box('#fff') +
      C(128, 128, 100, p.c) +
      R(112, 66, 32, 84, p.b, 'rx="8"') +
      R(86, 92, 84, 32, p.b, 'rx="8"') +
      S('M46 176q20 -24 41 0t41 0t41 0t41 0', p.k, 11, RC),
    (p) =>
      sky('#DFF0EE') +
      times(6, (i) =>
        P(
          `M-40 ${290 + i * 56}q100 -60 200 0t200 0t200 0t200 0t200 0t200 0t200 0t200 0t200 0V600H-40z`,
          mix(p.c, p.a, i / 7),
          `transform="translate(${(i % 2) * -60} 0)"`,
        ),
      ) +
      C(1240, 150, 76, p.b),
  ],
  [
    '株式会社つばめ配送',
    'sora',
    (p) =>
      box(p.k) +
      P(
        'M30 108q70 -6 108 34l90 -78l-46 88l30 58l-70 -40q-40 30 -80 20q40 -14 44 -40q-30 -34 -76 -42z',
        '#fff',
      ) +
      P('M60 172q20 20 64 4q-10 24 -44 24z', p.b),
    (p) =>
      sky(p.c) +
      R(0, 470, W, 130, '#5f6f80') +
      times(10, (i) => R(i * 170, 530, 90, 10, '#fff')) +
      times(
        3,
        (i) =>
          R(120 + i * 500, 240, 300, 220, at([p.k, '#fff', p.b], i), 'rx="16"') +
          P(`M${424 + i * 500} 300h70l50 80v80h-120z`, at(['#fff', p.k, p.k], i)) +
          C(200 + i * 500, 470, 40, '#222') +
          C(470 + i * 500, 470, 40, '#222') +
          obj('bird', 270 + i * 500, 350, 0.7, at(['#fff', p.k, p.k], i), p.a, p.b),
      ),
  ],
  [
    '株式会社すみれ保険サービス',
    'fuji',
    (p) =>
      box(p.k) +
      times(5, (i) => G(`rotate(${i * 72} 128 122)`, E(128, 76, 32, 44, p.a))) +
      C(128, 122, 22, p.b),
    (p) =>
      sky(p.d) +
      times(14, (i) =>
        G(
          `translate(${70 + (i % 7) * 240 + (i > 6 ? 110 : 0)} ${170 + Math.floor(i / 7) * 270})`,
          times(5, (k) => G(`rotate(${k * 72})`, E(0, -48, 34, 46, at([p.a, p.c], i)))) + C(0, 0, 24, p.b),
        ),
      ),
  ],
  [
    '株式会社ねいろ',
    'neon',
    (p) =>
      box(p.k) +
      times(7, (i) =>
        R(
          40 + i * 26,
          128 - at([26, 60, 90, 44, 78, 54, 24], i),
          15,
          at([26, 60, 90, 44, 78, 54, 24], i) * 2,
          at([p.a, p.b, p.d], i),
          'rx="7"',
        ),
      ),
    (p) =>
      sky(p.k) +
      times(52, (i) => {
        const h = 40 + Math.abs(Math.sin(i * 0.41) * Math.cos(i * 0.13)) * 420;
        return R(20 + i * 30, 300 - h / 2, 16, h, at([p.a, p.b, p.d, p.c], i), 'rx="8"');
      }),
  ],
  [
    '株式会社苗と水',
    'wakaba',
    (p) =>
      box('#F3F6E4') +
      R(122, 120, 12, 92, '#2F5B3C') +
      P('M128 130q-70 4 -84 -62q70 -8 84 62zM128 110q62 2 84 -60q-74 -10 -84 60z', p.a) +
      S('M56 216q24 -18 48 0t48 0t48 0', '#2B7CB0', 10, RC),
    (p) =>
      sky('#CFE6EE') +
      R(0, 330, W, 270, '#7fb3c8') +
      times(9, (j) =>
        times(24, (i) =>
          P(
            `M${30 + i * 68 + (j % 2) * 30} ${360 + j * 30}q-8 -20 -14 -26M${30 + i * 68 + (j % 2) * 30} ${360 + j * 30}q8 -20 14 -26`,
            'none',
            `stroke="${p.a}" stroke-width="5"`,
          ),
        ),
      ) +
      P('M0 332L260 190L480 320L760 170L1060 326L1300 220L1600 332z', '#5c8f6a') +
      C(1160, 110, 50, p.b),
  ],
  [
    '株式会社うつわや',
    'suna',
    (p) =>
      box(p.d) +
      P('M36 104h184a92 92 0 0 1 -184 0z', p.k) +
      R(92, 190, 72, 18, p.k) +
      S('M60 132q68 30 136 0', p.p, 7),
    (p) =>
      sky(p.d) +
      R(0, 470, W, 130, mix(p.d, '#000000', 0.12)) +
      times(
        8,
        (i) =>
          P(
            `M${60 + i * 192} 330h150a75 ${90 + (i % 3) * 20} 0 0 1 -150 0z`,
            at([p.k, p.b, p.c, p.p, '#7a3b2a'], i),
          ) + R(110 + i * 192, 440, 50, 30, at([p.k, p.b, p.c, p.p, '#7a3b2a'], i)),
      ),
  ],
  [
    '株式会社ひなた不動産',
    'tomato',
    (p) =>
      box(p.c) + C(128, 116, 62, p.a) + P('M40 216V150L128 82L216 150V216z', p.p) + R(108, 156, 40, 60, p.k),
    (p) =>
      sky('#FBE3B3') +
      C(1240, 170, 100, p.a) +
      times(
        9,
        (i) =>
          R(60 + i * 172, 560 - (170 + (i % 4) * 60), 140, 400, at([p.p, p.c, '#DCC9A8'], i)) +
          P(`M${46 + i * 172} ${390 - (i % 4) * 60}l84 -66l84 66z`, at([p.a, p.k, p.b], i)) +
          times(4, (k) =>
            R(84 + i * 172 + (k % 2) * 54, 430 - (i % 4) * 60 + Math.floor(k / 2) * 66, 34, 40, '#7fa7b5'),
          ),
      ),
  ],
  [
    '株式会社ランタンゲームス',
    'yoru',
    (p) =>
      box('#151127') +
      R(92, 34, 72, 16, p.a) +
      R(80, 58, 96, 120, p.a, 'rx="12"') +
      R(100, 82, 56, 72, '#FFF3C0') +
      R(92, 186, 72, 16, p.a) +
      R(60, 206, 136, 14, p.b),
    (p) =>
      sky('#151127') +
      times(220, (i) => {
        const r = rng(i * 3 + 5);
        const x = Math.floor(r() * 66) * 24;
        const y = 380 + Math.floor(r() * 9) * 24;
        return R(x, y, 24, 24, at(['#2a2350', '#3A478A', '#2f5b4a', '#1d4035'], Math.floor(r() * 4)));
      }) +
      times(9, (i) => obj('lantern', 90 + i * 178, 180 + (i % 3) * 60, 0.7, p.a, p.b, p.k)) +
      obj('cat', 800, 430, 0.9, '#F4EDDC', '#151127', p.a),
  ],
  [
    '株式会社白樺アウトドア',
    'mori',
    (p) =>
      box('#23423A') +
      P('M28 208L128 48L228 208z', '#F4F1E8') +
      P('M128 48l34 160h-68z', '#23423A') +
      S('M176 206l-10 -24M80 206l12 -24', p.a, 6),
    (p) =>
      sky('#CFDDE0') +
      times(
        16,
        (i) =>
          R(30 + i * 104, 0, 26, 600, '#F4F1E8') +
          times(5, (k) => R(30 + i * 104, 40 + k * 120 + (i % 3) * 30, 16, 8, '#222')),
      ) +
      obj('tent', 560, 450, 1.5, p.a, mix(p.a, '#000000', 0.25), p.k) +
      obj('tent', 1100, 470, 1.2, p.b, mix(p.b, '#000000', 0.25), p.k) +
      R(0, 560, W, 40, '#4E7A54'),
  ],
  [
    '株式会社まなびや',
    'sango',
    (p) =>
      box(p.b) +
      P('M128 60L228 108L128 156L28 108z', p.k) +
      P('M68 134v46q60 40 120 0v-46l-60 28z', p.k) +
      L(214, 112, 214, 176, p.a, 8) +
      C(214, 184, 11, p.a),
    (p) =>
      sky(p.b) +
      times(
        7,
        (i) =>
          R(60 + i * 220, 330, 180, 16, '#7a5236') +
          R(76 + i * 220, 346, 14, 180, '#7a5236') +
          R(214 + i * 220, 346, 14, 180, '#7a5236') +
          obj(
            at(['book', 'apple', 'pencil', 'cup', 'book', 'glasses', 'leaf'], i),
            150 + i * 220,
            270,
            0.55,
            at([p.a, p.c, p.k], i),
            p.p,
            p.k,
          ),
      ) +
      R(300, 40, 1000, 160, p.k) +
      S('M380 150q80 -90 160 0t160 0t160 0', p.p, 6),
  ],
  [
    '株式会社はれのひ',
    'beni',
    (p) =>
      box('#FBEFEF') +
      C(104, 128, 58, 'none', `stroke="${p.a}" stroke-width="14"`) +
      C(152, 128, 58, 'none', `stroke="${p.b}" stroke-width="14"`) +
      C(128, 62, 9, p.c),
    (p) =>
      sky('#FBEFEF') +
      S('M0 300q200 -190 400 0t400 0t400 0t400 0', p.a, 14) +
      S('M0 300q200 190 400 0t400 0t400 0t400 0', p.b, 14) +
      times(24, (i) =>
        obj('ume', 40 + i * 67, 300 + Math.sin(i * 1.3) * 210, 0.3, at([p.a, p.b, p.c], i), '#fff', p.k),
      ),
  ],
  [
    '株式会社青磁ロボティクス',
    'seiji',
    (p) =>
      box(p.c) +
      R(60, 76, 136, 108, p.k, 'rx="40"') +
      C(100, 128, 17, p.a) +
      C(156, 128, 17, p.a) +
      R(122, 40, 12, 36, p.k) +
      C(128, 36, 13, p.b) +
      R(108, 194, 40, 18, p.k),
    (p) =>
      sky(p.d) +
      times(5, (i) =>
        G(
          `translate(${200 + i * 300} 330)`,
          R(-80, -60, 160, 190, at([p.a, p.p, p.c], i), 'rx="30"') +
            R(-70, -190, 140, 116, p.k, 'rx="44"') +
            C(-28, -132, 15, p.a) +
            C(28, -132, 15, p.a) +
            L(0, -190, 0, -226, p.k, 8) +
            C(0, -234, 12, p.b) +
            R(-60, 130, 34, 70, p.k) +
            R(26, 130, 34, 70, p.k),
        ),
      ) +
      R(0, 530, W, 70, mix(p.d, p.k, 0.2)),
  ],
];
export const extras = (): readonly Job[] => {
  const jobs: Job[] = [];
  const palOf = new Map([...one, ...two, ...three].map((q) => [q.creator, PALS[q.pal]]));
  creators.forEach((c, i) => {
    const p = palOf.get(i + 1) ?? PALS.shu;
    resetIds();
    jobs.push({ file: c.avatar, pic: svgPic(256, 256, avatar(i + 1, p), 256), long: 256, budget: 3600 });
  });
  firms.forEach(([, pal, logo, cover], i) => {
    const p = PALS[pal];
    const k = `k${String(i + 1).padStart(2, '0')}`;
    resetIds();
    jobs.push({ file: `logo-${k}.webp`, pic: svgPic(256, 256, logo(p), 256), long: 256, budget: 3600 });
    jobs.push({
      file: `cover-${k}.webp`,
      pic: svgPic(1600, 600, cover(p), 1600),
      long: 1600,
      budget: 26_000,
    });
  });
  for (const key of Object.keys(COVERS))
    jobs.push({ file: `cover-${key}.webp`, pic: openingCover(key), long: 1600, budget: 30_000 });
  return jobs;
};
