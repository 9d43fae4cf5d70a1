import { describe, expect, test } from 'vitest';
import {
  emptyRoom,
  shownStretch,
  taken,
  withElsewhere,
  withMissed,
  withNewer,
  withNewest,
  withOlder,
  withoutElsewhere,
  withSent,
} from './roomModel.ts';
import type { RoomModel } from './roomModel.ts';

interface Said {
  readonly sequence: number;
  readonly change: number;
  readonly text: string;
  readonly sender: { readonly id: string };
  readonly isDeleted: boolean;
  readonly replyTo: { readonly sequence: number; readonly isDeleted: boolean } | null;
}

const said = (sequence: number, change = sequence, text = `${sequence}`): Said => ({
  sequence,
  change,
  text,
  sender: { id: 'a' },
  isDeleted: false,
  replyTo: null,
});

const from = (first: number, last: number): Said[] =>
  Array.from({ length: last - first + 1 }, (_, index) => said(first + index));

const opened = (messages: readonly Said[], reached = messages.length, older: string | null = null) =>
  withNewest(emptyRoom<Said>(), { messages, older }, { reached, reads: [] });

const sequences = (room: RoomModel<Said>) => Array.from(room.messages, ({ sequence }) => sequence);

describe('what becomes of a room', () => {
  test('the next number is taken, an old one is passed by, a gap is asked for', () => {
    const room = opened(from(1, 3));
    const next = taken(room, { change: 4, message: said(4) });
    expect(next.isMissing).toBe(false);
    expect(sequences(next.room)).toEqual([1, 2, 3, 4]);
    expect(taken(next.room, { change: 4, message: said(4, 4, 'again') }).room).toBe(next.room);
    expect(taken(next.room, { change: 6, message: said(5, 6) })).toEqual({
      room: next.room,
      isMissing: true,
    });
  });

  test('a deletion made meanwhile arrives in its place', () => {
    const room = withMissed(opened(from(1, 3)), { messages: [said(2, 4, 'gone')], reached: 4 });
    expect([...room.messages][1]?.text).toBe('gone');
    expect(room.reached).toBe(4);
  });

  test('what is deleted is deleted in quotations too, wherever both stand', () => {
    const quoting = (sequence: number, of: number): Said => ({
      ...said(sequence),
      replyTo: { sequence: of, isDeleted: false },
    });
    const gone = (sequence: number, change: number): Said => ({
      ...said(sequence, change, ''),
      isDeleted: true,
    });
    const room = opened([...from(31, 59), quoting(60, 2)], 60, 'cursor');
    const deleted = taken(room, { change: 61, message: gone(2, 61) }).room;
    expect(deleted.messages.last?.replyTo).toEqual({ sequence: 2, isDeleted: true });
    const led = withElsewhere(opened(from(31, 60), 60, 'cursor'), {
      messages: [said(10), quoting(11, 10)],
      older: 'o',
      newer: 'n',
    });
    const after = taken(led, { change: 61, message: gone(10, 61) }).room;
    expect(after.elsewhere?.messages.last?.replyTo).toEqual({ sequence: 10, isDeleted: true });
  });

  test('older pages come before, and changes to what is older than the stretch wait for their page', () => {
    const room = opened(from(31, 60), 60, 'cursor');
    const changed = taken(room, { change: 61, message: said(2, 61, 'gone') }).room;
    expect(sequences(changed)[0]).toBe(31);
    const whole = withOlder(changed, { messages: from(1, 30), older: null });
    expect(sequences(whole)).toEqual(from(1, 60).map(({ sequence }) => sequence));
  });

  test('one’s own answer stands at once, its event changes nothing more, and one behind a hole waits', () => {
    const room = withSent(opened(from(1, 2)), said(3));
    expect(sequences(room)).toEqual([1, 2, 3]);
    expect(taken(room, { change: 3, message: said(3) }).room).toBe(room);
    expect(sequences(withSent(room, said(5)))).toEqual([1, 2, 3]);
  });

  test('after a long absence the newest page that does not join stands alone', () => {
    const room = withNewest(
      opened(from(1, 30)),
      { messages: from(71, 100), older: 'c' },
      { reached: 100, reads: [] },
    );
    expect(sequences(room)[0]).toBe(71);
    expect(room.older).toBe('c');
  });

  test('whatever is lost, doubled or out of order, what is asked for afterwards makes it whole', () => {
    let seed = 7;
    const random = (most: number): number => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed % most;
    };
    for (let round = 0; round < 200; round += 1) {
      const truth: Said[] = [];
      const events: Said[] = [];
      for (let change = 1; change <= 40; change += 1) {
        const isDeletion = truth.length > 3 && random(4) === 0;
        const event = isDeletion
          ? { ...said(1 + random(truth.length), change, 'gone') }
          : said(truth.length + 1, change);
        const at = event.sequence - 1;
        truth[at] = event;
        events.push(event);
      }
      let room = opened([], 0);
      const heard = events.filter(() => random(3) > 0);
      for (const event of [...heard, ...heard.slice(0, 10)].toSorted(() => random(3) - 1)) {
        const { room: next, isMissing } = taken(room, { change: event.change, message: event });
        room = next;
        if (!isMissing) continue;
        const after = room.reached ?? 0;
        const upTo = after + 1 + random(5);
        const missed = truth.filter(({ change }) => change > after && change <= upTo);
        room = withMissed(room, {
          messages: missed.toSorted((one, other) => one.change - other.change),
          reached: upTo,
        });
      }
      room = withMissed(room, {
        messages: truth.filter(({ change }) => change > (room.reached ?? 0)),
        reached: 40,
      });
      expect([...room.messages]).toEqual(truth);
    }
  });
});

describe('where somebody was led to', () => {
  const shown = (room: RoomModel<Said>) =>
    Array.from(shownStretch(room).messages, ({ sequence }) => sequence);
  const span = (first: number, last: number) => from(first, last).map(({ sequence }) => sequence);
  const led = () =>
    withElsewhere(opened(from(71, 100), 100, 'before 71'), {
      messages: from(21, 40),
      older: 'before 21',
      newer: 'after 40',
    });

  test('is a stretch of its own, which changes in its place, while the newest go on', () => {
    const room = led();
    expect(shown(room)).toEqual(span(21, 40));
    const gone = taken(room, { change: 101, message: said(30, 101, 'gone') }).room;
    expect([...shownStretch(gone).messages][9]?.text).toBe('gone');
    const next = taken(gone, { change: 102, message: said(101, 102) }).room;
    expect(shown(next)).toEqual(span(21, 40));
    expect(sequences(next)).toEqual(span(71, 101));
    expect(shown(withoutElsewhere(next))).toEqual(span(71, 101));
  });

  test('goes on in both directions until it is one with the newest, with whatever came meanwhile', () => {
    const heard = taken(led(), { change: 101, message: said(101) }).room;
    const older = withOlder(heard, { messages: from(1, 20), older: null });
    expect(shown(older)).toEqual(span(1, 40));
    const newer = withNewer(older, { messages: from(41, 69), older: 'x', newer: 'after 69' });
    expect(newer.elsewhere).not.toBeNull();
    const whole = withNewer(newer, { messages: from(70, 99), older: 'x', newer: 'after 99' });
    expect(whole.elsewhere).toBeNull();
    expect(whole.older).toBeNull();
    expect(shown(whole)).toEqual(span(1, 101));
  });

  test('what touches the newest is one with them at once', () => {
    const room = withElsewhere(opened(from(71, 100), 100, 'before 71'), {
      messages: from(56, 75),
      older: 'before 56',
      newer: 'after 75',
    });
    expect(room.elsewhere).toBeNull();
    expect([shown(room), room.older]).toEqual([span(56, 100), 'before 56']);
  });
});
