import { Suspense, useId } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import * as v from 'valibot';
import { requiredText } from '../../lib/forms/personRules.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { formatDate } from '../../lib/text/dates.ts';
import { formatYen } from '../../lib/text/money.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { FormMessage } from '../../ui/fields/form/FormMessage.tsx';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import { TextArea } from '../../ui/fields/text/TextArea.tsx';
import { ActDialog } from '../../ui/overlays/ActDialog.tsx';
import type { CorrectDialog_invoice$key } from '../__generated__/CorrectDialog_invoice.graphql.ts';
import type { CorrectDialogLinesQuery } from '../__generated__/CorrectDialogLinesQuery.graphql.ts';
import type { CorrectDialogMutation } from '../__generated__/CorrectDialogMutation.graphql.ts';
import * as page from '../page.css.ts';
import * as css from './fees.css.ts';

interface CorrectDialogProps {
  readonly invoice: CorrectDialog_invoice$key;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const longest = 500;
const mostNet = 1_000_000_000;

const schema = v.object({
  reason: requiredText('理由', longest),
  adjustments: v.array(
    v.object({
      position: v.number(),
      netPrice: v.pipe(
        v.nullable(v.number()),
        v.number('報酬を入力してください。'),
        v.maxValue(mostNet, `${mostNet.toLocaleString('ja-JP')}円以下で入力してください。`),
      ),
    }),
  ),
});

/** The lines that were changed; null is a price that was cleared. */
type Adjustments = v.InferInput<typeof schema>['adjustments'];

/** Voids an invoice and issues its month anew, by other prices if the lines were wrong. */
export function CorrectDialog({ invoice: key, onClose, onDone }: CorrectDialogProps): ReactElement {
  const { number, companyName, total } = useFragment(
    graphql`
      fragment CorrectDialog_invoice on StaffFeeInvoice {
        number
        companyName
        total
      }
    `,
    key,
  );
  const formId = useId();
  const commit = useCommit<CorrectDialogMutation>(graphql`
    mutation CorrectDialogMutation($number: String!, $reason: String!, $adjustments: [FeeAdjustmentInput!]!) {
      correctFee(number: $number, reason: $reason, adjustments: $adjustments) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const initial: v.InferInput<typeof schema> = { reason: '', adjustments: [] };
  const form = useForm({
    schema,
    initial,
    onSubmit: async (words) => {
      if (form.failed((await commit({ number, ...words })).correctFee.errors)) return;
      toast.success(`${number}を取り消しました。`);
      onDone();
    },
  });
  const change = (position: number, netPrice: number | null): void =>
    form.update('adjustments', (now) =>
      now.some((one) => one.position === position)
        ? now.map((one) => (one.position === position ? { position, netPrice } : one))
        : [...now, { position, netPrice }],
    );
  return (
    <ActDialog
      onClose={onClose}
      title="取り消して発行し直す"
      act="取り消して発行し直す"
      pending={form.pending}
      form={formId}
    >
      <form {...form.props} id={formId} className={css.form} aria-label="取り消しと再発行">
        <p className={page.note}>
          {number}　{companyName}　{formatYen(total)}(税込)
          <br />
          この請求書は取り消され、同じ月の請求書が新しい番号で発行されます。元には戻せません。
        </p>
        <FormMessage>{form.message}</FormMessage>
        <TextArea
          label="理由"
          requirement="required"
          help="会社の請求書のページに表示されます。"
          limit={longest}
          {...form.field('reason')}
        />
        <Suspense fallback={<Spinner label="明細を読み込み中" />}>
          <Lines
            number={number}
            adjustments={form.values.adjustments}
            errorOf={(at) => form.errorAt(`adjustments.${at}.netPrice`)}
            onChange={change}
          />
        </Suspense>
      </form>
    </ActDialog>
  );
}

interface LinesProps {
  readonly number: string;
  readonly adjustments: Adjustments;
  /** By the adjustment’s index. */
  readonly errorOf: (at: number) => string | undefined;
  readonly onChange: (position: number, netPrice: number | null) => void;
}

function Lines({ number, adjustments, errorOf, onChange }: LinesProps): ReactElement {
  const { feeLines } = useQuery<CorrectDialogLinesQuery>(
    graphql`
      query CorrectDialogLinesQuery($number: String!) {
        feeLines(number: $number) {
          position
          title
          creatorName
          acceptedOn
          netPrice
          fee
        }
      }
    `,
    { number },
  );
  return (
    <div>
      <p className={page.note}>報酬が違っていた行だけを修正してください。0円にした行は請求されません。</p>
      {feeLines.map(({ position, title, creatorName, acceptedOn, netPrice, fee }) => {
        const at = adjustments.findIndex((one) => one.position === position);
        const adjusted = adjustments[at];
        return (
          <div key={position} className={css.line}>
            <p>
              {title}
              <span className={page.small}>
                {creatorName}　{formatDate(acceptedOn)}検収　手数料{formatYen(fee)}
              </span>
            </p>
            <NumberField
              label={`${position}行目の報酬(税抜)`}
              value={adjusted === undefined ? netPrice : adjusted.netPrice}
              max={mostNet}
              error={errorOf(at)}
              onChange={(value) => onChange(position, value)}
            />
          </div>
        );
      })}
    </div>
  );
}
