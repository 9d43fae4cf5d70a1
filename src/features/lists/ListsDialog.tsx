import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ListsDialogMakeMutation } from '../../../__generated__/ListsDialogMakeMutation.graphql.ts';
import type { ListsDialogQuery } from '../../../__generated__/ListsDialogQuery.graphql.ts';
import { waitsForWords } from '../../lib/forms/stopWhileComposing.ts';
import { isLonger } from '../../lib/text/textLength.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Checkbox } from '../../ui/choices/Checkbox.tsx';
import { announce } from '../../ui/feedback/announce.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { TextField } from '../../ui/fields/text/TextField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useAct } from '../page/useAct.ts';
import { longestListName } from './limits.ts';
import * as css from './lists.css.ts';
import { useSetListed } from './useSetListed.ts';
import type { TakenNotes } from './useSetListed.ts';

interface ListsDialogProps {
  readonly creatorIds: readonly string[];
  readonly onClose: () => void;
}

/** Which of the company's lists these creators are in; new lists can be made here. */
export function ListsDialog({ creatorIds, onClose }: ListsDialogProps): ReactElement {
  const data = useQuery<ListsDialogQuery>(
    graphql`
      query ListsDialogQuery($ids: [ID!]!) {
        creatorLists {
          id
          name
          count
        }
        nodes(ids: $ids) {
          __typename
          ... on CreatorUser {
            id
            creatorListIds
          }
        }
      }
    `,
    { ids: [...creatorIds] },
    { fetchPolicy: 'store-and-network' },
  );
  const creators = data.nodes.flatMap((node) => (node?.__typename === 'CreatorUser' ? [node] : []));
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [taken, setTaken] = useState<ReadonlyMap<string, TakenNotes>>(new Map());
  const [made, setMade] = useState<ListsDialogQuery['response']['creatorLists'] | null>(null);
  const [name, setName] = useState('');
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  const { act: setListed, pending } = useSetListed();
  const { act: make, pending: making } = useAct<ListsDialogMakeMutation>(graphql`
    mutation ListsDialogMakeMutation($input: SaveCreatorListInput!) {
      saveCreatorList(input: $input) {
        lists {
          id
          name
          count
        }
        saved {
          id
          name
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const lists = made ?? data.creatorLists;
  const isIn = (listId: string): boolean =>
    changed.get(listId) ??
    (creators.length > 0 && creators.every(({ creatorListIds }) => creatorListIds.includes(listId)));
  const put = async (list: { readonly id: string; readonly name: string }, isListed: boolean) => {
    // Disabled, the box would lose the focus.
    if (pending?.input.listId === list.id) return;
    const notes = isListed ? (taken.get(list.id) ?? []) : [];
    const input = {
      listId: list.id,
      creatorIds: [...creatorIds],
      isListed,
      notes: notes.map(({ creatorId, note }) => ({ creatorId, note })),
    };
    const response = await setListed({ input });
    if (response === null) return;
    setTaken((known) => new Map(known).set(list.id, response.setCreatorsListed.takenNotes ?? []));
    setChanged((known) => new Map(known).set(list.id, isListed));
    // To undo it, one ticks or unticks it again, which gives back what was noted: whatever lies over an open dialog cannot be pressed.
    announce(isListed ? `「${list.name}」に入れました。` : `「${list.name}」から外しました。`);
  };
  const add = async () => {
    const trimmed = name.trim();
    if (trimmed === '' || isLonger(trimmed, longestListName)) return;
    const response = await make({ input: { name: trimmed, newId, creatorIds: [...creatorIds] } });
    const { lists: all, saved } = response?.saveCreatorList ?? {};
    if (all == null || saved == null) return;
    setMade(all);
    // What a colleague made meanwhile is new here too, and nobody was put into it.
    setChanged((before) => new Map(before).set(saved.id, true));
    setName('');
    setNewId(crypto.randomUUID());
    toast.success(`「${saved.name}」を作り、入れました。`);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={creatorIds.length > 1 ? `${creatorIds.length}人をリストに入れる` : 'リストに入れる'}
      footer={<Button onClick={onClose}>閉じる</Button>}
    >
      {lists.length === 0 ? (
        <p>リストは会社のメンバー全員で共有します。名前を付けて、最初のリストを作ってください。</p>
      ) : (
        <ul className={css.choices}>
          {lists.map((list) => (
            <li key={list.id}>
              <Checkbox
                checked={isIn(list.id)}
                aria-disabled={pending?.input.listId === list.id}
                note={`${list.count}人`}
                onChange={(isListed) => void put(list, isListed)}
              >
                {list.name}
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
      <form
        className={css.making}
        {...waitsForWords}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void add();
        }}
      >
        <TextField
          label="新しいリスト"
          limit={longestListName}
          value={name}
          onChange={(typed) => setName(typed)}
        />
        <Button type="submit" className={css.make} loading={making !== null} disabled={name.trim() === ''}>
          作って入れる
        </Button>
      </form>
    </Dialog>
  );
}
