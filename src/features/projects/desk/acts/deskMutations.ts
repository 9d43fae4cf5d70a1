/* oxlint-disable relay/unused-fields -- what it asks for fills the store for the parts of the desk */
/** What recruiters do with candidates, past any component: the desk may show another one before the answer is there. */
import { graphql } from 'relay-runtime';
import type { IEnvironment } from 'relay-runtime';
import type { deskMutationsAssignMutation } from '../../../../../__generated__/deskMutationsAssignMutation.graphql.ts';
import type { deskMutationsChatMutation } from '../../../../../__generated__/deskMutationsChatMutation.graphql.ts';
import type { deskMutationsMoveMutation } from '../../../../../__generated__/deskMutationsMoveMutation.graphql.ts';
import type { deskMutationsTakeBackMutation } from '../../../../../__generated__/deskMutationsTakeBackMutation.graphql.ts';
import type { deskMutationsReadMutation } from '../../../../../__generated__/deskMutationsReadMutation.graphql.ts';
import { showMoved, showRead } from './candidateStore.ts';
import { commitOnDesk, DeskRefusal } from './deskCommit.ts';
import type { EntryStage } from '../stageWords.ts';

// What a move changes, for whatever of the desk shows it.
void graphql`
  fragment deskMutations_moved on Candidate {
    id
    stage
    stageChangedAt
    isRead
    isLate
    firstRepliedAt
    stageChanges {
      id
      fromStage
      toStage
      message
      cause
      changedAt
      changedBy {
        id
        fullName
      }
    }
  }
`;
void graphql`
  fragment deskMutations_counted on JobOpening {
    id
    entriesCount
    unreadEntriesCount
    candidateCounts {
      all
      unread
      late
      stages {
        stage
        count
      }
    }
  }
`;

interface Several {
  readonly job: string;
  readonly ids: readonly string[];
}

/** Answers what takes the move back. */
export async function moveCandidates(
  environment: IEnvironment,
  { job, ids, stage, message }: Several & { readonly stage: EntryStage; readonly message: string | null },
): Promise<string> {
  const { moveCandidates: done } = await commitOnDesk<deskMutationsMoveMutation>(
    environment,
    graphql`
      mutation deskMutationsMoveMutation($input: MoveCandidatesInput!) {
        moveCandidates(input: $input) {
          errors {
            ...mutationErrors @relay(mask: false)
          }
          moveId
          candidates {
            ...deskMutations_moved
          }
          jobOpening {
            ...deskMutations_counted
          }
        }
      }
    `,
    {
      variables: { input: { candidateIds: ids, stage, message } },
      show: (store) => {
        for (const id of ids) showMoved(store, job, id, stage);
      },
    },
  );
  if (done.moveId == null) throw new DeskRefusal('処理できませんでした。もう一度お試しください。');
  return done.moveId;
}

/** As if a move had never been; refused once its creators were told. */
export function takeBackMove(
  environment: IEnvironment,
  {
    job,
    moveId,
    before,
  }: {
    readonly job: string;
    readonly moveId: string;
    /** Where everybody stood. */
    readonly before: readonly { readonly id: string; readonly stage: EntryStage }[];
  },
): Promise<unknown> {
  return commitOnDesk<deskMutationsTakeBackMutation>(
    environment,
    graphql`
      mutation deskMutationsTakeBackMutation($moveId: ID!) {
        takeBackMove(moveId: $moveId) {
          errors {
            ...mutationErrors @relay(mask: false)
          }
          candidates {
            ...deskMutations_moved
          }
          jobOpening {
            ...deskMutations_counted
          }
        }
      }
    `,
    {
      variables: { moveId },
      show: (store) => {
        for (const { id, stage } of before) showMoved(store, job, id, stage);
      },
    },
  );
}

export function assignCandidates(
  environment: IEnvironment,
  { ids, userId }: { readonly ids: readonly string[]; readonly userId: string | null },
): Promise<unknown> {
  return commitOnDesk<deskMutationsAssignMutation>(
    environment,
    graphql`
      mutation deskMutationsAssignMutation($input: AssignCandidatesInput!) {
        assignCandidates(input: $input) {
          errors {
            ...mutationErrors @relay(mask: false)
          }
          candidates {
            id
            assignee {
              id
              fullName
              profileImage {
                url
              }
            }
          }
        }
      }
    `,
    {
      variables: { input: { candidateIds: ids, userId } },
      show: (store) => {
        const colleague = userId === null ? null : store.get(userId);
        for (const id of ids) {
          if (colleague) store.get(id)?.setLinkedRecord(colleague, 'assignee');
          else if (userId === null) store.get(id)?.setValue(null, 'assignee');
        }
      },
    },
  );
}

export function readCandidates(environment: IEnvironment, { job, ids }: Several): Promise<unknown> {
  return commitOnDesk<deskMutationsReadMutation>(
    environment,
    graphql`
      mutation deskMutationsReadMutation($candidateIds: [ID!]!) {
        readCandidates(candidateIds: $candidateIds) {
          errors {
            ...mutationErrors @relay(mask: false)
          }
          candidates {
            id
            isRead
          }
          jobOpening {
            ...deskMutations_counted
          }
        }
      }
    `,
    {
      variables: { candidateIds: ids },
      show: (store) => {
        for (const id of ids) showRead(store, job, id);
      },
    },
  );
}

/** The room with a candidate, opened if there was none. */
export async function openChat(
  environment: IEnvironment,
  { job, userId }: { readonly job: string; readonly userId: string },
): Promise<string> {
  const { createChatRoomWithCandidate: payload } = await commitOnDesk<deskMutationsChatMutation>(
    environment,
    graphql`
      mutation deskMutationsChatMutation($input: CreateChatRoomWithCandidateInput!) {
        createChatRoomWithCandidate(input: $input) {
          errors {
            ...mutationErrors @relay(mask: false)
          }
          chatRoom {
            id
          }
          candidate {
            id
            chatRoomId
          }
        }
      }
    `,
    {
      variables: { input: { jobOpeningId: job, userId } },
      // One that stands already comes beside the error that says so.
      isDone: ({ createChatRoomWithCandidate: { chatRoom } }) => chatRoom != null,
    },
  );
  if (payload.chatRoom == null)
    throw new DeskRefusal('メッセージを開けませんでした。もう一度お試しください。');
  return payload.chatRoom.id;
}
