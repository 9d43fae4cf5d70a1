import { getRequest, graphql } from 'relay-runtime';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { sessionCallsMeQuery$data } from '../../../__generated__/sessionCallsMeQuery.graphql.ts';
import { isArrayOf, isRecord, isString } from '../../lib/guards.ts';
import type { AccessTokenSource } from '../../relay/network/accessToken.ts';
import { isCutOff, type KeptAnswers } from '../../relay/network/keptAnswers.ts';
import { sendOperation } from '../../relay/network/network.ts';
import { ServerError } from '../../relay/network/transportErrors.ts';
import { takeEarlyMe } from './earlyMe.ts';
import { type MemberState, NoViewerError } from './session.ts';
import type { RefreshAnswer } from './tokenSource.ts';

/**
 * The session's own requests. Outside of Relay, whose environments depend on the viewer that these find out.
 */
const meQuery = graphql`
  query sessionCallsMeQuery {
    me {
      id
      roles
      email
      registrationStep
      contentVisibilityType
      contentVisibilityEndsAt
      unreadRoomsCount
      hasUnreadNotification
      hasRegisteredJobChangeMotivation
      viaPrairieCard
      closedPrairieCardSignUpCampaignEndedDialogAt
      deletionDueAt
      pendingEmail
      factorRecoveryDueAt
      textsToAgree {
        id
      }
      company {
        name
        avatarImagePath
      }
      profile {
        ... on PrivateCreatorProfile {
          userName
          profileImage {
            url
          }
          onboardingStatus {
            isCreatorUserOnboardingTodoCompleted
          }
        }
      }
    }
  }
`;

const refreshMutation = graphql`
  mutation sessionCallsRefreshMutation {
    refreshToken {
      accessToken
      refreshToken
      errors {
        ...mutationErrors @relay(mask: false)
      }
    }
  }
`;

const signOutMutation = graphql`
  mutation sessionCallsSignOutMutation {
    signOut {
      ok
      errors {
        ...mutationErrors @relay(mask: false)
      }
    }
  }
`;

/**
 * The token's owner, from kept answers if the server cannot be reached. A null `me` is an error, as there was
 * a token.
 */
export async function loadMe(token: AccessTokenSource, kept?: KeptAnswers): Promise<MemberState> {
  const data = await askMe(token, kept);
  if (!isMe(data)) throw new Error('The answer to sessionCallsMeQuery is incomplete');
  if (data.me === null || data.me === undefined) throw new NoViewerError('me is null');
  return memberOf(data.me);
}

async function askMe(
  token: AccessTokenSource,
  kept: KeptAnswers | undefined,
): Promise<Readonly<Record<string, unknown>>> {
  const { name } = getRequest(meQuery).params;
  const owner = kept?.owner();
  try {
    const data = (await takeEarlyMe(await token.get())) ?? (await ask(meQuery, token));
    if (owner !== undefined) kept?.keep(owner, name, {}, { data });
    return data;
  } catch (error) {
    const answer = isCutOff(error) ? await kept?.find(name, {}) : null;
    if (answer && 'data' in answer && isRecord(answer.data)) return answer.data;
    throw error;
  }
}

/** The refresh token is the bearer and is never refreshed itself. */
export async function renewTokens(refreshToken: string): Promise<RefreshAnswer> {
  const bearer = { get: () => Promise.resolve(refreshToken), refresh: () => Promise.resolve(null) };
  try {
    const payload = (await ask(refreshMutation, bearer))['refreshToken'];
    if (!isRecord(payload)) throw new Error('The answer to refreshToken is incomplete');
    const { accessToken, refreshToken: next } = payload;
    if (isString(accessToken) && isString(next)) return { tokens: { accessToken, refreshToken: next } };
    const [refusal] = refusalsOf(payload);
    if (refusal?.kind === 'TokenInvalidError') return { refused: true };
    throw new Error(refusal?.message ?? 'refreshToken answered nothing');
  } catch (error) {
    if (error instanceof ServerError && error.status === 401) return { refused: true };
    throw error;
  }
}

/** Resolves when the server's session is over, now or before. */
export async function endSession(token: AccessTokenSource): Promise<void> {
  try {
    const payload = (await ask(signOutMutation, token))['signOut'];
    const [refusal] = isRecord(payload) ? refusalsOf(payload) : [];
    if (refusal !== undefined && refusal.kind !== 'TokenInvalidError') throw new Error(refusal.message);
  } catch (error) {
    if (error instanceof ServerError && error.status === 401) return;
    throw error;
  }
}

async function ask(
  query: GraphQLTaggedNode,
  token: AccessTokenSource,
): Promise<Readonly<Record<string, unknown>>> {
  const { name, text } = getRequest(query).params;
  if (text === null) throw new Error(`Operation ${name} was compiled without its text`);
  const response = await sendOperation({ name, text, variables: {} }, { token });
  const data = 'data' in response ? response.data : null;
  if (isRecord(data)) return data;
  const errors = 'errors' in response ? response.errors : undefined;
  throw new Error(errors?.[0]?.message ?? `${name} answered no data`, { cause: errors });
}

function refusalsOf(payload: Readonly<Record<string, unknown>>): readonly {
  readonly kind: unknown;
  readonly message: string;
}[] {
  const { errors } = payload;
  if (!Array.isArray(errors)) return [];
  return errors.filter(isRecord).map(({ __typename: kind, message }) => ({ kind, message: String(message) }));
}

/** Checks only what would break the page. */
function isMe(data: Readonly<Record<string, unknown>>): data is sessionCallsMeQuery$data {
  const { me } = data;
  return me === null || (isRecord(me) && isString(me['id']) && isArrayOf(isString)(me['roles']));
}

function memberOf(me: NonNullable<sessionCallsMeQuery$data['me']>): MemberState {
  const { company, profile, ...rest } = me;
  const audience = me.roles.includes('CREATOR_USER') ? 'creator' : 'company';
  return {
    status: 'member',
    audience,
    viewer: {
      id: rest.id,
      roles: rest.roles,
      email: rest.email,
      name: profile?.userName ?? company?.name ?? rest.email,
      imageUrl: profile?.profileImage?.url ?? company?.avatarImagePath ?? null,
      unreadRoomsCount: rest.unreadRoomsCount,
      hasUnreadNotification: rest.hasUnreadNotification,
      registrationStep: rest.registrationStep,
      contentVisibilityType: rest.contentVisibilityType,
      contentVisibilityEndsAt: rest.contentVisibilityEndsAt ?? null,
      isOnboardingCompleted: profile?.onboardingStatus?.isCreatorUserOnboardingTodoCompleted ?? false,
      hasRegisteredJobChangeMotivation: rest.hasRegisteredJobChangeMotivation,
      viaPrairieCard: rest.viaPrairieCard,
      closedPrairieCardSignUpCampaignEndedDialogAt: rest.closedPrairieCardSignUpCampaignEndedDialogAt ?? null,
      deletionDueAt: rest.deletionDueAt ?? null,
      pendingEmail: rest.pendingEmail ?? null,
      factorRecoveryDueAt: rest.factorRecoveryDueAt ?? null,
      hasTextsToAgree: rest.textsToAgree.length > 0,
    },
  };
}
