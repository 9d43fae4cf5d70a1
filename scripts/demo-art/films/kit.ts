/** What the films share: time that eases, drawings as strings of SVG (kit.ts), and limbs that bend. */
import { S, RC } from '../kit.ts';

export type Film = {
  readonly seconds: number;
  /** The moment whose frame stands for the film while it rests. */
  readonly poster: number;
  /** Three more moments, shown as pictures. */
  readonly stills: readonly number[];
  /** 1600 × 900, seamless from its last moment to its first. */
  readonly frame: (t: number) => string;
};
export const WIDE = 1600;
export const HIGH = 900;

export const clamp = (x: number): number => Math.min(1, Math.max(0, x));
/** How far t is on its way from a to b, from 0 to 1. */
export const span = (t: number, a: number, b: number): number => clamp((t - a) / (b - a));
export const lerp = (a: number, b: number, x: number): number => a + (b - a) * x;
export const inOut = (x: number): number => (x < 0.5 ? 4 * x ** 3 : 1 - (2 - 2 * x) ** 3 / 2);
export const out = (x: number): number => 1 - (1 - x) ** 4;
/** Arrives a little too far and comes back. */
export const back = (x: number, by = 1.7): number => 1 + (by + 1) * (x - 1) ** 3 + by * (x - 1) ** 2;
/** Swings past its place and settles. */
export const spring = (x: number): number =>
  x <= 0 ? 0 : x >= 1 ? 1 : 1 - Math.exp(-6.5 * x) * Math.cos(x * 15);
/** A repeating share of 1, also for times before the start. */
export const turn = (x: number): number => x - Math.floor(x);

type Point = readonly [number, number];
/** Where the joint between a and b lies for two bones of these lengths; side says which way it bends. */
export const joint = ([ax, ay]: Point, [bx, by]: Point, one: number, two: number, side: 1 | -1): Point => {
  const dx = bx - ax;
  const dy = by - ay;
  const d = Math.min(Math.hypot(dx, dy), (one + two) * 0.9995);
  const along = (one * one - two * two + d * d) / (2 * d);
  const off = Math.sqrt(Math.max(0, one * one - along * along)) * side;
  const [ux, uy] = [dx / (Math.hypot(dx, dy) || 1), dy / (Math.hypot(dx, dy) || 1)];
  return [ax + ux * along - uy * off, ay + uy * along + ux * off];
};
const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
export const bone = (points: readonly Point[], colour: string, width: number): string =>
  S(`M${points.map(at).join('L')}`, colour, width, RC);
