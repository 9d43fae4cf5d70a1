import { NotUnderstoodError, mailboxLines, moment, optionOf } from '../../../lib/operatorCommands.ts';
import type { Commands, OperatorServices } from '../../../lib/operatorCommands.ts';
import { columns } from '../../../lib/textColumns.ts';
import { dropNotice, latestNotices, writeNotice } from './notices.ts';

export const noticeUsage: readonly string[] = [
  '  notices list                      お知らせの一覧',
  '  notices write "本文" [--to ALL|CREATORS|COMPANIES] [--link 場所] [--at 2026-12-01T10:00]',
  '                                    お知らせを公開する(--at は日本時間の予約)',
  '  notices drop 番号                 予約したお知らせを取り消す',
];

const audiences = { ALL: '全員', CREATORS: 'クリエイター', COMPANIES: '会社' } as const;
const isAudience = (typed: string): typed is keyof typeof audiences => Object.hasOwn(audiences, typed);

async function list(services: OperatorServices): Promise<string[]> {
  const notices = await latestNotices(services);
  if (notices.length === 0) return ['お知らせはまだありません。'];
  const now = services.clock.now();
  const rows = notices.map((one) => [
    one.id.slice(-8),
    one.publishAt > now ? '予約' : '公開済み',
    moment.format(one.publishAt),
    audiences[one.audience],
    one.content.replaceAll('\n', ' ').slice(0, 60),
  ]);
  return columns([['番号', '状態', '日時', '対象', '本文'], ...rows]);
}

function momentFrom(typed: string | undefined): Date | null {
  if (typed === undefined) return null;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/u.test(typed) || Number.isNaN(Date.parse(typed)))
    throw new NotUnderstoodError('日時は --at 2026-12-01T10:00 の形で指定してください。');
  return new Date(`${typed}:00+09:00`);
}

/** Words to members, by the use cases of the page. */
export const noticeCommands: Commands = async (services, [subject, verb, typed = '', ...words]) => {
  switch (`${subject} ${verb}`) {
    case 'notices list':
      return { code: 0, lines: await list(services) };
    case 'notices write': {
      const audience = (optionOf(words, 'to') ?? 'ALL').toUpperCase();
      if (!isAudience(audience))
        throw new NotUnderstoodError('対象は ALL、CREATORS、COMPANIES のどれかです。');
      await writeNotice(services, {
        actionType: 'INFORMATION',
        audience,
        content: typed,
        link: optionOf(words, 'link'),
        publishAt: momentFrom(optionOf(words, 'at')),
      });
      return { code: 0, lines: ['お知らせを登録しました。', ...mailboxLines(services)] };
    }
    case 'notices drop': {
      const found = (await latestNotices(services)).filter(({ id }) => id.endsWith(typed.toLowerCase()));
      const [notice] = found;
      if (typed === '' || notice === undefined || found.length > 1)
        throw new NotUnderstoodError('取り消すお知らせの番号を指定してください。');
      await dropNotice(services, notice.id);
      return { code: 0, lines: ['お知らせを取り消しました。'] };
    }
    default:
      return undefined;
  }
};
