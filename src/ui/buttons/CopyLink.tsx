import { useState, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { toast } from '../feedback/toast.ts';
import { visuallyHidden } from '../text/VisuallyHidden.css.ts';
import * as css from './CopyLink.css.ts';

const never = (): (() => void) => () => undefined;
/** Only on a phone: the share sheet lists its apps. With a mouse people want a copy. */
const hasSheet = (): boolean =>
  typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;

/** Shares this page's address: by the phone's share sheet, else by copying it. */
export function CopyLink(): ReactElement {
  const [done, setDone] = useState(false);
  const shares = useSyncExternalStore(never, hasSheet, () => false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setDone(true);
    } catch {
      toast.error('リンクをコピーできませんでした。アドレスバーからコピーしてください。');
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: document.title, url: window.location.href });
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <button
      type="button"
      className={css.square}
      aria-label={shares ? '共有する' : 'リンクをコピーする'}
      onClick={() => void (shares ? share() : copy())}
      onBlur={() => setDone(false)}
    >
      <Icon name={done ? 'check' : shares ? 'send' : 'link'} />
      <output className={visuallyHidden}>{done && 'リンクをコピーしました'}</output>
    </button>
  );
}
