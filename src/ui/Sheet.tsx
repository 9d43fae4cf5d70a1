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
  header,
  scrim,
  scrimSide,
  sheet,
  title as titleClass,
} from './Overlay.css.ts';

interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** Filters, a menu, a profile: from below on a phone, from the right where there is room. */
export function Sheet({ open, onClose, title, children, footer }: SheetProps): ReactElement {
  return (
    <AriaLocale>
      <ModalOverlay
        className={cx(scrim, scrimSide)}
        isOpen={open}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
        isDismissable
      >
        <Modal className={sheet}>
          <AriaDialog className={dialog}>
            <header className={header}>
              <Heading slot="title" level={2} className={titleClass}>
                {title}
              </Heading>
              <IconButton icon="close" label="閉じる" onClick={onClose} />
            </header>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long text must scroll by keyboard */}
            <div tabIndex={0} className={cx(content, contentFull)}>
              {children}
            </div>
            {footer !== undefined && <footer className={footerClass}>{footer}</footer>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
