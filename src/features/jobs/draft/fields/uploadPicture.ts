import { graphql } from 'relay-runtime';
import type { IEnvironment } from 'relay-runtime';
import type { uploadPictureCoverMutation } from '../../../../../__generated__/uploadPictureCoverMutation.graphql.ts';
import type { uploadPictureStructureMutation } from '../../../../../__generated__/uploadPictureStructureMutation.graphql.ts';
import { withTime } from '../../../../lib/failureWords.ts';
import { watchUpload } from '../../../../relay/network/uploadProgress.ts';
import { commit } from '../../../../relay/commit.ts';
import { readDraft } from '../saving/draftSnapshot.ts';
import type { DraftSnapshot } from '../saving/draftSnapshot.ts';
import { isGone } from '../isGone.ts';
import type { PictureName } from '../saving/draftValues.ts';

const cover = graphql`
  mutation uploadPictureCoverMutation($file: Upload!, $jobOpeningId: ID!) {
    payload: uploadDraftJobOpeningCoverImage(file: $file, jobOpeningId: $jobOpeningId) {
      draft {
        ...draftSnapshot_draft
      }
      errors {
        ...mutationErrors @relay(mask: false)
      }
    }
  }
`;
const structure = graphql`
  mutation uploadPictureStructureMutation($file: Upload!, $jobOpeningId: ID!) {
    payload: uploadDraftJobOpeningOrganizationStructureImage(file: $file, jobOpeningId: $jobOpeningId) {
      draft {
        ...draftSnapshot_draft
      }
      errors {
        ...mutationErrors @relay(mask: false)
      }
    }
  }
`;

interface Sending {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** Answers the server's refusal; rejects without an answer or when cancelled. */
export async function uploadPicture(
  environment: IEnvironment,
  { name, jobOpeningId, file }: { name: PictureName; jobOpeningId: string; file: File },
  { signal, onProgress }: Sending,
): Promise<{
  readonly result: string | null;
  readonly draft: DraftSnapshot | null;
  readonly isGone: boolean;
}> {
  signal.throwIfAborted();
  const stop = watchUpload(file, onProgress);
  // The file itself goes beside the variables.
  const variables = { file: null, jobOpeningId };
  const options = { uploadables: { file }, signal };
  try {
    const { payload } = await (name === 'coverImage'
      ? commit<uploadPictureCoverMutation>(environment, cover, variables, options)
      : commit<uploadPictureStructureMutation>(environment, structure, variables, options));
    const [refusal] = payload.errors;
    return {
      result: refusal ? withTime(refusal) : null,
      draft: payload.draft ? readDraft(payload.draft) : null,
      isGone: isGone(payload.errors),
    };
  } finally {
    stop();
  }
}
