import { screen } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, test } from 'vitest';
import { company } from '../../session/testing/viewers.ts';
import { renderWithRouter } from '../../discover/testing/renderWithRouter.tsx';
import { BookmarkedPage } from './BookmarkedPage.tsx';

/** The page of who saved so many works, of which so many may be seen now. */
async function show(saved: number, seen: number) {
  await renderWithRouter(<BookmarkedPage />, company, '/products', ({ mock }) => {
    for (let each = 0; each < 2; each += 1)
      mock.queueOperationResolver((operation) =>
        MockPayloadGenerator.generate(operation, {
          Query: () => ({
            bookmarkedProducts: {
              totalCount: saved,
              edges: Array.from({ length: seen }, () => ({})),
              pageInfo: { hasNextPage: false, endCursor: null },
            },
            recommendedProducts: [],
          }),
          CreatorJobProfile: () => ({ jobSeekingStatus: 'SEEKING' }),
        }),
      );
  });
  await screen.findByText(String(saved));
}

test('says at the end of the list that some of what is counted cannot be seen now', async () => {
  await show(3, 1);
  expect(await screen.findByText('すべて表示しました。ほかの2点は、現在表示できません。')).toBeTruthy();
});

test('says nothing of it when all can be', async () => {
  await show(2, 2);
  expect(await screen.findByText('すべて表示しました。')).toBeTruthy();
});

test('says it in place of the list when none can be', async () => {
  await show(1, 0);
  expect(await screen.findByRole('heading', { name: '保存した1点は、現在表示できません。' })).toBeTruthy();
  expect(screen.queryByText('保存した作品が、ここに並びます。')).toBeNull();
});
