import { Suspense, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { useQuery } from '../../relay/useQuery.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Select } from '../../ui/choices/Select.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
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
      isMissing={rule === null}
      onAct={(reason, days) => {
        if (rule === null) return;
        onAct({
          rule,
          reason,
          endsAt: days === null ? null : new Date(Date.now() + days * dayMs).toISOString(),
        });
      }}
    >
      {(isAsked) => (
        <Suspense fallback={<Spinner label="規約を読み込み中" />}>
          <RuleSelect rule={rule} isAsked={isAsked} onChange={setRule} />
        </Suspense>
      )}
    </Asking>
  );
}

function RuleSelect({
  rule,
  isAsked,
  onChange,
}: {
  readonly rule: RuleName | null;
  readonly isAsked: boolean;
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
      error={isAsked && rule === null ? 'もとにする規約を選んでください。' : undefined}
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
  isMissing = false,
  onAct,
  onClose,
  children,
}: ReasonDialogProps & {
  /** What `children` ask for. */
  readonly isMissing?: boolean;
  readonly children?: (isAsked: boolean) => ReactElement;
}): ReactElement {
  const fields = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
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
              setAsked(true);
              if (isMissing) fields.current?.querySelector('select')?.focus();
              else if (reason.trim() === '') fields.current?.querySelector('textarea')?.focus();
              else onAct(reason, end === 'none' ? null : Number(end));
            }}
          >
            {act}
          </Button>
        </>
      }
    >
      <div ref={fields} className={css.form}>
        {children?.(isAsked)}
        <TextArea
          label="理由"
          requirement="required"
          help={help}
          error={isAsked && reason.trim() === '' ? '理由を入力してください。' : undefined}
          value={reason}
          limit={1000}
          onChange={setReason}
        />
        {hasEnd && <Select label="期間" options={ends} value={end} onChange={setEnd} />}
      </div>
    </Dialog>
  );
}
