import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FeeInvoice_invoice$key } from '../../../../__generated__/FeeInvoice_invoice.graphql.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { cx } from '../../../ui/cx.ts';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { Status } from '../../../ui/text/Status.tsx';
import { monthName, yen } from '../workWords.ts';
import * as css from './fees.css.ts';

/** An invoice from Tsumugi: sum and due date; its lines fold out. */
export function FeeInvoice({ invoice: key }: { readonly invoice: FeeInvoice_invoice$key }): ReactElement {
  const invoice = useFragment(
    graphql`
      fragment FeeInvoice_invoice on FeeInvoice {
        number
        status
        month
        issuedOn
        payBy
        daysLate
        net
        tax
        total
        paidOn
        voidReason
        replacesNumber
        documentUrl
        lines {
          id
          engagementId
          title
          creatorName
          acceptedOn
          netPrice
          fee
        }
      }
    `,
    key,
  );
  const { number, month, daysLate, lines, paidOn } = invoice;
  const isVoided = invoice.status === 'VOIDED';
  return (
    <li className={css.invoice}>
      <div className={css.head}>
        <div className={css.words}>
          <h3 className={css.month}>{monthName(month)}分</h3>
          <p className={css.number}>
            No. {number} ・ {formatDate(invoice.issuedOn)}発行
          </p>
        </div>
        <p className={isVoided ? css.struck : css.amount}>{yen(invoice.total)}</p>
        <p className={css.state}>
          {isVoided ? (
            <Status shape="ring" tone="quiet">
              取り消し
            </Status>
          ) : paidOn == null ? (
            <Status shape="half" tone={daysLate > 0 ? 'creator' : 'company'}>
              {daysLate > 0 ? `期日を${daysLate}日超過` : '未払い'}
            </Status>
          ) : (
            <Status shape="filled" tone="ink">
              支払い済み
            </Status>
          )}
        </p>
        {invoice.documentUrl == null ? (
          <p className={css.making}>PDFを作成中</p>
        ) : (
          <a
            className={cx(buttonClass({ size: 's' }), css.pdf)}
            href={invoice.documentUrl}
            aria-label={`${monthName(month)}分の請求書 ${number}をPDFで保存する`}
          >
            PDF
          </a>
        )}
      </div>
      <p className={css.about}>
        手数料 {yen(invoice.net)} ・ 消費税 {yen(invoice.tax)} ・{' '}
        {paidOn == null ? `支払期日 ${formatDate(invoice.payBy)}` : `${formatDate(paidOn)}に入金を確認`}
      </p>
      {invoice.replacesNumber != null && (
        <p className={css.about}>No. {invoice.replacesNumber} を取り消して発行した請求書です。</p>
      )}
      {invoice.voidReason != null && <p className={css.about}>取り消しの理由 {invoice.voidReason}</p>}
      <details>
        <summary className={css.summary}>明細 {lines.length}件</summary>
        <ul className={css.lines}>
          {lines.map((line) => (
            <li key={line.id} className={css.line}>
              <span className={css.words}>
                <Link to="/engagements/$id" params={{ id: line.engagementId }} className={css.link}>
                  {line.title}
                </Link>
                <span className={css.who}>
                  {line.creatorName}さん ・ {formatDate(line.acceptedOn, { year: 'auto' })}検収
                </span>
              </span>
              <span className={css.lineSum}>
                <span className={css.who}>報酬(税抜) {yen(line.netPrice)}</span>
                {yen(line.fee)}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
