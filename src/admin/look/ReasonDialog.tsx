import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { useQuery } from '../../relay/useQuery.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Select } from '../../ui/choices/Select.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { ReasonDialogRulesQuery, RuleName } from '../__generated__/ReasonDialogRulesQuery.graphql.ts';
import * as css from './look.css.ts';

interface ReasonDialogProps {
  readonly title: string;
  readonly act: string;
  /** Who will read it. */
  readonly help: string;
  readonly pending: boolean;
  /** An act with an end. */
  readonly hasEnd?: boolean;
  readonly onAct: (reason: string, days: number | null) => void;
  readonly onClose: () => void;
}

type DecisionDialogProps = Omit<ReasonDialogProps, 'onAct'> & {
  readonly onAct: (grounds: Grounds) => void;
};

export interface Grounds {
  readonly rule: RuleName;
  readonly reason: string;
  readonly endsAt: string | null;
}

const dayMs = 86_400_000;

const ends = [
  { value: 'none', label: '解除するまで' },
  { value: '7', label: '7日間' },
  { value: '30', label: '30日間' },
  { value: '90', label: '90日間' },
] as const;

/** Every act about a member asks why. */
export function ReasonDialog(props: ReasonDialogProps): ReactElement {
  return <Asking {...props} />;
}

/** A decision against somebody says by which rule, too. */
export function DecisionDialog({ onAct, ...props }: DecisionDialogProps): ReactElement {
  const [rule, setRule] = useState<RuleName | null>(null);
  return (
    <Asking
      {...props}
      help={`${props.help}異議の申し立てかたも伝わります。`}
      onAct={(reason, days) => {
        if (rule === null) toast.error('どの規約によるものかを選んでください。');
        else
          onAct({
            rule,
            reason,
            endsAt: days === null ? null : new Date(Date.now() + days * dayMs).toISOString(),
          });
      }}
    >
      <Suspense fallback={<Spinner label="規約を読み込み中" />}>
        <RuleSelect rule={rule} onChange={setRule} />
      </Suspense>
    </Asking>
  );
}

function RuleSelect({
  rule,
  onChange,
}: {
  readonly rule: RuleName | null;
  readonly onChange: (rule: RuleName) => void;
}): ReactElement {
  const { houseRules } = useQuery<ReasonDialogRulesQuery>(
    graphql`
      query ReasonDialogRulesQuery {
        houseRules {
          name
          article
          text
        }
      }
    `,
    {},
  );
  return (
    <Select
      label="もとにする規約"
      requirement="required"
      options={houseRules.map(({ name, article, text }) => ({ value: name, label: `${article} ${text}` }))}
      value={rule}
      onChange={onChange}
    />
  );
}

function Asking({
  title,
  act,
  help,
  pending,
  hasEnd = false,
  onAct,
  onClose,
  children,
}: ReasonDialogProps & { readonly children?: ReactElement }): ReactElement {
  const [reason, setReason] = useState('');
  const [end, setEnd] = useState<(typeof ends)[number]['value']>('none');
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button
            variant="creator"
            loading={pending}
            onClick={() => {
              if (reason.trim() === '') toast.error('理由を入力してください。');
              else onAct(reason, end === 'none' ? null : Number(end));
            }}
          >
            {act}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        {children}
        <TextArea
          label="理由"
          requirement="required"
          help={help}
          value={reason}
          limit={1000}
          onChange={setReason}
        />
        {hasEnd && <Select label="期間" options={ends} value={end} onChange={setEnd} />}
      </div>
    </Dialog>
  );
}
