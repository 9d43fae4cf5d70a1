import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config.ts';
import type { HeaderList } from './exchange.ts';

interface OriginVerdict {
  readonly allowed: boolean;
  /** What a page of that origin needs to read the answer; for our own page nothing but `vary`. */
  readonly headers: HeaderList;
}

export interface Origins {
  judge(req: IncomingMessage): OriginVerdict;
  /** What a preflight answers besides. */
  readonly preflight: HeaderList;
}

const vary = ['vary', 'Origin'];

/**
 * Exact origins only. Requests without an origin (other servers, command lines) are let through: there is no cookie that a foreign page
 * could make a browser send along, who has no token is a guest.
 */
export function createOrigins(config: Config): Origins {
  const refused: OriginVerdict = { allowed: false, headers: vary };
  const own: OriginVerdict = { allowed: true, headers: vary };
  const known = new Map<string, OriginVerdict>([[config.publicOrigin, own]]);
  for (const origin of config.corsOrigins) {
    const headers = [
      ...vary,
      'access-control-allow-origin',
      origin,
      'access-control-expose-headers',
      'x-request-id, retry-after',
    ];
    known.set(origin, { allowed: true, headers });
  }

  return {
    judge: (req) => {
      const origin = req.headers.origin;
      if (origin === undefined) return own;
      const verdict = known.get(origin);
      if (verdict) return verdict;
      // While developing the page is opened under any name the machine has: localhost, 127.0.0.1, an address in the office.
      const sameHost =
        !config.production && URL.canParse(origin) && new URL(origin).host === req.headers.host;
      return sameHost ? own : refused;
    },
    preflight: [
      'access-control-allow-methods',
      'GET, POST',
      'access-control-allow-headers',
      'authorization, content-type, accept, x-request-id',
      'access-control-max-age',
      '7200',
    ],
  };
}
