import { moment, NotUnderstoodError, numberOf, optionOf } from '../../../lib/operatorCommands.ts';
import type { Commands, OperatorServices } from '../../../lib/operatorCommands.ts';
import { columns } from '../../../lib/text/textColumns.ts';
import { workIdOf } from '../review/operatorCommands.ts';
import { dropPick, editorsShelf, movePick, pickWork } from './picks.ts';

export const pickUsage: readonly string[] = [
  '  picks list                        編集部の一枚の一覧(トップページに並ぶ順)',
  '  picks write 番号 "推薦の言葉" [--until 2026-12-31]',
  '                                    作品を先頭に加える、または言葉と掲載の終わりを変える',
  '  picks front 番号 / back 番号      一つ前へ、一つ後ろへ動かす',
  '  picks drop 番号                   一覧から外す',
];

async function list(services: OperatorServices): Promise<string[]> {
  const picks = await editorsShelf(services);
  if (picks.length === 0) return ['編集部の一枚はまだありません。'];
  const rows = picks.map((one) => [
    String(one.number),
    one.isShown ? '掲載中' : '非公開',
    one.endsAt === null ? '' : moment.format(one.endsAt),
    one.authorName,
    one.name,
    one.reason,
  ]);
  return columns([['番号', '状態', '終わり', '作者', '作品名', '推薦の言葉'], ...rows]);
}

/** The end of a day in Japan. */
function endOf(typed: string | undefined): Date | null {
  if (typed === undefined) return null;
  const end = new Date(`${typed}T23:59:59+09:00`);
  if (!/^\d{4}-\d\d-\d\d$/u.test(typed) || Number.isNaN(end.getTime()))
    throw new NotUnderstoodError('掲載の終わりは --until 2026-12-31 の形で指定してください。');
  return end;
}

/** The editors' shelf, by the use cases of the page. */
export const pickCommands: Commands = async (services, [subject, verb, typed, ...words]) => {
  if (subject !== 'picks') return undefined;
  if (verb === 'list') return { code: 0, lines: await list(services) };
  if (verb !== 'write' && verb !== 'front' && verb !== 'back' && verb !== 'drop') return undefined;
  const id = await workIdOf(services, numberOf(typed, '作品'));
  if (verb === 'write') {
    const [reason = '', ...options] = words;
    await pickWork(services, id, { reason, endsAt: endOf(optionOf(options, 'until')) });
    return { code: 0, lines: ['編集部の一枚に登録しました。'] };
  }
  if (verb === 'drop') {
    await dropPick(services, id);
    return { code: 0, lines: ['編集部の一枚から外しました。'] };
  }
  await movePick(services, id, verb === 'front' ? 'FRONT' : 'BACK');
  return { code: 0, lines: ['順番を変えました。'] };
};
