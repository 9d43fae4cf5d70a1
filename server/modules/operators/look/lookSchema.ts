import { orErrors } from '../../../builder/errors.ts';
import { staffBuilder } from '../../../builder/staff/staffBuilder.ts';
import { StaffOk } from '../../../builder/staff/staffPayload.ts';
import { encodeGlobalId } from '../../../lib/globalId.ts';
import { RuleNameType } from '../contests/ruleType.ts';
import * as look from './look.ts';
import type { Found, PersonWhole } from './lookSql.ts';

const supporters = ['SUPPORT'] as const;
const types = { COMPANY: 'Company', OPENING: 'JobOpening', PERSON: 'User', WORK: 'Product' } as const;

const FoundType = staffBuilder.objectRef<Found>('Found').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ kind, id }) => encodeGlobalId(types[kind], id) }),
    kind: t.field({
      type: staffBuilder.enumType('FoundKind', { values: ['PERSON', 'COMPANY', 'WORK', 'OPENING'] as const }),
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

const Person = staffBuilder.objectRef<PersonWhole>('Person').implement({
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
