import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { CompanyActsAcceptMutation } from '../../../../__generated__/CompanyActsAcceptMutation.graphql.ts';
import { part } from '../../../lib/part.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { useAct } from '../../page/useAct.ts';
import type { RoundState } from '../workWords.ts';
import * as css from './work.css.ts';

const CorrectionDialog = part(async () => (await import('./CorrectionDialog.tsx')).CorrectionDialog);
const PaidDialog = part(async () => (await import('./PaidDialog.tsx')).PaidDialog);

interface CompanyActsProps {
  readonly roundId: string;
  readonly state: RoundState;
  readonly receivedOn: string | null;
  readonly isLate: boolean;
}

/** What the owner of a company's account does: accepts, asks for a correction, marks as paid. */
export function CompanyActs({ roundId, state, receivedOn, isLate }: CompanyActsProps): ReactElement | null {
  const [open, setOpen] = useState<'accept' | 'correct' | 'paid' | null>(null);
  const { act, pending } = useAct<CompanyActsAcceptMutation>(graphql`
    mutation CompanyActsAcceptMutation($roundId: ID!) {
      acceptEngagementRound(roundId: $roundId) {
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
  const accept = async (): Promise<void> => {
    const done = await act({ roundId });
    close();
    if (done !== null) toast.success('検収しました。');
  };
  return (
    <>
      {state === 'DELIVERED' && (
        <div className={css.acts}>
          <Button variant="primary" onClick={() => setOpen('accept')}>
            検収する
          </Button>
          <Button
            onPointerEnter={CorrectionDialog.ahead}
            onFocus={CorrectionDialog.ahead}
            onClick={() => setOpen('correct')}
          >
            修正を依頼する
          </Button>
          {isLate && (
            <Button
              onPointerEnter={PaidDialog.ahead}
              onFocus={PaidDialog.ahead}
              onClick={() => setOpen('paid')}
            >
              支払い済みにする
            </Button>
          )}
        </div>
      )}
      {(state === 'ACCEPTED' || state === 'INVOICED') && (
        <div className={css.acts}>
          <Button
            variant="primary"
            onPointerEnter={PaidDialog.ahead}
            onFocus={PaidDialog.ahead}
            onClick={() => setOpen('paid')}
          >
            支払い済みにする
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={open === 'accept'}
        title="検収しますか"
        act="検収する"
        tone="goesOn"
        pending={pending !== null}
        onConfirm={() => void accept()}
        onClose={close}
      >
        <p>検収すると、修正は依頼できなくなります。支払期日までに報酬をお支払いください。</p>
      </ConfirmDialog>
      {open === 'correct' && <CorrectionDialog waiting={null} roundId={roundId} onClose={close} />}
      {open === 'paid' && (
        <PaidDialog waiting={null} roundId={roundId} receivedOn={receivedOn} onClose={close} />
      )}
    </>
  );
}
