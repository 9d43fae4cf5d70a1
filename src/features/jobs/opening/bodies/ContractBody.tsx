import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ContractBody_opening$key } from '../../../../../__generated__/ContractBody_opening.graphql.ts';
import { OpeningPart, OpeningSection } from '../OpeningParts.tsx';
import { PayoutBreakdown } from '../pay/PayoutBreakdown.tsx';
import { PriceSums } from '../pay/PriceSums.tsx';

/** 単発 */
export function ContractBody({ opening }: { readonly opening: ContractBody_opening$key }): ReactElement {
  const contract = useFragment(
    graphql`
      fragment ContractBody_opening on ContractJobOpening {
        offerDetail
        hasAvailableAsset
        availableAssetDescription
        deliveryMethod
        isAllowToPublishExternal
        specialNoteForExternalPublish
        paymentTerms
        netPrice
        grossPrice
        tsumugiCommissionFee
      }
    `,
    opening,
  );
  const { hasAvailableAsset: hasAsset, isAllowToPublishExternal: mayPublish } = contract;
  return (
    <>
      <OpeningPart title="仕事">
        <OpeningSection name="仕事の内容" required>
          {contract.offerDetail}
        </OpeningSection>
        <OpeningSection name="支給素材">
          {hasAsset === false
            ? '支給素材はありません。'
            : hasAsset === true
              ? contract.availableAssetDescription
              : null}
        </OpeningSection>
        <OpeningSection name="納品の方法">{contract.deliveryMethod}</OpeningSection>
        <OpeningSection name="制作実績としての公開">
          {mayPublish == null
            ? null
            : [
                mayPublish ? '制作実績として公開できます。' : '公開できません。',
                contract.specialNoteForExternalPublish,
              ]
                .filter((words) => words != null && words !== '')
                .join('\n')}
        </OpeningSection>
      </OpeningPart>
      <OpeningPart title="報酬">
        <OpeningSection name="金額" required>
          {contract.netPrice == null ? null : (
            <>
              <PriceSums
                net={contract.netPrice}
                gross={contract.grossPrice}
                fee={contract.tsumugiCommissionFee}
              />
              <PayoutBreakdown netPrice={contract.netPrice} />
            </>
          )}
        </OpeningSection>
        <OpeningSection name="支払期日">{contract.paymentTerms}</OpeningSection>
      </OpeningPart>
    </>
  );
}
