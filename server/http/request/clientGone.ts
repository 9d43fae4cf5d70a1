import type { Exchange } from './exchange.ts';

const codes = new Set([
  'ECONNABORTED',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
]);

/** Whether writing failed because the other side closed the connection. */
export function isCut(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code));
}

/** Whether an answer failed because the client is gone: not our fault. */
export function clientGone({ res }: Pick<Exchange, 'res'>, error: unknown): boolean {
  return res.destroyed && isCut(error);
}
