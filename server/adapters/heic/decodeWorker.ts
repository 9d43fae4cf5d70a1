import decode from 'heic-decode';
import { parentPort, workerData } from 'node:worker_threads';

/** Decodes one picture in a worker: HEVC in WebAssembly takes up to seconds. */

export interface Work {
  readonly bytes: Uint8Array;
  readonly maxPixels: number;
}

export type Answer =
  | {
      readonly kind: 'pixels';
      readonly width: number;
      readonly height: number;
      readonly data: Uint8Array<ArrayBuffer>;
    }
  | { readonly kind: 'tooLarge' };

function isWork(value: unknown): value is Work {
  return typeof value === 'object' && value !== null && 'bytes' in value && 'maxPixels' in value;
}

async function run({ bytes, maxPixels }: Work): Promise<Answer> {
  const pictures = await decode.all({ buffer: bytes });
  try {
    const [first] = pictures;
    if (!first) throw new Error('There is no picture in it.');
    // Checked before memory for the pixels is taken.
    if (first.width * first.height > maxPixels) return { kind: 'tooLarge' };
    const { width, height, data } = await first.decode();
    return { kind: 'pixels', width, height, data: new Uint8Array(data.buffer) };
  } finally {
    pictures.dispose();
  }
}

if (!parentPort || !isWork(workerData)) throw new Error('Started by decodeHeic only.');
const answer = await run(workerData);
parentPort.postMessage(answer, answer.kind === 'pixels' ? [answer.data.buffer] : []);
