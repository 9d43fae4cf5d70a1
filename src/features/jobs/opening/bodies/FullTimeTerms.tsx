import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  FullTimeTerms_opening$data,
  FullTimeTerms_opening$key,
} from '../../../../../__generated__/FullTimeTerms_opening.graphql.ts';
import { formatYen } from '../../../../lib/text/money.ts';
import * as css from '../opening.css.ts';
import { OpeningPart, Term } from '../OpeningParts.tsx';
import { contractPeriodTypes, smokingMeasures } from '../openingWords.ts';
import { wageWords } from '../pay/wage.ts';

type Terms = FullTimeTerms_opening$data;

/** In the order of the ministry's form. */
export function FullTimeTerms({ opening }: { readonly opening: FullTimeTerms_opening$key }): ReactElement {
  const terms = useFragment(
    graphql`
      fragment FullTimeTerms_opening on FullTimeJobOpening {
        jobChangeScope
        workingPlaceChangeScope
        employerName
        isDispatch
        contractPeriodType
        contractPeriodNote
        contractRenewalNote
        hasProbation
        probationNote
        payUnit
        payMin
        payMax
        payNote
        hasFixedOvertime
        fixedOvertimeAmount
        fixedOvertimeHours
        paysOvertimeExcess
        workingHours
        breakTime
        overtimeNote
        isDiscretionaryWork
        holiday
        employeeBenefits
        socialInsurance
        secondhandSmokeControl
        secondhandSmokeNote
      }
    `,
    opening,
  );
  return (
    <OpeningPart title="労働条件">
      <dl className={css.terms}>
        <Term name="給与" required>
          {payWords(terms)}
        </Term>
        <Term name="固定残業代" required>
          {overtimeWords(terms)}
        </Term>
        <Term name="契約の期間" required>
          {periodWords(terms)}
        </Term>
        <Term name="更新の基準と上限" required={terms.contractPeriodType === 'FIXED_TERM'}>
          {terms.contractPeriodType === 'FIXED_TERM' ? terms.contractRenewalNote : null}
        </Term>
        <Term name="試用期間" required>
          {terms.hasProbation === false ? 'なし' : terms.hasProbation === true ? terms.probationNote : null}
        </Term>
        <Term name="仕事の内容の変更の範囲" required>
          {terms.jobChangeScope}
        </Term>
        <Term name="働く場所の変更の範囲" required>
          {terms.workingPlaceChangeScope}
        </Term>
        <Term name="就業時間" required>
          {terms.workingHours}
        </Term>
        <Term name="休憩" required>
          {terms.breakTime}
        </Term>
        <Term name="時間外の労働" required>
          {terms.overtimeNote}
        </Term>
        <Term name="裁量労働制" required>
          {terms.isDiscretionaryWork == null ? null : terms.isDiscretionaryWork ? 'あり' : 'なし'}
        </Term>
        <Term name="休日と休暇" required>
          {terms.holiday}
        </Term>
        <Term name="加入する保険" required>
          {terms.socialInsurance}
        </Term>
        <Term name="福利厚生">{terms.employeeBenefits}</Term>
        <Term name="受動喫煙の対策" required>
          {smokeWords(terms)}
        </Term>
        <Term name="雇用主の名称" required>
          {terms.employerName}
        </Term>
        <Term name="派遣での雇用" required>
          {terms.isDispatch == null
            ? null
            : terms.isDispatch
              ? '派遣労働者として雇用'
              : '直接雇用(派遣ではありません)'}
        </Term>
      </dl>
    </OpeningPart>
  );
}

function lines(...words: readonly (string | null | undefined)[]): string | null {
  const written = words.filter((line) => line != null && line !== '');
  return written.length === 0 ? null : written.join('\n');
}

function payWords({ payUnit, payMin, payMax, payNote }: Terms): string | null {
  const wage = wageWords({ payUnit, payMin, payMax });
  return wage === null ? null : lines(wage, payNote);
}

function overtimeWords(terms: Terms): string | null {
  const { hasFixedOvertime, fixedOvertimeAmount: amount, fixedOvertimeHours: hours } = terms;
  if (hasFixedOvertime == null) return null;
  if (!hasFixedOvertime) return 'なし';
  if (amount == null || hours == null) return null;
  return lines(
    `月${formatYen(amount)}(${hours}時間分)`,
    terms.paysOvertimeExcess === true ? '超えた分の残業代は別に支払います。' : null,
  );
}

function periodWords({ contractPeriodType, contractPeriodNote: note }: Terms): string | null {
  if (contractPeriodType == null) return null;
  const word = contractPeriodTypes[contractPeriodType];
  return lines(word, contractPeriodType === 'FIXED_TERM' ? note : null);
}

function smokeWords({ secondhandSmokeControl, secondhandSmokeNote }: Terms): string | null {
  if (secondhandSmokeControl == null) return null;
  return lines(smokingMeasures[secondhandSmokeControl], secondhandSmokeNote);
}
