/** What the menus of a room do: loaded with the first of these acts. */
import { graphql } from 'relay-runtime';
import type { IEnvironment } from 'relay-runtime';
import type { roomActsMuteMutation } from '../../../../__generated__/roomActsMuteMutation.graphql.ts';
import type { roomActsArchiveMutation } from '../../../../__generated__/roomActsArchiveMutation.graphql.ts';
import type { roomActsAssignMutation } from '../../../../__generated__/roomActsAssignMutation.graphql.ts';
import type { roomActsBlockMutation } from '../../../../__generated__/roomActsBlockMutation.graphql.ts';
import type { roomActsBlockCompanyMutation } from '../../../../__generated__/roomActsBlockCompanyMutation.graphql.ts';
import type { roomActsUnblockCompanyMutation } from '../../../../__generated__/roomActsUnblockCompanyMutation.graphql.ts';
import type { roomActsBlockPersonMutation } from '../../../../__generated__/roomActsBlockPersonMutation.graphql.ts';
import type { roomActsUnblockPersonMutation } from '../../../../__generated__/roomActsUnblockPersonMutation.graphql.ts';
import { commit } from '../../../relay/commit.ts';

export const muteRoom = (
  environment: IEnvironment,
  roomId: string,
  isMuted: boolean,
): Promise<roomActsMuteMutation['response']> =>
  commit<roomActsMuteMutation>(
    environment,
    graphql`
      mutation roomActsMuteMutation($roomId: ID!, $isMuted: Boolean!) {
        muteChatRoom(roomId: $roomId, isMuted: $isMuted) {
          errors {
            ...mutationErrors @relay(mask: false)
          }
          chatRoom {
            id
            isMuted
          }
        }
      }
    `,
    { roomId, isMuted },
  );

export const archiveRoom = (
  environment: IEnvironment,
  roomId: string,
  isArchived: boolean,
): Promise<roomActsArchiveMutation['response']> =>
  commit<roomActsArchiveMutation>(
    environment,
    graphql`
      mutation roomActsArchiveMutation($roomId: ID!, $isArchived: Boolean!) {
        archiveChatRoom(roomId: $roomId, isArchived: $isArchived) {
          errors {
            ...mutationErrors @relay(mask: false)
          }
          chatRoom {
            id
            isArchived
          }
        }
      }
    `,
    { roomId, isArchived },
  );

export const assignRoom = (
  environment: IEnvironment,
  roomId: string,
  userId: string | null,
): Promise<roomActsAssignMutation['response']> =>
  commit<roomActsAssignMutation>(
    environment,
    graphql`
      mutation roomActsAssignMutation($roomId: ID!, $userId: ID) {
        assignChatRoom(roomId: $roomId, userId: $userId) {
          errors {
            ...mutationErrors @relay(mask: false)
          }
          chatRoom {
            id
            assignee {
              id
              name
            }
          }
        }
      }
    `,
    { roomId, userId },
  );

export const blockRoom = (
  environment: IEnvironment,
  roomId: string,
  isBlocked: boolean,
): Promise<roomActsBlockMutation['response']> =>
  commit<roomActsBlockMutation>(
    environment,
    graphql`
      mutation roomActsBlockMutation($roomId: ID!, $isBlocked: Boolean!) {
        blockChatRoom(roomId: $roomId, isBlocked: $isBlocked) {
          errors {
            ...mutationErrors @relay(mask: false)
          }
          chatRoom {
            id
            standing
            cannotSendReason
          }
        }
      }
    `,
    { roomId, isBlocked },
  );

export const blockCompany = (
  environment: IEnvironment,
  companyId: string,
): Promise<roomActsBlockCompanyMutation['response']> =>
  commit<roomActsBlockCompanyMutation>(
    environment,
    graphql`
      mutation roomActsBlockCompanyMutation($companyId: ID!) {
        blockCompany(companyId: $companyId) {
          errors {
            ...mutationErrors @relay(mask: false)
          }
        }
      }
    `,
    { companyId },
  );

export const unblockCompany = (
  environment: IEnvironment,
  companyId: string,
): Promise<roomActsUnblockCompanyMutation['response']> =>
  commit<roomActsUnblockCompanyMutation>(
    environment,
    graphql`
      mutation roomActsUnblockCompanyMutation($companyId: ID!) {
        unblockCompany(companyId: $companyId) {
          errors {
            ...mutationErrors @relay(mask: false)
          }
        }
      }
    `,
    { companyId },
  );

export const blockPerson = (
  environment: IEnvironment,
  userId: string,
): Promise<roomActsBlockPersonMutation['response']> =>
  commit<roomActsBlockPersonMutation>(
    environment,
    graphql`
      mutation roomActsBlockPersonMutation($userId: ID!) {
        blockPerson(userId: $userId) {
          errors {
            ...mutationErrors @relay(mask: false)
          }
        }
      }
    `,
    { userId },
  );

export const unblockPerson = (
  environment: IEnvironment,
  userId: string,
): Promise<roomActsUnblockPersonMutation['response']> =>
  commit<roomActsUnblockPersonMutation>(
    environment,
    graphql`
      mutation roomActsUnblockPersonMutation($userId: ID!) {
        unblockPerson(userId: $userId) {
          errors {
            ...mutationErrors @relay(mask: false)
          }
        }
      }
    `,
    { userId },
  );
