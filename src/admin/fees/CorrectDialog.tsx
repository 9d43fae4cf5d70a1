import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAct } from '../../features/page/useAct.ts';
import { formatDate } from '../../lib/text/dates.ts';
import { formatYen } from '../../lib/text/money.ts';
import { isLonger } from '../../lib/text/textLength.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { CorrectDialog_invoice$key } from '../__generated__/CorrectDialog_invoice.graphql.ts';
import type { CorrectDialogLinesQuery } from '../__generated__/CorrectDialogLinesQuery.graphql.ts';
import type { CorrectDialogMutation } from '../__generated__/CorrectDialogMutation.graphql.ts';
import * as page from '../page.css.ts';
import { whenDone } from '../whenDone.ts';
import * as css from './fees.css.ts';

interface CorrectDialogProps {
  readonly invoice: CorrectDialog_invoice$key;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const longest = 500;
const mostNet = 1_000_000_000;

/** Prices by the line's position; null is one that cannot be read. */
type Prices = ReadonlyMap<number, number | null>;

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
  const [reason, setReason] = useState('');
  const [prices, setPrices] = useState<Prices>(new Map());
  const { act, pending } = useAct<CorrectDialogMutation>(graphql`
    mutation CorrectDialogMutation($number: String!, $reason: String!, $adjustments: [FeeAdjustmentInput!]!) {
      correctFee(number: $number, reason: $reason, adjustments: $adjustments) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const send = (): void => {
    if (reason.trim() === '') {
      toast.error('理由を入力してください。');
      return;
    }
    if (isLonger(reason, longest)) return;
    const changed = [...prices];
    const adjustments = changed.flatMap(([position, netPrice]) =>
      netPrice === null ? [] : [{ position, netPrice }],
    );
    if (adjustments.length < changed.length) {
      toast.error('報酬を入力してください。');
      return;
    }
    void whenDone(act({ number, reason, adjustments }), () => {
      toast.success(`${number}を取り消しました。`);
      onDone();
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="取り消して発行し直す"
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button variant="creator" loading={pending !== null} onClick={send}>
            取り消して発行し直す
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <p className={page.note}>
          {number}　{companyName}　{formatYen(total)}(税込)
          <br />
          この請求書は取り消され、同じ月の請求書が新しい番号で発行されます。元には戻せません。
        </p>
        <TextArea
          label="理由"
          requirement="required"
          help="会社の請求書のページに表示されます。"
          value={reason}
          limit={longest}
          onChange={setReason}
        />
        <Suspense fallback={<Spinner label="明細を読み込み中" />}>
          <Lines
            number={number}
            prices={prices}
            onChange={(position, netPrice) => setPrices((now) => new Map(now).set(position, netPrice))}
          />
        </Suspense>
      </div>
    </Dialog>
  );
}

interface LinesProps {
  readonly number: string;
  readonly prices: Prices;
  readonly onChange: (position: number, netPrice: number | null) => void;
}

function Lines({ number, prices, onChange }: LinesProps): ReactElement {
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
      <p className={page.note}>報酬が違っていた行だけを直してください。0円にした行は請求されません。</p>
      {feeLines.map(({ position, title, creatorName, acceptedOn, netPrice, fee }) => (
        <div key={position} className={css.line}>
          <p>
            {title}
            <span className={page.small}>
              {creatorName}　{formatDate(acceptedOn)}検収　手数料{formatYen(fee)}
            </span>
          </p>
          <NumberField
            label={`${position}行目の報酬(税抜)`}
            value={prices.has(position) ? (prices.get(position) ?? null) : netPrice}
            max={mostNet}
            onChange={(value) => onChange(position, value)}
          />
        </div>
      ))}
    </div>
  );
}
