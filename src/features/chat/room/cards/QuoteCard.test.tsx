import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { test } from 'vitest';
import { expect } from '../../../../ui/testing/domMatchers.ts';
import { renderAsMember } from '../../../onboarding/testing/renderAsMember.tsx';
import { company, creator } from '../../../session/testing/viewers.ts';
import { QuoteCard } from './QuoteCard.tsx';
import { RoomTalkContext } from '../roomTalk.ts';
import type { RoomTalk } from '../roomTalk.ts';

const quote = {
  id: 'quote_1',
  title: '季刊誌の装画',
  items: ['表紙', '扉', '挿絵', '題字', '柱'],
  netPrice: 240_000,
  validUntil: '2099-11-30',
  isOver: false,
  isWithdrawn: false,
};
const show = (isCreator: boolean, change: Partial<typeof quote> = {}) =>
  renderAsMember(
    <QuoteCard quote={{ ...quote, ...change }} isCreator={isCreator} />,
    isCreator ? creator : company,
    { path: '/messages/chatRoom_1' },
  );
const makesOffer = () => screen.queryByRole('link', { name: 'この見積からオファーを作成する' });

test('a company makes its offer from a quote, which says what for, how much and until when', async () => {
  await show(false);
  expect(makesOffer()).toHaveAttribute('href', '/offers/create?quote=quote_1');
  expect(screen.getByText('表紙、扉、挿絵、ほか2件')).toBeInTheDocument();
  expect(screen.getByText('240,000')).toBeInTheDocument();
  expect(screen.getByText('有効期限 2099年11月30日(月) 23:59まで')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '取り下げる' })).toBeNull();
});

test('its creator takes it back, once asked', async () => {
  const view = await show(true);
  expect(makesOffer()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '取り下げる' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'この見積を取り下げますか' });
  await userEvent.click(within(dialog).getByRole('button', { name: '取り下げる' }));
  expect(view.environment.mock.getMostRecentOperation().request.variables).toEqual({ id: 'quote_1' });
});

test.each([
  [{ isOver: true }, '有効期限を過ぎました'],
  [{ validUntil: '2020-11-30' }, '有効期限を過ぎました'],
  [{ isWithdrawn: true }, 'クリエイターが取り下げました'],
])('one that no longer holds can only be read: %j', async (change, words) => {
  await show(false, change);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(makesOffer()).toBeNull();
  expect(screen.getByRole('link', { name: '見積を見る' })).toHaveAttribute('href', '/quotes/quote_1');
});

test('leads to the offer that waits while there is one, and to that of a consultation never', async () => {
  const talk = (consultationId: string | null): RoomTalk => ({
    isCreator: false,
    canWrite: true,
    newestOfInterviews: new Map(),
    standingOffers: [{ id: 'offer_1', status: 'SENT', consultationId }],
    took: () => undefined,
    propose: () => undefined,
  });
  const showIn = (consultationId: string | null) =>
    renderAsMember(
      <RoomTalkContext value={talk(consultationId)}>
        <QuoteCard quote={quote} isCreator={false} />
      </RoomTalkContext>,
      company,
      { path: '/messages/chatRoom_1' },
    );
  const first = await showIn(null);
  expect(makesOffer()).toBeNull();
  expect(screen.getByRole('link', { name: 'オファーを見る' })).toHaveAttribute('href', '/offers/offer_1');
  first.unmount();
  await showIn('jobConsultation_1');
  expect(makesOffer()).not.toBeNull();
});
