import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config.ts';
import type { HeaderList } from './exchange.ts';

interface OriginVerdict {
  readonly allowed: boolean;
  /** CORS headers for that origin; for our own page only `vary`. */
  readonly headers: HeaderList;
}

export interface Origins {
  judge(req: IncomingMessage): OriginVerdict;
  /** Extra headers for a preflight. */
  readonly preflight: HeaderList;
}

const vary = ['vary', 'Origin'];

/**
 * Exact origins only. Requests without an origin (servers, command lines) pass: without cookies no foreign
 * page can use a visitor's session.
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
      // In development the page is opened under any of the machine's names: localhost, 127.0.0.1, a local
      // address.
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
