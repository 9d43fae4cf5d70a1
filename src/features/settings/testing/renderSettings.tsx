import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { vi } from 'vitest';
// What the page loads when it is first needed: here at once, so that no test waits for it to be compiled.
import '../../../ui/overlays/Dialog.tsx';
import '../../../ui/overlays/MenuPopover.tsx';
import '../../../ui/feedback/toastEngine.tsx';
import '../../../ui/feedback/ToastHost.tsx';
import '../../companies/members/ChangeRoleDialog.tsx';
import '../../companies/members/MembersSection.tsx';
import '../visibility/CompanySearch.tsx';
import '../data/DataExportForm.tsx';
import '../deletion/DeletionDialog.tsx';
import '../sign-in/EmailForm.tsx';
import '../sign-in/PasswordForm.tsx';
import '../display/ThemeChoice.tsx';
import '../visibility/VisibilitySection.tsx';
import { ToastRegion } from '../../../ui/feedback/ToastRegion.tsx';
import { UndoRegion } from '../../../ui/feedback/UndoRegion.tsx';
import { setWidth } from '../../onboarding/testing/renderAsMember.tsx';
import { createSessionStore, SessionContext, type SessionActs } from '../../session/session.ts';
import { company as companyState, creator as creatorState } from '../../session/testing/viewers.ts';
import { SettingsPage } from '../SettingsPage.tsx';

vi.setConfig({ testTimeout: 30_000 });

type Facts = Readonly<Record<string, unknown>>;

const everybody: Facts = {
  id: 'VXNlcjox',
  email: 'mio@example.jp',
  emailVerified: true,
  hasPassword: true,
  isGoogleLoggedIn: false,
  contentVisibilityType: 'ALL',
  contentVisibilityEndsAt: null,
  deletionDueAt: null,
  latestDataExport: null,
  blockedCompanies: [],
  blockedPeople: [],
  blockedChatRooms: [],
  passkeys: [],
  securityChanges: [],
  secondFactor: null,
  sessions: [
    {
      id: 's1',
      deviceName: 'WindowsのChrome',
      address: '203.0.113.…',
      createdAt: '2026-11-01T00:00:00Z',
      lastUsedAt: '2026-11-21T00:00:00Z',
      isCurrent: true,
      needsNoCodeUntil: null,
    },
    {
      id: 's2',
      deviceName: 'iPhoneのSafari',
      address: '198.51.100.…',
      createdAt: '2026-10-01T00:00:00Z',
      lastUsedAt: '2026-11-20T00:00:00Z',
      isCurrent: false,
      needsNoCodeUntil: '2026-12-18T00:00:00Z',
    },
  ],
  notificationPreferences: [
    { kind: 'CHAT_MESSAGE', inApp: true, mail: 'AT_ONCE', push: true },
    { kind: 'JOB_OFFER', inApp: true, mail: 'DAILY', push: true },
  ],
  notificationSettings: {
    quietHours: null,
    agreesToNews: false,
    hidesWords: false,
    pushKey: 'B'.repeat(87),
  },
};

export const creator: Facts = {
  ...everybody,
  roles: ['CREATOR_USER'],
  company: null,
  profile: {
    __typename: 'PrivateCreatorProfile',
    engagementType: { engagementType: 'SIDEJOB', nameOfCompanyYouCurrentlyWorkFor: '株式会社灯台舎' },
  },
};

export const company: Facts = {
  ...everybody,
  id: 'VXNlcjoy',
  email: 'sawa@todaisha.example.jp',
  roles: ['CORPORATE_USER'],
  profile: { __typename: 'PrivateCorporateProfile' },
  company: {
    id: 'company_1',
    name: '株式会社灯台舎',
    leavingHindrance: 'LAST_OWNER',
    members: [
      {
        id: 'm1',
        fullName: '澤 千尋',
        email: 'sawa@todaisha.example.jp',
        role: 'CORPORATE_USER',
        profileImage: null,
        joinedAt: '2026-01-10T00:00:00Z',
        isMe: true,
      },
      {
        id: 'm2',
        fullName: '小野寺 圭',
        email: 'onodera@todaisha.example.jp',
        role: 'CORPORATE_AGENT',
        profileImage: null,
        joinedAt: '2026-02-10T00:00:00Z',
        isMe: false,
      },
    ],
    openInvitations: [
      {
        id: 'i1',
        email: 'kondo@todaisha.example.jp',
        role: 'OUTSOURCING_RECRUITER',
        createdAt: '2030-04-01T00:00:00Z',
        expiresAt: '2030-04-08T00:00:00Z',
      },
    ],
  },
};

/** The whole page with one person before it, and the means to look at what it asks and to answer. */
export async function renderSettings(facts: Facts = creator, acts: Partial<SessionActs> = {}) {
  setWidth(1440);
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      User: () => facts,
      Query: () => ({ myDecisions: facts['decisions'] ?? [] }),
    }),
  );
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/settings/account'] }),
  });
  const session = createSessionStore(facts['company'] === null ? creatorState : companyState, acts);
  render(
    <RouterContextProvider router={router}>
      <SessionContext value={session}>
        <RelayEnvironmentProvider environment={environment}>
          <Suspense>
            <SettingsPage />
          </Suspense>
          <ToastRegion />
          <UndoRegion />
        </RelayEnvironmentProvider>
      </SessionContext>
    </RouterContextProvider>,
  );
  await screen.findByRole('heading', { level: 1 });

  const asked = () => environment.mock.getAllOperations();
  return {
    environment,
    router,
    user: userEvent.setup({ delay: null }),
    section: (name: string) => within(screen.getByRole('region', { name })),
    asked,
    /** The variables of the request that waits for its answer. */
    sent: () => environment.mock.getMostRecentOperation().request.variables,
    /** Answers the last request, whatever its payload's type is called. `user` and `company` complete what is given of them. */
    answer: async (payload: Facts) => {
      const given = () => ({ errors: [], ...payload });
      await act(async () => {
        environment.mock.resolveMostRecentOperation((operation) =>
          MockPayloadGenerator.generate(operation, {
            UserPayload: given,
            ChatRoomPayload: given,
            CompanyPayload: given,
            DataExportPayload: given,
            SignInPayload: given,
            ResetEmailRequestPayload: given,
            Query: given,
            // The generator asks for each type anew and would put these over what the payload says.
            User: () => payload['user'] ?? facts,
            ...(payload['company'] === undefined ? {} : { Company: () => payload['company'] }),
          }),
        );
      });
    },
    lose: async (error: Error) => {
      await act(async () => {
        environment.mock.rejectMostRecentOperation(error);
      });
    },
  };
}
