import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { DraftActsDeleteContractMutation } from '../../../../__generated__/DraftActsDeleteContractMutation.graphql.ts';
import type { DraftActsDeleteFullTimeMutation } from '../../../../__generated__/DraftActsDeleteFullTimeMutation.graphql.ts';
import type { DraftActsDeleteHourlyMutation } from '../../../../__generated__/DraftActsDeleteHourlyMutation.graphql.ts';
import { outdatePages } from '../../../relay/outdate.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { MenuButton } from '../../../ui/buttons/MenuButton.tsx';
import type { MenuEntry } from '../../../ui/overlays/menuEntries.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useAct } from '../../page/useAct.ts';
import type { Draft } from './saving/useDraft.ts';
import { useDiscardChange } from './useDiscardChange.ts';
import { useDuplicate } from './useDuplicate.ts';

export function DraftActs({ draft }: { readonly draft: Draft }): ReactElement {
  const [asking, setAsking] = useState<'delete' | 'discard' | null>(null);
  const { saver, state } = draft;
  const { saved } = state;
  const duplicate = useDuplicate(draft);
  const discard = useDiscardChange(draft);
  const remove = useRemove(draft);
  const isDraft = saved === null || saved.status === 'DRAFT';
  const entries: MenuEntry[] = [
    {
      id: 'save',
      label: '今すぐ保存する',
      icon: 'check',
      shortcut: 'Ctrl+S',
      onAction: () => void saver.flush(),
    },
    {
      id: 'duplicate',
      label: '複製する',
      icon: 'copy',
      ...(saved?.canPublish === false ? { note: '管理者ができます' } : {}),
      disabled: saved?.canPublish !== true,
      onAction: () => void duplicate(),
    },
    'rule',
    isDraft
      ? { id: 'delete', label: '削除する', icon: 'trash', danger: true, onAction: () => setAsking('delete') }
      : {
          id: 'discard',
          label: '変更を取り消す',
          icon: 'undo',
          danger: true,
          onAction: () => setAsking('discard'),
        },
  ];
  return (
    <>
      <MenuButton label="ほかの操作" look="icon" entries={entries}>
        <Icon name="more" />
      </MenuButton>
      <ConfirmDialog
        open={asking === 'delete'}
        title="この下書きを削除しますか"
        act="削除する"
        pending={remove.pending}
        onConfirm={() => void remove.act()}
        onClose={() => setAsking(null)}
      >
        <p>書いた内容と質問、画像が消えます。元には戻せません。</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'discard'}
        title="変更を取り消しますか"
        act="取り消す"
        pending={discard.pending}
        onConfirm={() => void discard.act().then(() => setAsking(null))}
        onClose={() => setAsking(null)}
      >
        <p>まだ公開していない変更が消え、現在公開している内容に戻ります。</p>
      </ConfirmDialog>
    </>
  );
}

/** Each kind has its own mutation. A draft never saved exists only here. */
function useRemove({ kind, id, saver, state }: Draft): {
  readonly act: () => Promise<void>;
  readonly pending: boolean;
} {
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const contract = useAct<DraftActsDeleteContractMutation>(graphql`
    mutation DraftActsDeleteContractMutation($id: ID!) {
      payload: deleteDraftContractJobOpening(jobOpeningId: $id) {
        deletedId @deleteRecord
        deletedDraftId @deleteRecord
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const hourly = useAct<DraftActsDeleteHourlyMutation>(graphql`
    mutation DraftActsDeleteHourlyMutation($id: ID!) {
      payload: deleteDraftHourlyJobOpening(jobOpeningId: $id) {
        deletedId @deleteRecord
        deletedDraftId @deleteRecord
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const fulltime = useAct<DraftActsDeleteFullTimeMutation>(graphql`
    mutation DraftActsDeleteFullTimeMutation($id: ID!) {
      payload: deleteDraftFullTimeJobOpening(jobOpeningId: $id) {
        deletedId @deleteRecord
        deletedDraftId @deleteRecord
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const { act, pending } = { contract, hourly, fulltime }[kind];
  return {
    pending: pending !== null,
    act: async () => {
      if (state.saved !== null && (await act({ id })) === null) return;
      saver.close({ drop: true });
      outdatePages(environment);
      toast.success('下書きを削除しました。');
      await navigate({ to: '/projects', ignoreBlocker: true });
    },
  };
}
