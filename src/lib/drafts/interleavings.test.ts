import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SaveAnswer } from './answers.ts';
import { chosen } from './merge.ts';
import { draftRecords } from './record.ts';
import { DraftSaver } from './saver.ts';
import { plainTable } from './table.ts';
import { quietMs } from './turns.ts';

/**
 * Edits, saves, lost answers, cut lines, crashes, reloads, a second tab and a colleague, in any order: whatever was typed is with
 * the server in the end, or was given up by a choice. Every character is typed once, so that it can be followed.
 */
interface Note {
  readonly title: string;
  readonly body: string;
  readonly place: string;
}
const names = ['title', 'body', 'place'] as const;
const empty: Note = { title: '', body: '', place: '' };
const table = plainTable(empty);
interface Saved {
  readonly version: number;
  readonly editedAt: string;
  readonly values: Note;
}

/** The same numbers for the same seed. */
function dice(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

class Server {
  saved: Saved | null = null;
  /** Words that a choice took away: nobody is to miss them. */
  readonly givenUp = new Set<string>();

  put(change: Partial<Note>): Saved {
    const { version = 0, values = empty } = this.saved ?? {};
    this.saved = {
      version: version + 1,
      editedAt: new Date(version * 1000).toISOString(),
      values: { ...values, ...change },
    };
    return this.saved;
  }

  save(version: number, change: Partial<Note>): SaveAnswer<Saved> {
    if (this.saved !== null && this.saved.version !== version) return { kind: 'conflict', draft: this.saved };
    return { kind: 'saved', draft: this.put(change) };
  }
}

type Fate = 'arrives' | 'answer lost' | 'cut';

class Tab {
  saver: DraftSaver<Note, { readonly name: string }, Saved>;
  readonly #server: Server;
  readonly #waiting: ((fate: Fate) => void)[] = [];

  constructor(server: Server, name: string) {
    this.#server = server;
    this.saver = new DraftSaver({
      table,
      parts: [],
      records: draftRecords('note', table, { tab: name }),
      saved: server.saved,
      first: empty,
      save: async (version, fields, values) => {
        const fate = await new Promise<Fate>((decide) => {
          this.#waiting.push(decide);
        });
        if (fate === 'cut') throw new TypeError('offline');
        const changed = names.filter((each) => fields.some((field) => field.name === each));
        const answer = this.#server.save(
          version,
          Object.fromEntries(changed.map((each) => [each, values[each]])),
        );
        if (fate === 'answer lost') throw new TypeError('offline');
        return answer;
      },
    });
    this.saver.open();
  }

  type(field: keyof Note, word: string): void {
    this.saver.change((values) => ({ ...values, [field]: `${values[field]}${word}` }));
  }

  async decide(fate: Fate): Promise<void> {
    this.#waiting.shift()?.(fate);
    await vi.advanceTimersByTimeAsync(0);
  }

  /** Chooses for each field where it met a newer version; what is not chosen is given up knowingly. */
  choose(mine: ReadonlySet<string>): void {
    const { theirs, values, step } = this.saver.state();
    if (step !== 'conflict' || theirs === null) return;
    const result = chosen(table, values, theirs.values, mine);
    for (const each of names)
      for (const word of [...values[each], ...theirs.values[each]])
        if (!result[each].includes(word)) this.#server.givenUp.add(word);
    this.saver.resolve(result);
  }

  /** Killed: nothing is sent, nothing is written any more. */
  crash(): void {
    this.saver.close();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

async function settleAll(tabs: readonly Tab[]): Promise<void> {
  for (let round = 0; round < 60; round += 1)
    for (const tab of tabs) {
      tab.choose(new Set(names));
      await vi.advanceTimersByTimeAsync(quietMs);
      await tab.decide('arrives');
      await tab.decide('arrives');
    }
}

function textOf({ title, body, place }: Note): string {
  return `${title}${body}${place}`;
}

describe('whatever happens', () => {
  test.each(Array.from({ length: 150 }, (_, seed) => seed))('no word is lost: %i', async (seed) => {
    const roll = dice(seed);
    const server = new Server();
    let next = 0x4e00;
    const typed: string[] = [];
    const word = (): string => {
      typed.push(String.fromCharCode(next));
      return String.fromCharCode(next++);
    };
    let opened = 0;
    const open = (): Tab => new Tab(server, `tab ${(opened += 1)}`);
    const hasSecond = seed % 3 === 0;
    let tabs = hasSecond ? [open(), open()] : [open()];
    for (let turn = 0; turn < 60; turn += 1) {
      const at = roll(tabs.length);
      const tab = tabs[at];
      if (!tab) continue;
      const act = roll(12);
      const field = names[roll(names.length)] ?? 'title';
      if (act < 4) tab.type(field, word());
      else if (act === 4) await vi.advanceTimersByTimeAsync(quietMs);
      else if (act === 5) await vi.advanceTimersByTimeAsync(60_000);
      else if (act === 6) await tab.decide('arrives');
      else if (act === 7) await tab.decide('answer lost');
      else if (act === 8) await tab.decide('cut');
      else if (act === 9) {
        tab.crash();
        tabs = tabs.toSpliced(at, 1, open());
      } else if (act === 10) tab.choose(new Set(names.filter(() => roll(2) === 0)));
      else if (server.saved !== null) server.put({ [field]: `${server.saved.values[field]}${word()}` });
    }
    await settleAll(tabs);
    // What two tabs wrote in one field comes back when the page is opened again.
    for (let again = 0; localStorage.length > 0 && again < 10; again += 1) {
      for (const tab of tabs) tab.crash();
      tabs = [open()];
      await settleAll(tabs);
    }
    for (const tab of tabs) expect(tab.saver.state().step).toBe('saved');
    const there = textOf(server.saved?.values ?? empty);
    const missing = typed.filter((each) => !there.includes(each) && !server.givenUp.has(each));
    expect(missing).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});

describe('two tabs of one draft', () => {
  test('without a line, both killed: what each wrote comes back together', () => {
    const server = new Server();
    server.put({ place: '京都' });
    const [one, other] = [new Tab(server, 'one'), new Tab(server, 'other')];
    one.type('title', '宿');
    other.type('body', '本文');
    one.type('title', '屋');
    one.crash();
    other.crash();
    const { values } = new Tab(server, 'third').saver.state();
    expect(values).toEqual({ title: '宿屋', body: '本文', place: '京都' });
  });

  test('the same field in both, both killed: the later words stand, the others are a choice once these are saved', async () => {
    const server = new Server();
    server.put({ place: '京都' });
    const [one, other] = [new Tab(server, 'one'), new Tab(server, 'other')];
    one.type('title', '宿');
    await vi.advanceTimersByTimeAsync(10);
    other.type('title', '旅館');
    one.crash();
    other.crash();
    const third = new Tab(server, 'third');
    expect(third.saver.state().values.title).toBe('旅館');
    await vi.advanceTimersByTimeAsync(quietMs);
    await third.decide('arrives');
    third.crash();
    const { step, values, theirs } = new Tab(server, 'fourth').saver.state();
    expect({ step, mine: values.title, theirs: theirs?.values.title }).toEqual({
      step: 'conflict',
      mine: '宿',
      theirs: '旅館',
    });
  });

  test('one that saves takes nothing away from the other', async () => {
    const server = new Server();
    server.put({ place: '京都' });
    const [one, other] = [new Tab(server, 'one'), new Tab(server, 'other')];
    one.type('title', '宿');
    other.type('body', '本文');
    await vi.advanceTimersByTimeAsync(quietMs);
    await other.decide('arrives');
    one.crash();
    other.crash();
    const third = new Tab(server, 'third');
    expect(third.saver.state().values).toMatchObject({ title: '宿' });
  });

  test('what is read from a closed one is not found again once it is saved', async () => {
    const server = new Server();
    server.put({ place: '京都' });
    const one = new Tab(server, 'one');
    one.type('title', '宿');
    one.crash();
    const other = new Tab(server, 'other');
    other.saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    await other.decide('arrives');
    expect(server.saved?.values.title).toBe('宿');
    expect(localStorage).toHaveLength(0);
  });
});
