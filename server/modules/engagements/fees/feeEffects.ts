import { handle } from '../../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../../lib/outbox/effects.ts';
import type { Services } from '../../../lib/request/services.ts';
import { ownersOf } from '../../companies/members/owners.ts';
import { notify } from '../../notices/notices.ts';
import { feeNumber } from './billing.ts';
import { feeTold } from './feeNews.ts';
import { feeIssued, makeFeeInvoice } from './feePaper.ts';
import * as sql from './feesSql.ts';

type News = 'FEE_INVOICED' | 'FEE_INVOICE_VOIDED' | 'FEE_LATE';

/** All owners of the company's account. */
async function tell(services: Services, invoiceId: string, news: News): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const invoice = await sql.feeInvoiceById(trx, invoiceId);
    const [line] = await sql.feeLinesOf(trx, [invoiceId]);
    if (!invoice || line === undefined) return;
    // Paid or voided meanwhile.
    if (news === 'FEE_LATE' && (invoice.paidOn !== null || invoice.status === 'VOIDED')) return;
    const owners = await ownersOf(trx, invoice.companyId);
    for (const userId of owners)
      await notify(trx, services, {
        userId,
        type: 'ENGAGEMENT',
        engagementId: line.engagementId,
        detail: { news },
        dedupeKey: `${news} ${invoiceId}`,
        isUrgent: true,
        letter: (to) => ({
          template: 'feeNews',
          to,
          data: {
            news,
            number: feeNumber(invoice),
            month: invoice.month,
            companyName: invoice.companyName,
            total: invoice.net + invoice.tax,
            payBy: invoice.payBy,
            isCorrection: invoice.replacesId !== null,
            url: new URL('/engagements/fees', services.config.publicOrigin).href,
          },
        }),
      });
  });
}

export function feeEffects(services: Services): EffectHandlers {
  return {
    ...handle(feeIssued, ({ invoiceId }) => makeFeeInvoice(services, invoiceId)),
    ...handle(feeTold, ({ invoiceId, news }) => tell(services, invoiceId, news)),
  };
}
