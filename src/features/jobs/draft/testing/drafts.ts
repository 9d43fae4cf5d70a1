import type { DraftRecord, DraftRecords } from '../../../../lib/drafts/record.ts';
import type { DraftSnapshot } from '../saving/draftSnapshot.ts';
import { emptyDraft } from '../saving/draftValues.ts';
import type { DraftValues } from '../saving/draftValues.ts';

/** A contract's draft as the server has it. */
export function snapshot(version: number, values: Partial<DraftValues> = {}): DraftSnapshot {
  return {
    kind: 'contract',
    version,
    editedAt: `2026-11-21T05:0${version % 10}:00.000Z`,
    editedBy: '澤 千尋',
    status: 'DRAFT',
    canPublish: true,
    suspensionReason: null,
    hold: null,
    checklist: [],
    values: { ...emptyDraft, ...values },
  };
}

/** This browser's records, in memory. */
export function memoryRecords(
  initial: DraftRecord<DraftValues> | null = null,
): DraftRecords<DraftValues> & { readonly kept: () => DraftRecord<DraftValues> | null } {
  let kept = initial;
  const clear = (): void => {
    kept = null;
  };
  return {
    read: () => kept,
    write: ({ version, base, values }) => {
      kept = { version, base: { ...emptyDraft, ...base }, values: { ...emptyDraft, ...values } };
    },
    clear,
    drop: clear,
    kept: () => kept,
  };
}
