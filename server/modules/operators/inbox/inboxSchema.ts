import { orErrors } from '../../../builder/errors.ts';
import { staffBuilder } from '../../../builder/staff/staffBuilder.ts';
import { StaffOk } from '../../../builder/staff/staffPayload.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import type { KeptMail } from '../../mail/keptMails.ts';
import * as inbox from './inbox.ts';
import { StaffMedia } from '../reviews/reviewSchema.ts';
import type { ReportedPart, ReportedWords, ReportOpened } from './inbox.ts';
import type { OpenReport, WaitingContact } from './inboxSql.ts';

const supporters = ['SUPPORT'] as const;

const SubjectKind = staffBuilder.enumType('ReportSubject', {
  values: ['PRODUCT', 'USER', 'COMPANY', 'JOB_OPENING', 'CHAT_MESSAGE', 'CHAT_ROOM', 'ENGAGEMENT'] as const,
});

const Reason = staffBuilder.enumType('ReportReason', {
  values: [
    'COPYRIGHT',
    'INAPPROPRIATE',
    'HARASSMENT',
    'FRAUD',
    'OUTSIDE_DEALING',
    'FALSE_TERMS',
    'SPAM',
    'OTHER',
  ] as const,
});

const ReportStatus = staffBuilder.enumType('ReportStatus', {
  values: ['OPEN', 'ACTED', 'DISMISSED'] as const,
});

const lookedUp: ReadonlyMap<string, string> = new Map([
  ['PRODUCT', 'Product'],
  ['USER', 'CreatorUser'],
  ['COMPANY', 'Company'],
  ['JOB_OPENING', 'JobOpening'],
]);

const Report = staffBuilder.objectRef<OpenReport>('Report').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('Report', id) }),
    subjectKind: t.expose('subjectKind', { type: SubjectKind }),
    subjectName: t.exposeString('subjectName', { nullable: true }),
    subjectId: t.id({
      nullable: true,
      description: 'To look it up by; null of conversations.',
      resolve: ({ subjectKind, subjectId }) => {
        const type = lookedUp.get(subjectKind);
        return type === undefined ? null : encodeGlobalId(type, subjectId);
      },
    }),
    reason: t.expose('reason', { type: Reason }),
    detail: t.exposeString('detail'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    reporterName: t.exposeString('reporterName', { nullable: true }),
  }),
});

const Words = staffBuilder.objectRef<ReportedWords>('ReportedWords').implement({
  description: 'Something that was reported, as it stood.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('ReportedWords', id) }),
    senderName: t.exposeString('senderName'),
    text: t.exposeString('text', { nullable: true }),
    filename: t.exposeString('filename', { nullable: true }),
    at: t.expose('at', { type: 'DateTime', nullable: true }),
  }),
});

const Part = staffBuilder.objectRef<ReportedPart>('ReportedPart').implement({
  description: 'What a reported page said under a name, as it stood.',
  fields: (t) => ({ label: t.exposeString('label'), words: t.exposeString('words') }),
});

const OpenedReport = staffBuilder.objectRef<ReportOpened>('OpenedReport').implement({
  fields: (t) => ({
    report: t.field({ type: Report, resolve: (report) => report }),
    status: t.expose('status', { type: ReportStatus }),
    handledBy: t.exposeString('handledBy', { nullable: true }),
    handlingNote: t.exposeString('handlingNote', { nullable: true }),
    words: t.field({ type: [Words], resolve: ({ words }) => [...words] }),
    parts: t.field({ type: [Part], resolve: ({ parts }) => [...parts] }),
    pictures: t.field({ type: [StaffMedia], resolve: ({ pictures }) => [...pictures] }),
  }),
});

const ContactTopic = staffBuilder.enumType('ContactTopic', {
  values: ['SERVICE', 'ACCOUNT', 'WORKS', 'JOBS', 'PAYMENT', 'REPORT', 'PRESS', 'OTHER'] as const,
});

const Contact = staffBuilder.objectRef<WaitingContact>('ContactMessage').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('ContactMessage', id) }),
    topic: t.field({ type: ContactTopic, resolve: ({ category }) => category }),
    name: t.exposeString('name'),
    companyName: t.exposeString('companyName', { nullable: true }),
    email: t.exposeString('email'),
    body: t.exposeString('body'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const Mail = staffBuilder.objectRef<KeptMail>('KeptMail').implement({
  description: 'A mail that is not sent by itself any more. Its words are not shown.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('KeptMail', id) }),
    to: t.exposeString('to'),
    subject: t.exposeString('subject'),
    failedAt: t.expose('failedAt', { type: 'DateTime' }),
    inDoubt: t.exposeBoolean('inDoubt', { description: 'It was handed over, and nobody heard the answer.' }),
    reason: t.exposeString('reason'),
  }),
});

staffBuilder.queryFields((t) => ({
  openReports: t.field({
    type: [Report],
    description: 'The longest wait first, at most 100.',
    authScopes: { roles: supporters },
    resolve: (_root, _args, context) => inbox.openReports(context),
  }),
  report: t.field({
    type: OpenedReport,
    nullable: true,
    description: 'What was reported. Each look is written into the log.',
    args: { id: t.arg.id({ required: true }) },
    authScopes: { roles: supporters },
    resolve: (_root, { id }, context) => inbox.openReport(context, id),
  }),
  waitingContacts: t.field({
    type: [Contact],
    authScopes: { roles: supporters },
    resolve: (_root, _args, context) => inbox.waitingContacts(context),
  }),
  mailsInDoubt: t.field({
    type: [Mail],
    authScopes: { roles: supporters },
    resolve: (_root, _args, context) => inbox.mailsInDoubt(context),
  }),
}));

const ReportOutcome = staffBuilder.enumType('ReportOutcome', { values: ['ACTED', 'DISMISSED'] as const });
const ContactOutcome = staffBuilder.enumType('ContactOutcome', { values: ['ANSWERED', 'CLOSED'] as const });
const refusals = ['DraftConflictError', 'ArgumentInvalidError', 'UserInputInvalidError'] as const;

staffBuilder.mutationFields((t) => ({
  handleReport: t.field({
    type: StaffOk,
    args: {
      id: t.arg.id({ required: true }),
      outcome: t.arg({ type: ReportOutcome, required: true }),
      note: t.arg.string({ required: true }),
    },
    authScopes: { roles: supporters },
    resolve: (_root, args, context) =>
      orErrors(refusals, async () => {
        await inbox.handleReport(context, args);
        return {};
      }),
  }),
  handleContact: t.field({
    type: StaffOk,
    args: {
      id: t.arg.id({ required: true }),
      outcome: t.arg({ type: ContactOutcome, required: true }),
    },
    authScopes: { roles: supporters },
    resolve: (_root, args, context) =>
      orErrors(refusals, async () => {
        await inbox.handleContact(context, args);
        return {};
      }),
  }),
  resendMail: t.field({
    type: StaffOk,
    description: 'Anew; one in doubt may arrive twice then.',
    args: { id: t.arg.id({ required: true }) },
    authScopes: { roles: supporters },
    resolve: (_root, { id }, context) =>
      orErrors(refusals, async () => {
        await inbox.resendMail(context, id);
        return {};
      }),
  }),
}));
