import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CompanyFacts_company$key } from '../../../../__generated__/CompanyFacts_company.graphql.ts';
import { formatMonth } from '../../../lib/text/dates.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import * as css from './CompanyPage.css.ts';
import { durationWords } from '../../../lib/words/durationWords.ts';
import { mapLink } from './mapLink.ts';

export function CompanyFacts({ company: key }: { readonly company: CompanyFacts_company$key }): ReactElement {
  const company = useFragment(
    graphql`
      fragment CompanyFacts_company on Company {
        location
        corporatePageUrl
        foundedAt
        responseRatePercent
        medianReplyMinutes
      }
    `,
    key,
  );
  const { location, corporatePageUrl, foundedAt } = company;
  const { responseRatePercent: rate, medianReplyMinutes: minutes } = company;
  return (
    <dl className={css.facts}>
      {location != null && (
        <div className={css.fact}>
          <dt className={css.factName}>所在地</dt>
          <dd className={css.factValue}>
            {location}
            <a href={mapLink(location)} target="_blank" rel="noopener noreferrer" className={css.outside}>
              地図で見る
              <Icon name="external" size={16} />
            </a>
          </dd>
        </div>
      )}
      {corporatePageUrl != null && (
        <div className={css.fact}>
          <dt className={css.factName}>ウェブサイト</dt>
          <dd className={css.factValue}>
            <a
              href={corporatePageUrl}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className={css.outside}
            >
              {corporatePageUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')}
              <Icon name="external" size={16} />
            </a>
          </dd>
        </div>
      )}
      {foundedAt != null && (
        <div className={css.fact}>
          <dt className={css.factName}>設立</dt>
          <dd className={css.factValue}>{formatMonth(foundedAt)}</dd>
        </div>
      )}
      <div className={css.fact}>
        <dt className={css.factName}>返信率</dt>
        <dd className={css.factValue}>
          {rate == null ? (
            'まだ応募が少なく、集計できません。'
          ) : (
            <>
              <span className={css.figure}>{rate}</span>%
              {minutes != null && (
                <span className={css.note}>返信までの日数(中央値)　{durationWords(minutes)}</span>
              )}
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}
