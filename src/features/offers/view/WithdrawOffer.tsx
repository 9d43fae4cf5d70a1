import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { WithdrawOfferMutation } from '../../../../__generated__/WithdrawOfferMutation.graphql.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { useAct } from '../../page/useAct.ts';

/** Withdraws an unanswered offer after asking. */
export function WithdrawOffer({
  offerId,
  isChange,
}: {
  readonly offerId: string;
  readonly isChange: boolean;
}): ReactElement {
  const what = isChange ? '条件の変更' : 'オファー';
  const [isAsking, setIsAsking] = useState(false);
  const { act, pending } = useAct<WithdrawOfferMutation>(graphql`
    mutation WithdrawOfferMutation($offerId: ID!) {
      withdrawOfficialJobOffer(offerId: $offerId) {
        officialJobOffer {
          id
          status
          ...OfferStory_offer
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const withdraw = async (): Promise<void> => {
    const done = await act({ offerId });
    setIsAsking(false);
    if (done !== null) toast.success(`${what}を取り下げました。`);
  };
  return (
    <>
      <Button block onClick={() => setIsAsking(true)}>
        取り下げる
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`この${what}を取り下げますか`}
        act="取り下げる"
        pending={pending !== null}
        onConfirm={() => void withdraw()}
        onClose={() => setIsAsking(false)}
      >
        <p>相手は返答できなくなります。送った書面と、取り下げた記録は残ります。</p>
      </ConfirmDialog>
    </>
  );
}
