import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export interface Agreements {
  /** Day in Japan of the sign-up. */
  readonly joinedOn: string;
  readonly agreed: readonly { readonly kind: string; readonly version: number }[];
}

export async function agreementsOf(db: Kysely<Tables>, userId: string): Promise<Agreements> {
  const user = await db
    .selectFrom('users')
    .select(sql<string>`to_char(created_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`.as('joinedOn'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const agreed = await db
    .selectFrom('legal_agreements')
    .select(['kind', 'version'])
    .where('user_id', '=', userId)
    .execute();
  return { joinedOn: user.joinedOn, agreed };
}

export type AgreedKind = 'PRIVACY_POLICY' | 'TERMS' | 'TERMS_CORPORATE' | 'TERMS_CREATOR';

export interface Agreement {
  readonly id: string;
  readonly userId: string;
  readonly kind: AgreedKind;
  readonly version: number;
  readonly now: Date;
}

/** Idempotent. */
export async function insertAgreements(db: Kysely<Tables>, agreements: readonly Agreement[]): Promise<void> {
  for (const { id, userId, kind, version, now } of agreements) {
    await db
      .insertInto('legal_agreements')
      .values({ id, user_id: userId, kind, version, agreed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
