import { useState } from 'react';
import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { toast } from '../feedback/toast.ts';
import { visuallyHidden } from '../text/VisuallyHidden.css.ts';
import * as css from './CopyLink.css.ts';

/** Copies this page's address and says so where it was pressed. */
export function CopyLink(): ReactElement {
  const [done, setDone] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setDone(true);
    } catch {
      toast.error('リンクをコピーできませんでした。アドレスバーからコピーしてください。');
    }
  };
  return (
    <button
      type="button"
      className={css.square}
      aria-label="リンクをコピーする"
      onClick={() => void copy()}
      onBlur={() => setDone(false)}
    >
      <Icon name={done ? 'check' : 'link'} />
      <output className={visuallyHidden}>{done && 'リンクをコピーしました'}</output>
    </button>
  );
}
