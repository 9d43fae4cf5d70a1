import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { dropDraft, hasDraft } from '../../lib/drafts/record.ts';

/** The key of the form's draft; null for what must not be stored. */
export interface Editable {
  readonly draftKey: string | null;
}

export interface Editing<Name extends string> {
  readonly current: Name | null;
  /** Name of the field to focus. */
  readonly aim: string | null;
  readonly open: (name: Name, aim?: string | null) => void;
  /** Closes; asks first if there is unsaved input. */
  readonly leave: () => void;
  /** Closes without asking. */
  readonly saved: () => void;
  /** For forms without a draft: whether input would be lost. */
  readonly setDirty: (dirty: boolean) => void;
  readonly question: LeaveQuestion | null;
}

export interface LeaveQuestion {
  /** The input stays as a draft in this browser. */
  readonly kept: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly onDiscard: () => void;
}

interface Place<Name extends string> {
  readonly name: Name | null;
  readonly aim: string | null;
}

const nowhere = { name: null, aim: null } as const;

/** One section is edited at a time. Leaving it, or the page, with unsaved input asks first. */
export function useEditing<Name extends string>(editables: Readonly<Record<Name, Editable>>): Editing<Name> {
  const [{ name: current, aim }, setPlace] = useState<Place<Name>>(nowhere);
  const [wanted, setWanted] = useState<Place<Name> | null>(null);
  const dirty = useRef(false);
  const draftKey = current === null ? null : editables[current].draftKey;

  const unsaved = (): boolean => {
    if (current === null) return false;
    return draftKey === null ? dirty.current : hasDraft(draftKey);
  };
  const blocker = useBlocker({
    shouldBlockFn: ({ current: from, next }) => from.pathname !== next.pathname && unsaved(),
    // Drafts survive leaving the page; other input would be lost.
    enableBeforeUnload: () => current !== null && draftKey === null && dirty.current,
    withResolver: true,
  });
  const go = (next: Place<Name>): void => {
    dirty.current = false;
    setWanted(null);
    setPlace(next);
  };
  const move = (next: Place<Name>): void => {
    if (unsaved()) setWanted(next);
    else go(next);
  };
  const blocked = blocker.status === 'blocked';
  const leave = (): void => {
    go(wanted ?? nowhere);
    if (blocked) blocker.proceed();
  };
  return {
    current,
    aim,
    open: (name, field = null) => {
      if (name !== current) move({ name, aim: field });
    },
    leave: () => move(nowhere),
    saved: () => go(nowhere),
    setDirty: (next) => {
      dirty.current = next;
    },
    question:
      wanted === null && !blocked
        ? null
        : {
            kept: draftKey !== null,
            onStay: () => {
              setWanted(null);
              if (blocked) blocker.reset();
            },
            onLeave: leave,
            onDiscard: () => {
              if (draftKey !== null) dropDraft(draftKey);
              leave();
            },
          },
  };
}
