import { use } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OpeningFacts_opening$key } from '../../../../__generated__/OpeningFacts_opening.graphql.ts';
import { formatDate } from '../../../lib/text/dates.ts';
import { formatYen } from '../../../lib/text/money.ts';
import * as css from './opening.css.ts';
import { Missing, PreviewContext } from './OpeningParts.tsx';
import { openingKinds } from '../../../lib/words/openingKinds.ts';
import { contractPeriodTypes, payUnits, workingPlaceTypes } from './openingWords.ts';
import { wageOf } from './pay/wage.ts';

/** Key facts: pay, kind, place, deadline or amount. */
export function OpeningFacts({ opening }: { readonly opening: OpeningFacts_opening$key }): ReactElement {
  const { resumerationType, workingPlaceType, contract, hourly, fullTime } = useFragment(
    graphql`
      fragment OpeningFacts_opening on JobOpening {
        resumerationType
        workingPlaceType
        ... on ContractJobOpening @alias(as: "contract") {
          netPrice
          desiredDeliveryAt
          deliveryDecidedBy
        }
        ... on HourlyJobOpening @alias(as: "hourly") {
          netPrice
          weeklyOperationalHours
          requestedPeriodMonths
        }
        ... on FullTimeJobOpening @alias(as: "fullTime") {
          payUnit
          payMin
          payMax
          contractPeriodType
        }
      }
    `,
    opening,
  );
  const place = workingPlaceType == null ? null : workingPlaceTypes[workingPlaceType];
  return (
    <dl className={css.facts}>
      <div className={css.payFact}>
        {fullTime ? (
          <PayFact
            name={fullTime.payUnit == null ? '給与(額面)' : `${payUnits[fullTime.payUnit]}(額面)`}
            amount={wageOf({
              payUnit: fullTime.payUnit,
              payMin: fullTime.payMin,
              payMax: fullTime.payMax,
            })}
          />
        ) : (
          <PayFact
            name={hourly ? '受取額 1時間(税抜)' : '受取額(税抜)'}
            amount={exactly((contract ?? hourly)?.netPrice)}
          />
        )}
      </div>
      <div className={css.placeFact}>
        <dt className={css.factName}>契約形態</dt>
        <dd className={css.factValue}>
          {openingKinds[resumerationType]}
          {place !== null && (
            <>
              <br />
              {place}
            </>
          )}
        </dd>
      </div>
      {contract && (
        <TermFact name="納期">
          {contract.desiredDeliveryAt != null
            ? formatDate(contract.desiredDeliveryAt)
            : contract.deliveryDecidedBy != null
              ? `未定。${formatDate(contract.deliveryDecidedBy)}までに決まります`
              : null}
        </TermFact>
      )}
      {hourly && (
        <TermFact name="稼働と期間">
          {hourly.weeklyOperationalHours != null || hourly.requestedPeriodMonths != null ? (
            <>
              {hourly.weeklyOperationalHours != null && `週${hourly.weeklyOperationalHours}時間`}
              <br />
              {hourly.requestedPeriodMonths != null && `${hourly.requestedPeriodMonths}か月`}
            </>
          ) : null}
        </TermFact>
      )}
      {fullTime && (
        <TermFact name="契約の期間" required>
          {fullTime.contractPeriodType == null ? null : contractPeriodTypes[fullTime.contractPeriodType]}
        </TermFact>
      )}
    </dl>
  );
}

interface Amount {
  readonly figure: string;
  readonly yen: string;
}

function exactly(amount: number | null | undefined): Amount | null {
  return amount == null ? null : { figure: formatYen(amount).slice(0, -1), yen: '円' };
}

function PayFact({ name, amount }: { readonly name: string; readonly amount: Amount | null }): ReactElement {
  const preview = use(PreviewContext);
  return (
    <>
      <dt className={css.factName}>{name}</dt>
      <dd className={css.pay}>
        {amount === null ? (
          preview && <Missing />
        ) : (
          <>
            <span className={css.payFigure}>{amount.figure}</span>
            <span className={css.payYen}>{amount.yen}</span>
          </>
        )}
      </dd>
    </>
  );
}

function TermFact({
  required = false,
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
  readonly required?: boolean;
}): ReactElement | null {
  const preview = use(PreviewContext);
  if (children === null && !(preview && required)) return null;
  return (
    <div className={css.termFact}>
      <dt className={css.factName}>{name}</dt>
      <dd className={css.factValue}>{children ?? <Missing />}</dd>
    </div>
  );
}
