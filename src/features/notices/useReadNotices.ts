import { graphql } from 'react-relay/hooks';
import type { RecordSourceProxy } from 'relay-runtime';
import type { useReadNoticesActivityMutation } from '../../../__generated__/useReadNoticesActivityMutation.graphql.ts';
import type { useReadNoticesHouseMutation } from '../../../__generated__/useReadNoticesHouseMutation.graphql.ts';
import { failureWords } from '../../lib/failureWords.ts';
import { mutationErrors } from '../../relay/mutationErrors.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { reportError } from '../page/errorReport.ts';
import { useSession } from '../session/session.ts';

export interface Reading {
  /** Shows as read at once. */
  readonly read: (id: string) => void;
  /** Resolves to true when done. */
  readonly readAll: () => Promise<boolean>;
}

/** Only connection errors are shown: already read or gone is fine. */
function useTelling() {
  const session = useSession();
  return async (answer: Promise<object>): Promise<boolean> => {
    try {
      const refused = mutationErrors(await answer);
      session.refetch().catch(reportError);
      return refused.length === 0;
    } catch (error) {
      toast.error(failureWords(error));
      return false;
    }
  };
}

type CommitReading = (
  variables: { readonly input: { readonly notificationId?: string } },
  options?: { readonly optimisticUpdater: (store: RecordSourceProxy) => void },
) => Promise<object>;

function useReading(commit: CommitReading): Reading {
  const tell = useTelling();
  return {
    read: (id) => {
      void tell(
        commit(
          { input: { notificationId: id } },
          {
            optimisticUpdater: (store) => {
              store.get(id)?.setValue(new Date().toISOString(), 'readAt');
            },
          },
        ),
      );
    },
    readAll: () => tell(commit({ input: {} })),
  };
}

export function useReadActivity(): Reading {
  const commit = useCommit<useReadNoticesActivityMutation>(graphql`
    mutation useReadNoticesActivityMutation($input: ReadActivityNotificationInput!) {
      readActivityNotification(input: $input) {
        activityNotification {
          id
          readAt
        }
        user {
          ...NoticeTabs_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  return useReading(commit);
}

export function useReadHouse(): Reading {
  const commit = useCommit<useReadNoticesHouseMutation>(graphql`
    mutation useReadNoticesHouseMutation($input: ReadTsumugiNotificationInput!) {
      readTsumugiNotification(input: $input) {
        tsumugiNotification {
          id
          readAt
        }
        user {
          ...NoticeTabs_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  return useReading(commit);
}
