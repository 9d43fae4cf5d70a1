import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AnalyticsHead_days$key } from '../../../__generated__/AnalyticsHead_days.graphql.ts';
import * as css from './analytics.css.ts';
import { lengths, type AnalyticsSearch } from './analyticsSearch.ts';
import { dayWords } from './analyticsWords.ts';

interface AnalyticsHeadProps {
  readonly title: string;
  readonly page: '/me/analytics' | '/my_company/analytics';
  readonly search: AnalyticsSearch;
  readonly days: AnalyticsHead_days$key;
}

export function AnalyticsHead({ title, page, search, days: key }: AnalyticsHeadProps): ReactElement {
  const { since, until } = useFragment(
    graphql`
      fragment AnalyticsHead_days on AnalyticsDays {
        since
        until
      }
    `,
    key,
  );
  const current = search.days ?? 30;
  return (
    <header className={css.top}>
      <h1 className={css.title}>{title}</h1>
      <span className={css.dates}>
        {dayWords(since)}〜{dayWords(until)}
      </span>
      <nav className={css.spans} aria-label="期間">
        {lengths.map((length) => (
          <Link
            key={length}
            to={page}
            search={length === 30 ? {} : { days: length }}
            replace
            resetScroll={false}
            className={css.span}
            aria-current={length === current ? 'page' : undefined}
          >
            {length}日
          </Link>
        ))}
      </nav>
    </header>
  );
}
