import { Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { KeepingDeliveryMutation } from '../../../../__generated__/KeepingDeliveryMutation.graphql.ts';
import type { KeepingSeeMutation } from '../../../../__generated__/KeepingSeeMutation.graphql.ts';
import { part } from '../../../lib/part.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Switch } from '../../../ui/choices/Switch.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useAct } from '../../page/useAct.ts';
import type { SearchParams } from '../searchParams.ts';
import { useSavedAs } from './savedSearches.ts';
import * as css from './saved.css.ts';
import { useSaveSearch } from './useSaveSearch.ts';

const SavedSearchDialog = part(async () => (await import('./SavedSearchDialog.tsx')).SavedSearchDialog);

export interface KeepingProps {
  readonly search: SearchParams;
  /** The question in the one spelling that a saved search is known by. */
  readonly condition: string;
  /** The one act of a page where nothing was found. */
  readonly isMain?: boolean;
}

/** The button and the switch, once it is known what is saved. */
export function Keeping({ search, condition, isMain = false }: KeepingProps): ReactElement {
  const saved = useSavedAs(condition);
  const [isOpen, setIsOpen] = useState(false);
  const { save, saving } = useSaveSearch();
  const { act: deliver, pending } = useAct<KeepingDeliveryMutation>(graphql`
    mutation KeepingDeliveryMutation($input: UpdateSavedSearchInput!) {
      updateSavedSearch(input: $input) {
        savedSearch {
          id
          delivery
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  useSeen(saved?.id, saved?.newCount ?? 0);
  const isTold = saved !== undefined && saved.delivery !== 'NEVER';
  const turn = async (isOn: boolean) => {
    const delivery = isOn ? 'AT_ONCE' : 'NEVER';
    const done =
      saved === undefined
        ? await save(search, { delivery })
        : (await deliver({ input: { savedSearchId: saved.id, delivery } })) !== null;
    if (!done) return;
    toast.success(
      isOn
        ? '条件を保存しました。新着があればお知らせします。'
        : '通知を停止しました。条件は保存したままです。',
    );
  };
  return (
    <>
      <Button
        className={isMain ? undefined : css.button}
        variant={isMain && !saved ? 'primary' : undefined}
        size={isMain ? undefined : 's'}
        icon={<Icon name={saved ? 'check' : 'bookmark'} size={16} />}
        onPointerEnter={SavedSearchDialog.ahead}
        onFocus={SavedSearchDialog.ahead}
        onClick={() => setIsOpen(true)}
      >
        {saved ? '保存した条件' : 'この条件を保存する'}
      </Button>
      {!isMain && (
        <Switch
          className={css.turn}
          checked={isTold}
          // Disabled, it would lose the focus; a second press does nothing meanwhile.
          aria-disabled={saving || pending !== null}
          onChange={(isOn) => void turn(isOn)}
        >
          この条件を知らせる
        </Switch>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <SavedSearchDialog saved={saved} search={search} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** What is looked at is no news any more. */
function useSeen(id: string | undefined, newCount: number): void {
  const commit = useCommit<KeepingSeeMutation>(graphql`
    mutation KeepingSeeMutation($id: ID!) {
      seeSavedSearch(savedSearchId: $id) {
        savedSearch {
          id
          newCount
        }
        user {
          id
          hasUnreadNotification
          unreadActivityNotificationsCount
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  useEffect(() => {
    // Told once more by the next page where the line was cut.
    if (id !== undefined && newCount > 0) commit({ id }).catch(() => undefined);
  }, [commit, id, newCount]);
}
