import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CreatorTerms_jobProfile$key } from '../../../__generated__/CreatorTerms_jobProfile.graphql.ts';
import { useSessionState } from '../session/session.ts';
import { RewardPrice } from '../people/RewardPrice.tsx';
import * as css from './CreatorPage.css.ts';

/** The creator's prices. The server gives guests none, so nothing is shown to them. */
export function CreatorTerms({
  jobProfile,
}: {
  readonly jobProfile: CreatorTerms_jobProfile$key;
}): ReactElement | null {
  const { rewardPrices, rewardNote } = useFragment(
    graphql`
      fragment CreatorTerms_jobProfile on CreatorJobProfile {
        rewardNote
        rewardPrices {
          id
          rewardCategory
          ...RewardPrice_price
        }
      }
    `,
    jobProfile,
  );
  const session = useSessionState();
  const asCompany = session.status === 'member' && session.audience === 'company';
  const hasPrices = rewardPrices.length > 0;
  const note = rewardNote?.trim() ?? '';
  if (!hasPrices && note === '') return null;
  return (
    <section className={css.terms} aria-labelledby="terms-of-creator">
      <div className={css.termsHead}>
        <h2 id="terms-of-creator" className={css.worksTitle}>
          報酬の目安
        </h2>
        {hasPrices && (
          <p className={css.worksNote}>
            {asCompany ? '手数料を含む、お支払いの金額です。' : '手数料を引いた、受け取りの金額です。'}
          </p>
        )}
      </div>
      {hasPrices && (
        <ul className={css.prices}>
          {rewardPrices.map((price) => (
            <li key={price.id} className={css.price}>
              <span>{price.rewardCategory ?? '分野を問わず'}</span>
              <RewardPrice price={price} asCompany={asCompany} />
            </li>
          ))}
        </ul>
      )}
      {note !== '' && <p className={css.priceNote}>{note}</p>}
    </section>
  );
}
