import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { box, card, cardAside, cards, cardsWide, cardTitle, note, round, words } from './Choice.css.ts';
import { cx } from '../cx.ts';
import { FieldGroup } from '../fields/form/FieldGroup.tsx';
import type { FieldLook } from '../fields/form/FieldParts.tsx';

export interface RadioCard<V extends string> {
  readonly value: V;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly aside?: ReactNode;
  readonly disabled?: boolean;
}

interface RadioCardsProps<V extends string> extends FieldLook {
  readonly options: readonly RadioCard<V>[];
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  readonly name?: string;
  /** Side by side where there is room. */
  readonly wide?: boolean;
  readonly disabled?: boolean;
}

/** Choices with a sentence each. */
export function RadioCards<V extends string>({
  options,
  value,
  onChange,
  name,
  wide = false,
  disabled,
  ...look
}: RadioCardsProps<V>): ReactElement {
  const ownName = useId();
  return (
    <FieldGroup {...look} met={value !== null} disabled={disabled}>
      <div className={wide ? cardsWide : cards}>
        {options.map((option) => (
          <label key={option.value} className={card}>
            <input
              type="radio"
              className={cx(box, round)}
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={words}>
              <span className={cardTitle}>{option.title}</span>
              {option.description !== undefined && <span className={note}>{option.description}</span>}
            </span>
            {option.aside !== undefined && <span className={cardAside}>{option.aside}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
