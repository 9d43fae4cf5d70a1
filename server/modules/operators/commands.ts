import { DomainError, InvalidInputs } from '../../lib/request/errors.ts';
import { numbersCommands, numbersUsage } from '../analytics/numbers/operatorCommands.ts';
import { companyCommands, companyUsage } from '../companies/registration/operatorCommands.ts';
import { feeCommands, feeUsage } from '../engagements/fees/operatorCommands.ts';
import { openingCommands, openingUsage } from '../jobs/publishing/operatorCommands.ts';
import { mailCommands, mailUsage } from '../mail/operatorCommands.ts';
import { ruleCommands, ruleUsage } from '../accounts/decisions/operatorCommands.ts';
import { contestCommands, contestUsage } from './contests/operatorCommands.ts';
import { pickCommands, pickUsage } from '../products/picks/operatorCommands.ts';
import { workCommands, workUsage } from '../products/review/operatorCommands.ts';
import { searchCommands, searchUsage } from '../search/operatorCommands.ts';
import { heldCommands, heldUsage } from './openings/operatorCommands.ts';
import { asideCommands, asideUsage } from './reviews/operatorCommands.ts';
import { inboxCommands, inboxUsage } from './inbox/operatorCommands.ts';
import { logCommands, logUsage } from './log/operatorCommands.ts';
import { machineCommands, machineUsage } from './machine/operatorCommands.ts';
import { memberCommands, memberUsage } from './look/operatorCommands.ts';
import { noticeCommands, noticeUsage } from './notices/operatorCommands.ts';
import { textCommands, textUsage } from './texts/operatorCommands.ts';
import { staffCommands, staffUsage } from '../staff/operatorCommands.ts';
import { NotUnderstoodError } from '../../lib/operatorCommands.ts';
import type { CommandResult, OperatorServices } from '../../lib/operatorCommands.ts';

export const usage: readonly string[] = [
  '使い方: npm run ops -- コマンド',
  '',
  ...companyUsage,
  ...workUsage,
  ...asideUsage,
  ...openingUsage,
  ...heldUsage,
  ...feeUsage,
  ...mailUsage,
  ...searchUsage,
  ...numbersUsage,
  ...staffUsage,
  ...inboxUsage,
  ...memberUsage,
  ...ruleUsage,
  ...contestUsage,
  ...noticeUsage,
  ...pickUsage,
  ...textUsage,
  ...machineUsage,
  ...logUsage,
];

const notUnderstood = (line: string): CommandResult => ({ code: 2, lines: [line, '', ...usage] });

async function run(services: OperatorServices, words: readonly string[]): Promise<CommandResult> {
  const [subject, verb = ''] = words;
  if (subject === undefined || subject === 'help' || subject === '--help') return { code: 0, lines: usage };
  for (const commands of [
    companyCommands,
    workCommands,
    asideCommands,
    openingCommands,
    heldCommands,
    feeCommands,
    mailCommands,
    searchCommands,
    numbersCommands,
    staffCommands,
    logCommands,
    machineCommands,
    noticeCommands,
    pickCommands,
    textCommands,
    inboxCommands,
    memberCommands,
    ruleCommands,
    contestCommands,
  ]) {
    const result = await commands(services, words);
    if (result) return result;
  }
  return notUnderstood(`「${`${subject} ${verb}`.trim()}」というコマンドはありません。`);
}

/** Runs what was typed after `npm run ops --`. A refusal is a result; only a surprise is thrown. */
export async function runOperatorCommand(
  services: OperatorServices,
  words: readonly string[],
): Promise<CommandResult> {
  try {
    return await run(services, words);
  } catch (error) {
    if (error instanceof NotUnderstoodError) return notUnderstood(error.message);
    if (error instanceof InvalidInputs) return { code: 1, lines: error.errors.map(({ message }) => message) };
    if (error instanceof DomainError) return { code: 1, lines: error.message.split('\n') };
    throw error;
  }
}
