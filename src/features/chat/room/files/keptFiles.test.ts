import { expect, test, vi } from 'vitest';
import type { FileRow, FileStore } from './fileStore.ts';
import { KeptFiles } from './keptFiles.ts';

/** The browser's database; `isFull`: it takes nothing. */
function database({ isFull = false } = {}) {
  const rows = new Map<string, FileRow>();
  const store: FileStore = {
    put: async (row) => {
      if (!isFull) rows.set(row.clientId, row);
      return !isFull;
    },
    of: async (userId, roomId) =>
      [...rows.values()].filter((row) => row.userId === userId && row.roomId === roomId),
    remove: async (clientIds) => {
      for (const clientId of clientIds) rows.delete(clientId);
    },
    clear: async () => rows.clear(),
  };
  return { rows, store };
}

const named = (name: string) => new File(['x'], name, { type: 'application/pdf' });
const names = (files: KeptFiles, room = 'room') => files.of('me', room).map(({ file }) => file.name);

/** Whether the browser would ask before the page goes. */
function asks(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(event);
  return event.defaultPrevented;
}

test('what was chosen comes back in its order on a later page, to the same person in the same room', async () => {
  const { rows, store } = database();
  const page = new KeptFiles(store);
  page.add('me', 'room', [named('a.pdf'), named('b.pdf')]);
  page.add('me', 'room', [named('c.pdf')]);
  expect(names(page)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  expect(asks()).toBe(true);
  await vi.waitFor(() => expect(rows.size).toBe(3));
  await vi.waitFor(() => expect(asks()).toBe(false));

  const later = new KeptFiles(store);
  await later.load('me', 'room');
  await later.load('me', 'other');
  await later.load('you', 'room');
  expect(names(later)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  expect(later.of('me', 'room').map(({ clientId }) => clientId)).toEqual(
    page.of('me', 'room').map(({ clientId }) => clientId),
  );
  expect(names(later, 'other')).toEqual([]);
  expect(later.of('you', 'room')).toEqual([]);
});

test('what is sent or taken back is nowhere any more, also when it was still being stored', async () => {
  const { rows, store } = database();
  const page = new KeptFiles(store);
  page.add('me', 'room', [named('a.pdf'), named('b.pdf')]);
  const [first] = page.of('me', 'room');
  page.remove([first?.clientId ?? '']);
  expect(names(page)).toEqual(['b.pdf']);
  const reading = page.load('me', 'room');
  await reading;
  expect(names(page)).toEqual(['b.pdf']);
  await vi.waitFor(() => expect([...rows.values()].map(({ file }) => file.name)).toEqual(['b.pdf']));
});

test('a browser that stores nothing holds them for this page, which asks before it goes', async () => {
  const { store } = database({ isFull: true });
  const page = new KeptFiles(store);
  page.add('me', 'room', [named('a.pdf')]);
  const clientId = page.of('me', 'room')[0]?.clientId ?? '';
  expect(await page.isStored(clientId)).toBe(false);
  await page.load('me', 'room');
  expect(names(page)).toEqual(['a.pdf']);
  expect((await page.file('me', 'room', clientId))?.name).toBe('a.pdf');
  expect(asks()).toBe(true);
  page.remove([clientId]);
  expect(asks()).toBe(false);
  expect(await page.file('me', 'room', clientId)).toBeNull();
});

test('nothing is left when the session ends', async () => {
  const { rows, store } = database();
  const page = new KeptFiles(store);
  page.add('me', 'room', [named('a.pdf')]);
  const told = vi.fn();
  page.subscribe(told);
  await page.forgetAll();
  expect(names(page)).toEqual([]);
  expect(told).toHaveBeenCalled();
  expect(asks()).toBe(false);
  await vi.waitFor(() => expect(rows.size).toBe(0));
});
