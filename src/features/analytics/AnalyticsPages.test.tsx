import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeEach, describe, test, vi } from 'vitest';
import { saveFile } from '../../lib/browser/saveFile.ts';
import { expect } from '../../ui/testing/domMatchers.ts';
import { company, creator } from '../session/testing/viewers.ts';
import { renderAsMember, setWidth } from '../onboarding/testing/renderAsMember.tsx';
import { OpeningsAnalyticsPage } from './openings/OpeningsAnalyticsPage.tsx';
import { WorksAnalyticsPage } from './works/WorksAnalyticsPage.tsx';

vi.mock(import('../../lib/browser/saveFile.ts'), () => ({ saveFile: vi.fn() }));

beforeEach(() => {
  setWidth(1440);
  vi.stubGlobal('scrollTo', vi.fn());
});

const series = (total: number, before: number | null = 0) => ({
  total,
  before,
  byDay: [0, 0, 1, 0, 2, 0, total - 3],
});
const nothing = { total: 0, before: 0, byDay: [0, 0, 0, 0, 0, 0, 0] };
const days = { since: '2026-11-18', until: '2026-11-24' };

async function showWorks(analytics: Record<string, unknown>) {
  const view = await renderAsMember(<WorksAnalyticsPage variables={{ span: 'DAYS_7' }} />, creator, {
    path: '/me/analytics?days=7',
  });
  await act(async () => {
    view.environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        AnalyticsDays: () => days,
        WorksAnalytics: () => analytics,
      }),
    );
  });
  return view;
}

const work = {
  name: '「夜菓子」店頭ポスター',
  isPublish: true,
  visibility: 'EVERYONE',
  hasPendingChange: false,
  product: { id: 'w_1' },
  review: { currentReviewStatus: 'APPROVED' },
  thumbnailImage: null,
};

describe('the numbers of a creator', () => {
  const figures = {
    days,
    views: series(1284, 1072),
    saves: series(63, 63),
    visits: series(207, 250),
    reached: series(4, 1),
    worksCount: 1,
    works: [{ work, views: series(612), saves: series(34), reached: series(3) }],
    sources: [
      { source: 'FEED', views: 60, hosts: [] },
      { source: 'OUTSIDE', views: 40, hosts: [{ host: 'google.com', views: 40 }] },
    ],
    audiences: [
      { audience: 'COMPANY', views: 58 },
      { audience: 'CREATOR', views: 33 },
      { audience: 'GUEST', views: 9 },
    ],
  };

  test('begin with a sentence, and everything that is drawn stands in figures', async () => {
    await showWorks(figures);
    expect(document.querySelector('p')).toHaveTextContent(
      'この7日で、のべ1,284人が作品を開き、63回保存され、4社から声がかかりました。',
    );
    expect(screen.getByRole('heading', { name: /作品の閲覧/u })).toHaveTextContent('前の7日比 +212');
    expect(screen.getByRole('heading', { name: /プロフィールの訪問/u })).toHaveTextContent('−43');
    const row = within(screen.getByRole('row', { name: /夜菓子/u }));
    expect(row.getByRole('link').getAttribute('href')).toBe('/products/w_1');
    expect(row.getByText('3社')).toBeInTheDocument();
    const sources = within(screen.getByRole('table', { name: 'どこから' }));
    expect(sources.getByRole('row', { name: /外部サイト.*google\.com.*40.*40%/u })).toBeInTheDocument();
    await userEvent.click(screen.getByText('日ごとの数字を表で見る'));
    const daily = within(screen.getByRole('region', { name: '日ごとの数字' }));
    // The newest day first.
    expect(daily.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      '11月24日',
      '11月23日',
      '11月22日',
      '11月21日',
      '11月20日',
      '11月19日',
      '11月18日',
    ]);
    for (const chart of document.querySelectorAll('svg'))
      expect(chart.getAttribute('aria-hidden')).toBe('true');
  });

  test('are asked for another span by a link that says which is shown', async () => {
    await showWorks(figures);
    const spans = within(screen.getByRole('navigation', { name: '期間' }));
    expect(spans.getByRole('link', { name: '7日' }).getAttribute('aria-current')).toBe('page');
    expect(spans.getByRole('link', { name: '30日' }).getAttribute('href')).toBe('/me/analytics');
    expect(spans.getByRole('link', { name: '90日' }).getAttribute('href')).toBe('/me/analytics?days=90');
  });

  test('of nothing yet say what will stand here, and what to do', async () => {
    await showWorks({
      days,
      views: nothing,
      saves: nothing,
      visits: nothing,
      reached: nothing,
      worksCount: 0,
      works: [],
      sources: [],
      audiences: [],
    });
    expect(
      screen.getByRole('heading', { name: '作品が開かれると、ここに数字が並びます。' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '作品を載せる' }).getAttribute('href')).toBe('/products/create');
  });

  test('are saved as a file', async () => {
    const { environment } = await showWorks(figures);
    await userEvent.click(screen.getByRole('button', { name: 'CSVで書き出す' }));
    await act(async () => {
      environment.mock.resolveMostRecentOperation({ data: { worksAnalyticsCsv: '日付,閲覧' } });
    });
    expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'tsumugi-works-2026-11-18.csv');
  });
});

describe('the numbers of a company', () => {
  const reached = [
    { step: 'CONSIDERING', people: 61, medianDays: 1.5 },
    { step: 'INTERVIEW', people: 18, medianDays: 4.1 },
    { step: 'OFFERED', people: 5, medianDays: null },
    { step: 'HIRED', people: 3, medianDays: 2.8 },
  ];
  const replies = {
    ratePercent: 98,
    medianDays: 1.5,
    waiting: 2,
    buckets: [
      { bucket: 'DAY', people: 60 },
      { bucket: 'DAYS_3', people: 40 },
      { bucket: 'DAYS_7', people: 20 },
      { bucket: 'DAYS_14', people: 7 },
      { bucket: 'LATE', people: 2 },
    ],
  };
  const show = async (openingsCount: number) => {
    const view = await renderAsMember(<OpeningsAnalyticsPage variables={{ span: 'DAYS_7' }} />, company, {
      path: '/my_company/analytics?days=7',
    });
    await act(async () => {
      view.environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          OpeningsAnalytics: () => ({
            days,
            seen: series(5200),
            opened: series(2310),
            saved: series(214),
            entered: series(129),
            reached,
            replies,
            openingsCount,
            openings: [
              {
                jobOpeningId: 'j_1',
                title: '新しい和菓子ブランドの視覚設計',
                status: 'PUBLIC',
                publishedOn: '2026-11-12',
                seen: series(900),
                opened: series(412),
                entered: series(10),
                reached,
                replies,
              },
            ],
            sources: [{ source: 'FEED', entered: 46 }],
          }),
        }),
      );
    });
  };

  test('say how many came how far, after how many days, and how soon they were answered', async () => {
    await show(5);
    expect(document.querySelector('p')).toHaveTextContent(
      'この7日で、5件の募集をのべ2,310人が開き、129人が応募し、3人と成立しました。',
    );
    const steps = screen
      .getAllByRole('listitem')
      .slice(0, 8)
      .map((step) => step.textContent);
    expect(steps[3]).toBe('応募129閲覧の6%');
    expect(steps[4]).toBe('書類選考6147%前の段階から中央値で1.5日');
    expect(steps[6]).toBe('オファー528%');
    const times = within(screen.getByRole('region', { name: '返信までの日数' }));
    expect(times.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1日まで60人',
      '3日40人',
      '7日20人',
      '14日7人',
      '期限超過2人',
    ]);
    expect(times.getByText(/割合は98%/u)).toHaveTextContent('返信待ちの応募が2件あります。');
    const row = within(screen.getByRole('row', { name: /和菓子/u }));
    expect(row.getByRole('link').getAttribute('href')).toBe('/jobs/j_1');
  });

  test('of a company without openings say what will stand here', async () => {
    await show(0);
    expect(
      screen.getByRole('heading', { name: '募集を公開すると、ここに数字が並びます。' }),
    ).toBeInTheDocument();
  });
});
