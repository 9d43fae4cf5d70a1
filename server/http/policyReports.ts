import * as v from 'valibot';
import type { Clock } from '../lib/dates/clock.ts';
import type { Log } from '../lib/process/log.ts';
import { networkOf } from '../lib/process/network.ts';
import { readBody } from './request/body.ts';
import { answer, refuse, refuseMethod, type Exchange } from './request/exchange.ts';

/** Receives browsers' reports of Content-Security-Policy violations. */
export const policyReportsPath = '/policy-reports';

const bodyLimits = { bytes: 16 * 1024, milliseconds: 5_000 };
/** Anybody may send them: limits what reaches the log. */
const mostAMinute = { ofNetwork: 20, ofAll: 200 };
const mostInOne = 10;

const text = v.optional(v.pipe(v.string(), v.maxLength(4_000)));
/** The Reporting API's format, and that of `report-uri`. */
const modern = v.object({
  type: v.literal('csp-violation'),
  body: v.object({ effectiveDirective: text, blockedURL: text, documentURL: text, sourceFile: text }),
});
const older = v.object({
  'csp-report': v.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
    'source-file': text,
  }),
});
const reports = v.pipe(v.string(), v.parseJson(), v.union([v.array(v.unknown()), older]));

interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
  readonly source: string;
}

/** Removes query and fragment, which may hold a token. A word such as `inline` stays. */
function withoutQuery(address = ''): string {
  if (!URL.canParse(address)) return address.replace(/[?#].*$/s, '').slice(0, 200);
  const { protocol, origin, pathname } = new URL(address);
  return (protocol === 'http:' || protocol === 'https:' ? origin + pathname : protocol).slice(0, 200);
}

function violationsOf(body: string): Violation[] {
  const parsed = v.safeParse(reports, body);
  if (!parsed.success) return [];
  if (Array.isArray(parsed.output))
    return parsed.output.slice(0, mostInOne).flatMap((one) => {
      const report = v.safeParse(modern, one);
      if (!report.success) return [];
      const { effectiveDirective = '', blockedURL, documentURL, sourceFile } = report.output.body;
      return violation(effectiveDirective, blockedURL, documentURL, sourceFile);
    });
  const old = parsed.output['csp-report'];
  const directive = old['effective-directive'] ?? old['violated-directive'] ?? '';
  return [violation(directive, old['blocked-uri'], old['document-uri'], old['source-file'])];
}

const violation = (directive: string, blocked?: string, page?: string, source?: string): Violation => ({
  directive: directive.slice(0, 60),
  blocked: withoutQuery(blocked),
  page: withoutQuery(page),
  source: withoutQuery(source),
});

/** Logs each report as a line. */
export function createPolicyReports(log: Log, clock: Clock): (x: Exchange) => Promise<void> {
  let minute = 0;
  let counts = new Map<string, number>();
  let taken = 0;
  const hasRoom = (network: string): boolean => {
    const now = Math.floor(clock.now().getTime() / 60_000);
    if (now !== minute) [minute, taken, counts] = [now, 0, new Map()];
    const count = counts.get(network) ?? 0;
    if (taken >= mostAMinute.ofAll || count >= mostAMinute.ofNetwork) return false;
    taken += 1;
    counts.set(network, count + 1);
    return true;
  };
  return async (x) => {
    if (x.req.method !== 'POST') {
      refuseMethod(x, 'POST');
      return;
    }
    if (!hasRoom(networkOf(x.ip))) {
      refuse(x, 429, '報告が多すぎます。', ['retry-after', '60', 'connection', 'close']);
      return;
    }
    const body = await readBody(x.req, bodyLimits);
    for (const one of violationsOf(body.toString()))
      log.warn({ requestId: x.id, ...one }, 'blocked by the content security policy');
    answer(x, 204, ['cache-control', 'no-store']);
  };
}
