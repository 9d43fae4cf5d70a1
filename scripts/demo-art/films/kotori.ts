/** ことり: nine movements of a second each. Wherever the payment cuts one off, it looks as if it had ended there. */
import { C, G, P, R, RC, S, master, times } from '../kit.ts';
import { HIGH, WIDE, back, clamp, inOut, lerp, out, span, spring, type Film } from './kit.ts';

const SECONDS = 9;
const INK = '#151127';
const WORD = master('f-kotori').s;
const GROUNDS = [
  '#FFD23F',
  '#FF4F6D',
  '#35C2C1',
  '#F3F1FF',
  '#4C3BDB',
  '#FFD23F',
  '#35C2C1',
  '#FF4F6D',
  '#F3F1FF',
];

type Bird = {
  readonly body: string;
  readonly wing: string;
  readonly beak: string;
  readonly eye?: string;
  /** degrees: how far the beak and the wing are open */
  readonly gape?: number;
  readonly spread?: number;
  readonly shut?: boolean;
};
/** One of quarter circles: 200 wide, its feet at 0,0. */
const bird = ({ body, wing, beak, eye = INK, gape = 0, spread = 0, shut = false }: Bird): string =>
  // tail, belly, head
  P('M-150 -150h90v90a90 90 0 0 1 -90 -90z', wing) +
  P('M-100 -152h200v2a100 100 0 0 1 -200 0z', body) +
  P('M0 -146v-14a50 50 0 0 1 100 0v14z', body) +
  G(`rotate(${-gape} 98 -160)`, P('M96 -188v28h52a52 28 0 0 0 -52 -28z', beak)) +
  G(`rotate(${gape * 0.8} 98 -160)`, P('M96 -160h40a40 22 0 0 1 -40 22z', beak)) +
  (shut ? S('M44 -172q12 12 24 0', eye, 7, RC) : C(58, -174, 9, eye)) +
  G(`rotate(${-spread} 30 -140)`, P('M30 -140h-120a120 120 0 0 1 0 0a110 96 0 0 0 120 96z', wing)) +
  S('M-14 -50v50M22 -50v50', beak, 9, RC);
const at = (x: number, y: number, s: number, inner: string, more = ''): string =>
  G(`translate(${x.toFixed(1)} ${y.toFixed(1)}) ${more} scale(${s})`, inner);
const ring = (x: number, y: number, from: number, r: number, k: number, f: string, w: number): string =>
  k <= 0 || k >= 1
    ? ''
    : S(
        `M${x + r * Math.cos(from - 0.62)} ${y + r * Math.sin(from - 0.62)}A${r} ${r} 0 0 1 ${x + r * Math.cos(from + 0.62)} ${y + r * Math.sin(from + 0.62)}`,
        f,
        w * (1 - k),
        RC,
      );

/** Every movement: its own second from 0 to 1, over a ground that the one before has left. */
const MOVES: readonly ((k: number) => string)[] = [
  // 鳴く: the beak opens twice, and what is sung spreads.
  (k) => {
    const gape =
      Math.max(Math.sin(span(k, 0.1, 0.34) * Math.PI), Math.sin(span(k, 0.4, 0.72) * Math.PI)) * 24;
    const sung = (a: number, b: number): string =>
      times(3, (i) => {
        const q = out(span(k, a + i * 0.06, b + i * 0.06));
        return ring(960, 420, -0.2, 60 + q * (150 + i * 90), q, '#FF4F6D', 44);
      });
    return (
      sung(0.12, 0.62) +
      sung(0.42, 0.98) +
      at(760, 700, 2.0, bird({ body: '#4C3BDB', wing: INK, beak: '#FF4F6D', eye: '#F3F1FF', gape }))
    );
  },
  // ひらく: the wing folds out into a fan of three.
  (k) => {
    const open = spring(span(k, 0.08, 0.8));
    return (
      times(3, (i) =>
        at(
          760,
          430,
          2,
          P('M0 0h-170a170 170 0 0 1 170 -170z', ['#FFD23F', '#F3F1FF', '#35C2C1'][i] ?? INK),
          `rotate(${(i * 58 * open).toFixed(1)})`,
        ),
      ) +
      at(
        760,
        740,
        2,
        bird({ body: INK, wing: '#4C3BDB', beak: '#FFD23F', eye: '#F3F1FF', spread: 26 * open }),
      )
    );
  },
  // とぶ: one leap over three hurdles of the beat.
  (k) => {
    const q = inOut(span(k, 0.04, 0.78));
    const x = lerp(200, 1340, q);
    const up = Math.abs(Math.sin(q * Math.PI * 3)) * 330 * (1 - q * 0.25);
    const squash = 1 - Math.max(0, 1 - up / 60) * 0.16 * (q > 0 && q < 1 ? 1 : 0);
    return (
      R(0, 740, WIDE, 160, INK) +
      times(3, (i) => R(375 + i * 380, 650, 30, 90, '#F3F1FF', 'rx="15"')) +
      G(
        `translate(${x.toFixed(1)} ${(740 - up).toFixed(1)}) rotate(${(up > 20 && q < 1 ? -14 * Math.cos(q * Math.PI * 6) : 0).toFixed(1)}) scale(${(1.35 / squash).toFixed(3)} ${(1.35 * squash).toFixed(3)})`,
        bird({ body: '#FFD23F', wing: '#FF4F6D', beak: '#FF4F6D', spread: clamp(up / 260) * 62 }),
      )
    );
  },
  // 鳴く: three on a wire, one after the other.
  (k) =>
    S('M0 640Q800 690 1600 640', INK, 10) +
    times(3, (i) => {
      const q = span(k, 0.06 + i * 0.22, 0.36 + i * 0.22);
      const hop = Math.sin(q * Math.PI);
      const c = ['#FF4F6D', '#4C3BDB', '#35C2C1'][i] ?? INK;
      const notes = q > 0.15 ? out(span(k, 0.12 + i * 0.22, 0.42 + i * 0.22)) : 0;
      return (
        at(
          360 + i * 430,
          664 - hop * 46,
          1.25,
          bird({ body: c, wing: INK, beak: '#FFD23F', eye: '#FFFFFF', gape: hop * 30 }),
        ) +
        (notes > 0
          ? at(
              520 + i * 430,
              390 - notes * 110,
              notes,
              C(0, 40, 26, c) +
                S('M22 40V-60', c, 10, RC) +
                (i > 0 ? S('M22 -60q40 10 40 46', c, 10, RC) : ''),
              `rotate(${(12 - notes * 12).toFixed(1)})`,
            )
          : '')
      );
    }),
  // ひらく: the egg.
  (k) => {
    const open = back(span(k, 0.18, 0.66));
    const shake = k < 0.18 ? Math.sin(k * 90) * 6 : 0;
    const o = Math.max(0, open);
    return (
      at(
        800,
        640 - o * 60,
        1.15 * Math.min(1, 0.4 + o * 0.6),
        o > 0.02
          ? bird({
              body: '#FFD23F',
              wing: '#FF4F6D',
              beak: '#FF4F6D',
              gape: Math.sin(span(k, 0.7, 0.95) * Math.PI) * 22,
              spread: o * 14,
            })
          : '',
      ) +
      G(
        `rotate(${shake.toFixed(1)} 800 700)`,
        P('M540 520l65 70l65 -70l65 70l65 -70l65 70l65 -70l65 70l65 -70a260 260 0 0 1 -520 0z', '#F3F1FF'),
      ) +
      G(
        `translate(${(o * 250).toFixed(1)} ${(-o * 210).toFixed(1)}) rotate(${(o * 64 + shake).toFixed(1)} 800 460)`,
        P('M540 520l65 70l65 -70l65 70l65 -70l65 70l65 -70l65 70l65 -70a260 340 0 0 0 -520 0z', '#F3F1FF'),
      )
    );
  },
  // とぶ: straight up, what is left behind falls.
  (k) => {
    const q = back(span(k, 0.05, 0.7), 1.1);
    return (
      times(9, (i) => {
        const x = 160 + i * 160;
        const len = 120 + ((i * 53) % 160);
        const y = lerp(-260, 1000, out(span(k, 0.02 + (i % 4) * 0.06, 0.75)));
        return R(x - 9, y - len, 18, len, i % 2 ? INK : '#FF4F6D', 'rx="9"');
      }) +
      at(
        820,
        lerp(1150, 690, q),
        2,
        bird({
          body: '#4C3BDB',
          wing: '#FF4F6D',
          beak: INK,
          eye: '#F3F1FF',
          spread: 30 + Math.sin(k * 26) * 52 * (1 - span(k, 0.5, 0.9)),
        }),
        'rotate(-18)',
      )
    );
  },
  // 鳴く: the whole ground is the beak.
  (k) => {
    const gape = Math.sin(span(k, 0.05, 0.6) * Math.PI) * 30 + spring(span(k, 0.55, 1)) * 8;
    return (
      C(330, 470, 430, '#F3F1FF') +
      C(430, 350, 46, INK) +
      C(446, 336, 14, '#F3F1FF') +
      G(`rotate(${-gape} 690 470)`, P('M680 300v170h460a460 170 0 0 0 -460 -170z', '#FF4F6D')) +
      G(`rotate(${gape * 0.8} 690 470)`, P('M680 470h360a360 150 0 0 1 -360 150z', INK)) +
      times(3, (i) => {
        const q = out(span(k, 0.16 + i * 0.1, 0.6 + i * 0.1));
        return q <= 0
          ? ''
          : C(
              1120 + q * (130 + i * 70),
              470 + (i - 1) * q * 170,
              26 + q * 22,
              ['#FFD23F', '#4C3BDB', '#FFD23F'][i] ?? INK,
            );
      })
    );
  },
  // ひらく: eight wings become the sun, or a coin.
  (k) => {
    const o = spring(span(k, 0.06, 0.9));
    return (
      times(8, (i) =>
        at(
          800,
          450,
          1.2 * (0.4 + o * 0.6),
          P('M0 -70a150 150 0 0 1 150 -150a150 150 0 0 1 -150 150z', i % 2 ? '#FFD23F' : '#F3F1FF'),
          `rotate(${(i * 45 * o + (1 - o) * 90).toFixed(1)})`,
        ),
      ) +
      C(800, 450, 120, INK) +
      at(800, 520, 0.62, bird({ body: '#FFD23F', wing: '#35C2C1', beak: '#FF4F6D', shut: k > 0.62 }))
    );
  },
  // とぶ: the flock is the tick that says it is paid.
  (k) => {
    const spots = [
      [330, 430],
      [440, 555],
      [550, 680],
      [665, 555],
      [780, 430],
      [895, 305],
      [1010, 180],
    ] as const;
    return (
      spots
        .map(([x, y], i) => {
          const q = out(span(k, i * 0.05, 0.5 + i * 0.05));
          return at(
            lerp(x - 900, x, q),
            lerp(y + 420, y + 80, q),
            0.8,
            bird({
              body: ['#4C3BDB', '#FF4F6D', '#35C2C1'][i % 3] ?? INK,
              wing: INK,
              beak: '#FFD23F',
              eye: '#FFFFFF',
              spread: Math.sin(k * 30 + i) * 60 * (1 - span(k, 0.45, 0.75)) + 12,
            }),
          );
        })
        .join('') +
      (k > 0.45
        ? G(
            `translate(990 ${lerp(640, 600, out(span(k, 0.45, 0.7))).toFixed(1)}) scale(.8)`,
            `<g fill="${INK}" opacity="${span(k, 0.45, 0.6).toFixed(2)}">${WORD}</g>`,
          )
        : '')
    );
  },
];

const frame = (t: number): string => {
  const i = Math.floor(t) % SECONDS;
  const k = t - Math.floor(t);
  const ground = GROUNDS[i] ?? INK;
  const before = GROUNDS[(i + SECONDS - 1) % SECONDS] ?? INK;
  // The next ground opens as a circle while the first beat of the second falls.
  const r = inOut(span(k, 0, 0.17)) * 980;
  const here = R(0, 0, WIDE, HIGH, ground) + (MOVES[i]?.(k) ?? '');
  if (r >= 979) return here;
  const last = R(0, 0, WIDE, HIGH, before) + (MOVES[(i + SECONDS - 1) % SECONDS]?.(1) ?? '');
  return `${last}<clipPath id="o">${C(800, 450, r, '#000')}</clipPath><g clip-path="url(#o)">${here}</g>`;
};

export const kotori: Film = { seconds: SECONDS, poster: 1.7, stills: [3.75, 4.8, 8.97], frame };
