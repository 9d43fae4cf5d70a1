import { orErrors } from '../../../builder/errors.ts';
import { staffBuilder } from '../../../builder/staff/staffBuilder.ts';
import { StaffOk } from '../../../builder/staff/staffPayload.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { RuleNameType } from '../contests/ruleType.ts';
import * as look from './look.ts';
import type { LookedAt, LookedAtRoom } from './look.ts';
import type { Found, FoundRoom, RoomMember } from './lookSql.ts';
import type { MailState } from '../../mail/keptMails.ts';

const supporters = ['SUPPORT'] as const;
const types = {
  COMPANY: 'Company',
  OPENING: 'JobOpening',
  PERSON: 'User',
  ROOM: 'ChatRoom',
  WORK: 'Product',
} as const;

const FoundType = staffBuilder.objectRef<Found>('Found').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ kind, id }) => encodeGlobalId(types[kind], id) }),
    kind: t.field({
      type: staffBuilder.enumType('FoundKind', {
        values: ['PERSON', 'COMPANY', 'WORK', 'OPENING', 'ROOM'] as const,
      }),
      resolve: ({ kind }) => kind,
    }),
    title: t.exposeString('title'),
    sub: t.exposeString('sub'),
    state: t.exposeString('state'),
  }),
});

const MemberStatus = staffBuilder.enumType('MemberStatus', {
  values: ['ACTIVE', 'SUSPENDED', 'DELETED'] as const,
});

const FoundRoomType = staffBuilder.objectRef<FoundRoom>('FoundRoom').implement({
  description: 'That it is there. Nothing of what is said in it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('ChatRoom', id) }),
    creatorName: t.exposeString('creatorName'),
    companyName: t.exposeString('companyName'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastMessageAt: t.expose('lastMessageAt', { type: 'DateTime' }),
    messages: t.exposeInt('messages', { description: 'Sent so far, withdrawn ones among them.' }),
  }),
});

const RoomMemberType = staffBuilder.objectRef<RoomMember>('RoomMember').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('User', id) }),
    name: t.exposeString('name'),
    joinedAt: t.expose('joinedAt', { type: 'DateTime' }),
  }),
});

const Room = staffBuilder.objectRef<LookedAtRoom>('Room').implement({
  description: 'Who is in it, since when, how much was said: never what, but in a report.',
  fields: (t) => ({
    facts: t.field({ type: FoundRoomType, resolve: (room) => room }),
    origin: t.field({
      type: staffBuilder.enumType('RoomOrigin', {
        values: ['DIRECT', 'ENTRY', 'CONSULTATION', 'OFFER', 'FOLLOW'] as const,
      }),
      resolve: ({ origin }) => origin,
    }),
    openReports: t.exposeInt('openReports'),
    members: t.field({ type: [RoomMemberType], resolve: ({ members }) => [...members] }),
  }),
});

const MailToPerson = staffBuilder.objectRef<MailState>('MailToPerson').implement({
  description: 'What has not gone out yet, or not at all. Its words are not shown.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('KeptMail', id) }),
    subject: t.exposeString('subject'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    state: t.field({
      type: staffBuilder.enumType('MailToPersonState', {
        values: ['WAITING', 'FAILED', 'IN_DOUBT'] as const,
      }),
      resolve: ({ state }) => state,
    }),
    reason: t.exposeString('reason', { nullable: true }),
  }),
});

const HouseExport = staffBuilder.objectRef<NonNullable<LookedAt['lastExport']>>('HouseExport').implement({
  description: 'Everything the house knows of a person, for a request of disclosure.',
  fields: (t) => ({
    status: t.field({
      type: staffBuilder.enumType('HouseExportStatus', { values: ['REQUESTED', 'READY', 'FAILED'] as const }),
      resolve: ({ status }) => status,
    }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    url: t.exposeString('url', {
      nullable: true,
      description: 'Where the file is fetched from with the access token; null unless ready.',
    }),
  }),
});

const Person = staffBuilder.objectRef<LookedAt>('Person').implement({
  description: 'What the house may know of a member. No password, no token, no words of theirs.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('User', id) }),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    role: t.exposeString('role'),
    companyName: t.exposeString('companyName', { nullable: true }),
    status: t.expose('status', { type: MemberStatus }),
    registeredAt: t.expose('registeredAt', { type: 'DateTime' }),
    works: t.exposeInt('works'),
    sessions: t.exposeInt('sessions'),
    openReports: t.exposeInt('openReports'),
    suspensionReason: t.exposeString('suspensionReason', { nullable: true }),
    suspensionEndsAt: t.expose('suspensionEndsAt', { type: 'DateTime', nullable: true }),
    isSuspendedByUs: t.exposeBoolean('isSuspendedByUs'),
    deletionDueAt: t.expose('deletionDueAt', { type: 'DateTime', nullable: true }),
    rooms: t.field({
      type: [FoundRoomType],
      description: 'The last used first, at most 20.',
      resolve: ({ rooms }) => [...rooms],
    }),
    mails: t.field({
      type: [MailToPerson],
      description: 'The newest first, at most 20.',
      resolve: ({ mails }) => [...mails],
    }),
    mailRefusals: t.exposeInt('mailRefusals', { description: 'How often their address refused a mail.' }),
    lastExport: t.expose('lastExport', { type: HouseExport, nullable: true }),
  }),
});

staffBuilder.queryFields((t) => ({
  find: t.field({
    type: [FoundType],
    description:
      'By id, address, number, name or e-mail address. What was looked for is written into the log.',
    args: { text: t.arg.string({ required: true }) },
    authScopes: { roles: supporters },
    resolve: (_root, { text }, context) => look.find(context, text),
  }),
  room: t.field({
    type: Room,
    nullable: true,
    description: 'Each look is written into the log.',
    args: { id: t.arg.id({ required: true }) },
    authScopes: { roles: supporters },
    resolve: (_root, { id }, context) => look.room(context, id),
  }),
  person: t.field({
    type: Person,
    nullable: true,
    description: 'Each look is written into the log.',
    args: { id: t.arg.id({ required: true }) },
    authScopes: { roles: supporters },
    resolve: (_root, { id }, context) => look.person(context, id),
  }),
}));

const refusals = [
  'ArgumentInvalidError',
  'UserInputInvalidError',
  'ProductNotFoundError',
  'JobOpeningNotFoundError',
  'ForbiddenError',
] as const;

const done = async (run: Promise<void>) =>
  orErrors(refusals, async () => {
    await run;
    return {};
  });

staffBuilder.mutationFields((t) => {
  const about = { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) };
  const hiding = {
    ...about,
    isDown: t.arg.boolean({ required: true }),
    rule: t.arg({ type: RuleNameType, description: 'Needed to hide.' }),
  };
  const suspending = {
    ...about,
    rule: t.arg({ type: RuleNameType, required: true }),
    endsAt: t.arg({ type: 'DateTime' }),
  };
  return {
    suspendMember: t.field({
      type: StaffOk,
      description: 'They are told why, and until when; without an end, until it is lifted.',
      args: suspending,
      authScopes: { roles: supporters },
      resolve: (_root, args, context) => done(look.suspend(context, args)),
    }),
    liftSuspension: t.field({
      type: StaffOk,
      args: about,
      authScopes: { roles: supporters },
      resolve: (_root, args, context) => done(look.lift(context, args)),
    }),
    endMemberSessions: t.field({
      type: StaffOk,
      args: about,
      authScopes: { roles: supporters },
      resolve: (_root, args, context) => done(look.endSessions(context, args)),
    }),
    exportMember: t.field({
      type: StaffOk,
      description: 'For a request of disclosure. No mail goes out: who asked hands it over.',
      args: about,
      authScopes: { roles: supporters },
      resolve: (_root, args, context) => done(look.exportMember(context, args)),
    }),
    deleteMember: t.field({
      type: StaffOk,
      description: 'In 30 days, as by their own hand; they are told.',
      args: about,
      authScopes: { roles: supporters },
      resolve: (_root, args, context) => done(look.deleteMember(context, args)),
    }),
    keepMember: t.field({
      type: StaffOk,
      description: 'Takes back that they are to be deleted.',
      args: about,
      authScopes: { roles: supporters },
      resolve: (_root, args, context) => done(look.keepMember(context, args)),
    }),
    correctCompanyName: t.field({
      type: StaffOk,
      args: { ...about, name: t.arg.string({ required: true }) },
      authScopes: { roles: supporters },
      resolve: (_root, args, context) => done(look.correctName(context, args)),
    }),
    suspendCompany: t.field({
      type: StaffOk,
      description: 'Out of sight, with its openings. Its owners are told why, and until when.',
      args: suspending,
      authScopes: { roles: supporters },
      resolve: (_root, args, context) => done(look.stopCompany(context, args)),
    }),
    liftCompany: t.field({
      type: StaffOk,
      args: about,
      authScopes: { roles: supporters },
      resolve: (_root, args, context) => done(look.startCompany(context, args)),
    }),
    takeDownWork: t.field({
      type: StaffOk,
      description: 'Out of sight, or back; its author is told why.',
      args: hiding,
      authScopes: { roles: ['SUPPORT', 'REVIEWER'] },
      resolve: (_root, args, context) => done(look.takeDownWork(context, args)),
    }),
    suspendOpening: t.field({
      type: StaffOk,
      description: 'Out of every list, or back; its company is told.',
      args: hiding,
      authScopes: { roles: supporters },
      resolve: (_root, args, context) => done(look.takeDownOpening(context, args)),
    }),
  };
});
