import { startTransition, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { nameTab } from '../../features/page/documentTitle.ts';
import { useAct } from '../../features/page/useAct.ts';
import { formatDate } from '../../lib/text/dates.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { quoted } from '../../lib/text/japaneseText.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import type { PicksPage_pick$key } from '../__generated__/PicksPage_pick.graphql.ts';
import type { PicksPageDropMutation } from '../__generated__/PicksPageDropMutation.graphql.ts';
import type { PicksPageMoveMutation } from '../__generated__/PicksPageMoveMutation.graphql.ts';
import type { PicksPageQuery } from '../__generated__/PicksPageQuery.graphql.ts';
import * as page from '../page.css.ts';
import { whenDone } from '../whenDone.ts';
import { PickForm } from './PickForm.tsx';
import * as css from './picks.css.ts';

/** On the first page's wall. */
const onTheWall = 7;

/** `/admin/picks`: the works that the editors put on the first page, in its order. */
export function PicksPage(): ReactElement {
  const [version, setVersion] = useState(0);
  const again = (): void => startTransition(() => setVersion((now) => now + 1));
  useEffect(() => nameTab('編集部の一枚'), []);
  const { editorsShelf } = useQuery<PicksPageQuery>(
    graphql`
      query PicksPageQuery {
        editorsShelf {
          id
          ...PicksPage_pick
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', version },
  );
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1 className={page.title}>編集部の一枚</h1>
        <p className={page.note}>上から{onTheWall}点がトップページに並びます。</p>
      </header>
      <div className={css.columns}>
        {editorsShelf.length === 0 ? (
          <EmptyState title="選んだ作品はありません。">
            加えた作品が、トップページと作品のカードに表示されます。
          </EmptyState>
        ) : (
          <ol className={css.list}>
            {editorsShelf.map((pick, at) => (
              <PickItem
                key={pick.id}
                pick={pick}
                isFirst={at === 0}
                isLast={at === editorsShelf.length - 1}
                onDone={again}
              />
            ))}
          </ol>
        )}
        <PickForm key={version} onDone={again} />
      </div>
    </div>
  );
}

interface PickItemProps {
  readonly pick: PicksPage_pick$key;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onDone: () => void;
}

function PickItem({ pick: key, isFirst, isLast, onDone }: PickItemProps): ReactElement {
  const { id, number, name, authorName, reason, endsAt, isShown, thumbnail } = useFragment(
    graphql`
      fragment PicksPage_pick on EditorsPick {
        id
        number
        name
        authorName
        reason
        endsAt
        isShown
        thumbnail {
          url
          width
          height
          thumbhash
        }
      }
    `,
    key,
  );
  const move = useAct<PicksPageMoveMutation>(graphql`
    mutation PicksPageMoveMutation($id: ID!, $towards: PickDirection!) {
      movePick(id: $id, towards: $towards) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const drop = useAct<PicksPageDropMutation>(graphql`
    mutation PicksPageDropMutation($id: ID!) {
      dropPick(id: $id) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const moveTo = (towards: 'BACK' | 'FRONT'): void => void whenDone(move.act({ id, towards }), onDone);
  return (
    <li className={css.item}>
      <div className={css.picture}>
        {thumbnail != null && (
          <Picture
            src={thumbnail.url}
            alt=""
            width={thumbnail.width}
            height={thumbnail.height}
            thumbhash={thumbnail.thumbhash}
            sizes="120px"
            aspect="4 / 3"
          />
        )}
      </div>
      <div className={css.words}>
        <p className={css.name}>
          <b>{name}</b>
        </p>
        <p className={css.reason}>{reason}</p>
        <p className={page.note}>
          {authorName}　No.{number}　{isShown ? '掲載中' : '作品が公開されていないため、表示されていません'}
          {endsAt != null && `　${formatDate(endsAt)}まで`}
        </p>
      </div>
      <div className={css.acts}>
        <Button
          size="s"
          aria-label={`${quoted(name)}を一つ前へ`}
          aria-disabled={isFirst}
          loading={move.pending?.towards === 'FRONT'}
          onClick={() => moveTo('FRONT')}
        >
          前へ
        </Button>
        <Button
          size="s"
          aria-label={`${quoted(name)}を一つ後ろへ`}
          aria-disabled={isLast}
          loading={move.pending?.towards === 'BACK'}
          onClick={() => moveTo('BACK')}
        >
          後ろへ
        </Button>
        <Button
          size="s"
          variant="danger"
          aria-label={`${quoted(name)}を外す`}
          loading={drop.pending !== null}
          onClick={() =>
            void whenDone(drop.act({ id }), () => {
              toast.success('編集部の一枚から外しました。');
              onDone();
            })
          }
        >
          外す
        </Button>
      </div>
    </li>
  );
}
