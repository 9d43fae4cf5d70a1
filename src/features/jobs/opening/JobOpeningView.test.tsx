import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, test } from 'vitest';
import type { JobOpeningViewTestQuery } from '../../../../__generated__/JobOpeningViewTestQuery.graphql.ts';
import { JobOpeningView } from './JobOpeningView.tsx';
import { contract, fullTime, hourly } from '../testing/openings.ts';

function Shown({ preview }: { readonly preview: boolean }) {
  const { publicJobOpening } = useLazyLoadQuery<JobOpeningViewTestQuery>(
    graphql`
      query JobOpeningViewTestQuery {
        publicJobOpening(id: "j_1") {
          ...JobOpeningView_opening
        }
      }
    `,
    {},
  );
  return publicJobOpening ? <JobOpeningView opening={publicJobOpening} preview={preview} /> : null;
}

async function renderView(opening: Record<string, unknown>, preview = false) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver(() => ({
    data: { publicJobOpening: { ...opening, __isJobOpening: opening['__typename'] } },
  }));
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Shown preview={preview} /> }),
    history: createMemoryHistory(),
  });
  await router.load();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  await screen.findByRole('heading', { level: preview ? 2 : 1 });
}

/** The term of a definition list with what stands beside it. */
function termOf(name: string): string {
  return screen.getAllByText(name, { selector: 'dt' })[0]?.parentElement?.textContent ?? '';
}

test('a piece of work: what is received, by when, and who pays what', async () => {
  await renderView(contract);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('新しい和菓子ブランドの視覚設計');
  expect(termOf('受取額(税抜)')).toContain('650,000円');
  expect(termOf('納期')).toContain('2027年2月5日(金)');
  const sums = within(screen.getByRole('table'));
  expect(sums.getByRole('row', { name: /手数料\(税抜\)/ }).textContent).toContain('65,000円');
  expect(sums.getByRole('row', { name: /会社が支払う額/ }).textContent).toContain('715,000円');
  expect(termOf('連絡先')).toContain('076-000-1234');
  expect(termOf('応募の締切')).toContain('23:59まで');
  expect(screen.getByRole('link', { name: /minamo-kashiho/ }).getAttribute('rel')).toBe('noopener nofollow');
});

test('work by the hour: how much, how long, and the team', async () => {
  await renderView(hourly);
  expect(termOf('受取額 1時間(税抜)')).toContain('5,500円');
  expect(termOf('稼働と期間')).toContain('週16時間6か月');
  screen.getByRole('heading', { name: 'クリエイターの人数と構成' });
  expect(screen.queryByRole('heading', { name: 'チームの目標' })).toBeNull();
});

test('employment states every term that the law asks for', async () => {
  await renderView(fullTime);
  expect(termOf('月給(額面)')).toContain('34万〜48万円');
  const said: Record<string, string> = {
    固定残業代: '月42,000円(20時間分)\n超えた分の残業代は別に支払います。',
    契約の期間: '期間の定めなし',
    試用期間: '三か月(条件の違いはありません)',
    仕事の内容の変更の範囲: '宿の広報物',
    働く場所の変更の範囲: '小樽市の宿',
    就業時間: '9:00〜18:00',
    休憩: '60分',
    時間外の労働: '月平均12時間',
    裁量労働制: 'なし',
    休日と休暇: '年間休日114日',
    加入する保険: '厚生年金保険',
    受動喫煙の対策: '館内禁煙',
    雇用主の名称: '株式会社灯台舎',
    派遣での雇用: '派遣ではありません',
    掲載情報の基準日: '2026年11月9日',
  };
  for (const [name, words] of Object.entries(said)) expect(termOf(name)).toContain(words);
});

const gaps = { offerDetail: null, netPrice: null, workingPlace: null };

test('says nothing of what is not written', async () => {
  await renderView({ ...contract, ...gaps });
  expect(screen.queryByText('未記入')).toBeNull();
  expect(screen.queryByRole('heading', { name: '仕事の内容' })).toBeNull();
});

test('in a preview names what publishing asks for', async () => {
  await renderView({ ...contract, ...gaps, title: '' }, true);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('募集タイトルは未入力です');
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.getByRole('region', { name: '仕事の内容' }).textContent).toContain('未記入');
  expect(termOf('仕事の場所')).toContain('未記入');
  expect(termOf('受取額(税抜)')).toContain('未記入');
});
