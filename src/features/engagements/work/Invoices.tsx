import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Invoices_round$key } from '../../../../__generated__/Invoices_round.graphql.ts';
import { part } from '../../../lib/part.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { makingWords } from '../../page/makingWords.ts';
import { yen } from '../workWords.ts';
import * as css from './work.css.ts';

const InvoiceDialog = part(async () => (await import('./InvoiceDialog.tsx')).InvoiceDialog);
const VoidInvoiceDialog = part(async () => (await import('./VoidInvoiceDialog.tsx')).VoidInvoiceDialog);

interface InvoicesProps {
  readonly round: Invoices_round$key;
  readonly isCreator: boolean;
  /** A PDF of them takes long to make. */
  readonly isLate: boolean;
}

/** A round's invoices: creators issue and withdraw, companies open them. */
export function Invoices({ round: key, isCreator, isLate }: InvoicesProps): ReactElement | null {
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
          <Button
            variant={state === 'ACCEPTED' ? 'creator' : 'secondary'}
            onPointerEnter={InvoiceDialog.ahead}
            onFocus={InvoiceDialog.ahead}
            onClick={() => setOpen('issue')}
          >
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
                    <p className={css.small}>{makingWords('PDF', isLate)}</p>
                  ) : (
                    <a href={invoice.documentUrl} className={buttonClass({ size: 's' })}>
                      PDFを開く
                    </a>
                  )}
                  {mayVoid && (
                    <Button
                      size="s"
                      variant="text"
                      onPointerEnter={VoidInvoiceDialog.ahead}
                      onFocus={VoidInvoiceDialog.ahead}
                      onClick={() => setOpen('void')}
                    >
                      取り消す
                    </Button>
                  )}
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
      {open === 'issue' && <InvoiceDialog waiting={null} roundId={id} onClose={close} />}
      {open === 'void' && <VoidInvoiceDialog waiting={null} roundId={id} onClose={close} />}
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
