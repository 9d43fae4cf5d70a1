import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, InputHTMLAttributes, KeyboardEvent, ReactElement, RefObject } from 'react';
import { useSingleKeys } from '../../lib/browser/singleKeys.ts';
import { isComposing } from '../../ui/fields/text/isComposing.ts';
import { forgetSearches, rememberSearch, useRecentSearches } from './recentSearches.ts';
import { longestQuery } from './searchParams.ts';
import type { SearchParams } from './searchParams.ts';
import type { SuggestedOption } from './suggested.ts';
import { SuggestionSheet } from './SuggestionSheet.tsx';
import { useSuggestions } from './useSuggestions.ts';

interface SearchComboboxOptions {
  readonly label: string;
  /** What the page was asked. */
  readonly asked?: string;
  /** The kind that the next question keeps to. */
  readonly tab?: SearchParams['tab'];
}

interface SearchCombobox {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly inputProps: InputHTMLAttributes<HTMLInputElement>;
  /** For what holds the field and its sheet. */
  readonly boxProps: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onBlur: (event: FocusEvent) => void;
  };
  readonly typed: string;
  readonly isOpen: boolean;
  /** What is offered; null where there is nothing. */
  readonly sheet: ReactElement | null;
  /** In words, for those who do not see it. */
  readonly told: string;
  readonly hasKey: boolean;
  readonly clear: () => void;
  readonly close: () => void;
}

/** A field for words to search by, as a combobox over words, works, people and companies. */
export function useSearchCombobox({ label, asked = '', tab }: SearchComboboxOptions): SearchCombobox {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(asked);
  const [shown, setShown] = useState(asked);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const recent = useRecentSearches();
  // Another address is another question: Back, or a link on this page.
  if (shown !== asked) {
    setShown(asked);
    setTyped(asked);
    setIsOpen(false);
    setActive(null);
  }
  const groups = useSuggestions(isOpen ? typed.trim() : null, recent);
  const options = groups.flatMap((group) => group.options);
  const isShown = isOpen && options.length > 0;
  // Known by its key: what comes late may stand before it.
  const at = options.findIndex(({ key }) => key === active);
  const chosen = isShown ? options[at] : undefined;

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeFromAside = (event: PointerEvent): void => {
      if (event.target instanceof Node && box.current?.contains(event.target) === false) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeFromAside);
    return () => document.removeEventListener('pointerdown', closeFromAside);
  }, [isOpen]);

  const [hasKey] = useSingleKeys();
  const ask = (words: string): void => {
    const q = words.trim().slice(0, longestQuery);
    setIsOpen(false);
    setActive(null);
    setTyped(q);
    if (q !== '') rememberSearch(q);
    // The facets belong to what was asked before.
    void navigate({
      to: '/search',
      search: { ...(q !== '' && { q }), ...(tab !== undefined && { tab }) },
    });
  };
  /** What was asked stands again. */
  const close = (): void => {
    setIsOpen(false);
    setActive(null);
    setTyped(asked);
    input.current?.focus();
  };
  const forget = (): void => {
    forgetSearches();
    // The button goes with what it forgot.
    input.current?.focus();
  };
  const take = (option: SuggestedOption): void => {
    if (option.does === 'ask') {
      ask(option.text);
      return;
    }
    setIsOpen(false);
    setActive(null);
    setTyped(asked);
    if (typed.trim() !== '' && option.does !== 'recall') rememberSearch(typed.trim());
    if (option.does === 'open') void navigate({ href: option.href });
    else void navigate({ to: '/search', search: option.search });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposing(event)) return;
    const last = options.length - 1;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault();
        if (!isOpen) {
          setIsOpen(true);
          return;
        }
        const step = event.key === 'ArrowDown' ? 1 : -1;
        // Beyond either end is the field itself.
        const next = at + step;
        setActive(options[next < -1 ? last : next]?.key ?? null);
        return;
      }
      case 'Enter':
        event.preventDefault();
        if (chosen === undefined) ask(typed);
        else take(chosen);
        return;
      case 'Tab':
        if (chosen?.does === 'ask' && !event.shiftKey) {
          event.preventDefault();
          setTyped(`${chosen.text} `);
          setActive(null);
        }
        return;
      case 'Escape':
        if (isShown) {
          event.preventDefault();
          setIsOpen(false);
          setActive(null);
        }
        return;
    }
  };
  return {
    input,
    inputProps: {
      type: 'search',
      name: 'q',
      value: typed,
      role: 'combobox',
      'aria-keyshortcuts': hasKey ? '/' : undefined,
      'aria-label': label,
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': isShown ? `${id}-list` : undefined,
      'aria-activedescendant': chosen === undefined ? undefined : `${id}-${at}`,
      placeholder: label,
      enterKeyHint: 'search',
      autoComplete: 'off',
      spellCheck: false,
      maxLength: longestQuery,
      onChange: ({ currentTarget }) => {
        setTyped(currentTarget.value);
        setIsOpen(true);
        setActive(null);
      },
      onClick: () => setIsOpen(true),
      onKeyDown,
    },
    boxProps: {
      ref: box,
      onBlur: ({ relatedTarget }) => {
        if (relatedTarget !== null && box.current?.contains(relatedTarget) === false) setIsOpen(false);
      },
    },
    typed,
    isOpen,
    sheet: isShown ? (
      <SuggestionSheet
        id={id}
        groups={groups}
        active={active}
        onTake={take}
        {...(typed.trim() === '' && recent.length > 0 && { onForget: forget })}
      />
    ) : null,
    told: isShown ? `候補が${options.length}件あります。` : '',
    hasKey,
    clear: () => {
      setTyped('');
      setActive(null);
      input.current?.focus();
    },
    close,
  };
}
