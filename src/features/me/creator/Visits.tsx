import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Visits_user$key } from '../../../../__generated__/Visits_user.graphql.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import * as css from '../me.css.ts';
import * as own from '../../own-page/ownPage.css.ts';

const grouped = new Intl.NumberFormat('ja-JP');

/** Visitors of one's page, each counted once a day. */
export function Visits({ user }: { readonly user: Visits_user$key }): ReactElement | null {
  const id = useId();
  const { profileStatistics } = useFragment(
    graphql`
      fragment Visits_user on User {
        profileStatistics {
          visits7Days
          visits30Days
        }
      }
    `,
    user,
  );
  if (!profileStatistics) return null;
  return (
    <section className={own.pane} aria-labelledby={id}>
      <h2 id={id} className={own.paneTitle}>
        あなたのページの訪問
      </h2>
      <dl className={css.visits}>
        <div>
          <dt>7日</dt>
          <dd className={css.visitsFigure}>{grouped.format(profileStatistics.visits7Days)}</dd>
        </div>
        <div>
          <dt>30日</dt>
          <dd className={css.visitsFigure}>{grouped.format(profileStatistics.visits30Days)}</dd>
        </div>
      </dl>
      <Link to="/me/analytics" className={own.paneLink}>
        作品の数字を見る
        <Icon name="right" size={16} />
      </Link>
    </section>
  );
}
