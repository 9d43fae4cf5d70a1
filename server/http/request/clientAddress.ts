import type { IncomingMessage } from 'node:http';

/**
 * The client's address. Each proxy appends the address it saw to X-Forwarded-For, so with n proxies of our
 * own the n-th from the right is the client; entries further left can be forged.
 */
export function clientAddress(req: IncomingMessage, trustedProxies: number): string {
  const direct = req.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const forwarded = req.headers['x-forwarded-for'];
  const list = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((part) => part.trim());
  return list.at(-trustedProxies) || direct;
}

const saneId = /^[\w.:-]{8,64}$/;

/** A valid request id from the caller is kept, to follow a request over several servers. */
export function requestIdOf(req: IncomingMessage, newId: () => string): string {
  const given = req.headers['x-request-id'];
  return typeof given === 'string' && saneId.test(given) ? given : newId();
}
