import type { Exchange } from './exchange.ts';

const codes = new Set([
  'ECONNABORTED',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
]);

/** Whether this is what writing to a connection that the other side has cut comes to. */
export function isCut(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code));
}

/** Whether an answer failed because nobody is there to take it: no fault of ours. */
export function clientGone({ res }: Pick<Exchange, 'res'>, error: unknown): boolean {
  return res.destroyed && isCut(error);
}
