import type { ReactElement } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import * as css from './fields.css.ts';

/** Where the other side of a price would stand, had the server been there to compute it. */
export function PriceRetry({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  return (
    <span className={css.listEnd}>
      <span className={css.small}>内訳を計算できませんでした。</span>
      <Button size="s" onClick={onRetry}>
        再計算する
      </Button>
    </span>
  );
}
