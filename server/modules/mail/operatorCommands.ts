import { columns } from '../../lib/textColumns.ts';
import { moment, numberOf } from '../../lib/operatorCommands.ts';
import type { Commands, OperatorServices } from '../../lib/operatorCommands.ts';
import { keptMails, sendKeptMail } from './keptMails.ts';

export const mailUsage: readonly string[] = [
  '  mails list              送信を中止したメールの一覧(届いたか不明のものも)',
  '  mails resend 番号       そのメールをもう一度送る',
];

/** Mails that the server does not send by itself any more, as lines for the operators' command line. */
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

/** What operators do about mails. */
export const mailCommands: Commands = async (services, [subject, verb, id]) => {
  switch (`${subject} ${verb}`) {
    case 'mails list':
      return { code: 0, lines: await listKeptMails(services) };
    case 'mails resend':
      return { code: 0, lines: await sendKeptMailAgain(services, numberOf(id, 'メール')) };
    default:
      return undefined;
  }
};
