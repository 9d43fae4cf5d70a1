import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { ObjectStorage } from '../../modules/media/storage.ts';

const bytes = Buffer.from('つむぎ 0123456789');
const keyOf = (body: Uint8Array, extension: string) =>
  `${createHash('sha256').update(body).digest('hex')}.${extension}`;
const missing = keyOf(Buffer.from('never stored'), 'png');

/** What every storage must do, run on each. `start` gives an empty one. */
export function storageContract(name: string, start: () => Promise<ObjectStorage>): void {
  describe(`${name} keeps objects`, () => {
    it('names an object by what is in it and gives it back', async () => {
      const storage = await start();
      const stored = await storage.put(bytes, 'png');
      expect(stored).toEqual({ key: keyOf(bytes, 'png'), size: bytes.length });
      expect(await storage.stat(stored.key)).toEqual(stored);
      expect(await storage.readAll(stored.key)).toEqual(bytes);
      const stream = await storage.read(stored.key);
      expect(stream && (await buffer(stream))).toEqual(bytes);
    });

    it('takes a stream, and the same bytes twice at once', async () => {
      const storage = await start();
      const large = Buffer.alloc(300_000, 'abc');
      const both = await Promise.all([
        storage.put(Readable.from([large.subarray(0, 70_000), large.subarray(70_000)]), 'zip'),
        storage.put(large, 'zip'),
      ]);
      expect(both[0]).toEqual(both[1]);
      expect(await storage.readAll(both[0].key)).toEqual(large);
    });

    it('reads a part', async () => {
      const storage = await start();
      const { key } = await storage.put(bytes, 'mp4');
      const part = await storage.read(key, { start: 10, end: 12 });
      expect(part && (await buffer(part))).toEqual(bytes.subarray(10, 13));
    });

    it('keeps nothing of a body that breaks off', async () => {
      const storage = await start();
      async function* breaking() {
        yield bytes;
        throw new Error('the sender went away');
      }
      await expect(storage.put(breaking(), 'png')).rejects.toThrow('the sender went away');
      expect(await storage.stat(keyOf(bytes, 'png'))).toBeUndefined();
    });

    it('answers nothing for what is not there and for keys that are none', async () => {
      const storage = await start();
      for (const key of [
        missing,
        '',
        '..',
        '../../etc/passwd',
        `../${missing}`,
        `${missing}/..`,
        `${missing}\0.png`,
        'abc.png',
      ]) {
        expect(await storage.stat(key)).toBeUndefined();
        expect(await storage.read(key)).toBeUndefined();
        expect(await storage.readAll(key)).toBeUndefined();
        expect(await storage.remove(key)).toBe(false);
      }
    });

    it('removes once', async () => {
      const storage = await start();
      const { key } = await storage.put(bytes, 'pdf');
      expect(await storage.remove(key)).toBe(true);
      expect(await storage.remove(key)).toBe(false);
      expect(await storage.stat(key)).toBeUndefined();
    });
  });
}
