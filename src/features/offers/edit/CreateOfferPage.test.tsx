import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { test, vi } from 'vitest';
import query from '../../../../__generated__/CreateOfferPageQuery.graphql.ts';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { createSessionStore, SessionContext } from '../../session/session.ts';
import { company } from '../../session/testing/viewers.ts';
import { CreateOfferPage } from './CreateOfferPage.tsx';

type Environment = ReturnType<typeof createMockEnvironment>;

async function answer(environment: Environment, data: object) {
  await act(async () => {
    environment.mock.resolveMostRecentOperation({ data });
    await Promise.resolve();
  });
}

async function opening(search: Readonly<Record<string, string>>, environment: Environment) {
  vi.stubGlobal('scrollTo', vi.fn());
  const root = createRootRoute();
  const chrome = createRoute({ getParentRoute: () => root, id: 'chrome' });
  const create = createRoute({
    getParentRoute: () => chrome,
    path: '/offers/create',
    component: CreateOfferPage,
  });
  const offer = createRoute({ getParentRoute: () => root, path: '/offers/$id' });
  const router = createRouter({
    routeTree: root.addChildren([chrome.addChildren([create]), offer]),
    history: createMemoryHistory({ initialEntries: [`/offers/create?${new URLSearchParams(search)}`] }),
  });
  await router.load();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <SessionContext value={createSessionStore(company)}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </SessionContext>
    </RelayEnvironmentProvider>,
  );
}

async function open(search: Readonly<Record<string, string>>, data: object) {
  const environment = createMockEnvironment();
  await opening(search, environment);
  await answer(environment, data);
}

const standing = {
  id: 'offer_1',
  status: 'SENT',
  changesOfferId: null,
  creator: { id: 'creator_1', profile: { lastName: '安曇', firstName: '直人' } },
  versions: [
    { subject: '紙袋', terms: { employment: null } },
    { subject: '包み紙の柄', terms: { employment: null } },
  ],
};
const consultation = {
  id: 'jobConsultation_1',
  title: '包み紙の柄',
  offerType: 'CONTRACT_UNIT',
  offerDetail: '三種の柄',
  workingPlace: null,
  specialNoteForExternalPublish: null,
  isAllowedToPublishExternal: false,
  contract: { __typename: 'UnitConsultationContract', netBudget: 120_000 },
};
const room = (...standingOffers: readonly object[]) => ({
  room: { __typename: 'ChatRoom', id: 'room_1', standingOffers },
});
const button = () => screen.queryAllByRole('button', { name: 'オファーを送る' });

test.each([
  [{ consultation: 'jobConsultation_1' }, { jobConsultation: { ...consultation, standingOffer: standing } }],
  [
    { consultation: 'jobConsultation_1' },
    { jobConsultation: { ...consultation, standingOffer: { ...standing, status: 'ACCEPTED' } } },
  ],
  [{ room: 'room_1' }, room({ ...standing, consultationId: null })],
])('%o is told of the offer that stands, in place of the form', async (search, data) => {
  await open(search, data);
  expect(screen.getByRole('link', { name: 'オファーを見る' })).toHaveAttribute('href', '/offers/offer_1');
  expect(screen.getByText(/^安曇 直人さんへの「包み紙の柄」です。/u)).toBeInTheDocument();
  expect(button()).toHaveLength(0);
});

test.each([
  [{ consultation: 'jobConsultation_1' }, { jobConsultation: { ...consultation, standingOffer: null } }],
  [{ room: 'room_1' }, room({ ...standing, consultationId: 'jobConsultation_1' })],
  [
    { consultation: 'jobConsultation_1' },
    { jobConsultation: { ...consultation, standingOffer: { ...standing, status: 'DECLINED' } } },
  ],
  [{ room: 'room_1' }, room({ ...standing, consultationId: null, status: 'WITHDRAWN' })],
  [{ room: 'room_1' }, room({ ...standing, consultationId: null, status: 'ACCEPTED' })],
])('%o opens the form where nothing stands in the way', async (search, data) => {
  await open(search, data);
  expect(button()).not.toHaveLength(0);
});

test('no form stands before the answer, whatever was known from before', async () => {
  const environment = createMockEnvironment();
  const asked = {
    candidate: '',
    consultation: '',
    quote: '',
    byCandidate: false,
    byConsultation: false,
    byQuote: false,
    work: '',
    byWork: false,
    room: 'room_1',
    byRoom: true,
  };
  const known = createOperationDescriptor(getRequest(query), asked);
  environment.commitPayload(known, room());
  environment.retain(known);
  await opening({ room: 'room_1' }, environment);
  expect(button()).toHaveLength(0);
  await answer(environment, room({ ...standing, consultationId: null }));
  expect(screen.getByRole('link', { name: 'オファーを見る' })).toBeInTheDocument();
});

test('an employment that stands is named as what it is', async () => {
  const employment = [{ __typename: 'OfficialJobOfferEmploymentItem' }];
  const terms = { versions: [{ subject: '包み紙の柄', terms: { employment } }] };
  await open(
    { consultation: 'jobConsultation_1' },
    { jobConsultation: { ...consultation, standingOffer: { ...standing, ...terms } } },
  );
  expect(screen.getByText('返答を待っている採用条件があります。')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '採用条件を見る' })).toBeInTheDocument();
});
