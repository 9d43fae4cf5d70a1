import type { ReactElement } from 'react';
import { Button } from '../../../ui/Button.tsx';
import * as css from './fields.css.ts';

/** Where the other side of a price would stand, had the server been there to compute it. */
export function PriceRetry({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  return (
    <span className={css.listEnd}>
      <span className={css.small}>内訳を計算できませんでした。</span>
      <Button size="s" onClick={onRetry}>
        計算し直す
      </Button>
    </span>
  );
}
