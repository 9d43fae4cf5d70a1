import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Invoices_round$key } from '../../../../__generated__/Invoices_round.graphql.ts';
import type { InvoicesVoidMutation } from '../../../../__generated__/InvoicesVoidMutation.graphql.ts';
import { isLonger } from '../../../lib/text/textLength.ts';
import { part } from '../../../lib/part.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { useAct } from '../../page/useAct.ts';
import { yen } from '../workWords.ts';
import * as css from './work.css.ts';

const InvoiceDialog = part(async () => (await import('./InvoiceDialog.tsx')).InvoiceDialog);

interface InvoicesProps {
  readonly round: Invoices_round$key;
  readonly isCreator: boolean;
}

const longest = 500;

/** A round's invoices: creators issue and withdraw, companies open them. */
export function Invoices({ round: key, isCreator }: InvoicesProps): ReactElement | null {
  const { id, state, invoices } = useFragment(
    graphql`
      fragment Invoices_round on EngagementRound {
        id
        state
        invoices {
          id
          number
          status
          issuedOn
          net
          tax
          withholding
          payable
          registrationNumber
          deductiblePercent
          isCorrection
          voidReason
          documentUrl
        }
      }
    `,
    key,
  );
  const [open, setOpen] = useState<'issue' | 'void' | null>(null);
  const close = (): void => setOpen(null);
  const standing = invoices.some(({ status }) => status === 'ISSUED');
  const mayIssue = isCreator && !standing && (state === 'ACCEPTED' || state === 'PAID');
  const mayVoid = isCreator && standing && (state === 'INVOICED' || state === 'PAID');
  if (invoices.length === 0 && !mayIssue) return null;
  return (
    <div className={css.deliveries}>
      <h3 className={css.small}>請求書</h3>
      {mayIssue && (
        <div className={css.acts}>
          <Button variant={state === 'ACCEPTED' ? 'creator' : 'secondary'} onClick={() => setOpen('issue')}>
            請求書を発行する
          </Button>
        </div>
      )}
      <ul className={css.list}>
        {invoices.map((invoice) => (
          <li key={invoice.id} className={css.delivery}>
            <p>
              <strong>
                {invoice.registrationNumber == null
                  ? '請求書'
                  : invoice.isCorrection
                    ? '修正適格請求書'
                    : '適格請求書'}{' '}
                {invoice.number}
              </strong>
              <span className={css.when}>{formatDate(invoice.issuedOn, { year: 'auto' })}</span>
            </p>
            {invoice.status === 'VOIDED' ? (
              <p className={css.words}>取り消し: {invoice.voidReason}</p>
            ) : (
              <>
                <dl className={css.sums}>
                  <Sum name="報酬(税抜)" amount={yen(invoice.net)} />
                  <Sum name="消費税 10%" amount={yen(invoice.tax)} />
                  {invoice.withholding > 0 && <Sum name="源泉徴収" amount={`−${yen(invoice.withholding)}`} />}
                  <Sum name={isCreator ? '振り込まれる額' : '振り込む額'} amount={yen(invoice.payable)} />
                </dl>
                {!isCreator && (
                  <p className={css.small}>
                    {invoice.registrationNumber == null
                      ? `登録番号がないため、消費税額の${invoice.deductiblePercent}%を仕入税額控除できます(経過措置)。`
                      : `登録番号 ${invoice.registrationNumber}`}
                  </p>
                )}
                <div className={css.acts}>
                  {invoice.documentUrl == null ? (
                    <p className={css.small}>
                      PDFは発行の直後につくります。少し待ってから開き直してください。
                    </p>
                  ) : (
                    <a href={invoice.documentUrl} className={buttonClass({ size: 's' })}>
                      PDFを開く
                    </a>
                  )}
                  {mayVoid && (
                    <Button size="s" variant="text" onClick={() => setOpen('void')}>
                      取り消す
                    </Button>
                  )}
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {open === 'issue' && <InvoiceDialog roundId={id} onClose={close} />}
        {open === 'void' && <VoidDialog roundId={id} onClose={close} />}
      </Suspense>
    </div>
  );
}

function Sum({ name, amount }: { readonly name: string; readonly amount: string }): ReactElement {
  return (
    <div className={css.sum}>
      <dt>{name}</dt>
      <dd className={css.sumValue}>{amount}</dd>
    </div>
  );
}

function VoidDialog({
  roundId,
  onClose,
}: {
  readonly roundId: string;
  readonly onClose: () => void;
}): ReactElement {
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { act, pending } = useAct<InvoicesVoidMutation>(graphql`
    mutation InvoicesVoidMutation($input: VoidEngagementInvoiceInput!) {
      voidEngagementInvoice(input: $input) {
        engagement {
          ...EngagementPage_engagement
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const wrong = reason.trim() === '' ? '取り消しの理由を入力してください。' : undefined;
  const send = async (): Promise<void> => {
    setAsked(true);
    if (wrong !== undefined || isLonger(reason, longest)) return;
    if ((await act({ input: { roundId, reason } })) === null) return;
    toast.success('請求書を取り消しました。');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="請求書を取り消す"
      dismissable={false}
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button variant="creator" loading={pending !== null} onClick={() => void send()}>
            取り消す
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        <p>取り消した請求書は、理由とともに記録に残ります。そのあとで、あらためて発行できます。</p>
        <TextArea
          label="取り消しの理由"
          requirement="required"
          limit={longest}
          value={reason}
          onChange={setReason}
          error={isAsked ? wrong : undefined}
        />
      </div>
    </Dialog>
  );
}
