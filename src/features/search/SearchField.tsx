import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { useSingleKeys } from '../../lib/browser/singleKeys.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { cx } from '../../ui/cx.ts';
import { isComposing } from '../../ui/fields/text/isComposing.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { forgetSearches, rememberSearch, useRecentSearches } from './recentSearches.ts';
import * as css from './search.css.ts';
import { longestQuery } from './searchParams.ts';
import type { SearchParams } from './searchParams.ts';
import type { SuggestedOption } from './suggested.ts';
import { SuggestionSheet } from './SuggestionSheet.tsx';
import { useSuggestions } from './useSuggestions.ts';

interface SearchFieldProps {
  readonly search: SearchParams;
  /** How much was found. */
  readonly children?: ReactNode;
}

/** The one box: what is typed is the page's title, and a combobox over words, works, people and companies. */
export function SearchField({ search, children }: SearchFieldProps): ReactElement {
  const navigate = useNavigate();
  const asked = search.q ?? '';
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
    if (asked === '') input.current?.focus({ preventScroll: true });
  }, [asked]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeFromAside = (event: PointerEvent): void => {
      if (event.target instanceof Node && box.current?.contains(event.target) === false) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeFromAside);
    return () => document.removeEventListener('pointerdown', closeFromAside);
  }, [isOpen]);

  const [singleKeys] = useSingleKeys();
  const ask = (words: string): void => {
    const q = words.trim().slice(0, longestQuery);
    setIsOpen(false);
    setActive(null);
    setTyped(q);
    if (q !== '') rememberSearch(q);
    // The facets belong to what was asked before.
    void navigate({
      to: '/search',
      search: { ...(q !== '' && { q }), ...(search.tab !== undefined && { tab: search.tab }) },
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
  return (
    <>
      {isShown && <div className={css.shade} aria-hidden="true" />}
      <div
        ref={box}
        className={cx(css.question, isShown && css.questionShown, isOpen && css.questionOpen)}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget !== null && box.current?.contains(relatedTarget) === false) setIsOpen(false);
        }}
      >
        <search className={css.line}>
          <Icon name="search" size={24} />
          <input
            ref={input}
            className={css.input}
            type="search"
            name="q"
            value={typed}
            role="combobox"
            aria-keyshortcuts={singleKeys ? '/' : undefined}
            aria-label="作品・人・仕事・会社を探す"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={isShown ? `${id}-list` : undefined}
            aria-activedescendant={chosen === undefined ? undefined : `${id}-${at}`}
            placeholder="作品・人・仕事・会社を探す"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={longestQuery}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setIsOpen(true);
              setActive(null);
            }}
            onClick={() => setIsOpen(true)}
            onKeyDown={onKeyDown}
          />
          {isOpen && typed.trim() !== '' && typed.trim() !== asked ? (
            <span className={css.total}>入力中</span>
          ) : (
            children !== undefined && <span className={css.total}>{children}</span>
          )}
          {typed !== '' ? (
            <IconButton
              icon="close"
              label="入力を消す"
              onClick={() => {
                setTyped('');
                setActive(null);
                input.current?.focus();
              }}
            />
          ) : (
            isOpen && <IconButton icon="close" label="候補を閉じる" onClick={close} />
          )}
        </search>
        {isShown && (
          <SuggestionSheet
            id={id}
            groups={groups}
            active={active}
            onTake={take}
            {...(typed.trim() === '' && recent.length > 0 && { onForget: forget })}
          />
        )}
        <VisuallyHidden>
          <output>{isShown ? `候補が${options.length}件あります。` : ''}</output>
        </VisuallyHidden>
      </div>
    </>
  );
}
