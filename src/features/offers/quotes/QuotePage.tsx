import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { QuotePageQuery } from '../../../../__generated__/QuotePageQuery.graphql.ts';
import { formatYen } from '../../../lib/text/money.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { formatDate, isoDay } from '../../../ui/text/formatDate.ts';
import { useMinute } from '../../../ui/text/useMinute.ts';
import { StandingOffer } from '../../chat/room/StandingOffer.tsx';
import { makingWords } from '../../page/makingWords.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { useLookAgain } from '../../page/useLookAgain.ts';
import { pageNotFound } from '../../page/pageNotFound.ts';
import { mayOffer } from '../../session/memberContent.ts';
import { useSessionState } from '../../session/session.ts';
import * as paper from '../paper/paper.css.ts';
import * as css from './quote.css.ts';

const query = graphql`
  query QuotePageQuery($id: ID!) {
    quote(id: $id) {
      id
      number
      title
      companyName
      creatorName
      note
      validUntil
      isOver
      sentAt
      withdrawnAt
      chatRoomId
      documentUrl
      standingOffer {
        id
        status
      }
      items {
        name
        quantity
        unitNetPrice
        amount
      }
      breakdown {
        netPrice
        consumptionTaxOfNet
        withholdingTax
        payout
      }
    }
  }
`;

/** `/quotes/{id}`: for both sides; the company can make an offer from it. */
export function QuotePage({ variables }: { readonly variables: { readonly id: string } }): ReactElement {
  const { quote } = useRouteQuery<QuotePageQuery>(query, variables);
  const minute = useMinute();
  const session = useSessionState();
  const waitsFor = quote != null && quote.documentUrl == null ? quote.id : null;
  const isLate = useLookAgain(waitsFor, { query, variables, most: 12 });
  if (quote == null) throw pageNotFound();
  const { breakdown, chatRoomId, standingOffer } = quote;
  const isOver = quote.isOver || quote.validUntil < isoDay(minute);
  const isOpen = quote.withdrawnAt == null && !isOver;
  return (
    <div className={css.page}>
      <PageHead title={`見積 ${quote.title}`} />
      <h1 className={css.title}>{quote.title}</h1>
      <p className={css.lead}>
        {quote.withdrawnAt != null
          ? `この見積は、${formatDate(quote.withdrawnAt)}に取り下げられました。`
          : isOver
            ? `この見積の有効期限(${formatDate(quote.validUntil)} 23:59まで)を過ぎています。`
            : `有効期限 ${formatDate(quote.validUntil)} 23:59まで`}
      </p>
      <div className={css.acts} data-noprint>
        {isOpen && standingOffer != null && (
          <StandingOffer offer={{ id: standingOffer.id, status: standingOffer.status }} />
        )}
        {isOpen && standingOffer == null && mayOffer(session) && (
          <Link
            to="/offers/create"
            search={{ quote: quote.id }}
            className={buttonClass({ variant: 'primary' })}
          >
            この見積からオファーを作成する
          </Link>
        )}
        {quote.documentUrl == null ? (
          <span className={css.wait}>{makingWords('PDF', isLate)}</span>
        ) : (
          <a className={buttonClass()} href={quote.documentUrl}>
            PDFで保存する
          </a>
        )}
        <Link to="/messages/$roomId" params={{ roomId: chatRoomId }} className={buttonClass()}>
          メッセージを開く
        </Link>
      </div>
      <article className={paper.sheet} aria-label="御見積書">
        <p className={paper.top}>
          <span>No. {quote.number}</span>
          <span>{formatDate(quote.sentAt)}</span>
        </p>
        <h2 className={paper.title}>御見積書</h2>
        <div className={paper.parties}>
          <div className={paper.party}>
            <p className={paper.role}>宛先</p>
            <p className={paper.partyName}>{quote.companyName}</p>
          </div>
          <div className={paper.party}>
            <p className={paper.role}>作成者</p>
            <p className={paper.partyName}>{quote.creatorName}</p>
          </div>
        </div>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">項目</th>
              <th scope="col" className={css.number}>
                数量
              </th>
              <th scope="col" className={css.number}>
                単価
              </th>
              <th scope="col" className={css.number}>
                金額
              </th>
            </tr>
          </thead>
          <tbody>
            {quote.items.map((item, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a quote is never changed
              <tr key={at}>
                <td>{item.name}</td>
                <td className={css.number}>{item.quantity.toLocaleString('ja-JP')}</td>
                <td className={css.number}>{formatYen(item.unitNetPrice)}</td>
                <td className={css.number}>{formatYen(item.amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <Sum name="合計(税抜)" amount={formatYen(breakdown.netPrice)} />
            <Sum name="消費税 10%" amount={formatYen(breakdown.consumptionTaxOfNet)} />
            {breakdown.withholdingTax > 0 && (
              <Sum name="源泉徴収" amount={`−${formatYen(breakdown.withholdingTax)}`} />
            )}
            <Sum name="お支払い額" amount={formatYen(breakdown.payout)} />
          </tfoot>
        </table>
        {quote.note != null && <p className={css.note}>{quote.note}</p>}
        <p className={paper.law}>
          この見積は、つむぎのメッセージで送られたものです。契約は、オファーの承諾によって成立します。
        </p>
      </article>
    </div>
  );
}

function Sum({ name, amount }: { readonly name: string; readonly amount: string }): ReactElement {
  return (
    <tr>
      <th scope="row" colSpan={3} className={css.number}>
        {name}
      </th>
      <td className={css.number}>{amount}</td>
    </tr>
  );
}
