import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ListedCreator_entry$key } from '../../../__generated__/ListedCreator_entry.graphql.ts';
import type { ListedCreatorNoteMutation } from '../../../__generated__/ListedCreatorNoteMutation.graphql.ts';
import { isLonger } from '../../lib/text/textLength.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { flush } from '../../ui/buttons/Button.css.ts';
import { Checkbox } from '../../ui/choices/Checkbox.tsx';
import { TextArea } from '../../ui/fields/text/TextArea.tsx';
import { Avatar } from '../../ui/pictures/Avatar.tsx';
import { creatorFace } from '../people/creatorFace.ts';
import { creatorStatus } from '../people/creatorStatus.ts';
import { MediaPicture } from '../page/MediaPicture.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { useAct } from '../page/useAct.ts';
import { longestNote } from './limits.ts';
import * as css from './lists.css.ts';

interface ListedCreatorProps {
  readonly listId: string;
  readonly entry: ListedCreator_entry$key;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onTakeOut: (name: string) => void;
}

/** A creator in a list, with works and the company's notes. */
export function ListedCreator({
  listId,
  entry,
  isChosen,
  onChoose,
  onTakeOut,
}: ListedCreatorProps): ReactElement {
  const { note, creator } = useFragment(
    graphql`
      fragment ListedCreator_entry on CreatorListEntry {
        note
        creator {
          id
          ...creatorFace_creator
          ...creatorStatus_creator
          profile {
            location
          }
          newestProducts(first: 4) {
            id
            name
            thumbnailImage {
              ...MediaPicture_media
            }
          }
        }
      }
    `,
    entry,
  );
  const [typed, setTyped] = useState<string | null>(null);
  const { act: save, pending } = useAct<ListedCreatorNoteMutation>(graphql`
    mutation ListedCreatorNoteMutation($input: WriteCreatorListNoteInput!) {
      writeCreatorListNote(input: $input) {
        entry {
          id
          note
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const { name, picture } = creatorFace(creator);
  const status = creatorStatus(creator);
  const { location } = creator.profile;
  return (
    <li className={css.person} tabIndex={-1}>
      <Checkbox checked={isChosen} aria-label={`${name}さんを選ぶ`} onChange={onChoose} />
      <div className={css.who}>
        <Avatar name={name} src={picture} size={40} />
        <div>
          <h2 className={css.personName}>
            <Link to="/creators/$id" params={{ id: creator.id }} className={css.link}>
              {name}
            </Link>
          </h2>
          <p className={css.standing}>
            {location != null && <span>{location}</span>}
            <Status shape={status.shape}>{status.word}</Status>
          </p>
        </div>
      </div>
      <div className={css.beside}>
        <div className={css.works}>
          {creator.newestProducts.map((work) => (
            <Link key={work.id} to="/products/$id" params={{ id: work.id }} aria-label={work.name}>
              {work.thumbnailImage && (
                <MediaPicture
                  media={work.thumbnailImage}
                  aspect="4 / 3"
                  sizes="(max-width: 767px) 22vw, 12vw"
                  alt=""
                />
              )}
            </Link>
          ))}
        </div>
        <div className={css.note}>
          <TextArea
            label={`${name}さんのメモ`}
            labelHidden
            placeholder="メモ(会社のメンバーだけに表示されます)"
            minRows={1}
            limit={longestNote}
            value={typed ?? note}
            onChange={(text) => setTyped(text)}
          />
          <div className={css.acts}>
            {typed !== null && typed !== note && (
              <Button
                size="s"
                loading={pending !== null}
                disabled={isLonger(typed, longestNote)}
                onClick={() =>
                  void save({ input: { listId, creatorId: creator.id, note: typed } }).then(
                    (done) => done && setTyped(null),
                  )
                }
              >
                メモを保存する
              </Button>
            )}
            <Button
              size="s"
              variant="text"
              className={flush}
              aria-label={`${name}さんをリストから外す`}
              onClick={() => onTakeOut(name)}
            >
              リストから外す
            </Button>
          </div>
        </div>
      </div>
    </li>
  );
}
