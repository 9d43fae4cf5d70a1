import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../../relay/transportErrors.ts';
import { renderBeforeTown } from '../../testing/renderBeforeTown.tsx';
import { SectionBoundary } from '../page/SectionBoundary.tsx';
import { company } from '../session/testing/viewers.ts';
import { NoticesPanel } from './NoticesPanel.tsx';

// React tells of every error that a boundary catches.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what did not come under the bell is asked for again by a press, and by another one', async () => {
  let fault: Error | null = new NetworkError('unreachable');
  const list = () => {
    if (fault !== null) throw fault;
    return { edges: [] };
  };
  const { town, user } = await renderBeforeTown(
    <SectionBoundary title="通知を読み込めませんでした。">
      <NoticesPanel version={0} onLeave={() => undefined} />
    </SectionBoundary>,
    {
      me: { id: 'user_1', unreadActivityNotificationsCount: 0, unreadTsumugiNotificationsCount: 0 },
      activityNotifications: list,
      tsumugiNotifications: list,
    },
    company,
  );
  const asked = () => town.requests.filter(({ name }) => name === 'NoticesPanelQuery').length;
  const failed = () => screen.findByRole('heading', { name: '通知を読み込めませんでした。' });
  const press = () => user.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
  await failed();
  const before = asked();
  await press();
  await failed();
  expect(asked()).toBe(before + 1);
  fault = null;
  await press();
  expect(await screen.findByRole('navigation', { name: '通知の種類' })).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
