import type { ReactElement, ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLocale } from './AriaLocale.tsx';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import {
  content,
  contentFull,
  dialog,
  footer as footerClass,
  fullHeight as fullHeightClass,
  header,
  modal,
  scrim,
  title as titleClass,
  widths,
} from './Overlay.css.ts';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons, the one that acts last. */
  readonly footer?: ReactNode;
  readonly size?: keyof typeof widths;
  /** 99 % of the viewport, for long forms; otherwise the content takes at most 80 %. */
  readonly fullHeight?: boolean;
  /** Pressing outside closes it; false when something would be lost. */
  readonly dismissable?: boolean;
  /** `alertdialog` when it interrupts to ask before something that cannot be taken back. */
  readonly role?: 'dialog' | 'alertdialog';
}

/** On a phone it is a sheet from below. It comes with react-aria: load it lazily from the first pages. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  size = 'm',
  fullHeight = false,
  dismissable = true,
  role = 'dialog',
}: DialogProps): ReactElement {
  return (
    <AriaLocale>
      <ModalOverlay
        className={scrim}
        isOpen={open}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
        isDismissable={dismissable}
      >
        <Modal className={cx(modal, widths[size], fullHeight && fullHeightClass)}>
          <AriaDialog className={dialog} role={role}>
            <header className={header}>
              <Heading slot="title" level={2} className={titleClass}>
                {title}
              </Heading>
              <IconButton icon="close" label="閉じる" onClick={onClose} />
            </header>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long text must scroll by keyboard */}
            <div tabIndex={0} className={cx(content, fullHeight && contentFull)}>
              {children}
            </div>
            {footer !== undefined && <footer className={footerClass}>{footer}</footer>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
