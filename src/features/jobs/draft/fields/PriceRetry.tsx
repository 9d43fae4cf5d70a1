import type { ReactElement } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import * as css from './fields.css.ts';

/** In place of a price the server could not calculate. */
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
