export interface Tally {
  /** Adds one; answers a function that takes it back, or undefined at the limit. */
  enter(subject: string): (() => void) | undefined;
}

export function createTally(most: number): Tally {
  const counts = new Map<string, number>();
  return {
    enter: (subject) => {
      const count = counts.get(subject) ?? 0;
      if (count >= most) return undefined;
      counts.set(subject, count + 1);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        const now = (counts.get(subject) ?? 0) - 1;
        if (now > 0) counts.set(subject, now);
        else counts.delete(subject);
      };
    },
  };
}
