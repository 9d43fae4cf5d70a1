/* oxlint-disable relay/must-colocate-fragment-spreads -- the list of rooms shows the latest message as soon as it is heard of here */
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { RoomFiles_room$key } from '../../../../__generated__/RoomFiles_room.graphql.ts';
import type { RoomFilesQuery } from '../../../../__generated__/RoomFilesQuery.graphql.ts';
import { formatBytes } from '../../../ui/pictures/formatBytes.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { link } from '../../../ui/text/link.css.ts';
import { reportError } from '../../page/errorReport.ts';
import * as styles from './panel.css.ts';

/** The newest pictures and files of the room, loaded again when one is sent. */
export function RoomFiles({ room: key }: { readonly room: RoomFiles_room$key }): ReactElement {
  const room = useFragment(
    graphql`
      fragment RoomFiles_room on ChatRoom {
        id
        latestMessage {
          id
          __typename
        }
        ...LatestLine_room
        attachments {
          id
          __typename
          ... on FileMessage {
            fileUrl: url
            filename
            byteSize
          }
          ... on MediaMessage {
            url
            width
            height
            thumbhash
            mediaType
          }
        }
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const { id: roomId, latestMessage: latest } = room;
  const isFile = latest?.__typename === 'MediaMessage' || latest?.__typename === 'FileMessage';
  const sentId = isFile && !room.attachments.some(({ id }) => id === latest.id) ? latest.id : null;
  useEffect(() => {
    if (sentId === null) return undefined;
    const loading = fetchQuery<RoomFilesQuery>(
      environment,
      graphql`
        query RoomFilesQuery($roomId: ID!) {
          node(id: $roomId) {
            ... on ChatRoom {
              ...RoomFiles_room @alias(as: "files")
            }
          }
        }
      `,
      { roomId },
      { fetchPolicy: 'network-only' },
    ).subscribe({ error: reportError });
    return () => loading.unsubscribe();
  }, [environment, roomId, sentId]);
  const pictures = room.attachments.filter(
    ({ __typename: kind, mediaType }) => kind === 'MediaMessage' && mediaType === 'IMAGE',
  );
  const files = room.attachments.filter(({ __typename: kind }) => kind === 'FileMessage');
  return (
    <>
      {pictures.length > 0 && (
        <section className={styles.section} aria-label="送受信した画像">
          <h3 className={styles.label}>送受信した画像</h3>
          <div className={styles.pictures}>
            {pictures.map(({ id, url, width, height, thumbhash }) =>
              url == null || width == null || height == null ? null : (
                <a key={id} href={url} target="_blank" rel="noopener noreferrer">
                  <Picture
                    src={url}
                    alt="画像を開く"
                    width={width}
                    height={height}
                    sizes="136px"
                    aspect="4 / 3"
                    thumbhash={thumbhash}
                  />
                </a>
              ),
            )}
          </div>
        </section>
      )}
      {files.length > 0 && (
        <section className={styles.section} aria-label="送受信したファイル">
          <h3 className={styles.label}>送受信したファイル</h3>
          <ul className={styles.files}>
            {files.map(({ id, fileUrl, filename, byteSize }) => (
              <li key={id} className={styles.file}>
                <a className={link} href={fileUrl ?? undefined} download={filename ?? ''}>
                  {filename}
                </a>
                <span className={styles.size}>{formatBytes(byteSize ?? 0)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
