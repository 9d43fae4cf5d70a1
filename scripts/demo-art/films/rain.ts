/** 雨のことば: what is said turns to rain. Three lines, each as long as the drops that fall after it; every surface answers in its own shape. */
import { C, E, G, L, P, R, RC, S, at, rng, times } from '../kit.ts';
import { HIGH, WIDE, back, inOut, lerp, out, span, turn, type Film } from './kit.ts';

const SECONDS = 9;
const [PAPER, INK, RED, PALE, BLUE] = ['#F3ECDD', '#1F3B73', '#D9482B', '#8FB3C9', '#5E83A8'];
/** How many drops each line of the talk has. */
const LINES = [5, 3, 9] as const;
const STEP = { x: -60, y: 505, w: 236, h: 62 } as const;
const HEAD = { x: 560, y: 330, r: 218 } as const;

/** What a drop at x lands on. */
const surface = (x: number): { readonly y: number; readonly kind: 'umbrella' | 'step' | 'pool' } => {
  const dx = x - HEAD.x;
  if (Math.abs(dx) < HEAD.r - 4)
    return { y: HEAD.y - Math.sqrt(HEAD.r ** 2 - dx * dx) * 0.82, kind: 'umbrella' };
  const n = Math.floor((x - STEP.x) / STEP.w);
  return n > 4 ? { y: 812, kind: 'pool' } : { y: STEP.y + (n + 1) * STEP.h, kind: 'step' };
};
const drop = (x: number, y: number, s: number, f: string): string =>
  G(
    `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${s.toFixed(3)})`,
    P('M0 -34q30 40 30 62a30 30 0 0 1 -60 0q0 -22 30 -62z', f),
  );
const answer = (x: number, kind: 'umbrella' | 'step' | 'pool', y: number, age: number): string => {
  const k = out(span(age, 0, 0.55));
  if (k >= 1 || age < 0) return '';
  const fade = `opacity="${(1 - k).toFixed(2)}"`;
  if (kind === 'pool')
    return [0, 0.35]
      .map((d) =>
        E(
          x,
          y,
          8 + Math.max(0, k - d) * 74,
          2 + Math.max(0, k - d) * 17,
          'none',
          `stroke="${PAPER}" stroke-width="4" ${fade}`,
        ),
      )
      .join('');
  if (kind === 'step')
    return [-1, 0, 1]
      .map((d) =>
        S(`M${x + d * (8 + k * 20)} ${y - 6 - k * 16}v${d === 0 ? -16 : -9}`, PAPER, 5, `${RC} ${fade}`),
      )
      .join('');
  return [-1, 1]
    .map((d) => C(x + d * k * 34, y - 8 - Math.sin(k * Math.PI) * 30, 5 * (1 - k * 0.6), PAPER, fade))
    .join('');
};
/** [x, lands at, falls for, of which line] – the drops of a line fall while the next is being thought of. */
const RAIN = ((): readonly (readonly [number, number, number])[] => {
  const r = rng(11);
  return LINES.flatMap((n, i) =>
    Array.from({ length: n * 17 }, (): readonly [number, number, number] => [
      r() * 1660 - 30,
      i * 3 + 1.75 + r() ** 0.8 * 2.1,
      0.42 + r() * 0.14,
    ]),
  ).concat(
    // A little rain is always there.
    Array.from({ length: 46 }, (): readonly [number, number, number] => [
      r() * 1660 - 30,
      r() * SECONDS,
      0.6,
    ]),
  );
})();

const frame = (t: number): string => {
  const line = Math.floor(turn(t / SECONDS) * 3) % 3;
  const k = turn(t / SECONDS) * SECONDS - line * 3;
  const n = at(LINES, line);
  const open = back(span(k, 0.08, 0.42)) * (1 - inOut(span(k, 1.72, 1.96)));
  const wide = n * 78 + 70;
  const bx = 735;
  const by = 96;
  let hits = 0;
  const rain = RAIN.map(([x, lands, falls]) => {
    const { y, kind } = surface(x);
    const age = turn((t - lands) / SECONDS) * SECONDS;
    if (kind === 'umbrella' && age < 0.25) hits += 1 - age / 0.25;
    if (age < 0.6) return answer(x, kind, y, age);
    const before = SECONDS - age;
    if (before > falls) return '';
    const q = 1 - before / falls;
    const top = lerp(-140, y, q * q * 0.4 + q * 0.6);
    return L(x, Math.max(-140, top - 92), x, top, PAPER, 5, 'stroke-linecap="round" opacity=".8"');
  }).join('');
  const duck = Math.min(1, hits * 0.16) * 9;
  const sway = Math.sin((t / SECONDS) * Math.PI * 2 * 2) * 2.2;
  const spoken = (i: number): string => {
    const said = out(span(k, 0.34 + (i * 0.95) / n, 0.5 + (i * 0.95) / n));
    if (said <= 0) return '';
    const fall = span(k, 1.62 + i * 0.03, 2.1 + i * 0.03) ** 2;
    return drop(
      bx + 74 + i * 78,
      by + 84 + fall * 860,
      0.72 * said,
      fall > 0 ? PAPER : i === n - 1 ? RED : INK,
    );
  };
  return (
    R(0, 0, WIDE, HIGH, PALE) +
    times(
      5,
      (i) =>
        R(980 + i * 132, 250 - (i % 2) * 46, 108, 420 + (i % 2) * 46, '#9DBFD2') +
        times(6, (j) =>
          R(
            1002 + i * 132 + (j % 2) * 42,
            286 - (i % 2) * 46 + Math.floor(j / 2) * 96,
            24,
            40,
            (i * 5 + j * 3 + line) % 7 === 0 ? '#F4DDA0' : '#86AAC1',
          ),
        ),
    ) +
    times(
      5,
      (i) =>
        R(STEP.x + i * STEP.w, STEP.y + (i + 1) * STEP.h, STEP.w + 1, HIGH, i % 2 ? '#54799E' : BLUE) +
        R(STEP.x + i * STEP.w, STEP.y + (i + 1) * STEP.h, STEP.w + 1, 8, '#7FA0BD'),
    ) +
    R(1120, 770, 520, 200, '#46698F') +
    E(1370, 812, 240, 34, '#5E83A8') +
    rain +
    G(
      `translate(${HEAD.x} ${HEAD.y + duck * 0.6}) rotate(${sway.toFixed(2)} 0 300)`,
      // coat, legs, umbrella
      S('M-34 250v106M30 250v106', INK, 26, RC) +
        P('M-84 268q-6 -180 84 -196q90 16 84 196q-84 26 -168 0z', RED) +
        S('M62 128q-22 40 -60 28', '#B5371F', 22, RC) +
        C(0, 52, 40, '#F0CFAE') +
        P('M-44 56a44 46 0 0 1 88 -10q-30 -6 -44 -20q-10 22 -44 30z', INK) +
        S('M0 -160V150', PAPER, 9, RC) +
        P(
          `M-218 0a218 ${178 - duck} 0 0 1 436 0q-36 -30 -73 0q-36 -30 -73 0q-36 -30 -72 0q-36 -30 -73 0q-36 -30 -72 0q-36 -30 -73 0z`,
          INK,
        ) +
        P(`M-72 0q0 -150 72 -${178 - duck}q72 ${28} 72 ${178 - duck}q-36 -30 -72 0q-36 -30 -72 0z`, PALE) +
        S(`M0 ${-178 + duck}v-26`, INK, 9, RC),
    ) +
    (open > 0.01
      ? G(
          `translate(${bx} ${by + 84}) scale(${open.toFixed(3)}) translate(${-bx} ${-by - 84})`,
          P(
            `M${bx + 40} ${by}h${wide - 80}a84 84 0 0 1 0 168h-${wide - 140}l-78 62l18 -62a84 84 0 0 1 0 -168z`,
            PAPER,
          ),
        )
      : '') +
    times(n, spoken)
  );
};

export const rain: Film = { seconds: SECONDS, poster: 1.5, stills: [4.6, 7.6, 8.2], frame };
