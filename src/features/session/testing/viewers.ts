import type { GuestState, MemberState, Viewer } from '../session.ts';

const mio: Viewer = {
  id: 'VXNlcjox',
  roles: ['CREATOR_USER'],
  email: 'mio@example.jp',
  name: '早瀬 みお',
  imageUrl: null,
  unreadRoomsCount: 0,
  hasUnreadNotification: false,
  registrationStep: 'COMPLETED',
  contentVisibilityType: 'ALL',
  contentVisibilityEndsAt: null,
  isOnboardingCompleted: false,
  hasRegisteredJobChangeMotivation: false,
  viaPrairieCard: false,
  closedPrairieCardSignUpCampaignEndedDialogAt: null,
  deletionDueAt: null,
  pendingEmail: null,
  factorRecoveryDueAt: null,
  hasTextsToAgree: false,
};

export const guest: GuestState = { status: 'guest' };

export function creatorWith(facts: Partial<Viewer>): MemberState {
  return { status: 'member', audience: 'creator', viewer: { ...mio, ...facts } };
}

export const creator: MemberState = creatorWith({});

export function companyWith(facts: Partial<Viewer>): MemberState {
  const viewer: Viewer = {
    ...mio,
    id: 'VXNlcjoy',
    roles: ['CORPORATE_USER'],
    email: 'sawa@todaisha.example.jp',
    name: '株式会社灯台舎',
    ...facts,
  };
  return { status: 'member', audience: 'company', viewer };
}

export const company: MemberState = companyWith({});
