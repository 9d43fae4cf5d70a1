import type { SecretBox } from './secretBox.ts';
import type { Services } from '../request/services.ts';

/** An encrypted text in the row of a user. */
export interface SealedRow {
  readonly userId: string;
  readonly sealed: string;
}

interface Sealed {
  /** In errors: 'a bank account'. */
  readonly what: string;
  readonly placeOf: (userId: string) => string;
  /** A page of rows, after this user's. */
  readonly rowsAfter: (userId: string, limit: number) => Promise<readonly SealedRow[]>;
  /** Only if the row still holds what was read. */
  readonly replace: (row: SealedRow, anew: string) => Promise<void>;
}

const atOnce = 500;

/** After a change of key: encrypts again what an older key encrypted. Answers how many rows. */
export async function reseal(
  { secrets, log }: Pick<Services, 'log'> & { readonly secrets: SecretBox },
  { what, placeOf, rowsAfter, replace }: Sealed,
): Promise<number> {
  let count = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await rowsAfter(after, atOnce);
    for (const row of rows) {
      if (secrets.isCurrent(row.sealed)) continue;
      try {
        const place = placeOf(row.userId);
        await replace(row, secrets.seal(secrets.open(row.sealed, place), place));
        count += 1;
      } catch (error) {
        // The key is missing, or the row was tampered with: the others go on.
        log.error({ err: error, userId: row.userId }, `${what} cannot be read`);
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return count;
    after = last.userId;
  }
}
