import type { DraftRecord, DraftRecords } from '../draftRecord.ts';
import type { DraftSnapshot } from '../draftSnapshot.ts';
import { emptyDraft } from '../draftValues.ts';
import type { DraftValues } from '../draftValues.ts';

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
    checklist: [],
    values: { ...emptyDraft, ...values },
  };
}

/** This browser's records, in memory. */
export function memoryRecords(
  initial: DraftRecord | null = null,
): DraftRecords & { readonly kept: () => DraftRecord | null } {
  let kept = initial;
  return {
    read: () => kept,
    write: (record) => {
      kept = { ...record, tab: 'here' };
    },
    clear: () => {
      kept = null;
    },
    drop: () => {
      kept = null;
    },
    kept: () => kept,
  };
}
