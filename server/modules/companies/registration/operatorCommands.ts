import { columns } from '../../../lib/text/textColumns.ts';
import {
  mailboxLines,
  moment,
  NotUnderstoodError,
  numberOf,
  optionOf,
} from '../../../lib/operatorCommands.ts';
import type { CommandResult, Commands, OperatorServices } from '../../../lib/operatorCommands.ts';
import { endOf, groundsOf, reasonOf } from '../../accounts/decisions/operatorCommands.ts';
import { liftCompany, suspendCompany } from '../company/suspension.ts';
import { correctCompanyName } from '../editing/correction.ts';
import * as decide from './decideLeads.ts';
import { shortIdOf } from './leads.ts';
import type { LeadRow } from './leadsSql.ts';

export const companyUsage: readonly string[] = [
  '  leads list [--all]      会社のお申し込みの一覧(--all を付けると、承認や見送りを済ませたものも)',
  '  leads accept 番号       承認して、招待のメールを送る(登録前にもう一度行うと、新しいリンクを送る)',
  '      --company 番号      すでにある会社に参加させる',
  '      --new               同じ名前の会社があっても、別の会社としてつくる',
  '  leads decline 番号 [--words "文章"]',
  '                          見送る(文章がなければ、メールは送らない)',
  '  company list            会社の一覧',
  '  company suspend 番号 --rule 規約 --reason "理由" [--days 30]',
  '                          会社の利用を停止する(規約、理由、期限は会社の管理者に伝わる)',
  '  company lift 番号 --reason "理由"  会社の停止を解除する',
  '  company rename 番号 --name "会社名" --reason "理由"',
  '                          会社名を訂正する',
];

const statusNames = { NEW: '新規', ACCEPTED: '承認済み', DECLINED: '見送り' } as const;
const urgencyNames = {
  REQUEST_IMMEDIATELY: 'すぐに依頼したい',
  CONSIDERATION_OF_ORDER_PLACEMENT: '依頼を検討している',
  INFORMATION_GATHERING: '情報を集めている',
} as const;

/** As dialled in Japan. */
const dialled = (e164: string | null): string => (e164 ?? '').replace(/^\+81/u, '0');

async function listLeads(services: OperatorServices, all: boolean): Promise<CommandResult> {
  const leads = await decide.listLeads(services, all ? undefined : 'NEW');
  if (leads.length === 0)
    return { code: 0, lines: [all ? 'お申し込みはまだありません。' : '新しいお申し込みはありません。'] };
  const rows = leads.map((lead) => [
    shortIdOf(lead.id),
    statusNames[lead.status],
    moment.format(lead.createdAt),
    lead.companyName,
    `${lead.lastName} ${lead.firstName}`,
    lead.email,
    dialled(lead.phoneNumber),
    lead.urgency === null ? '' : urgencyNames[lead.urgency],
  ]);
  const head = ['番号', '状態', '受付日時', '会社名', 'ご担当者', 'メールアドレス', '電話番号', '依頼の時期'];
  const purposes = leads.flatMap(purposeLines);
  return { code: 0, lines: [...columns([head, ...rows]), '', ...purposes] };
}

function purposeLines({ id, registrationPurpose }: LeadRow): string[] {
  return registrationPurpose === null
    ? []
    : [`${shortIdOf(id)} の利用目的: ${registrationPurpose.replaceAll('\n', '\n    ')}`];
}

async function listCompanies(services: OperatorServices): Promise<CommandResult> {
  const companies = await decide.listCompanies(services);
  if (companies.length === 0) return { code: 0, lines: ['会社はまだありません。'] };
  const rows = companies.map((company) => [
    shortIdOf(company.id),
    company.name,
    `${company.members}人`,
    moment.format(company.createdAt),
    company.status === 'ACTIVE' ? '利用中' : '停止中',
  ]);
  return { code: 0, lines: columns([['番号', '会社名', 'メンバー', '登録日時', '状態'], ...rows]) };
}

interface AcceptOptions {
  readonly company: string | undefined;
  readonly separate: boolean;
}

async function accept(
  services: OperatorServices,
  typed: string,
  { company, separate }: AcceptOptions,
): Promise<CommandResult> {
  const leadId = await decide.leadIdOf(services, typed);
  const companyId = company === undefined ? undefined : await decide.companyIdOf(services, company);
  const done = await decide.acceptLead(services, leadId, { separate, ...(companyId && { companyId }) });
  const named = `${done.company.name}(番号 ${shortIdOf(done.company.id)})`;
  const said = {
    CREATED: `${named}を作成し、${done.lead.email} に招待を送りました。`,
    JOINED: `${named}への招待を ${done.lead.email} に送りました。`,
    SENT_AGAIN: `${named}への新しい招待を ${done.lead.email} に送りました。前のリンクは使えなくなりました。`,
  } as const;
  return {
    code: 0,
    lines: [said[done.kind], `招待の期限: ${moment.format(done.expiresAt)}`, ...mailboxLines(services)],
  };
}

async function decline(
  services: OperatorServices,
  typed: string,
  words: readonly string[],
): Promise<CommandResult> {
  const written = optionOf(words, 'words');
  const lead = await decide.declineLead(services, await decide.leadIdOf(services, typed), written);
  const done = `${lead.companyName} のお申し込みを見送りにしました。`;
  return written === undefined
    ? { code: 0, lines: [`${done}メールは送っていません。`] }
    : { code: 0, lines: [done, ...mailboxLines(services)] };
}

async function suspend(
  services: OperatorServices,
  typed: string,
  words: readonly string[],
): Promise<CommandResult> {
  const given = { ...groundsOf(words), endsAt: endOf(words, services.clock.now()) };
  const { name } = await suspendCompany(services, await decide.companyIdOf(services, typed), given);
  return { code: 0, lines: [`${name} の利用を停止しました。`, ...mailboxLines(services)] };
}

async function lift(
  services: OperatorServices,
  typed: string,
  words: readonly string[],
): Promise<CommandResult> {
  const reason = reasonOf(words);
  const { name } = await liftCompany(services, await decide.companyIdOf(services, typed), reason);
  return { code: 0, lines: [`${name} の停止を解除しました。`, ...mailboxLines(services)] };
}

async function rename(
  services: OperatorServices,
  typed: string,
  words: readonly string[],
): Promise<CommandResult> {
  const [name, reason] = [optionOf(words, 'name') ?? '', reasonOf(words)];
  await correctCompanyName(services, await decide.companyIdOf(services, typed), { name, reason });
  return { code: 0, lines: [`会社名を ${name} に訂正しました。`] };
}

/** Undefined for unknown options. */
function acceptOptions(words: readonly string[]): AcceptOptions | undefined {
  if (words.length === 0) return { company: undefined, separate: false };
  const [option, value, ...rest] = words;
  if (option === '--new' && value === undefined) return { company: undefined, separate: true };
  if (option === '--company' && value !== undefined && rest.length === 0)
    return { company: value, separate: false };
  return undefined;
}

export const companyCommands: Commands = async (services, [subject, verb, id, ...rest]) => {
  switch (`${subject} ${verb}`) {
    case 'leads list':
      if (id !== undefined && id !== '--all') throw new NotUnderstoodError(`「${id}」はわかりません。`);
      return listLeads(services, id === '--all');
    case 'company list':
      return listCompanies(services);
    case 'company suspend':
      return suspend(services, numberOf(id, '会社'), rest);
    case 'company lift':
      return lift(services, numberOf(id, '会社'), rest);
    case 'company rename':
      return rename(services, numberOf(id, '会社'), rest);
    case 'leads accept': {
      const lead = numberOf(id, 'お申し込み');
      const options = acceptOptions(rest);
      if (!options) throw new NotUnderstoodError(`「${rest.join(' ')}」はわかりません。`);
      return accept(services, lead, options);
    }
    case 'leads decline':
      return decline(services, numberOf(id, 'お申し込み'), rest);
    default:
      return undefined;
  }
};
