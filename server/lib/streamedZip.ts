import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ReadStreamOptions } from 'yazl';

interface StreamedZip {
  readonly zip: ZipFile;
  readonly output: AsyncIterable<Uint8Array>;
  readonly fail: (error: unknown) => void;
  /** Opened when its turn comes. */
  readonly add: (path: string, options: Partial<ReadStreamOptions>, open: () => Promise<Readable>) => void;
}

/** A ZIP of streams, of which one is open at a time. It ends with `zip.end()`, or with what failed. */
export function streamedZip(): StreamedZip {
  const zip = new ZipFile();
  const output = new PassThrough();
  const fail = (error: unknown): void => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  let current: Readable | undefined;
  output.once('close', () => current?.destroy());
  zip.on('error', fail);
  zip.outputStream.pipe(output);
  return {
    zip,
    output,
    fail,
    add: (path, options, open) => {
      zip.addReadStreamLazy(path, options, (found) => {
        // The archive does not handle the errors of its streams.
        const take = async (): Promise<void> => {
          const stream = await open();
          current = stream.once('error', fail);
          found(null, stream);
        };
        take().catch(fail);
      });
    },
  };
}
