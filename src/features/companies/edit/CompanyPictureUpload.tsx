import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { PictureDialogProps } from '../../own-page/PictureMenu.tsx';
import { PictureUploadDialog } from '../../own-page/PictureUploadDialog.tsx';

const mutations = {
  face: graphql`
    mutation CompanyPictureUploadFaceMutation($file: Upload!) {
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
  `,
  cover: graphql`
    mutation CompanyPictureUploadCoverMutation($file: Upload!) {
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
  `,
};

interface CompanyPictureUploadProps extends PictureDialogProps {
  readonly kind: keyof typeof mutations;
}

export function CompanyPictureUpload({ kind, ...dialog }: CompanyPictureUploadProps): ReactElement {
  return (
    <PictureUploadDialog mutation={mutations[kind]} shape={kind === 'face' ? 'mark' : 'cover'} {...dialog} />
  );
}
