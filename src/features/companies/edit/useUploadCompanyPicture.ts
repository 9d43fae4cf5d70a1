import { graphql } from 'react-relay/hooks';
import type { useUploadCompanyPictureCoverMutation } from '../../../../__generated__/useUploadCompanyPictureCoverMutation.graphql.ts';
import type { useUploadCompanyPictureFaceMutation } from '../../../../__generated__/useUploadCompanyPictureFaceMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { type PictureUpload, usePictureUpload } from '../../own-page/usePictureUpload.ts';

export type CompanyPicture = 'cover' | 'face';

export function useUploadCompanyPicture(kind: CompanyPicture): PictureUpload {
  const face = useCommit<useUploadCompanyPictureFaceMutation>(graphql`
    mutation useUploadCompanyPictureFaceMutation($file: Upload!) {
      uploadCompanyAvatarImage(file: $file) {
        company {
          id
          ...CompanyHead_company
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const cover = useCommit<useUploadCompanyPictureCoverMutation>(graphql`
    mutation useUploadCompanyPictureCoverMutation($file: Upload!) {
      uploadCompanyCoverImage(file: $file) {
        company {
          id
          ...CompanyHead_company
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  return usePictureUpload(async (parts) =>
    kind === 'face'
      ? (await face({ file: null }, parts)).uploadCompanyAvatarImage.errors
      : (await cover({ file: null }, parts)).uploadCompanyCoverImage.errors,
  );
}
