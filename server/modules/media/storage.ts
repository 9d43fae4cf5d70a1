import type { Readable } from 'node:stream';
import type { Extension } from './fileTypes.ts';

export interface StoredObject {
  /** `<sha256 of the bytes>.<extension>`: equal bytes have equal keys, and a key's content never changes. */
  readonly key: string;
  readonly size: number;
}

/** Inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Stored uploads. Rows may share a key (the same bytes twice), so check for others before `remove`. */
export interface ObjectStorage {
  /** Atomic: no reader, and no crash, leaves half an object. */
  put(body: Uint8Array | AsyncIterable<Uint8Array>, extension: Extension): Promise<StoredObject>;
  /** Undefined for a missing object or an invalid key. */
  stat(key: string): Promise<StoredObject | undefined>;
  /** The range must lie inside the object. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  readAll(key: string): Promise<Buffer | undefined>;
  /** False when it was missing. */
  remove(key: string): Promise<boolean>;
}
