import { useMemo } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { draftRecords } from '../../../../lib/drafts/record.ts';
import type { DraftRecords } from '../../../../lib/drafts/record.ts';
import { DraftSaver } from '../../../../lib/drafts/saver.ts';
import { useDraftSaver } from '../../../../lib/drafts/useDraftSaver.ts';
import { outdatePages } from '../../../../relay/outdate.ts';
import { inputOf } from './draftInput.ts';
import type { DraftSnapshot } from './draftSnapshot.ts';
import { draftTable } from './draftTable.ts';
import type { OpeningSaver, OpeningState } from './draftTable.ts';
import type { DraftValues, FieldName } from './draftValues.ts';
import type { DraftKind } from '../newDraft.ts';
import { questionPart } from './questionPart.ts';
import { createTransport } from './saveDraft.ts';

interface DraftOptions {
  readonly kind: DraftKind;
  readonly id: string;
  readonly viewerId: string;
  readonly saved: DraftSnapshot | null;
  readonly isGone: boolean;
  readonly first: DraftValues;
}

export interface Draft {
  readonly kind: DraftKind;
  readonly id: string;
  readonly state: OpeningState;
  readonly values: DraftValues;
  readonly saver: OpeningSaver;
  /** Stores the text under another draft's id, to be restored there. */
  readonly keepAs: (newId: string) => void;
  readonly set: <Name extends FieldName>(name: Name, value: DraftValues[Name]) => void;
}

function recordsOf(kind: DraftKind, viewerId: string, id: string): DraftRecords<DraftValues> {
  return draftRecords(`job:${viewerId}:${id}`, draftTable(kind));
}

export function isKeptHere(kind: DraftKind, viewerId: string, id: string): boolean {
  return recordsOf(kind, viewerId, id).read() !== null;
}

/** A draft with its saver: see `DraftSaver`. */
export function useDraft({ kind, id, viewerId, saved, isGone, first }: DraftOptions): Draft {
  const environment = useRelayEnvironment();
  const [saver, state] = useDraftSaver(
    (): OpeningSaver => {
      const transport = createTransport(environment, kind, id);
      return new DraftSaver({
        table: draftTable(kind),
        parts: [questionPart(transport)],
        saved,
        isGone,
        first,
        save: (version, fields, values) => transport.save(version, inputOf(fields, values)),
        records: recordsOf(kind, viewerId, id),
      });
    },
    // When opened again it is loaded anew.
    () => outdatePages(environment),
  );
  return useMemo(
    () => ({
      kind,
      id,
      state,
      values: state.values,
      saver,
      keepAs: (newId) => {
        const questions = state.values.questions.map((question) => ({ ...question, id: null }));
        const values = { ...state.values, questions };
        recordsOf(kind, viewerId, newId).write({ version: 0, base: first, values });
        saver.close({ drop: true });
      },
      set: (name, value) => saver.change((values) => ({ ...values, [name]: value })),
    }),
    [kind, id, state, saver, viewerId, first],
  );
}
