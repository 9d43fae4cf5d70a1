import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { expectAskedAgain } from '../../../testing/askedAgain.tsx';
import { RoomBeside } from './RoomBeside.tsx';

test('a room beside something else that did not come is asked for again by each press', async () => {
  await expectAskedAgain({
    part: <RoomBeside roomId="room_1" onClose={() => undefined} />,
    // It is gone by then, which the page can only know by asking.
    root: (online) => ({ node: online(null), myChatSettings: { enterSends: true } }),
    query: 'RoomBesideQuery',
    title: 'メッセージを読み込めませんでした。',
    shown: () => screen.findByRole('heading', { name: 'やり取りが見つかりません' }),
  });
});
