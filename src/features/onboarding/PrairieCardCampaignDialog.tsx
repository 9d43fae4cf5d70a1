import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { reportError } from '../page/errorReport.ts';
import type { PrairieCardCampaignDialogMutation } from '../../../__generated__/PrairieCardCampaignDialogMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { graphql } from 'react-relay/hooks';

interface PrairieCardCampaignDialogProps {
  readonly onClose: () => void;
  /** Saved in the account, too. */
  readonly onRemembered: () => void;
}

/** Tells those who came by Prairie Card, once, that its campaign is over. */
export function PrairieCardCampaignDialog({
  onClose,
  onRemembered,
}: PrairieCardCampaignDialogProps): ReactElement {
  const remember = useCommit<PrairieCardCampaignDialogMutation>(graphql`
    mutation PrairieCardCampaignDialogMutation {
      closePrairieCardSignUpCampaignDialog {
        user {
          id
          closedPrairieCardSignUpCampaignEndedDialogAt
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const close = (): void => {
    onClose();
    // If this fails it is shown again another day.
    remember({}).then(onRemembered, reportError);
  };
  return (
    <Dialog
      open
      onClose={close}
      title="プレーリーカードのキャンペーンは終わりました"
      footer={
        <>
          <Button onClick={close}>閉じる</Button>
          <Link to="/products/create" className={buttonClass({ variant: 'primary' })} onClick={close}>
            作品を載せる
          </Link>
        </>
      }
    >
      <p>
        プレーリーカードから登録された方へのキャンペーンは、受け付けを終えています。登録した内容は、このままお使いいただけます。
      </p>
      <p>作品を1点載せると審査のあとで公開され、会社から仕事の相談が届くようになります。</p>
    </Dialog>
  );
}
