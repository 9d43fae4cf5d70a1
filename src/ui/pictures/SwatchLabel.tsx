import type { ReactElement } from 'react';
import { Swatch } from './Swatch.tsx';
import * as css from './Swatch.css.ts';

interface SwatchLabelProps {
  /** `#rrggbb`; without one only the words. */
  readonly color: string | undefined;
  readonly children: string;
}

/** A colour and what it is called. */
export function SwatchLabel({ color, children }: SwatchLabelProps): ReactElement {
  if (color === undefined) return <>{children}</>;
  return (
    <span className={css.label}>
      <Swatch color={color} size={16} />
      {children}
    </span>
  );
}
