import type { Services } from '../../lib/services.ts';
import { columns } from '../../lib/textColumns.ts';
import { keptMails, sendKeptMail } from './keptMails.ts';

const moment = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'medium',
  timeStyle: 'short',
});

type Asking = Pick<Services, 'clock' | 'config' | 'db'>;

/** Mails that the server does not send by itself any more, as lines for the operators' command line. */
export async function listKeptMails(services: Asking): Promise<string[]> {
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

export async function sendKeptMailAgain(services: Asking, typed: string): Promise<string[]> {
  const mail = await sendKeptMail(services, typed);
  return [
    `${mail.to} への「${mail.subject}」をもう一度送ります。`,
    ...(mail.inDoubt ? ['すでに届いていた場合は、同じメールが2通になります。'] : []),
  ];
}
