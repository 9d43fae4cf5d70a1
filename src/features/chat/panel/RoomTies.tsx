import { Link } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  ChatTieKind,
  RoomTies_room$data,
  RoomTies_room$key,
} from '../../../../__generated__/RoomTies_room.graphql.ts';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { link } from '../../../ui/text/link.css.ts';
import { PhraseText } from '../../../ui/text/PhraseText.tsx';
import * as styles from './panel.css.ts';

const words: Readonly<Record<ChatTieKind, string>> = {
  ENGAGEMENT: '進行中の仕事',
  OFFER: 'オファー',
  CONSULTATION: '相談',
  ENTRY: '応募',
};

type Tie = RoomTies_room$data['ties'][number];

interface RoomTiesProps {
  readonly room: RoomTies_room$key;
  readonly isCreator: boolean;
}

/** Entries, consultations, offers and works that both have with each other. */
export function RoomTies({ room: key, isCreator }: RoomTiesProps): ReactElement | null {
  const { id, ties } = useFragment(
    graphql`
      fragment RoomTies_room on ChatRoom {
        id
        ties {
          kind
          subjectId
          jobOpeningId
          title
          at
          messageSequence
        }
      }
    `,
    key,
  );
  if (ties.length === 0) return null;
  return (
    <section className={styles.section} aria-label="仕事のつながり">
      <h3 className={styles.label}>仕事のつながり</h3>
      <ul className={styles.files}>
        {ties.map((tie) => (
          <li key={tie.subjectId} className={styles.tie}>
            <span className={styles.factName}>{words[tie.kind]}</span>
            <span>
              <TieLink tie={tie} roomId={id} isCreator={isCreator}>
                <PhraseText>{tie.title === '' ? '無題' : tie.title}</PhraseText>
              </TieLink>
              <span className={styles.tieDay}>{formatDate(tie.at)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TieLinkProps {
  readonly tie: Tie;
  readonly roomId: string;
  readonly isCreator: boolean;
  readonly children: ReactNode;
}

function TieLink({ tie, roomId, isCreator, children }: TieLinkProps): ReactElement {
  const { kind, subjectId, jobOpeningId, messageSequence } = tie;
  switch (kind) {
    case 'ENGAGEMENT':
      return (
        <Link className={link} to="/engagements/$id" params={{ id: subjectId }}>
          {children}
        </Link>
      );
    case 'OFFER':
      return (
        <Link className={link} to="/offers/$id" params={{ id: subjectId }}>
          {children}
        </Link>
      );
    case 'CONSULTATION':
      return (
        <Link
          className={link}
          to="/messages/$roomId"
          params={{ roomId }}
          search={messageSequence == null ? {} : { m: messageSequence }}
        >
          {children}
        </Link>
      );
    case 'ENTRY':
      return isCreator ? (
        <Link className={link} to="/jobs/$id" params={{ id: jobOpeningId ?? '' }}>
          {children}
        </Link>
      ) : (
        <Link
          className={link}
          to="/projects"
          search={jobOpeningId == null ? {} : { job: jobOpeningId, candidate: subjectId }}
        >
          {children}
        </Link>
      );
  }
}
