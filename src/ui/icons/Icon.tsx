import type { ReactElement } from 'react';
import { cx } from '../cx.ts';
import { dotted, filled as filledClass, icon, smaller } from './Icon.css.ts';
import { iconPaths } from './iconPaths.ts';

export type IconName = keyof typeof iconPaths;

interface IconProps {
  readonly name: IconName;
  readonly size?: 16 | 20 | 24;
  readonly filled?: boolean;
  /** Only without a word beside it. */
  readonly label?: string;
  readonly className?: string | undefined;
}

export function Icon({ name, size = 20, filled = false, label, className }: IconProps): ReactElement {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      className={cx(
        icon,
        size === 16 && smaller,
        filled && filledClass,
        (name === 'drag' || name === 'more') && dotted,
        className,
      )}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
