import { readBody } from './request/body.ts';
import { answer, refuse } from './request/exchange.ts';
import type { Exchange } from './request/exchange.ts';

export const unsubscribePath = '/unsubscribe/';

const bodyLimits = { bytes: 4 * 1024, milliseconds: 5_000 };

function tokenOf(path: string): string {
  try {
    return decodeURIComponent(path.slice(unsubscribePath.length));
  } catch {
    return '';
  }
}

/**
 * One-click unsubscribe (RFC 8058): a POST without session, from a mail program or from the button of the
 * page that GET shows. A GET alone changes nothing, since programs open every link of a mail.
 */
export function createUnsubscribe(
  stopMails: (token: string) => Promise<boolean>,
): (x: Exchange) => Promise<void> {
  return async (x) => {
    const form = new URLSearchParams((await readBody(x.req, bodyLimits)).toString());
    const known = await stopMails(tokenOf(x.path));
    if (form.has('from'))
      answer(x, 303, ['location', `${x.path}?done=${known ? 1 : 0}`, 'cache-control', 'no-store']);
    else if (known) answer(x, 200, ['cache-control', 'no-store']);
    else refuse(x, 404, 'このアドレスでは、メールの配信を停止できません。');
  };
}
