import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { dropDraft, hasDraft } from '../../lib/drafts/record.ts';

/** What may be edited, each with the name under which its form keeps what is typed; none for what may not be kept. */
export interface Editable {
  readonly draftKey: string | null;
}

export interface Editing<Name extends string> {
  readonly current: Name | null;
  /** The field that it was opened for, by its name. */
  readonly aim: string | null;
  readonly open: (name: Name, aim?: string | null) => void;
  /** Closes, or asks first. */
  readonly leave: () => void;
  /** Closes without asking: it was sent. */
  readonly saved: () => void;
  /** For a form that keeps no draft: whether something typed would be lost. */
  readonly setDirty: (dirty: boolean) => void;
  readonly question: LeaveQuestion | null;
}

export interface LeaveQuestion {
  /** What is typed stays in this browser. */
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

/** One section at a time is edited. Leaving it, or the page, with something typed asks first. */
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
    // A draft survives the page; what keeps none would be lost.
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
