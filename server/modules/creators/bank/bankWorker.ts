import { parentPort } from 'node:worker_threads';
import * as v from 'valibot';
import { bankQuestion } from './bankDirectory.ts';
import type { BankQuestion } from './bankDirectory.ts';
import { lookUp, searchBanks, searchBranches } from './bankIndex.ts';

/** Runs in its own thread: reading the directory takes 0.2 s, which would block every request. */

function answer(question: BankQuestion): unknown {
  switch (question.ask) {
    case 'banks':
      return searchBanks(question.name, question.first);
    case 'branches':
      return searchBranches(question.bankCode, question.name, question.first);
    case 'both':
      return lookUp(question.bankCode, question.branchCode);
  }
}

const asked = v.object({ id: v.number(), question: bankQuestion });

parentPort?.on('message', (message: unknown) => {
  const { id, question } = v.parse(asked, message);
  parentPort?.postMessage({ id, answer: answer(question) }, []);
});
