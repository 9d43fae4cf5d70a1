import { act, screen } from '@testing-library/react';
import { test } from 'vitest';
import { expect } from '../../ui/testing/domMatchers.ts';
import { renderAsMember } from '../onboarding/testing/renderAsMember.tsx';
import { creator } from '../session/testing/viewers.ts';
import type { SearchParams } from './searchParams.ts';
import { SearchResults } from './SearchResults.tsx';

const page = { startCursor: null, endCursor: null, hasNextPage: false, hasPreviousPage: false };
const found = {
  totalCount: 1,
  hasMoreThanTotal: false,
  isPartial: false,
  droppedWords: [],
  wordsBeyond: [],
  edges: [],
  facets: [],
  pageInfo: page,
};

async function show(results: object, others = results, search: SearchParams = { q: '提灯' }) {
  const { environment } = await renderAsMember(
    <SearchResults search={search} onTotal={() => undefined} />,
    creator,
    { path: '/search' },
  );
  const one = { ...found, ...others };
  await act(async () => {
    environment.mock.resolveMostRecentOperation({
      data: { works: { ...found, ...results }, jobs: one, people: one, companies: one, articles: [] },
    });
    await Promise.resolve();
  });
}

test('words beyond those that are looked for are named, whatever was found', async () => {
  await show({ wordsBeyond: ['看板', 'ロゴ'] });
  expect(screen.getByText('語が多いため、「看板」「ロゴ」を外して検索しました。')).toBeInTheDocument();
});

test('many of them are named in part', async () => {
  await show({ wordsBeyond: ['一', '二', '三', '四', '五', '六', '七'] });
  expect(
    screen.getByText('語が多いため、「一」「二」「三」「四」「五」ほか2語を外して検索しました。'),
  ).toBeInTheDocument();
});

test('of a word that one kind holds in part, what no kind holds is told', async () => {
  await show({ droppedWords: ['羅針盤'] }, { totalCount: 0, droppedWords: ['くまさんの羅針盤'] });
  expect(screen.getByText('「羅針盤」を含むものはないため、外して検索しました。')).toBeInTheDocument();
});

test('nothing is said where every word was looked for', async () => {
  await show({});
  expect(screen.queryByText(/外して検索/u)).toBeNull();
});

test('where choices take everything away, that is said, and they can be taken back', async () => {
  const facets = [{ value: 'price:1', count: 0, name: null }];
  await show({ totalCount: 0, facets }, undefined, { q: '提灯', f: ['price:1'] });
  expect(screen.getByText(/条件に合うものは見つかりませんでした/u)).toBeInTheDocument();
  expect(screen.queryByText(/一部の語が一致するもの/u)).toBeNull();
  expect(screen.getByRole('checkbox', { name: '5万円未満' })).toBeChecked();
  expect(screen.getByRole('link', { name: '絞り込みをすべて外す' })).not.toHaveAttribute(
    'href',
    expect.stringContaining('price'),
  );
});
