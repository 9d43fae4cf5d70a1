import { startTransition, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { nameTab } from '../../features/page/documentTitle.ts';
import { useAct } from '../../features/page/useAct.ts';
import { formatDate, formatMonth, tokyoDay } from '../../lib/text/dates.ts';
import { formatYen } from '../../lib/text/money.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Select } from '../../ui/choices/Select.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { cx } from '../../ui/cx.ts';
import { link } from '../../ui/text/link.css.ts';
import type { FeesPage_invoice$key } from '../__generated__/FeesPage_invoice.graphql.ts';
import type { FeesPageQuery } from '../__generated__/FeesPageQuery.graphql.ts';
import type { FeesPageUndoMutation } from '../__generated__/FeesPageUndoMutation.graphql.ts';
import * as page from '../page.css.ts';
import { addressOf } from '../place.ts';
import { whenDone } from '../whenDone.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import * as css from './fees.css.ts';
import { PaidDialog } from './PaidDialog.tsx';

const waiting = 'waiting';
const monthsBack = 24;

const monthWords = (month: string): string => `${formatMonth(`${month}-01`)}分`;

/** Those that wait for their money, then the months whose invoices may have been issued. */
function choices(today: string) {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const months = Array.from({ length: monthsBack }, (_each, back) =>
    new Date(Date.UTC(year, month - 2 - back, 1)).toISOString().slice(0, 7),
  );
  return [
    { value: waiting, label: '未入金のものすべて' },
    ...months.map((value) => ({ value, label: monthWords(value) })),
  ];
}

/** `/admin/fees`: Tsumugi's invoices to companies, and whose money has come. */
export function FeesPage(): ReactElement {
  const [chosen, setChosen] = useState(waiting);
  const [version, setVersion] = useState(0);
  const [options] = useState(() => choices(tokyoDay(new Date())));
  useEffect(() => nameTab('手数料'), []);
  const { feeInvoices } = useQuery<FeesPageQuery>(
    graphql`
      query FeesPageQuery($month: String) {
        feeInvoices(month: $month) {
          id
          total
          isVoided
          ...FeesPage_invoice
        }
      }
    `,
    { month: chosen === waiting ? null : chosen },
    { fetchPolicy: 'store-and-network', version },
  );
  const sum = feeInvoices.reduce((all, { total, isVoided }) => all + (isVoided ? 0 : total), 0);
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1 className={page.title}>手数料の請求書</h1>
        <p className={page.note}>
          {feeInvoices.length}件　合計{formatYen(sum)}(税込)
        </p>
      </header>
      <div className={css.choice}>
        <Select
          label="対象"
          options={options}
          value={chosen}
          onChange={(value) => startTransition(() => setChosen(value))}
        />
      </div>
      {feeInvoices.length === 0 ? (
        <EmptyState
          title={chosen === waiting ? '入金待ちの請求書はありません。' : 'この月の請求書はありません。'}
        >
          請求書は、月が締まると自動で発行されます。
        </EmptyState>
      ) : (
        <div className={page.tableFrame}>
          <table className={page.table}>
            <thead className={css.heads}>
              <tr>
                <th scope="col">番号</th>
                <th scope="col" className={css.name}>
                  会社
                </th>
                <th scope="col">対象</th>
                <th scope="col">請求額(税込)</th>
                <th scope="col">支払期日</th>
                <th scope="col">状態</th>
                <th scope="col">請求書</th>
                <th scope="col">入金</th>
                <th scope="col" className={css.reason}>
                  訂正
                </th>
              </tr>
            </thead>
            <tbody>
              {feeInvoices.map((invoice) => (
                <Row
                  key={invoice.id}
                  invoice={invoice}
                  onDone={() => startTransition(() => setVersion((now) => now + 1))}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

interface RowProps {
  readonly invoice: FeesPage_invoice$key;
  readonly onDone: () => void;
}

function Row({ invoice: key, onDone }: RowProps): ReactElement {
  const invoice = useFragment(
    graphql`
      fragment FeesPage_invoice on StaffFeeInvoice {
        number
        companyId
        companyName
        month
        total
        payBy
        paidOn
        isVoided
        voidReason
        daysLate
        documentUrl
        ...PaidDialog_invoice
        ...CorrectDialog_invoice
      }
    `,
    key,
  );
  const { number, companyName, paidOn, isVoided, daysLate } = invoice;
  const [asks, setAsks] = useState<'paid' | 'correct' | null>(null);
  const { act, pending } = useAct<FeesPageUndoMutation>(graphql`
    mutation FeesPageUndoMutation($number: String!) {
      markFee(number: $number) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const closeAndRefresh = (): void => {
    setAsks(null);
    onDone();
  };
  return (
    <tr className={css.invoice}>
      <th scope="row" className={css.number}>
        {number}
      </th>
      <td className={css.name}>
        <a className={link} href={addressOf('look', null, { q: invoice.companyId })}>
          {companyName}
        </a>
      </td>
      <td className={css.month}>{monthWords(invoice.month)}</td>
      <td className={css.total}>{formatYen(invoice.total)}</td>
      <td className={css.due}>{formatDate(invoice.payBy)}</td>
      <td className={cx(css.state, daysLate > 0 && page.late)}>
        {isVoided
          ? '取り消し'
          : paidOn != null
            ? `${formatDate(paidOn)}入金`
            : daysLate > 0
              ? `${daysLate}日超過`
              : '入金待ち'}
      </td>
      <td className={css.paper}>
        {invoice.documentUrl == null ? (
          '作成中'
        ) : (
          <a className={link} href={invoice.documentUrl} download aria-label={`請求書${number}のPDF`}>
            PDF
          </a>
        )}
      </td>
      <td className={css.paid}>
        {isVoided ? (
          '―'
        ) : paidOn == null ? (
          <Button size="s" aria-label={`${number}を入金済みにする`} onClick={() => setAsks('paid')}>
            入金済みにする
          </Button>
        ) : (
          <Button
            size="s"
            variant="text"
            aria-label={`${number}の入金の記録を取り消す`}
            loading={pending !== null}
            onClick={() =>
              void whenDone(act({ number }), () => {
                toast.success('入金の記録を取り消しました。');
                onDone();
              })
            }
          >
            取り消す
          </Button>
        )}
        {asks === 'paid' && (
          <PaidDialog invoice={invoice} onClose={() => setAsks(null)} onDone={closeAndRefresh} />
        )}
      </td>
      <td className={isVoided ? css.reason : css.correct}>
        {isVoided ? (
          invoice.voidReason
        ) : paidOn == null ? (
          <Button
            size="s"
            variant="text"
            aria-label={`${number}を取り消して発行し直す`}
            onClick={() => setAsks('correct')}
          >
            発行し直す
          </Button>
        ) : (
          '―'
        )}
        {asks === 'correct' && (
          <CorrectDialog invoice={invoice} onClose={() => setAsks(null)} onDone={closeAndRefresh} />
        )}
      </td>
    </tr>
  );
}
