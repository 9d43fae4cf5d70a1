import { builder } from '../../../builder/builder.ts';
import { ownProduct } from '../../products/own/own.ts';
import { OwnProduct } from '../../products/own/ownType.ts';
import { audiences } from '../../products/views/origin.ts';
import { ViewSource } from '../../products/views/viewsSchema.ts';
import { AnalyticsDays, AnalyticsSeries, AnalyticsSpan } from '../spanType.ts';
import type { AudienceShare, SourceShare, WorkFigures } from './figures.ts';
import { worksAnalytics, worksCsv } from './works.ts';
import type { WorksAnalytics } from './works.ts';

const WorkFiguresRef = builder.objectRef<WorkFigures>('WorkFigures').implement({
  fields: (t) => ({
    work: t.field({
      type: OwnProduct,
      nullable: true,
      resolve: ({ productId }, _args, context) => ownProduct(context, productId),
    }),
    views: t.expose('views', { type: AnalyticsSeries }),
    saves: t.expose('saves', { type: AnalyticsSeries }),
    reached: t.expose('reached', {
      type: AnalyticsSeries,
      description: 'Companies that had looked at it in the 35 days before they first spoke to its author.',
    }),
  }),
});

const SourceHost = builder.objectRef<SourceShare['hosts'][number]>('ViewSourceHost').implement({
  fields: (t) => ({ host: t.exposeString('host'), views: t.exposeInt('views') }),
});

export const ViewSourceShare = builder.objectRef<SourceShare>('ViewSourceShare').implement({
  fields: (t) => ({
    source: t.expose('source', { type: ViewSource }),
    views: t.exposeInt('views'),
    hosts: t.field({
      type: [SourceHost],
      description: 'From outside: the sites that led here most.',
      resolve: ({ hosts }) => [...hosts],
    }),
  }),
});

const ViewAudience = builder.enumType('ViewAudience', { values: audiences });

const ViewAudienceShare = builder.objectRef<AudienceShare>('ViewAudienceShare').implement({
  fields: (t) => ({
    audience: t.expose('audience', { type: ViewAudience }),
    views: t.exposeInt('views'),
  }),
});

const WorksAnalyticsRef = builder.objectRef<WorksAnalytics>('WorksAnalytics').implement({
  description: 'How the viewer’s works and page were taken. One look is counted once a viewer and day.',
  fields: (t) => ({
    days: t.expose('days', { type: AnalyticsDays }),
    views: t.expose('views', { type: AnalyticsSeries }),
    saves: t.expose('saves', { type: AnalyticsSeries }),
    visits: t.expose('visits', { type: AnalyticsSeries }),
    reached: t.expose('reached', {
      type: AnalyticsSeries,
      description: 'Companies that spoke to the viewer for the first time, without being spoken to.',
    }),
    worksCount: t.int({ resolve: ({ works }) => works.length }),
    works: t.field({
      type: [WorkFiguresRef],
      description: 'Those with anything in these days, looked at most first; 100 at the most.',
      args: { first: t.arg.int({ required: true }) },
      resolve: ({ works }, { first }) => works.slice(0, Math.max(0, Math.min(first, 100))),
    }),
    sources: t.field({ type: [ViewSourceShare], resolve: ({ sources }) => [...sources] }),
    audiences: t.field({ type: [ViewAudienceShare], resolve: ({ audiences: shares }) => [...shares] }),
  }),
});

builder.queryFields((t) => ({
  worksAnalytics: t.field({
    type: WorksAnalyticsRef,
    args: { span: t.arg({ type: AnalyticsSpan, required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { span }, context) => worksAnalytics(context, span),
  }),
  worksAnalyticsCsv: t.string({
    description: 'The same by day and work, as CSV in UTF-8 that begins with its mark.',
    args: { span: t.arg({ type: AnalyticsSpan, required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { span }, context) => worksCsv(context, span),
  }),
}));
