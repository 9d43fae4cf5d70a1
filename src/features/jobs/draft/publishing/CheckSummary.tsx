import type { ReactElement } from 'react';
import { formatYen } from '../../../../lib/text/money.ts';
import * as css from '../dialogs.css.ts';
import { wordsOf } from '../saving/fieldWords.ts';
import { fieldsOf } from '../fields/draftFields.ts';
import { kindNames } from '../fields/kindNames.ts';
import { useDraftForm } from '../fields/formContext.ts';
import { PriceRetry } from '../fields/PriceRetry.tsx';
import { publishWordsOf } from './publishWords.ts';
import type { PriceSums } from '../fields/usePriceBreakdown.ts';

const shown: ReadonlySet<string> = new Set([
  'title',
  'workingPlaceType',
  'workingPlace',
  'desiredDeliveryAt',
  'deliveryDecidedBy',
  'weeklyOperationalHours',
  'requestedPeriodMonths',
  'payUnit',
  'payMin',
  'payMax',
  'paymentTerms',
  'validThrough',
  'questions',
  'isOpenToOutside',
]);

/** A summary to check before publishing. */
export function CheckSummary(): ReactElement {
  const { draft, price, terms, prefectures } = useDraftForm();
  const { values, kind } = draft;
  const rows = fieldsOf(kind)
    .filter(({ name }) => shown.has(name))
    .map((field) => ({ name: field.label, words: wordsOf(field, values, { terms, prefectures }) }))
    .filter(({ words }) => words !== '');
  return (
    <>
      <p>{publishWordsOf(draft.state.saved).lead}</p>
      <dl className={css.summary}>
        <dt className={css.summaryName}>契約形態</dt>
        <dd>{kindNames[kind]}</dd>
        {values.price !== null && (
          <>
            <dt className={css.summaryName}>{kind === 'hourly' ? '1時間の報酬' : '報酬'}</dt>
            <dd>
              <PriceWords written={values.price} side={values.priceSide} price={price} />
            </dd>
          </>
        )}
        {rows.map(({ name, words }) => (
          <SummaryRow key={name} name={name} words={words} />
        ))}
      </dl>
    </>
  );
}

interface PriceWordsProps {
  readonly written: number;
  readonly side: 'gross' | 'net';
  readonly price: PriceSums;
}

/** Both prices, or only the entered one. */
function PriceWords({ written, side, price }: PriceWordsProps): ReactElement {
  const sums = price.isOld ? null : price.sums;
  const other = price.hasFailed ? <PriceRetry onRetry={price.retry} /> : '計算中';
  const net = sums?.netPrice ?? (side === 'net' ? written : null);
  const gross = sums?.grossPrice ?? (side === 'gross' ? written : null);
  return (
    <>
      受取額 {net === null ? other : `${formatYen(net)}(税抜)`}
      <br />
      支払額 {gross === null ? other : `${formatYen(gross)}(税抜)`}
    </>
  );
}

function SummaryRow({ name, words }: { readonly name: string; readonly words: string }): ReactElement {
  return (
    <>
      <dt className={css.summaryName}>{name}</dt>
      <dd className={css.summaryWords}>{words}</dd>
    </>
  );
}
