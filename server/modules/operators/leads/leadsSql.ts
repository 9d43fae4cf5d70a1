import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export interface WaitingLead {
  readonly id: string;
  readonly companyName: string;
  readonly personName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly registrationPurpose: string | null;
  readonly urgency:
    | 'CONSIDERATION_OF_ORDER_PLACEMENT'
    | 'INFORMATION_GATHERING'
    | 'REQUEST_IMMEDIATELY'
    | null;
  readonly createdAt: Date;
  /** Of the same address or name, whatever became of them. */
  readonly earlierLeads: number;
  readonly hasAccount: boolean;
}

/** The longest wait first. */
export function waitingLeads(db: Kysely<Tables>, limit: number): Promise<WaitingLead[]> {
  return db
    .selectFrom('leads as l')
    .select([
      'l.id',
      'l.company_name as companyName',
      sql<string>`l.last_name || ' ' || l.first_name`.as('personName'),
      'l.email',
      'l.phone_number as phoneNumber',
      'l.registration_purpose as registrationPurpose',
      'l.urgency',
      'l.created_at as createdAt',
      sql<number>`(select count(*)::int from leads o where lower(o.email) = lower(l.email) and o.id <> l.id)`.as(
        'earlierLeads',
      ),
      sql<boolean>`exists (select from users u where lower(u.email) = lower(l.email))`.as('hasAccount'),
    ])
    .where('l.status', '=', 'NEW')
    .where('l.source', '=', 'SIGN_UP')
    .orderBy('l.created_at')
    .orderBy('l.id')
    .limit(limit)
    .execute();
}
