import { isMailAddress } from '../../lib/text/mailAddress.ts';
import { columns } from '../../lib/text/textColumns.ts';
import { moment, NotUnderstoodError, numberOf } from '../../lib/operatorCommands.ts';
import type { Commands, OperatorServices } from '../../lib/operatorCommands.ts';
import { keptMails, sendKeptMail } from './keptMails.ts';
import { forgetRefusals, noteRefusal, refusedAddresses } from './refusals.ts';

export const mailUsage: readonly string[] = [
  '  mails list              送信を中止したメールの一覧(届いたか不明のものも)',
  '  mails resend 番号       そのメールをもう一度送る',
  '  mails refusals          受け取りを拒否した宛先の一覧',
  '  mails refused 宛先 理由 戻ってきたメールの宛先を記録する',
  '  mails accepts 宛先      宛先の拒否の記録を消す',
];

async function listKeptMails(services: OperatorServices): Promise<string[]> {
  const mails = await keptMails(services);
  if (mails.length === 0) return ['送れていないメールはありません。'];
  const rows = mails.map((mail) => [
    mail.id.slice(-8),
    mail.inDoubt ? '届いたか不明' : '送れない',
    moment.format(mail.failedAt),
    mail.to,
    mail.subject,
    mail.reason,
  ]);
  return columns([['番号', '状態', '日時', '宛先', '件名', '理由'], ...rows]);
}

async function sendKeptMailAgain(services: OperatorServices, typed: string): Promise<string[]> {
  const mail = await sendKeptMail(services, typed);
  return [
    `${mail.to} への「${mail.subject}」をもう一度送ります。`,
    ...(mail.inDoubt ? ['すでに届いていた場合は、同じメールが2通になります。'] : []),
  ];
}

async function listRefusals({ db }: OperatorServices): Promise<string[]> {
  const rows = await refusedAddresses(db);
  if (rows.length === 0) return ['受け取りを拒否した宛先はありません。'];
  return columns([
    ['宛先', '回数', '最後の日時', '理由'],
    ...rows.map((row) => [row.address, String(row.refusals), moment.format(row.refusedAt), row.reason]),
  ]);
}

function addressFrom(typed: string | undefined): string {
  if (typed === undefined || !isMailAddress(typed))
    throw new NotUnderstoodError('宛先のメールアドレスを指定してください。');
  return typed;
}

async function refused(services: OperatorServices, address: string, reason: string): Promise<string[]> {
  await noteRefusal(services, address, reason || '配信後に戻ってきたメール');
  return [`${address} の拒否を記録しました。`];
}

async function accepts({ db }: OperatorServices, address: string): Promise<string[]> {
  return (await forgetRefusals(db, address))
    ? [`${address} の拒否の記録を消しました。`]
    : [`${address} に拒否の記録はありません。`];
}

export const mailCommands: Commands = async (services, [subject, verb, id, ...words]) => {
  switch (`${subject} ${verb}`) {
    case 'mails list':
      return { code: 0, lines: await listKeptMails(services) };
    case 'mails resend':
      return { code: 0, lines: await sendKeptMailAgain(services, numberOf(id, 'メール')) };
    case 'mails refusals':
      return { code: 0, lines: await listRefusals(services) };
    case 'mails refused':
      return { code: 0, lines: await refused(services, addressFrom(id), words.join(' ')) };
    case 'mails accepts':
      return { code: 0, lines: await accepts(services, addressFrom(id)) };
    default:
      return undefined;
  }
};
