/** What a press needs, and nothing before it: one file, which comes once the page rests. */
export { blockCompany } from './blockCompany.ts';
export { cancelAccountDeletion } from './cancelAccountDeletion.ts';
export { downloadExport } from './downloadExport.ts';
export { EndOthersDialog } from './EndOthersDialog.tsx';
export { endSession } from './endSession.ts';
export { unblockCompany } from './unblockCompany.ts';
export { UnlinkGoogleDialog } from './UnlinkGoogleDialog.tsx';
export { updateNotificationPreference } from './updateNotificationPreference.ts';
export { watchDataExport } from './watchDataExport.ts';
