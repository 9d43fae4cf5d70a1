/* oxlint-disable relay/must-colocate-fragment-spreads -- who is added stands among the recipients, whose list reads this */
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { AddRecipientsQuery } from '../../../../__generated__/AddRecipientsQuery.graphql.ts';
import { useQuery } from '../../../relay/useQuery.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Avatar } from '../../../ui/pictures/Avatar.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import { useTyped } from '../../chat/search/useTyped.ts';
import { creatorFace } from '../../people/creatorFace.ts';
import { creatorStatus } from '../../people/creatorStatus.ts';
import { SectionBoundary } from '../../page/SectionBoundary.tsx';
import * as css from './consult.css.ts';

const query = graphql`
  query AddRecipientsQuery($words: String!, $bySearch: Boolean!) {
    search(kind: CREATOR, query: $words, first: 12) @include(if: $bySearch) {
      edges {
        node {
          creator {
            id
            ...creatorFace_creator
            ...creatorStatus_creator
            ...Recipients_creators
          }
        }
      }
    }
    followees(first: 20) @skip(if: $bySearch) {
      edges {
        node {
          followee {
            id
            ...creatorFace_creator
            ...creatorStatus_creator
            ...Recipients_creators
          }
        }
      }
    }
  }
`;

type Response = AddRecipientsQuery['response'];
export type FoundCreator = NonNullable<Response['followees']>['edges'][number]['node']['followee'];

interface AddRecipientsProps {
  /** Already recipients. */
  readonly taken: ReadonlySet<string>;
  readonly isFull: boolean;
  readonly onAdd: (creator: FoundCreator) => void;
  readonly onClose: () => void;
}

/** Finds more recipients, by search or among those followed. */
export function AddRecipients({ taken, isFull, onAdd, onClose }: AddRecipientsProps): ReactElement {
  const [words, setWords] = useState('');
  const typed = useTyped(setWords);
  return (
    <Dialog
      open
      onClose={onClose}
      title="送り先を追加する"
      size="m"
      footer={<Button onClick={onClose}>閉じる</Button>}
    >
      <label className={css.findLabel}>
        クリエイターを探す
        <input
          type="search"
          className={css.find}
          placeholder="名前、得意なこと、作品の言葉"
          maxLength={100}
          {...typed}
        />
      </label>
      {isFull && <p className={css.full}>一度に相談できるのは10人までです。</p>}
      <SectionBoundary title="クリエイターを読み込めませんでした。">
        <Suspense fallback={<Spinner label="探しています" />}>
          <Found words={words} taken={taken} isFull={isFull} onAdd={onAdd} />
        </Suspense>
      </SectionBoundary>
    </Dialog>
  );
}

function Found({
  words,
  taken,
  isFull,
  onAdd,
}: Omit<AddRecipientsProps, 'onClose'> & { readonly words: string }): ReactElement {
  const bySearch = words !== '';
  const { search, followees } = useQuery<AddRecipientsQuery>(query, { words, bySearch });
  const found: readonly FoundCreator[] =
    search == null
      ? (followees?.edges ?? []).map(({ node }) => node.followee)
      : search.edges.flatMap(({ node }) => node.creator ?? []);
  // Creators not looking for work cannot be asked.
  const open = found.filter((creator) => creatorStatus(creator).mayBeAsked);
  if (open.length === 0)
    return (
      <p className={css.nobody}>
        {bySearch
          ? '相談できるクリエイターは見つかりませんでした。ほかの言葉でお試しください。'
          : '名前や得意なことを入力すると、クリエイターを探せます。'}
      </p>
    );
  return (
    <>
      {!bySearch && <p className={css.nobody}>フォロー中のクリエイター</p>}
      <ul className={css.peopleList}>
        {open.map((creator) => {
          const { name, picture } = creatorFace(creator);
          const status = creatorStatus(creator);
          const isTaken = taken.has(creator.id);
          return (
            <li key={creator.id} className={css.person}>
              <Avatar name={name} src={picture} size={40} />
              <div className={css.personWords}>
                <p className={css.personName}>{name}</p>
                <Status shape={status.shape}>{status.word}</Status>
              </div>
              <Button
                size="s"
                disabled={isTaken || isFull}
                aria-label={isTaken ? `${name}さんは追加済みです` : `${name}さんを送り先に追加する`}
                onClick={() => onAdd(creator)}
              >
                {isTaken ? '追加済み' : '追加する'}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
