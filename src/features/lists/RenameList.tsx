import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { RenameListMutation } from '../../../__generated__/RenameListMutation.graphql.ts';
import { waitsForWords } from '../../lib/forms/stopWhileComposing.ts';
import { isLonger } from '../../lib/text/textLength.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { TextField } from '../../ui/fields/text/TextField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useAct } from '../page/useAct.ts';
import { longestListName } from './limits.ts';

interface RenameListProps {
  readonly listId: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function RenameList({ listId, name, onClose }: RenameListProps): ReactElement {
  const formId = useId();
  const [typed, setTyped] = useState(name);
  const [refusal, setRefusal] = useState<string | undefined>();
  const { act, pending } = useAct<RenameListMutation>(
    graphql`
      mutation RenameListMutation($input: SaveCreatorListInput!) {
        saveCreatorList(input: $input) {
          lists {
            id
            name
          }
          errors {
            ...mutationErrors @relay(mask: false)
          }
        }
      }
    `,
    ([error]) => {
      if (error?.field !== 'name') return false;
      setRefusal(error.message);
      return true;
    },
  );
  const words = typed.trim();
  const isFit = words !== '' && !isLonger(words, longestListName);
  const rename = async () => {
    if (!isFit) return;
    if (words !== name) {
      if ((await act({ input: { listId, name: words } })) === null) return;
      toast.success('名前を変更しました。');
    }
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="リストの名前を変更する"
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button type="submit" form={formId} variant="primary" loading={pending !== null} disabled={!isFit}>
            変更する
          </Button>
        </>
      }
    >
      <form
        id={formId}
        {...waitsForWords}
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <TextField
          label="リストの名前"
          limit={longestListName}
          value={typed}
          error={refusal}
          onChange={(next) => {
            setTyped(next);
            setRefusal(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
