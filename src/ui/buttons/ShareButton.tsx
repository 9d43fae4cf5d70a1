import { useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { CopyLink } from './CopyLink.tsx';
import { square } from './CopyLink.css.ts';

const never = (): (() => void) => () => undefined;
const canShare = (): boolean => typeof navigator.share === 'function';

/** Copies the page's address; where the system has a sheet for sharing, it opens that as well. */
export function ShareButton({ title }: { readonly title: string }): ReactElement {
  const hasSheet = useSyncExternalStore(never, canShare, () => false);
  // Closing the sheet without a choice is a refusal, and nothing went wrong.
  const share = (): void => void navigator.share({ title, url: window.location.href }).catch(() => undefined);
  return (
    <>
      <CopyLink />
      {hasSheet && (
        <button type="button" className={square} aria-label="共有する" onClick={share}>
          <Icon name="send" />
        </button>
      )}
    </>
  );
}
