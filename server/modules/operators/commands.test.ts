import { expect, test } from 'vitest';
import { adminSchema } from '../../graphql/adminSchema.ts';
import { usage } from './commands.ts';

/** The command that does what each act of the pages does; or why the command line has none. */
const commands: Readonly<Record<string, readonly string[] | string>> = {
  acceptLead: ['leads accept'],
  declineLead: ['leads decline'],
  decideReview: ['works approve', 'works reject', 'held pass', 'held return'],
  undoReview: ['works undo', 'held undo'],
  holdReview: ['works hold'],
  releaseReviewHold: ['works unhold'],
  takeReview: 'a place at the desk, which the command line does not take: what it decides is done at once',
  leaveReview: 'a place at the desk',
  handleReport: ['reports act', 'reports dismiss'],
  handleContact: ['contacts answered'],
  resendMail: ['mails resend'],
  exportMember: ['members export'],
  deleteMember: ['members delete'],
  keepMember: ['members keep'],
  suspendMember: ['members suspend'],
  liftSuspension: ['members lift'],
  endMemberSessions: ['members sign-out'],
  correctCompanyName: ['company rename'],
  suspendCompany: ['company suspend'],
  liftCompany: ['company lift'],
  takeDownWork: ['works hide', 'works show'],
  suspendOpening: ['jobs suspend', 'jobs release'],
  answerContest: ['contests uphold', 'contests overturn'],
  pickWork: ['picks write'],
  movePick: ['picks front'],
  dropPick: ['picks drop'],
  markFee: ['fees paid', 'fees unpaid'],
  correctFee: ['fees void'],
  writeNotice: ['notices write'],
  changeNotice: ['notices change'],
  dropNotice: ['notices drop'],
  beginStaffSignIn: 'whoever runs the command line has the machine: nobody signs in there',
  confirmStaffSignIn: 'a sign-in',
  refreshStaffTokens: 'a session of the pages',
  endStaffSession: 'a session of the pages; `staff disable` ends all of somebody’s',
  changeStaffPassword: 'by their own hand alone; `staff reset` makes a new one',
  staffPasskeyOptions: 'a key is made in a browser',
  registerStaffPasskey: 'a key is made in a browser',
  removeStaffPasskey: 'by their own hand alone; `staff reset` removes every second factor',
};

test('the command line does what the pages do, or says why not', () => {
  const mutations = Object.keys(adminSchema.getMutationType()?.getFields() ?? {});
  expect(Object.keys(commands).toSorted()).toEqual(mutations.toSorted());
});

test.each(
  Object.entries(commands).flatMap(([name, row]) => (typeof row === 'string' ? [] : [[name, row] as const])),
)('%s is %j', (_name, words) => {
  const help = usage.map((line) => line.trim());
  for (const command of words) expect(help.some((line) => line.startsWith(command))).toBe(true);
});
