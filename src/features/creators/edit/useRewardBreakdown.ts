import { useEffect, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery } from 'relay-runtime';
import type { useRewardBreakdownQuery } from '../../../../__generated__/useRewardBreakdownQuery.graphql.ts';
import { maxNetPrice } from './jobProfileValues.ts';

interface Breakdown {
  readonly netPrice: number;
  readonly grossPrice: number;
  readonly commissionFee: number;
}

/** Waits for a pause in typing, not to ask for every digit. */
const restMs = 250;

/**
 * What the company pays for an amount the creator receives. Only the server computes the commission; null
 * until it answers, or if it does not.
 */
export function useRewardBreakdown(netPrice: number | null): Breakdown | null {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<Breakdown | null>(null);
  useEffect(() => {
    if (netPrice === null || !Number.isSafeInteger(netPrice) || netPrice < 1 || netPrice > maxNetPrice)
      return;
    let request: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      request = fetchQuery<useRewardBreakdownQuery>(
        environment,
        graphql`
          query useRewardBreakdownQuery($netPrice: Int!) {
            rewardBreakdown(netPrice: $netPrice) {
              netPrice
              grossPrice
              tsumugiCommissionFee
            }
          }
        `,
        { netPrice },
        { fetchPolicy: 'store-or-network' },
      ).subscribe({
        next: ({ rewardBreakdown }) =>
          setKnown({
            netPrice: rewardBreakdown.netPrice,
            grossPrice: rewardBreakdown.grossPrice,
            commissionFee: rewardBreakdown.tsumugiCommissionFee,
          }),
        // The form works without it, and saving reports what is wrong.
        error: () => undefined,
      });
    }, restMs);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, netPrice]);
  return known !== null && known.netPrice === netPrice ? known : null;
}
