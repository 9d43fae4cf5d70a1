import { DomainError } from '../../../lib/request/errors.ts';
import { mailboxLines, NotUnderstoodError } from '../../../lib/operatorCommands.ts';
import type { Commands, OperatorServices } from '../../../lib/operatorCommands.ts';
import { endOf, groundsOf, reasonOf } from '../../accounts/decisions/operatorCommands.ts';
import { normalizeEmail } from '../../accounts/users/emails.ts';
import { liftSuspension, suspendUser } from '../../accounts/users/suspension.ts';
import { deleteForHouse, keepForHouse } from '../../personal-data/deletion/deletion.ts';
import { exportForHouse } from '../../personal-data/export/houseExport.ts';
import { endMemberSessions } from './look.ts';
import { userOfEmail } from './lookSql.ts';

export const memberUsage: readonly string[] = [
  '  members suspend 宛先 --rule 規約 --reason "理由" [--days 30]',
  '                                    利用を停止する(規約、理由、期限は本人に伝わる)',
  '  members lift 宛先 --reason "理由" 利用の停止を解除する',
  '  members sign-out 宛先 --reason "理由"',
  '                                    すべての端末からログアウトさせる',
  '  members export 宛先 --reason "理由"',
  '                                    開示の請求のために、全データを書き出す(編集室の「会社と人」で受け取る)',
  '  members delete 宛先 --reason "理由"',
  '                                    30日後に削除する(本人に伝わる)',
  '  members keep 宛先 --reason "理由" 削除を中止する',
];

async function memberOf({ db }: OperatorServices, typed: string | undefined): Promise<string> {
  if (typed === undefined) throw new NotUnderstoodError('会員のメールアドレスを指定してください。');
  const id = await userOfEmail(db, normalizeEmail(typed, 'email'));
  if (id === undefined) throw new DomainError('ArgumentInvalidError', `${typed} の会員は見つかりません。`);
  return id;
}

/** Acts about members, by the use cases of the pages. */
export const memberCommands: Commands = async (services, [subject, verb, typed, ...words]) => {
  if (subject !== 'members') return undefined;
  switch (verb) {
    case 'suspend': {
      const given = { ...groundsOf(words), endsAt: endOf(words, services.clock.now()) };
      await suspendUser(services, await memberOf(services, typed), given);
      return { code: 0, lines: [`${typed ?? ''} の利用を停止しました。`, ...mailboxLines(services)] };
    }
    case 'lift':
      await liftSuspension(services, await memberOf(services, typed), reasonOf(words));
      return { code: 0, lines: [`${typed ?? ''} の停止を解除しました。`, ...mailboxLines(services)] };
    case 'sign-out':
      await endMemberSessions(services, await memberOf(services, typed), reasonOf(words));
      return { code: 0, lines: [`${typed ?? ''} をすべての端末からログアウトさせました。`] };
    case 'export':
      await exportForHouse(services, await memberOf(services, typed), reasonOf(words));
      return { code: 0, lines: ['書き出しを始めました。できあがると、編集室で受け取れます。'] };
    case 'delete':
      await deleteForHouse(services, await memberOf(services, typed), reasonOf(words));
      return { code: 0, lines: [`${typed ?? ''} を30日後に削除します。`, ...mailboxLines(services)] };
    case 'keep':
      await keepForHouse(services, await memberOf(services, typed), reasonOf(words));
      return { code: 0, lines: [`${typed ?? ''} の削除を中止しました。`, ...mailboxLines(services)] };
    default:
      return undefined;
  }
};
