import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { useOverlay } from 'react-aria/useOverlay';
import { createPortal } from 'react-dom';
import { cx } from '../cx.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { isIOS } from '../isIOS.ts';
import {
  content,
  dialog as dialogClass,
  footer as footerClass,
  header,
  title as titleClass,
} from './Overlay.css.ts';
import { hideBeside } from './hideBeside.ts';
import { usePageStill } from './usePageStill.ts';

interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly dismissable: boolean;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  readonly scrimClass: string;
  readonly boxClass: string;
  readonly contentClass?: string | undefined;
}

/**
 * The base of dialogs and sheets. react-aria's own Modal makes the page inert and measures screen, page and
 * animations: each forces a layout of the whole page.
 */
export function Modal({ open, ...rest }: ModalProps): ReactElement | null {
  const [wasOpen, setWasOpen] = useState(open);
  const [leaving, setLeaving] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    setLeaving(!open);
  }
  if (!open && !leaving) return null;
  return createPortal(
    <FocusScope contain={open} restoreFocus>
      <Layer {...rest} open={open} onLeft={() => setLeaving(false)} />
    </FocusScope>,
    document.body,
  );
}

interface LayerProps extends ModalProps {
  readonly onLeft: () => void;
}

function Layer({
  open,
  onClose,
  onLeft,
  title,
  children,
  footer,
  dismissable,
  role = 'dialog',
  scrimClass,
  boxClass,
  contentClass,
}: LayerProps): ReactElement {
  const titleId = useId();
  const scrim = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLElement>(null);
  const { overlayProps } = useOverlay({ isOpen: open, onClose, isDismissable: dismissable }, box);
  usePageStill(open);
  useFocusInside(dialog);
  // After the focus has moved in: browsers do not hide what has it.
  useEffect(() => (open && scrim.current !== null ? hideBeside(scrim.current) : undefined), [open]);
  useLeft(open, scrim, box, onLeft);
  return (
    <div ref={scrim} className={scrimClass} data-exiting={open ? undefined : ''}>
      <div {...overlayProps} ref={box} className={boxClass} data-exiting={open ? undefined : ''}>
        <section ref={dialog} role={role} tabIndex={-1} aria-labelledby={titleId} className={dialogClass}>
          <header className={header}>
            <h2 id={titleId} className={titleClass}>
              {title}
            </h2>
            <IconButton icon="close" label="閉じる" onClick={onClose} />
          </header>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long text must scroll by keyboard */}
          <div tabIndex={0} className={cx(content, contentClass)}>
            {children}
          </div>
          {footer !== undefined && <footer className={footerClass}>{footer}</footer>}
        </section>
      </div>
    </div>
  );
}

const refocusMs = 500;

/** VoiceOver on iOS follows only a focus set after the dialog is drawn. */
function useFocusInside(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.contains(document.activeElement)) return undefined;
    element.focus({ preventScroll: true });
    if (!isIOS()) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement !== element) return;
      element.blur();
      element.focus({ preventScroll: true });
    }, refocusMs);
    return () => clearTimeout(timer);
  }, [dialog]);
}

const animationsOf = (element: HTMLElement | null): readonly Animation[] =>
  typeof element?.getAnimations === 'function' ? element.getAnimations() : [];

/** Calls back after the closing animation. */
function useLeft(
  open: boolean,
  scrim: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  onLeft: () => void,
): void {
  const left = useEffectEvent(onLeft);
  useLayoutEffect(() => {
    if (open) return undefined;
    const playing = [...animationsOf(scrim.current), ...animationsOf(box.current)];
    if (playing.length === 0) {
      left();
      return undefined;
    }
    let again = false;
    const wait = async (): Promise<void> => {
      await Promise.allSettled(playing.map(({ finished }) => finished));
      if (!again) left();
    };
    void wait();
    return () => {
      again = true;
    };
  }, [open, scrim, box]);
}
