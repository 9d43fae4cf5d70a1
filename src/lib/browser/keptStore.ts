import { answered, databaseOf, ended, quietly } from './database.ts';

/** Texts by key in IndexedDB, the newest few hundred. Never throws: a browser may store nothing. */
export interface KeptStore {
  readonly get: (key: string) => Promise<string | null>;
  /** Stored only if `still()` once the database is open. */
  readonly put: (key: string, text: string, still: () => boolean) => Promise<void>;
  readonly clear: () => Promise<void>;
}

const storeName = 'answers';
const most = 500;
const longest = 1_000_000;
const keptMs = 30 * 86_400_000;

interface Row {
  readonly key: string;
  readonly text: string;
  readonly at: number;
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

const open = databaseOf('tsumugi-kept', (database) => {
  database.createObjectStore(storeName, { keyPath: 'key' }).createIndex('at', 'at');
});

/** Deletes the oldest once there are too many. */
function trim(answers: IDBObjectStore): void {
  const counting = answers.count();
  counting.addEventListener('success', () => {
    let surplus = counting.result - most;
    if (surplus <= 0) return;
    const walking = answers.index('at').openCursor();
    walking.addEventListener('success', () => {
      const cursor = walking.result;
      if (cursor === null || surplus <= 0) return;
      surplus -= 1;
      cursor.delete();
      cursor.continue();
    });
  });
}

export const keptStore: KeptStore = {
  get: (key) =>
    quietly(async () => {
      const answers = (await open()).transaction(storeName).objectStore(storeName);
      const row: unknown = await answered(answers.get(key));
      return isRow(row) && Date.now() - row.at < keptMs ? row.text : null;
    }, null),
  put: (key, text, still) =>
    quietly(async () => {
      if (text.length > longest) return;
      const transaction = (await open()).transaction(storeName, 'readwrite');
      if (!still()) return;
      const answers = transaction.objectStore(storeName);
      answers.put({ key, text, at: Date.now() } satisfies Row);
      if (Math.random() < 0.05) trim(answers);
      await ended(transaction);
    }, undefined),
  clear: () =>
    quietly(async () => {
      const transaction = (await open()).transaction(storeName, 'readwrite');
      transaction.objectStore(storeName).clear();
      await ended(transaction);
    }, undefined),
};
