import { graphql } from 'react-relay/hooks';
import type { useDeletePictureCoverMutation } from '../../../../__generated__/useDeletePictureCoverMutation.graphql.ts';
import type { useDeletePictureFaceMutation } from '../../../../__generated__/useDeletePictureFaceMutation.graphql.ts';
import { useAct } from '../../page/useAct.ts';
import type { PictureKind } from './useUploadPicture.ts';

interface Deletion {
  readonly pending: boolean;
  readonly remove: () => Promise<boolean>;
}

export function useDeletePicture(kind: PictureKind): Deletion {
  const face = useAct<useDeletePictureFaceMutation>(graphql`
    mutation useDeletePictureFaceMutation {
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
  `);
  const cover = useAct<useDeletePictureCoverMutation>(graphql`
    mutation useDeletePictureCoverMutation {
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
  `);
  return {
    pending: face.pending !== null || cover.pending !== null,
    remove: async () => (await (kind === 'face' ? face.act({}) : cover.act({}))) !== null,
  };
}
