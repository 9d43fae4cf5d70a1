import { Link } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { buttonClass } from '../../ui/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { toast } from '../../ui/toast.ts';
import { ProductFeed } from '../products/ProductFeed.tsx';
import { useSessionState } from '../accounts/session.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { bookmarkedFeed, productAt, totalOf } from './bookmarkedFeed.ts';
import * as css from './BookmarkedPage.css.ts';
import { bookmarksOf } from './bookmarks.ts';
import { useToggleBookmark } from './useToggleBookmark.ts';

const everything = {};
const grouped = new Intl.NumberFormat('ja-JP');
const noPicks = () => false;

/** `/products/bookmarked`, or why there is none of it. */
export function BookmarkedPage(): ReactElement {
  const session = useSessionState();
  const limited = session.status === 'member' && session.viewer.contentVisibilityType === 'ONLY_PUBLIC';
  return (
    <>
      <PageHead title="保存した作品" />
      {limited ? <Limited /> : <Saved />}
    </>
  );
}

function Limited(): ReactElement {
  return (
    <div className={css.limited}>
      <EmptyState
        className={css.nothing}
        headingLevel="h1"
        title="保存した作品は、いま見られません。"
        action={
          <Link to="/products/create" className={buttonClass({ variant: 'creator' })}>
            作品を載せる
          </Link>
        }
      >
        <p>登録から14日がたち、承認された作品がまだないためです。作品が一点承認されると、また見られます。</p>
      </EmptyState>
    </div>
  );
}

/** What one saved. A work taken out is gone from the list at once, and back with one press. */
function Saved(): ReactElement {
  const environment = useRelayEnvironment();
  const bookmarks = bookmarksOf(environment);
  const { removed, difference } = useSyncExternalStore(bookmarks.subscribe, bookmarks.changes);
  const feed = bookmarkedFeed.open(environment, everything);
  const view = useSyncExternalStore(feed.subscribe, feed.view);
  const toggle = useToggleBookmark();
  const list = view.at(0)?.page.response ?? null;

  // What was saved and taken out before is in it.
  useEffect(() => {
    if (view.loadedAt > 0) bookmarks.listLoaded(view.loadedAt);
  }, [bookmarks, view.loadedAt]);
  useEffect(
    () =>
      bookmarks.onRemove((id) => {
        toast.success('保存から外しました。', {
          id: 'bookmark-removed',
          duration: 6_000,
          action: { label: '元に戻す', onPress: () => void toggle(id, true) },
        });
      }),
    [bookmarks, toggle],
  );

  const count = list === null ? null : totalOf(list) + difference;
  return (
    <>
      <div className={css.head}>
        <h1 className={css.title}>保存した作品</h1>
        {count !== null && count > 0 && (
          <p className={css.count}>
            <b className={css.countFigure}>{grouped.format(count)}</b>点
          </p>
        )}
      </div>
      <div className={css.feed}>
        <ProductFeed
          definition={bookmarkedFeed}
          filters={everything}
          productAt={productAt}
          isPick={noPicks}
          omit={removed}
          empty={<NothingSaved />}
          endText="ここまでが、保存した作品です。"
        />
      </div>
    </>
  );
}

function NothingSaved(): ReactElement {
  return (
    <EmptyState
      className={css.nothing}
      title="保存した作品が、ここに並びます。"
      action={
        <Link to="/products" className={buttonClass()}>
          作品を見る
        </Link>
      }
    >
      <p className={css.withKeys}>
        気になる作品で<Kbd>B</Kbd>を押すと、あとから見返せます。
      </p>
      <p className={css.withFingers}>気になる作品の栞を押すと、あとから見返せます。</p>
    </EmptyState>
  );
}
