import type { Commands } from '../../../lib/operatorCommands.ts';
import { sealLog, verifyLog } from './seals.ts';

export const logUsage: readonly string[] = [
  '  log verify              運営の記録が書き換えられていないことを確認する',
];

export const logCommands: Commands = async (services, [subject, verb]) => {
  if (subject !== 'log' || verb !== 'verify') return undefined;
  await sealLog(services);
  const { lines, brokenAt } = await verifyLog(services);
  if (brokenAt === null) return { code: 0, lines: [`${lines}件の記録は、書き込まれたときのままです。`] };
  return {
    code: 1,
    lines: [`${brokenAt}件目の記録が、書き込まれたときと違います。それより前の記録は変わっていません。`],
  };
};
