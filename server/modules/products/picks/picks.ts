import { audit } from '../../../lib/audit.ts';
import type { Acting } from '../../../lib/audit.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import type { Services } from '../../../lib/request/services.ts';
import { productNotFound } from '../own/owner.ts';
import * as sql from './picksSql.ts';
import type { PickRow } from './picksSql.ts';

/** What the editors put before everybody on the first page, in an order of their own. */

type Picking = Acting & Pick<Services, 'clock' | 'db' | 'newId'>;

const most = 100;
const reasonMost = 200;
const noPick = () => new DomainError('ArgumentInvalidError', 'この作品は、編集部の一枚に入っていません。');

export function editorsShelf({ db }: Pick<Services, 'db'>): Promise<PickRow[]> {
  return sql.picks(db, most);
}

/** Puts a work first on the shelf, or changes the words and the end of one that is there. */
export async function pickWork(
  services: Picking,
  productId: string,
  given: { readonly reason: string; readonly endsAt?: Date | null | undefined },
): Promise<void> {
  const now = services.clock.now();
  const endsAt = given.endsAt ?? null;
  const inputs = new Inputs();
  const reason = inputs.requiredLine('reason', '推薦の言葉', given.reason, reasonMost);
  if (endsAt !== null && endsAt <= now)
    inputs.wrong('endsAt', '掲載の終わりは、これからの日時にしてください。');
  inputs.finish();
  await services.db.transaction().execute(async (trx) => {
    const isPublic = await sql.isPublic(trx, productId);
    if (isPublic === undefined) throw productNotFound();
    if (!isPublic)
      throw new DomainError('ArgumentInvalidError', '全員に公開されている作品だけを選べます。', {
        field: 'work',
      });
    await sql.holdShelf(trx);
    await sql.setPick(trx, { productId, reason, endsAt, staffId: services.actor?.staffId ?? null, now });
    await audit(trx, services, {
      action: 'pick.write',
      subjectKind: 'PRODUCT',
      subjectId: productId,
      detail: { reason, endsAt: endsAt?.toISOString() ?? null },
    });
  });
}

/** One place to the front or back; at the end of the shelf it stays. */
export async function movePick(
  services: Picking,
  productId: string,
  towards: 'BACK' | 'FRONT',
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await sql.holdShelf(trx);
    const pick = await sql.placeOf(trx, productId);
    if (!pick) throw noPick();
    const other = await sql.neighbourOf(trx, pick, towards);
    if (!other) return;
    await sql.setPlace(trx, { id: pick.id, place: other.place });
    await sql.setPlace(trx, { id: other.id, place: pick.place });
    await audit(trx, services, {
      action: 'pick.move',
      subjectKind: 'PRODUCT',
      subjectId: productId,
      detail: { towards },
    });
  });
}

export async function dropPick(services: Picking, productId: string): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    if (!(await sql.deletePick(trx, productId))) throw noPick();
    await audit(trx, services, { action: 'pick.drop', subjectKind: 'PRODUCT', subjectId: productId });
  });
}

export async function dropEndedPicks(services: Picking): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    for (const id of await sql.deleteEnded(trx, services.clock.now()))
      await audit(trx, services, {
        action: 'pick.drop',
        subjectKind: 'PRODUCT',
        subjectId: id,
        detail: { reason: '掲載の期間が終わったため' },
      });
  });
}
