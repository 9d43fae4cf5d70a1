import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';

/** The company's data in every opening. */
export interface PostingCompany {
  readonly id: string;
  readonly name: string;
  readonly status: 'ACTIVE' | 'SUSPENDED';
  readonly prefectureId: number | null;
  readonly city: string | null;
  readonly street: string | null;
  readonly contactEmail: string | null;
  readonly contactPhoneNumber: string | null;
  readonly contactFormUrl: string | null;
}

const companyColumns = columnsOf(
  'id',
  'name',
  'status',
  'prefectureId',
  'city',
  'street',
  'contactEmail',
  'contactPhoneNumber',
  'contactFormUrl',
);

const selectCompanies = (db: Kysely<Tables>, ids: readonly string[]) =>
  db
    .selectFrom('companies')
    .select(companyColumns)
    .where('id', 'in', [...ids]);

export function postingCompanies(db: Kysely<Tables>, ids: readonly string[]): Promise<PostingCompany[]> {
  return selectCompanies(db, ids).execute();
}

/**
 * Locked (shared), so that required data cannot be removed while an opening is published. Lock it before the
 * opening.
 */
export function holdPostingCompany(
  trx: Transaction<Tables>,
  id: string,
): Promise<PostingCompany | undefined> {
  return selectCompanies(trx, [id]).forShare().executeTakeFirst();
}
