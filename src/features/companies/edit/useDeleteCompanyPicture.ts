import { graphql } from 'react-relay/hooks';
import type { useDeleteCompanyPictureCoverMutation } from '../../../../__generated__/useDeleteCompanyPictureCoverMutation.graphql.ts';
import type { useDeleteCompanyPictureFaceMutation } from '../../../../__generated__/useDeleteCompanyPictureFaceMutation.graphql.ts';
import { useAct } from '../../page/useAct.ts';
import type { CompanyPicture } from './useUploadCompanyPicture.ts';

interface Deletion {
  readonly pending: boolean;
  readonly remove: () => Promise<boolean>;
}

export function useDeleteCompanyPicture(kind: CompanyPicture): Deletion {
  const face = useAct<useDeleteCompanyPictureFaceMutation>(graphql`
    mutation useDeleteCompanyPictureFaceMutation {
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
  `);
  const cover = useAct<useDeleteCompanyPictureCoverMutation>(graphql`
    mutation useDeleteCompanyPictureCoverMutation {
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
  `);
  return {
    pending: face.pending !== null || cover.pending !== null,
    remove: async () => (await (kind === 'face' ? face.act({}) : cover.act({}))) !== null,
  };
}
