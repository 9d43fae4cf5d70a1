import { moment, NotUnderstoodError, optionOf } from '../../lib/operatorCommands.ts';
import type { CommandResult, Commands, OperatorServices } from '../../lib/operatorCommands.ts';
import { isStaffRole, staffRoles } from '../../lib/request/staff.ts';
import type { StaffRole } from '../../lib/request/staff.ts';
import { columns } from '../../lib/text/textColumns.ts';
import { codeAt } from '../accounts/second-factor/totp.ts';
import * as accounts from './accounts.ts';
import { openSecret } from './signIn.ts';

export const staffUsage: readonly string[] = [
  '  staff list                        運営者の一覧',
  '  staff add 宛先 --name "名前" --roles REVIEWER,SUPPORT',
  '                                    運営者を登録する(最初のパスワードを一度だけ表示する)',
  `  staff roles 宛先 --roles 役割      役割を変える(${staffRoles.join('、')})`,
  '  staff reset 宛先                  パスワードを新しくし、二段階認証を設定し直せるようにする',
  '  staff disable 宛先 / enable 宛先  ログインできないようにする / 元に戻す',
];

export const roleNames: Readonly<Record<StaffRole, string>> = {
  REVIEWER: '審査',
  SUPPORT: '対応',
  EDITOR: '編集',
  ADMINISTRATOR: '管理者',
};

function rolesFrom(typed: string | undefined): StaffRole[] {
  const words = (typed ?? '').toUpperCase().split(',').filter(Boolean);
  const unknown = words.find((word) => !isStaffRole(word));
  if (words.length === 0 || unknown !== undefined)
    throw new NotUnderstoodError(`役割を --roles で指定してください(${staffRoles.join('、')})。`);
  return [...new Set(words.filter(isStaffRole))];
}

async function list(services: OperatorServices): Promise<CommandResult> {
  const staff = await accounts.listStaff(services);
  if (staff.length === 0) return { code: 0, lines: ['運営者はまだいません。'] };
  const rows = staff.map((one) => [
    one.email,
    one.name,
    one.roles.map((role) => roleNames[role]).join('、'),
    one.disabledAt !== null ? '停止中' : one.hasSecondFactor ? '利用中' : '二段階認証が未設定',
    one.lastUsedAt === null ? '' : moment.format(one.lastUsedAt),
  ]);
  return { code: 0, lines: columns([['宛先', '名前', '役割', '状態', '最後の利用'], ...rows]) };
}

const said = (what: string, made: { readonly email: string; readonly password: string }): CommandResult => ({
  code: 0,
  lines: [
    `${made.email} ${what}`,
    `最初のパスワード: ${made.password}`,
    'このパスワードは一度しか表示されません。/admin でログインすると、二段階認証の設定に進みます。',
  ],
});

/** Demos only, so that visitors need no authenticator app. */
async function code(services: OperatorServices, email: string): Promise<CommandResult | undefined> {
  if (services.config.production) return undefined;
  const { id } = await accounts.staffOfEmail(services, email);
  const secret = await openSecret(services, id);
  if (secret === undefined) return { code: 1, lines: ['二段階認証はまだ設定されていません。'] };
  return { code: 0, lines: [codeAt(secret, services.clock.now())] };
}

/** Manages who may sign in at /admin. */
export const staffCommands: Commands = async (services, [subject, verb, email = '', ...words]) => {
  if (subject !== 'staff') return undefined;
  if (verb === 'list') return list(services);
  if (email === '') throw new NotUnderstoodError('運営者のメールアドレスを指定してください。');
  switch (verb) {
    case 'add': {
      const name = optionOf(words, 'name') ?? '';
      return said(
        'を登録しました。',
        await accounts.makeStaff(services, { email, name, roles: rolesFrom(optionOf(words, 'roles')) }),
      );
    }
    case 'roles':
      await accounts.setStaffRoles(services, email, rolesFrom(optionOf(words, 'roles')));
      return { code: 0, lines: [`${email} の役割を変えました。`] };
    case 'reset':
      return said('のパスワードを新しくしました。', await accounts.resetStaff(services, email));
    case 'disable':
      await accounts.disableStaff(services, email);
      return { code: 0, lines: [`${email} はログインできなくなりました。`] };
    case 'enable':
      await accounts.enableStaff(services, email);
      return { code: 0, lines: [`${email} はログインできます。`] };
    case 'code':
      return code(services, email);
    default:
      return undefined;
  }
};
