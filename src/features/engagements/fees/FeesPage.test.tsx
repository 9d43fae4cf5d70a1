import { act, screen, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { test } from 'vitest';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { renderAsMember } from '../../onboarding/testing/renderAsMember.tsx';
import { company } from '../../session/testing/viewers.ts';
import { FeesPage } from './FeesPage.tsx';

async function renderFees(invoices: readonly object[]) {
  const view = await renderAsMember(<FeesPage />, company, { path: '/engagements/fees' });
  await act(async () => {
    view.environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Query: () => ({
          feesToCome: [{ month: '2026-11', rounds: 2, net: 45_000, tax: 4_500, total: 49_500 }],
          feeInvoices: { edges: invoices.map((node) => ({ node })), pageInfo: { hasNextPage: false } },
        }),
      }),
    );
    await Promise.resolve();
  });
}

const invoice = {
  id: 'feeInvoice_1',
  number: 'F2026-0001',
  status: 'ISSUED',
  month: '2026-10',
  issuedOn: '2026-11-01',
  payBy: '2026-11-30',
  daysLate: 0,
  net: 35_000,
  tax: 3_500,
  total: 38_500,
  paidOn: null,
  voidReason: null,
  replacesNumber: null,
  documentUrl: '/media/x.pdf',
  lines: [],
};

test('what the month has come to stands above what was billed', async () => {
  await renderFees([invoice]);
  const month = screen.getByRole('region', { name: '2026年11月の手数料' });
  expect(month).toHaveTextContent('49,500円(税込)');
  expect(within(month).getByText(/検収された仕事 2件/)).toBeInTheDocument();
  expect(screen.getByText(/F2026-0001/)).toBeInTheDocument();
});

test('before the first invoice the page says when there will be one', async () => {
  await renderFees([]);
  expect(screen.getByText('発行された請求書が、ここに並びます。')).toBeInTheDocument();
  expect(screen.queryByText(/F2026/)).toBeNull();
});
