import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import * as credentials from '../credentials/credentialsSql.ts';
import { emailKey, normalizeEmail } from '../users/emails.ts';
import { enterOrAsk, letIn } from '../second-factor/ask.ts';
import type { SignedIn } from './enter.ts';
import { attempt, limitAddress } from './limits.ts';
import { isPassword, isSame } from '../credentials/passwords.ts';

/**
 * Wrong address and wrong password look alike in words, time and limit, so that nobody learns who has an
 * account.
 */
export async function signIn(
  context: Context,
  typed: {
    readonly email: string;
    readonly password: string;
    readonly rememberedDevice?: string | null | undefined;
  },
): Promise<SignedIn> {
  const { services } = context;
  const email = normalizeEmail(typed.email, 'email');
  if (typed.password === '') {
    throw new DomainError('UserInputInvalidError', 'パスワードを入力してください。', { field: 'password' });
  }
  await limitAddress(context, 'signIn');
  const account = emailKey(email);
  const credential = await credentials.credentialOfEmail(services.db, account);
  const isRight = await attempt(context, account, () =>
    isPassword(services, credential?.passwordHash ?? undefined, typed.password),
  );
  const wrong = () => new DomainError('UserInputInvalidError', 'メールアドレスかパスワードが違います。');
  if (!isRight || !credential) throw wrong();
  const entered = await services.db.transaction().execute(async (trx) => {
    const held = await credentials.holdCredential(trx, credential.userId);
    if (!held || !isSame(held, credential)) throw wrong();
    return enterOrAsk(trx, context, held, typed.rememberedDevice);
  });
  return letIn(entered);
}
