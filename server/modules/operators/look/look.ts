import { audit } from '../../../lib/audit.ts';
import { DomainError } from '../../../lib/errors.ts';
import { decodeGlobalId, keyOf } from '../../../lib/globalId.ts';
import { isUuid } from '../../../lib/ids.ts';
import { Inputs } from '../../../lib/inputs.ts';
import type { StaffContext } from '../../../lib/staff.ts';
import { endAllSessions } from '../../accounts/sessions/sessions.ts';
import { liftSuspension, suspendUser } from '../../accounts/users/suspension.ts';
import { correctCompanyName } from '../../companies/editing/correction.ts';
import { releaseOpening, suspendOpening } from '../../jobs/publishing/suspension.ts';
import { setTakenDown } from '../../products/review/takeDown.ts';
import { actorOf } from '../../staff/sessions.ts';
import * as sql from './lookSql.ts';
import type { Found, PersonWhole } from './lookSql.ts';

const longest = 200;

const acting = (context: StaffContext) => ({ ...context.services, actor: actorOf(context) });

/** By an id or an address that holds one, a work's number, or how a name or an e-mail address begins. What was looked for is written down. */
export async function find(context: StaffContext, typed: string): Promise<Found[]> {
  const { services } = context;
  const text = typed.trim().slice(0, longest);
  if (text === '') return [];
  await services.db.transaction().execute((trx) =>
    audit(trx, acting(context), {
      action: 'member.find',
      subjectKind: 'USER',
      subjectId: 'search',
      detail: { text },
    }),
  );
  const global = /[a-z]{1,30}_[\w-]{22}/u.exec(text)?.[0];
  const id = isUuid(text) ? text : global && decodeGlobalId(global)?.id;
  if (id) return sql.byId(services.db, id);
  const number = /^(?:No\.?\s*)?(\d{1,9})$/iu.exec(text)?.[1];
  if (number !== undefined) return sql.byNumber(services.db, Number(number));
  return sql.byBeginning(services.db, text);
}

function userOf(globalId: string): string {
  const id = keyOf(globalId, 'User');
  if (id === undefined) throw new DomainError('ArgumentInvalidError', 'この人は見つかりません。');
  return id;
}

/** Whatever the house may know of a person. Each look is written down. */
export async function person(context: StaffContext, globalId: string): Promise<PersonWhole | null> {
  const id = keyOf(globalId, 'User');
  const found = id === undefined ? undefined : await sql.personById(context.services.db, id);
  if (!found) return null;
  await context.services.db
    .transaction()
    .execute((trx) =>
      audit(trx, acting(context), { action: 'member.look', subjectKind: 'USER', subjectId: found.id }),
    );
  return found;
}

export async function suspend(
  context: StaffContext,
  given: { readonly id: string; readonly reason: string; readonly endsAt?: Date | null | undefined },
): Promise<void> {
  const { reason, endsAt = null } = given;
  await suspendUser(acting(context), userOf(given.id), { reason, endsAt });
}

export async function lift(
  context: StaffContext,
  given: { readonly id: string; readonly reason: string },
): Promise<void> {
  await liftSuspension(acting(context), userOf(given.id), given.reason);
}

export async function endSessions(
  context: StaffContext,
  given: { readonly id: string; readonly reason: string },
): Promise<void> {
  const { services } = context;
  const userId = userOf(given.id);
  const inputs = new Inputs();
  const reason = inputs.requiredLines('reason', '理由', given.reason, 1000);
  inputs.finish();
  await services.db.transaction().execute(async (trx) => {
    await endAllSessions(trx, services.clock, userId, 'SUSPENDED');
    await audit(trx, acting(context), {
      action: 'member.endSessions',
      subjectKind: 'USER',
      subjectId: userId,
      detail: { reason },
    });
  });
}

interface Hiding {
  readonly id: string;
  readonly isDown: boolean;
  readonly reason: string;
}

export async function takeDownWork(context: StaffContext, { id, isDown, reason }: Hiding): Promise<void> {
  const productId = keyOf(id, 'Product');
  if (productId === undefined) throw new DomainError('ProductNotFoundError', '作品が見つかりません。');
  await setTakenDown(acting(context), productId, { isDown, reason });
}

export async function takeDownOpening(context: StaffContext, { id, isDown, reason }: Hiding): Promise<void> {
  const openingId = keyOf(id, 'JobOpening');
  if (openingId === undefined) throw new DomainError('JobOpeningNotFoundError', '募集が見つかりません。');
  if (isDown) await suspendOpening(acting(context), openingId, reason);
  else await releaseOpening(acting(context), openingId);
}

export async function correctName(
  context: StaffContext,
  { id, ...given }: { readonly id: string; readonly name: string; readonly reason: string },
): Promise<void> {
  const companyId = keyOf(id, 'Company');
  if (companyId === undefined) throw new DomainError('ArgumentInvalidError', 'この会社は見つかりません。');
  await correctCompanyName(acting(context), companyId, given);
}
