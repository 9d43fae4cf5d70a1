import { graphql, readInlineData } from 'relay-runtime';
import type { hopedPrice_profile$key } from '../../../../../__generated__/hopedPrice_profile.graphql.ts';
import { formatPrice } from '../../../../ui/text/formatPrice.ts';
import { openingKind } from '../openings/openingWords.ts';
import type { OpeningKind } from '../openings/openingWords.ts';

/** What the creator hopes to receive for this kind of work, before tax; `—` where nothing was said. */
export function hopedPrice(key: hopedPrice_profile$key, kind: OpeningKind): string {
  const { jobProfile } = readInlineData(
    graphql`
      fragment hopedPrice_profile on CreatorProfile @inline {
        jobProfile {
          rewardPrices {
            rewardType
            netPrice
          }
        }
      }
    `,
    key,
  );
  const wanted = openingKind[kind].reward;
  const reward = jobProfile.rewardPrices.find(({ rewardType }) => rewardType === wanted);
  return reward === undefined ? '—' : formatPrice(reward.netPrice);
}
