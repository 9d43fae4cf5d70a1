import { DomainError } from '../../../lib/request/errors.ts';
import { columns } from '../../../lib/text/textColumns.ts';
import { mailboxLines, moment, NotUnderstoodError, numberOf } from '../../../lib/operatorCommands.ts';
import type { CommandResult, Commands, OperatorServices } from '../../../lib/operatorCommands.ts';
import { approveWork, rejectWork, versionOf } from './review.ts';
import type { DecidedWork } from './review.ts';
import { groundsOf, reasonOf } from '../../accounts/decisions/operatorCommands.ts';
import { restoreWork, takeDown } from './takeDown.ts';
import * as sql from './reviewSql.ts';
import { workKey } from '../works/workKey.ts';

export const workUsage: readonly string[] = [
  '  works list [--all]      審査待ちの作品の一覧(--all を付けると、審査を終えたものも)',
  '  works approve 番号 [版] 作品、またはその変更を承認する(作者にお知らせする。一覧にある版を付けると、そのあとで直されたものは承認しない)',
  '  works reject 番号 理由  見送る(理由は作者に伝わる)',
  '  works hide 番号 --rule 規約 --reason "理由"',
  '                          非表示にする(規約と理由は作者に伝わる)',
  '  works show 番号 --reason "理由"  再び表示する',
];

const statusNames = { IN_PROGRESS: '審査待ち', APPROVED: '承認済み', REJECTED: '見送り' } as const;

async function list({ db }: OperatorServices, all: boolean): Promise<CommandResult> {
  const works = await sql.listReviews(db, { all, limit: 200 });
  if (works.length === 0)
    return { code: 0, lines: [all ? '作品はまだありません。' : '審査待ちの作品はありません。'] };
  const rows = works.map((work) => [
    String(work.number),
    versionOf(work.editedAt),
    statusNames[work.status],
    work.isChange ? '変更' : '新規',
    work.isPublished ? '公開' : '非公開',
    moment.format(work.lastActivityAt),
    work.authorName,
    work.name,
  ]);
  const head = ['番号', '版', '状態', '種類', '公開', '日時', '作者', '作品名'];
  return { code: 0, lines: [...columns([head, ...rows])] };
}

/** By the number printed beside a work, or by id. */
export async function workIdOf({ db }: OperatorServices, typed: string): Promise<string> {
  const number = /^(?:No\.)?0*(\d{1,9})$/iu.exec(typed)?.[1];
  const id = number === undefined ? workKey(typed) : await sql.productIdOfNumber(db, Number(number));
  if (id === undefined) throw new DomainError('ProductNotFoundError', 'この番号の作品は見つかりません。');
  return id;
}

const named = ({ name, number, authorName }: DecidedWork): string =>
  `「${name}」(番号 ${number}、${authorName}さん)`;

async function approve(
  services: OperatorServices,
  typed: string,
  version: string | undefined,
): Promise<CommandResult> {
  const work = await approveWork(services, await workIdOf(services, typed), version);
  const done = work.isChange ? 'の変更を承認しました。' : 'を承認しました。';
  const shown = work.isPublished ? [] : ['作者が公開するまで、ほかの人には表示されません。'];
  return { code: 0, lines: [`${named(work)}${done}`, ...shown, ...mailboxLines(services)] };
}

async function reject(services: OperatorServices, typed: string, reason: string): Promise<CommandResult> {
  if (reason === '') throw new NotUnderstoodError('作者に伝える理由を書いてください。');
  const work = await rejectWork(services, await workIdOf(services, typed), reason);
  const done = work.isChange
    ? 'の変更を見送りました。承認済みの内容はそのまま表示されます。'
    : 'を見送りました。';
  return { code: 0, lines: [`${named(work)}${done}`, ...mailboxLines(services)] };
}

export const workCommands: Commands = async (services, [subject, verb, id, ...rest]) => {
  switch (`${subject} ${verb}`) {
    case 'works list':
      if (id !== undefined && id !== '--all') throw new NotUnderstoodError(`「${id}」はわかりません。`);
      return list(services, id === '--all');
    case 'works approve':
      if (rest.length > 1 || !/^(?:v[0-9a-z]+)?$/u.test(rest[0] ?? ''))
        throw new NotUnderstoodError(`「${rest.join(' ')}」はわかりません。`);
      return approve(services, numberOf(id, '作品'), rest[0]);
    case 'works hide':
      await takeDown(services, await workIdOf(services, numberOf(id, '作品')), groundsOf(rest));
      return { code: 0, lines: ['作品を非表示にしました。', ...mailboxLines(services)] };
    case 'works show':
      await restoreWork(services, await workIdOf(services, numberOf(id, '作品')), reasonOf(rest));
      return { code: 0, lines: ['作品を再び表示しました。', ...mailboxLines(services)] };
    case 'works reject':
      return reject(services, numberOf(id, '作品'), rest.join(' ').trim());
    default:
      return undefined;
  }
};
