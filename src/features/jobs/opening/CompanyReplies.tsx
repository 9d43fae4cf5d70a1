import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CompanyReplies_company$key } from '../../../../__generated__/CompanyReplies_company.graphql.ts';
import { num } from '../../../ui/text/text.css.ts';
import { durationWords } from '../../../lib/words/durationWords.ts';
import * as css from './detail.css.ts';

/** Rows of facts on the company's replies; nothing with too few. */
export function CompanyReplies({
  company,
}: {
  readonly company: CompanyReplies_company$key;
}): ReactElement | null {
  const { responseRatePercent: rate, medianReplyMinutes: minutes } = useFragment(
    graphql`
      fragment CompanyReplies_company on Company {
        responseRatePercent
        medianReplyMinutes
      }
    `,
    company,
  );
  return (
    <>
      {rate != null && (
        <div className={css.fact}>
          <dt className={css.factName}>返信率</dt>
          <dd>
            <b className={num}>{rate}%</b> <span className={css.factNote}>14日以内に返信</span>
          </dd>
        </div>
      )}
      {minutes != null && (
        <div className={css.fact}>
          <dt className={css.factName}>返信までの日数</dt>
          <dd>
            <b className={num}>{durationWords(minutes)}</b> <span className={css.factNote}>中央値</span>
          </dd>
        </div>
      )}
    </>
  );
}
