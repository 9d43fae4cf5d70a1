import { Worker } from 'node:worker_threads';
import { createWorkQueue } from '../../lib/process/workQueue.ts';
import type { PaperMaker } from '../../modules/documents/papers.ts';
import type { Answer, Job } from './paperThread.ts';

const longestMs = 60_000;
const mostWaiting = 200;

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

/** Starts its thread with the first paper; a thread that dies or hangs is replaced with the next one. */
export function createPaperMaker(): PaperMaker {
  const queue = createWorkQueue(1, mostWaiting);
  let thread: Worker | undefined;

  async function ask(job: Job): Promise<Answer> {
    thread ??= new Worker(new URL('./paperThread.ts', import.meta.url));
    const worker = thread;
    // Keeps the process alive only while somebody waits.
    worker.ref();
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const timer = setTimeout(() => reject(new Error('The paper took too long.')), longestMs);
    const onMessage = (message: unknown) => {
      if (isAnswer(message)) resolve(message);
      else reject(new Error('The thread answered something else.'));
    };
    const onExit = () => reject(new Error('The thread ended without an answer.'));
    worker.on('message', onMessage).on('error', reject).on('exit', onExit);
    worker.postMessage(job, []);
    try {
      return await promise;
    } catch (error) {
      thread = undefined;
      await worker.terminate();
      throw error;
    } finally {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', reject).off('exit', onExit);
      worker.unref();
    }
  }

  return {
    make: async (paper) => {
      const answer = await queue.run(() => ask({ kind: 'make', paper }));
      if (answer.kind === 'pdf') return answer.bytes;
      throw new Error(
        `The paper could not be set: ${answer.kind === 'failed' ? answer.reason : answer.kind}`,
      );
    },
    unprintable: async (text) => {
      const answer = await queue.run(() => ask({ kind: 'unprintable', text }));
      if (answer.kind === 'characters') return answer.characters;
      throw new Error(
        `Its characters are not known: ${answer.kind === 'failed' ? answer.reason : answer.kind}`,
      );
    },
    card: async (card, pictures) => {
      const answer = await queue.run(() => ask({ kind: 'card', card, pictures }));
      if (answer.kind === 'png') return answer.bytes;
      throw new Error(
        `The card could not be drawn: ${answer.kind === 'failed' ? answer.reason : answer.kind}`,
      );
    },
    close: async () => {
      await thread?.terminate();
      thread = undefined;
    },
  };
}
