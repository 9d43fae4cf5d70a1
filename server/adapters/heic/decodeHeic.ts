import { Worker } from 'node:worker_threads';
import type { DecodeHeic } from '../../modules/media/ingest.ts';
import type { Answer, Work } from './decodeWorker.ts';

const longestMs = 60_000;

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

/**
 * One thread for each picture, ended with it, so that a hostile file harms nothing else and its memory is
 * freed.
 */
export const decodeHeic: DecodeHeic = async (bytes, maxPixels) => {
  const work: Work = { bytes, maxPixels };
  const worker = new Worker(new URL('./decodeWorker.ts', import.meta.url), { workerData: work });
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => reject(new Error('The picture took too long.')), longestMs);
  worker.once('message', (message: unknown) => {
    if (isAnswer(message)) resolve(message);
    else reject(new Error('The thread answered something else.'));
  });
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The thread ended without an answer.')));
  try {
    const answer = await promise;
    return answer.kind === 'tooLarge' ? undefined : answer;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
};
