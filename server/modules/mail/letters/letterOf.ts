import { feeNews, workNews } from './engagementLetters.ts';
import type { MailRequest } from '../mails.ts';
import * as activity from './activityLetters.ts';
import * as account from './accountLetters.ts';
import * as company from './companyLetters.ts';
import * as decisions from './decisionLetters.ts';
import * as contact from './contactLetters.ts';
import * as dealing from './dealingLetters.ts';
import * as data from './dataLetters.ts';
import * as papers from './documentLetters.ts';
import * as entry from './entryLetters.ts';
import * as interview from './interviewLetters.ts';
import type { House, Letter } from './letter.ts';
import * as opening from './openingLetters.ts';
import * as security from './securityLetters.ts';
import * as work from './workLetters.ts';

/** A template without a case does not compile. */
export function letterOf(mail: MailRequest, house: House): Letter {
  switch (mail.template) {
    case 'verifyEmail':
      return account.verifyEmail(mail.data, house);
    case 'alreadyRegistered':
      return account.alreadyRegistered(mail.data, house);
    case 'resetPassword':
      return account.resetPassword(mail.data);
    case 'passwordChanged':
      return security.passwordChanged(mail.data, house);
    case 'resetEmail':
      return account.resetEmail(mail.data, house);
    case 'agreeEmail':
      return security.agreeEmail(mail.data, house);
    case 'emailChanged':
      return security.emailChanged(mail.data, house);
    case 'newDevice':
      return security.newDevice(mail.data, house);
    case 'googleLinked':
      return security.googleLinked(mail.data, house);
    case 'googleUnlinked':
      return security.googleUnlinked(mail.data, house);
    case 'recoverFactor':
      return security.recoverFactor(mail.data, house);
    case 'factorRecoveryStarted':
      return security.factorRecoveryStarted(mail.data, house);
    case 'securityChanged':
      return security.securityChanged(mail.data, house);
    case 'bankAccountChanged':
      return security.bankAccountChanged(mail.data, house);
    case 'leadReceived':
      return company.leadReceived(mail.data, house);
    case 'leadDeclined':
      return company.leadDeclined(mail.data, house);
    case 'leadToOperators':
      return company.leadToOperators(mail.data);
    case 'contactReceived':
      return contact.contactReceived(mail.data, house);
    case 'contactToOperators':
      return contact.contactToOperators(mail.data);
    case 'documentReady':
      return papers.documentReady(mail.data, house);
    case 'documentRequested':
      return papers.documentRequested(mail.data);
    case 'meetingRequested':
      return papers.meetingRequested(mail.data);
    case 'invitation':
      return company.invitation(mail.data, house);
    case 'dataExportReady':
      return data.dataExportReady(mail.data);
    case 'dataExportFailed':
      return data.dataExportFailed(mail.data, house);
    case 'deletionRequested':
      return data.deletionRequested(mail.data);
    case 'deletionCancelled':
      return data.deletionCancelled(mail.data, house);
    case 'accountDeleted':
      return data.accountDeleted(mail.data, house);
    case 'memberSuspended':
      return decisions.memberSuspended(mail.data);
    case 'memberRestored':
      return decisions.memberRestored(house);
    case 'companySuspended':
      return decisions.companySuspended(mail.data);
    case 'companyRestored':
      return decisions.companyRestored(mail.data, house);
    case 'workTakenDown':
      return decisions.workTakenDown(mail.data);
    case 'workRestored':
      return decisions.workRestored(mail.data);
    case 'contestAnswered':
      return decisions.contestAnswered(mail.data, house);
    case 'workApproved':
      return work.workApproved(mail.data, house);
    case 'workRejected':
      return work.workRejected(mail.data, house);
    case 'followReceived':
      return activity.followReceived(mail.data, house);
    case 'messagesWaiting':
      return activity.messagesWaiting(mail.data, house);
    case 'dailyDigest':
      return activity.dailyDigest(mail.data, house);
    case 'platformNotice':
      return activity.platformNotice(mail.data, house);
    case 'openingSuspended':
      return decisions.openingSuspended(mail.data);
    case 'openingExpired':
      return opening.openingExpired(mail.data);
    case 'openingHeld':
      return opening.openingHeld(mail.data, house);
    case 'openingPassed':
      return opening.openingPassed(mail.data, house);
    case 'openingSentBack':
      return opening.openingSentBack(mail.data, house);
    case 'openingReleased':
      return opening.openingReleased(mail.data);
    case 'entryReceived':
      return entry.entryReceived(mail.data, house);
    case 'entryWithdrawn':
      return entry.entryWithdrawn(mail.data, house);
    case 'entryProgress':
      return entry.entryProgress(mail.data, house);
    case 'interview':
      return interview.interview(mail.data, house);
    case 'replyDue':
      return entry.replyDue(mail.data, house);
    case 'repliesDue':
      return entry.repliesDue(mail.data, house);
    case 'savedSearchFound':
      return activity.savedSearchFound(mail.data, house);
    case 'keptOpeningEnds':
      return opening.keptOpeningEnds(mail.data, house);
    case 'offerNews':
      return dealing.offerNews(mail.data, house);
    case 'contractConcluded':
      return dealing.contractConcluded(mail.data);
    case 'feeNews':
      return feeNews(mail.data, house);
    case 'workNews':
      return workNews(mail.data, house);
    case 'consultationNews':
      return dealing.consultationNews(mail.data, house);
    case 'openingClosed':
      return opening.openingClosed(mail.data, house);
  }
}
