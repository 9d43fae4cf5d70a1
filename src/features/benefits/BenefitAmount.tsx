import type { ReactElement } from 'react';
import * as css from './benefits.css.ts';

/** 30%引き with a large figure; other amounts as text. */
export function BenefitAmount({
  amount,
  isLarge = false,
}: {
  readonly amount: string;
  readonly isLarge?: boolean;
}): ReactElement {
  const match = /^(?<before>\D*)(?<figure>[\d,.]+)(?<unit>.*)$/u.exec(amount);
  const { before = '', figure = '', unit = amount } = match?.groups ?? {};
  return (
    <span className={isLarge ? css.largeAmount : css.amount}>
      {before !== '' && <span className={css.unit}>{before}</span>}
      {figure !== '' && <span className={isLarge ? css.largeFigure : css.figure}>{figure}</span>}
      <span className={isLarge ? css.largeUnit : css.unit}>{unit}</span>
    </span>
  );
}
