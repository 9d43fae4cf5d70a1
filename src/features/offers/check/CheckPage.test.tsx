import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { webcrypto } from 'node:crypto';
import { afterAll, beforeAll, test, vi } from 'vitest';
import { renderAsMember } from '../../onboarding/testing/renderAsMember.tsx';
import { creator } from '../../session/testing/viewers.ts';
import { CheckPage } from './CheckPage.tsx';

// The stand-in for a browser has no hashes.
beforeAll(() => vi.stubGlobal('crypto', webcrypto));
afterAll(() => vi.unstubAllGlobals());

/** SHA-256 of the letters “abc”, as FIPS 180-2 has it. */
const hashOfAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

async function choose(answer: object) {
  const { environment } = await renderAsMember(<CheckPage />, creator, { path: '/offers/check' });
  const file = new File(['abc'], '条件.pdf', { type: 'application/pdf' });
  // The stand-in for a browser reads files into memory that the hash does not take.
  Object.assign(file, { arrayBuffer: async () => Uint8Array.from([97, 98, 99]).buffer });
  await userEvent.upload(screen.getByLabelText(/確認するPDF/u), file);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const { request } = environment.mock.getMostRecentOperation();
  expect(request.variables).toEqual({ sha256: hashOfAbc });
  await act(async () => {
    environment.mock.resolveMostRecentOperation({ data: { checkDocument: { errors: [], ...answer } } });
    await Promise.resolve();
  });
}

test('a PDF that was issued is named by its kind, number and version', async () => {
  await choose({
    document: {
      kind: 'OFFER',
      number: '0198A7C2-1B2C',
      version: 2,
      issuedAt: '2026-11-24T01:20:00Z',
      isVoided: false,
      isReplaced: true,
    },
  });
  expect(await screen.findByRole('heading', { name: 'つむぎが発行した書類です' })).toBeInTheDocument();
  expect(screen.getByText('条件の通知 第2版')).toBeInTheDocument();
  expect(screen.getByText(/新しいバージョンが発行されています/u)).toBeInTheDocument();
});

test('another one is not', async () => {
  await choose({ document: null });
  expect(
    await screen.findByRole('heading', { name: 'つむぎが発行した書類ではありません' }),
  ).toBeInTheDocument();
});
