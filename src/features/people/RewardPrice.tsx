import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RewardPrice_price$key } from '../../../__generated__/RewardPrice_price.graphql.ts';
import { rewardTypes } from '../../lib/words/jobProfileWords.ts';
import { Price } from '../../ui/text/Price.tsx';

interface RewardPriceProps {
  readonly price: RewardPrice_price$key;
  /** Companies see what they would pay, creators what they receive. */
  readonly asCompany: boolean;
}

export function RewardPrice({ price, asCompany }: RewardPriceProps): ReactElement {
  const { rewardType, netPrice, grossPrice } = useFragment(
    graphql`
      fragment RewardPrice_price on RewardPrice {
        rewardType
        netPrice
        grossPrice
      }
    `,
    price,
  );
  return <Price amount={asCompany ? grossPrice : netPrice} tax="excluded" per={rewardTypes[rewardType]} />;
}
