import { orErrors } from '../../../builder/errors.ts';
import { upTo } from '../../../builder/lists.ts';
import { staffBuilder } from '../../../builder/staff/staffBuilder.ts';
import { StaffOk, staffPayload } from '../../../builder/staff/staffPayload.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import type { StaffContext } from '../../../lib/request/staff.ts';
import type { MediaRow } from '../../media/sql.ts';
import { versionOf } from '../../products/review/review.ts';
import { actorOf } from '../../staff/sessions.ts';
import type { DecidedCounts, WaitingWork } from './queueSql.ts';
import { rejectionTemplates, reviewPoints } from './templates.ts';
import type { RejectionTemplate } from './templates.ts';
import type { ReviewContents, ReviewedAuthor, ReviewStepRow } from './workSql.ts';
import type { Hold } from './decisionsSql.ts';
import { decideReview, leaveReview, subjectOf, takeReview, undoDecision } from './desk.ts';
import {
  dueOf,
  holdOf,
  holdWork,
  releaseHold,
  reviewQueue,
  storyOf,
  workOf,
  workUnderReview,
} from './reviews.ts';
import type { Queue, ReviewedNow } from './reviews.ts';

const reviewers = ['REVIEWER'] as const;

export const StaffMedia = staffBuilder.objectRef<MediaRow>('Media').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('Media', id) }),
    type: t.field({
      type: staffBuilder.enumType('MediaType', { values: ['IMAGE', 'VIDEO'] as const }),
      resolve: ({ type }) => type,
    }),
    url: t.exposeString('url'),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
    thumbhash: t.exposeString('thumbhash', { nullable: true }),
    caption: t.exposeString('caption', { nullable: true }),
    posterUrl: t.exposeString('posterUrl', { nullable: true }),
  }),
});

const WaitingKind = staffBuilder.enumType('WaitingKind', { values: ['NEW', 'AGAIN', 'CHANGE'] as const });

const WaitingWorkType = staffBuilder.objectRef<WaitingWork>('WaitingWork').implement({
  description: 'A work, or a change of one, that waits for its review.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('Product', id) }),
    number: t.exposeInt('number'),
    name: t.exposeString('name'),
    authorName: t.exposeString('authorName'),
    kind: t.expose('kind', { type: WaitingKind }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime' }),
    dueAt: t.field({
      type: 'DateTime',
      description: 'Two business days after it was handed in.',
      resolve: ({ submittedAt }) => dueOf(submittedAt),
    }),
    thumbnail: t.expose('thumbnail', { type: StaffMedia, nullable: true }),
    reviewerName: t.string({
      nullable: true,
      description: 'Another reviewer who has it before them now.',
      resolve: ({ leasedTo, leasedToId }, _args, { viewer }) =>
        viewer.kind === 'staff' && viewer.staffId === leasedToId ? null : leasedTo,
    }),
    heldBy: t.exposeString('heldBy', { nullable: true, description: 'Who put it aside.' }),
  }),
});

const Contents = staffBuilder.objectRef<ReviewContents>('ReviewContents').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    designScope: t.exposeString('designScope'),
    clientName: t.exposeString('clientName'),
    period: t.exposeString('period'),
    workload: t.exposeString('workload'),
    categories: t.stringList({ resolve: ({ categories }) => [...categories] }),
    industries: t.stringList({ resolve: ({ industries }) => [...industries] }),
    tools: t.stringList({ resolve: ({ tools }) => [...tools] }),
    media: t.field({ type: [StaffMedia], resolve: ({ media }) => [...media] }),
  }),
});

const Author = staffBuilder.objectRef<ReviewedAuthor>('ReviewedAuthor').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('User', id) }),
    name: t.exposeString('name'),
    registeredAt: t.expose('registeredAt', { type: 'DateTime' }),
    approvedWorks: t.exposeInt('approvedWorks'),
    rejectedWorks: t.exposeInt('rejectedWorks'),
    openReports: t.exposeInt('openReports'),
  }),
});

const StepStatus = staffBuilder.enumType('ReviewStatus', {
  values: ['APPROVED', 'IN_PROGRESS', 'REJECTED'] as const,
});

const ReviewStep = staffBuilder.objectRef<ReviewStepRow>('ReviewStep').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('ReviewStep', id) }),
    status: t.expose('status', { type: StepStatus }),
    reason: t.exposeString('reason', { nullable: true }),
    at: t.expose('at', { type: 'DateTime' }),
    staffName: t.exposeString('staffName', { nullable: true }),
  }),
});

const HoldType = staffBuilder.objectRef<Hold>('ReviewHold').implement({
  fields: (t) => ({
    staffName: t.exposeString('staffName', { nullable: true, description: 'Null of the command line.' }),
    note: t.exposeString('note'),
    heldAt: t.expose('heldAt', { type: 'DateTime' }),
  }),
});

const Visibility = staffBuilder.enumType('WorkVisibility', {
  values: ['EVERYONE', 'MEMBERS', 'COMPANIES', 'LINK'] as const,
});

const Reviewed = staffBuilder.objectRef<ReviewedNow>('ReviewedWork').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('ReviewedWork', id) }),
    waiting: t.expose('waiting', { type: WaitingWorkType }),
    version: t.string({
      description: 'Names what is looked at; every act carries it.',
      resolve: ({ version }) => versionOf(version),
    }),
    visibility: t.expose('visibility', { type: Visibility }),
    contents: t.expose('contents', { type: Contents }),
    before: t.expose('before', {
      type: Contents,
      nullable: true,
      description: 'Of a change: what people see until it is approved.',
    }),
    author: t.expose('author', { type: Author }),
    story: t.field({
      type: [ReviewStep],
      resolve: async ({ id }, _args, context) => storyOf(context, id),
    }),
    hold: t.field({
      type: HoldType,
      nullable: true,
      resolve: async ({ id }, _args, context) => (await holdOf(context, id)) ?? null,
    }),
  }),
});

const Decided = staffBuilder.objectRef<DecidedCounts>('DecidedToday').implement({
  fields: (t) => ({
    approved: t.exposeInt('approved'),
    rejected: t.exposeInt('rejected'),
    secondsEach: t.exposeInt('secondsEach', { nullable: true }),
  }),
});

const Template = staffBuilder.objectRef<RejectionTemplate>('RejectionTemplate').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    point: t.exposeInt('point'),
    title: t.exposeString('title'),
    text: t.exposeString('text'),
  }),
});

const QueueType = staffBuilder.objectRef<Queue>('ReviewQueue').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    works: t.field({
      type: [WaitingWorkType],
      description: 'The longest wait first, at most 200.',
      resolve: ({ works }) => [...works],
    }),
    decided: t.expose('decided', { type: Decided, description: 'One’s own since midnight in Tokyo.' }),
    points: t.stringList({ description: 'The checklist.', resolve: () => [...reviewPoints] }),
    templates: t.field({ type: [Template], resolve: () => [...rejectionTemplates] }),
  }),
});

const Verdict = staffBuilder.enumType('ReviewVerdict', { values: ['APPROVE', 'REJECT'] as const });

const CheckInput = staffBuilder.inputType('ReviewCheckInput', {
  fields: (t) => ({ point: t.int({ required: true }), met: t.boolean({ required: true }) }),
});

const TakePayload = staffPayload<{ until: Date }>('TakeReviewPayload', (t) => ({
  until: t.expose('until', { type: 'DateTime', nullable: true }),
}));

const DecidePayload = staffPayload<{ undoUntil: Date }>('DecideReviewPayload', (t) => ({
  undoUntil: t.expose('undoUntil', { type: 'DateTime', nullable: true }),
}));

staffBuilder.queryFields((t) => ({
  reviewQueue: t.field({
    type: QueueType,
    authScopes: { roles: reviewers },
    resolve: (_root, _args, context) => reviewQueue(context),
  }),
  workUnderReview: t.field({
    type: Reviewed,
    nullable: true,
    description: 'Null when it waits no more.',
    args: { id: t.arg.id({ required: true }) },
    authScopes: { roles: reviewers },
    resolve: (_root, { id }, context) => workUnderReview(context, id),
  }),
}));

const acting = (context: StaffContext) => ({ ...context.services, actor: actorOf(context) });

const refusals = [
  'JobOpeningNotFoundError',
  'ProductNotFoundError',
  'DraftConflictError',
  'UserInputInvalidError',
  'ArgumentInvalidError',
] as const;

staffBuilder.mutationFields((t) => ({
  takeReview: t.field({
    type: TakePayload,
    description:
      'The work, or the opening that a rule held back, is before this reviewer alone for some minutes; again while it is looked at.',
    args: { id: t.arg.id({ required: true }) },
    authScopes: { roles: reviewers },
    resolve: (_root, { id }, context) => orErrors(refusals, () => takeReview(context, id)),
  }),
  leaveReview: t.field({
    type: StaffOk,
    args: { id: t.arg.id({ required: true }) },
    authScopes: { roles: reviewers },
    resolve: (_root, { id }, context) =>
      orErrors(refusals, async () => {
        await leaveReview(context, id);
        return {};
      }),
  }),
  holdReview: t.field({
    type: StaffOk,
    description: 'Puts it aside, with a word for whoever looks at it next.',
    args: { id: t.arg.id({ required: true }), note: t.arg.string() },
    authScopes: { roles: reviewers },
    resolve: (_root, { id, note }, context) =>
      orErrors(refusals, async () => {
        await holdWork(acting(context), workOf(id), note);
        return {};
      }),
  }),
  releaseReviewHold: t.field({
    type: StaffOk,
    args: { id: t.arg.id({ required: true }) },
    authScopes: { roles: reviewers },
    resolve: (_root, { id }, context) =>
      orErrors(refusals, async () => {
        await releaseHold(acting(context), workOf(id));
        return {};
      }),
  }),
  decideReview: t.field({
    type: DecidePayload,
    description: 'About the version that was seen; done ten seconds later, unless it is taken back.',
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.string({ required: true }),
      decision: t.arg({ type: Verdict, required: true }),
      reason: t.arg.string(),
      template: t.arg.string(),
      checks: t.arg({ type: [CheckInput], required: true, ...upTo(10) }),
    },
    authScopes: { roles: reviewers },
    resolve: (_root, args, context) => orErrors(refusals, () => decideReview(context, args)),
  }),
  undoReview: t.field({
    type: StaffOk,
    args: { id: t.arg.id({ required: true }) },
    authScopes: { roles: reviewers },
    resolve: (_root, { id }, context) =>
      orErrors(refusals, async () => {
        await undoDecision(acting(context), subjectOf(id));
        return {};
      }),
  }),
}));
