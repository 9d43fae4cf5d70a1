import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { singleKeys } from '../../lib/browser/singleKeys.ts';
import { isComposing } from '../../ui/fields/text/isComposing.ts';

/** The key `/` focuses the search box, or opens the search page where it is hidden. */
export function useSearchKey(input: RefObject<HTMLInputElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!singleKeys.allowed()) return;
      if (isComposing(event) || event.defaultPrevented || isTyping(event.target)) return;
      if (document.querySelector('dialog[open], [aria-modal=true]') !== null) return;
      event.preventDefault();
      input.current?.focus();
      // A hidden box does not take the focus.
      if (document.activeElement !== input.current) void navigate({ to: '/search' });
      else input.current?.select();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [input, navigate]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [contenteditable=true]') !== null)
  );
}
