import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { PictureDialogProps } from '../../own-page/PictureMenu.tsx';
import { PictureUploadDialog } from '../../own-page/PictureUploadDialog.tsx';

const mutations = {
  face: graphql`
    mutation PictureUploadFaceMutation($file: Upload!) {
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
  `,
  cover: graphql`
    mutation PictureUploadCoverMutation($file: Upload!) {
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
  `,
};

interface PictureUploadProps extends PictureDialogProps {
  readonly kind: keyof typeof mutations;
}

export function PictureUpload({ kind, ...dialog }: PictureUploadProps): ReactElement {
  return <PictureUploadDialog mutation={mutations[kind]} shape={kind} {...dialog} />;
}
