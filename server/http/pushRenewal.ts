import { DomainError } from '../lib/request/errors.ts';
import { networkOf } from '../lib/process/network.ts';
import { readBody } from './request/body.ts';
import { answer, refuse, refuseMethod } from './request/exchange.ts';
import type { Exchange } from './request/exchange.ts';

const bodyLimits = { bytes: 8 * 1024, milliseconds: 5_000 };

/** Receives a browser's new push address from its service worker. */
export function createPushRenewal(
  renewDevice: (body: string, ip: string) => Promise<boolean>,
): (x: Exchange) => Promise<void> {
  return async (x) => {
    if (x.req.method !== 'POST') {
      refuseMethod(x, 'POST');
      return;
    }
    const body = await readBody(x.req, bodyLimits);
    try {
      if (await renewDevice(body.toString(), networkOf(x.ip))) answer(x, 204, ['cache-control', 'no-store']);
      else refuse(x, 404, 'この端末は登録されていません。');
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refuse(x, 429, error.message, ['retry-after', '3600']);
    }
  };
}
