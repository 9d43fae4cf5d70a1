import { graphql } from 'react-relay/hooks';
import type { useUploadPictureCoverMutation } from '../../../../__generated__/useUploadPictureCoverMutation.graphql.ts';
import type { useUploadPictureFaceMutation } from '../../../../__generated__/useUploadPictureFaceMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { type PictureUpload, usePictureUpload } from '../../own-page/usePictureUpload.ts';

export type PictureKind = 'face' | 'cover';

export function useUploadPicture(kind: PictureKind): PictureUpload {
  const face = useCommit<useUploadPictureFaceMutation>(graphql`
    mutation useUploadPictureFaceMutation($file: Upload!) {
      uploadProfileImage(file: $file) {
        user {
          id
          ...MeHead_user
          ...CorporateHead_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const cover = useCommit<useUploadPictureCoverMutation>(graphql`
    mutation useUploadPictureCoverMutation($file: Upload!) {
      uploadProfileCoverImage(file: $file) {
        user {
          id
          ...MeHead_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  return usePictureUpload(async (parts) =>
    kind === 'face'
      ? (await face({ file: null }, parts)).uploadProfileImage.errors
      : (await cover({ file: null }, parts)).uploadProfileCoverImage.errors,
  );
}
