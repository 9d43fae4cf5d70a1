import { encodeGlobalId, keyOf } from '../../../lib/request/globalId.ts';
import { columns } from '../../../lib/text/textColumns.ts';
import { mailboxLines, moment, NotUnderstoodError, numberOf } from '../../../lib/operatorCommands.ts';
import type { CommandResult, Commands, OperatorServices } from '../../../lib/operatorCommands.ts';
import { reasonOf } from '../../accounts/decisions/operatorCommands.ts';
import { passageWords, releaseHeldOpening, sendBackOpening } from '../../jobs/holds/holds.ts';
import { holdRule } from '../../jobs/holds/rules.ts';
import { openingNotFound } from '../../jobs/openings/openings.ts';
import { undoDecision } from '../reviews/desk.ts';
import { openingQueue } from './openings.ts';

export const heldUsage: readonly string[] = [
  '  held list                         公開の前に確認が必要な募集の一覧と、見つかった記載',
  '  held pass ID                      確認を終えて公開する(会社の管理者に伝わる)',
  '  held return ID --reason "理由"    差し戻す(理由は会社の管理者に伝わる)',
  '  held undo ID                      編集室での判断を、10秒以内に取り消す',
];

async function list(services: OperatorServices): Promise<CommandResult> {
  const { openings } = await openingQueue(services);
  if (openings.length === 0) return { code: 0, lines: ['確認待ちの募集はありません。'] };
  const rows = openings.flatMap(({ id, companyName, title, heldAt, findings }) =>
    findings.map((finding, at) => [
      at === 0 ? encodeGlobalId('JobOpening', id) : '',
      at === 0 ? moment.format(heldAt) : '',
      at === 0 ? companyName : '',
      at === 0 ? title : '',
      holdRule(finding.rule).title,
      passageWords(finding),
    ]),
  );
  return { code: 0, lines: columns([['ID', '公開日時', '会社名', 'タイトル', '規則', '記載'], ...rows]) };
}

/** By its id, or by an address that the id stands in. */
function openingIdOf(typed: string | undefined): string {
  const id = keyOf(/j_[\w-]{22}/u.exec(numberOf(typed, '募集'))?.[0] ?? '', 'JobOpening');
  if (id === undefined) throw openingNotFound();
  return id;
}

/** What operators do about openings that a rule held back. */
export const heldCommands: Commands = async (services, [subject, verb, id, ...rest]) => {
  switch (`${subject} ${verb}`) {
    case 'held list':
      if (id !== undefined) throw new NotUnderstoodError(`「${id}」はわかりません。`);
      return list(services);
    case 'held pass': {
      if (rest.length > 0) throw new NotUnderstoodError(`「${rest.join(' ')}」はわかりません。`);
      const { title, companyName } = await releaseHeldOpening(services, openingIdOf(id));
      return { code: 0, lines: [`「${title}」(${companyName})を公開しました。`, ...mailboxLines(services)] };
    }
    case 'held return': {
      const { title, companyName } = await sendBackOpening(services, openingIdOf(id), reasonOf(rest));
      return {
        code: 0,
        lines: [`「${title}」(${companyName})を差し戻しました。`, ...mailboxLines(services)],
      };
    }
    case 'held undo':
      await undoDecision(services, { kind: 'JOB_OPENING', id: openingIdOf(id) });
      return { code: 0, lines: ['判断を取り消しました。'] };
    default:
      return undefined;
  }
};
