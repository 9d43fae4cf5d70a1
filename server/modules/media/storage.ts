import type { Readable } from 'node:stream';
import type { Extension } from './fileTypes.ts';

export interface StoredObject {
  /** `<sha256 of the bytes>.<extension>`: the same bytes have the same key, and what a key holds never changes. */
  readonly key: string;
  readonly size: number;
}

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where uploads live. Two rows may share one key (the same bytes uploaded twice), so `remove` is for an object that no row names any
 * longer: whoever deletes a row looks first.
 */
export interface ObjectStorage {
  /** All or nothing: a reader never sees half an object, and after a crash there is none. */
  put(body: Uint8Array | AsyncIterable<Uint8Array>, extension: Extension): Promise<StoredObject>;
  /** Undefined when there is no such object or the key is not one. */
  stat(key: string): Promise<StoredObject | undefined>;
  /** The bytes, or the part of them that `range` names; the range must lie inside the object. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  readAll(key: string): Promise<Buffer | undefined>;
  /** Says whether there was one. */
  remove(key: string): Promise<boolean>;
}
