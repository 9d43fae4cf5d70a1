import { useId, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import { isComposing } from '../fields/text/isComposing.ts';

export interface Choice<V extends string = string> {
  readonly value: V;
  readonly label: string;
  readonly note?: string | undefined;
}

interface ChoicesProps<C> {
  readonly choices: readonly C[];
  readonly onChoose: (choice: C) => void;
  readonly isBlocked?: (choice: C) => boolean;
  /** The option that is pointed at when the arrows open the list. */
  readonly from?: string | undefined;
}

export interface Choices<C> {
  readonly id: string;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly choices: readonly C[];
  /** The option pointed at by arrows or mouse. */
  readonly pointed: string | null;
  readonly isByKey: boolean;
  readonly point: (value: string) => void;
  readonly choose: (choice: C) => void;
  readonly isBlocked: (choice: C) => boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly inputProps: ComponentProps<'input'>;
}

interface Pointed {
  readonly value: string | null;
  readonly isByKey: boolean;
}

const nothing: Pointed = { value: null, isByKey: false };
const never = (): boolean => false;

/** A combo box as in the ARIA practices: the focus stays in the input. */
export function useChoices<C extends Choice>({
  choices,
  onChoose,
  isBlocked = never,
  from,
}: ChoicesProps<C>): Choices<C> {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [{ value: wanted, isByKey }, point] = useState<Pointed>(nothing);
  const pointed = open ? choices.find(({ value }) => value === wanted) : undefined;

  const change = (next: boolean): void => {
    setOpen(next);
    point(nothing);
  };
  const move = (step: 1 | -1): void => {
    const able = choices.filter((choice) => !isBlocked(choice));
    const at = able.findIndex(({ value }) => value === (pointed?.value ?? (open ? undefined : from)));
    const next = pointed === undefined && at >= 0 ? at : at < 0 && step < 0 ? -1 : (at + step) % able.length;
    setOpen(true);
    point({ value: able.at(next)?.value ?? null, isByKey: true });
  };
  const press = (event: KeyboardEvent): void => {
    // Enter and the arrows belong to the IME.
    if (isComposing(event)) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        if (event.altKey) change(event.key === 'ArrowDown');
        else move(event.key === 'ArrowDown' ? 1 : -1);
        break;
      case 'Enter':
        if (!open) return;
        // Does not submit the form.
        event.preventDefault();
        if (pointed === undefined) change(false);
        else if (!isBlocked(pointed)) onChoose(pointed);
        break;
      case 'Escape':
        if (!open) return;
        // Does not close the dialog around it.
        event.preventDefault();
        event.stopPropagation();
        change(false);
        break;
      default:
    }
  };
  return {
    id,
    open,
    setOpen: change,
    choices,
    pointed: pointed?.value ?? null,
    isByKey,
    point: (value) => point({ value, isByKey: false }),
    choose: onChoose,
    isBlocked,
    input,
    inputProps: {
      role: 'combobox',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': pointed === undefined ? undefined : optionId(id, pointed.value),
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      onKeyDown: press,
      onBlur: () => change(false),
    },
  };
}

export const optionId = (list: string, value: string): string => `${list}-${value}`;
