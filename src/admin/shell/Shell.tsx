import { startTransition, Suspense, useEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { ErrorBoundary } from '../../features/page/ErrorBoundary.tsx';
import { reportError } from '../../features/page/errorReport.ts';
import { Failure } from '../../features/page/Failure.tsx';
import { useAct } from '../../features/page/useAct.ts';
import { retryQueries, useQuery } from '../../relay/useQuery.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import type { ShellQuery } from '../__generated__/ShellQuery.graphql.ts';
import type { ShellSignOutMutation } from '../__generated__/ShellSignOutMutation.graphql.ts';
import { addressOf, usePlace } from '../place.ts';
import { useStaffSession } from '../session/StaffSessionContext.ts';
import { AccountPage } from '../account/AccountPage.tsx';
import { ContestsPage } from '../contests/ContestsPage.tsx';
import { HomePage } from '../home/HomePage.tsx';
import { InboxPage } from '../inbox/InboxPage.tsx';
import { LeadsPage } from '../leads/LeadsPage.tsx';
import { LogPage } from '../log/LogPage.tsx';
import { LookPage } from '../look/LookPage.tsx';
import { MachinePage } from '../machine/MachinePage.tsx';
import { NoticesPage } from '../notices/NoticesPage.tsx';
import { NumbersPage } from '../numbers/NumbersPage.tsx';
import { OpeningsPage } from '../openings/OpeningsPage.tsx';
import { FeesPage } from '../fees/FeesPage.tsx';
import { TextsPage } from '../texts/TextsPage.tsx';
import { PicksPage } from '../picks/PicksPage.tsx';
import { ReviewsPage } from '../reviews/ReviewsPage.tsx';
import { mayAct, roleWords, type StaffRole } from './roles.ts';
import * as css from './Shell.css.ts';

/** Everything of the house's own pages: who is signed in, where one can go, and the page itself. */
export function Shell(): ReactElement {
  return (
    <Guarded title="編集室を表示できませんでした。">
      <Room />
    </Guarded>
  );
}

function Guarded({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement {
  const environment = useRelayEnvironment();
  const { page, id } = usePlace();
  return (
    <ErrorBoundary
      resetKey={`${page}/${id ?? ''}`}
      onCatch={(error, info) => {
        retryQueries(environment);
        reportError(error, info);
      }}
      renderFallback={({ error, reset }) => (
        <div className={css.padded}>
          <Failure title={title} headingLevel="h1" error={error} retry={reset} />
        </div>
      )}
    >
      <Suspense
        fallback={
          <div className={css.wait}>
            <Spinner label="読み込み中" />
          </div>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}

interface RoomPage {
  readonly page: string;
  readonly word: string;
  readonly roles: readonly StaffRole[];
  readonly count?: 'contests' | 'leads' | 'openings' | 'reports' | 'works';
  readonly render: (id: string | null) => ReactElement;
}

const pages: readonly RoomPage[] = [
  {
    page: '',
    word: '全体',
    roles: ['REVIEWER', 'SUPPORT', 'EDITOR'],
    render: () => <HomePage />,
  },
  {
    page: 'works',
    word: '審査',
    roles: ['REVIEWER'],
    count: 'works',
    render: (id) => <ReviewsPage id={id} />,
  },
  {
    page: 'openings',
    word: '募集',
    roles: ['REVIEWER'],
    count: 'openings',
    render: (id) => <OpeningsPage id={id} />,
  },
  {
    page: 'leads',
    word: '申し込み',
    roles: ['SUPPORT'],
    count: 'leads',
    render: (id) => <LeadsPage id={id} />,
  },
  {
    page: 'look',
    word: '会社と人',
    roles: ['SUPPORT'],
    render: (id) => <LookPage id={id} />,
  },
  {
    page: 'reports',
    word: '通報',
    roles: ['SUPPORT'],
    count: 'reports',
    render: (id) => <InboxPage id={id} />,
  },
  {
    page: 'contests',
    word: '異議',
    roles: ['SUPPORT'],
    count: 'contests',
    render: (id) => <ContestsPage id={id} />,
  },
  {
    page: 'fees',
    word: '手数料',
    roles: ['SUPPORT'],
    render: () => <FeesPage />,
  },
  {
    page: 'notices',
    word: 'お知らせ',
    roles: ['EDITOR'],
    render: (id) => <NoticesPage id={id} />,
  },
  {
    page: 'picks',
    word: '一枚',
    roles: ['EDITOR'],
    render: () => <PicksPage />,
  },
  {
    page: 'texts',
    word: '読みもの',
    roles: ['EDITOR'],
    render: () => <TextsPage />,
  },
  {
    page: 'numbers',
    word: '数字',
    roles: ['REVIEWER', 'SUPPORT', 'EDITOR'],
    render: () => <NumbersPage />,
  },
  { page: 'log', word: '記録', roles: ['ADMINISTRATOR'], render: () => <LogPage /> },
  { page: 'machine', word: 'サーバー', roles: ['ADMINISTRATOR'], render: () => <MachinePage /> },
];

const everyMs = 30_000;

function Room(): ReactElement {
  const { page, id } = usePlace();
  const session = useStaffSession();
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => startTransition(() => setVersion((now) => now + 1)), everyMs);
    return () => clearInterval(timer);
  }, []);
  const data = useQuery<ShellQuery>(
    graphql`
      query ShellQuery {
        staff {
          name
          roles
        }
        deskCounts {
          works
          openings
          leads
          reports
          contests
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', version },
  );
  const { act, pending } = useAct<ShellSignOutMutation>(graphql`
    mutation ShellSignOutMutation {
      endStaffSession {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const { works, openings, leads, reports, contests } = data.deskCounts;
  const counts = { works, openings, leads, reports, contests };
  const roles = data.staff?.roles ?? [];
  const open = pages.filter((one) => mayAct(roles, ...one.roles));
  const current = page === 'account' ? undefined : (open.find((one) => one.page === page) ?? open[0]);
  const head = useRef<HTMLElement>(null);
  useEffect(() => {
    // Where the head is wider than the window.
    const link = head.current?.querySelector(`a[href="${addressOf(page)}"]`);
    link?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [page]);
  return (
    <>
      <header ref={head} className={css.head}>
        <a className={css.brand} href={addressOf('')}>
          つむぎ<span className={css.room}>編集室</span>
        </a>
        <nav className={css.nav} aria-label="編集室">
          {open.map((one) => {
            const count = one.count === undefined ? 0 : counts[one.count];
            return (
              <a
                key={one.page}
                href={addressOf(one.page)}
                className={css.item}
                aria-current={one === current ? 'page' : undefined}
              >
                {one.word}
                {count > 0 && (
                  <span className={one.count === 'reports' ? css.alarm : css.number}>{count}</span>
                )}
              </a>
            );
          })}
        </nav>
        <div className={css.end}>
          <a
            href={addressOf('account')}
            className={css.item}
            aria-current={page === 'account' ? 'page' : undefined}
          >
            {data.staff?.name}　{roles.map((role) => roleWords[role]).join('、')}
          </a>
          <button
            type="button"
            className={css.leave}
            onClick={() => {
              // Whatever the server says: this tab forgets its tokens.
              if (pending === null) void act({}).finally(session.ended);
            }}
          >
            ログアウト
          </button>
        </div>
      </header>
      <main className={css.main}>
        <Guarded title="この画面を表示できませんでした。">
          {current === undefined ? <AccountPage /> : current.render(current.page === page ? id : null)}
        </Guarded>
      </main>
    </>
  );
}
