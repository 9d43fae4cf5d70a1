import { DomainError } from '../../lib/errors.ts';
import type { Services } from '../../lib/services.ts';
import { columns } from '../../lib/textColumns.ts';
import { listKeptMails, sendKeptMailAgain } from '../notifications/mailCommands.ts';
import * as decide from './decideLeads.ts';
import { shortIdOf } from './leads.ts';
import type { LeadRow } from './leadsSql.ts';

/** What a command needs: the same whether a running server is asked to run it or the command opens the database itself. */
export type OperatorServices = Pick<Services, 'clock' | 'config' | 'db' | 'newId'>;

export interface CommandResult {
  /** 0 done, 1 refused, 2 not understood. */
  readonly code: 0 | 1 | 2;
  readonly lines: readonly string[];
}

export const usage: readonly string[] = [
  '使い方: npm run ops -- コマンド',
  '',
  '  leads list [--all]      企業のお申し込みの一覧（--all を付けると、承認や見送りを済ませたものも）',
  '  leads accept 番号       承認して、招待のメールを送る（登録前にもう一度行うと、新しいリンクを送る）',
  '      --company 番号      すでにある会社に参加させる',
  '      --new               同じ名前の会社があっても、別の会社としてつくる',
  '  leads decline 番号      見送る（メールは送らない）',
  '  company list            会社の一覧',
  '  mails list              送るのをやめたメールの一覧（届いたか不明のものも）',
  '  mails resend 番号       そのメールをもう一度送る',
];

const notUnderstood = (line: string): CommandResult => ({ code: 2, lines: [line, '', ...usage] });

const moment = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'medium',
  timeStyle: 'short',
});

const statusNames = { NEW: '新規', ACCEPTED: '承認済み', DECLINED: '見送り' } as const;
const urgencyNames = {
  REQUEST_IMMEDIATELY: 'すぐに依頼したい',
  CONSIDERATION_OF_ORDER_PLACEMENT: '依頼を検討している',
  INFORMATION_GATHERING: '情報を集めている',
} as const;

/** A number as people dial it. */
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
  const named = `${done.company.name}（番号 ${shortIdOf(done.company.id)}）`;
  const said = {
    CREATED: `${named}をつくり、${done.lead.email} に招待を送りました。`,
    JOINED: `${named}への招待を ${done.lead.email} に送りました。`,
    SENT_AGAIN: `${named}への新しい招待を ${done.lead.email} に送りました。前のリンクは使えなくなりました。`,
  } as const;
  const { config } = services;
  const readable = !config.production && !config.smtpUrl;
  return {
    code: 0,
    lines: [
      said[done.kind],
      `招待の期限: ${moment.format(done.expiresAt)}`,
      ...(readable ? [`メールは ${config.publicOrigin}/dev/mailbox で読めます。`] : []),
    ],
  };
}

async function decline(services: OperatorServices, typed: string): Promise<CommandResult> {
  const lead = await decide.declineLead(services, await decide.leadIdOf(services, typed));
  return { code: 0, lines: [`${lead.companyName} のお申し込みを見送りにしました。メールは送っていません。`] };
}

/** Reads the words after the command; undefined where one of them is not known. */
function acceptOptions(words: readonly string[]): AcceptOptions | undefined {
  if (words.length === 0) return { company: undefined, separate: false };
  const [option, value, ...rest] = words;
  if (option === '--new' && value === undefined) return { company: undefined, separate: true };
  if (option === '--company' && value !== undefined && rest.length === 0)
    return { company: value, separate: false };
  return undefined;
}

async function run(services: OperatorServices, words: readonly string[]): Promise<CommandResult> {
  const [subject, verb, id, ...rest] = words;
  if (subject === undefined || subject === 'help' || subject === '--help') return { code: 0, lines: usage };
  const command = `${subject} ${verb ?? ''}`.trim();
  switch (command) {
    case 'leads list':
      if (id !== undefined && id !== '--all') return notUnderstood(`「${id}」はわかりません。`);
      return listLeads(services, id === '--all');
    case 'company list':
      return listCompanies(services);
    case 'leads accept': {
      if (id === undefined) return notUnderstood('お申し込みの番号を指定してください。');
      const options = acceptOptions(rest);
      return options ? accept(services, id, options) : notUnderstood(`「${rest.join(' ')}」はわかりません。`);
    }
    case 'leads decline':
      if (id === undefined) return notUnderstood('お申し込みの番号を指定してください。');
      return decline(services, id);
    case 'mails list':
      return { code: 0, lines: await listKeptMails(services) };
    case 'mails resend':
      if (id === undefined) return notUnderstood('メールの番号を指定してください。');
      return { code: 0, lines: await sendKeptMailAgain(services, id) };
    default:
      return notUnderstood(`「${command}」というコマンドはありません。`);
  }
}

/** Runs what was typed after `npm run ops --`. A refusal is a result; only a surprise is thrown. */
export async function runOperatorCommand(
  services: OperatorServices,
  words: readonly string[],
): Promise<CommandResult> {
  try {
    return await run(services, words);
  } catch (error) {
    if (error instanceof DomainError) return { code: 1, lines: error.message.split('\n') };
    throw error;
  }
}
