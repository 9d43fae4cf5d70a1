import { useEffect, useEffectEvent } from 'react';
import { singleKeys } from '../../../../lib/browser/singleKeys.ts';
import { isComposing } from '../../../../ui/fields/text/isComposing.ts';

export interface DeskKeys {
  /** By how many rows; the beginning and the end are far away. */
  readonly move: (by: number, extend: boolean) => void;
  /** To the neighbouring column of the board, or with the candidate into it. */
  readonly side: (by: 1 | -1, carry: boolean) => void;
  readonly open: () => void;
  readonly tick: () => void;
  readonly tickAll: () => void;
  readonly advance: () => void;
  readonly assign: () => void;
  readonly chat: () => void;
  readonly decline: () => void;
  readonly undo: () => void;
  readonly compare: () => void;
  readonly board: () => void;
  readonly help: () => void;
  /** Closes what is open, or lets go of what is ticked. Answers whether there was anything. */
  readonly leave: () => boolean;
}

const something = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu], [aria-modal=true]';
const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';
const pressable = 'a, button, input, label, [role=tab], [role=menuitem]';
const far = 1_000_000;

/** Where the list's own keys (arrows, Enter, Space) act. */
const isList = (element: Element | null): boolean =>
  element !== null && !element.matches('input') && element.closest('[data-candidates]') !== null;

/** Single keys of the desk. None acts while somebody types or composes, while something is open, or when they are switched off. */
export function useDeskKeys(keys: DeskKeys): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { key, shiftKey, target } = event;
    if (isComposing(event) || event.defaultPrevented || event.altKey) return;
    if (document.querySelector(something) !== null) return;
    const element = target instanceof Element ? target : null;
    if (element?.closest(typing) != null) return;
    if (key === 'Escape') {
      if (keys.leave()) event.preventDefault();
      return;
    }
    const inList = isList(element);
    const act = inList
      ? (listKey(keys, event) ?? letterKey(keys, key, shiftKey, event))
      : letterKey(keys, key, shiftKey, event);
    if (act === null) return;
    if ((key === 'Enter' || key === ' ') && !inList && element?.closest(pressable) != null) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

type Act = (() => void) | null;

/** Arrows and the like, as in any list: they act when the list has the focus. */
function listKey(keys: DeskKeys, { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): Act {
  if (ctrlKey || metaKey) return key === 'a' ? keys.tickAll : key === 'z' && !shiftKey ? keys.undo : null;
  switch (key) {
    case 'ArrowDown':
      return () => keys.move(1, shiftKey);
    case 'ArrowUp':
      return () => keys.move(-1, shiftKey);
    case 'PageDown':
      return () => keys.move(10, false);
    case 'PageUp':
      return () => keys.move(-10, false);
    case 'Home':
      return () => keys.move(-far, false);
    case 'End':
      return () => keys.move(far, false);
    case 'ArrowRight':
      return () => keys.side(1, shiftKey);
    case 'ArrowLeft':
      return () => keys.side(-1, shiftKey);
    case 'Enter':
      return keys.open;
    case ' ':
      return keys.tick;
    default:
      return null;
  }
}

function letterKey(
  keys: DeskKeys,
  key: string,
  extend: boolean,
  { ctrlKey, metaKey, target, repeat }: KeyboardEvent,
): Act {
  if (ctrlKey || metaKey || !singleKeys.allowed()) return null;
  switch (key.toLowerCase()) {
    case 'j':
      return () => keys.move(1, extend);
    case 'k':
      return () => keys.move(-1, extend);
    default:
  }
  // Only going along a list goes on for as long as its key is held.
  if (repeat) return null;
  const onPage = target === document.body || (target instanceof Element && target.id === 'main');
  switch (key.toLowerCase()) {
    case 'enter':
      return onPage ? keys.open : null;
    case ' ':
      return onPage ? keys.tick : null;
    case 's':
      return keys.advance;
    case 'e':
      return keys.assign;
    case 'm':
      return keys.chat;
    case 'x':
      return keys.decline;
    case 'z':
      return keys.undo;
    case 'c':
      return keys.compare;
    case 'b':
      return keys.board;
    case '?':
      return keys.help;
    default:
      return null;
  }
}
