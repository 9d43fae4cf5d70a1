import { graphql } from 'relay-runtime';
import type { IEnvironment } from 'relay-runtime';
import type { uploadsFileMutation } from '../../../../../__generated__/uploadsFileMutation.graphql.ts';
import type { uploadsMediaMutation } from '../../../../../__generated__/uploadsMediaMutation.graphql.ts';
import { withTime } from '../../../../lib/failureWords.ts';
import { commit } from '../../../../relay/commit.ts';
import { NetworkError, ServerError } from '../../../../relay/network/transportErrors.ts';
import { mutationErrors } from '../../../../relay/mutationErrors.ts';
import { isMedium } from './files.ts';
import { SendRefusal } from '../session/roomCalls.ts';
import { readMessage } from '../session/roomMessage.ts';
import type { RoomMessage } from '../session/roomMessage.ts';

interface Upload {
  readonly roomId: string;
  readonly file: File;
  readonly clientId: string;
  readonly albumId: string | null;
  readonly replyToId: string | null;
  readonly signal: AbortSignal;
}

function refuse(response: object): void {
  const [refusal] = mutationErrors(response);
  if (refusal !== undefined) throw new SendRefusal(withTime(refusal));
}

/**
 * Sends a file; the same `clientId` is the same message, however often. Rejects with a refusal, or, when there
 * was no line or no server, with that.
 */
export async function sendFile(environment: IEnvironment, sent: Upload): Promise<RoomMessage> {
  try {
    return await upload(environment, sent);
  } catch (error) {
    const isLater =
      error instanceof SendRefusal ||
      error instanceof NetworkError ||
      (error instanceof ServerError && (error.status >= 500 || error.status === 401)) ||
      sent.signal.aborted;
    if (isLater) throw error;
    // Sent again by itself, it would hold up everything behind it.
    throw new SendRefusal('時間をおいて再送してください。', { cause: error });
  }
}

async function upload(
  environment: IEnvironment,
  { roomId, file, clientId, albumId, replyToId, signal }: Upload,
): Promise<RoomMessage> {
  const options = { uploadables: { file }, signal };
  if (isMedium(file)) {
    const response = await commit<uploadsMediaMutation>(
      environment,
      graphql`
        mutation uploadsMediaMutation(
          $file: Upload!
          $roomId: ID!
          $clientId: String!
          $albumId: String
          $replyToId: ID
        ) {
          addMediaMessage(
            file: $file
            roomId: $roomId
            clientId: $clientId
            albumId: $albumId
            replyToId: $replyToId
          ) {
            errors {
              ...mutationErrors @relay(mask: false)
            }
            message {
              ...roomMessage_message
            }
          }
        }
      `,
      { file: null, roomId, clientId, albumId, replyToId },
      options,
    );
    refuse(response);
    const { message } = response.addMediaMessage;
    if (message == null) throw new SendRefusal('ファイルを送れませんでした。');
    return readMessage(message);
  }
  const response = await commit<uploadsFileMutation>(
    environment,
    graphql`
      mutation uploadsFileMutation($file: Upload!, $roomId: ID!, $clientId: String!, $replyToId: ID) {
        addFileMessage(file: $file, roomId: $roomId, clientId: $clientId, replyToId: $replyToId) {
          errors {
            ...mutationErrors @relay(mask: false)
          }
          message {
            ...roomMessage_message
          }
        }
      }
    `,
    { file: null, roomId, clientId, replyToId },
    options,
  );
  refuse(response);
  const { message } = response.addFileMessage;
  if (message == null) throw new SendRefusal('ファイルを送れませんでした。');
  return readMessage(message);
}
