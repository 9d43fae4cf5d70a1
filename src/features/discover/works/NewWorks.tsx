import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { announce } from '../../../ui/feedback/announce.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import * as css from '../DiscoverPage.css.ts';
import { recommendedOf, withSort } from '../discoverChoices.ts';
import type { WorkFilters } from '../discoverChoices.ts';
import { useDiscoverSearch } from '../useDiscoverSearch.ts';
import { newWorksOf } from './newWorks.ts';
import { recommendedFeed } from './recommendedFeed.ts';

const words = '新しい作品があります';

interface NewWorksProps {
  readonly feed: {
    readonly subscribe: (listener: () => void) => () => void;
    readonly view: () => { readonly loadedAt: number };
    readonly refresh: () => void;
  };
  readonly filters: WorkFilters;
  readonly newbie: boolean;
  /** In another order new works are anywhere, so the newest first are shown. */
  readonly elsewhere: boolean;
  readonly onShow: () => void;
}

/** Offers newer works; the list stays until pressed. */
export function NewWorks({ feed, filters, newbie, elsewhere, onShow }: NewWorksProps): ReactElement | null {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { search } = useDiscoverSearch();
  const { loadedAt } = useSyncExternalStore(feed.subscribe, feed.view);
  const watch = newWorksOf(feed);
  const offered = useSyncExternalStore(watch.subscribe, watch.offered);

  const check = useEffectEvent((loaded: boolean) => {
    if (loaded && document.visibilityState === 'visible') void watch.check(environment, filters, newbie);
  });
  useEffect(() => {
    const returned = (): void => check(loadedAt > 0);
    returned();
    document.addEventListener('visibilitychange', returned);
    return () => document.removeEventListener('visibilitychange', returned);
  }, [loadedAt]);
  useEffect(() => {
    if (offered) announce(words);
  }, [offered]);
  if (!offered) return null;
  const press = (): void => {
    watch.taken();
    if (elsewhere) {
      recommendedFeed.open(environment, recommendedOf(filters, 'newest')).refresh();
      void navigate({ to: '/products', search: withSort(search, 'newest') });
    } else {
      feed.refresh();
      onShow();
    }
  };
  return (
    <button type="button" className={css.news} onClick={press}>
      <Icon name="up" size={16} />
      {words}
    </button>
  );
}
