import type { ReactElement } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { useAct } from '../page/useAct.ts';
import type { PictureDialogProps } from './PictureMenu.tsx';

interface PictureRemovalDialogProps extends PictureDialogProps {
  readonly mutation: GraphQLTaggedNode;
  /** What is shown in its place afterwards. */
  readonly after: string;
}

export function PictureRemovalDialog({
  mutation,
  after,
  title,
  onClose,
  onDone,
}: PictureRemovalDialogProps): ReactElement {
  const { act, pending } = useAct(mutation);
  const remove = async (): Promise<void> => {
    if ((await act({})) !== null) onDone();
  };
  return (
    <ConfirmDialog
      open
      title={title}
      act="削除する"
      pending={pending !== null}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      {after}
    </ConfirmDialog>
  );
}
