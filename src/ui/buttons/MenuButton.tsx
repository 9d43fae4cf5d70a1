import { Suspense, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './buttonClass.ts';
import { cx } from '../cx.ts';
import { iconButtonClass } from './iconButtonClass.ts';
import type { MenuEntry } from '../overlays/menuEntries.ts';
import { part } from '../../lib/part.ts';

const MenuPopover = part(async () => (await import('../overlays/MenuPopover.tsx')).MenuPopover);

interface MenuButtonProps extends ButtonLook {
  /** Names both button and menu: ほかの操作. */
  readonly label: string;
  readonly children: ReactNode;
  readonly entries: readonly MenuEntry[];
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** `plain`: without any look. */
  readonly look?: 'button' | 'icon' | 'plain';
  /** Follows an entry's `href` by the router; without it the browser loads the page. */
  readonly navigate?: (href: string) => void;
  readonly className?: string;
  readonly disabled?: boolean;
}

/** A native button; the menu's code loads on hover or focus. */
export function MenuButton({
  label,
  children,
  entries,
  placement = 'bottom end',
  look = 'button',
  navigate,
  className,
  disabled = false,
  ...buttonLook
}: MenuButtonProps): ReactElement {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const press = (event: KeyboardEvent): void => {
    // Esc while the code is still loading.
    if (event.key === 'Escape' && open) close();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={cx(
          look === 'button' && buttonClass(buttonLook),
          look === 'icon' && iconButtonClass({ size: buttonLook.size }),
          className,
        )}
        aria-label={look === 'button' ? undefined : label}
        title={look === 'icon' ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        disabled={disabled}
        onPointerEnter={MenuPopover.ahead}
        onFocus={MenuPopover.ahead}
        onClick={() => setOpen(!open)}
        onKeyDown={press}
      >
        {children}
      </button>
      {open && (
        <Suspense fallback={null}>
          <MenuPopover
            onClose={close}
            triggerRef={trigger}
            label={label}
            entries={entries}
            placement={placement}
            navigate={navigate}
          />
        </Suspense>
      )}
    </>
  );
}
