import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { singleKeys } from '../../lib/browser/singleKeys.ts';
import { isComposing } from '../../ui/fields/text/isComposing.ts';

/** The key `/` focuses the box that says it does, the header's or the search page's, or opens that page where none is to be seen. */
export function useSearchKey(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!singleKeys.allowed()) return;
      if (isComposing(event) || event.defaultPrevented || isTyping(event.target)) return;
      if (document.querySelector('dialog[open], [aria-modal=true]') !== null) return;
      event.preventDefault();
      const box = document.querySelector<HTMLInputElement>('input[aria-keyshortcuts="/"]');
      box?.focus();
      // A hidden box does not take the focus.
      if (box === null || document.activeElement !== box) void navigate({ to: '/search' });
      else box.select();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [navigate]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [contenteditable=true]') !== null)
  );
}
