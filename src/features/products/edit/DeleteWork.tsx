import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { DeleteWorkMutation } from '../../../../__generated__/DeleteWorkMutation.graphql.ts';
import { keepDraft } from '../../../lib/formDraft.ts';
import { outdatePagesAndFeeds } from '../../../relay/outdate.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FormSection } from '../../../ui/FormSection.tsx';
import { toast } from '../../../ui/toast.ts';
import { useAct } from '../../shell/useAct.ts';

interface DeleteWorkProps {
  readonly id: string;
  readonly name: string;
}

/** Takes a work away for good. */
export function DeleteWork({ id, name }: DeleteWorkProps): ReactElement {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const { act, pending } = useAct<DeleteWorkMutation>(
    graphql`
      mutation DeleteWorkMutation($id: ID!) {
        deleteProduct(id: $id) {
          deletedId
          errors {
            __typename
            message
          }
        }
      }
    `,
    ({ deleteProduct }) => deleteProduct.errors,
  );
  const remove = async (): Promise<void> => {
    if ((await act({ id })) === null) return;
    keepDraft(`work:${id}`, null);
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
        title={`「${name}」を削除しますか`}
        act="削除する"
        pending={pending !== null}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <p>一度消すと、元には戻せません。見せたくないだけなら、「公開しない」を選べます。</p>
      </ConfirmDialog>
    </FormSection>
  );
}
