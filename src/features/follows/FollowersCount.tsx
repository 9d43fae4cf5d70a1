import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FollowersCount_viewer$key } from '../../../__generated__/FollowersCount_viewer.graphql.ts';
import * as css from './follows.css.ts';
import { PeopleCount } from './PeopleCount.tsx';

const grouped = new Intl.NumberFormat('ja-JP');

interface FollowersCountProps {
  readonly viewer: FollowersCount_viewer$key | null;
  readonly people: number;
}

/** How many companies, and how many of their people; of very many the companies are not counted. */
export function FollowersCount({ viewer, people }: FollowersCountProps): ReactElement | null {
  const companies = useFragment(
    graphql`
      fragment FollowersCount_viewer on User {
        companiesFollowingCount
      }
    `,
    viewer,
  )?.companiesFollowingCount;
  if (companies == null || companies === 0) return <PeopleCount count={people} />;
  return (
    <p className={css.count}>
      <b className={css.countFigure}>{grouped.format(companies)}</b>社
      <span>(担当者{grouped.format(people)}人)</span>
    </p>
  );
}
