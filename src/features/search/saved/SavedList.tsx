import { Link } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { part } from '../../../lib/part.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { useKeptFocus } from '../../../ui/overlays/useKeptFocus.ts';
import { SectionBoundary } from '../../page/SectionBoundary.tsx';
import { deliveryWords, useSavedSearches } from './savedSearches.ts';
import * as css from './saved.css.ts';

const SavedSearchDialog = part(async () => (await import('./SavedSearchDialog.tsx')).SavedSearchDialog);

/** What the viewer keeps, with what is new in each; nothing where they keep nothing. */
export function SavedList(): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  // A deleted one takes its button along, the last one the whole list.
  useKeptFocus(place);
  return (
    <div ref={place} tabIndex={-1}>
      <SectionBoundary isAside title="保存した条件を読み込めませんでした。">
        <Suspense fallback={null}>
          <Rows />
        </Suspense>
      </SectionBoundary>
    </div>
  );
}

function Rows(): ReactElement | null {
  const all = useSavedSearches();
  const [openId, setOpenId] = useState<string>();
  const open = all.find(({ id }) => id === openId);
  if (all.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="saved-searches">
      <h2 id="saved-searches" className={css.title}>
        保存した条件
      </h2>
      <ul>
        {all.map((saved) => (
          <li key={saved.id} className={css.row}>
            <Link to="/search" search={{ ...saved.params, sort: 'new' }} className={css.link}>
              <span className={css.name}>
                {saved.name}
                {saved.newCount > 0 && (
                  <span className={css.fresh}>
                    {`新着${saved.newCount >= 100 ? '100+' : saved.newCount}`}
                  </span>
                )}
              </span>
              <span className={css.delivery}>{deliveryWords[saved.delivery].label}</span>
            </Link>
            <IconButton
              icon="edit"
              size="s"
              label={`「${saved.name}」の設定を変更する`}
              onPointerEnter={SavedSearchDialog.ahead}
              onFocus={SavedSearchDialog.ahead}
              onClick={() => setOpenId(saved.id)}
            />
          </li>
        ))}
      </ul>
      {open && (
        <Suspense fallback={null}>
          <SavedSearchDialog key={open.id} saved={open} onClose={() => setOpenId(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
