import { moment, optionOf } from '../../../lib/operatorCommands.ts';
import type { Commands, OperatorServices } from '../../../lib/operatorCommands.ts';
import { keysetPage } from '../../../lib/request/paging.ts';
import { columns } from '../../../lib/text/textColumns.ts';
import { logPage } from './log.ts';
import { sealLog, verifyLog } from './seals.ts';

export const logUsage: readonly string[] = [
  '  log list [--subject ID] [--action 操作]',
  '                          運営の記録を新しい順に50件まで表示する',
  '  log verify              運営の記録が書き換えられていないことを確認する',
];

async function list(services: OperatorServices, words: readonly string[]): Promise<string[]> {
  const question = { subject: optionOf(words, 'subject'), action: optionOf(words, 'action') };
  const { edges } = await logPage({ services }, question, keysetPage({ first: 50 }));
  if (edges.length === 0) return ['当てはまる記録はありません。'];
  const rows = edges.map(({ node }) => [
    moment.format(node.occurredAt),
    node.staffName ?? node.actorKind,
    node.action,
    `${node.subjectKind} ${node.subjectId ?? ''}`,
    node.detail.replaceAll('\n', ' '),
  ]);
  return columns([['日時', '人', '操作', '対象', '内容'], ...rows]);
}

export const logCommands: Commands = async (services, [subject, verb, ...words]) => {
  if (subject !== 'log') return undefined;
  if (verb === 'list') return { code: 0, lines: await list(services, words) };
  if (verb !== 'verify') return undefined;
  await sealLog(services);
  const { lines, brokenAt } = await verifyLog(services);
  if (brokenAt === null) return { code: 0, lines: [`${lines}件の記録は、書き込まれたときのままです。`] };
  return {
    code: 1,
    lines: [`${brokenAt}件目の記録が、書き込まれたときと違います。それより前の記録は変わっていません。`],
  };
};
