import type { ReactElement, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Modal } from './Modal.tsx';
import { contentFull, fullHeight as fullHeightClass, modal, scrim, widths } from './Overlay.css.ts';

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
