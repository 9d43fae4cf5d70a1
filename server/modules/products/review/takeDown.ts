import { audit } from '../../../lib/audit.ts';
import type { Acting } from '../../../lib/audit.ts';
import { DomainError } from '../../../lib/errors.ts';
import { encodeGlobalId } from '../../../lib/globalId.ts';
import type { Services } from '../../../lib/services.ts';
import { mail } from '../../mail/mails.ts';
import { holdProduct } from '../writing/contentsSql.ts';
import { productNotFound } from '../own/owner.ts';
import { readReason } from './review.ts';
import * as sql from './reviewSql.ts';

type Deciding = Acting & Pick<Services, 'clock' | 'config' | 'db' | 'newId'>;

/** An operator takes one work out of sight, or lets it back; its author is told why. It is kept as it is. */
export async function setTakenDown(
  services: Deciding,
  productId: string,
  { isDown, reason: given }: { readonly isDown: boolean; readonly reason: string },
): Promise<void> {
  const reason = readReason(given);
  await services.db.transaction().execute(async (trx) => {
    const held = await holdProduct(trx, productId);
    if (!held) throw productNotFound();
    if (!(await sql.setTakenDown(trx, productId, isDown ? services.clock.now() : null)))
      throw new DomainError(
        'ArgumentInvalidError',
        isDown ? 'この作品はすでに非表示です。' : 'この作品は非表示ではありません。',
      );
    await audit(trx, services, {
      action: isDown ? 'work.takeDown' : 'work.restore',
      subjectKind: 'PRODUCT',
      subjectId: productId,
      detail: { reason },
    });
    const { name } = await sql.workFacts(trx, productId);
    const url = new URL(`/products/${encodeGlobalId('Product', productId)}`, services.config.publicOrigin)
      .href;
    await mail(trx, services, {
      template: 'workTakenDown',
      to: await sql.authorAddress(trx, productId),
      data: { name, isDown, reason, url },
    });
  });
}
