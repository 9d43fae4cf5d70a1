import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, test } from 'vitest';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { creator } from '../../session/testing/viewers.ts';
import { renderAsMember } from '../../onboarding/testing/renderAsMember.tsx';
import { DealingsPage } from './DealingsPage.tsx';
import { EnteredList } from './EnteredList.tsx';

const entered = (id: string, title: string, detail: object) => ({
  __typename: 'ContractJobOpening',
  __isNode: 'ContractJobOpening',
  id,
  title,
  status: 'PUBLIC',
  resumerationType: 'CONTRACT_UNIT',
  netPrice: 480_000,
  __isJobOpening: 'ContractJobOpening',
  company: { id: 'co_1', name: '株式会社灯台舎', avatarImagePath: null },
  entryDetail: {
    id: `jobEntry_${id}`,
    stage: 'NEW',
    enteredAt: '2026-11-10T03:00:00Z',
    replyBy: '2099-11-24T14:59:59Z',
    firstRepliedAt: null,
    chatRoomId: null,
    latestMessage: null,
    latestMessageAt: null,
    officialJobOffer: null,
    ...detail,
  },
});

const company = { id: 'co_1', name: '株式会社灯台舎', avatarImagePath: null };
const offer = (id: string, subject: string, detail: object) => ({
  node: {
    id,
    status: 'SENT',
    sentAt: '2026-11-10T03:00:00Z',
    replyBy: '2099-11-24T14:59:59Z',
    chatRoomId: 'room_1',
    currentVersion: 1,
    company,
    versions: [{ version: 1, subject, terms: { netPrice: 350_000, remunerationType: 'CONTRACT_UNIT' } }],
    ...detail,
  },
});
const consultation = (id: string, title: string, detail: object) => ({
  node: {
    id,
    title,
    status: 'SENT',
    sentAt: '2026-11-10T03:00:00Z',
    replyBy: '2099-11-20T14:59:59Z',
    chatRoomId: 'room_2',
    company,
    contract: { __typename: 'HourlyRateConsultationContract', netHourlyRatePrice: 5_500 },
    ...detail,
  },
});

interface Dealings {
  readonly offers?: readonly object[];
  readonly consultations?: readonly object[];
  readonly hasMore?: boolean;
}

async function renderDealings(
  nodes: readonly object[],
  { offers = [], consultations = [], hasMore = false }: Dealings = {},
) {
  const view = await renderAsMember(<DealingsPage />, creator, { path: '/projects' });
  await act(async () => {
    view.environment.mock.resolveMostRecentOperation({
      data: {
        officialJobOffers: { edges: offers, pageInfo: { hasNextPage: hasMore, endCursor: 'offer_1' } },
        jobConsultations: { edges: consultations, pageInfo: { hasNextPage: false, endCursor: null } },
        myEnteredJobOpenings: {
          nodes: [...nodes],
          pageInfo: { hasNext: false, total: nodes.length },
          publicCount: 3,
          closedCount: 1,
        },
      },
    });
    await Promise.resolve();
  });
  return view;
}

describe('a creator’s dealings', () => {
  test('stand by whether the company has answered', async () => {
    await renderDealings([
      entered('j_1', '包み紙の柄', {}),
      entered('j_2', '看板文字', { stage: 'CONSIDERING', firstRepliedAt: '2026-11-12T03:00:00Z' }),
      entered('j_3', '季刊誌の組版', {
        stage: 'OFFERED',
        firstRepliedAt: '2026-11-12T03:00:00Z',
        chatRoomId: 'room_1',
      }),
      entered('j_4', '銭湯の挿絵', {
        stage: 'DECLINED',
        firstRepliedAt: '2026-11-12T03:00:00Z',
        latestMessage: '今回は見送らせていただきます。',
        latestMessageAt: '2026-11-12T03:00:00Z',
      }),
    ]);
    const section = (name: RegExp) => within(screen.getByRole('region', { name }));
    expect(section(/返信待ち/).getByRole('link', { name: '包み紙の柄' })).toHaveAttribute(
      'href',
      '/jobs/j_1',
    );
    expect(section(/返信待ち/).getByText('返信期限')).toBeInTheDocument();
    expect(section(/選考中・進行中/).getAllByRole('article')).toHaveLength(2);
    expect(
      section(/選考中・進行中/).getByRole('link', { name: '株式会社灯台舎とのメッセージを開く' }),
    ).toHaveAttribute('href', '/messages/room_1');
    expect(section(/終了/).getByText(/今回は見送らせていただきます/)).toBeInTheDocument();
    expect(section(/終了/).queryByText('返信期限')).toBeNull();
  });

  test('that wait for the creator stand first, the most urgent on top, each with what it is about', async () => {
    await renderDealings([entered('j_1', '包み紙の柄', {})], {
      offers: [
        offer('offer_1', '夜菓子の店頭', {}),
        offer('offer_2', '看板文字', { status: 'ACCEPTED' }),
        offer('offer_3', '銭湯の挿絵', { status: 'EXPIRED' }),
      ],
      consultations: [
        consultation('consultation_1', '歳時記の挿絵', {}),
        consultation('consultation_2', '季刊誌の組版', { status: 'ACCEPTED' }),
      ],
    });
    expect(screen.getByRole('link', { name: '応募・募集終了1' })).toHaveAttribute(
      'href',
      '/jobs/entered?tab=closed',
    );
    const regions = screen.getAllByRole('region');
    const titles = regions.map(
      (region) => within(region).getByRole('heading', { level: 2 }).firstChild?.textContent,
    );
    expect(titles).toEqual(['次にすること', '返信待ち', '選考中・進行中', '終了']);
    const section = (name: RegExp) => within(screen.getByRole('region', { name }));
    const todo = section(/次にすること/);
    expect(todo.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '歳時記の挿絵',
      '夜菓子の店頭',
    ]);
    expect(todo.getByRole('link', { name: '歳時記の挿絵の相談に返信する' })).toHaveAttribute(
      'href',
      '/messages/room_2',
    );
    expect(todo.getByRole('link', { name: '夜菓子の店頭のオファーに返答する' })).toHaveAttribute(
      'href',
      '/offers/offer_1',
    );
    expect(todo.getByText('350,000')).toBeInTheDocument();
    expect(section(/選考中・進行中/).getByText('成立')).toBeInTheDocument();
    expect(section(/終了/).getByText('期限切れ')).toBeInTheDocument();
  });

  test('an entry that led to an offer stands as that, once', async () => {
    await renderDealings(
      [
        entered('j_1', '包み紙の柄', {
          stage: 'OFFERED',
          officialJobOffer: { id: 'offer_1', status: 'SENT' },
        }),
      ],
      { offers: [offer('offer_1', '包み紙の柄と箱', {})] },
    );
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('link', { name: '包み紙の柄と箱' })).toHaveAttribute('href', '/offers/offer_1');
  });

  test('go on with older offers, each among those of its state', async () => {
    const { environment } = await renderDealings([], {
      offers: [offer('offer_1', '夜菓子の店頭', {})],
      hasMore: true,
    });
    await userEvent.click(screen.getByRole('button', { name: 'さらに表示する' }));
    await act(async () => {
      const { variables } = environment.mock.getMostRecentOperation().request;
      expect(variables).toMatchObject({ cursor: 'offer_1' });
      environment.mock.resolveMostRecentOperation({
        data: {
          officialJobOffers: {
            edges: [offer('offer_2', '看板文字', { status: 'ACCEPTED' })],
            pageInfo: { hasNextPage: false, endCursor: null },
          },
        },
      });
      await Promise.resolve();
    });
    const section = (name: RegExp) => within(screen.getByRole('region', { name }));
    expect(section(/選考中・進行中/).getByRole('link', { name: '看板文字' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'さらに表示する' })).toBeNull();
  });

  test('of who entered nothing yet lead to the jobs', async () => {
    await renderDealings([]);
    expect(screen.getByRole('link', { name: '仕事を探す' })).toHaveAttribute('href', '/jobs');
  });
});

describe('what one has entered', () => {
  const renderEntered = async (nodes: readonly object[], search = {}) => {
    const view = await renderAsMember(<EnteredList search={search} waiting={false} />, creator, {
      path: '/jobs/entered',
    });
    await act(async () => {
      view.environment.mock.resolveMostRecentOperation({
        data: {
          myEnteredJobOpenings: {
            nodes: [...nodes],
            pageInfo: { total: nodes.length },
            publicCount: nodes.length,
            closedCount: 4,
          },
        },
      });
      await Promise.resolve();
    });
  };

  test('stands in the same rows: its pay, its state, until when an answer is due, and what to do next', async () => {
    await renderEntered([
      entered('j_1', '包み紙の柄', {}),
      entered('j_2', '看板文字', { replyBy: '2020-11-01T03:00:00Z' }),
      entered('j_3', '季刊誌の組版', {
        stage: 'OFFERED',
        firstRepliedAt: '2026-11-12T03:00:00Z',
        officialJobOffer: { id: 'offer_1', status: 'SENT' },
      }),
    ]);
    const rows = within(screen.getByRole('region', { name: '応募した仕事の一覧' })).getAllByRole('article');
    expect(rows[0]?.textContent).toMatch(/480,000円\(税抜\).*返信待ち.*返信期限/);
    expect(rows[1]?.textContent).toMatch(/返信期限\d+日超過/);
    expect(
      within(rows[2] ?? document.body).getByRole('link', { name: '季刊誌の組版のオファーに返答する' }),
    ).toHaveAttribute('href', '/offers/offer_1');
    expect(screen.getByRole('link', { name: '応募・募集中3' })).toHaveAttribute('aria-current', 'page');
  });

  test('while there is nothing, leads to the jobs', async () => {
    await renderEntered([]);
    expect(screen.getByRole('link', { name: '仕事を探す' })).toHaveAttribute('href', '/jobs');
  });
});
