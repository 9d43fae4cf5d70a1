import { staffBuilder } from '../../../builder/staff/staffBuilder.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import type { DeskCounts } from './countsSql.ts';
import { deskCounts } from './home.ts';
import { overview, slowCompanies, todos } from './overview.ts';
import type { Overview, Todo } from './overview.ts';
import type { DayOfReviews, SlowCompany } from './overviewSql.ts';

const Counts = staffBuilder.objectRef<DeskCounts>('DeskCounts').implement({
  description: 'What waits for somebody of the house.',
  fields: (t) => ({
    works: t.exposeInt('works'),
    openings: t.exposeInt('openings'),
    leads: t.exposeInt('leads'),
    reports: t.exposeInt('reports'),
    contests: t.exposeInt('contests'),
    contacts: t.exposeInt('contacts'),
    mails: t.exposeInt('mails', { description: 'Mails that are not sent by themselves any more.' }),
  }),
});

const Day = staffBuilder.objectRef<DayOfReviews>('DayOfReviews').implement({
  fields: (t) => ({
    day: t.exposeString('day'),
    approved: t.exposeInt('approved'),
    rejected: t.exposeInt('rejected'),
  }),
});

const Reason = staffBuilder.objectRef<Overview['reasons'][number]>('ReasonCount').implement({
  fields: (t) => ({ title: t.exposeString('title'), count: t.exposeInt('count') }),
});

const OverviewType = staffBuilder.objectRef<Overview>('Overview').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    oldestAt: t.expose('oldestAt', { type: 'DateTime', nullable: true }),
    soon: t.exposeInt('soon', { description: 'With eight hours or less to go.' }),
    late: t.exposeInt('late', { description: 'Beyond two business days.' }),
    ages: t.intList({
      description: 'Works by hours waited: up to 6, 12, 18, 24, 30, and beyond.',
      resolve: (data) => [...data.ages],
    }),
    days: t.field({ type: [Day], resolve: ({ days }) => [...days] }),
    medianHours: t.exposeFloat('medianHours', { nullable: true }),
    reasons: t.field({ type: [Reason], resolve: ({ reasons }) => [...reasons] }),
  }),
});

const Slow = staffBuilder.objectRef<SlowCompany>('SlowCompany').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('Company', id) }),
    name: t.exposeString('name'),
    responseRatePercent: t.exposeInt('responseRatePercent', { nullable: true }),
    medianReplyMinutes: t.exposeInt('medianReplyMinutes', { nullable: true }),
    nearlyDue: t.exposeInt('nearlyDue', {
      description: 'Entries without an answer, three days or less before it is due.',
    }),
    remindedAt: t.expose('remindedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the company was last reminded of one of them.',
    }),
  }),
});

const ids = { LEAD: 'Lead', MAIL: 'KeptMail', REPORT: 'Report' } as const;

const TodoType = staffBuilder.objectRef<Todo>('Todo').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ kind, id }) => encodeGlobalId(ids[kind], id) }),
    kind: t.field({
      type: staffBuilder.enumType('TodoKind', { values: ['REPORT', 'LEAD', 'MAIL'] as const }),
      resolve: ({ kind }) => kind,
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'A report’s.' }),
    name: t.exposeString('name', { nullable: true }),
    since: t.expose('since', { type: 'DateTime' }),
  }),
});

const Range = staffBuilder.enumType('OverviewRange', {
  values: { WEEK: { value: 7 }, MONTH: { value: 30 }, QUARTER: { value: 90 } } as const,
});

staffBuilder.queryFields((t) => ({
  deskCounts: t.field({
    type: Counts,
    authScopes: { staff: true },
    resolve: (_root, _args, context) => deskCounts(context),
  }),
  overview: t.field({
    type: OverviewType,
    args: { range: t.arg({ type: Range, required: true }) },
    authScopes: { staff: true },
    resolve: (_root, { range }, context) => overview(context, range),
  }),
  slowCompanies: t.field({
    type: [Slow],
    description: 'With entries nearly due for an answer, most of them first; at most 8.',
    authScopes: { staff: true },
    resolve: (_root, _args, context) => slowCompanies(context),
  }),
  todos: t.field({
    type: [TodoType],
    description:
      'Reports, leads and mails, the longest wait of each first; empty for who does not work them.',
    authScopes: { staff: true },
    resolve: (_root, _args, context) => todos(context),
  }),
}));
