import { Suspense, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './buttonClass.ts';
import { cx } from '../cx.ts';
import { part } from '../../lib/part.ts';

const Popover = part(async () => (await import('../overlays/Popover.tsx')).Popover);

interface PopoverButtonProps extends ButtonLook {
  readonly children: ReactNode;
  /** Names the popover. */
  readonly label: string;
  readonly renderContent: (close: () => void) => ReactNode;
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  readonly plain?: boolean;
  readonly className?: string;
  readonly popoverClassName?: string;
  readonly disabled?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** Loads the content's code together with the popover's. */
  readonly contentAhead?: () => void;
}

/** A native button; the popover's code loads on hover or focus. */
export function PopoverButton({
  children,
  label,
  renderContent,
  placement = 'bottom start',
  plain = false,
  className,
  popoverClassName,
  disabled = false,
  onOpenChange,
  contentAhead,
  ...look
}: PopoverButtonProps): ReactElement {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const change = (next: boolean): void => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const fetchCode = (): void => {
    Popover.ahead();
    contentAhead?.();
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={cx(!plain && buttonClass(look), className)}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        onPointerEnter={fetchCode}
        onFocus={fetchCode}
        onClick={() => change(!open)}
        onKeyDown={(event) => {
          // Esc while the code is still loading.
          if (event.key === 'Escape' && open) change(false);
        }}
      >
        {children}
      </button>
      {open && (
        <Suspense fallback={null}>
          <Popover
            open
            onClose={() => change(false)}
            triggerRef={trigger}
            label={label}
            placement={placement}
            className={popoverClassName}
          >
            {renderContent(() => change(false))}
          </Popover>
        </Suspense>
      )}
    </>
  );
}
