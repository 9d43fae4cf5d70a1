import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ReportChatDialogMutation } from '../../../../__generated__/ReportChatDialogMutation.graphql.ts';
import { useAct } from '../../page/useAct.ts';
import { ReportDialog } from '../../reports/ReportDialog.tsx';

interface ReportChatDialogProps {
  readonly roomId: string;
  /** Null: the whole room. */
  readonly messageId: string | null;
  readonly onClose: () => void;
}

export function ReportChatDialog({ roomId, messageId, onClose }: ReportChatDialogProps): ReactElement {
  const { act, pending } = useAct<ReportChatDialogMutation>(graphql`
    mutation ReportChatDialogMutation($input: ReportChatInput!) {
      reportChat(input: $input) {
        ok
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  return (
    <ReportDialog
      title={messageId === null ? 'このやり取りを報告する' : 'メッセージを報告する'}
      sends={messageId === null ? '最近のメッセージ' : 'メッセージの内容'}
      pending={pending !== null}
      onSend={async (telling) => (await act({ input: { roomId, messageId, ...telling } })) !== null}
      onClose={onClose}
    />
  );
}
