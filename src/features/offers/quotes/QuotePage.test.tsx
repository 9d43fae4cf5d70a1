import { act, screen } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { test } from 'vitest';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { renderAsMember } from '../../onboarding/testing/renderAsMember.tsx';
import { company } from '../../session/testing/viewers.ts';
import { QuotePage } from './QuotePage.tsx';

async function open(quote: object) {
  const variables = { id: 'quote_1' };
  const path = '/quotes/quote_1';
  const { environment } = await renderAsMember(<QuotePage variables={variables} />, company, { path });
  await act(async () => {
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Quote: () => ({
          id: 'quote_1',
          sentAt: '2026-11-01T03:00:00Z',
          validUntil: '2099-12-01',
          withdrawnAt: null,
          isOver: false,
          documentUrl: '/documents/document_1',
          standingOffer: null,
          ...quote,
        }),
      }),
    );
    await Promise.resolve();
  });
  return environment;
}

const making = () => screen.queryByRole('link', { name: 'この見積からオファーを作成する' });
const standing = () => screen.queryByRole('link', { name: 'オファーを見る' });

test('an offer is made from a quote unless one stands', async () => {
  await open({});
  expect(making()).toHaveAttribute('href', '/offers/create?quote=quote_1');
  expect(standing()).toBeNull();
});

test('the offer that stands is shown in place of the way to another', async () => {
  await open({ standingOffer: { id: 'officialJobOffer_1', status: 'SENT' } });
  expect(screen.getByText('オファーの返答待ち')).toBeInTheDocument();
  expect(standing()).toHaveAttribute('href', '/offers/officialJobOffer_1');
  expect(making()).toBeNull();
});

test('one whose day has ended while it was open is over', async () => {
  await open({ validUntil: '2020-12-01' });
  expect(screen.getByText(/^この見積の有効期限/u)).toBeInTheDocument();
  expect(making()).toBeNull();
});
