/** Figures are compared only within a run: rounds are interleaved, and medians taken. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

export const rounds = 11;

export type Work = () => Promise<unknown> | unknown;

async function timed(work: Work, times: number): Promise<number[]> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const began = performance.now();
    await work();
    taken.push(performance.now() - began);
  }
  return taken;
}

export interface Compared {
  readonly ours: number;
  readonly theirs: number;
  /** The median of each round's ratio. */
  readonly ratio: number;
}

async function cpuOf(work: Work, times: number): Promise<number> {
  const began = process.cpuUsage();
  for (let time = 0; time < times; time += 1) await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000 / times;
}

/** Like `compare`, with this process's CPU time, which other programs do not lengthen. */
export async function compareCpu(ours: Work, theirs: Work, times: number): Promise<Compared> {
  for (const work of [ours, theirs, ours, theirs]) await cpuOf(work, times);
  const pairs: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0;
    const a = await cpuOf(first ? ours : theirs, times);
    const b = await cpuOf(first ? theirs : ours, times);
    pairs.push(first ? { ours: a, theirs: b } : { ours: b, theirs: a });
  }
  return compared(pairs);
}

/** Medians of paired measurements. */
export function compared(pairs: readonly { readonly ours: number; readonly theirs: number }[]): Compared {
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    theirs: median(pairs.map((pair) => pair.theirs)),
    ratio: median(pairs.map((pair) => pair.ours / pair.theirs)),
  };
}

/** Measures two ways in turn: A B, B A, A B, … */
export async function compare(ours: Work, theirs: Work, times: number): Promise<Compared> {
  await timed(ours, times);
  await timed(theirs, times);
  const pairs: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0;
    const a = median(await timed(first ? ours : theirs, times));
    const b = median(await timed(first ? theirs : ours, times));
    pairs.push(first ? { ours: a, theirs: b } : { ours: b, theirs: a });
  }
  return compared(pairs);
}

export interface Row {
  /** The bar in the quality table. */
  readonly bar: string;
  readonly what: string;
  readonly goal: string;
  readonly figure: string;
  readonly met: boolean;
  readonly note?: string;
}

export function ratioRow(bar: string, what: string, limit: number, { ratio, ours, theirs }: Compared): Row {
  return {
    bar,
    what,
    goal: `≤ ${limit} ×`,
    figure: `${ratio.toFixed(2)} ×`,
    met: ratio <= limit,
    note: `${ours.toFixed(3)} ms / ${theirs.toFixed(3)} ms`,
  };
}

export function printTable(rows: readonly Row[]): void {
  const cells = [
    ['bar', 'what', 'goal', 'figure', '', 'ours / theirs'],
    ...rows.map(({ bar, what, goal, figure, met, note }) => [
      bar,
      what,
      goal,
      figure,
      met ? 'met' : 'MISSED',
      note ?? '',
    ]),
  ];
  const widths = [0, 1, 2, 3, 4, 5].map((column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of cells) {
    process.stdout.write(
      `${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    );
  }
}
