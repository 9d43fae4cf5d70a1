import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HourlyBody_opening$key } from '../../../../../__generated__/HourlyBody_opening.graphql.ts';
import { waysOfWorking } from '../../../../lib/words/jobProfileWords.ts';
import { OpeningPart, OpeningSection } from '../OpeningParts.tsx';
import { PayoutBreakdown } from '../pay/PayoutBreakdown.tsx';
import { PriceSums } from '../pay/PriceSums.tsx';
import { TeamParts } from '../TeamParts.tsx';

/** 時間制 */
export function HourlyBody({ opening: key }: { readonly opening: HourlyBody_opening$key }): ReactElement {
  const opening = useFragment(
    graphql`
      fragment HourlyBody_opening on HourlyJobOpening {
        desiredWayOfWorking
        roleResponsibilityArea
        serviceDescription
        paymentTerms
        netPrice
        grossPrice
        tsumugiCommissionFee
        ...TeamParts_opening
      }
    `,
    key,
  );
  return (
    <>
      <OpeningPart title="仕事">
        <OpeningSection name="任せたい範囲" required={(opening.serviceDescription ?? '') === ''}>
          {opening.roleResponsibilityArea}
        </OpeningSection>
        <OpeningSection name="サービス">{opening.serviceDescription}</OpeningSection>
        <OpeningSection name="希望する働き方">
          {opening.desiredWayOfWorking == null ? null : waysOfWorking[opening.desiredWayOfWorking]}
        </OpeningSection>
      </OpeningPart>
      <TeamParts opening={opening} />
      <OpeningPart title="報酬">
        <OpeningSection name="1時間の金額" required>
          {opening.netPrice == null ? null : (
            <>
              <PriceSums
                net={opening.netPrice}
                gross={opening.grossPrice}
                fee={opening.tsumugiCommissionFee}
              />
              <PayoutBreakdown netPrice={opening.netPrice} />
            </>
          )}
        </OpeningSection>
        <OpeningSection name="支払期日">{opening.paymentTerms}</OpeningSection>
      </OpeningPart>
    </>
  );
}
