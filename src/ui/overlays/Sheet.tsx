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

/** From below on a phone, else from the right. */
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
