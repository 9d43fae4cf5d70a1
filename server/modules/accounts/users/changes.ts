/** Changes of accounts for other modules. Only this module writes the table `users` (checkBoundaries.mjs). */
export {
  closeForLeaving,
  completeRegistration,
  deleteUnfinished,
  insertInvited,
  invitableAccount,
  noteCampaignDialogClosed,
  noteFirstApproval,
  reopen,
  setDeletionDue,
  setRegistrationStep,
  setRole,
} from './changesSql.ts';
