import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatDateTime } from '../../lib/text/dates.ts';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import type { PersonRooms_person$key } from '../__generated__/PersonRooms_person.graphql.ts';
import * as page from '../page.css.ts';
import { addressOf } from '../place.ts';

/** That there are conversations, and with whom: never what is said in them. */
export function PersonRooms({ person }: { readonly person: PersonRooms_person$key }): ReactElement {
  const { rooms } = useFragment(
    graphql`
      fragment PersonRooms_person on Person {
        rooms {
          id
          creatorName
          companyName
          messages
          lastMessageAt
        }
      }
    `,
    person,
  );
  return (
    <section className={page.section}>
      <h3 className={page.sub}>ルーム</h3>
      {rooms.length === 0 && <p className={page.note}>ルームはありません。</p>}
      <ul className={page.rows}>
        {rooms.map((room) => (
          <li key={room.id} className={page.row}>
            <span>
              {room.creatorName} と {room.companyName}
              <span className={page.small}>
                {room.messages}通　最後は {formatDateTime(room.lastMessageAt)}
              </span>
            </span>
            <a className={buttonClass({ size: 's' })} href={addressOf('look', room.id, { q: room.id })}>
              開く
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
