import { act, screen } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { test } from 'vitest';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { renderAsMember } from '../../onboarding/testing/renderAsMember.tsx';
import { creator } from '../../session/testing/viewers.ts';
import { OfferPage } from './OfferPage.tsx';

async function open(offer: object) {
  const { environment } = await renderAsMember(<OfferPage variables={{ id: 'offer_1' }} />, creator, {
    path: '/offers/offer_1',
  });
  await act(async () => {
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        OfficialJobOffer: () => ({ id: 'offer_1', currentVersion: 1, changesOfferId: null, ...offer }),
        OfficialJobOfferVersion: () => ({ version: 1, documentUrl: '/documents/document_1', lines: [] }),
        OfficialJobOfferParty: () => ({ lines: [] }),
        OfficialJobOfferTerms: () => ({ employment: null }),
      }),
    );
    await Promise.resolve();
  });
}

const accept = () => screen.queryByRole('button', { name: 'この条件で受ける' });

test.each([
  ['2099-04-07T14:59:59.999Z', '返答待ち', 1],
  ['2020-04-07T14:59:59.999Z', '返答期限切れ', 0],
])(
  'what waits until %s is shown as %s, and answered only while it may be',
  async (replyBy, word, buttons) => {
    await open({ status: 'SENT', replyBy });
    expect(screen.getByText(word)).toBeInTheDocument();
    expect(accept() === null ? 0 : 1).toBe(buttons);
  },
);
