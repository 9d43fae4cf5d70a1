import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { ahead } from '../../../lib/ahead.ts';
import { outdatePages } from '../../../relay/outdate.ts';
import { createRecords } from './draftRecord.ts';
import { DraftSaver } from './draftSaver.ts';
import type { SaverState } from './draftSaver.ts';
import type { DraftSnapshot } from './draftSnapshot.ts';
import type { DraftValues, FieldName } from './draftValues.ts';
import type { DraftKind } from './newDraft.ts';
import type { createTransport, DraftTransport } from './saveDraft.ts';

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
  readonly state: SaverState;
  readonly values: DraftValues;
  readonly saver: DraftSaver;
  /** Gives what is written to another draft, which finds it as it finds what a reload left. */
  readonly keepAs: (newId: string) => void;
  readonly set: <Name extends FieldName>(name: Name, value: DraftValues[Name]) => void;
}

const tab = crypto.randomUUID();

let create: typeof createTransport | null = null;
const load = async (): Promise<typeof createTransport> => {
  create = (await import('./saveDraft.ts')).createTransport;
  return create;
};

/** What reaches the server is fetched while the form is looked at; code that cannot come is a server that cannot be reached. */
function transportAhead(...to: Parameters<typeof createTransport>): DraftTransport {
  const transport = async (): Promise<DraftTransport> => (create ?? (await load()))(...to);
  return {
    save: async (version, input) => (await transport()).save(version, input),
    saveQuestion: async (change) => (await transport()).saveQuestion(change),
    deleteQuestion: async (id, text) => (await transport()).deleteQuestion(id, text),
  };
}

/** Something was written here that the server does not have. */
export function isKeptHere(viewerId: string, id: string): boolean {
  return createRecords(viewerId, id, tab).read() !== null;
}

/** A draft that is being written, saved as it goes: see `DraftSaver`. */
export function useDraft({ kind, id, viewerId, saved, isGone, first }: DraftOptions): Draft {
  const environment = useRelayEnvironment();
  const [saver] = useState(
    () =>
      new DraftSaver({
        kind,
        saved,
        isGone,
        first,
        transport: transportAhead(environment, kind, id),
        records: createRecords(viewerId, id, tab),
      }),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.state);
  useEffect(() => {
    saver.open();
    ahead(load);
    const send = (): void => {
      if (saver.hasUnsent()) void saver.flush();
    };
    const hide = (): void => {
      if (document.visibilityState === 'hidden') send();
    };
    window.addEventListener('online', send);
    window.addEventListener('pagehide', send);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('online', send);
      window.removeEventListener('pagehide', send);
      document.removeEventListener('visibilitychange', hide);
      send();
      saver.close();
      // Opened again, it is what the server has by then.
      outdatePages(environment);
    };
  }, [saver, environment]);
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
        createRecords(viewerId, newId, tab).write({ version: 0, base: first, values });
        saver.close({ drop: true });
      },
      set: (name, value) => saver.change((values) => ({ ...values, [name]: value })),
    }),
    [kind, id, state, saver, viewerId, first],
  );
}
