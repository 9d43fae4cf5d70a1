import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MockEnvironment } from 'relay-test-utils';
import { describe, expect, test } from 'vitest';
import { company, creator, creatorWith } from '../../session/testing/viewers.ts';
import { contract, entry, fullTime, hourly } from '../testing/openings.ts';
import { renderJobs } from '../testing/renderJobs.tsx';
import { variablesOf } from './jobChoices.ts';

const facets = {
  categories: [
    { id: 'category_1', name: 'パッケージ' },
    { id: 'category_2', name: 'ロゴ・VI' },
  ],
  tools: [{ id: 'tool_1', name: 'Illustrator' }],
  prefectures: [{ id: 'prefecture_13', name: '東京都' }],
  occupations: [{ id: 'occupation_1', name: 'アートディレクター' }],
  jobOpeningTags: [{ id: 'jobOpeningTag_1', name: '転勤なし' }],
};

type Opening = Record<string, unknown>;

const nodesOf = (openings: readonly Opening[]) =>
  openings.map((opening) => ({ ...opening, __isJobOpening: opening['__typename'] }));

function serve(
  environment: MockEnvironment,
  openings: readonly Opening[],
  total = openings.length,
  beyond = false,
  fits: readonly Opening[] = [],
): void {
  for (let times = 0; times < 8; times += 1) {
    environment.mock.queueOperationResolver((operation) =>
      operation.request.node.operation.name === 'useJobFacetsQuery'
        ? { data: facets }
        : {
            data: {
              fittingJobOpenings: fits.map((opening) => ({
                reason: '「生菓子の十二か月 見本箱」は、パッケージの作品です。',
                opening: { ...opening, __isJobOpening: opening['__typename'] },
              })),
              jobOpenings: {
                nodes: nodesOf(openings),
                pageInfo: { total, hasNext: beyond, hasMoreThanTotal: beyond },
              },
              myBookmarkedJobOpenings: {
                nodes: nodesOf(openings),
                pageInfo: { total },
                endedCount: 2,
              },
            },
          },
    );
  }
}

const all = [contract, hourly, { ...fullTime, entryDetail: entry }];

describe('the list of jobs', () => {
  test('shows what is paid with its tax, and what one has entered', async () => {
    await renderJobs('/jobs', creator, (environment) => serve(environment, all, 52));
    const rows = within(await screen.findByRole('region', { name: '仕事の一覧' })).getAllByRole('article');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('650,000円(税抜)'),
      expect.stringContaining('時給 5,500円(税抜)'),
      expect.stringContaining('月給 34万〜48万円(額面)'),
    ]);
    expect(rows[2]?.textContent).toContain('応募済み');
    expect(rows[0]?.textContent).not.toContain('応募済み');
    expect(screen.getByRole('link', { name: '3ページ目' }).getAttribute('href')).toBe('/jobs?page=3');
    expect(screen.queryByRole('link', { name: '4ページ目' })).toBeNull();
  });

  test('begins with what fits a creator, and why; not where they narrowed it themselves', async () => {
    await renderJobs('/jobs', creator, (environment) => serve(environment, all, 52, false, [contract]));
    const fits = within(await screen.findByRole('region', { name: 'あなたに合いそうな仕事' }));
    expect(fits.getAllByRole('article')).toHaveLength(1);
    expect(fits.getByText('「生菓子の十二か月 見本箱」は、パッケージの作品です。')).toBeTruthy();
    expect(variablesOf('/jobs', {}).withFits).toBe(true);
    expect(variablesOf('/jobs', { category: 'category_1' }).withFits).toBe(false);
    expect(variablesOf('/jobs/outsourcing', {}).withFits).toBe(false);
  });

  test('asks for what stands in the address, and takes a filter away by its tag', async () => {
    const user = userEvent.setup();
    const asked: unknown[] = [];
    const { router } = await renderJobs(
      '/jobs?place=FULL_REMOTE&category=category_1.category_9&page=2',
      creator,
      (environment) => {
        const { queueOperationResolver } = environment.mock;
        for (let times = 0; times < 12; times += 1)
          queueOperationResolver((operation) => {
            const { name } = operation.request.node.operation;
            if (name === 'JobResultsQuery') asked.push(operation.request.variables);
            return name === 'useJobFacetsQuery'
              ? { data: facets }
              : {
                  data: {
                    jobOpenings: {
                      nodes: nodesOf(all),
                      pageInfo: { total: 52, hasNext: true, hasMoreThanTotal: false },
                    },
                  },
                };
          });
      },
    );
    await screen.findByRole('button', { name: 'パッケージを外す' });
    expect(asked[0]).toMatchObject({
      workingPlaceTypes: ['FULL_REMOTE'],
      categoryIds: ['category_1', 'category_9'],
      limit: 20,
      offset: 20,
    });
    // What no list of ours has is dropped from the address.
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ place: 'FULL_REMOTE', category: 'category_1' }),
    );
    await user.click(screen.getByRole('button', { name: 'パッケージを外す' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ place: 'FULL_REMOTE' }));
    await user.click(screen.getByRole('button', { name: 'すべて外す' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  test('says that there are more than were counted, and goes on beyond them', async () => {
    await renderJobs('/jobs?place=ON_SITE&page=100', creator, (environment) =>
      serve(environment, all, 2_000, true),
    );
    const list = await screen.findByRole('region', { name: '仕事の一覧' });
    expect(within(list).getByRole('status').textContent).toContain('募集2,000件以上');
    expect(screen.getByRole('link', { name: '次のページ' }).getAttribute('href')).toBe(
      '/jobs?place=ON_SITE&page=101',
    );
  });

  test('keeps the filters on another tab', async () => {
    await renderJobs('/jobs?place=ON_SITE&kind=FULL_TIME', creator, (environment) => serve(environment, all));
    const tabs = await screen.findByRole('navigation', { name: '仕事の種類' });
    expect(within(tabs).getByRole('link', { name: '業務委託' }).getAttribute('href')).toBe(
      '/jobs/outsourcing?place=ON_SITE',
    );
  });

  test('stands in another order when it is asked to, and keeps it with other filters', async () => {
    const user = userEvent.setup();
    const asked: unknown[] = [];
    const { router } = await renderJobs('/jobs?place=ON_SITE&page=2', creator, (environment) => {
      for (let times = 0; times < 8; times += 1)
        environment.mock.queueOperationResolver((operation) => {
          const { name } = operation.request.node.operation;
          if (name === 'JobResultsQuery') asked.push(operation.request.variables);
          const pageInfo = { total: 52, hasNext: true, hasMoreThanTotal: false };
          return { data: { ...facets, jobOpenings: { nodes: nodesOf(all), pageInfo } } };
        });
    });
    await user.click(await screen.findByRole('button', { name: '並び替え 新着順' }));
    await user.click(await screen.findByRole('menuitem', { name: '締切が近い順' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ place: 'ON_SITE', sort: 'deadline' }));
    await screen.findByRole('button', { name: '並び替え 締切が近い順' });
    expect(asked).toMatchObject([
      { sort: null, offset: 20 },
      { sort: 'DEADLINE', offset: 0 },
    ]);
    await user.click(screen.getByRole('button', { name: 'すべて外す' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'deadline' }));
  });

  test('keeps an opening by its button and by B, and shows no button to who cannot enter', async () => {
    const user = userEvent.setup();
    const sent: string[] = [];
    const { unmount } = await renderJobs('/jobs', creator, (environment) => {
      for (let times = 0; times < 8; times += 1)
        environment.mock.queueOperationResolver((operation) => {
          const { name } = operation.request.node.operation;
          if (name.startsWith('opening')) sent.push(name);
          const isBookmarked = name === 'openingBookmarksCreateMutation';
          const jobOpening = { __typename: contract.__typename, id: contract.id, isBookmarked };
          return {
            data: {
              ...facets,
              jobOpenings: {
                nodes: nodesOf([contract]),
                pageInfo: { total: 1, hasNext: false, hasMoreThanTotal: false },
              },
              createJobOpeningBookmark: { errors: [], jobOpening },
              deleteJobOpeningBookmark: { errors: [], jobOpening },
            },
          };
        });
    });
    const button = await screen.findByRole('button', { name: `${contract.title}を保存` });
    expect(button.getAttribute('aria-pressed')).toBe('false');
    await user.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    screen.getByRole('link', { name: contract.title }).focus();
    await user.keyboard('b');
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
    expect(sent).toEqual(['openingBookmarksCreateMutation', 'openingBookmarksDeleteMutation']);
    unmount();
    await renderJobs('/jobs', company, (mock) => serve(mock, [contract]));
    await screen.findByRole('link', { name: contract.title });
    expect(screen.queryByRole('button', { name: `${contract.title}を保存` })).toBeNull();
  });

  test('says what to take away when nothing fits', async () => {
    const user = userEvent.setup();
    const { router } = await renderJobs('/jobs?place=ON_SITE&category=category_1', creator, (environment) =>
      serve(environment, []),
    );
    await screen.findByRole('heading', { name: '条件に合う仕事は、現在ありません。' });
    await user.click(screen.getByRole('button', { name: '分野を外す' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ place: 'ON_SITE' }));
  });

  test('leads back from a page that is not there any more', async () => {
    await renderJobs('/jobs?page=9&place=ON_SITE', creator, (environment) => serve(environment, []));
    expect((await screen.findByRole('link', { name: '最初のページを見る' })).getAttribute('href')).toBe(
      '/jobs?place=ON_SITE',
    );
  });

  test('tells who may not see it why', async () => {
    await renderJobs('/jobs', creatorWith({ contentVisibilityType: 'ONLY_PUBLIC' }));
    expect(screen.getByRole('heading', { name: '仕事の一覧は、現在表示できません。' })).toBeTruthy();
  });
});

describe('what one keeps', () => {
  test('is a list of its own, which says what is over', async () => {
    await renderJobs('/jobs/bookmarked', creator, (environment) =>
      serve(environment, [{ ...contract, isBookmarked: true }], 21),
    );
    const list = within(await screen.findByRole('region', { name: '保存した仕事の一覧' }));
    expect(list.getByRole('status').textContent).toBe('募集21件');
    expect(list.getByRole('button', { name: `${contract.title}を保存` }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect(list.getByText('保存した仕事のうち2件は、募集が終わったため表示していません。')).toBeTruthy();
    expect(screen.getByRole('link', { name: '2ページ目' }).getAttribute('href')).toBe(
      '/jobs/bookmarked?page=2',
    );
  });

  test('while there is nothing, leads to the jobs', async () => {
    await renderJobs('/jobs/bookmarked', creator, (environment) => serve(environment, []));
    expect((await screen.findByRole('link', { name: '仕事を探す' })).getAttribute('href')).toBe('/jobs');
  });
});
