import type { ReactElement } from 'react';
import * as css from './Swatch.css.ts';

interface SwatchProps {
  /** `#rrggbb` */
  readonly color: string;
  readonly size: number;
}

/** A colour of somebody's work. An attribute of SVG, as pages are drawn without `style`. */
export function Swatch({ color, size }: SwatchProps): ReactElement {
  return (
    <svg className={css.swatch} width={size} height={size} viewBox="0 0 2 2" aria-hidden="true">
      <rect width="2" height="2" fill={color} />
    </svg>
  );
}
