import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import { describe, test, vi } from 'vitest';
import '../../../ui/overlays/Dialog.tsx';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { RoomTalkContext } from '../room/roomTalk.ts';
import type { RoomTalk } from '../room/roomTalk.ts';
import { InterviewCard } from './InterviewCard.tsx';
import type { Interview, InterviewContent } from './interviewMessage.ts';

vi.setConfig({ testTimeout: 30_000 });

const times = ['2099-04-09T06:00:00Z', '2099-04-10T01:00:00Z'] as const;

const proposed: Interview = {
  id: 'interview_1',
  state: 'PROPOSED',
  version: 3,
  minutes: 30,
  place: 'オンライン',
  times,
  startsAt: null,
  openingTitle: '宿の予約画面の設計',
};

interface Shown {
  readonly interview?: Partial<Interview>;
  readonly act?: InterviewContent['act'];
  readonly isCreator?: boolean;
  readonly canWrite?: boolean;
  readonly newest?: number;
  readonly actTimes?: readonly string[];
}

function show({
  interview,
  act: done = 'PROPOSED',
  isCreator = true,
  canWrite = true,
  newest = 7,
  actTimes = times,
}: Shown = {}) {
  const environment = createMockEnvironment();
  const shown = { ...proposed, ...interview };
  const talk: RoomTalk = {
    isCreator,
    canWrite,
    standingOffers: [],
    newestOfInterviews: new Map([[shown.id, newest]]),
    took: vi.fn(),
    propose: vi.fn(),
  };
  const { unmount } = render(
    <RelayEnvironmentProvider environment={environment}>
      <RoomTalkContext value={talk}>
        <InterviewCard content={{ kind: 'interview', act: done, actTimes, interview: shown }} sequence={7} />
      </RoomTalkContext>
    </RelayEnvironmentProvider>,
  );
  const sent = () => environment.mock.getMostRecentOperation().request.variables;
  return { user: userEvent.setup(), environment, talk, sent, unmount };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('the card of an interview', () => {
  test('lets the creator pick one of the times, by the keyboard too', async () => {
    const { user, sent } = show();
    await user.click(button('この日時に決める'));
    expect(screen.getByText('日時を選んでください。')).toBeInTheDocument();
    await user.tab();
    await user.click(screen.getByRole('radio', { name: '2099年4月9日(木) 15:00〜15:30' }));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: '2099年4月10日(金) 10:00〜10:30' })).toBeChecked();
    await user.click(button('この日時に決める'));
    expect(sent()).toMatchObject({ input: { interviewId: 'interview_1', version: 3, time: times[1] } });
  });

  test('pressed again after the line was cut, an answer is the same one', async () => {
    const { user, environment, sent } = show();
    await user.click(button('どれも合わない'));
    const first = sent();
    expect(first).toMatchObject({ input: { time: null } });
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('offline')));
    await user.click(button('どれも合わない'));
    expect(sent()).toEqual(first);
  });

  test('shows the company what it waits for, and lets it propose others or withdraw', async () => {
    const { user, talk, sent } = show({ isCreator: false });
    expect(screen.queryByRole('radio')).toBe(null);
    expect(screen.getByText('返答待ち')).toBeInTheDocument();
    await user.click(button('ほかの日時を提案する'));
    expect(talk.propose).toHaveBeenCalledWith(proposed);
    await user.click(button('取り下げる'));
    const asking = within(await screen.findByRole('alertdialog'));
    await user.click(asking.getByRole('button', { name: '取り下げる' }));
    expect(sent()).toMatchObject({ input: { interviewId: 'interview_1', version: 3 } });
  });

  test('says the date once it is fixed, and lets both call it off', async () => {
    const fixed = { state: 'FIXED', startsAt: times[0], times: [] } as const;
    show({ interview: fixed });
    expect(screen.getByText('決定')).toBeInTheDocument();
    expect(screen.getByText('2099年4月9日(木) 15:00〜15:30')).toBeInTheDocument();
    expect(button('面談を取り消す')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '日時の変更を提案する' })).toBe(null);
  });

  test('is a line once a later message shows how it stands', () => {
    show({ newest: 9 });
    expect(screen.getByText('面談の日程の候補を2件提案しました')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBe(null);
  });

  test('called off says which date it was, and of a proposal that it was withdrawn', () => {
    const cancelled = { state: 'CANCELLED', times: [] } as const;
    const [date] = times;
    const { unmount } = show({ interview: cancelled, act: 'CANCELLED', actTimes: [date] });
    expect(screen.getByText('2099年4月9日(木) 15:00の面談を取り消しました')).toBeInTheDocument();
    unmount();
    show({ interview: cancelled, act: 'CANCELLED', actTimes: [] });
    expect(screen.getByText('面談の日程の提案を取り下げました')).toBeInTheDocument();
  });

  test('called off by a message that is not here, it does not speak of a proposal', () => {
    show({ interview: { state: 'CANCELLED', times: [] }, act: 'PROPOSED' });
    expect(screen.getByText('この面談は取り消されました。')).toBeInTheDocument();
    expect(screen.queryByText(/提案しました/)).toBe(null);
  });

  test.each([
    ['called off', { interview: { state: 'CANCELLED', times: [] } as const, act: 'CANCELLED' as const }],
    ['over', { interview: { state: 'FIXED', startsAt: '2020-04-09T06:00:00Z', times: [] } as const }],
    ['in a room where nobody can write', { canWrite: false }],
  ])('has nothing to press when it is %s', (_name, shown) => {
    show(shown);
    expect(screen.queryByRole('button')).toBe(null);
    expect(screen.queryByRole('radio')).toBe(null);
  });
});
