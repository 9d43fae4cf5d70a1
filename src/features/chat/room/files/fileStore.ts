import { answered, databaseOf, ended, quietly } from '../../../../lib/browser/database.ts';
import { isArrayOf, isNumber, isRecord, isString } from '../../../../lib/guards.ts';

/** A file that was chosen in a room and is not with the server. */
export interface ChosenFile {
  /** The message's id from the page: it stays the same however often the file is sent. */
  readonly clientId: string;
  readonly file: File;
  /** Rises within a room. */
  readonly place: number;
}

export interface FileRow extends ChosenFile {
  readonly userId: string;
  readonly roomId: string;
}

/** Chosen files in this browser's database, which stores them without reading them into memory. Never throws. */
export interface FileStore {
  /** False when the browser stores none, or has no room left. */
  readonly put: (row: FileRow) => Promise<boolean>;
  readonly of: (userId: string, roomId: string) => Promise<readonly FileRow[]>;
  readonly remove: (clientIds: readonly string[]) => Promise<void>;
  readonly clear: () => Promise<void>;
}

const storeName = 'files';
const open = databaseOf('tsumugi-unsent', (database) => {
  database.createObjectStore(storeName, { keyPath: 'clientId' }).createIndex('room', ['userId', 'roomId']);
});

const areRows = isArrayOf(
  (value): value is FileRow =>
    isRecord(value) &&
    isString(value['clientId']) &&
    isString(value['userId']) &&
    isString(value['roomId']) &&
    isNumber(value['place']) &&
    value['file'] instanceof File,
);

async function change(run: (files: IDBObjectStore) => void): Promise<void> {
  const transaction = (await open()).transaction(storeName, 'readwrite');
  run(transaction.objectStore(storeName));
  await ended(transaction);
}

export const fileStore: FileStore = {
  put: (row) =>
    quietly(async () => {
      await change((files) => files.put(row));
      return true;
    }, false),
  of: (userId, roomId) =>
    quietly(async () => {
      const files = (await open()).transaction(storeName).objectStore(storeName);
      const rows: unknown = await answered(files.index('room').getAll([userId, roomId]));
      return areRows(rows) ? rows : [];
    }, []),
  remove: (clientIds) =>
    quietly(
      () =>
        change((files) => {
          for (const clientId of clientIds) files.delete(clientId);
        }),
      undefined,
    ),
  clear: () => quietly(() => change((files) => files.clear()), undefined),
};
