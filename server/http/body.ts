import type { IncomingMessage } from 'node:http';

/** The body cannot be taken; `status` and `message` are the answer. */
export class BodyError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'BodyError';
    this.status = status;
  }
}

export const tooLarge = () => new BodyError(413, '送信されたデータが大きすぎます。');
const tooSlow = () => new BodyError(408, 'データの受信に時間がかかりすぎました。');
const brokenOff = () => new BodyError(400, 'データの受信が途中で終わりました。');

export interface BodyLimits {
  readonly bytes: number;
  readonly milliseconds: number;
}

/** Reads the whole body, or rejects as soon as it is known to be too much. */
export function readBody(req: IncomingMessage, { bytes, milliseconds }: BodyLimits): Promise<Buffer> {
  if (Number(req.headers['content-length'] ?? 0) > bytes) return Promise.reject(tooLarge());
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let size = 0;
  const timer = setTimeout(() => settle(() => reject(tooSlow())), milliseconds);
  const settle = (act: () => void): void => {
    clearTimeout(timer);
    req.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
    act();
  };
  const onData = (chunk: Buffer): void => {
    size += chunk.byteLength;
    if (size > bytes) settle(() => reject(tooLarge()));
    else chunks.push(chunk);
  };
  const onEnd = (): void =>
    settle(() => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size)));
  const onClose = (): void => settle(() => reject(brokenOff()));
  req.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
  return promise;
}
