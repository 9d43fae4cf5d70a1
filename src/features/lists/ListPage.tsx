import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ListPageDeleteMutation } from '../../../__generated__/ListPageDeleteMutation.graphql.ts';
import type { ListPageEntriesQuery } from '../../../__generated__/ListPageEntriesQuery.graphql.ts';
import type { ListPageQuery } from '../../../__generated__/ListPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { offerUndo } from '../../ui/feedback/undo.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { useKeptFocus } from '../../ui/overlays/useKeptFocus.ts';
import { PageHead } from '../page/PageHead.tsx';
import { SectionBoundary } from '../page/SectionBoundary.tsx';
import { useAct } from '../page/useAct.ts';
import { mayFollow } from '../session/memberContent.ts';
import { useSessionState } from '../session/session.ts';
import { ChosenPeople, useChosenPeople } from './ChosenPeople.tsx';
import { ListedCreator } from './ListedCreator.tsx';
import * as css from './lists.css.ts';
import { useSetListed } from './useSetListed.ts';
import { RenameList } from './RenameList.tsx';
import { PhraseText } from '../../ui/text/PhraseText.tsx';

const query = graphql`
  query ListPageQuery($id: ID!) {
    creatorList(id: $id) {
      id
      name
      count
    }
  }
`;

interface ListPageProps {
  readonly variables: { readonly id: string };
}

/** `/lists/{id}`: one list with notes; several creators can be consulted at once. */
export function ListPage({ variables }: ListPageProps): ReactElement {
  const { creatorList: list } = useRouteQuery<ListPageQuery>(query, { id: variables.id });
  return list == null ? (
    <div className={css.page}>
      <PageHead title="リストが見つかりません" />
      <EmptyState
        headingLevel="h1"
        title="リストが見つかりません。"
        action={
          <Link to="/lists" className={buttonClass()}>
            リストの一覧を見る
          </Link>
        }
      >
        削除されたか、ほかの会社のリストです。
      </EmptyState>
    </div>
  ) : (
    <OpenList key={list.id} list={list} />
  );
}

type List = NonNullable<ListPageQuery['response']['creatorList']>;

function OpenList({ list: { id, name, count } }: { readonly list: List }): ReactElement {
  const navigate = useNavigate();
  const session = useSessionState();
  const { chosen, choose, clear } = useChosenPeople();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [asks, setAsks] = useState(false);
  const [renames, setRenames] = useState(false);
  const { act: remove, pending: removing } = useAct<ListPageDeleteMutation>(graphql`
    mutation ListPageDeleteMutation($id: ID!) {
      deleteCreatorList(id: $id) {
        lists {
          id
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const { act: setListed } = useSetListed();
  const place = useRef<HTMLDivElement>(null);
  // A row that is taken out takes its button along.
  useKeptFocus(place);
  const leave = (creatorId: string, isGone: boolean) =>
    setGone((known) => {
      const next = new Set(known);
      if (isGone) next.add(creatorId);
      else next.delete(creatorId);
      return next;
    });
  const takeOut = async (creatorId: string, who: string) => {
    const input = { listId: id, creatorIds: [creatorId], isListed: false };
    const taken = await setListed({ input });
    if (taken === null) return;
    const notes = taken.setCreatorsListed.takenNotes ?? [];
    leave(creatorId, true);
    choose(creatorId, false);
    offerUndo(`${who}さんを外しました。`, () => {
      const back = { ...input, isListed: true, notes: notes.map(({ note }) => ({ creatorId, note })) };
      void setListed({ input: back }).then((done) => done && leave(creatorId, false));
    });
  };
  return (
    <div ref={place} tabIndex={-1} className={css.page}>
      <PageHead title={name} />
      <header className={css.head}>
        <h1 className={css.title}>
          <PhraseText>{name}</PhraseText>
        </h1>
        <span className={css.count}>{`${count}人`}</span>
        <div className={css.listActs}>
          <Button variant="text" onClick={() => setRenames(true)}>
            名前を変更する
          </Button>
          <Button variant="text" onClick={() => setAsks(true)}>
            リストを削除する
          </Button>
        </div>
      </header>
      {count === 0 ? (
        <EmptyState title="このリストには、まだ誰もいません。">
          クリエイターのページや探した結果の「リストに入れる」から入れられます。
        </EmptyState>
      ) : (
        <Suspense fallback={<Spinner label="読み込み中" />}>
          <Entries
            listId={id}
            after={null}
            gone={gone}
            chosen={chosen}
            onChoose={choose}
            onTakeOut={takeOut}
          />
        </Suspense>
      )}
      {mayFollow(session) && <ChosenPeople chosen={chosen} clear={clear} areListed />}
      {renames && <RenameList listId={id} name={name} onClose={() => setRenames(false)} />}
      <ConfirmDialog
        open={asks}
        title={`「${name}」を削除しますか`}
        act="削除する"
        pending={removing !== null}
        onClose={() => setAsks(false)}
        onConfirm={() => void remove({ id }).then((done) => done && navigate({ to: '/lists' }))}
      >
        会社のメンバー全員から見えなくなります。メモも消え、元には戻せません。
      </ConfirmDialog>
    </div>
  );
}

interface EntriesProps {
  readonly listId: string;
  readonly after: string | null;
  readonly gone: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (creatorId: string, isChosen: boolean) => void;
  readonly onTakeOut: (creatorId: string, name: string) => Promise<void>;
}

/** One page of the list, followed by the next once asked for. */
function Entries(props: EntriesProps): ReactElement {
  const { listId, after, gone, chosen, onChoose, onTakeOut } = props;
  const [goesOn, setGoesOn] = useState(false);
  const { creatorList } = useQuery<ListPageEntriesQuery>(
    graphql`
      query ListPageEntriesQuery($id: ID!, $after: String) {
        creatorList(id: $id) {
          id
          entries(first: 24, after: $after) {
            edges {
              node {
                id
                creator {
                  id
                }
                ...ListedCreator_entry
              }
            }
            pageInfo {
              endCursor
              hasNextPage
            }
          }
        }
      }
    `,
    { id: listId, after },
    { fetchPolicy: 'store-and-network' },
  );
  const { edges = [], pageInfo } = creatorList?.entries ?? {};
  return (
    <>
      <ul className={css.rows}>
        {edges.map(
          ({ node }) =>
            !gone.has(node.creator.id) && (
              <ListedCreator
                key={node.id}
                listId={listId}
                entry={node}
                isChosen={chosen.has(node.creator.id)}
                onChoose={(isChosen) => onChoose(node.creator.id, isChosen)}
                onTakeOut={(name) => void onTakeOut(node.creator.id, name)}
              />
            ),
        )}
      </ul>
      {pageInfo?.hasNextPage === true &&
        (goesOn ? (
          <SectionBoundary title="続きを読み込めませんでした。" headingLevel="h3">
            <Suspense fallback={<Spinner label="読み込み中" />}>
              <Entries {...props} after={pageInfo.endCursor ?? null} />
            </Suspense>
          </SectionBoundary>
        ) : (
          <p className={css.more}>
            <Button onClick={() => setGoesOn(true)}>さらに表示する</Button>
          </p>
        ))}
    </>
  );
}
