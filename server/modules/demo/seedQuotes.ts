import { creators } from '../../../demo/creators.ts';
import { demoCompanies } from '../../../demo/town/companies.ts';
import { demoQuotes } from '../../../demo/town/dealings.ts';
import { dateAfter, momentOf } from '../../../demo/town/times.ts';
import { type PlannedRoom, roomKey } from './chatPlan.ts';
import { insertAll } from './sql.ts';
import { type Town, found } from './town.ts';

/** 見積 of creators, one of them taken back. */
export async function seedQuotes(
  { trx, now, idOf, newId }: Town,
  rooms: ReadonlyMap<string, PlannedRoom>,
): Promise<void> {
  await insertAll(
    trx,
    'quotes',
    demoQuotes.map((quote) => {
      const company = demoCompanies.find(({ key }) => key === quote.companyKey);
      const creator = creators.find(({ key }) => key === quote.creatorKey);
      const items = quote.items.map(([name, quantity, unitNetPrice]) => ({ name, quantity, unitNetPrice }));
      const sentAt = momentOf(now, quote.when);
      return {
        id: idOf(quote.key),
        room_id: found(rooms, roomKey(quote.companyKey, quote.creatorKey)).id,
        company_id: idOf(quote.companyKey),
        creator_id: idOf(quote.creatorKey),
        client_id: newId(),
        company_name: company?.name ?? '',
        creator_name: `${creator?.lastName ?? ''} ${creator?.firstName ?? ''}`.trim(),
        is_individual: true,
        title: quote.title,
        items: JSON.stringify(items),
        net_price: items.reduce((sum, { quantity, unitNetPrice }) => sum + quantity * unitNetPrice, 0),
        note: quote.note ?? null,
        valid_until: dateAfter(sentAt, quote.validForDays),
        sent_at: sentAt,
        withdrawn_at: quote.withdrawnWhen === undefined ? null : momentOf(now, quote.withdrawnWhen),
      };
    }),
    ['items'],
  );
}
