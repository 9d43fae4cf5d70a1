import { commitMutation, graphql } from 'relay-runtime';
import type { IEnvironment } from 'relay-runtime';
import type { sendMediumMutation } from '../../../../__generated__/sendMediumMutation.graphql.ts';
import { failureWords } from '../../../lib/failureWords.ts';
import { watchUpload } from '../../../relay/uploadProgress.ts';
import { takePoster } from './filmPoster.ts';
import type { Sender } from './uploads.ts';

export interface UploadedMedium {
  readonly kind: 'uploaded';
  readonly id: string;
  readonly type: 'IMAGE' | 'VIDEO';
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string | null;
  /** A film's picture; null where this browser could not take one. */
  readonly posterUrl: string | null;
}

export interface UploadFailure {
  readonly kind: 'failed';
  readonly message: string;
}

const mutation = graphql`
  mutation sendMediumMutation($file: Upload!, $poster: Upload) {
    uploadImage(file: $file, poster: $poster) {
      image {
        id
        type
        url
        width
        height
        thumbhash
        posterUrl
      }
      errors {
        message
      }
    }
  }
`;

/** Sends a picture, or a film with a picture of its beginning. Never rejects: what went wrong is an answer. */
export function createSender(environment: IEnvironment): Sender {
  return async (file, { signal, onProgress }) => {
    const film = file.type.startsWith('video/') ? await takePoster(file) : null;
    if (signal.aborted) return { kind: 'failed', message: '' };
    const stop = watchUpload(file, onProgress);
    try {
      return await commit(environment, file, film?.poster ?? null, signal);
    } catch (error) {
      return { kind: 'failed', message: failureWords(error) };
    } finally {
      stop();
    }
  };
}

function commit(
  environment: IEnvironment,
  file: File,
  poster: File | null,
  signal: AbortSignal,
): Promise<UploadedMedium | UploadFailure> {
  return new Promise((resolve, reject) => {
    const sending = commitMutation<sendMediumMutation>(environment, {
      mutation,
      // The variables themselves are sent as null, with the files beside them.
      variables: { file: null, poster: null },
      uploadables: poster === null ? { file } : { file, poster },
      onCompleted: ({ uploadImage: { image, errors } }) => {
        if (image) {
          resolve({
            ...image,
            thumbhash: image.thumbhash ?? null,
            posterUrl: image.posterUrl ?? null,
            kind: 'uploaded',
          });
          return;
        }
        resolve({ kind: 'failed', message: errors[0]?.message ?? '送れませんでした。' });
      },
      onError: reject,
    });
    signal.addEventListener('abort', () => {
      sending.dispose();
      reject(signal.reason);
    });
  });
}
