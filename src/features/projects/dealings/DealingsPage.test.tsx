import { act, screen, within } from '@testing-library/react';
import { describe, test } from 'vitest';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { creator } from '../../session/testing/viewers.ts';
import { renderAsMember } from '../../onboarding/testing/renderAsMember.tsx';
import { DealingsPage } from './DealingsPage.tsx';

const entered = (id: string, title: string, detail: object) => ({
  __typename: 'ContractJobOpening',
  __isNode: 'ContractJobOpening',
  id,
  title,
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
    ...detail,
  },
});

async function renderDealings(nodes: readonly object[]) {
  const view = await renderAsMember(<DealingsPage />, creator, { path: '/projects' });
  await act(async () => {
    view.environment.mock.resolveMostRecentOperation({
      data: {
        myEnteredJobOpenings: {
          nodes: [...nodes],
          pageInfo: { hasNext: false },
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

  test('of who entered nothing yet lead to the jobs', async () => {
    await renderDealings([]);
    expect(screen.getByRole('link', { name: '仕事を探す' })).toHaveAttribute('href', '/jobs');
  });
});
