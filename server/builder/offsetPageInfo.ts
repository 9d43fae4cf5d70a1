import type { OffsetPage } from '../lib/request/paging.ts';
import { builder } from './builder.ts';

export const OffsetPageInfo = builder.objectRef<OffsetPage<unknown>['pageInfo']>('OffsetPageInfo').implement({
  description: 'Where a page of a limit/offset list stands.',
  fields: (t) => ({
    current: t.exposeInt('current', { description: 'Number of this page, from 1.' }),
    hasNext: t.exposeBoolean('hasNext'),
    hasPrevious: t.exposeBoolean('hasPrevious'),
    total: t.exposeInt('total', { description: 'Items of the whole list.' }),
    hasMoreThanTotal: t.exposeBoolean('hasMoreThanTotal', {
      description: 'The total was not counted to its end: there are as many at least.',
    }),
  }),
});
