import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { DeleteWorkMutation } from '../../../../__generated__/DeleteWorkMutation.graphql.ts';
import { dropDraft } from '../../../lib/drafts/record.ts';
import { outdatePagesAndFeeds } from '../../../relay/outdate.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { FormSection } from '../../../ui/fields/form/FormSection.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useAct } from '../../page/useAct.ts';
import { quoted } from '../../../lib/text/japaneseText.ts';

interface DeleteWorkProps {
  readonly id: string;
  readonly name: string;
}

/** Takes a work away for good. */
export function DeleteWork({ id, name }: DeleteWorkProps): ReactElement {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const { act, pending } = useAct<DeleteWorkMutation>(graphql`
    mutation DeleteWorkMutation($id: ID!) {
      deleteProduct(id: $id) {
        deletedId
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const remove = async (): Promise<void> => {
    if ((await act({ id })) === null) return;
    dropDraft(`work:${id}`);
    // Not by taking its record away: this page, one's own and feeds that are kept would read a work that is none.
    outdatePagesAndFeeds(environment);
    toast.success(`「${name}」を削除しました。`);
    await navigate({ to: '/me', ignoreBlocker: true });
  };
  return (
    <FormSection
      title="作品の削除"
      why={<p>保存された数や閲覧の記録も、一緒に消えます。元には戻せません。</p>}
    >
      <div>
        <Button onClick={() => setAsking(true)}>この作品を削除する</Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={`${quoted(name)}を削除しますか`}
        act="削除する"
        pending={pending !== null}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <p>一度削除すると、元には戻せません。見せたくないだけなら、「公開しない」を選べます。</p>
      </ConfirmDialog>
    </FormSection>
  );
}
