import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatDate } from '../../ui/text/formatDate.ts';
import { durationWords } from '../../lib/words/durationWords.ts';
import type { SlowCompanies_companies$key } from '../__generated__/SlowCompanies_companies.graphql.ts';
import * as page from '../page.css.ts';
import { addressOf } from '../place.ts';

/** Companies that keep applicants waiting. */
export function SlowCompanies({
  companies: keys,
}: {
  readonly companies: SlowCompanies_companies$key;
}): ReactElement {
  const companies = useFragment(
    graphql`
      fragment SlowCompanies_companies on SlowCompany @relay(plural: true) {
        id
        name
        responseRatePercent
        medianReplyMinutes
        nearlyDue
        remindedAt
      }
    `,
    keys,
  );
  return (
    <section className={page.section}>
      <h2 className={page.sub}>返信の遅い会社</h2>
      <p className={page.note}>
        {companies.length === 0
          ? '返信の期限まで3日を切った応募はありません。'
          : '返信の期限まで3日を切った応募がある会社'}
      </p>
      {companies.length > 0 && (
        <div className={page.tableFrame}>
          <table className={page.table}>
            <thead>
              <tr>
                <th scope="col">会社</th>
                <th scope="col">返信率</th>
                <th scope="col">返信までの日数(中央値)</th>
                <th scope="col">期限間近</th>
                <th scope="col">最後の通知</th>
              </tr>
            </thead>
            <tbody>
              {companies.map((company) => (
                <tr key={company.id}>
                  <th scope="row">
                    <a href={addressOf('look', null, { q: company.id })}>{company.name}</a>
                  </th>
                  <td>{company.responseRatePercent == null ? '―' : `${company.responseRatePercent}%`}</td>
                  <td>
                    {company.medianReplyMinutes == null ? '―' : durationWords(company.medianReplyMinutes)}
                  </td>
                  <td className={page.late}>{company.nearlyDue}件</td>
                  <td>
                    {company.remindedAt == null ? '―' : formatDate(company.remindedAt, { year: 'auto' })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
