import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LatestLine_room$key } from '../../../../__generated__/LatestLine_room.graphql.ts';
import { actWords } from '../interview/interviewMessage.ts';
import type { InterviewContent } from '../interview/interviewMessage.ts';

/** What was said last in a room. Whatever asks for a room's latest message asks for this too, since the list shows it at once. */
export function LatestLine({ room: key }: { readonly room: LatestLine_room$key }): ReactElement {
  const { ownUserId, latestMessage } = useFragment(
    graphql`
      fragment LatestLine_room on ChatRoom {
        ownUserId
        latestMessage {
          id
          __typename
          deletedAt
          sender {
            id
          }
          ... on PlainMessage {
            text
          }
          ... on FileMessage {
            filename
          }
          ... on MediaMessage {
            mediaType
          }
          ... on JobOpeningMessage {
            jobOpening {
              title
            }
          }
          ... on InterviewMessage {
            act
            actTimes
          }
        }
      }
    `,
    key,
  );
  if (latestMessage == null) return <>メッセージはまだありません</>;
  return (
    <>
      {latestMessage.sender.id === ownUserId && 'あなた: '}
      {wordsOf(latestMessage)}
    </>
  );
}

interface Latest {
  readonly __typename: string;
  readonly deletedAt?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly filename?: string | null | undefined;
  readonly mediaType?: string | null | undefined;
  readonly act?: InterviewContent['act'] | null | undefined;
  readonly actTimes?: readonly string[] | null | undefined;
  readonly jobOpening?: { readonly title: string } | null | undefined;
}

function wordsOf(latest: Latest): string {
  const { __typename: kind, deletedAt, text, filename, mediaType, jobOpening, act, actTimes } = latest;
  if (deletedAt != null) return 'メッセージが削除されました';
  if (text != null) return text;
  if (kind === 'MediaMessage') return mediaType === 'VIDEO' ? '動画を送りました' : '画像を送りました';
  if (kind === 'FileMessage') return filename ?? 'ファイルを送りました';
  if (act != null) return actWords({ act, actTimes: actTimes ?? [] });
  if (kind === 'JobOpeningMessage') return jobOpening == null ? '募集' : `募集「${jobOpening.title}」`;
  return kind === 'JobConsultationMessage' ? '仕事の相談' : '新しいメッセージ';
}
