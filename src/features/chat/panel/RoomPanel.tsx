import { Link } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RoomPanel_room$key } from '../../../../__generated__/RoomPanel_room.graphql.ts';
import { Avatar } from '../../../ui/pictures/Avatar.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { link } from '../../../ui/text/link.css.ts';
import { creatorFace } from '../../people/creatorFace.ts';
import { creatorStatus } from '../../people/creatorStatus.ts';
import { mayFollow } from '../../session/memberContent.ts';
import { useSessionState } from '../../session/session.ts';
import { RoomNotes } from '../colleagues/RoomNotes.tsx';
import { RoomFiles } from './RoomFiles.tsx';
import { RoomTies } from './RoomTies.tsx';
import { RoomWorks } from './RoomWorks.tsx';
import * as styles from './panel.css.ts';

interface RoomPanelProps {
  readonly room: RoomPanel_room$key;
  readonly isCreator: boolean;
  readonly onClose: () => void;
}

export function RoomPanel({ room: key, isCreator, onClose }: RoomPanelProps): ReactElement {
  const room = useFragment(
    graphql`
      fragment RoomPanel_room on ChatRoom {
        company {
          id
          name
          avatarImagePath
          location
          responseRatePercent
        }
        creator {
          id
          ...creatorFace_creator
          ...creatorStatus_creator
          profile {
            location
          }
        }
        ...RoomNotes_room
        ...RoomTies_room
        ...RoomWorks_room
        members {
          id
          name
          roles
        }
        ...RoomFiles_room
      }
    `,
    key,
  );
  const session = useSessionState();
  const { company, creator } = room;
  const face = creatorFace(creator);
  const { location } = creator.profile;
  const name = isCreator ? company.name : face.name;
  const people = room.members.filter(({ roles }) => !roles.includes('CREATOR_USER'));
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <Avatar
          name={name}
          src={isCreator ? company.avatarImagePath : face.picture}
          shape={isCreator ? 'square' : 'round'}
          size={32}
        />
        <h2 className={styles.title}>{isCreator ? '会社の情報' : 'クリエイターの情報'}</h2>
        <IconButton className={styles.close} icon="close" label="閉じる" onClick={onClose} />
      </header>
      <dl className={styles.facts}>
        {isCreator ? (
          <>
            <Fact name="会社">
              <Link className={link} to="/companies/$id" params={{ id: company.id }}>
                {company.name}
              </Link>
            </Fact>
            {company.location != null && <Fact name="所在地">{company.location}</Fact>}
            {company.responseRatePercent != null && <Fact name="返信率">{company.responseRatePercent}%</Fact>}
          </>
        ) : (
          <>
            <Fact name="名前">
              <Link className={link} to="/creators/$id" params={{ id: creator.id }}>
                {face.name}
              </Link>
            </Fact>
            {location != null && <Fact name="活動地域">{location}</Fact>}
            <Fact name="仕事">{creatorStatus(creator).word}</Fact>
            {mayFollow(session) && (
              <Fact name="相談">
                <Link className={link} to="/consultations/create" search={{ to: creator.id }}>
                  仕事を相談する
                </Link>
              </Fact>
            )}
          </>
        )}
        <Fact name="担当者">{people.map((person) => person.name).join('、')}</Fact>
      </dl>
      <RoomTies room={room} isCreator={isCreator} />
      {!isCreator && (
        <>
          <RoomWorks room={room} />
          <RoomNotes room={room} />
        </>
      )}
      <RoomFiles room={room} />
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  );
}
