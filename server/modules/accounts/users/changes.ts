/**
 * What other modules change of an account, in transactions of theirs. The table `users` is written by this module alone (checkBoundaries.mjs).
 */
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
