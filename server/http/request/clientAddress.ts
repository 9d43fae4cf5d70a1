import type { IncomingMessage } from 'node:http';

/**
 * Whose request this is. Each proxy appends the address it saw to X-Forwarded-For, so with n proxies of our own in front the n-th from the
 * right is the client; what stands further left the client may have made up.
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

/** The caller's request id when it is one, so that a request can be followed over several servers. */
export function requestIdOf(req: IncomingMessage, newId: () => string): string {
  const given = req.headers['x-request-id'];
  return typeof given === 'string' && saneId.test(given) ? given : newId();
}
