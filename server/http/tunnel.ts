/**
 * Forwards the page's reports to Sentry, for browsers that block foreign hosts. Only to the configured
 * project, and only the report: no cookie, token or address of the reader.
 */
export interface TunnelRequest {
  readonly body: Uint8Array;
  /** `https://key@host/path/project`: the only project that reports may name. */
  readonly allowedDsn: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
}

export interface TunnelAnswer {
  readonly status: number;
  /** Sentry's headers on when to pause. */
  readonly headers: Readonly<Record<string, string>>;
}

interface Project {
  readonly publicKey: string;
  readonly ingestUrl: string;
}

const defaultMaxBytes = 20 * 1024 * 1024;
const headerBytes = 8 * 1024;
const limitHeaders = ['retry-after', 'x-sentry-rate-limits'];

export async function handleTunnel(request: TunnelRequest): Promise<TunnelAnswer> {
  const {
    body,
    allowedDsn,
    fetch = globalThis.fetch,
    maxBytes = defaultMaxBytes,
    timeoutMs = 10_000,
  } = request;
  const allowed = parseDsn(allowedDsn);
  if (allowed === null) return refusal(404);
  if (body.byteLength > maxBytes) return refusal(413);
  const named = dsnOfEnvelope(body);
  if (named === null) return refusal(400);
  const project = parseDsn(named);
  if (project?.ingestUrl !== allowed.ingestUrl || project.publicKey !== allowed.publicKey)
    return refusal(403);
  try {
    const response = await fetch(allowed.ingestUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${allowed.publicKey}`,
      },
      // A copy: a view into Node's buffer pool is no valid body.
      body: Uint8Array.from(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    const headers: Record<string, string> = {};
    for (const name of limitHeaders) {
      const value = response.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    return { status: response.status, headers };
  } catch {
    return refusal(502);
  }
}

/** For the HTTP server, which answers only the status. */
export function createTunnel(dsn: string): (envelope: Uint8Array) => Promise<number> {
  return async (body) => (await handleTunnel({ body, allowedDsn: dsn })).status;
}

function refusal(status: number): TunnelAnswer {
  return { status, headers: {} };
}

/** The first line of an envelope is JSON with the project's DSN. */
function dsnOfEnvelope(body: Uint8Array): string | null {
  const end = body.subarray(0, headerBytes).indexOf(0x0a);
  const line = body.subarray(0, end < 0 ? Math.min(body.byteLength, headerBytes) : end);
  try {
    const header: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line));
    if (typeof header !== 'object' || header === null || !('dsn' in header)) return null;
    return typeof header.dsn === 'string' ? header.dsn : null;
  } catch {
    return null;
  }
}

function parseDsn(dsn: string): Project | null {
  if (!URL.canParse(dsn)) return null;
  const { protocol, host, username, pathname, search, hash } = new URL(dsn);
  const parts = pathname.split('/').filter((part) => part !== '');
  const projectId = parts.pop();
  if (!/^https?:$/.test(protocol) || !/^[\w-]+$/.test(username) || search !== '' || hash !== '') return null;
  if (projectId === undefined || !/^\d+$/.test(projectId)) return null;
  const prefix = parts.map((part) => `/${part}`).join('');
  return { publicKey: username, ingestUrl: `${protocol}//${host}${prefix}/api/${projectId}/envelope/` };
}
