import type { Services } from '../../lib/request/services.ts';
import { makeFeeInvoice } from './fees/feePaper.ts';
import { unmadeFeeInvoices } from './fees/feesSql.ts';
import { makeInvoice } from './invoices/invoicePaper.ts';
import { unmadeInvoices } from './invoices/invoicesSql.ts';

const patienceMs = 15 * 60_000;

/** Makes the papers of invoices that failed before. */
export async function sweepInvoicePapers(services: Services): Promise<void> {
  const { clock, db, log } = services;
  const older = { before: new Date(clock.now().getTime() - patienceMs), limit: 50 };
  const make = async (invoiceId: string, run: (services: Services, id: string) => Promise<void>) =>
    run(services, invoiceId).catch((error: unknown) =>
      log.warn({ err: error, invoiceId }, 'the paper of an invoice could not be made'),
    );
  for (const id of await unmadeInvoices(db, older)) await make(id, makeInvoice);
  for (const id of await unmadeFeeInvoices(db, older)) await make(id, makeFeeInvoice);
}
