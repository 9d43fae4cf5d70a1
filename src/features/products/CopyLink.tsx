import { useState } from 'react';
import type { ReactElement } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toast.ts';
import { visuallyHidden } from '../../ui/VisuallyHidden.css.ts';
import * as css from './ProductPage.css.ts';

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
      className={css.actSquare}
      aria-label="リンクをコピーする"
      onClick={() => void copy()}
      onBlur={() => setDone(false)}
    >
      <Icon name={done ? 'check' : 'link'} />
      <output className={visuallyHidden}>{done && 'リンクをコピーしました'}</output>
    </button>
  );
}
