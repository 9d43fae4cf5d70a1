import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WorksBeside_product$key } from '../../../../__generated__/WorksBeside_product.graphql.ts';
import type { WorksBesideLink_work$key } from '../../../../__generated__/WorksBesideLink_work.graphql.ts';
import { singleKeys } from '../../../lib/browser/singleKeys.ts';
import { MediaPicture } from '../../page/MediaPicture.tsx';
import * as css from './WorksBeside.css.ts';

/** Where an arrow means something else. */
const elsewhere =
  'input, textarea, select, video, [contenteditable=true], dialog, [role=dialog], [role=menu]';

/** The works before and after it by the same hand, newest first, as on their author's page: two links, and the arrow keys. */
export function WorksBeside({ product }: { readonly product: WorksBeside_product$key }): ReactElement | null {
  const { newerOfAuthor: before, olderOfAuthor: after } = useFragment(
    graphql`
      fragment WorksBeside_product on Product {
        newerOfAuthor {
          id
          ...WorksBesideLink_work
        }
        olderOfAuthor {
          id
          ...WorksBesideLink_work
        }
      }
    `,
    product,
  );
  const router = useRouter();
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, target } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || defaultPrevented || !singleKeys.allowed()) return;
    const work = key === 'ArrowLeft' ? before : key === 'ArrowRight' ? after : null;
    if (work == null || (target instanceof Element && target.closest(elsewhere) !== null)) return;
    event.preventDefault();
    void router.navigate({ to: '/products/$id', params: { id: work.id } });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => pressed(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  if (before == null && after == null) return null;
  return (
    <nav className={css.beside} aria-label="前後の作品">
      {before != null && <BesideLink work={before} name="前の作品" className={css.before} />}
      {after != null && <BesideLink work={after} name="次の作品" className={css.after} />}
    </nav>
  );
}

interface BesideLinkProps {
  readonly work: WorksBesideLink_work$key;
  readonly name: string;
  readonly className: string;
}

function BesideLink({ work: key, name, className }: BesideLinkProps): ReactElement {
  const work = useFragment(
    graphql`
      fragment WorksBesideLink_work on Product {
        id
        name
        thumbnailImage {
          ...MediaPicture_media
        }
      }
    `,
    key,
  );
  return (
    <Link to="/products/$id" params={{ id: work.id }} className={className}>
      {work.thumbnailImage && (
        <span className={css.picture}>
          <MediaPicture media={work.thumbnailImage} aspect="4 / 3" sizes="96px" alt="" />
        </span>
      )}
      <span className={css.words}>
        <span className={css.side}>{name}</span>
        <span className={css.name}>{work.name}</span>
      </span>
    </Link>
  );
}
