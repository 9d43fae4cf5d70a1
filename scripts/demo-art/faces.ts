/** Faces as flat shapes. */
import { C, E, P, R, RC, S, at, rng } from './kit.ts';

/** A portrait in an 80×90 box; bg 'none' leaves the ground open. */
export const face = (n: number, bg?: string): string => {
  const r = rng(n * 977 + 13);
  for (let i = 0; i < 3; i++) r();
  const pickOf = <T>(l: readonly T[]): T => at(l, Math.floor(r() * l.length));
  const ground = pickOf([
    '#DFD8C8',
    '#C9D6D8',
    '#E6C9BC',
    '#D3D6C3',
    '#D9D0DF',
    '#E9D9A8',
    '#BFD0CB',
    '#F0C9A8',
    '#B9C4DC',
    '#E8E1D2',
    '#D8432B',
    '#22379B',
    '#F0BE4C',
  ]);
  const sk = pickOf(['#F0CDB0', '#E5B894', '#F5D9C3', '#EBC4A2', '#D8A77F']);
  const sd = pickOf(['#D9A987', '#CF9A78']);
  const hr = pickOf(['#1E1A18', '#2B211C', '#3A2A22', '#15161A', '#5A4335', '#8A8680', '#2A2C33']);
  const cl = pickOf([
    '#2A3A63',
    '#B8452F',
    '#2F5A49',
    '#1D1C1A',
    '#E2B04A',
    '#6C7C8C',
    '#F4F0E6',
    '#7C6FB8',
    '#C58B4E',
  ]);
  const cl2 = pickOf(['#F4F0E6', '#1D1C1A', '#D9D2C2', '#A9C5D6']);
  const k = Math.floor(r() * 12);
  const back = [1, 3, 8].includes(k)
    ? P(k === 8 ? 'M19 38a21 24 0 0 1 42 0v18q-21 10 -42 0z' : 'M18 38a22 26 0 0 1 44 0v34H18z', hr)
    : k === 4
      ? C(40, 11, 8, hr)
      : k === 9
        ? C(22, 30, 9, hr) + C(58, 30, 9, hr)
        : k === 10
          ? P('M54 26q16 4 10 34q-10 2 -12 -8z', hr)
          : '';
  const front = at(
    [
      P('M24 38q-3 -25 16 -25t16 25q-3 -12 -12 -14q-14 2 -20 14z', hr),
      P('M23 44q-2 -31 17 -31t17 31q-2 -20 -17 -21t-17 21z', hr),
      P('M24 36q-2 -24 18 -22q16 0 14 22q-3 -9 -8 -12q-14 0 -24 12z', hr),
      P('M22 42q0 -29 18 -29t18 29l-5 -13q-10 2 -23 -6q-3 10 -8 19z', hr),
      P('M24 38q-2 -24 16 -24t16 24q-4 -14 -16 -15q-12 1 -16 15z', hr),
      P('M25 34q-1 -18 15 -18t15 18q-3 -8 -15 -9q-12 1 -15 9z', hr),
      C(28, 24, 9, hr) +
        C(36, 18, 9, hr) +
        C(46, 18, 9, hr) +
        C(53, 25, 8, hr) +
        C(25, 32, 5, hr) +
        C(55, 33, 5, hr),
      P('M23 40q-4 -28 17 -28q20 -2 18 26q-4 -8 -5 -14q-18 4 -24 0q-4 6 -6 16z', hr),
      P('M23 36q0 -22 17 -22t17 22v-2q-8 -2 -17 -2t-17 2z', hr),
      P('M24 36q0 -22 16 -22t16 22q-8 -6 -16 -13q-8 7 -16 13z', hr),
      P('M24 36q-1 -23 16 -23t16 23q-6 -12 -18 -14q-8 4 -14 14z', hr),
      P('M22 30q2 -20 18 -20t18 20z', cl) +
        R(18, 28, 44, 5, cl, 'rx="2.5"') +
        P('M24 33h4v9h-4zM52 33h4v9h-4z', hr),
    ],
    k,
  );
  const ink = '#2a1c18';
  const eyes = at(
    [
      C(34.5, 39, 1.5, ink) + C(45.5, 39, 1.5, ink),
      S('M32 39q2.500 -2.600 5 0M43 39q2.500 -2.600 5 0', ink, 1.5, RC),
      C(34.5, 39, 1.5, ink) +
        C(45.5, 39, 1.5, ink) +
        C(34, 39, 4.8, 'none', `stroke="${ink}" stroke-width="1.3"`) +
        C(46, 39, 4.8, 'none', `stroke="${ink}" stroke-width="1.3"`) +
        S('M38.800 38.500h2.400', ink, 1.2),
      E(34.5, 39, 1.3, 2, ink) + E(45.5, 39, 1.3, 2, ink),
    ],
    Math.floor(r() * 4),
  );
  const mouth = at(
    [
      S('M37 48q3 2.600 6 0', '#9c4a3a', 1.4, RC),
      S('M37.500 48.500h5', '#9c4a3a', 1.4, RC),
      P('M36.500 47q3.500 5 7 0z', '#b5523f'),
    ],
    Math.floor(r() * 3),
  );
  const beard =
    hr !== '#8A8680' && [2, 5].includes(k) && r() < 0.5 ? P('M30 46q10 14 20 0v4q-10 13 -20 0z', hr) : '';
  const neck = at(
    [
      '',
      P('M30 66q10 9 20 0l4 6q-14 10 -28 0z', cl2),
      P('M33 62l7 10l7 -10l5 4l-12 16l-12 -16z', cl2),
      S('M31 66q9 8 18 0', cl2, 3),
    ],
    Math.floor(r() * 4),
  );
  return `${bg === 'none' ? '' : R(0, 0, 80, 92, bg ?? ground)}${back}${P('M6 94q2 -30 34 -30t34 30z', cl)}${P('M34 50h12v14q-6 6 -12 0z', sd)}${E(25.5, 40, 3, 4.4, sk)}${E(54.5, 40, 3, 4.4, sk)}${E(40, 38, 14.6, 17.4, sk)}${front}${eyes}${S('M40 41q-2 3.500 0.600 4.200', sd, 1.3, RC)}${mouth}${beard}${neck}${C(31, 44.5, 2.6, '#E58C74', 'opacity=".35"')}${C(49, 44.5, 2.6, '#E58C74', 'opacity=".35"')}`;
};
