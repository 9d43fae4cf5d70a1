import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject, ToggleEvent } from 'react';

interface PopoverParts {
  readonly button: {
    readonly popoverTarget: string;
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  readonly panel: {
    readonly id: string;
    readonly popover: 'auto';
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onToggle: (event: ToggleEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  readonly close: () => void;
}

const stops = 'a[href], button:not(:disabled)';

/** A button with a native popover, plus arrow keys. */
export function usePopover(): PopoverParts {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const moveTo = (choose: (stops: readonly HTMLElement[], at: number) => HTMLElement | undefined): void => {
    const all = [...(ref.current?.querySelectorAll<HTMLElement>(stops) ?? [])];
    choose(
      all,
      all.findIndex((one) => one === document.activeElement),
    )?.focus();
  };

  return {
    button: {
      popoverTarget: id,
      'aria-expanded': open,
      'aria-controls': id,
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        ref.current?.showPopover();
        moveTo((all) => all[0]);
      },
    },
    panel: {
      id,
      popover: 'auto',
      ref,
      onToggle: (event) => setOpen(event.newState === 'open'),
      onKeyDown: (event) => {
        // Arrow keys belong to a radio group.
        if (event.target instanceof HTMLInputElement) return;
        const step = steps[event.key];
        if (step === undefined) return;
        event.preventDefault();
        moveTo(step);
      },
    },
    close: () => ref.current?.hidePopover(),
  };
}

type Step = (stops: readonly HTMLElement[], at: number) => HTMLElement | undefined;

const steps: Readonly<Record<string, Step | undefined>> = {
  ArrowDown: (all, at) => all[(at + 1) % all.length],
  ArrowUp: (all, at) => all.at(at <= 0 ? -1 : at - 1),
  Home: (all) => all[0],
  End: (all) => all.at(-1),
};
