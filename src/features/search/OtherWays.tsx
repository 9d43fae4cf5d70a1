import { Link } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { audienceOf, useSessionState } from '../session/session.ts';
import * as css from './search.css.ts';

interface Way {
  readonly to: NonNullable<LinkProps['to']>;
  readonly name: string;
  readonly text: string;
}

const works: Way = { to: '/products', name: '作品の一覧', text: '分野、業種、色で絞り込めます。' };
const ways: Readonly<Record<'company' | 'creator', readonly Way[]>> = {
  creator: [works, { to: '/jobs', name: '仕事の一覧', text: '報酬と条件を見てから応募できます。' }],
  company: [
    works,
    {
      to: '/recommend',
      name: '頼みたいことから探す',
      text: '文章で書くと、合う人が理由と一緒に並びます。',
    },
  ],
};

/** For those who have no word in mind. */
export function OtherWays(): ReactElement {
  const audience = audienceOf(useSessionState()) === 'company' ? 'company' : 'creator';
  return (
    <nav className={css.ways} aria-label="一覧から探す">
      <h2 className={css.recentTitle}>一覧から探す</h2>
      <ul className={css.fewer}>
        {ways[audience].map(({ to, name, text }) => (
          <li key={to}>
            <Link to={to} className={css.way}>
              <span className={css.fewerWords}>{name}</span>
              <span className={css.wayText}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
