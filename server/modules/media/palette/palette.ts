import type { Sharp } from 'sharp';
import { farApart, hexOf, labOf } from '../../../lib/colors.ts';
import type { Lab } from '../../../lib/colors.ts';

/** A colour of a picture, and how much of the picture has it, in percent. */
export interface PaletteColor extends Lab {
  readonly share: number;
}

const most = 5;
const seeds = 10;
/** Colours nearer than this are one. */
const alike = 7;
/** What fills less of a picture is no colour of it. */
const leastShare = 0.015;
const turns = 4;

interface Group extends Lab {
  readonly count: number;
}

/** A small stroke of a strong colour says more of a picture than as much of another grey. */
const weight = ({ a, b, count }: Group): number => count * (1 + Math.hypot(a, b) / 8);

function meanOf(points: readonly Lab[], fallback: Lab): Group {
  const count = points.length;
  if (count === 0) return { ...fallback, count };
  const sum = (of: (point: Lab) => number): number =>
    points.reduce((total, point) => total + of(point), 0) / count;
  return { l: sum(({ l }) => l), a: sum(({ a }) => a), b: sum(({ b }) => b), count };
}

/** The fullest places that are apart from each other, to begin with. */
function startOf(points: readonly Lab[]): Group[] {
  const cells = new Map<string, Lab[]>();
  for (const point of points) {
    const cell = [point.l, point.a, point.b].map((value) => Math.round(value / 6)).join(' ');
    const within = cells.get(cell);
    if (within) within.push(point);
    else cells.set(cell, [point]);
  }
  const chosen: Group[] = [];
  const means = [...cells.values()].map((within) => meanOf(within, { l: 0, a: 0, b: 0 }));
  for (const group of means.toSorted((one, other) => weight(other) - weight(one))) {
    if (chosen.length === seeds) break;
    if (chosen.every((other) => farApart(group, other) >= alike)) chosen.push(group);
  }
  return chosen;
}

function nearestOf(groups: readonly Lab[], point: Lab): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, group] of groups.entries()) {
    const distance = (point.l - group.l) ** 2 + (point.a - group.a) ** 2 + (point.b - group.b) ** 2;
    if (distance < least) [nearest, least] = [index, distance];
  }
  return nearest;
}

/** The colours of some pixels, the weightiest first. */
export function colorsOf(points: readonly Lab[]): PaletteColor[] {
  let groups: readonly Group[] = startOf(points);
  for (let turn = 0; turn < turns; turn += 1) {
    const members = groups.map((): Lab[] => []);
    for (const point of points) members[nearestOf(groups, point)]?.push(point);
    groups = groups.map((group, index) => meanOf(members[index] ?? [], group));
  }
  const merged: Group[] = [];
  for (const group of groups.toSorted((one, other) => weight(other) - weight(one))) {
    const at = merged.findIndex((other) => farApart(group, other) < alike);
    const like = merged[at];
    if (like) merged[at] = { ...like, count: like.count + group.count };
    else if (group.count >= points.length * leastShare) merged.push(group);
  }
  return merged.slice(0, most).map(({ l, a, b, count }) => ({
    l: Math.round(l),
    a: Math.round(a),
    b: Math.round(b),
    share: Math.max(1, Math.round((100 * count) / points.length)),
  }));
}

/** As the table keeps it: four numbers a colour. Empty for a picture without a visible pixel. */
export async function paletteOf(image: Sharp): Promise<number[]> {
  const small = image.resize(64, 64, { fit: 'inside' }).ensureAlpha().raw();
  const { data } = await small.toBuffer({ resolveWithObject: true });
  const points: Lab[] = [];
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha >= 128) points.push(labOf(red, green, blue));
  }
  return colorsOf(points).flatMap(({ l, a, b, share }) => [l, a, b, share]);
}

export interface Swatch {
  /** `#rrggbb`. */
  readonly color: string;
  readonly share: number;
}

export function swatchesOf(palette: readonly number[]): Swatch[] {
  return Array.from({ length: Math.floor(palette.length / 4) }, (_each, index) => {
    const [l = 0, a = 0, b = 0, share = 0] = palette.slice(index * 4, index * 4 + 4);
    return { color: hexOf({ l, a, b }), share };
  });
}
