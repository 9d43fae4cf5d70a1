import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ReportContentDialogMutation } from '../../../__generated__/ReportContentDialogMutation.graphql.ts';
import { useAct } from '../page/useAct.ts';
import { ReportDialog } from './ReportDialog.tsx';

interface ReportContentDialogProps {
  readonly subjectId: string;
  /** この作品, この募集. */
  readonly what: string;
  /** Of the link by which a work is seen. */
  readonly shareToken: string | null;
  readonly onClose: () => void;
}

export function ReportContentDialog({
  subjectId,
  what,
  shareToken,
  onClose,
}: ReportContentDialogProps): ReactElement {
  const { act, pending } = useAct<ReportContentDialogMutation>(graphql`
    mutation ReportContentDialogMutation($input: ReportContentInput!) {
      reportContent(input: $input) {
        ok
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  return (
    <ReportDialog
      title={`${what}を報告する`}
      sends="現在の内容"
      pending={pending !== null}
      onSend={async (telling) => (await act({ input: { subjectId, shareToken, ...telling } })) !== null}
      onClose={onClose}
    />
  );
}
