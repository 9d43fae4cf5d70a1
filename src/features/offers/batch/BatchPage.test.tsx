import { act, screen, within } from '@testing-library/react';
import { test } from 'vitest';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { renderAsMember } from '../../onboarding/testing/renderAsMember.tsx';
import { company } from '../../session/testing/viewers.ts';
import { BatchPage } from './BatchPage.tsx';

const reply = (id: string, name: string, detail: object) => ({
  id,
  status: 'SENT',
  respondedAt: null,
  answerMessage: null,
  chatRoomId: `room_${id}`,
  standingOffer: null,
  creator: {
    id: `c_${id}`,
    profile: {
      id: `profile_${id}`,
      lastName: name,
      firstName: 'みお',
      profileImage: null,
      jobProfile: { id: `job_${id}`, jobSeekingStatus: 'SEEKING' },
    },
  },
  ...detail,
});

async function show(replies: readonly object[]): Promise<void> {
  const view = await renderAsMember(<BatchPage variables={{ id: 'jobConsultation_1' }} />, company, {
    path: '/consultations/jobConsultation_1',
  });
  await act(async () => {
    view.environment.mock.resolveMostRecentOperation({
      data: {
        jobConsultation: {
          ...replies[0],
          title: '包み紙の柄',
          offerDetail: '三種の柄をお願いします。',
          sentAt: '2026-11-10T03:00:00Z',
          replyBy: '2099-11-24T14:59:59Z',
          contract: { __typename: 'UnitConsultationContract', netBudget: 120_000 },
          batch: replies,
        },
      },
    });
    await Promise.resolve();
  });
}

test('everybody a consultation went to stands side by side, who goes on to talk first', async () => {
  const replies = [
    reply('1', '早瀬', {}),
    reply('2', '高橋', {
      status: 'DECLINED',
      respondedAt: '2026-11-12T03:00:00Z',
      answerMessage: '年内は手がふさがっています。',
    }),
    reply('3', '森', { status: 'ACCEPTED', respondedAt: '2026-11-12T03:00:00Z' }),
  ];
  await show(replies);
  expect(screen.getByRole('heading', { name: '返信 2/3' })).toBeInTheDocument();
  const [first, , last] = screen.getAllByRole('listitem');
  if (!first || !last) throw new Error('Three replies are listed.');
  expect(within(first).getByRole('link', { name: '森 みお' })).toBeInTheDocument();
  expect(within(first).getByRole('link', { name: '森 みおさんとのメッセージを開く' })).toHaveAttribute(
    'href',
    '/messages/room_3',
  );
  expect(within(last).getByText('年内は手がふさがっています。')).toBeInTheDocument();
});

test('who has an offer already is not offered another', async () => {
  const replies = [
    reply('1', '早瀬', { status: 'ACCEPTED', respondedAt: '2026-11-12T03:00:00Z' }),
    reply('2', '森', {
      status: 'ACCEPTED',
      respondedAt: '2026-11-12T03:00:00Z',
      standingOffer: { id: 'offer_1', status: 'SENT' },
    }),
  ];
  await show(replies);
  expect(screen.getByRole('link', { name: '早瀬 みおさんにオファーを送る' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '森 みおさんにオファーを送る' })).toBeNull();
  expect(screen.getByText('オファーの返答待ち')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '森 みおさんへのオファーを見る' })).toHaveAttribute(
    'href',
    '/offers/offer_1',
  );
});
