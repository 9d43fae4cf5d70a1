import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { audit } from '../../../lib/audit.ts';
import type { Acting } from '../../../lib/audit.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import type { Services } from '../../../lib/request/services.ts';
import { decide, endDecision, readGrounds, readReason } from '../../accounts/decisions/decisions.ts';
import type { Given } from '../../accounts/decisions/decisions.ts';
import type { EndedWhy } from '../../accounts/decisions/decisionsSql.ts';
import { mail } from '../../mail/mails.ts';
import { holdProduct } from '../writing/contentsSql.ts';
import { productNotFound } from '../own/owner.ts';
import * as sql from './reviewSql.ts';

type Deciding = Acting & Pick<Services, 'clock' | 'config' | 'db' | 'newId'>;

const refuse = (message: string) => new DomainError('ArgumentInvalidError', message);
const pageOf = ({ config }: Pick<Services, 'config'>, id: string): string =>
  new URL(`/products/${encodeGlobalId('Product', id)}`, config.publicOrigin).href;

async function hold(trx: Transaction<Tables>, productId: string): Promise<{ readonly authorId: string }> {
  const held = await holdProduct(trx, productId);
  if (!held) throw productNotFound();
  return held;
}

/** An operator hides a work; its author is told why. */
export async function takeDown(services: Deciding, productId: string, given: Given): Promise<void> {
  const grounds = readGrounds(given);
  await services.db.transaction().execute(async (trx) => {
    const { authorId } = await hold(trx, productId);
    if (!(await sql.setTakenDown(trx, productId, services.clock.now())))
      throw refuse('この作品はすでに非表示です。');
    const { name } = await sql.workFacts(trx, productId);
    const told = await decide(trx, services, {
      ...grounds,
      subjectKind: 'PRODUCT',
      subjectId: productId,
      subjectName: name,
      against: { userId: authorId },
    });
    await audit(trx, services, {
      action: 'work.takeDown',
      subjectKind: 'PRODUCT',
      subjectId: productId,
      detail: { ...grounds },
    });
    await mail(trx, services, {
      template: 'workTakenDown',
      to: await sql.authorAddress(trx, productId),
      data: { name, ...told },
    });
  });
}

/** False when it was not hidden. */
export async function putBack(
  trx: Transaction<Tables>,
  services: Acting & Pick<Services, 'clock'>,
  productId: string,
  why: EndedWhy,
): Promise<boolean> {
  await hold(trx, productId);
  await endDecision(trx, services, { kind: 'PRODUCT', id: productId }, why);
  return sql.setTakenDown(trx, productId, null);
}

export async function restoreWork(services: Deciding, productId: string, given: string): Promise<void> {
  const reason = readReason(given);
  await services.db.transaction().execute(async (trx) => {
    if (!(await putBack(trx, services, productId, 'LIFTED')))
      throw refuse('この作品は非表示ではありません。');
    await audit(trx, services, {
      action: 'work.restore',
      subjectKind: 'PRODUCT',
      subjectId: productId,
      detail: { reason },
    });
    const { name } = await sql.workFacts(trx, productId);
    await mail(trx, services, {
      template: 'workRestored',
      to: await sql.authorAddress(trx, productId),
      data: { name, url: pageOf(services, productId) },
    });
  });
}
