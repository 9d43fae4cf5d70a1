import { NotUnderstoodError, numberOf } from '../../../lib/operatorCommands.ts';
import type { Commands } from '../../../lib/operatorCommands.ts';
import { workIdOf } from '../../products/review/operatorCommands.ts';
import { undoDecision } from './desk.ts';
import { holdWork, releaseHold } from './reviews.ts';

export const asideUsage: readonly string[] = [
  '  works hold 番号 [メモ]  審査を保留にする(メモは次に見る担当者だけが読む)',
  '  works unhold 番号       保留を解除する',
  '  works undo 番号         編集室での判断を、10秒以内に取り消す',
];

/** What reviewers do at their desk besides deciding. */
export const asideCommands: Commands = async (services, [subject, verb, number, ...rest]) => {
  const workId = () => workIdOf(services, numberOf(number, '作品'));
  const refuseMore = (): void => {
    if (rest.length > 0) throw new NotUnderstoodError(`「${rest.join(' ')}」はわかりません。`);
  };
  switch (`${subject} ${verb}`) {
    case 'works hold':
      await holdWork(services, await workId(), rest.join(' ').trim());
      return { code: 0, lines: ['保留にしました。'] };
    case 'works unhold':
      refuseMore();
      return (await releaseHold(services, await workId()))
        ? { code: 0, lines: ['保留を解除しました。'] }
        : { code: 1, lines: ['この作品は保留になっていません。'] };
    case 'works undo':
      refuseMore();
      await undoDecision(services, { kind: 'PRODUCT', id: await workId() });
      return { code: 0, lines: ['判断を取り消しました。'] };
    default:
      return undefined;
  }
};
