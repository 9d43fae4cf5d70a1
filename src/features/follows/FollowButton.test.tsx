import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, test } from 'vitest';
import type { FollowButtonTestQuery } from '../../../__generated__/FollowButtonTestQuery.graphql.ts';
// What the page loads when it is first needed: here at once, so that no test waits for it to be compiled.
import '../../ui/feedback/toastEngine.tsx';
import '../../ui/feedback/ToastHost.tsx';
import { ToastRegion } from '../../ui/feedback/ToastRegion.tsx';
import { createSessionStore, SessionContext } from '../session/session.ts';
import type { SessionState } from '../session/session.ts';
import { company, creator } from '../session/testing/viewers.ts';
import { FollowButton } from './FollowButton.tsx';

function Place() {
  const { publicCreatorUser } = useLazyLoadQuery<FollowButtonTestQuery>(
    graphql`
      query FollowButtonTestQuery @relay_test_operation {
        publicCreatorUser(id: "c_1") {
          followersCount
          ...FollowButton_creator
        }
      }
    `,
    {},
  );
  return (
    publicCreatorUser && (
      <>
        <FollowButton creator={publicCreatorUser} />
        <p>{publicCreatorUser.followersCount}人</p>
      </>
    )
  );
}

function show(state: SessionState, isFollowed = false) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      CreatorUser: () => ({ id: 'c_1', isFollowed, followersCount: 4 }),
      CreatorProfile: () => ({ lastName: '早瀬', firstName: 'みお' }),
    }),
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <SessionContext value={createSessionStore(state)}>
        <Suspense>
          <Place />
        </Suspense>
        <ToastRegion />
      </SessionContext>
    </RelayEnvironmentProvider>,
  );
  return { environment, user: userEvent.setup() };
}

const button = () => screen.queryByRole('button', { name: /、早瀬 みおさん$/ });
const followed = () => button()?.textContent === 'フォロー中';

describe('following', () => {
  test.each([
    ['a guest', { status: 'guest' } as const],
    ['a creator', creator],
    [
      'who recruits for others',
      { ...company, viewer: { ...company.viewer, roles: ['OUTSOURCING_RECRUITER'] } } as const,
    ],
  ])('is not offered to %s', (_who, state) => {
    show(state);
    expect(screen.getByText('4人')).toBeTruthy();
    expect(button()).toBeNull();
  });

  test('shows at once, asks once however often it is pressed, and stays when the server agrees', async () => {
    const { environment, user } = show(company);
    const shown = button();
    if (!shown) throw new Error('There is no button.');
    await user.dblClick(shown);
    expect(followed()).toBe(true);
    expect(screen.getByText('5人')).toBeTruthy();
    const operations = environment.mock.getAllOperations();
    expect(operations.map(({ request }) => request.variables)).toEqual([{ input: { userId: 'c_1' } }]);
    act(() =>
      environment.mock.resolveMostRecentOperation({
        data: {
          follow: {
            errors: [],
            follow: { id: 'f_1', followee: { id: 'c_1', isFollowed: true, followersCount: 5 } },
            user: { id: 'u_1', followeesCount: 1 },
          },
        },
      }),
    );
    expect(followed()).toBe(true);
    expect(screen.getByText('5人')).toBeTruthy();
  });

  test('goes back to what it was when the network is gone, and says so', async () => {
    const { environment, user } = show(company, true);
    const shown = button();
    if (!shown) throw new Error('There is no button.');
    await user.click(shown);
    expect(followed()).toBe(false);
    expect(screen.getByText('3人')).toBeTruthy();
    act(() => environment.mock.rejectMostRecentOperation(new TypeError('Failed to fetch')));
    await waitFor(() => expect(followed()).toBe(true));
    expect(screen.getByText('4人')).toBeTruthy();
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  test('takes what another tab did already for done', async () => {
    const { environment, user } = show(company);
    const shown = button();
    if (!shown) throw new Error('There is no button.');
    await user.click(shown);
    act(() =>
      environment.mock.resolveMostRecentOperation({
        data: {
          follow: {
            errors: [{ __typename: 'UserHasAlreadyFollowedError', message: 'すでにフォローしています。' }],
            follow: null,
            user: null,
          },
        },
      }),
    );
    expect(followed()).toBe(true);
    expect(screen.queryByText('すでにフォローしています。')).toBeNull();
  });
});
