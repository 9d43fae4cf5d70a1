import { startTransition, Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { nameTab } from '../../features/page/documentTitle.ts';
import { formatDateTime } from '../../lib/text/dates.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { cx } from '../../ui/cx.ts';
import type { NoticesPage_notice$key } from '../__generated__/NoticesPage_notice.graphql.ts';
import type { NoticesPageQuery } from '../__generated__/NoticesPageQuery.graphql.ts';
import * as page from '../page.css.ts';
import { addressOf, go } from '../place.ts';
import * as split from '../split.css.ts';
import { useKeys } from '../useKeys.ts';
import { NoticeForm } from './NoticeForm.tsx';
import { NoticePane } from './NoticePane.tsx';
import { audienceWords, noticeKinds } from './noticeWords.ts';
import * as css from './notices.css.ts';

const fresh = 'new';

/** `/admin/notices`: what the house tells members, and told them. */
export function NoticesPage({ id }: { readonly id: string | null }): ReactElement {
  const [version, setVersion] = useState(0);
  useEffect(() => nameTab('お知らせ'), []);
  const { houseNotices } = useQuery<NoticesPageQuery>(
    graphql`
      query NoticesPageQuery {
        houseNotices {
          id
          ...NoticesPage_notice
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', version },
  );
  const chosen = id ?? fresh;
  const at = houseNotices.findIndex((notice) => notice.id === chosen);
  const step = (by: number): void => {
    const next = houseNotices[at + by];
    if (next !== undefined) go(addressOf('notices', next.id), { replace: true });
  };
  useKeys({ j: () => step(1), k: () => step(-1), n: () => go(addressOf('notices', fresh)) });
  const onDone = (): void => {
    go(addressOf('notices'), { replace: true });
    startTransition(() => setVersion((now) => now + 1));
  };
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1 className={page.title}>お知らせ</h1>
        <p className={page.note}>
          新しい順<span className={page.keys}>　JとKで前後、Nで新規作成</span>
        </p>
        <a className={cx(buttonClass({ size: 's' }), css.write)} href={addressOf('notices', fresh)}>
          新しいお知らせを書く
        </a>
      </header>
      <div className={split.columns}>
        <ul className={cx(split.list, id !== null && split.notOnPhone)} aria-label="お知らせ">
          {houseNotices.map((notice) => (
            <li key={notice.id}>
              <NoticeItem notice={notice} id={notice.id} isCurrent={notice.id === chosen} />
            </li>
          ))}
        </ul>
        <div className={cx(id === null && split.notOnPhone)}>
          <a
            className={cx(buttonClass({ size: 's', variant: 'text' }), split.back)}
            href={addressOf('notices')}
          >
            一覧に戻る
          </a>
          {chosen === fresh ? (
            <NoticeForm key={`new ${version}`} notice={null} onDone={onDone} />
          ) : (
            <Suspense
              key={chosen}
              fallback={
                <div className={split.pane}>
                  <Spinner label="お知らせを読み込み中" />
                </div>
              }
            >
              <NoticePane id={chosen} onDone={onDone} />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  );
}

interface NoticeItemProps {
  readonly notice: NoticesPage_notice$key;
  readonly id: string;
  readonly isCurrent: boolean;
}

function NoticeItem({ notice, id, isCurrent }: NoticeItemProps): ReactElement {
  const { kind, audience, content, publishAt, isPublished } = useFragment(
    graphql`
      fragment NoticesPage_notice on HouseNotice {
        kind
        audience
        content
        publishAt
        isPublished
      }
    `,
    notice,
  );
  return (
    <a href={addressOf('notices', id)} className={split.item} aria-current={isCurrent ? 'true' : undefined}>
      <b className={css.words}>{content}</b>
      <span className={cx(split.end, !isPublished && page.late)}>{isPublished ? '公開済み' : '予約'}</span>
      <span className={page.small}>
        {noticeKinds[kind]}　{audienceWords[audience]}　
        <span className={css.when}>{formatDateTime(publishAt)}</span>
      </span>
    </a>
  );
}
