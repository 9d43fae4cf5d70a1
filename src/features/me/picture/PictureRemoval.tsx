import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { PictureDialogProps } from '../../own-page/PictureMenu.tsx';
import { PictureRemovalDialog } from '../../own-page/PictureRemovalDialog.tsx';

const mutations = {
  face: graphql`
    mutation PictureRemovalFaceMutation {
      deleteProfileImage {
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
    mutation PictureRemovalCoverMutation {
      deleteProfileCoverImage {
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

const after = {
  face: '名前の1文字目が、代わりに表示されます。',
  cover: 'ページの上は、画像のない地になります。',
};

interface PictureRemovalProps extends PictureDialogProps {
  readonly kind: keyof typeof mutations;
}

export function PictureRemoval({ kind, ...dialog }: PictureRemovalProps): ReactElement {
  return <PictureRemovalDialog mutation={mutations[kind]} after={after[kind]} {...dialog} />;
}
