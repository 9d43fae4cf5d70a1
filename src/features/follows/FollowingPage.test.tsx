import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, test } from 'vitest';
import { singleKeys } from '../../lib/browser/singleKeys.ts';
import { companyWith, creatorWith } from '../session/testing/viewers.ts';
import type { SessionState } from '../session/session.ts';
import { renderWithRouter } from '../discover/testing/renderWithRouter.tsx';
import { FollowingPage } from './FollowingPage.tsx';

const nobody = { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } };

/** The names of what was asked besides the lists, in whose answers nobody is followed. */
async function open(state: SessionState, hasLooked = false) {
  const view = await renderWithRouter(<FollowingPage />, state, '/products', (environment) => {
    environment.mock.queueOperationResolver((operation) =>
      MockPayloadGenerator.generate(operation, {
        Query: () => ({ followees: nobody, followers: nobody }),
        User: () => ({
          profile: {
            __typename: 'PrivateCorporateProfile',
            todoStatus: { initialAccessFollowingPageUsed: hasLooked },
          },
        }),
      }),
    );
  });
  const asked = () =>
    view.environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  return { asked };
}

test('a first look ticks off the to-do, once', async () => {
  const { asked } = await open(companyWith({}));
  expect(await screen.findByRole('link', { name: '作品から人を探す' })).toBeTruthy();
  await waitFor(() => expect(asked()).toEqual(['useCorporateTodoActionMutation']), { timeout: 500 });
});

test('B saves the work of a row whose picture has the focus, and nothing beside it', async () => {
  singleKeys.allow(true);
  const user = userEvent.setup();
  const { environment } = await renderWithRouter(
    <FollowingPage />,
    companyWith({}),
    '/products',
    (server) => {
      server.mock.queueOperationResolver((operation) =>
        MockPayloadGenerator.generate(operation, {
          Query: () => ({ followees: { edges: [{}], pageInfo: nobody.pageInfo } }),
          User: () => ({ profile: null }),
          CreatorUser: () => ({ isFollowed: true, newestProducts: [{}, {}] }),
          CreatorProfile: () => ({ lastName: '早瀬', firstName: 'みお' }),
          CreatorJobProfile: () => ({ jobSeekingStatus: 'SEEKING' }),
          Follow: () => ({ followedAt: '2026-11-01T00:00:00.000Z' }),
          Product: (_context, newId) => ({
            id: `w_${newId()}`,
            name: '作品',
            isBookmarked: false,
            bookmarksCount: 1,
          }),
        }),
      );
    },
  );
  const [first, second] = await screen.findAllByRole('link', { name: '作品' });
  const states = () =>
    screen
      .getAllByRole('button', { name: '作品を保存' })
      .map((button) => button.getAttribute('aria-pressed'));
  screen.getByRole('link', { name: '早瀬 みお' }).focus();
  await user.keyboard('b');
  expect(states(), 'a person is not saved').toEqual(['false', 'false']);
  second?.focus();
  await user.keyboard('b');
  expect(states()).toEqual(['false', 'true']);
  expect(second?.getAttribute('href')).not.toBe(first?.getAttribute('href'));
  const { variables } = environment.mock.getMostRecentOperation().request;
  expect(`/products/${String(variables['id'])}`).toBe(second?.getAttribute('href'));
});

test('the number of those one follows goes with the button, and comes back when the line is cut', async () => {
  const { environment } = await renderWithRouter(
    <FollowingPage />,
    companyWith({}),
    '/products',
    (server) => {
      server.mock.queueOperationResolver((operation) =>
        MockPayloadGenerator.generate(operation, {
          Query: () => ({ followees: { edges: [{}], pageInfo: nobody.pageInfo } }),
          User: () => ({ followeesCount: 12, profile: null }),
          CreatorUser: () => ({ isFollowed: true, newestProducts: [] }),
          CreatorJobProfile: () => ({ jobSeekingStatus: 'SEEKING' }),
          Follow: () => ({ followedAt: '2026-11-01T00:00:00.000Z' }),
        }),
      );
    },
  );
  const number = () => screen.getByText(/^\d+$/).textContent;
  const button = await screen.findByRole('button', { name: /^フォロー中/ });
  expect(number()).toBe('12');
  fireEvent.click(button);
  expect(button.textContent).toBe('フォローする');
  expect(number()).toBe('11');
  act(() => environment.mock.rejectMostRecentOperation(new TypeError('Failed to fetch')));
  await waitFor(() => expect(number()).toBe('12'));
});

test('a later look asks nothing', async () => {
  const { asked } = await open(companyWith({}), true);
  expect(await screen.findByRole('link', { name: '作品から人を探す' })).toBeTruthy();
  expect(asked()).toEqual([]);
});

test('who recruits for others is told that following is not theirs, and has no such to-do', async () => {
  const { asked } = await open(companyWith({ roles: ['OUTSOURCING_RECRUITER'] }));
  expect(await screen.findByText('フォローは、管理者と担当者が使えます。')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '作品から人を探す' })).toBeNull();
  expect(asked()).toEqual([]);
});

test('a creator whose first weeks are over is told why there is no list, which is not asked for', async () => {
  const { asked } = await open(creatorWith({ contentVisibilityType: 'ONLY_PUBLIC' }));
  const title = 'あなたをフォロー中の会社は、現在表示できません。';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: '作品を載せる' }).getAttribute('href')).toBe('/products/create');
  expect(asked()).toEqual([]);
});
