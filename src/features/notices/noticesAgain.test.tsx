import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { expectAskedAgain } from '../../testing/askedAgain.tsx';
import { NoticesPanel } from './NoticesPanel.tsx';

test('what did not come under the bell is asked for again by a press, and by another one', async () => {
  await expectAskedAgain({
    part: <NoticesPanel version={0} onLeave={() => undefined} />,
    root: (online) => ({
      me: { id: 'user_1', unreadActivityNotificationsCount: 0, unreadTsumugiNotificationsCount: 0 },
      activityNotifications: online({ edges: [] }),
      tsumugiNotifications: online({ edges: [] }),
    }),
    query: 'NoticesPanelQuery',
    title: '通知を読み込めませんでした。',
    shown: () => screen.findByRole('navigation', { name: '通知の種類' }),
  });
});
