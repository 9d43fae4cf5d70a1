import * as v from 'valibot';
import { sleepyThread } from '../../../lib/process/sleepyThread.ts';

const bank = v.object({ code: v.string(), name: v.string(), kana: v.string() });
export type Bank = Readonly<v.InferOutput<typeof bank>>;
const found = v.array(bank);
const both = v.object({ bank: v.nullable(bank), branch: v.nullable(bank) });

export const bankQuestion = v.variant('ask', [
  v.object({ ask: v.literal('banks'), name: v.string(), first: v.number() }),
  v.object({ ask: v.literal('branches'), bankCode: v.string(), name: v.string(), first: v.number() }),
  v.object({ ask: v.literal('both'), bankCode: v.string(), branchCode: v.string() }),
]);
export type BankQuestion = v.InferOutput<typeof bankQuestion>;

/** The directory takes 70 MB. */
const thread = sleepyThread(new URL('./bankWorker.ts', import.meta.url), {
  name: 'The directory of banks',
  keptMs: 10 * 60_000,
});
const ask = (question: BankQuestion): Promise<unknown> => thread(question);

const longestName = 60;

export async function searchBanks(name: string, first: number): Promise<Bank[]> {
  return name.length > longestName ? [] : v.parse(found, await ask({ ask: 'banks', name, first }));
}

export async function searchBranches(bankCode: string, name: string, first: number): Promise<Bank[]> {
  return name.length > longestName
    ? []
    : v.parse(found, await ask({ ask: 'branches', bankCode, name, first }));
}

/** The bank and branch of these codes, or null for each that does not exist. */
export async function lookUp(
  bankCode: string,
  branchCode: string,
): Promise<{ readonly bank: Bank | null; readonly branch: Bank | null }> {
  return v.parse(both, await ask({ ask: 'both', bankCode, branchCode }));
}
