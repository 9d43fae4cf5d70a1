import { screen } from '@testing-library/react';
import { describe, test } from 'vitest';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { company, creator, renderSettings } from '../testing/renderSettings.tsx';

describe('how one writes and reads', () => {
  test('creators choose who may begin, companies do not', async () => {
    const { section } = await renderSettings();
    expect(section('メッセージ').getByRole('radio', { name: /受け取らない/ })).toBeInTheDocument();
    expect(section('メッセージ').getByRole('switch', { name: /既読を表示する/ })).toBeInTheDocument();
  });

  test('companies choose the keys', async () => {
    const { section } = await renderSettings(company);
    expect(section('メッセージ').getByRole('switch', { name: /Enterで送信する/ })).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /受け取らない/ })).toBeNull();
  });
});

describe('who is blocked', () => {
  test('one person of a company is let go, and may be blocked again at once', async () => {
    const person = {
      id: 'chatUser_1',
      name: '丹羽 佐和子',
      companyName: '株式会社灯台舎',
      profileImage: null,
    };
    const { section, user, sent, answer } = await renderSettings({ ...creator, blockedPeople: [person] });
    const messages = section('メッセージ');
    expect(messages.getByText('株式会社灯台舎 丹羽 佐和子')).toBeInTheDocument();
    await user.click(messages.getByRole('button', { name: '丹羽 佐和子さんのブロックを解除する' }));
    expect(sent()).toEqual({ userId: 'chatUser_1' });
    await answer({ user: { ...creator, blockedPeople: [] } });
    expect(messages.queryByText(/丹羽 佐和子/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: '元に戻す' }));
    expect(sent()).toEqual({ userId: 'chatUser_1' });
  });

  test('a company lets a creator go', async () => {
    const room = {
      id: 'chatRoom_1',
      standing: 'BLOCKING',
      creator: {
        id: 'c_1',
        profile: {
          __typename: 'PublicCreatorProfile',
          id: 'p_1',
          lastName: '早瀬',
          firstName: 'みお',
          profileImage: null,
        },
      },
    };
    const { section, user, sent, answer } = await renderSettings({ ...company, blockedChatRooms: [room] });
    const messages = section('メッセージ');
    await user.click(messages.getByRole('button', { name: '早瀬 みおさんのブロックを解除する' }));
    expect(sent()).toEqual({ roomId: 'chatRoom_1', isBlocked: false });
    await answer({ chatRoom: { id: 'chatRoom_1', standing: 'OPEN' } });
    expect(messages.queryByRole('list', { name: 'ブロック中の相手' })).toBeNull();
  });
});
