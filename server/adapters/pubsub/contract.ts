import { afterEach, describe, expect, it } from 'vitest';
import type { PubSub } from '../../lib/pubsub/pubsub.ts';

const ignoreOverflow = { onOverflow: () => undefined };

/** A listener that remembers, and a promise of the moment it has heard `count` payloads. */
function ear() {
  const heard: string[] = [];
  const waits: { count: number; done: () => void }[] = [];
  return {
    heard,
    listener: (payload: string) => {
      heard.push(payload);
      for (const wait of waits) if (heard.length >= wait.count) wait.done();
    },
    hears: (count: number) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      if (heard.length >= count) resolve();
      else waits.push({ count, done: resolve });
      return promise;
    },
  };
}

/** What every pub/sub must do, run on each. */
export function pubSubContract(name: string, start: () => Promise<PubSub>): void {
  describe(`${name} brings payloads to subscribers`, () => {
    const open: PubSub[] = [];
    const started = async () => {
      const pubsub = await start();
      open.push(pubsub);
      return pubsub;
    };
    afterEach(async () => {
      await Promise.all(open.splice(0).map((pubsub) => pubsub.close()));
    });

    it('in order, to everyone on the topic and to nobody else', async () => {
      const pubsub = await started();
      const [one, two, other] = [ear(), ear(), ear()];
      await pubsub.subscribe('room:1', one.listener, ignoreOverflow);
      await pubsub.subscribe('room:1', two.listener, ignoreOverflow);
      await pubsub.subscribe('room:2', other.listener, ignoreOverflow);
      const sent = Array.from({ length: 50 }, (_, index) => `発言 ${index}`);
      for (const payload of sent) await pubsub.publish('room:1', payload);
      await pubsub.publish('room:2', 'よその部屋');
      await Promise.all([one.hears(50), two.hears(50), other.hears(1)]);
      expect(one.heard).toEqual(sent);
      expect(two.heard).toEqual(sent);
      expect(other.heard).toEqual(['よその部屋']);
    });

    it('until they leave, also when another comes right after', async () => {
      const pubsub = await started();
      const [gone, next, last] = [ear(), ear(), ear()];
      const leave = await pubsub.subscribe('room', gone.listener, ignoreOverflow);
      await pubsub.publish('room', 'a');
      await gone.hears(1);
      leave();
      leave();
      await pubsub.subscribe('room', next.listener, ignoreOverflow);
      await pubsub.publish('room', 'b');
      await next.hears(1);
      await pubsub.subscribe('room', last.listener, ignoreOverflow);
      await pubsub.publish('room', 'c');
      await Promise.all([next.hears(2), last.hears(1)]);
      expect(gone.heard).toEqual(['a']);
      expect(next.heard).toEqual(['b', 'c']);
      expect(last.heard).toEqual(['c']);
    });

    it('one at a time to a listener that takes its time', async () => {
      const pubsub = await started();
      const gate = Promise.withResolvers<void>();
      const steps: string[] = [];
      const done = Promise.withResolvers<void>();
      const slow = async (payload: string) => {
        steps.push(`begin ${payload}`);
        await gate.promise;
        steps.push(`end ${payload}`);
        if (payload === '2') done.resolve();
      };
      await pubsub.subscribe('room', slow, ignoreOverflow);
      const witness = ear();
      await pubsub.subscribe('room', witness.listener, ignoreOverflow);
      await pubsub.publish('room', '1');
      await pubsub.publish('room', '2');
      await witness.hears(2);
      expect(steps).toEqual(['begin 1']);
      gate.resolve();
      await done.promise;
      expect(steps).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2']);
    });

    it('and lets go of one whose queue is full, once, without losing a word to the others', async () => {
      const pubsub = await started();
      const never = new Promise<void>(() => undefined);
      const overflow = Promise.withResolvers<void>();
      let overflows = 0;
      const stuck: string[] = [];
      await pubsub.subscribe(
        'room',
        (payload) => {
          stuck.push(payload);
          return never;
        },
        {
          queueLimit: 3,
          onOverflow: () => {
            overflows += 1;
            overflow.resolve();
          },
        },
      );
      const witness = ear();
      await pubsub.subscribe('room', witness.listener, ignoreOverflow);
      for (let index = 0; index < 10; index += 1) await pubsub.publish('room', String(index));
      await Promise.all([overflow.promise, witness.hears(10)]);
      expect(overflows).toBe(1);
      expect(stuck).toEqual(['0']);
    });

    it('and survives a listener that throws', async () => {
      const pubsub = await started();
      const witness = ear();
      await pubsub.subscribe(
        'room',
        () => {
          throw new Error('listener');
        },
        ignoreOverflow,
      );
      await pubsub.subscribe('room', () => Promise.reject(new Error('later')), ignoreOverflow);
      await pubsub.subscribe('room', witness.listener, ignoreOverflow);
      await pubsub.publish('room', '1');
      await pubsub.publish('room', '2');
      await witness.hears(2);
      expect(witness.heard).toEqual(['1', '2']);
    });
  });
}
