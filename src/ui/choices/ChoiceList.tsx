import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { announce } from '../feedback/announce.ts';
import { options, panel } from './ChoiceList.css.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icons/Icon.tsx';
import { item, itemNote, itemWords, list as listClass, none } from '../overlays/Overlay.css.ts';
import { optionId } from './useChoices.ts';
import type { Choice, Choices } from './useChoices.ts';
import { useListPlace } from './useListPlace.ts';

interface ChoiceListProps<C extends Choice> {
  readonly state: Choices<C>;
  /** Its accessible name. */
  readonly label: string;
  /** The element it is placed at. */
  readonly field: RefObject<HTMLElement | null>;
  readonly chosen: readonly string[];
  readonly many?: boolean;
  readonly lead?: ReactNode;
  /** Shown when nothing matches. */
  readonly empty: string;
}

export function ChoiceList<C extends Choice>({
  state,
  label,
  field,
  chosen,
  many = false,
  lead,
  empty,
}: ChoiceListProps<C>): ReactElement {
  const { id, choices, pointed, isByKey, point, choose, isBlocked } = state;
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useListPlace(field, place);
  useLayoutEffect(() => {
    const box = list.current;
    const option = pointed === null ? null : document.getElementById(optionId(id, pointed));
    if (box === null || option === null) return;
    const { offsetTop, offsetHeight } = option;
    if (offsetTop < box.scrollTop) box.scrollTop = offsetTop;
    else box.scrollTop = Math.max(box.scrollTop, offsetTop + offsetHeight - box.clientHeight);
  }, [id, pointed]);
  const { length } = choices;
  useEffect(() => announce(length === 0 ? empty : `選択肢は${length}件です。`), [length, empty]);
  return (
    <div
      ref={place}
      className={panel}
      role="presentation"
      // Keeps the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      {lead}
      {length === 0 && <p className={none}>{empty}</p>}
      <div
        ref={list}
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select has no input
        role="listbox"
        // Browsers make scrollable elements tab stops.
        tabIndex={-1}
        className={cx(listClass, options)}
        aria-label={label}
        aria-multiselectable={many || undefined}
        hidden={length === 0}
      >
        {choices.map((choice) => {
          const { value } = choice;
          const isChosen = chosen.includes(value);
          const blocked = isBlocked(choice);
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's, which keeps the focus
            <div
              key={value}
              id={optionId(id, value)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element belongs into a select
              role="option"
              tabIndex={-1}
              className={item}
              aria-selected={isChosen}
              aria-disabled={blocked || undefined}
              data-selected={isChosen ? '' : undefined}
              data-disabled={blocked ? '' : undefined}
              data-focused={value === pointed ? '' : undefined}
              data-focus-visible={value === pointed && isByKey ? '' : undefined}
              onPointerMove={() => point(value)}
              onClick={() => {
                if (!blocked) choose(choice);
              }}
            >
              <span className={itemWords}>
                {choice.label}
                {choice.note !== undefined && <span className={itemNote}>{choice.note}</span>}
              </span>
              {many && isChosen && <Icon name="check" size={16} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}
