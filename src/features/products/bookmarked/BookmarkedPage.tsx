import { Link } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { FeedView } from '../../../relay/feeds/feedTypes.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Kbd } from '../../../ui/text/Kbd.tsx';
import { offerUndo } from '../../../ui/feedback/undo.ts';
import { ProductFeed } from '../cards/ProductFeed.tsx';
import { RecommendedWorks } from '../cards/RecommendedWorks.tsx';
import { seesOnlyPublic } from '../../session/memberContent.ts';
import { OnlyPublicState } from '../../session/OnlyPublicState.tsx';
import { useSessionState } from '../../session/session.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { bookmarkedFeed, productAt, totalOf } from './bookmarkedFeed.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import * as css from './BookmarkedPage.css.ts';
import { bookmarksOf } from '../../bookmarks/bookmarks.ts';
import { useToggleBookmark } from '../../bookmarks/useToggleBookmark.ts';

const everything = {};
const grouped = new Intl.NumberFormat('ja-JP');
const noPicks = () => false;

/** `/products/bookmarked`, or why there is none of it. */
export function BookmarkedPage(): ReactElement {
  const session = useSessionState();
  const limited = seesOnlyPublic(session);
  return (
    <>
      <PageHead title="保存した作品" />
      {limited ? <OnlyPublicState title="保存した作品は、現在表示できません。" /> : <Saved />}
    </>
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
  const list = view.first;

  // What was saved and taken out before is in it.
  useEffect(() => {
    if (view.loadedAt > 0) bookmarks.listLoaded(view.loadedAt);
  }, [bookmarks, view.loadedAt]);
  useEffect(
    () =>
      bookmarks.onRemove((id) => {
        offerUndo('保存から外しました。', () => void toggle(id, true));
      }),
    [bookmarks, toggle],
  );

  const count = list === null ? null : totalOf(list) + difference;
  const unseen = list === null ? 0 : unseenOf(view, totalOf(list), removed);
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
        <VisuallyHidden>
          <h2>作品の一覧</h2>
        </VisuallyHidden>
        <ProductFeed
          definition={bookmarkedFeed}
          filters={everything}
          productAt={productAt}
          isPick={noPicks}
          omit={removed}
          empty={<NothingSaved since={difference} unseen={unseen} onShow={() => feed.refresh()} />}
          endText={`すべて表示しました。${unseen > 0 ? `ほかの${grouped.format(unseen)}点は、現在表示できません。` : ''}`}
        />
      </div>
    </>
  );
}

/**
 * How many of the works that were saved stand nowhere in the list, since nobody, or not the viewer, may see them now. The number counts
 * them. Known once the list has come to its end.
 */
function unseenOf(view: FeedView<unknown>, total: number, removed: readonly string[]): number {
  if (view.tail !== 'end') return 0;
  const listed = new Set(Array.from({ length: view.count }, (_, at) => view.at(at)?.id));
  // Taken out elsewhere before their page of the list was loaded.
  const gone = removed.filter((id) => !listed.has(id)).length;
  return Math.max(0, total - view.count - gone);
}

interface NothingSavedProps {
  /** What was saved since the list was read, of the works below it. */
  readonly since: number;
  readonly unseen: number;
  readonly onShow: () => void;
}

function NothingSaved({ since, unseen, onShow }: NothingSavedProps): ReactElement {
  return (
    <>
      <EmptyState
        className={css.nothing}
        title={
          unseen > 0
            ? `保存した${grouped.format(unseen)}点は、現在表示できません。`
            : '保存した作品が、ここに並びます。'
        }
        action={
          since > 0 ? (
            <Button onClick={onShow}>保存した{grouped.format(since)}点を並べる</Button>
          ) : (
            <Link to="/products" className={buttonClass()}>
              作品を見る
            </Link>
          )
        }
      >
        {unseen > 0 && <p>また公開されると、ここに並びます。</p>}
        <p className={css.withKeys}>
          気になる作品で<Kbd>B</Kbd>を押すと、あとから見返せます。
        </p>
        <p className={css.withFingers}>気になる作品の保存ボタンを押すと、あとから見返せます。</p>
      </EmptyState>
      <RecommendedWorks title="おすすめの作品" />
    </>
  );
}
