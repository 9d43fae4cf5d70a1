import { DomainError } from '../../../lib/errors.ts';
import { mailboxLines, NotUnderstoodError, optionOf } from '../../../lib/operatorCommands.ts';
import type { Commands, OperatorServices } from '../../../lib/operatorCommands.ts';
import { normalizeEmail } from '../../accounts/users/emails.ts';
import { liftSuspension, suspendUser } from '../../accounts/users/suspension.ts';
import { userOfEmail } from './lookSql.ts';

export const memberUsage: readonly string[] = [
  '  members suspend 宛先 --reason "理由" [--days 30]',
  '                                    利用を停止する(理由と期限は本人に伝わる)',
  '  members lift 宛先 --reason "理由" 利用の停止を解除する',
];

const dayMs = 86_400_000;
const mostDays = 3650;

async function memberOf({ db }: OperatorServices, typed: string | undefined): Promise<string> {
  if (typed === undefined) throw new NotUnderstoodError('会員のメールアドレスを指定してください。');
  const id = await userOfEmail(db, normalizeEmail(typed, 'email'));
  if (id === undefined) throw new DomainError('ArgumentInvalidError', `${typed} の会員は見つかりません。`);
  return id;
}

function daysOf(words: readonly string[]): number | null {
  const typed = optionOf(words, 'days');
  if (typed === undefined) return null;
  const days = /^\d{1,4}$/u.test(typed) ? Number(typed) : 0;
  if (days < 1 || days > mostDays)
    throw new NotUnderstoodError(`日数は1〜${mostDays}の数字で指定してください。`);
  return days;
}

/** Acts about members, by the use cases of the pages. */
export const memberCommands: Commands = async (services, [subject, verb, typed, ...words]) => {
  if (subject !== 'members' || (verb !== 'suspend' && verb !== 'lift')) return undefined;
  const userId = await memberOf(services, typed);
  const reason = optionOf(words, 'reason') ?? '';
  if (reason === '') throw new NotUnderstoodError('理由を --reason "理由" で書いてください。');
  if (verb === 'lift') {
    await liftSuspension(services, userId, reason);
    return { code: 0, lines: [`${typed ?? ''} の停止を解除しました。`, ...mailboxLines(services)] };
  }
  const days = daysOf(words);
  const endsAt = days === null ? null : new Date(services.clock.now().getTime() + days * dayMs);
  await suspendUser(services, userId, { reason, endsAt });
  return { code: 0, lines: [`${typed ?? ''} の利用を停止しました。`, ...mailboxLines(services)] };
};
