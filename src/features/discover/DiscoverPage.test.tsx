import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import type { MockEnvironment } from 'relay-test-utils';
import type { OperationDescriptor } from 'relay-runtime';
import { beforeAll, describe, expect, test } from 'vitest';
import { companyWith, creator, creatorWith } from '../session/testing/viewers.ts';
import type { SessionState } from '../session/session.ts';
import { DiscoverPage } from './DiscoverPage.tsx';
import { renderWithRouter } from './testing/renderWithRouter.tsx';

const works = ['余白展', '喫茶灯台'];

function answerAll(environment: MockEnvironment, found: readonly string[] = works): void {
  const answer = (operation: OperationDescriptor) => {
    const edges = found.map((name, at) => ({
      node: { id: `w_${at}`, name, pickReason: null, thumbnailImage: null },
    }));
    const list = { edges, pageInfo: { hasNextPage: false, endCursor: null } };
    return MockPayloadGenerator.generate(operation, {
      Query: () => ({
        works: list,
        products: list,
        newbieRecommendedProducts: list,
        recommendedRecentProducts: list,
        publicProducts: list,
        jobSeekingCreators: {
          edges: found.map((_name, at) => ({ node: { id: `c_${at}` } })),
          pageInfo: { hasNextPage: false, endCursor: null },
        },
        categories: [
          { id: 'category_1', name: 'グラフィック' },
          { id: 'category_2', name: 'ロゴ・VI' },
        ],
        industries: [{ id: 'industry_1', name: '飲食' }],
        tools: [{ id: 'tool_1', name: 'Illustrator' }],
        productsCount: { count: 1284, isMore: false },
        jobSeekingCreatorsCount: { count: 38, isMore: false },
        jobSeekingCreatorsLoosenings: [{ kind: 'TOOL', count: 7, isMore: false }],
        productChoiceCounts: [{ value: 'category_1', count: 1000, isMore: true }],
        jobSeekingCreatorsChoiceCounts: [{ value: 'tool_1', count: 7, isMore: false }],
        recommendedProducts: [],
        productFilterLoosenings: [
          { kind: 'CATEGORY', count: 12, isMore: false },
          { kind: 'WAY_OF_WORKING', count: 1000, isMore: true },
          { kind: 'TOOL', count: 0, isMore: false },
        ],
      }),
      CreatorProfile: () => ({ lastName: '早瀬', firstName: 'みお', profileImage: null, location: '高松市' }),
      CreatorJobProfile: () => ({
        jobSeekingStatus: 'SEEKING',
        engagementType: 'FREELANCE',
        operationalHours: 'FROM_20_TO_30_HOURS_PER_WEEK',
        operationalAvailabilities: ['WEEKDAY_DAY_TIME'],
        wayOfWorkings: ['FULL_REMOTE'],
        rewardPrices: [
          {
            id: 'r_1',
            rewardCategory: 'ロゴ',
            rewardType: 'CONTRACT_UNIT',
            netPrice: 100000,
            grossPrice: 110000,
          },
        ],
      }),
      Media: () => ({ width: 1200, height: 900, thumbhash: null }),
    });
  };
  // Each resolver answers one request, and must be another function.
  for (let request = 0; request < 40; request += 1)
    environment.mock.queueOperationResolver((operation) => answer(operation));
}

async function open(address: string, state: SessionState = creator, found: readonly string[] = works) {
  const user = userEvent.setup();
  const view = await renderWithRouter(<DiscoverPage />, state, address, (environment) =>
    answerAll(environment, found),
  );
  const search = () => view.router.state.location.search;
  return { ...view, user, search };
}

describe('/products', () => {
  test('shows works, how many there are, and the tab one is on', async () => {
    await open('/products');
    expect(await screen.findByRole('link', { name: /余白展/ })).toBeTruthy();
    expect((await screen.findByText('1,284')).parentElement?.textContent).toBe('該当1,284点');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('おすすめ');
    // No level is left out on the way to the cards.
    expect(screen.getByRole('heading', { level: 2, name: '作品の一覧' })).toBeTruthy();
  });

  test('goes to another tab with the filters it knows', async () => {
    const { user, search } = await open('/products?industry=industry_1&tool=tool_1');
    await screen.findByRole('button', { name: 'Illustratorを外す' });
    await user.click(screen.getByRole('link', { name: '仕事を探している人' }));
    await waitFor(() => expect(search()).toEqual({ tab: 'seeking', tool: 'tool_1' }));
    expect((await screen.findByText('38')).parentElement?.textContent).toBe('該当38人');
    expect(await screen.findAllByRole('heading', { name: '早瀬 みお' })).toHaveLength(2);
  });

  test('takes a filter away by its tag, and all of them at once', async () => {
    const { user, search } = await open('/products?tab=recent&category=category_1.category_2&way=OFFICE');
    await user.click(await screen.findByRole('button', { name: 'グラフィックを外す' }));
    expect(search()).toEqual({ tab: 'recent', category: 'category_2', way: 'OFFICE' });
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label'), 'the focus goes on').toBe('ロゴ・VIを外す'),
    );
    await user.click(screen.getByRole('button', { name: 'すべて外す' }));
    expect(search()).toEqual({ tab: 'recent' });
  });

  test('sets filters from a menu: one step back takes all choices of one opening away', async () => {
    const { user, search, router } = await open('/products');
    await user.click(await screen.findByRole('button', { name: '分野' }));
    const menu = await screen.findByRole('dialog', { name: '分野' });
    await user.click(within(menu).getByRole('checkbox', { name: 'グラフィック' }));
    await user.click(within(menu).getByRole('checkbox', { name: 'ロゴ・VI' }));
    expect(search()).toEqual({ category: 'category_1.category_2' });
    router.history.back();
    await waitFor(() => expect(search()).toEqual({}));
  });

  test('drops what no list of ours has', async () => {
    const { search } = await open('/products?category=category_1.category_99&tool=tool_77');
    await waitFor(() => expect(search()).toEqual({ category: 'category_1' }));
  });

  test('says what to loosen when nothing is found, and loosens it with one press', async () => {
    const { user, search } = await open('/products?category=category_1&way=OFFICE&tool=tool_1', creator, []);
    const loosening = await screen.findByRole('button', { name: /働き方を外す/ });
    const all = screen.getAllByRole('button', { name: /を外す.*点/ }).map(({ textContent }) => textContent);
    expect(all).toEqual(['働き方を外す1,000点以上', '分野を外す12点']);
    await user.click(loosening);
    expect(search()).toEqual({ category: 'category_1', tool: 'tool_1' });
  });

  test('counts who look for work, and says what to loosen for them too', async () => {
    const { user, search, unmount } = await open('/products?tab=seeking&tool=tool_1', creator, []);
    await user.click(await screen.findByRole('button', { name: 'ツールを外す7人' }));
    expect(search()).toEqual({ tab: 'seeking' });
    unmount();
    await open('/products?tab=seeking');
    expect(await screen.findByText('38')).toBeTruthy();
  });

  test('tells a company what it would pay, and a creator what is received', async () => {
    const first = await open('/products?tab=seeking', companyWith({}));
    expect((await screen.findAllByText('110,000')).length).toBeGreaterThan(0);
    first.unmount();
    await open('/products?tab=seeking');
    expect((await screen.findAllByText('100,000')).length).toBeGreaterThan(0);
    expect(screen.queryByText('110,000')).toBeNull();
  });
});

describe('the order of おすすめ', () => {
  // The menu's code is a file of its own: what is waited for below is the menu.
  beforeAll(() => import('../../ui/overlays/MenuPopover.tsx'));

  test('stands in the address, over filters too; Back undoes it', async () => {
    const { user, search, router } = await open('/products?category=category_1');
    await user.click(await screen.findByRole('button', { name: '並び おすすめ順' }));
    await user.click(await screen.findByRole('menuitem', { name: '新しい順' }));
    await waitFor(() => expect(search()).toEqual({ category: 'category_1', sort: 'newest' }));
    await user.click(await screen.findByRole('button', { name: 'グラフィックを外す' }));
    await waitFor(() => expect(search()).toEqual({ sort: 'newest' }));
    expect(await screen.findByRole('button', { name: '並び 新しい順' })).toBeTruthy();
    router.history.back();
    await waitFor(() => expect(search()).toEqual({ category: 'category_1', sort: 'newest' }));
    router.history.back();
    await waitFor(() => expect(search()).toEqual({ category: 'category_1' }));
  });

  test('the other lists have one order', async () => {
    await open('/products?tab=recent&sort=newest');
    await screen.findByRole('button', { name: '分野' });
    expect(screen.queryByRole('button', { name: /並び/ })).toBeNull();
  });
});

describe('beside each choice', () => {
  test('how many works it finds under the other filters', async () => {
    const { user } = await open('/products?category=category_2');
    await user.click(await screen.findByRole('button', { name: '分野' }));
    const menu = await screen.findByRole('dialog', { name: '分野' });
    const graphics = within(menu).getByRole('checkbox', { name: 'グラフィック' });
    await waitFor(() => expect(describedBy(graphics)).toBe('1,000以上'));
    expect(describedBy(within(menu).getByRole('checkbox', { name: 'ロゴ・VI' }))).toBe('0');
  });

  test('how many people, among those who look for work', async () => {
    const { user } = await open('/products?tab=seeking');
    await user.click(await screen.findByRole('button', { name: 'ツール' }));
    const menu = await screen.findByRole('dialog', { name: 'ツール' });
    const tool = within(menu).getByRole('checkbox', { name: 'Illustrator' });
    await waitFor(() => expect(describedBy(tool)).toBe('7'));
  });

  function describedBy(element: HTMLElement): string | null | undefined {
    return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
  }
});

describe('who may not see everything', () => {
  test('is told why, what lifts it, and sees what is public', async () => {
    await open('/products', creatorWith({ contentVisibilityType: 'ONLY_PUBLIC' }));
    expect(
      await screen.findByRole('heading', { name: '現在見られるのは、公開されている作品だけです。' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: '作品を載せる' }).getAttribute('href')).toBe('/products/create');
    expect(await screen.findByRole('link', { name: /余白展/ })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: '一覧の種類' })).toBeNull();
  });

  test('for the first days is told until when, below the first works', async () => {
    const endsAt = new Date(Date.now() + 9 * 86_400_000).toISOString();
    await open(
      '/products',
      creatorWith({ contentVisibilityType: 'TEMPORARILY_ALL', contentVisibilityEndsAt: endsAt }),
    );
    expect(await screen.findByText('会員限定の作品を、あと9日見られます。')).toBeTruthy();
  });
});
