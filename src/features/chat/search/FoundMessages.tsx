import { Link } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { FoundMessages_query$key } from '../../../../__generated__/FoundMessages_query.graphql.ts';
import type { FoundMessagesPaginationQuery } from '../../../../__generated__/FoundMessagesPaginationQuery.graphql.ts';
import type { FoundMessagesQuery } from '../../../../__generated__/FoundMessagesQuery.graphql.ts';
import { useQuery } from '../../../relay/useQuery.ts';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { quotedWords, readMessage } from '../room/session/roomMessage.ts';
import * as styles from './search.css.ts';
import { snippetOf } from './snippet.ts';
import { creatorName } from '../../people/creatorName.ts';
import { MoreOfList } from '../../page/MoreOfList.tsx';

interface FoundMessagesProps {
  readonly text: string;
  /** Only in this room. */
  readonly roomId?: string;
  readonly isCreator: boolean;
  /** Jumps to a message; without it each is a link to its room. */
  readonly onGo?: (sequence: number) => void;
}

export function FoundMessages({ text, roomId, ...rest }: FoundMessagesProps): ReactElement {
  const data = useQuery<FoundMessagesQuery>(
    graphql`
      query FoundMessagesQuery($text: String!, $roomId: ID) {
        ...FoundMessages_query @arguments(text: $text, roomId: $roomId)
      }
    `,
    { text, roomId: roomId ?? null },
    { fetchPolicy: 'store-and-network' },
  );
  return <Found found={data} text={text} {...rest} />;
}

interface FoundProps extends Pick<FoundMessagesProps, 'isCreator' | 'onGo' | 'text'> {
  readonly found: FoundMessages_query$key;
}

function Found({ found, text, isCreator, onGo }: FoundProps): ReactElement {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    FoundMessagesPaginationQuery,
    FoundMessages_query$key
  >(
    graphql`
      fragment FoundMessages_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        text: { type: "String!" }
        roomId: { type: "ID" }
      )
      @refetchable(queryName: "FoundMessagesPaginationQuery") {
        searchMessages(first: $count, after: $cursor, text: $text, roomId: $roomId)
          @connection(key: "FoundMessages_searchMessages") {
          edges {
            node {
              message {
                id
                ...roomMessage_message
              }
              room {
                id
                company {
                  name
                }
                creator {
                  ...creatorName_creator
                }
              }
            }
          }
        }
      }
    `,
    found,
  );
  const rows = data.searchMessages.edges.flatMap(({ node: { message, room } }) =>
    message == null || room == null ? [] : [{ message: readMessage(message), room }],
  );
  if (rows.length === 0) return <p className={styles.none}>見つかりませんでした。</p>;
  return (
    <>
      <ul className={styles.list}>
        {rows.map(({ message, room }) => {
          const words = (
            <>
              <span className={styles.top}>
                <span className={styles.name}>
                  {onGo === undefined
                    ? isCreator
                      ? room.company.name
                      : creatorName(room.creator)
                    : message.sender.name}
                </span>
                <RelativeTime className={styles.time} date={message.sendAt} short />
              </span>
              <span className={styles.words}>
                {onGo === undefined && `${message.sender.name}: `}
                <Snippet text={quotedWords(message)} words={text} />
              </span>
            </>
          );
          return (
            <li key={message.id}>
              {onGo === undefined ? (
                <Link
                  className={styles.row}
                  to="/messages/$roomId"
                  params={{ roomId: room.id }}
                  search={{ m: message.sequence }}
                >
                  {words}
                </Link>
              ) : (
                <button type="button" className={styles.row} onClick={() => onGo(message.sequence)}>
                  {words}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {hasNext && <MoreOfList count={20} loadNext={loadNext} isLoading={isLoadingNext} />}
    </>
  );
}

function Snippet({ text, words }: { readonly text: string; readonly words: string }): ReactNode {
  let at = 0;
  return snippetOf(text, words).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isHit ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
