import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export interface Uses {
  readonly slug: string;
  readonly uses: number;
  readonly isUsed: boolean;
}

export async function usesOf(
  db: Kysely<Tables>,
  slugs: readonly string[],
  userId: string | null,
): Promise<Uses[]> {
  return db
    .selectFrom('benefit_totals as b')
    .select([
      'b.slug',
      'b.uses',
      sql<boolean>`exists (
        select from benefit_uses as u where u.slug = b.slug and u.user_id = ${userId}::uuid)`.as('isUsed'),
    ])
    .where('b.slug', 'in', [...slugs])
    .execute();
}

/** Once per member. */
export async function insertUse(
  db: Kysely<Tables>,
  {
    id,
    slug,
    userId,
    now,
  }: { readonly id: string; readonly slug: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('benefit_uses')
    .values({ id, slug, user_id: userId, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
