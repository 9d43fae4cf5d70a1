import { builder } from '../../builder/builder.ts';
import { spans } from './span.ts';
import type { Days, Series, Span } from './span.ts';

const names: readonly Span[] = Object.keys(spans).filter((name): name is Span => name in spans);

export const AnalyticsSpan = builder.enumType('AnalyticsSpan', {
  description: 'So many days of Japan, today the last of them.',
  values: names,
});

export const AnalyticsDays = builder.objectRef<Days>('AnalyticsDays').implement({
  fields: (t) => ({
    since: t.exposeString('since', { description: 'As 2026-04-01.' }),
    until: t.exposeString('until'),
  }),
});

export const AnalyticsSeries = builder.objectRef<Series>('AnalyticsSeries').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    before: t.exposeInt('before', {
      nullable: true,
      description: 'Of as many days before; null where so much is not kept.',
    }),
    byDay: t.exposeIntList('byDay', { description: 'Oldest first, today last.' }),
  }),
});
