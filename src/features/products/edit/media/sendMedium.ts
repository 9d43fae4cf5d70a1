import { graphql } from 'relay-runtime';
import type { IEnvironment } from 'relay-runtime';
import type { sendMediumMutation } from '../../../../../__generated__/sendMediumMutation.graphql.ts';
import { failureWords } from '../../../../lib/failureWords.ts';
import { commit } from '../../../../relay/commit.ts';
import { watchUpload } from '../../../../relay/network/uploadProgress.ts';
import { takePoster } from './filmPoster.ts';
import type { Sender } from './uploads.ts';

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
        ...mutationErrors @relay(mask: false)
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
      const poster = film?.poster;
      const { uploadImage } = await commit<sendMediumMutation>(
        environment,
        mutation,
        // The variables themselves are sent as null, with the files beside them.
        { file: null, poster: null },
        { uploadables: poster == null ? { file } : { file, poster }, signal },
      );
      const { image, errors } = uploadImage;
      if (!image) {
        const [error] = errors;
        return {
          kind: 'failed',
          message: error?.message ?? '送れませんでした。',
          isFinal: error?.__typename === 'InvalidImageInputError',
        };
      }
      return {
        ...image,
        thumbhash: image.thumbhash ?? null,
        posterUrl: image.posterUrl ?? null,
        kind: 'uploaded',
      };
    } catch (error) {
      return { kind: 'failed', message: failureWords(error) };
    } finally {
      stop();
    }
  };
}
