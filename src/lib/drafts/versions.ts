import type { DraftSnapshot } from './answers.ts';
import type { Written } from './part.ts';
import type { DraftRecord } from './record.ts';
import { changedFields, pick } from './table.ts';
import type { DraftTable, NamedField } from './table.ts';
import { differs, ontoSameVersion } from './unsent.ts';
import type { DraftShape } from './unsent.ts';

/** What the form knows: what stands in it, what it was built on, and what the server has. */
interface Known<Values> extends Written<Values> {
  readonly saved: DraftSnapshot<Values> | null;
}

/** Sent without an answer: the server may have it all the same. */
export interface Attempt<Values> {
  readonly version: number;
  readonly values: Values;
}

/** What is kept in this browser, over what the server has: what stands, or that there is something to choose; null where nothing is kept. */
export function restored<Values extends object, Field extends NamedField>(
  shape: DraftShape<Values, Field>,
  saved: DraftSnapshot<Values> | null,
  { version, base, values }: DraftRecord<Values>,
): { readonly values: Values; readonly isConflict: boolean } | null {
  if (saved === null) return { values, isConflict: false };
  const standing = saved.version === version ? ontoSameVersion(shape, saved.values, { base, values }) : null;
  if (standing !== null) return { values: standing, isConflict: false };
  // Saved since. What is kept may be what was saved, its answer lost; or nothing of one's own.
  const isOwn = differs(shape, { base: saved.values, values }) && differs(shape, { base, values });
  return isOwn ? { values, isConflict: true } : null;
}

/** The fields in which an answer differs from what the server had. */
export function changedThere<Values extends object, Field extends NamedField>(
  table: DraftTable<Values, Field>,
  { base, saved }: Known<Values>,
  draft: DraftSnapshot<Values>,
): readonly Field[] {
  return changedFields(table, saved?.values ?? base, draft.values);
}

/**
 * What the form builds on after an answer: the server's values; where they have not changed there, as they were written here. What was
 * sent counts as it was sent, however the server writes it: else it would be sent for ever.
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

/** Whether a newer version says what stands here, or is one that was sent from here, its answer lost on its way. */
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
