import { encodeGlobalId, keyOf } from '../../../lib/request/globalId.ts';
import { columns } from '../../../lib/text/textColumns.ts';
import { mailboxLines, moment, NotUnderstoodError, numberOf } from '../../../lib/operatorCommands.ts';
import type { CommandResult, Commands, OperatorServices } from '../../../lib/operatorCommands.ts';
import { groundsOf, reasonOf } from '../../accounts/decisions/operatorCommands.ts';
import type { Given } from '../../accounts/decisions/decisions.ts';
import { openingNotFound } from '../openings/openings.ts';
import { releaseOpening, suspendOpening } from './suspension.ts';
import { listForOperators } from './suspensionSql.ts';
import type { SuspendableOpening } from './suspensionSql.ts';

export const openingUsage: readonly string[] = [
  '  jobs list [--suspended]           公開したことのある、終了していない募集の一覧(--suspended を付けると、停止中だけ)',
  '  jobs suspend ID --rule 規約 --reason "理由"',
  '                                    募集の掲載を停止する(規約と理由は会社の管理者に伝わる)',
  '  jobs release ID --reason "理由"   停止した募集を元に戻す(会社の管理者に伝わる)',
];

/** As on the page, in `src/lib/words/openingStatus.ts`. */
const statusNames = { CLOSED: '募集終了', DRAFT: '下書き', PRIVATE: '非公開', PUBLIC: '募集中' } as const;

async function list({ db }: OperatorServices, suspended: boolean): Promise<CommandResult> {
  const openings = await listForOperators(db, { suspended, limit: 200 });
  if (openings.length === 0)
    return { code: 0, lines: [suspended ? '停止中の募集はありません。' : '公開した募集はありません。'] };
  const rows = openings.map((opening) => [
    encodeGlobalId('JobOpening', opening.id),
    opening.suspensionReason === null ? statusNames[opening.status] : '公開停止中',
    opening.publishedAt === null ? '' : moment.format(opening.publishedAt),
    opening.companyName,
    opening.title,
    opening.suspensionReason?.replaceAll('\n', ' ') ?? '',
  ]);
  return {
    code: 0,
    lines: columns([['ID', '状態', '公開日時', '会社名', 'タイトル', '停止の理由'], ...rows]),
  };
}

/** By id, or an address that contains it. */
function openingIdOf(typed: string): string {
  const id = keyOf(/j_[\w-]{22}/u.exec(typed)?.[0] ?? '', 'JobOpening');
  if (id === undefined) throw openingNotFound();
  return id;
}

const named = ({ title, companyName }: SuspendableOpening): string => `「${title}」(${companyName})`;

async function suspend(services: OperatorServices, typed: string, given: Given): Promise<CommandResult> {
  const opening = await suspendOpening(services, openingIdOf(typed), given);
  return { code: 0, lines: [`${named(opening)}の掲載を停止しました。`, ...mailboxLines(services)] };
}

async function release(services: OperatorServices, typed: string, reason: string): Promise<CommandResult> {
  const opening = await releaseOpening(services, openingIdOf(typed), reason);
  return { code: 0, lines: [`${named(opening)}の停止を解除しました。`, ...mailboxLines(services)] };
}

export const openingCommands: Commands = async (services, [subject, verb, id, ...rest]) => {
  switch (`${subject} ${verb}`) {
    case 'jobs list':
      if (id !== undefined && id !== '--suspended') throw new NotUnderstoodError(`「${id}」はわかりません。`);
      return list(services, id === '--suspended');
    case 'jobs suspend':
      return suspend(services, numberOf(id, '募集'), groundsOf(rest));
    case 'jobs release':
      return release(services, numberOf(id, '募集'), reasonOf(rest));
    default:
      return undefined;
  }
};
