import { builder } from '../../../builder/builder.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { JobOpeningStatus } from '../../jobs/openings/openingType.ts';
import { ViewSource } from '../../products/views/viewsSchema.ts';
import { AnalyticsDays, AnalyticsSeries, AnalyticsSpan } from '../spanType.ts';
import { openingsAnalytics, openingsCsv } from './openings.ts';
import type { EntrySource, OpeningFigures, OpeningsAnalytics } from './openings.ts';
import { replyBuckets, steps } from './path.ts';
import type { Reached, Replies } from './path.ts';

const Step = builder.enumType('EntryStep', { values: steps });
const Bucket = builder.enumType('ReplyTime', {
  description: 'After at most so many days; LATE: after it was due, or not at all by then.',
  values: replyBuckets,
});

const ReachedRef = builder.objectRef<Reached>('EntryStepReached').implement({
  fields: (t) => ({
    step: t.expose('step', { type: Step }),
    people: t.exposeInt('people', { description: 'Who came so far or farther.' }),
    medianDays: t.exposeFloat('medianDays', {
      nullable: true,
      description: 'From the step before it that each of them was at.',
    }),
  }),
});

const BucketRef = builder.objectRef<Replies['buckets'][number]>('ReplyTimeShare').implement({
  fields: (t) => ({ bucket: t.expose('bucket', { type: Bucket }), people: t.exposeInt('people') }),
});

const RepliesRef = builder.objectRef<Replies>('ReplyFigures').implement({
  description: 'How soon those who entered were answered.',
  fields: (t) => ({
    ratePercent: t.exposeInt('ratePercent', {
      nullable: true,
      description: 'Of those answered or due, how many were answered in time.',
    }),
    medianDays: t.exposeFloat('medianDays', { nullable: true }),
    waiting: t.exposeInt('waiting', { description: 'Neither answered nor due yet.' }),
    buckets: t.field({ type: [BucketRef], resolve: ({ buckets }) => [...buckets] }),
  }),
});

const OpeningFiguresRef = builder.objectRef<OpeningFigures>('OpeningFigures').implement({
  fields: (t) => ({
    jobOpeningId: t.id({ resolve: ({ openingId }) => encodeGlobalId('JobOpening', openingId) }),
    title: t.exposeString('title'),
    status: t.expose('status', { type: JobOpeningStatus }),
    publishedOn: t.exposeString('publishedOn', { description: 'As 2026-04-01.' }),
    seen: t.expose('seen', { type: AnalyticsSeries }),
    opened: t.expose('opened', { type: AnalyticsSeries }),
    saved: t.expose('saved', { type: AnalyticsSeries }),
    entered: t.expose('entered', { type: AnalyticsSeries }),
    reached: t.field({ type: [ReachedRef], resolve: ({ reached }) => [...reached] }),
    replies: t.expose('replies', { type: RepliesRef }),
  }),
});

const EntrySourceRef = builder.objectRef<EntrySource>('EntrySourceShare').implement({
  fields: (t) => ({
    source: t.expose('source', { type: ViewSource }),
    opened: t.exposeInt('opened'),
    entered: t.exposeInt('entered', {
      description: 'Of those who entered, by what had led them there first.',
    }),
  }),
});

const OpeningsAnalyticsRef = builder.objectRef<OpeningsAnalytics>('OpeningsAnalytics').implement({
  description:
    'How the company’s openings were taken. Of those who entered, only who did in these days, wherever they have come since.',
  fields: (t) => ({
    days: t.expose('days', { type: AnalyticsDays }),
    seen: t.expose('seen', { type: AnalyticsSeries, description: 'In lists.' }),
    opened: t.expose('opened', { type: AnalyticsSeries }),
    saved: t.expose('saved', { type: AnalyticsSeries }),
    entered: t.expose('entered', { type: AnalyticsSeries }),
    reached: t.field({ type: [ReachedRef], resolve: ({ reached }) => [...reached] }),
    replies: t.expose('replies', { type: RepliesRef }),
    openingsCount: t.int({ resolve: ({ openings }) => openings.length }),
    openings: t.field({
      type: [OpeningFiguresRef],
      description: 'Those that are open, and others with anything in these days; 100 at the most.',
      args: { first: t.arg.int({ required: true }) },
      resolve: ({ openings }, { first }) => openings.slice(0, Math.max(0, Math.min(first, 100))),
    }),
    sources: t.field({ type: [EntrySourceRef], resolve: ({ sources }) => [...sources] }),
  }),
});

builder.queryFields((t) => ({
  openingsAnalytics: t.field({
    type: OpeningsAnalyticsRef,
    args: { span: t.arg({ type: AnalyticsSpan, required: true }) },
    authScopes: { role: ['CORPORATE_USER', 'CORPORATE_AGENT'] },
    resolve: (_root, { span }, context) => openingsAnalytics(context, span),
  }),
  openingsAnalyticsCsv: t.string({
    description: 'The same by opening, and by day, as CSV in UTF-8 that begins with its mark.',
    args: { span: t.arg({ type: AnalyticsSpan, required: true }) },
    authScopes: { role: ['CORPORATE_USER', 'CORPORATE_AGENT'] },
    resolve: (_root, { span }, context) => openingsCsv(context, span),
  }),
}));
