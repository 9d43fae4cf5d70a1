import type { ReactElement, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icons/Icon.tsx';
import { count as countClass, remove, words } from './Tag.css.ts';
import { tagClass } from './tagClass.ts';

interface TagProps {
  readonly children: string;
  readonly count?: number | undefined;
  readonly size?: 's' | 'm';
  /** A Status shape or an Icon. */
  readonly leading?: ReactNode;
  readonly selected?: boolean | undefined;
  readonly onSelect?: ((selected: boolean) => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Tag({
  children,
  count,
  size = 'm',
  leading,
  selected = false,
  onSelect,
  onRemove,
  disabled = false,
  className,
}: TagProps): ReactElement {
  const content = (
    <>
      {leading}
      <span className={words}>{children}</span>
      {count !== undefined && <span className={countClass}>{count.toLocaleString('ja-JP')}</span>}
    </>
  );
  if (onSelect !== undefined) {
    return (
      <button
        type="button"
        className={cx(tagClass({ selected, size }), className)}
        aria-pressed={selected}
        disabled={disabled}
        onClick={() => onSelect(!selected)}
      >
        {content}
      </button>
    );
  }
  return (
    <span
      className={cx(
        tagClass({ selected: selected || onRemove !== undefined, size, pressable: false }),
        className,
      )}
    >
      {content}
      {onRemove !== undefined && (
        <button
          type="button"
          className={remove}
          aria-label={`${children}を外す`}
          title="外す"
          disabled={disabled}
          onClick={onRemove}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </span>
  );
}
