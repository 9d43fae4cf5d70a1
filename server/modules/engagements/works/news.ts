import * as v from 'valibot';
import { effect } from '../../../lib/outbox/effects.ts';
import { workNews } from '../../mail/kinds.ts';

export const workMoved = effect(
  'engagement.moved',
  v.object({
    engagementId: v.string(),
    news: v.picklist(workNews),
    /** The actor, who is not told. */
    by: v.nullable(v.string()),
  }),
);
