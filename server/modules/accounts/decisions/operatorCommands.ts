import { NotUnderstoodError, optionOf } from '../../../lib/operatorCommands.ts';
import type { Commands } from '../../../lib/operatorCommands.ts';
import { columns } from '../../../lib/text/textColumns.ts';
import { houseRules } from './rules.ts';
import type { Given } from './decisions.ts';

export const ruleUsage: readonly string[] = [
  '  rules list                        判断のもとにする規約の一覧(--rule に書く名前)',
];

/** `--rule 規約 --reason "理由"` */
export function groundsOf(words: readonly string[]): Given {
  const rule = optionOf(words, 'rule') ?? '';
  if (rule === '')
    throw new NotUnderstoodError(
      'もとにする規約を --rule 名前 で書いてください(名前は rules list で見られます)。',
    );
  return { rule, reason: reasonOf(words) };
}

export function reasonOf(words: readonly string[]): string {
  const reason = optionOf(words, 'reason') ?? '';
  if (reason.trim() === '') throw new NotUnderstoodError('理由を --reason "理由" で書いてください。');
  return reason;
}

const mostDays = 3650;
const dayMs = 86_400_000;

/** `--days 30`; null means until it is lifted. */
export function endOf(words: readonly string[], now: Date): Date | null {
  const typed = optionOf(words, 'days');
  if (typed === undefined) return null;
  const days = /^\d{1,4}$/u.test(typed) ? Number(typed) : 0;
  if (days < 1 || days > mostDays)
    throw new NotUnderstoodError(`日数は1〜${mostDays}の数字で指定してください。`);
  return new Date(now.getTime() + days * dayMs);
}

export const ruleCommands: Commands = async (_services, [subject, verb]) => {
  if (`${subject} ${verb}` !== 'rules list') return undefined;
  const rows = Object.entries(houseRules).map(([name, { article, text }]) => [name, article, text]);
  return { code: 0, lines: columns([['名前', '規約', '内容'], ...rows]) };
};
