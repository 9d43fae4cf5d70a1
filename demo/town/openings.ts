import { demoContracts } from './contracts.ts';
import { demoFullTimes } from './fulltimes.ts';
import { demoHourlies } from './hourlies.ts';
import type { DemoOpening } from './types.ts';

/** Every opening of the town, in the order of their keys. */
export const demoOpenings: readonly DemoOpening[] = [...demoContracts, ...demoHourlies, ...demoFullTimes];

/** What the company pays for what the creator receives: 10 % on top, rounded up. */
export function grossOf(netPrice: number): number {
  return netPrice + Math.ceil(netPrice / 10);
}
