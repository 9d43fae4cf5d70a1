import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { SavedSearchDialogDeleteMutation } from '../../../../__generated__/SavedSearchDialogDeleteMutation.graphql.ts';
import type { SavedSearchDialogUpdateMutation } from '../../../../__generated__/SavedSearchDialogUpdateMutation.graphql.ts';
import type { FormError } from '../../../lib/failureWords.ts';
import { waitsForWords } from '../../../lib/forms/stopWhileComposing.ts';
import { isLonger } from '../../../lib/text/textLength.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { RadioGroup } from '../../../ui/choices/RadioGroup.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useAct } from '../../page/useAct.ts';
import type { SearchParams } from '../searchParams.ts';
import { deliveryWords, keepAnswer } from './savedSearches.ts';
import type { Delivery, SavedSearch } from './savedSearches.ts';
import * as css from './saved.css.ts';
import { useSaveSearch } from './useSaveSearch.ts';

const longestName = 60;
const deliveries = (['AT_ONCE', 'DAILY', 'NEVER'] as const).map((value) => ({
  value,
  ...deliveryWords[value],
}));

interface SavedSearchDialogProps {
  /** What is kept; without it, what is to be. */
  readonly saved?: SavedSearch | undefined;
  readonly search?: SearchParams;
  readonly onClose: () => void;
}

const nothing: SearchParams = {};

/** Names a question and says how its news comes; one that is kept can be deleted. */
export function SavedSearchDialog({
  saved,
  search = nothing,
  onClose,
}: SavedSearchDialogProps): ReactElement {
  const [name, setName] = useState(saved?.name ?? (search.q ?? '絞り込み').slice(0, longestName));
  const [delivery, setDelivery] = useState<Delivery>(saved?.delivery ?? 'AT_ONCE');
  const [error, setError] = useState<string>();
  const atName = (errors: readonly FormError[]): boolean => {
    const message = errors.find(({ field }) => field === 'name')?.message;
    setError(message);
    return message !== undefined;
  };
  const { save, saving } = useSaveSearch(atName);
  const { act: update, pending: updating } = useAct<SavedSearchDialogUpdateMutation>(
    graphql`
      mutation SavedSearchDialogUpdateMutation($input: UpdateSavedSearchInput!) {
        updateSavedSearch(input: $input) {
          savedSearch {
            id
            name
            delivery
          }
          errors {
            ...mutationErrors @relay(mask: false)
          }
        }
      }
    `,
    atName,
  );
  const { act: remove, pending: removing } = useAct<SavedSearchDialogDeleteMutation>(graphql`
    mutation SavedSearchDialogDeleteMutation($id: ID!) {
      deleteSavedSearch(savedSearchId: $id) {
        savedSearches {
          id
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const trimmed = name.trim();
  const keep = async () => {
    if (trimmed === '' || isLonger(trimmed, longestName)) return;
    const done = saved
      ? (await update({ input: { savedSearchId: saved.id, name: trimmed, delivery } })) !== null
      : await save(search, { name: trimmed, delivery });
    if (!done) return;
    toast.success(saved ? '条件の設定を変更しました。' : '条件を保存しました。');
    onClose();
  };
  const drop = async () => {
    if (!saved) return;
    const answer = await remove(
      { id: saved.id },
      { updater: (store) => keepAnswer(store, 'deleteSavedSearch') },
    );
    if (answer === null) return;
    toast.success(`「${saved.name}」を削除しました。`);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={saved ? '保存した条件' : '条件を保存する'}
      footer={
        <>
          {saved && (
            <Button
              variant="danger"
              className={css.remove}
              loading={removing !== null}
              onClick={() => void drop()}
            >
              削除する
            </Button>
          )}
          <Button onClick={onClose}>キャンセル</Button>
          <Button
            variant="primary"
            type="submit"
            form="saved-search"
            loading={saving || updating !== null}
            disabled={trimmed === ''}
          >
            {saved ? '変更を保存する' : '保存する'}
          </Button>
        </>
      }
    >
      <form
        id="saved-search"
        className={css.form}
        {...waitsForWords}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void keep();
        }}
      >
        <TextField
          label="条件の名前"
          limit={longestName}
          value={name}
          error={error}
          onChange={(typed) => {
            setName(typed);
            setError(undefined);
          }}
        />
        <RadioGroup
          label="新着の知らせ方"
          options={deliveries}
          value={delivery}
          onChange={setDelivery}
          help="メールとプッシュ通知は、設定の「通知」で選んだ方法で届きます。"
        />
      </form>
    </Dialog>
  );
}
