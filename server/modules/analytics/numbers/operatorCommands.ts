import { csv } from '../../../lib/text/csv.ts';
import { NotUnderstoodError } from '../../../lib/operatorCommands.ts';
import type { CommandResult, Commands, OperatorServices } from '../../../lib/operatorCommands.ts';
import { columns } from '../../../lib/text/textColumns.ts';
import type { Span } from '../span.ts';
import { numbersOf } from './numbers.ts';
import type { Measure } from './numbers.ts';

export const numbersUsage: readonly string[] = [
  '  numbers [7|30|90]       数字の一覧(今日、期間の合計、その前の期間)。30日が基本',
  '  numbers csv [7|30|90]   日ごとの数字をCSVで書き出す',
];

const grouped = new Intl.NumberFormat('ja-JP');

/** Large numbers of minutes as hours or days. */
function shown(value: number, unit: Measure['unit']): string {
  if (unit !== '分' || value < 120) return `${grouped.format(value)}${unit}`;
  if (value < 2880) return `${grouped.format(Math.round(value / 6) / 10)}時間`;
  return `${grouped.format(Math.round(value / 144) / 10)}日`;
}

/** A row of bars, newest at the right. */
function drawn(values: readonly number[]): string {
  const signs = [...' ▁▂▃▄▅▆▇█'];
  const most = Math.max(...values, 1);
  const last = values.slice(-30);
  return last
    .map((value) => (value <= 0 ? '·' : (signs[Math.max(1, Math.round((8 * value) / most))] ?? '█')))
    .join('');
}

function spanOf(typed: string | undefined): Span {
  if (typed === undefined || typed === '30') return 'DAYS_30';
  if (typed === '7') return 'DAYS_7';
  if (typed === '90') return 'DAYS_90';
  throw new NotUnderstoodError(`「${typed}」はわかりません。7、30、90 のどれかを指定してください。`);
}

async function table(services: OperatorServices, span: Span): Promise<CommandResult> {
  const { days, groups, reviewers } = await numbersOf(services, span);
  const length = days.days.length;
  const head = ['', '今日', `${length}日`, `前の${length}日`, '推移(右が今日)'];
  const row = ({ name, unit, series }: Pick<Measure, 'name' | 'series' | 'unit'>): string[] => [
    `  ${name}`,
    shown(series.byDay.at(-1) ?? 0, unit),
    shown(series.total, unit),
    series.before === null ? '—' : shown(series.before, unit),
    drawn(series.byDay),
  ];
  const rows = [
    ...groups.flatMap(({ name, measures }) => [[name, '', '', '', ''], ...measures.map(row)]),
    ...(reviewers.length === 0
      ? []
      : [
          ['審査した人', '', '', '', ''],
          ...reviewers.map(({ name, series }) => row({ name, unit: '件', series })),
        ]),
  ];
  return {
    code: 0,
    lines: [
      `${days.since} 〜 ${days.until}(日本時間)`,
      '',
      ...columns([head, ...rows]),
      '',
      '待ちの件数と古さ、進行中の報酬は、合計ではなく最後の値です。',
    ],
  };
}

async function written(services: OperatorServices, span: Span): Promise<CommandResult> {
  const { days, groups, reviewers } = await numbersOf(services, span);
  const measures = [
    ...groups.flatMap((group) => group.measures.map((one) => ({ ...one, group: group.name }))),
    ...reviewers.map(({ name, series }) => ({ group: '審査した人', name, unit: '件', series })),
  ];
  const text = csv([
    ['日付', '分類', '項目', '単位', '値'],
    ...days.days.flatMap((day, place) =>
      measures.map(({ group, name, unit, series }) => [day, group, name, unit, series.byDay[place] ?? 0]),
    ),
  ]);
  return { code: 0, lines: text.trimEnd().split('\r\n') };
}

/** The numbers in the terminal. */
export const numbersCommands: Commands = async (services, [subject, first, second]) => {
  if (subject !== 'numbers') return undefined;
  return first === 'csv' ? written(services, spanOf(second)) : table(services, spanOf(first));
};
