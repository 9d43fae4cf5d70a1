import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, test } from 'vitest';
import { expect } from '../../ui/testing/domMatchers.ts';
import { renderAsMember } from '../onboarding/testing/renderAsMember.tsx';
import { creator } from '../session/testing/viewers.ts';
import { forgetSearches, rememberSearch } from './recentSearches.ts';
import { SearchField } from './SearchField.tsx';
import type { SearchParams } from './searchParams.ts';

beforeEach(() => forgetSearches());

type Shown = Awaited<ReturnType<typeof renderAsMember>>;

const kept = (name: string, query: string, newCount: number) => ({
  id: `sv_${name}`,
  name,
  query,
  kind: null,
  delivery: 'DAILY',
  newCount,
  condition: name,
  filters: [],
});

const found = (totalCount: number, edges: readonly object[] = []) => ({
  totalCount,
  hasMoreThanTotal: totalCount === 2_000,
  edges: edges.map((node) => ({ node })),
});

const work = (title: string) => ({
  title,
  titleMatches: [{ from: 0, to: 2 }],
  product: {
    id: `w_${title}`,
    thumbnailImage: null,
    author: { id: `c_${title}`, profile: { id: `p_${title}`, lastName: '日下部', firstName: '誠' } },
  },
});

const things = {
  searchTogether: [{ text: '提灯 紋', count: 2 }],
  works: found(2_000, [work('提灯列')]),
  jobs: found(12),
  people: found(0),
  companies: found(5, [
    {
      title: '提灯堂',
      titleMatches: [],
      company: { id: 'co_1', avatarImagePath: '/pictures/one.webp', publicJobOpeningsCount: 2 },
    },
  ]),
};

const box = () => screen.getByRole('combobox', { name: '作品・人・仕事・会社を探す' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

async function show(search: SearchParams = { q: '看板' }): Promise<Shown> {
  return renderAsMember(<SearchField search={search} />, creator, { path: '/search' });
}

/** Answers all that is asked under this name. */
async function answer({ environment }: Shown, name: string, data: object): Promise<void> {
  await waitFor(() =>
    expect(environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)).toContain(
      name,
    ),
  );
  await act(async () => {
    for (const operation of environment.mock.getAllOperations())
      if (operation.request.node.operation.name === name) environment.mock.resolve(operation, { data });
    await Promise.resolve();
  });
}

const type = (value: string) => fireEvent.change(box(), { target: { value } });

test('what was looked for and what is kept stand there before anything is typed', async () => {
  rememberSearch('装幀');
  const shown = await show({});
  fireEvent.click(box());
  await answer(shown, 'savedSearchesQuery', { savedSearches: [kept('提灯 看板', '提灯 看板', 2)] });
  expect(options()).toEqual(['装幀', '提灯 看板新着2']);
  expect(screen.getByRole('group', { name: '保存した条件' })).toBeInTheDocument();
  fireEvent.keyDown(box(), { key: 'ArrowUp' });
  fireEvent.keyDown(box(), { key: 'Enter' });
  await waitFor(() => expect(shown.router.state.location.search).toEqual({ q: '提灯 看板', sort: 'new' }));
});

test('words, kept searches and a row to all of each kind, with counts', async () => {
  const shown = await show();
  type('提灯');
  expect(screen.getByText('入力中')).toBeInTheDocument();
  await answer(shown, 'savedSearchesQuery', {
    savedSearches: [kept('店先', '提灯 看板', 0), kept('装画', '装画', 3)],
  });
  await answer(shown, 'useSuggestionsQuery', { searchSuggestions: [{ text: '提灯 和菓子', count: 200 }] });
  await answer(shown, 'useThingsQuery', things);
  expect(options()).toEqual([
    '提灯 和菓子200+',
    '提灯 紋2',
    '保存した条件「店先」',
    '提灯列日下部 誠',
    '作品をすべて見る2,000+',
    '仕事をすべて見る12',
    '提灯堂募集2件',
    '会社をすべて見る5',
  ]);
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'ことば',
    '作品と仕事',
    '会社',
  ]);
  for (let press = 0; press < 6; press += 1) fireEvent.keyDown(box(), { key: 'ArrowDown' });
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('仕事をすべて見る12');
  fireEvent.keyDown(box(), { key: 'Enter' });
  await waitFor(() => expect(shown.router.state.location.search).toEqual({ q: '提灯', tab: 'jobs' }));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('what comes late neither moves the choice nor is taken for it', async () => {
  const shown = await show();
  type('提灯');
  await answer(shown, 'useThingsQuery', things);
  for (let press = 0; press < 2; press += 1) fireEvent.keyDown(box(), { key: 'ArrowDown' });
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('提灯列');
  await answer(shown, 'useSuggestionsQuery', { searchSuggestions: [{ text: '提灯屋', count: 1 }] });
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('提灯列');
});

test('Enter before any answer looks for what is typed, and its answers show nothing any more', async () => {
  const shown = await show();
  type('のれん');
  fireEvent.keyDown(box(), { key: 'Enter' });
  await waitFor(() => expect(shown.router.state.location.search).toEqual({ q: 'のれん' }));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(
    shown.environment.mock.getAllOperations().map(({ request }) => request.node.operation.name),
  ).not.toContain('useThingsQuery');
});

test('where the network is gone, what is kept here is offered all the same', async () => {
  rememberSearch('装幀');
  const shown = await show();
  type('提灯');
  await waitFor(() => expect(shown.environment.mock.getAllOperations().length).toBeGreaterThan(2));
  await act(async () => {
    for (const operation of shown.environment.mock.getAllOperations())
      shown.environment.mock.reject(operation, new Error('offline'));
    await Promise.resolve();
  });
  expect(screen.queryByRole('listbox')).toBeNull();
  type('');
  expect(options()).toEqual(['装幀']);
});

test('the question that was asked comes back where the sheet is closed without another', async () => {
  rememberSearch('装幀');
  await show();
  fireEvent.click(box());
  fireEvent.click(screen.getByRole('button', { name: '入力を消す' }));
  expect(box()).toHaveValue('');
  fireEvent.click(screen.getByRole('button', { name: '候補を閉じる' }));
  expect(box()).toHaveValue('看板');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('while an IME composes, Enter and arrows are its own', async () => {
  rememberSearch('装幀');
  const shown = await show({});
  fireEvent.click(box());
  fireEvent.keyDown(box(), { key: 'ArrowDown', isComposing: true });
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  expect(shown.router.state.location.search).toEqual({});
});
