import type { ReactElement, ReactNode, RefObject } from 'react';
import { Dialog as AriaDialog, Popover as AriaPopover, type Placement } from 'react-aria-components/Popover';
import { AriaLocale } from './AriaLocale.tsx';
import { cx } from '../cx.ts';
import { popover, popoverBody } from './Overlay.css.ts';

interface PopoverProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly children: ReactNode;
  readonly placement?: Placement;
  readonly className?: string | undefined;
}

/** Brings react-aria; loaded by PopoverButton. */
export function Popover({
  open,
  onClose,
  triggerRef,
  label,
  children,
  placement = 'bottom start',
  className,
}: PopoverProps): ReactElement {
  return (
    <AriaLocale>
      <AriaPopover
        className={popover}
        isOpen={open}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
        triggerRef={triggerRef}
        placement={placement}
        offset={6}
        containerPadding={8}
      >
        <AriaDialog className={cx(popoverBody, className)} aria-label={label}>
          {children}
        </AriaDialog>
      </AriaPopover>
    </AriaLocale>
  );
}
