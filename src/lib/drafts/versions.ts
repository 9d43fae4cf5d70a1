import type { DraftSnapshot } from './answers.ts';
import type { Written } from './part.ts';
import type { DraftRecord } from './record.ts';
import { changedFields, pick } from './table.ts';
import type { DraftTable, NamedField } from './table.ts';
import { differs, ontoSameVersion } from './unsent.ts';
import type { DraftShape } from './unsent.ts';

/** The form's values, the ones they were based on, and the server's. */
interface Known<Values> extends Written<Values> {
  readonly saved: DraftSnapshot<Values> | null;
}

/** A save without an answer; the server may have it. */
export interface Attempt<Values> {
  readonly version: number;
  readonly values: Values;
}

/**
 * The stored draft compared with the server's: the values to show, and whether the person must choose; null
 * when nothing is left of it.
 */
export function restored<Values extends object, Field extends NamedField>(
  shape: DraftShape<Values, Field>,
  saved: DraftSnapshot<Values> | null,
  { version, base, values }: DraftRecord<Values>,
): { readonly values: Values; readonly isConflict: boolean } | null {
  if (saved === null) return { values, isConflict: false };
  const standing = saved.version === version ? ontoSameVersion(shape, saved.values, { base, values }) : null;
  if (standing !== null) return { values: standing, isConflict: false };
  // The server has a newer version. The stored draft may be that very version, its answer lost, or hold no
  // own changes.
  const isOwn = differs(shape, { base: saved.values, values }) && differs(shape, { base, values });
  return isOwn ? { values, isConflict: true } : null;
}

/** The fields in which an answer differs from the last saved version. */
export function changedThere<Values extends object, Field extends NamedField>(
  table: DraftTable<Values, Field>,
  { base, saved }: Known<Values>,
  draft: DraftSnapshot<Values>,
): readonly Field[] {
  return changedFields(table, saved?.values ?? base, draft.values);
}

/**
 * The base after an answer: the server's values. A sent value counts as saved however the server rewrites it,
 * or it would be sent for ever.
 */
export function baseAfter<Values extends object, Field extends NamedField>(
  table: DraftTable<Values, Field>,
  known: Known<Values>,
  draft: DraftSnapshot<Values>,
  sent: Partial<Values>,
): Values {
  const { base, saved } = known;
  const asWritten =
    saved === null
      ? draft.values
      : { ...base, ...pick(table, draft.values, changedThere(table, known, draft)) };
  const apart = table.fields.filter((field) => table.isApart?.(field) === true);
  return { ...asWritten, ...pick(table, base, apart), ...sent };
}

/** Whether a newer version equals what stands here, or was sent from here and its answer lost. */
export function isOwnVersion<Values extends object, Field extends NamedField>(
  table: DraftTable<Values, Field>,
  values: Values,
  draft: DraftSnapshot<Values>,
  unanswered: readonly Attempt<Values>[],
): boolean {
  const own = unanswered.some(
    (attempt) =>
      attempt.version + 1 === draft.version &&
      changedFields(table, draft.values, attempt.values).length === 0,
  );
  return own || changedFields(table, draft.values, values).length === 0;
}
