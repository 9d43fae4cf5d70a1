import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { PictureDialogProps } from '../../own-page/PictureMenu.tsx';
import { PictureRemovalDialog } from '../../own-page/PictureRemovalDialog.tsx';

const mutations = {
  face: graphql`
    mutation CompanyPictureRemovalFaceMutation {
      deleteCompanyAvatarImage {
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
    mutation CompanyPictureRemovalCoverMutation {
      deleteCompanyCoverImage {
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

const after = {
  face: '会社名の1文字目が、代わりに表示されます。',
  cover: 'ページの上は、画像のない地になります。',
};

interface CompanyPictureRemovalProps extends PictureDialogProps {
  readonly kind: keyof typeof mutations;
}

export function CompanyPictureRemoval({ kind, ...dialog }: CompanyPictureRemovalProps): ReactElement {
  return <PictureRemovalDialog mutation={mutations[kind]} after={after[kind]} {...dialog} />;
}
