import { Link } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { Status } from '../../ui/text/Status.tsx';
import { audienceOf, useSessionState } from '../session/session.ts';
import type { Audience } from '../session/session.ts';
import * as css from './TopHero.css.ts';

interface Door {
  readonly title: string;
  readonly text: string;
  readonly act: string;
  readonly to: NonNullable<LinkProps['to']>;
}

/** First what is done with works, then with jobs; to guests what creators do, then companies. */
const doors: Readonly<Record<Audience, readonly [works: Door, jobs: Door]>> = {
  guest: [
    {
      title: 'つくる人へ',
      text: '作品を1点載せると、会社から声がかかります。',
      act: '作品を載せる',
      to: '/sign_up/creator',
    },
    {
      title: '会社の方へ',
      text: '作品から人を探し、募集から支払いの条件までまとめます。',
      act: '人を探す',
      to: '/business',
    },
  ],
  creator: [
    {
      title: '作品',
      text: '作品を載せると、会社の目に留まります。',
      act: '作品を載せる',
      to: '/products/create',
    },
    { title: '仕事', text: '募集は、報酬と条件を見てから応募できます。', act: '仕事を探す', to: '/jobs' },
  ],
  company: [
    {
      title: 'つくる人',
      text: '頼みたいことに合う人が、理由と一緒に並びます。',
      act: '人を探す',
      to: '/recommend',
    },
    {
      title: '募集',
      text: '応募した人の作品と回答を、並べて比べられます。',
      act: '募集を見る',
      to: '/projects',
    },
  ],
};

/** Where one goes from here. */
export function TopDoors(): ReactElement {
  const [works, jobs] = doors[audienceOf(useSessionState()) ?? 'guest'];
  return (
    <div className={css.doors}>
      <DoorTo door={works} side="creator" />
      <DoorTo door={jobs} side="company" />
    </div>
  );
}

interface DoorToProps {
  readonly door: Door;
  readonly side: 'company' | 'creator';
}

function DoorTo({ door: { title, text, act, to }, side }: DoorToProps): ReactElement {
  return (
    <div className={css.door}>
      <h2 className={css.doorTitle}>
        <Status shape="filled" tone={side}>
          {title}
        </Status>
      </h2>
      <p className={css.doorText}>{text}</p>
      <Link
        to={to}
        className={buttonClass({ variant: side === 'creator' ? 'creator' : 'primary', block: true })}
      >
        {act}
      </Link>
    </div>
  );
}
