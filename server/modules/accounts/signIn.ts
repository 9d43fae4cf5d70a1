import type { Context } from '../../lib/context.ts';
import { DomainError } from '../../lib/errors.ts';
import * as credentials from './credentialsSql.ts';
import { emailKey, normalizeEmail } from './emails.ts';
import { enter, requireUsable } from './enter.ts';
import type { SignedIn } from './enter.ts';
import { countAttempt, limitAddress } from './limits.ts';
import { isPassword } from './passwords.ts';

/**
 * By address and password. A wrong address and a wrong password are one failure: the same words, the same work, the same limit, so that
 * nobody learns here who has an account.
 */
export async function signIn(
  context: Context,
  typed: { readonly email: string; readonly password: string },
): Promise<SignedIn> {
  const { services } = context;
  const email = normalizeEmail(typed.email, 'email');
  if (typed.password === '') {
    throw new DomainError('UserInputInvalidError', 'パスワードを入力してください。', { field: 'password' });
  }
  await limitAddress(context, 'signIn');
  const account = emailKey(email);
  const attempt = await countAttempt(context, account);
  const credential = await credentials.credentialOfEmail(services.db, account);
  if (!(await isPassword(services, credential?.passwordHash ?? undefined, typed.password)) || !credential) {
    throw new DomainError('UserInputInvalidError', 'メールアドレスかパスワードが違います。');
  }
  await attempt.wasRight();
  requireUsable(credential);
  return services.db.transaction().execute((trx) => enter(trx, context, credential.userId));
}
