import { staffBuilder } from '../../../builder/staff/staffBuilder.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { keysetPage } from '../../../lib/request/paging.ts';
import { exportLog, logPage, logState, staffNames } from './log.ts';
import type { LogRow } from './logSql.ts';
import type { LogState } from './seals.ts';

const administrators = ['ADMINISTRATOR'] as const;

const ActorKind = staffBuilder.enumType('ActorKind', {
  values: ['STAFF', 'COMMAND_LINE', 'SYSTEM'] as const,
});

const Line = staffBuilder.objectRef<LogRow>('LogLine').implement({
  description: 'What somebody of the house did, or looked at.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('LogLine', id) }),
    actorKind: t.expose('actorKind', { type: ActorKind }),
    staffName: t.exposeString('staffName', { nullable: true }),
    action: t.exposeString('action'),
    subjectKind: t.exposeString('subjectKind'),
    subjectId: t.exposeString('subjectId', { nullable: true }),
    detail: t.exposeString('detail', { description: 'As JSON.' }),
    address: t.exposeString('address', { nullable: true }),
    occurredAt: t.expose('occurredAt', { type: 'DateTime' }),
    isSealed: t.boolean({ resolve: ({ sequence }) => sequence !== null }),
  }),
});

const Name = staffBuilder.objectRef<{ id: string; name: string }>('StaffName').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('StaffMember', id) }),
    name: t.exposeString('name'),
  }),
});

const State = staffBuilder.objectRef<LogState>('LogState').implement({
  fields: (t) => ({
    lines: t.exposeInt('lines', { description: 'Lines that are sealed and as they were written.' }),
    brokenAt: t.exposeInt('brokenAt', { nullable: true, description: 'The first that is not.' }),
  }),
});

const Filter = staffBuilder.inputType('LogFilter', {
  fields: (t) => ({
    action: t.string(),
    subject: t.string({ description: 'As it stands in an address, or its key.' }),
    staffId: t.id(),
    from: t.field({ type: 'DateTime' }),
    to: t.field({ type: 'DateTime' }),
  }),
});

staffBuilder.queryFields((t) => ({
  log: t.connection({
    type: Line,
    args: { filter: t.arg({ type: Filter, required: true }) },
    authScopes: { roles: administrators },
    resolve: (_root, { filter, ...args }, context) => logPage(context, filter, keysetPage(args)),
  }),
  logCsv: t.string({
    description: 'At most 10,000 lines.',
    args: { filter: t.arg({ type: Filter, required: true }) },
    authScopes: { roles: administrators },
    resolve: (_root, { filter }, context) => exportLog(context, filter),
  }),
  logState: t.field({
    type: State,
    description: 'Walks the whole chain.',
    authScopes: { roles: administrators },
    resolve: (_root, _args, context) => logState(context),
  }),
  staffNames: t.field({
    type: [Name],
    authScopes: { roles: administrators },
    resolve: (_root, _args, context) => staffNames(context),
  }),
}));
