import { act, fireEvent, screen, within } from '@testing-library/react';
import { test } from 'vitest';
import { expect } from '../../ui/testing/domMatchers.ts';
import { renderAsMember } from '../onboarding/testing/renderAsMember.tsx';
import { creator } from '../session/testing/viewers.ts';
import type { SearchParams } from './searchParams.ts';
import { SearchResults } from './SearchResults.tsx';

const nothing = {
  totalCount: 0,
  hasMoreThanTotal: false,
  isPartial: false,
  droppedWords: [],
  wordsBeyond: [],
  edges: [],
  facets: [],
  pageInfo: { startCursor: null, endCursor: null, hasNextPage: false, hasPreviousPage: false },
};

const hit = (number: number) => ({
  __typename: 'ArticleHit',
  titleMatches: [{ from: 0, to: 2 }],
  excerpt: { text: `紙は楮である。${number}`, matches: [{ from: 0, to: 1 }] },
  article: {
    id: `article-${number}`,
    slug: `article-${number}`,
    title: `提灯屋の${number}年`,
    category: 'KNOWLEDGE',
    publishedAt: '2026-10-02',
    readingMinutes: 4,
  },
});

async function show(search: SearchParams, count: number) {
  const totals: number[] = [];
  const { environment } = await renderAsMember(
    <SearchResults search={search} onTotal={({ count: one }) => void totals.push(one)} />,
    creator,
    { path: '/search' },
  );
  await act(async () => {
    environment.mock.resolveMostRecentOperation({
      data: {
        works: nothing,
        jobs: nothing,
        people: nothing,
        companies: nothing,
        articles: Array.from({ length: count }, (_, index) => hit(index + 1)),
      },
    });
    await Promise.resolve();
  });
  return totals;
}

test('what the journal holds is found where nothing else is, four first and all at a press', async () => {
  const totals = await show({ q: '提灯' }, 6);
  expect(totals).toEqual([6]);
  const found = within(screen.getByRole('region', { name: '読みもの' }));
  expect(found.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '提灯屋の1年',
    '提灯屋の2年',
    '提灯屋の3年',
    '提灯屋の4年',
  ]);
  expect(found.getAllByText('提灯')[0]?.tagName).toBe('MARK');
  expect(found.getAllByRole('link')[0]).toHaveAttribute('href', '/journal/article-1');
  fireEvent.click(found.getByRole('button', { name: 'ほか2件を表示する' }));
  expect(found.getAllByRole('link')).toHaveLength(6);
  expect(found.queryByRole('button')).toBeNull();
});

test('a choice or a kind is asked of what has it, which the journal does not', async () => {
  expect(await show({ q: '提灯', f: ['price:1'] }, 2)).toEqual([0]);
  expect(screen.queryByRole('region', { name: '読みもの' })).toBeNull();
});
