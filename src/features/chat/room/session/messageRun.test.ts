import { expect, test } from 'vitest';
import { MessageRun } from './messageRun.ts';

const said = (sequence: number, change = sequence) => ({ sequence, change });
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => said(first + index));

test('whatever comes in whatever order stands in order, once, in its latest version', () => {
  let seed = 11;
  const random = (most: number): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % most;
  };
  for (let round = 0; round < 50; round += 1) {
    let run = MessageRun.of<ReturnType<typeof said>>([]);
    const truth = new Map<number, number>();
    for (let step = 0; step < 60; step += 1) {
      const first = random(300);
      const page =
        random(3) === 0
          ? [said(first, first + random(5))]
          : from(first, first + random(40)).toSorted(() => random(4) - 1);
      run = run.with(page);
      for (const { sequence, change } of page)
        truth.set(sequence, Math.max(change, truth.get(sequence) ?? 0));
    }
    const expected = [...truth]
      .toSorted(([one], [other]) => one - other)
      .map(([sequence, change]) => ({ sequence, change }));
    expect([...run]).toEqual(expected);
    expect(run.length).toBe(expected.length);
    expect([run.first, run.last]).toEqual([expected[0], expected.at(-1)]);
  }
});

test('a page before, a message at the end and a change in the middle leave the other pieces as they are', () => {
  const run = MessageRun.of(from(91, 120)).with(from(61, 90)).with(from(31, 60));
  expect(run.pieces).toHaveLength(3);
  const longer = run.with(from(1, 30));
  expect(longer.pieces.slice(1)).toEqual(run.pieces);
  for (const [index, piece] of run.pieces.entries()) expect(longer.pieces[index + 1]).toBe(piece);
  const changed = longer.placed(said(70, 500)).placed(said(121));
  expect(changed.pieces.map((piece, index) => piece === longer.pieces[index])).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(longer.placed(said(70, 3))).toBe(longer);
  expect(changed.mapped((one) => one)).toBe(changed);
});
