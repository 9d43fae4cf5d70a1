import type { Commands } from '../../../lib/operatorCommands.ts';
import { columns } from '../../../lib/text/textColumns.ts';
import { machine } from './machine.ts';

export const machineUsage: readonly string[] = [
  '  machine                 サーバー、処理待ち、データベース、保管、メールの状態',
];

export const machineCommands: Commands = async (services, [subject]) => {
  if (subject !== 'machine') return undefined;
  const parts = await machine(services);
  const rows = parts.flatMap(({ name, facts }) =>
    facts.map((one) => [name, one.name, one.value, one.isBad ? '要確認' : '']),
  );
  return { code: 0, lines: columns(rows) };
};
