import { useEffect, useState } from 'react';
import { graphql } from 'relay-runtime';
import type { IEnvironment } from 'relay-runtime';
import type { newWorkDraftDeleteMutation } from '../../../../__generated__/newWorkDraftDeleteMutation.graphql.ts';
import type { newWorkDraftSaveMutation } from '../../../../__generated__/newWorkDraftSaveMutation.graphql.ts';
import type { SaveAnswer } from '../../../lib/drafts/answers.ts';
import { claimDraft, claimFirst } from '../../../lib/drafts/claim.ts';
import { draftRecords, hasDraft } from '../../../lib/drafts/record.ts';
import { DraftSaver } from '../../../lib/drafts/saver.ts';
import type { SaverState } from '../../../lib/drafts/draftState.ts';
import { sameValue } from '../../../lib/forms/sameValue.ts';
import { commit } from '../../../relay/commit.ts';
import { readDraft } from './workSnapshot.ts';
import type { NewWorkDraft } from './workSnapshot.ts';
import { draftInput, workTable } from './workTable.ts';
import type { WorkPart } from './workTable.ts';
import { emptyWork } from './workValues.ts';
import type { WorkValues } from './workValues.ts';

export type NewWorkSaver = DraftSaver<WorkValues, WorkPart, NewWorkDraft>;
export type NewWorkState = SaverState<WorkValues, WorkPart, NewWorkDraft>;

const saveDraft = graphql`
  mutation newWorkDraftSaveMutation($input: SaveDraftProductInput!) {
    saveDraftProduct(input: $input) {
      draft {
        ...workSnapshot_draft
      }
      errors {
        ...mutationErrors @relay(mask: false)
      }
    }
  }
`;

const deleteDraft = graphql`
  mutation newWorkDraftDeleteMutation($clientId: ID!) {
    deleteDraftProduct(clientId: $clientId) {
      clientId
      errors {
        ...mutationErrors @relay(mask: false)
      }
    }
  }
`;

/** Where a draft is kept in this browser, by which id at the server, and what the server has of it. */
export interface OpenedDraft {
  readonly draftKey: string;
  readonly clientId: string;
  readonly saved: NewWorkDraft | null;
}

/**
 * The draft that this tab goes on with: one that this browser keeps, else the one that was written last on any device and stands open
 * in no other tab, else a new one. Null until that is known.
 */
export function useOpenedDraft(viewerId: string, drafts: readonly NewWorkDraft[]): OpenedDraft | null {
  const [opened, setOpened] = useState<OpenedDraft | null>(null);
  // As they were when the page was opened: from then on the form knows more.
  const [found] = useState(drafts);
  useEffect(() => {
    const closed = new AbortController();
    const open = async (): Promise<void> => {
      const draftKey = await claimDraft(`work:${viewerId}:new`, closed.signal);
      const kept = draftRecords(draftKey, workTable).read()?.values.clientId ?? '';
      const ids = kept !== '' ? [kept] : hasDraft(draftKey) ? [] : found.map((one) => one.clientId);
      const keys = ids.map((id) => `work:${id}:new`);
      const claimed = await claimFirst(keys, closed.signal);
      const clientId = (kept === '' ? ids[keys.indexOf(claimed ?? '')] : kept) ?? crypto.randomUUID();
      const saved = found.find((one) => one.clientId === clientId) ?? null;
      if (!closed.signal.aborted) setOpened({ draftKey, clientId, saved });
    };
    void open();
    return () => closed.abort();
  }, [viewerId, found]);
  return opened;
}

/** Keeps the draft with the server while it is written. */
export function createSaver(
  environment: IEnvironment,
  { draftKey, clientId, saved }: OpenedDraft,
): NewWorkSaver {
  const records = draftRecords(draftKey, workTable);
  const saver: NewWorkSaver = new DraftSaver({
    table: workTable,
    parts: [],
    records,
    saved,
    // It was deleted on another device, or is a work by now.
    isGone: saved === null && (records.read()?.version ?? 0) > 0,
    first: { ...emptyWork, clientId },
    save: async (version, fields, values): Promise<SaveAnswer<NewWorkDraft>> => {
      const input = { ...draftInput(fields, values), clientId, version };
      const { saveDraftProduct } = await commit<newWorkDraftSaveMutation>(environment, saveDraft, { input });
      const { draft, errors } = saveDraftProduct;
      const is = (kind: string): boolean => errors.some(({ __typename }) => __typename === kind);
      if (is('ProductNotFoundError')) return { kind: 'gone' };
      if (draft && is('DraftConflictError')) return { kind: 'conflict', draft: readDraft(draft) };
      return draft && errors.length === 0
        ? { kind: 'saved', draft: readDraft(draft) }
        : { kind: 'refused', errors };
    },
  });
  // Kept by an older page without an id; and addresses of what is not public end: they are taken from the server.
  const fresh = new Map(saved?.values.media.map((one) => [one.mediaId, one]));
  saver.change((values) => {
    const media = values.media.map((one) => {
      const { url, posterUrl } = fresh.get(one.mediaId) ?? one;
      return { ...one, url, posterUrl };
    });
    const mended = { ...values, clientId, media };
    return sameValue(mended, values) ? values : mended;
  });
  return saver;
}

/** Throws the draft away, here and at the server: one that is there no more is none already. */
export async function discardDraft(
  environment: IEnvironment,
  saver: NewWorkSaver,
  clientId: string,
): Promise<void> {
  // A save that is under way would bring it back.
  await saver.rest();
  try {
    await commit<newWorkDraftDeleteMutation>(environment, deleteDraft, { clientId });
  } catch (error) {
    // What the server never had is thrown away without it.
    if (saver.state().saved !== null) {
      saver.open();
      throw error;
    }
  }
  saver.close({ drop: true });
}
