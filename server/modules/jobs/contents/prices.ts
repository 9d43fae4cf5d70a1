import { GraphQLError } from 'graphql';
import { isGrossPrice, isNetPrice, netPriceWithin, taxedBreakdownOf } from '../../../lib/prices.ts';
import type { TaxedBreakdown } from '../../../lib/prices.ts';

interface Asked {
  readonly netPrice?: number | null | undefined;
  readonly grossPrice?: number | null | undefined;
  readonly isIndividual: boolean;
}

/** Shown while typing an amount, and with an opening. */
export function priceBreakdown({ netPrice, grossPrice, isIndividual }: Asked): TaxedBreakdown {
  if (netPrice != null && isNetPrice(netPrice)) return taxedBreakdownOf(netPrice, isIndividual);
  if (netPrice == null && grossPrice != null && isGrossPrice(grossPrice))
    return taxedBreakdownOf(netPriceWithin(grossPrice), isIndividual);
  throw new GraphQLError('報酬が1円から1億円までになるように、整数で入力してください。', {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 200 } },
  });
}
