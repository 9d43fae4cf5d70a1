import type { IncomingMessage } from 'node:http';

/** The body cannot be read; `status` and `message` are the answer. */
export class BodyError extends Error {
  readonly status: number;
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, retryAfter?: number) {
    super(message);
    this.name = 'BodyError';
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

const tooLarge = () => new BodyError(413, '送信されたデータが大きすぎます。');
const tooSlow = () => new BodyError(408, 'データの受信に時間がかかりすぎました。');
const brokenOff = () => new BodyError(400, 'データの受信が途中で終わりました。');

export interface BodyLimits {
  readonly bytes: number;
  /** The time for the whole body; with `leastBytes`, for each so many bytes. */
  readonly milliseconds: number;
  readonly leastBytes?: number;
  /** Called before each piece is kept; throws where there is no room. */
  readonly take?: (bytes: number) => void;
}

/** Reads the whole body, or rejects as soon as it is too much or too slow. */
export async function readBody(req: IncomingMessage, limits: BodyLimits): Promise<Buffer> {
  const pieces = await readPieces(req, limits);
  return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
}

/** The same in pieces, to avoid copying large bodies. */
export function readPieces(
  req: IncomingMessage,
  { bytes, milliseconds, leastBytes = Infinity, take }: BodyLimits,
): Promise<Buffer[]> {
  if (Number(req.headers['content-length'] ?? 0) > bytes) return Promise.reject(tooLarge());
  if (req.destroyed) return Promise.reject(brokenOff());
  const { promise, resolve, reject } = Promise.withResolvers<Buffer[]>();
  const pieces: Buffer[] = [];
  let size = 0;
  let sizeBefore = 0;
  const timer = setInterval(() => {
    if (size - sizeBefore < leastBytes) settle(() => reject(tooSlow()));
    sizeBefore = size;
  }, milliseconds);
  const settle = (act: () => void): void => {
    clearInterval(timer);
    req.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
    act();
  };
  const onData = (piece: Buffer): void => {
    size += piece.byteLength;
    if (size > bytes) {
      settle(() => reject(tooLarge()));
      return;
    }
    try {
      take?.(piece.byteLength);
      pieces.push(piece);
    } catch (error) {
      settle(() => reject(error));
    }
  };
  const onEnd = (): void => settle(() => resolve(pieces));
  const onClose = (): void => settle(() => reject(brokenOff()));
  req.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
  return promise;
}
