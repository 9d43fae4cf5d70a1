import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import type { CompanyRole } from '../../../lib/request/viewer.ts';

export interface InvitationRow {
  readonly id: string;
  readonly companyId: string;
  readonly email: string;
  readonly role: CompanyRole;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const columns = columnsOf('i.id', 'i.companyId', 'i.email', 'i.role', 'i.createdAt', 'i.expiresAt');

/** Pending ones, newest first; expired ones can be sent again. */
export function openInvitationsOf(
  db: Kysely<Tables>,
  companyIds: readonly string[],
): Promise<InvitationRow[]> {
  return db
    .selectFrom('company_invitations as i')
    .select(columns)
    .where(sql<boolean>`i.company_id = any(${[...companyIds]}::uuid[])`)
    .where('i.accepted_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
}

export async function openInvitation(
  trx: Transaction<Tables>,
  companyId: string,
  id: string,
): Promise<InvitationRow | undefined> {
  return trx
    .selectFrom('company_invitations as i')
    .select(columns)
    .where('i.id', '=', id)
    .where('i.company_id', '=', companyId)
    .where('i.accepted_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export function invitedSince(
  trx: Transaction<Tables>,
  companyId: string,
  email: string,
  since: Date,
): Promise<InvitationRow | undefined> {
  return trx
    .selectFrom('company_invitations as i')
    .select(columns)
    .where('i.company_id', '=', companyId)
    .where(sql<boolean>`lower(i.email) = ${email.toLowerCase()}`)
    .where('i.created_at', '>', since)
    .where('i.accepted_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .executeTakeFirst();
}

export interface LiveInvitation extends InvitationRow {
  readonly companyName: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phoneNumber: string | null;
}

const liveInvitationColumns = columnsOf('l.firstName', 'l.lastName', 'l.phoneNumber');

/** By token, with the names from its lead form. */
export async function liveInvitation(
  db: Kysely<Tables>,
  tokenHash: string,
  now: Date,
): Promise<LiveInvitation | undefined> {
  return db
    .selectFrom('company_invitations as i')
    .innerJoin('companies as c', 'c.id', 'i.company_id')
    .leftJoin('leads as l', 'l.id', 'i.lead_id')
    .select([...liveInvitationColumns, ...columns, 'c.name as companyName'])
    .where('i.token_hash', '=', tokenHash)
    .where('i.accepted_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .where('i.expires_at', '>', now)
    .where('c.status', '=', 'ACTIVE')
    .executeTakeFirst();
}

export interface NewInvitation {
  readonly id: string;
  readonly companyId: string;
  readonly email: string;
  readonly role: CompanyRole;
  readonly tokenHash: string;
  readonly leadId: string | null;
  readonly invitedByUserId: string | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Replaces the address's pending invitation: the old link is void. */
export async function putInvitation(trx: Transaction<Tables>, invitation: NewInvitation): Promise<void> {
  await trx
    .updateTable('company_invitations')
    .set({ revoked_at: invitation.now })
    .where('company_id', '=', invitation.companyId)
    .where(sql<boolean>`lower(email) = ${invitation.email.toLowerCase()}`)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
  await trx
    .insertInto('company_invitations')
    .values({
      id: invitation.id,
      company_id: invitation.companyId,
      email: invitation.email,
      role: invitation.role,
      token_hash: invitation.tokenHash,
      lead_id: invitation.leadId,
      invited_by_user_id: invitation.invitedByUserId,
      created_at: invitation.now,
      expires_at: invitation.expiresAt,
    })
    .execute();
}

/** Renews token and deadline. */
export async function renewInvitation(
  trx: Transaction<Tables>,
  id: string,
  { tokenHash, expiresAt }: { readonly tokenHash: string; readonly expiresAt: Date },
): Promise<void> {
  await trx
    .updateTable('company_invitations')
    .set({ token_hash: tokenHash, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

export async function revokeInvitation(trx: Transaction<Tables>, id: string, now: Date): Promise<void> {
  await trx.updateTable('company_invitations').set({ revoked_at: now }).where('id', '=', id).execute();
}

/** Only one of several simultaneous uses succeeds. */
export async function useInvitation(
  trx: Transaction<Tables>,
  tokenHash: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  const [used] = await trx
    .updateTable('company_invitations as i')
    .set({ accepted_at: now })
    .where('i.token_hash', '=', tokenHash)
    .where('i.accepted_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .where('i.expires_at', '>', now)
    .returning(columns)
    .execute();
  return used;
}

export async function markAccepted(trx: Transaction<Tables>, id: string, userId: string): Promise<void> {
  await trx
    .updateTable('company_invitations')
    .set({ accepted_user_id: userId })
    .where('id', '=', id)
    .execute();
}

/** Limits pending invitations; mails are limited elsewhere. */
export async function countOpen(trx: Transaction<Tables>, companyId: string): Promise<number> {
  const row = await trx
    .selectFrom('company_invitations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row?.count ?? 0;
}

export async function leadCame(trx: Transaction<Tables>, leadId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('company_invitations')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('accepted_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The last company this lead was invited to. */
export async function companyInvitedTo(
  trx: Transaction<Tables>,
  leadId: string,
): Promise<{ id: string; name: string } | undefined> {
  return trx
    .selectFrom('company_invitations as i')
    .innerJoin('companies as c', 'c.id', 'i.company_id')
    .select(['c.id', 'c.name'])
    .where('i.lead_id', '=', leadId)
    .orderBy('i.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
