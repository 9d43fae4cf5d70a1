import type { ReactElement } from 'react';
import { cx } from '../cx.ts';
import { formatPrice, formatPriceShort } from './formatPrice.ts';
import { figure, ornament, price, strong as strongFigure, words } from './Price.css.ts';

interface PriceProps {
  readonly amount: number;
  readonly to?: number | undefined;
  readonly tax: 'excluded' | 'included';
  /** 時給, 月給. */
  readonly per?: string | undefined;
  /** 123万円. */
  readonly short?: boolean;
  readonly large?: boolean;
  /** As an opening's pay in a list. */
  readonly strong?: boolean;
  readonly className?: string;
}

/** 時給 5,500円(税抜); 340,000〜480,000円(税抜). */
export function Price({
  amount,
  to,
  tax,
  per,
  short = false,
  large = false,
  strong = false,
  className,
}: PriceProps): ReactElement {
  const written = short ? formatPriceShort : formatPrice;
  const bare = (value: number): string => written(value).replace(/円$/, '');
  return (
    <span className={cx(price, className)}>
      {per !== undefined && `${per} `}
      <span className={cx(large ? ornament : figure, strong && strongFigure)}>
        {bare(amount)}
        {to !== undefined && `〜${bare(to)}`}
      </span>
      円<span className={words}>{tax === 'excluded' ? '(税抜)' : '(税込)'}</span>
    </span>
  );
}
