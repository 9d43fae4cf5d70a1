import { useState } from 'react';
import type { ReactElement } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { visuallyHidden } from '../../ui/VisuallyHidden.css.ts';
import * as css from './ProductPage.css.ts';

/** Copies this page's address and says so where it was pressed. */
export function CopyLink(): ReactElement {
  const [done, setDone] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setDone('copied');
    } catch {
      setDone('failed');
    }
  };
  return (
    <button
      type="button"
      className={css.actSquare}
      aria-label="リンクを写す"
      onClick={() => void copy()}
      onBlur={() => setDone(null)}
    >
      <Icon name={done === 'copied' ? 'check' : 'link'} />
      <output className={visuallyHidden}>
        {done === 'copied' && 'リンクを写しました'}
        {done === 'failed' && 'リンクを写せませんでした'}
      </output>
    </button>
  );
}
