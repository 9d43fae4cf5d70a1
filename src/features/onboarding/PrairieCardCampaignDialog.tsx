import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { reportError } from '../shell/errorReport.ts';
import { useClosePrairieCardCampaign } from './useClosePrairieCardCampaign.ts';

interface PrairieCardCampaignDialogProps {
  readonly onClose: () => void;
  /** The account knows it too. */
  readonly onRemembered: () => void;
}

/** Tells those who came by Prairie Card, once, that its campaign is over. */
export function PrairieCardCampaignDialog({
  onClose,
  onRemembered,
}: PrairieCardCampaignDialogProps): ReactElement {
  const remember = useClosePrairieCardCampaign();
  const close = (): void => {
    onClose();
    // Nothing to tell when this fails: it is shown once more another day.
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
      <p>作品を一点載せると審査のあとで公開され、会社から仕事の相談が届くようになります。</p>
    </Dialog>
  );
}
