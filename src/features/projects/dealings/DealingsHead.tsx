import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DealingsHead_entered$key } from '../../../../__generated__/DealingsHead_entered.graphql.ts';
import { TabCount } from '../../../ui/lists/TabCount.tsx';
import { tabBarClass, tabClass } from '../../../ui/lists/tabClass.ts';
import { link } from '../../../ui/text/link.css.ts';
import { PageHead } from '../../page/PageHead.tsx';
import * as css from './dealings.css.ts';

interface DealingsHeadProps {
  readonly title: string;
  readonly current: 'all' | 'closed' | 'public';
  readonly entered: DealingsHead_entered$key;
}

/** Over everything that a creator has to do with companies, and over what they entered of it: one list at two addresses. */
export function DealingsHead({ title, current, entered: key }: DealingsHeadProps): ReactElement {
  const { publicCount, closedCount } = useFragment(
    graphql`
      fragment DealingsHead_entered on EnteredJobOpeningPage {
        publicCount
        closedCount
      }
    `,
    key,
  );
  const looks = (name: DealingsHeadProps['current']) => ({
    className: tabClass('small'),
    activeOptions: { exact: true, includeSearch: true },
    'aria-current': current === name ? ('page' as const) : undefined,
  });
  return (
    <>
      <PageHead title={title} />
      <div className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <Link to="/papers" className={link}>
          書類
        </Link>
      </div>
      <nav className={`${tabBarClass('small')} ${css.tabs}`} aria-label="案件の種類">
        <Link to="/projects" {...looks('all')}>
          すべて
        </Link>
        <Link to="/jobs/entered" search={{}} {...looks('public')}>
          応募・募集中
          <TabCount>{publicCount}</TabCount>
        </Link>
        <Link to="/jobs/entered" search={{ tab: 'closed' }} {...looks('closed')}>
          応募・募集終了
          <TabCount>{closedCount}</TabCount>
        </Link>
      </nav>
    </>
  );
}
