import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery } from 'relay-runtime';
import type { usePriceBreakdownQuery } from '../../../../../__generated__/usePriceBreakdownQuery.graphql.ts';
import { isPrice } from '../saving/draftInput.ts';

export type PriceBreakdown = usePriceBreakdownQuery['response']['jobPriceBreakdown'];

export interface PriceSums {
  /** The last calculation; null before the first. */
  readonly sums: PriceBreakdown | null;
  /** The result is for an earlier amount: a new one is loading, or the server cannot be reached. */
  readonly isOld: boolean;
  /** The server could not be reached; retried when the network is back. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly isIndividual: boolean;
  readonly setIndividual: (isIndividual: boolean) => void;
}

const quietMs = 300;

/** A price for both sides, calculated only by the server. */
export function usePriceBreakdown(price: number | null, side: 'gross' | 'net'): PriceSums {
  const environment = useRelayEnvironment();
  const [isIndividual, setIndividual] = useState(true);
  const [known, setKnown] = useState<{ readonly sums: PriceBreakdown; readonly of: string } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const of = `${side} ${price} ${isIndividual}`;
  const hasFailed = failed === of;
  useEffect(() => {
    // Retried on request, or when the network is back.
    if (hasFailed || price === null || !isPrice(price, side)) return undefined;
    let request: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      request = fetchQuery<usePriceBreakdownQuery>(
        environment,
        graphql`
          query usePriceBreakdownQuery($netPrice: Int, $grossPrice: Int, $isIndividual: Boolean!) {
            jobPriceBreakdown(netPrice: $netPrice, grossPrice: $grossPrice, isIndividual: $isIndividual) {
              netPrice
              grossPrice
              tsumugiCommissionFee
              consumptionTaxOfNet
              withholdingTax
              payout
              totalPayment
            }
          }
        `,
        {
          netPrice: side === 'net' ? price : null,
          grossPrice: side === 'gross' ? price : null,
          isIndividual,
        },
        { fetchPolicy: 'store-or-network' },
      ).subscribe({
        next: ({ jobPriceBreakdown }) => {
          setKnown({ sums: readSums(jobPriceBreakdown), of });
          setFailed(null);
        },
        // The last result stays, marked as old.
        error: () => setFailed(of),
      });
    }, quietMs);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, price, side, isIndividual, of, hasFailed]);
  const retry = (): void => setFailed(null);
  const askAgain = useEffectEvent(retry);
  useEffect(() => {
    if (!hasFailed) return undefined;
    const listener = (): void => askAgain();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [hasFailed]);
  return {
    sums: price === null || !isPrice(price, side) ? null : (known?.sums ?? null),
    isOld: known?.of !== of,
    hasFailed,
    retry,
    isIndividual,
    setIndividual,
  };
}

function readSums(sums: PriceBreakdown): PriceBreakdown {
  const {
    netPrice,
    grossPrice,
    tsumugiCommissionFee,
    consumptionTaxOfNet,
    withholdingTax,
    payout,
    totalPayment,
  } = sums;
  return {
    netPrice,
    grossPrice,
    tsumugiCommissionFee,
    consumptionTaxOfNet,
    withholdingTax,
    payout,
    totalPayment,
  };
}
