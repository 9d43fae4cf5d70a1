/** What a press on the members needs, and nothing before it: one file, which comes once the page rests. */
export { RemoveMemberDialog } from './RemoveMemberDialog.tsx';
export { resendInvitation } from './resendInvitation.ts';
export { RevokeInvitationDialog } from './RevokeInvitationDialog.tsx';
