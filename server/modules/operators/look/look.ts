import { audit } from '../../../lib/audit.ts';
import type { Acting } from '../../../lib/audit.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { decodeGlobalId, keyOf } from '../../../lib/request/globalId.ts';
import { isUuid } from '../../../lib/ids.ts';
import type { Services } from '../../../lib/request/services.ts';
import type { StaffContext } from '../../../lib/request/staff.ts';
import { readReason } from '../../accounts/decisions/decisions.ts';
import type { Given } from '../../accounts/decisions/decisions.ts';
import { endAllSessions } from '../../accounts/sessions/sessions.ts';
import { liftSuspension, suspendUser } from '../../accounts/users/suspension.ts';
import { liftCompany, suspendCompany } from '../../companies/company/suspension.ts';
import { correctCompanyName } from '../../companies/editing/correction.ts';
import { releaseOpening, suspendOpening } from '../../jobs/publishing/suspension.ts';
import { mailsTo } from '../../mail/keptMails.ts';
import type { MailState } from '../../mail/keptMails.ts';
import { deleteForHouse, keepForHouse } from '../../personal-data/deletion/deletion.ts';
import { exportForHouse, latestForHouse } from '../../personal-data/export/houseExport.ts';
import { restoreWork, takeDown } from '../../products/review/takeDown.ts';
import { actorOf } from '../../staff/sessions.ts';
import * as sql from './lookSql.ts';
import type { Found, FoundRoom, PersonWhole, RoomMember, RoomWhole } from './lookSql.ts';

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

export interface LookedAt extends PersonWhole {
  readonly rooms: readonly FoundRoom[];
  readonly mails: readonly MailState[];
  readonly mailRefusals: number;
  readonly lastExport: Awaited<ReturnType<typeof latestForHouse>>;
}

const mostRooms = 20;

/** Whatever the house may know of a person. Each look is written down. */
export async function person(context: StaffContext, globalId: string): Promise<LookedAt | null> {
  const id = keyOf(globalId, 'User');
  const found = id === undefined ? undefined : await sql.personById(context.services.db, id);
  if (!found) return null;
  await context.services.db
    .transaction()
    .execute((trx) =>
      audit(trx, acting(context), { action: 'member.look', subjectKind: 'USER', subjectId: found.id }),
    );
  const { services } = context;
  const [rooms, mails, lastExport] = await Promise.all([
    sql.roomsOf(services.db, found.id, mostRooms),
    mailsTo(services, found.email),
    latestForHouse(services, found.id),
  ]);
  return { ...found, rooms, mails: mails.mails, mailRefusals: mails.refusals, lastExport };
}

export type LookedAtRoom = RoomWhole & { readonly members: readonly RoomMember[] };

/** Who is in a room, since when, how much was said: never what. Each look is written down. */
export async function room(context: StaffContext, globalId: string): Promise<LookedAtRoom | null> {
  const { services } = context;
  const id = keyOf(globalId, 'ChatRoom');
  const found = id === undefined ? undefined : await sql.roomById(services.db, id);
  if (!found) return null;
  await services.db
    .transaction()
    .execute((trx) =>
      audit(trx, acting(context), { action: 'room.look', subjectKind: 'CHAT_ROOM', subjectId: found.id }),
    );
  return { ...found, members: await sql.membersOf(services.db, found.id) };
}

export async function exportMember(context: StaffContext, { id, reason }: Reasoned): Promise<void> {
  await exportForHouse(acting(context), userOf(id), reason);
}

export async function deleteMember(context: StaffContext, { id, reason }: Reasoned): Promise<void> {
  await deleteForHouse(acting(context), userOf(id), reason);
}

export async function keepMember(context: StaffContext, { id, reason }: Reasoned): Promise<void> {
  await keepForHouse(acting(context), userOf(id), reason);
}

interface Suspending extends Given {
  readonly id: string;
  readonly endsAt?: Date | null | undefined;
}
interface Reasoned {
  readonly id: string;
  readonly reason: string;
}

export async function suspend(
  context: StaffContext,
  { id, endsAt = null, ...given }: Suspending,
): Promise<void> {
  await suspendUser(acting(context), userOf(id), { ...given, endsAt });
}

export async function lift(context: StaffContext, { id, reason }: Reasoned): Promise<void> {
  await liftSuspension(acting(context), userOf(id), reason);
}

/** From the pages or from the command line. */
export async function endMemberSessions(
  services: Acting & Pick<Services, 'clock' | 'db' | 'newId'>,
  userId: string,
  given: string,
): Promise<void> {
  const reason = readReason(given);
  await services.db.transaction().execute(async (trx) => {
    await endAllSessions(trx, services.clock, userId, 'SUSPENDED');
    await audit(trx, services, {
      action: 'member.endSessions',
      subjectKind: 'USER',
      subjectId: userId,
      detail: { reason },
    });
  });
}

export async function endSessions(context: StaffContext, { id, reason }: Reasoned): Promise<void> {
  await endMemberSessions(acting(context), userOf(id), reason);
}

interface Hiding extends Given {
  readonly id: string;
  readonly isDown: boolean;
}

export async function takeDownWork(context: StaffContext, { id, isDown, ...given }: Hiding): Promise<void> {
  const productId = keyOf(id, 'Product');
  if (productId === undefined) throw new DomainError('ProductNotFoundError', '作品が見つかりません。');
  if (isDown) await takeDown(acting(context), productId, given);
  else await restoreWork(acting(context), productId, given.reason);
}

export async function takeDownOpening(
  context: StaffContext,
  { id, isDown, ...given }: Hiding,
): Promise<void> {
  const openingId = keyOf(id, 'JobOpening');
  if (openingId === undefined) throw new DomainError('JobOpeningNotFoundError', '募集が見つかりません。');
  if (isDown) await suspendOpening(acting(context), openingId, given);
  else await releaseOpening(acting(context), openingId, given.reason);
}

function companyOf(globalId: string): string {
  const id = keyOf(globalId, 'Company');
  if (id === undefined) throw new DomainError('ArgumentInvalidError', 'この会社は見つかりません。');
  return id;
}

export async function correctName(
  context: StaffContext,
  { id, ...given }: { readonly id: string; readonly name: string; readonly reason: string },
): Promise<void> {
  await correctCompanyName(acting(context), companyOf(id), given);
}

export async function stopCompany(
  context: StaffContext,
  { id, endsAt = null, ...given }: Suspending,
): Promise<void> {
  await suspendCompany(acting(context), companyOf(id), { ...given, endsAt });
}

export async function startCompany(context: StaffContext, { id, reason }: Reasoned): Promise<void> {
  await liftCompany(acting(context), companyOf(id), reason);
}
