export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until a test moves it. */
export function testClock(
  start: string,
): Clock & { set(time: string): void; advance(milliseconds: number): void } {
  let current = new Date(start).getTime();
  return {
    now: () => new Date(current),
    set: (time) => {
      current = new Date(time).getTime();
    },
    advance: (milliseconds) => {
      current += milliseconds;
    },
  };
}

/** Today in Japan, as YYYY-MM-DD. */
export const japanDay = (moment: Date): string =>
  moment.toLocaleDateString('sv-SE', { timeZone: 'Asia/Tokyo' });
