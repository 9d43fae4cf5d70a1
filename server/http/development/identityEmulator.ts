import * as v from 'valibot';
import type { IdentityEmulator } from '../../modules/accounts/sign-in/identity.ts';
import { readBody } from '../request/body.ts';
import {
  answer,
  answerJson,
  isReading,
  refuse,
  refuseMethod,
  type Exchange,
  type HeaderList,
} from '../request/exchange.ts';
import { chooseHtml, chooseScript, chooseStyle, clientScript, clientStyle } from './identityEmulatorPages.ts';

const wish = v.object({
  email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email()),
  name: v.pipe(v.string(), v.trim(), v.maxLength(100)),
  nonce: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  clientId: v.string(),
});

const bodyLimits = { bytes: 8 * 1024, milliseconds: 5_000 };

/**
 * `/dev/google/*`: replaces Google on a local start, with a script like the real library, a window to choose
 * a person, and tokens. Never mounted in production.
 */
export function createIdentityEmulatorHandler(
  emulator: IdentityEmulator,
  securityHeaders: HeaderList,
): (x: Exchange) => Promise<void> | void {
  const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/dev/google/client.js': ['text/javascript', clientScript],
    '/dev/google/client.css': ['text/css', clientStyle],
    '/dev/google/choose': ['text/html', chooseHtml],
    '/dev/google/choose.js': ['text/javascript', chooseScript],
    '/dev/google/choose.css': ['text/css', chooseStyle],
  };

  const issue = async (x: Exchange): Promise<void> => {
    if (x.req.method !== 'POST') {
      refuseMethod(x, 'POST');
      return;
    }
    const asked = v.safeParse(wish, parsed((await readBody(x.req, bodyLimits)).toString('utf8')));
    if (!asked.success) {
      answerJson(x, 400, { error: 'メールアドレスを確認してください。' });
      return;
    }
    const { email, name, nonce, clientId } = asked.output;
    if (clientId !== emulator.clientId) answerJson(x, 400, { error: 'client_id が違います。' });
    else answerJson(x, 200, { credential: await emulator.issueToken({ email, name }, nonce) });
  };

  return async (x) => {
    if (x.path === '/dev/google/token') return issue(x);
    if (!isReading(x.req.method)) return refuseMethod(x, 'GET, HEAD');
    if (x.path === '/dev/google/certs') return answerJson(x, 200, await emulator.publicKeys());
    const file = files[x.path];
    if (!file) return refuse(x, 404, 'ページが見つかりません。');
    const [type, body] = file;
    const headers = [
      'content-type',
      `${type}; charset=utf-8`,
      'cache-control',
      'no-cache',
      ...securityHeaders,
    ];
    answer(x, 200, headers, body);
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
