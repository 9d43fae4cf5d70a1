import { Suspense, useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { graphql } from 'react-relay/hooks';
import * as v from 'valibot';
import type { FormError } from '../../lib/failureWords.ts';
import { requiredText } from '../../lib/forms/personRules.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import type { Form } from '../../lib/forms/useForm.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { Select } from '../../ui/choices/Select.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { FormMessage } from '../../ui/fields/form/FormMessage.tsx';
import { TextArea } from '../../ui/fields/text/TextArea.tsx';
import { ActDialog } from '../../ui/overlays/ActDialog.tsx';
import type { ReasonDialogRulesQuery, RuleName } from '../__generated__/ReasonDialogRulesQuery.graphql.ts';
import * as css from './look.css.ts';

interface AskingProps {
  readonly title: string;
  readonly act: string;
  /** Who will read it. */
  readonly help: string;
  readonly onClose: () => void;
}

interface ReasonDialogProps extends AskingProps {
  /** Answers what was refused. */
  readonly onAct: (reason: string) => Promise<readonly FormError[]>;
}

interface DecisionDialogProps extends AskingProps {
  /** An act with an end. */
  readonly hasEnd?: boolean;
  /** Answers what was refused. */
  readonly onAct: (grounds: Grounds) => Promise<readonly FormError[]>;
}

export interface Grounds {
  readonly rule: RuleName;
  readonly reason: string;
  readonly endsAt: string | null;
}

const dayMs = 86_400_000;
const momentIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();

const reasonMost = 1000;

const ends = [
  { value: 'none', label: '解除するまで' },
  { value: '7', label: '7日間' },
  { value: '30', label: '30日間' },
  { value: '90', label: '90日間' },
] as const;

const reason = requiredText('理由', reasonMost);
const reasonSchema = v.object({ reason });
const decisionSchema = v.object({
  rule: v.pipe(
    v.nullable(v.custom<RuleName>((rule) => typeof rule === 'string')),
    v.custom<RuleName>((rule) => rule !== null, 'もとにする規約を選んでください。'),
  ),
  reason,
  endsAt: v.picklist(['none', '7', '30', '90']),
});

/** Every act about a member asks why. */
export function ReasonDialog({ onAct, ...props }: ReasonDialogProps): ReactElement {
  const form = useForm({
    schema: reasonSchema,
    initial: { reason: '' },
    onSubmit: async (words) => {
      form.failed(await onAct(words.reason));
    },
  });
  return <Asking {...props} form={form} reason={form.field('reason')} />;
}

/** A decision against somebody says by which rule, too. */
export function DecisionDialog({ hasEnd = false, help, onAct, ...props }: DecisionDialogProps): ReactElement {
  const initial: v.InferInput<typeof decisionSchema> = { rule: null, reason: '', endsAt: 'none' };
  const form = useForm({
    schema: decisionSchema,
    initial,
    onSubmit: async ({ endsAt: days, ...grounds }) => {
      form.failed(await onAct({ ...grounds, endsAt: days === 'none' ? null : momentIn(Number(days)) }));
    },
  });
  return (
    <Asking
      {...props}
      help={`${help}異議の申し立てかたも伝わります。`}
      form={form}
      reason={form.field('reason')}
      end={hasEnd && <Select label="期間" options={ends} {...form.field('endsAt')} />}
    >
      <Suspense fallback={<Spinner label="規約を読み込み中" />}>
        <RuleSelect {...form.field('rule')} />
      </Suspense>
    </Asking>
  );
}

interface RuleSelectProps {
  readonly value: RuleName | null;
  readonly error: string | undefined;
  readonly onChange: (rule: RuleName) => void;
}

function RuleSelect(field: RuleSelectProps): ReactElement {
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
      {...field}
    />
  );
}

interface ReasonFormProps extends AskingProps {
  readonly form: Pick<Form<Record<string, unknown>>, 'message' | 'pending' | 'props'>;
  readonly reason: ReturnType<Form<{ readonly reason: string }>['field']>;
  readonly children?: ReactNode;
  readonly end?: ReactNode;
}

function Asking({
  title,
  act,
  help,
  onClose,
  form,
  reason: field,
  children,
  end,
}: ReasonFormProps): ReactElement {
  const formId = useId();
  return (
    <ActDialog onClose={onClose} title={title} act={act} pending={form.pending} form={formId}>
      <form {...form.props} id={formId} className={css.form} aria-label={title}>
        <FormMessage>{form.message}</FormMessage>
        {children}
        <TextArea label="理由" requirement="required" help={help} limit={reasonMost} {...field} />
        {end}
      </form>
    </ActDialog>
  );
}
