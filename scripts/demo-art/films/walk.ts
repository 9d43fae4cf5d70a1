/** 歩く絵: a family crosses the picture. Whoever walks is known by nothing but the walk; every step strikes its note on the floor. */
import { C, E, P, R, RC, S, mix, times } from '../kit.ts';
import { HIGH, WIDE, bone, joint, lerp, turn, type Film } from './kit.ts';

const SECONDS = 10;
/** The procession goes once round this way while the film lasts. */
const ROUND = 2480;
const FLOOR = 690;
const INK = '#3A2A5D';

type Walker = {
  /** steps of one foot while the film lasts */
  readonly beats: number;
  readonly leg: number;
  readonly body: string;
  readonly legs: string;
  readonly skin: string;
  readonly hair: string;
  readonly wide: number;
  /** degrees of the back, height of the heel's swing, bounce of the hip, swing of the arms */
  readonly lean: number;
  readonly kick: number;
  readonly bounce: number;
  readonly swing: number;
  readonly knee?: number;
  readonly extra?: (x: number, y: number, k: number) => string;
};
const PEOPLE: readonly Walker[] = [
  // The tall one: few, long steps.
  {
    beats: 8,
    leg: 250,
    body: '#FF7BAC',
    legs: INK,
    skin: '#F3C9A5',
    hair: INK,
    wide: 92,
    lean: 4,
    kick: 60,
    bounce: 20,
    swing: 120,
  },
  // The child: three to one of the tall one's.
  {
    beats: 22,
    leg: 92,
    body: '#FFD166',
    legs: '#7CD6CF',
    skin: '#F3C9A5',
    hair: '#B6533C',
    wide: 66,
    lean: 12,
    kick: 34,
    bounce: 16,
    swing: 66,
    extra: (x, y, k) =>
      S(
        `M${x - 6} ${y - 66}q${-34 - Math.sin(k * 12.57) * 10} -8 -44 ${18 + Math.sin(k * 12.57) * 16}`,
        '#FF7BAC',
        12,
        RC,
      ),
  },
  // Grandmother with her stick: hardly lifts a foot.
  {
    beats: 16,
    leg: 122,
    body: '#CDB4F0',
    legs: '#8A6FBF',
    skin: '#E8B88F',
    hair: '#EFEAF5',
    wide: 88,
    lean: 30,
    kick: 10,
    bounce: 6,
    swing: 26,
    extra: (x, y, k) => {
      const tip = x + 120 + Math.sin(k * Math.PI * 2) * 44;
      return S(`M${x + 66} ${y + 40}L${tip.toFixed(1)} ${FLOOR}`, '#B6533C', 11, RC);
    },
  },
  // Father, under a box that sees for him.
  {
    beats: 11,
    leg: 190,
    body: '#7CD6CF',
    legs: '#35628A',
    skin: '#D9A27C',
    hair: '#3A2A5D',
    wide: 112,
    lean: -9,
    kick: 30,
    bounce: 12,
    swing: 0,
    extra: (x, y) =>
      R(x + 8, y - 96, 172, 150, '#E3A857', 'rx="6"') +
      R(x + 80, y - 96, 28, 150, '#C9853A') +
      C(x + 60, y + 30, 17, '#D9A27C'),
  },
  // On tiptoe, so that nobody wakes.
  {
    beats: 12,
    leg: 178,
    body: INK,
    legs: INK,
    skin: '#F3C9A5',
    hair: '#FF7BAC',
    wide: 74,
    lean: 16,
    kick: 112,
    bounce: 26,
    swing: 30,
    knee: 1,
  },
  // The twin who marches.
  {
    beats: 14,
    leg: 140,
    body: '#FF9F5A',
    legs: '#C8402A',
    skin: '#C98D63',
    hair: '#241a12',
    wide: 80,
    lean: -6,
    kick: 70,
    bounce: 8,
    swing: 112,
  },
];
const round = (i: number, t: number): number => turn(i / (PEOPLE.length + 2) + t / SECONDS) * ROUND - 300;

/** Where a foot is, from its hip: on the floor it stays while the body goes on, then it is brought forward. */
const footAt = (w: Walker, phase: number): readonly [number, number] => {
  const stride = ROUND / w.beats;
  const on = 0.58;
  if (phase < on) return [lerp(stride * on * 0.5, -stride * on * 0.5, phase / on), 0];
  const q = (phase - on) / (1 - on);
  const ease = (1 - Math.cos(q * Math.PI)) / 2;
  return [lerp(-stride * on * 0.5, stride * on * 0.5, ease), -Math.sin(q * Math.PI) * w.kick];
};
const person = (w: Walker, i: number, t: number): string => {
  const phase = turn((t / SECONDS) * w.beats + i * 0.37);
  const x = round(i, t);
  const hip = FLOOR - 16 - w.leg * 0.93 + Math.cos(phase * Math.PI * 4) * w.bounce * 0.5;
  const long = w.leg * 0.92 + w.wide * 0.4;
  const back = (w.lean * Math.PI) / 180;
  const chest: readonly [number, number] = [x + Math.sin(back) * long, hip - Math.cos(back) * long];
  const head: readonly [number, number] = [
    chest[0] + Math.sin(back) * w.wide * 0.62 + 6,
    chest[1] - w.wide * 0.72 + Math.cos(phase * Math.PI * 4 - 0.7) * w.bounce * 0.18,
  ];
  const leg = (shift: number, colour: string): string => {
    const q = turn(phase + shift);
    const [fx, fy] = footAt(w, q);
    const foot: readonly [number, number] = [x + fx, FLOOR - 14 + fy];
    const half = w.leg * 0.52;
    const knee = joint([x, hip], foot, half, half, -1);
    const tip = fy < -2 || w.knee === 1 ? 10 : 0;
    return (
      bone([[x, hip], knee, foot], colour, w.wide * 0.42) +
      bone([foot, [foot[0] + w.wide * 0.34, foot[1] + tip]], colour, w.wide * 0.26)
    );
  };
  const arm = (side: 1 | -1, colour: string): string => {
    const s = Math.sin(phase * Math.PI * 2) * side;
    const hand: readonly [number, number] =
      w.swing === 0
        ? [chest[0] + w.wide * 0.62, chest[1] + 60]
        : [chest[0] + s * w.swing + 8, chest[1] + long * 0.82 - Math.abs(s) * w.swing * 0.22];
    const elbow = joint(chest, hand, long * 0.46, long * 0.44, 1);
    return bone([chest, elbow, hand], colour, w.wide * 0.26) + C(hand[0], hand[1], w.wide * 0.16, w.skin);
  };
  return (
    E(x + 10, FLOOR + 4, w.wide * 0.9, 9, INK, 'opacity=".12"') +
    arm(-1, mix(w.body, INK, 0.28)) +
    leg(0.5, mix(w.legs, INK, 0.3)) +
    leg(0, w.legs) +
    bone([[x, hip - 4], chest], w.body, w.wide) +
    bone([chest, head], w.skin, w.wide * 0.3) +
    C(head[0], head[1] - w.wide * 0.12, w.wide * 0.46, w.skin) +
    P(
      `M${head[0] - w.wide * 0.5} ${head[1] - w.wide * 0.02}a${w.wide * 0.5} ${w.wide * 0.5} 0 0 1 ${w.wide} ${-w.wide * 0.22}q${-w.wide * 0.4} ${-w.wide * 0.06} ${-w.wide * 0.62} ${w.wide * 0.1}q${-w.wide * 0.1} ${w.wide * 0.3} ${-w.wide * 0.2} ${w.wide * 0.36}z`,
      w.hair,
    ) +
    (w.extra?.(chest[0], chest[1], phase) ?? '') +
    arm(1, w.body)
  );
};
/** The dog has four legs and half a mind to turn round. */
const dog = (i: number, t: number): string => {
  const beats = 18;
  const phase = turn((t / SECONDS) * beats);
  const x = round(i, t);
  const y = FLOOR - 96 + Math.cos(phase * Math.PI * 4) * 5;
  const c = '#B6533C';
  const leg = (dx: number, shift: number, f: string): string => {
    const q = turn(phase + shift);
    const stride = ROUND / beats;
    const fx =
      q < 0.55
        ? lerp(stride * 0.27, -stride * 0.27, q / 0.55)
        : lerp(-stride * 0.27, stride * 0.27, (q - 0.55) / 0.45);
    const fy = q < 0.55 ? 0 : -Math.sin(((q - 0.55) / 0.45) * Math.PI) * 26;
    const foot: readonly [number, number] = [x + dx + fx, FLOOR - 8 + fy];
    return bone([[x + dx, y + 10], joint([x + dx, y + 10], foot, 48, 46, dx > 0 ? 1 : -1), foot], f, 19);
  };
  const wag = Math.sin(t * 2 * Math.PI * 3) * 26;
  return (
    E(x, FLOOR + 4, 110, 8, INK, 'opacity=".12"') +
    leg(-66, 0.5, mix(c, INK, 0.3)) +
    leg(70, 0, mix(c, INK, 0.3)) +
    S(`M${x - 86} ${y - 10}q-36 -18 ${-30 + wag * 0.4} ${-70 + Math.abs(wag) * 0.4}`, c, 15, RC) +
    bone(
      [
        [x - 70, y],
        [x + 70, y - 6],
      ],
      c,
      66,
    ) +
    leg(-60, 0, c) +
    leg(76, 0.5, c) +
    C(x + 112, y - 44, 44, c) +
    bone(
      [
        [x + 124, y - 34],
        [x + 162, y - 28],
      ],
      c,
      34,
    ) +
    C(x + 178, y - 34, 11, INK) +
    C(x + 122, y - 54, 7, INK) +
    P(`M${x + 84} ${y - 78}q-34 8 -28 66q30 0 44 -52z`, mix(c, INK, 0.3))
  );
};
/** The last one has forgotten how to walk. */
const ghost = (i: number, t: number): string => {
  const x = round(i, t);
  const y = FLOOR - 220 + Math.sin((t / SECONDS) * Math.PI * 2 * 3) * 26;
  return (
    E(x, FLOOR + 4, 70, 7, INK, 'opacity=".1"') +
    P(
      `M${x + 110} ${y + 150}v-150a110 120 0 0 0 -220 0v150q22 -34 44 0q22 34 44 0q22 -34 44 0q22 34 44 0q22 -34 44 0z`,
      '#FFFFFF',
    ) +
    C(x + 30, y - 10, 11, INK) +
    C(x + 76, y - 10, 11, INK) +
    E(x + 55, y + 26, 12, 16, INK)
  );
};
/** Every footfall leaves its note under the floor; it fades while the next one is walked. */
const notes = (t: number): string =>
  PEOPLE.map((w, i) =>
    Array.from({ length: w.beats * 2 }, (_, n) => {
      // The foot comes down when its phase passes 0: (t / SECONDS) * beats + 0.37 i + shift = whole.
      const shift = n % 2 ? 0.5 : 0;
      const at = turn((Math.floor(n / 2) - i * 0.37 - shift) / w.beats) * SECONDS;
      const age = turn((t - at) / SECONDS) * SECONDS;
      if (age > 1.6) return '';
      const stride = ROUND / w.beats;
      const x = turn((round(i, at) + 300) / ROUND) * ROUND - 300 + stride * 0.29;
      const k = age / 1.6;
      const y = FLOOR + 52 + i * 22;
      return E(
        x,
        y,
        20 * (1 - k * 0.5),
        13 * (1 - k * 0.5),
        w.body === INK ? '#FFF9F2' : w.body,
        `opacity="${(1 - k).toFixed(2)}"`,
      );
    }).join(''),
  ).join('');

const frame = (t: number): string =>
  R(0, 0, WIDE, HIGH, '#BFE3E0') +
  C(1290, 250, 150, '#FFF2C9') +
  P('M0 560q260 -190 560 -60t640 -40t400 60v200H0z', '#A5D3CF') +
  R(0, FLOOR - 4, WIDE, 220, INK) +
  times(6, (i) => R(0, FLOOR + 51 + i * 22, WIDE, 2, '#8C7BB5', 'opacity=".55"')) +
  notes(t) +
  ghost(PEOPLE.length + 1, t) +
  dog(PEOPLE.length, t) +
  PEOPLE.map((w, i) => person(w, i, t)).join('');

export const walk: Film = { seconds: SECONDS, poster: 6.2, stills: [0.4, 3.1, 8.3], frame };
