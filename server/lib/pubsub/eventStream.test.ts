import { expect, test, vi } from 'vitest';
import { EventStream, ListenerOverflow } from './eventStream.ts';

function stream() {
  const letGo = vi.fn<() => void>();
  return { events: new EventStream<number>(letGo), letGo };
}

test('what came before it was taken comes first, then each as it is pushed', () => {
  const { events } = stream();
  const taken: number[] = [];
  events.push(1);
  events.push(2);
  void events.forEach((event) => void taken.push(event));
  events.push(3);
  expect(taken).toEqual([1, 2, 3]);
});

test('one that is worked on holds up the next, and nobody else’s', async () => {
  const { events } = stream();
  const other = stream().events;
  const steps: string[] = [];
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  void events.forEach(async (event) => {
    steps.push(`begin ${event}`);
    await gates[event]?.promise;
    steps.push(`end ${event}`);
  });
  void other.forEach((event) => void steps.push(`other ${event}`));
  for (const event of [0, 1]) for (const each of [events, other]) each.push(event);
  gates[1]?.resolve();
  expect(steps).toEqual(['begin 0', 'other 0', 'other 1']);
  gates[0]?.resolve();
  await vi.waitFor(() => expect(steps).toHaveLength(6));
  expect(steps.slice(3)).toEqual(['end 0', 'begin 1', 'end 1']);
});

test('after its end it gives nothing, not even what waits', async () => {
  const { events, letGo } = stream();
  const taken: number[] = [];
  const gate = Promise.withResolvers<void>();
  const over = events.forEach((event) => {
    taken.push(event);
    return gate.promise;
  });
  events.push(1);
  events.push(2);
  events.end();
  events.end();
  events.push(3);
  gate.resolve();
  await over;
  expect(taken).toEqual([1]);
  expect(letGo).toHaveBeenCalledTimes(1);
});

test.each([
  [
    'throws',
    () => {
      throw new Error('no database');
    },
  ],
  ['rejects', () => Promise.reject(new Error('no database'))],
])('a taker that %s ends it', async (_how, take) => {
  const { events, letGo } = stream();
  const over = events.forEach(take);
  events.push(1);
  await expect(over).rejects.toThrow('no database');
  expect(letGo).toHaveBeenCalledTimes(1);
});

test('one who falls behind is let go instead of filling the memory', async () => {
  const { events, letGo } = stream();
  const over = events.forEach(() => new Promise<void>(() => undefined));
  for (let event = 0; event < 300; event += 1) events.push(event);
  await expect(over).rejects.toThrow(ListenerOverflow);
  expect(letGo).toHaveBeenCalledTimes(1);
});

test('read in a loop, it lets go of its source when the loop is left', async () => {
  const { events, letGo } = stream();
  const read: number[] = [];
  for (const event of [1, 2, 3]) events.push(event);
  for await (const event of events) {
    read.push(event);
    if (event === 2) break;
  }
  expect(read).toEqual([1, 2]);
  expect(letGo).toHaveBeenCalledTimes(1);
});
