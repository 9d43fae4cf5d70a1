/** Texts by key in IndexedDB, the newest few hundred. Never throws: a browser may store nothing. */
export interface KeptStore {
  readonly get: (key: string) => Promise<string | null>;
  /** Stored only if `still()` once the database is open. */
  readonly put: (key: string, text: string, still: () => boolean) => Promise<void>;
  readonly clear: () => Promise<void>;
}

const databaseName = 'tsumugi-kept';
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

let opening: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    if (typeof indexedDB === 'undefined') {
      reject(new Error('This browser has no database'));
      return;
    }
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(storeName, { keyPath: 'key' }).createIndex('at', 'at');
    });
    request.addEventListener('success', () => {
      // Another tab deletes the database or upgrades it.
      request.result.addEventListener('versionchange', () => {
        request.result.close();
        opening = null;
      });
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('The database did not open')));
  });
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not kept')));
  });
}

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

const quietly = async <Value>(run: () => Promise<Value>, otherwise: Value): Promise<Value> => {
  try {
    return await run();
  } catch {
    return otherwise;
  }
};

export const keptStore: KeptStore = {
  get: (key) =>
    quietly(async () => {
      const answers = (await open()).transaction(storeName).objectStore(storeName);
      const reading = answers.get(key);
      const row = await new Promise<unknown>((resolve, reject) => {
        reading.addEventListener('success', () => resolve(reading.result));
        reading.addEventListener('error', () => reject(reading.error ?? new Error('Not read')));
      });
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
