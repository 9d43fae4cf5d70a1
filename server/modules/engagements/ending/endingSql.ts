import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { EngagementRow } from '../works/engagementsSql.ts';

interface EndAsked {
  readonly asks: EngagementRow['endAsks'];
  readonly netPrice: number | null;
}

export async function askAtEnd(
  trx: Transaction<Tables>,
  id: string,
  { asks, netPrice }: EndAsked,
): Promise<void> {
  await trx
    .updateTable('engagements')
    .set({ end_asks: asks, end_net_price: netPrice })
    .where('id', '=', id)
    .execute();
}

export async function endEngagement(
  trx: Transaction<Tables>,
  id: string,
  { userId, now, ...asked }: { readonly userId: string; readonly now: Date } & EndAsked,
): Promise<void> {
  await trx
    .updateTable('engagements')
    .set({ ended_at: now, ended_by_user_id: userId, end_asks: asked.asks, end_net_price: asked.netPrice })
    .where('id', '=', id)
    .execute();
  // Accepted rounds are still paid; others end.
  await trx
    .updateTable('engagement_rounds')
    .set({ state: 'ENDED_EARLY' })
    .where('engagement_id', '=', id)
    .where('state', 'in', ['UNDER_WAY', 'CORRECTION_ASKED'])
    .execute();
}
