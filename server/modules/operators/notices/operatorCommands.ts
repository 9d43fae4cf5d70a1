import { NotUnderstoodError, mailboxLines, moment, optionOf } from '../../../lib/operatorCommands.ts';
import type { Commands, OperatorServices } from '../../../lib/operatorCommands.ts';
import { columns } from '../../../lib/text/textColumns.ts';
import { changeNotice, dropNotice, latestNotices, writeNotice } from './notices.ts';
import type { NoticeTyped } from './notices.ts';

export const noticeUsage: readonly string[] = [
  '  notices list                      お知らせの一覧',
  '  notices write "本文" [--to ALL|CREATORS|COMPANIES] [--link 場所] [--at 2026-12-01T10:00]',
  '                                    お知らせを公開する(--at は日本時間の予約)',
  '  notices change 番号 "本文" [--to ALL|CREATORS|COMPANIES] [--link 場所] [--at 2026-12-01T10:00]',
  '                                    予約したお知らせを書き直す',
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

function typedFrom(content: string, words: readonly string[]): NoticeTyped {
  const audience = (optionOf(words, 'to') ?? 'ALL').toUpperCase();
  if (!isAudience(audience)) throw new NotUnderstoodError('対象は ALL、CREATORS、COMPANIES のどれかです。');
  return {
    actionType: 'INFORMATION',
    audience,
    content,
    link: optionOf(words, 'link'),
    publishAt: momentFrom(optionOf(words, 'at')),
  };
}

async function idOf(services: OperatorServices, typed: string): Promise<string> {
  const [notice, other] = (await latestNotices(services)).filter(({ id }) =>
    id.endsWith(typed.toLowerCase()),
  );
  if (typed === '' || notice === undefined || other !== undefined)
    throw new NotUnderstoodError('お知らせの番号を指定してください。');
  return notice.id;
}

/** Words to members, by the use cases of the page. */
export const noticeCommands: Commands = async (services, [subject, verb, typed = '', ...words]) => {
  switch (`${subject} ${verb}`) {
    case 'notices list':
      return { code: 0, lines: await list(services) };
    case 'notices write':
      await writeNotice(services, typedFrom(typed, words));
      return { code: 0, lines: ['お知らせを登録しました。', ...mailboxLines(services)] };
    case 'notices change': {
      const [content = '', ...options] = words;
      await changeNotice(services, await idOf(services, typed), typedFrom(content, options));
      return { code: 0, lines: ['お知らせを書き直しました。'] };
    }
    case 'notices drop':
      await dropNotice(services, await idOf(services, typed));
      return { code: 0, lines: ['お知らせを取り消しました。'] };
    default:
      return undefined;
  }
};
