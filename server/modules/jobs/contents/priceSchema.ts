import { builder } from '../../../builder/builder.ts';
import type { TaxedBreakdown } from '../../../lib/prices.ts';
import { priceBreakdown } from './prices.ts';

export const JobPriceBreakdown = builder.objectRef<TaxedBreakdown>('JobPriceBreakdown').implement({
  description: 'What a price means for both sides, in yen.',
  fields: (t) => ({
    netPrice: t.exposeInt('netPrice', { description: '税抜, what the creator receives before taxes.' }),
    grossPrice: t.exposeInt('grossPrice', { description: '税抜, what the company pays.' }),
    tsumugiCommissionFee: t.exposeInt('tsumugiCommissionFee'),
    consumptionTaxOfNet: t.exposeInt('consumptionTaxOfNet', {
      description: 'Consumption tax of 10 % on netPrice.',
    }),
    consumptionTaxOfGross: t.exposeInt('consumptionTaxOfGross'),
    withholdingTax: t.exposeInt('withholdingTax', {
      description: '源泉徴収; 0 unless the creator is an individual.',
    }),
    payout: t.exposeInt('payout', { description: '手取り: net + tax − withholding.' }),
    totalPayment: t.exposeInt('totalPayment', { description: '税込, what the company pays in all.' }),
  }),
});

builder.queryFields((t) => ({
  jobPriceBreakdown: t.field({
    type: JobPriceBreakdown,
    description:
      'One of the two prices. What cannot be reached exactly from a gross price is the next lower one that can.',
    args: {
      netPrice: t.arg.int(),
      grossPrice: t.arg.int(),
      isIndividual: t.arg.boolean({ required: true }),
    },
    // Shown to guests with public openings.
    authScopes: { everyone: true },
    resolve: (_root, args) => priceBreakdown(args),
  }),
}));
