import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { Area, Leaving, PersonalData } from '../../lib/personalData.ts';
import { accountsPersonalData } from '../accounts/personalDataSql.ts';
import { chatPersonalData } from '../chat/personalDataSql.ts';
import { companiesPersonalData } from '../companies/personalDataSql.ts';
import { contentPersonalData } from '../content/personalDataSql.ts';
import { creatorsPersonalData } from '../creators/personalDataSql.ts';
import { engagementsPersonalData } from '../engagements/personalDataSql.ts';
import { followsPersonalData } from '../follows/personalDataSql.ts';
import { jobsPersonalData } from '../jobs/personalDataSql.ts';
import { mediaPersonalData } from '../media/personalDataSql.ts';
import { noticesPersonalData } from '../notices/personalDataSql.ts';
import { notificationsPersonalData } from '../notifications/personalDataSql.ts';
import { offersPersonalData } from '../offers/personalDataSql.ts';
import { onboardingPersonalData } from '../onboarding/personalDataSql.ts';
import { personalDataPersonalData } from './personalDataSql.ts';
import { productsPersonalData } from '../products/personalDataSql.ts';
import { recommendPersonalData } from '../recommend/personalDataSql.ts';
import { searchPersonalData } from '../search/personalDataSql.ts';

/** What each module stores about a person, lowest module first. */
const gathered: readonly PersonalData[] = [
  mediaPersonalData,
  noticesPersonalData,
  accountsPersonalData,
  creatorsPersonalData,
  companiesPersonalData,
  productsPersonalData,
  followsPersonalData,
  jobsPersonalData,
  chatPersonalData,
  offersPersonalData,
  engagementsPersonalData,
  notificationsPersonalData,
  searchPersonalData,
  recommendPersonalData,
  contentPersonalData,
  onboardingPersonalData,
  personalDataPersonalData,
];

export const areas: readonly Area[] = gathered.flatMap((data) => data.areas);

/** Referring rows are deleted first. */
const highestFirst = gathered.toReversed();

/**
 * Every column that refers to a person is in one of the two; `purge.test.ts` walks the foreign keys and fails
 * on one that is not.
 */
export const purged: readonly string[] = highestFirst.flatMap((data) => data.purged);
export const kept: Readonly<Record<string, string>> = Object.fromEntries(
  gathered.flatMap((data) => Object.entries(data.kept)),
);

/** Deletes a locked account's personal data, except its uploads. */
export async function purge(trx: Transaction<Tables>, leaving: Leaving, now: Date): Promise<void> {
  for (const place of purged) {
    const [table = '', column = ''] = place.split('.');
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${leaving.userId}::uuid`.execute(
      trx,
    );
  }
  for (const { empty } of highestFirst) await empty?.(trx, leaving, now);
}
