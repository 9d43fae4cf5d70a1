import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CreatorActsDeliverMutation } from '../../../../__generated__/CreatorActsDeliverMutation.graphql.ts';
import type { CreatorActsReceivedMutation } from '../../../../__generated__/CreatorActsReceivedMutation.graphql.ts';
import type { CreatorActs_round$key } from '../../../../__generated__/CreatorActs_round.graphql.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { part } from '../../../lib/part.ts';
import { formatDate, isoDay } from '../../../ui/text/formatDate.ts';
import { useAct } from '../../page/useAct.ts';
import * as css from './work.css.ts';

const DenyPayment = part(async () => (await import('./DenyPayment.tsx')).DenyPayment);
const DeliverDialog = part(async () => (await import('./DeliverDialog.tsx')).DeliverDialog);

interface CreatorActsProps {
  readonly round: CreatorActs_round$key;
  readonly isHourly: boolean;
}

/** The creator delivers, closes a month, confirms the payment. */
export function CreatorActs({ round: key, isHourly }: CreatorActsProps): ReactElement | null {
  const round = useFragment(
    graphql`
      fragment CreatorActs_round on EngagementRound {
        id
        state
        periodTo
        hours {
          id
        }
        ...DeliverDialog_round
      }
    `,
    key,
  );
  const [open, setOpen] = useState<'close' | 'deliver' | 'denied' | 'received' | null>(null);
  const [today] = useState(() => isoDay(Date.now()));
  const { act: deliver, pending: delivering } = useAct<CreatorActsDeliverMutation>(graphql`
    mutation CreatorActsDeliverMutation($input: DeliverEngagementRoundInput!) {
      deliverEngagementRound(input: $input) {
        engagement {
          ...EngagementPage_engagement
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const { act: confirm, pending: confirming } = useAct<CreatorActsReceivedMutation>(graphql`
    mutation CreatorActsReceivedMutation($roundId: ID!) {
      confirmEngagementReceived(roundId: $roundId) {
        engagement {
          ...EngagementPage_engagement
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const close = (): void => setOpen(null);
  const closeMonth = async (): Promise<void> => {
    const done = await deliver({ input: { roundId: round.id } });
    close();
    if (done !== null) toast.success('稼働時間を締めました。');
  };
  const received = async (): Promise<void> => {
    const done = await confirm({ roundId: round.id });
    close();
    if (done !== null) toast.success('入金を確認しました。');
  };
  const isOpen = round.state === 'UNDER_WAY' || round.state === 'CORRECTION_ASKED';
  const closesOn = round.periodTo != null && today < round.periodTo ? round.periodTo : null;
  if (!isOpen && round.state !== 'PAID') return null;
  return (
    <div className={css.acts}>
      {isOpen && isHourly && (
        <>
          <Button
            variant="creator"
            disabled={closesOn !== null || round.hours.length === 0}
            onClick={() => setOpen('close')}
          >
            この月を締める
          </Button>
          {closesOn !== null && <p className={css.closes}>{formatDate(closesOn)}から締められます。</p>}
        </>
      )}
      {isOpen && !isHourly && (
        <Button
          variant="creator"
          onPointerEnter={DeliverDialog.ahead}
          onFocus={DeliverDialog.ahead}
          onClick={() => setOpen('deliver')}
        >
          納品する
        </Button>
      )}
      {round.state === 'PAID' && (
        <>
          <Button variant="creator" onClick={() => setOpen('received')}>
            入金を確認した
          </Button>
          <Button
            onPointerEnter={DenyPayment.ahead}
            onFocus={DenyPayment.ahead}
            onClick={() => setOpen('denied')}
          >
            入金がない
          </Button>
        </>
      )}
      <ConfirmDialog
        open={open === 'close'}
        title="この月の稼働時間を締めますか"
        act="締める"
        tone="goesOn"
        pending={delivering !== null}
        onConfirm={() => void closeMonth()}
        onClose={close}
      >
        <p>
          会社に届き、確認が終わるまで変更できなくなります。支払いの期日は、契約の締日と支払日で決まります。
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'received'}
        title="入金を確認しましたか"
        act="確認した"
        tone="goesOn"
        pending={confirming !== null}
        onConfirm={() => void received()}
        onClose={close}
      >
        <p>口座に報酬が入っていることを確認してから押してください。会社に知らせます。</p>
      </ConfirmDialog>
      {open === 'denied' && <DenyPayment waiting={null} roundId={round.id} onClose={close} />}
      {open === 'deliver' && <DeliverDialog waiting={null} round={round} onClose={close} />}
    </div>
  );
}
