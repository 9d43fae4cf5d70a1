import { batched, groupBy, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { offerSideOf } from './offers.ts';
import type { OfferRow } from './offersSql.ts';
import * as sql from './standingSql.ts';

/** Offers beside which a further one is refused; told to those of a company who send them. */

function sendingCompany({ viewer }: Pick<Context, 'viewer'>): string | undefined {
  const side = offerSideOf(viewer);
  return side && 'companyId' in side ? side.companyId : undefined;
}

const ofConsultation = batched<string, OfferRow>(async (context, ids) => {
  const companyId = sendingCompany(context);
  const rows =
    companyId === undefined ? [] : await sql.offersBesideConsultations(context.services.db, companyId, ids);
  return indexBy(rows, ({ consultationId }) => consultationId ?? '');
});

export async function offerBesideConsultation(context: Context, id: string): Promise<OfferRow | null> {
  return (await ofConsultation(context).load(id)) ?? null;
}

const ofRoom = batched<string, readonly OfferRow[]>(async (context, ids) => {
  const companyId = sendingCompany(context);
  const rows =
    companyId === undefined ? [] : await sql.offersBesideRooms(context.services.db, companyId, ids);
  return groupBy(ids, rows, ({ roomId }) => roomId);
});

export async function offersBesideRoom(context: Context, roomId: string): Promise<readonly OfferRow[]> {
  return (await ofRoom(context).load(roomId)) ?? [];
}
