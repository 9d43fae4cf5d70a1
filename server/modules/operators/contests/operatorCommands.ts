import { DomainError } from '../../../lib/request/errors.ts';
import { mailboxLines, moment, NotUnderstoodError, optionOf } from '../../../lib/operatorCommands.ts';
import type { Commands, OperatorServices } from '../../../lib/operatorCommands.ts';
import { columns } from '../../../lib/text/textColumns.ts';
import { subjectWords, waitingContests } from '../../accounts/decisions/contest.ts';
import { answer } from './contests.ts';

export const contestUsage: readonly string[] = [
  '  contests list                     回答前の異議の一覧',
  '  contests uphold 番号 --words "説明"    判断を変えない(説明は申し立てた人に届く)',
  '  contests overturn 番号 --words "説明"  判断を取り消し、元に戻す',
];

const shortOf = (id: string): string => id.slice(-8);

async function idOf(services: OperatorServices, typed: string | undefined): Promise<string> {
  if (typed === undefined) throw new NotUnderstoodError('異議の番号を指定してください。');
  const found = (await waitingContests(services)).find(({ id }) => shortOf(id) === typed);
  if (!found) throw new DomainError('ArgumentInvalidError', 'この番号の異議はありません。');
  return found.id;
}

export const contestCommands: Commands = async (services, [subject, verb, typed, ...words]) => {
  if (subject !== 'contests') return undefined;
  if (verb === 'list') {
    const rows = (await waitingContests(services)).map((one) => [
      shortOf(one.id),
      moment.format(one.contestedAt ?? one.decidedAt),
      subjectWords(one),
      one.subjectName,
      one.decidedBy ?? 'コマンド',
      (one.contest ?? '').replaceAll('\n', ' '),
    ]);
    if (rows.length === 0) return { code: 0, lines: ['回答前の異議はありません。'] };
    return {
      code: 0,
      lines: columns([['番号', '受付', '対象', '名前', '判断した人', '異議'], ...rows]),
    };
  }
  if (verb !== 'uphold' && verb !== 'overturn') return undefined;
  const said = optionOf(words, 'words') ?? '';
  if (said === '') throw new NotUnderstoodError('申し立てた人に届く説明を --words "説明" で書いてください。');
  const isOverturned = verb === 'overturn';
  await answer(services, await idOf(services, typed), {
    answer: isOverturned ? 'OVERTURNED' : 'UPHELD',
    words: said,
  });
  return {
    code: 0,
    lines: [
      isOverturned ? '判断を取り消し、元に戻しました。' : '判断を変えずに回答しました。',
      ...mailboxLines(services),
    ],
  };
};
