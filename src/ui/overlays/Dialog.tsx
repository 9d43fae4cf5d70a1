import type { ReactElement, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Modal } from './Modal.tsx';
import { contentFull, fullHeight as fullHeightClass, modal, scrim, widths } from './Overlay.css.ts';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons, the main one last. */
  readonly footer?: ReactNode;
  readonly size?: keyof typeof widths;
  /** 99 % of the viewport, for long forms; else at most 80 %. */
  readonly fullHeight?: boolean;
  /** False when closing by a press outside would lose something. */
  readonly dismissable?: boolean;
  /** `alertdialog` before something that cannot be undone. */
  readonly role?: 'dialog' | 'alertdialog';
}

/** A sheet from below on a phone. Brings react-aria: load it lazily. */
export function Dialog({
  size = 'm',
  fullHeight = false,
  dismissable = true,
  ...rest
}: DialogProps): ReactElement {
  return (
    <Modal
      {...rest}
      dismissable={dismissable}
      scrimClass={scrim}
      boxClass={cx(modal, widths[size], fullHeight && fullHeightClass)}
      contentClass={fullHeight ? contentFull : undefined}
    />
  );
}
