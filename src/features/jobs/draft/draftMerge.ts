import { changedFields } from './draftInput.ts';
import type { DraftRecord } from './draftRecord.ts';
import type { DraftSnapshot } from './draftSnapshot.ts';
import type { DraftValues } from './draftValues.ts';
import type { DraftKind } from './newDraft.ts';
import { mergedQuestions } from './questionSync.ts';
import * as unsent from './unsent.ts';

/** What the form knows: what stands in it, what it was built on, and what the server has. */
interface Known {
  readonly base: DraftValues;
  readonly values: DraftValues;
  readonly saved: DraftSnapshot | null;
}

/** Sent without an answer: the server may have it all the same. */
export interface Attempt {
  readonly version: number;
  readonly values: DraftValues;
}

/** What is kept in this browser, over what the server has: what stands, or that there is something to choose; null where nothing is kept. */
export function restored(
  kind: DraftKind,
  saved: DraftSnapshot | null,
  { version, base, values }: Pick<DraftRecord, 'version' | 'base' | 'values'>,
): { readonly values: DraftValues; readonly isConflict: boolean } | null {
  const isSameVersion = saved === null || saved.version === version;
  const standing =
    isSameVersion && saved !== null ? unsent.onto(saved.values, { kind, base, values }) : values;
  if (isSameVersion && standing !== null) return { values: standing, isConflict: false };
  // Saved since. What is kept may be what was saved, its answer lost; or nothing of one's own.
  const isOwn =
    saved !== null && unsent.differs(kind, saved.values, values) && unsent.differs(kind, base, values);
  return isOwn ? { values, isConflict: true } : null;
}

/** The fields in which an answer differs from what the server had. */
export function changedThere(kind: DraftKind, { base, saved }: Known, draft: DraftSnapshot) {
  return changedFields(kind, saved?.values ?? base, draft.values);
}

/**
 * What the form builds on after an answer: the server's values; where they have not changed there, as they were written here. What was
 * sent counts as it was sent, however the server writes it: else it would be sent for ever.
 */
export function baseAfter(
  kind: DraftKind,
  known: Known,
  draft: DraftSnapshot,
  sent: Partial<DraftValues>,
): DraftValues {
  const { base, saved } = known;
  const asWritten =
    saved === null
      ? draft.values
      : { ...base, ...unsent.pick(draft.values, changedThere(kind, known, draft)) };
  return { ...asWritten, questions: base.questions, ...sent };
}

/** Whether a newer version says what stands here, or is one that was sent from here, its answer lost on its way. */
export function isOwnVersion(
  kind: DraftKind,
  { values }: Known,
  draft: DraftSnapshot,
  unanswered: readonly Attempt[],
): boolean {
  const own = unanswered.some(
    (attempt) =>
      attempt.version + 1 === draft.version && changedFields(kind, draft.values, attempt.values).length === 0,
  );
  return own || changedFields(kind, draft.values, values).length === 0;
}

/** Colleagues' questions into this form's; null when there is something to choose. `sentWords` were sent without an answer. */
export function withQuestions(
  { base, values }: Known,
  { values: { questions: server } }: DraftSnapshot,
  sentWords: readonly string[],
): Pick<Known, 'base' | 'values'> | null {
  // What was sent from here, its answer lost, is nobody else's.
  const own = new Map(server.filter(({ text }) => sentWords.includes(text)).map((each) => [each.id, each]));
  const known = new Map(base.questions.map((each) => [each.id, own.get(each.id) ?? each]));
  const questions = mergedQuestions([...new Map([...known, ...own]).values()], server, values.questions);
  if (questions === null) return null;
  return { base: { ...base, questions: server }, values: { ...values, questions } };
}
