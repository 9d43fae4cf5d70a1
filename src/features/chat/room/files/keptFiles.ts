import { hasDatabases } from '../../../../lib/browser/database.ts';
import { fileStore } from './fileStore.ts';
import type { ChosenFile, FileStore } from './fileStore.ts';

const none: readonly ChosenFile[] = [];

/**
 * The files chosen in rooms and not with the server yet, by person and room: in this browser's database, and
 * where that takes none, in this page until it goes, which it then asks about. All tabs show the same.
 */
export class KeptFiles {
  readonly #store: FileStore;
  readonly #rooms = new Map<string, readonly ChosenFile[]>();
  readonly #listeners = new Set<() => void>();
  /** What is not stored (yet), by client id. */
  readonly #onlyHere = new Map<string, Promise<boolean>>();
  /** A read that began before must not bring them back. */
  readonly #gone = new Set<string>();
  #others: BroadcastChannel | null = null;

  constructor(store: FileStore) {
    this.#store = store;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What is known by now; the same array until it changes. */
  of(userId: string, roomId: string): readonly ChosenFile[] {
    return this.#rooms.get(keyOf(userId, roomId)) ?? none;
  }

  /** Brings what an earlier page left. */
  async load(userId: string, roomId: string): Promise<void> {
    this.#listenToOthers();
    // What is stored meanwhile may be missing in the answer.
    const before = new Set(this.#onlyHere.keys());
    const rows = await this.#store.of(userId, roomId);
    const shown = this.of(userId, roomId);
    const here = shown.filter(({ clientId }) => before.has(clientId) || this.#onlyHere.has(clientId));
    const taken = new Set([...this.#gone, ...here.map(({ clientId }) => clientId)]);
    const stored = rows
      .filter(({ clientId }) => !taken.has(clientId))
      .map((row): ChosenFile => shown.find(({ clientId }) => clientId === row.clientId) ?? row);
    this.#put(userId, roomId, [...stored, ...here]);
  }

  add(userId: string, roomId: string, files: readonly File[]): void {
    const before = this.of(userId, roomId);
    const from = Math.max(Date.now(), (before.at(-1)?.place ?? 0) + 1);
    const chosen = files.map((file, index): ChosenFile => ({
      clientId: crypto.randomUUID(),
      file,
      place: from + index,
    }));
    for (const one of chosen) this.#onlyHere.set(one.clientId, this.#keep(userId, roomId, one));
    this.#put(userId, roomId, [...before, ...chosen]);
    this.#warn();
  }

  /** Whether the browser has it; resolves when that is known. */
  async isStored(clientId: string): Promise<boolean> {
    return (await this.#onlyHere.get(clientId)) ?? true;
  }

  /** Null when it is nowhere any more, or was changed on the disk before it could be stored. */
  async file(userId: string, roomId: string, clientId: string): Promise<File | null> {
    const shown = this.of(userId, roomId).find((one) => one.clientId === clientId);
    if (shown !== undefined && (await isReadable(shown.file))) return shown.file;
    const stored = (await this.#store.of(userId, roomId)).find((one) => one.clientId === clientId);
    return stored !== undefined && (await isReadable(stored.file)) ? stored.file : null;
  }

  /** They were sent, or taken back. */
  remove(clientIds: readonly string[]): void {
    if (clientIds.length === 0) return;
    for (const clientId of clientIds) {
      this.#gone.add(clientId);
      this.#onlyHere.delete(clientId);
    }
    for (const [key, files] of this.#rooms) {
      const rest = files.filter(({ clientId }) => !this.#gone.has(clientId));
      if (rest.length < files.length) this.#rooms.set(key, rest);
    }
    this.#warn();
    this.#tell();
    void this.#store.remove(clientIds).then(() => this.#tellOthers());
  }

  /** Whoever chose them is not here any more. */
  async forgetAll(): Promise<void> {
    for (const files of this.#rooms.values()) for (const { clientId } of files) this.#gone.add(clientId);
    this.#rooms.clear();
    this.#onlyHere.clear();
    this.#warn();
    this.#tell();
    await this.#store.clear();
  }

  async #keep(userId: string, roomId: string, one: ChosenFile): Promise<boolean> {
    const isStored = await this.#store.put({ ...one, userId, roomId });
    if (!isStored) return false;
    if (this.#gone.has(one.clientId)) await this.#store.remove([one.clientId]);
    this.#onlyHere.delete(one.clientId);
    this.#warn();
    this.#tellOthers();
    return true;
  }

  #put(userId: string, roomId: string, files: readonly ChosenFile[]): void {
    this.#rooms.set(
      keyOf(userId, roomId),
      files.toSorted((one, other) => one.place - other.place),
    );
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #listenToOthers(): void {
    if (this.#others !== null || !hasDatabases() || typeof BroadcastChannel === 'undefined') return;
    this.#others = new BroadcastChannel('tsumugi-unsent');
    this.#others.addEventListener('message', () => {
      for (const key of this.#rooms.keys()) {
        const [userId, roomId] = key.split(' ');
        if (userId !== undefined && roomId !== undefined) void this.load(userId, roomId);
      }
    });
  }

  #tellOthers(): void {
    this.#others?.postMessage(null);
  }

  /** Only what would be lost is worth a question. */
  #warn(): void {
    if (this.#onlyHere.size > 0) globalThis.addEventListener('beforeunload', ask);
    else globalThis.removeEventListener('beforeunload', ask);
  }
}

const keyOf = (userId: string, roomId: string): string => `${userId} ${roomId}`;

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

export const keptFiles = new KeptFiles(fileStore);
