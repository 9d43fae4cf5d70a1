import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, test } from 'vitest';
import { singleKeys } from '../../lib/browser/singleKeys.ts';
import { company } from '../session/testing/viewers.ts';
import { renderWithRouter } from '../discover/testing/renderWithRouter.tsx';
import { Timeline } from './Timeline.tsx';

test('B saves the work of what somebody did', async () => {
  singleKeys.allow(true);
  const user = userEvent.setup();
  await renderWithRouter(<Timeline />, company, '/products', (server) => {
    server.mock.queueOperationResolver((operation) =>
      MockPayloadGenerator.generate(operation, {
        Query: () => ({
          followingUserActivities: { edges: [{}], pageInfo: { hasNextPage: false, endCursor: null } },
        }),
        UserActivity: () => ({
          type: 'CREATE_PRODUCT',
          occurredAt: '2026-11-01T00:00:00.000Z',
          jobSeekingStatus: null,
        }),
        Product: () => ({ id: 'w_1', name: '余白展', isBookmarked: false }),
      }),
    );
  });
  const save = await screen.findByRole('button', { name: '余白展を保存' });
  screen.getByRole('link', { name: /^余白展/ }).focus();
  await user.keyboard('b');
  expect(save.getAttribute('aria-pressed')).toBe('true');
});
