/** 天気のうた: three winds of three seconds. The clouds pass between the letters, the faster the more metres a second. */
import { C, G, P, R, RC, S, at, master, rng, times } from '../kit.ts';
import { HIGH, WIDE, inOut, lerp, span, turn, type Film } from './kit.ts';

const SECONDS = 9;
const letters = master('f-tenki')
  .s.split('<path')
  .slice(1)
  .map((s) => /d="([^"]+)"/.exec(s)?.[1] ?? '');

const SKIES = [
  { wind: 2, sky: '#F8D77A', low: '#F4B860', ink: '#14365C', cloud: '#FFF7E2', rain: false, sun: true },
  { wind: 6, sky: '#9CCBE3', low: '#D6E8EC', ink: '#17324D', cloud: '#FFFFFF', rain: false, sun: false },
  { wind: 12, sky: '#2C5279', low: '#5C82A0', ink: '#F5F0E1', cloud: '#16304C', rain: true, sun: false },
] as const;
/** The sky that stands at t and how far the next one has come in: each holds for two seconds and is blown over within one. */
const skyAt = (t: number): readonly [now: number, next: number, k: number] => {
  const x = turn(t / SECONDS) * 3;
  const i = Math.floor(x) % 3;
  return [i, (i + 1) % 3, inOut(span(x - Math.floor(x), 0.68, 1))];
};
const windAt = (t: number): number => {
  const [now, next, k] = skyAt(t);
  return lerp(at(SKIES, now).wind, at(SKIES, next).wind, k);
};
/** The way the wind has gone since 0, in shares of the whole loop. */
const STEPS = 540;
const ways = Array.from({ length: STEPS + 1 }, () => 0);
for (let i = 1; i <= STEPS; i++) ways[i] = (ways[i - 1] ?? 0) + windAt(((i - 0.5) / STEPS) * SECONDS);
const wayAt = (t: number): number => {
  const x = turn(t / SECONDS) * STEPS;
  const i = Math.floor(x);
  return lerp(ways[i] ?? 0, ways[i + 1] ?? 0, x - i) / (ways[STEPS] ?? 1);
};
const cloud = (x: number, y: number, s: number, f: string, stretch: number): string =>
  G(
    `translate(${x.toFixed(1)} ${y}) scale(${(s * stretch).toFixed(3)} ${s})`,
    P('M-150 60a62 62 0 0 1 14 -122a92 92 0 0 1 172 -22a66 66 0 0 1 92 58a44 44 0 0 1 8 86z', f),
  );
/** [height, size, turns of the loop, start, in front of the letters' odd (1) or even (0) ones] */
const CLOUDS = [
  [250, 1.25, 2, 0.1, 0],
  [430, 1.5, 2, 0.55, 1],
  [610, 1.1, 3, 0.3, 0],
  [330, 0.9, 3, 0.8, 1],
  [700, 1.4, 2, 0.92, 1],
] as const;

/** Everything under one sky; the wind is the same under both while one gives way to the other. */
const under = (t: number, { sky, low, ink, cloud: white, rain, sun }: (typeof SKIES)[number]): string => {
  const wind = windAt(t);
  const way = wayAt(t);
  const drawn = (layer: number): string =>
    CLOUDS.map(([y, s, laps, start, front]) =>
      front === layer ? cloud(turn(way * laps + start) * 2300 - 350, y, s, white, 1 + wind * 0.022) : '',
    ).join('');
  const letter = (i: number): string => {
    // Each one leans with its own delay, and shivers where the wind is strong.
    const late = t - i * 0.09;
    const lean = windAt(late) * 1.15 + Math.sin(late * 9 + i * 2) * Math.max(0, windAt(late) - 4) * 0.18;
    const lift = Math.sin(((t + i * 0.35) * Math.PI * 2 * 3) / SECONDS) * 9;
    return G(
      `translate(${112 + i * 276} ${610 + lift}) skewX(${(-lean).toFixed(2)}) scale(1.36 2.1) translate(0 -176)`,
      P(at(letters, i), ink),
    );
  };
  const r = rng(7);
  const drops = times(70, (i) => {
    const [x0, speed, y0] = [r() * 1900, 6 + Math.floor(r() * 4), r()];
    const y = turn((t / SECONDS) * speed * 3 + y0) * 1150 - 120;
    const x = x0 - 200 + (y / HIGH) * 260;
    return S(
      `M${x.toFixed(1)} ${y.toFixed(1)}l${18 + (i % 3) * 5} ${64 + (i % 4) * 12}`,
      '#CFE6F2',
      5,
      `${RC} opacity=".75"`,
    );
  });
  const bar = (wind / 14) * 420;
  const whole = wind.toFixed(0);
  return (
    R(0, 0, WIDE, HIGH, sky) +
    R(0, 690, WIDE, 210, low) +
    (sun
      ? C(1330, 196, 116, '#E9502F') +
        times(12, (i) =>
          G(
            `translate(1330 196) rotate(${(i * 30 + (t / SECONDS) * 120).toFixed(1)})`,
            R(-6, -186, 12, 34, '#E9502F', 'rx="6"'),
          ),
        )
      : '') +
    drawn(0) +
    [0, 2, 4].map(letter).join('') +
    drawn(1) +
    [1, 3].map(letter).join('') +
    (rain ? drops : '') +
    // The one number that is typed in each morning.
    R(120, 752, 420, 8, ink, 'opacity=".22" rx="4"') +
    R(120, 752, bar, 8, ink, 'rx="4"') +
    C(120 + bar, 756, 15, ink) +
    [...whole].map((n, i) => figure(n, 120 + i * 54, 796, ink)).join('') +
    [...'m/s'].map((n, i) => figure(n, 132 + whole.length * 54 + i * 50, 806, ink, 0.8, 7)).join('')
  );
};
/** The new weather comes with its front: a slanting edge, blown through the picture. */
const frame = (t: number): string => {
  const [now, next, k] = skyAt(t);
  const here = under(t, at(SKIES, now));
  if (k <= 0) return here;
  const edge = lerp(-420, 2020, k);
  return `${here}<clipPath id="front">${P(`M-100 0H${edge.toFixed(1)}l-380 ${HIGH}H-100z`, '#000')}</clipPath><g clip-path="url(#front)">${under(t, at(SKIES, next))}</g>`;
};
/** Figures of straight strokes, so that no face of the machine is asked for. */
const FIGURES: Readonly<Record<string, string>> = {
  0: 'M4 4h28v52h-28z',
  1: 'M10 4h10v52',
  2: 'M4 4h28v24h-28v28h28',
  3: 'M4 4h28v52h-28M10 29h22',
  4: 'M4 4v26h28M28 4v52',
  5: 'M32 4h-28v24h28v28h-28',
  6: 'M30 4h-26v52h28v-28h-28',
  7: 'M4 4h28l-16 52',
  8: 'M4 4h28v52h-28zM4 29h28',
  9: 'M32 29h-28v-25h28v52h-26',
  m: 'M4 56v-32M4 34q12 -16 20 0v22M24 34q12 -16 20 0v22',
  '/': 'M14 64L32 -4',
  s: 'M30 30q-4 -7 -13 -6t-9 8q0 7 11 8t11 8q0 9 -11 9q-9 0 -14 -6',
};
const figure = (n: string, x: number, y: number, f: string, scale = 1, stroke = 9): string =>
  G(`translate(${x} ${y}) scale(${scale})`, S(FIGURES[n] ?? '', f, stroke, RC));

export const weather: Film = { seconds: SECONDS, poster: 4.6, stills: [0.9, 5.6, 7.4], frame };
