import type { ReactElement, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Modal } from './Modal.tsx';
import { contentFull, scrim, scrimSide, sheet } from './Overlay.css.ts';

interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** Filters, a menu, a profile: from below on a phone, from the right where there is room. */
export function Sheet(props: SheetProps): ReactElement {
  return (
    <Modal
      {...props}
      dismissable
      scrimClass={cx(scrim, scrimSide)}
      boxClass={sheet}
      contentClass={contentFull}
    />
  );
}
