import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { CompanyActsAcceptMutation } from '../../../../__generated__/CompanyActsAcceptMutation.graphql.ts';
import type { CompanyActsCorrectMutation } from '../../../../__generated__/CompanyActsCorrectMutation.graphql.ts';
import type { CompanyActsPaidMutation } from '../../../../__generated__/CompanyActsPaidMutation.graphql.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { ActDialog } from '../../../ui/overlays/ActDialog.tsx';
import { isoDay } from '../../../ui/text/formatDate.ts';
import { useAct } from '../../page/useAct.ts';
import { terms } from '../workWords.ts';
import type { RoundState, Term } from '../workWords.ts';
import { useWords } from './useWords.ts';
import * as css from './work.css.ts';

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
          <Button onClick={() => setOpen('correct')}>修正を依頼する</Button>
          {isLate && <Button onClick={() => setOpen('paid')}>支払い済みにする</Button>}
        </div>
      )}
      {(state === 'ACCEPTED' || state === 'INVOICED') && (
        <div className={css.acts}>
          <Button variant="primary" onClick={() => setOpen('paid')}>
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
      <Suspense fallback={null}>
        {open === 'correct' && <Correction roundId={roundId} onClose={close} />}
        {open === 'paid' && <Paid roundId={roundId} receivedOn={receivedOn} onClose={close} />}
      </Suspense>
    </>
  );
}

function Correction({
  roundId,
  onClose,
}: {
  readonly roundId: string;
  readonly onClose: () => void;
}): ReactElement {
  const [term, setTerm] = useState<Term | null>(null);
  const { words, field, ask, isAsked } = useWords('修正してほしい内容を入力してください。');
  const { act, pending } = useAct<CompanyActsCorrectMutation>(graphql`
    mutation CompanyActsCorrectMutation($input: AskEngagementCorrectionInput!) {
      askEngagementCorrection(input: $input) {
        engagement {
          ...EngagementPage_engagement
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const send = async (): Promise<void> => {
    if (!ask() || term === null) return;
    if ((await act({ input: { roundId, term, words } })) === null) return;
    toast.success('修正を依頼しました。');
    onClose();
  };
  return (
    <ActDialog
      onClose={onClose}
      title="修正を依頼する"
      dismissable={false}
      act="依頼する"
      variant="primary"
      pending={pending !== null}
      onAct={() => void send()}
    >
      <div className={css.fields}>
        <Select
          label="書面のどの項目と違いますか"
          requirement="required"
          placeholder="項目を選ぶ"
          options={[...terms]}
          value={term}
          onChange={setTerm}
          error={isAsked && term === null ? '項目を選んでください。' : undefined}
        />
        <TextArea
          label="修正してほしい内容"
          requirement="required"
          help="書面の条件にないことを、費用を払わずに求めることはできません。"
          {...field}
        />
      </div>
    </ActDialog>
  );
}

function Paid({
  roundId,
  receivedOn,
  onClose,
}: {
  readonly roundId: string;
  readonly receivedOn: string | null;
  readonly onClose: () => void;
}): ReactElement {
  const [today] = useState(() => isoDay(new Date()));
  const [day, setDay] = useState<string | null>(today);
  const { act, pending } = useAct<CompanyActsPaidMutation>(graphql`
    mutation CompanyActsPaidMutation($input: MarkEngagementPaidInput!) {
      markEngagementPaid(input: $input) {
        engagement {
          ...EngagementPage_engagement
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const send = async (): Promise<void> => {
    if (day === null || (await act({ input: { roundId, paidOn: day } })) === null) return;
    toast.success('支払い済みにしました。');
    onClose();
  };
  return (
    <ActDialog
      onClose={onClose}
      title="支払い済みにする"
      size="s"
      dismissable={false}
      act="支払い済みにする"
      variant="primary"
      pending={pending !== null}
      onAct={() => void send()}
    >
      <DateField
        label="支払った日"
        requirement="required"
        value={day}
        onChange={setDay}
        min={receivedOn ?? undefined}
        max={today}
        error={day === null ? '支払った日を入力してください。' : undefined}
      />
    </ActDialog>
  );
}
