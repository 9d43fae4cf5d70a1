import { Suspense, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { FramedField } from './form/Field.tsx';
import { control, inner } from './form/Field.css.ts';
import { type FieldLook, hasError } from './form/FieldParts.tsx';
import { formatDate } from '../text/formatDate.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { isComposing } from './text/isComposing.ts';
import { parseDate } from './parseDate.ts';
import { part } from '../../lib/part.ts';

const DateCalendar = part(async () => (await import('./DateCalendar.tsx')).DateCalendar);

interface DateFieldProps extends FieldLook {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly name?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

/** A date typed as people write it, shown as 2026年6月30日(火), or picked from a calendar. */
export function DateField({
  value,
  onChange,
  min,
  max,
  name,
  placeholder = '例　2026年6月30日',
  disabled = false,
  ...look
}: DateFieldProps): ReactElement {
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const shown = value === null ? '' : formatDate(value);
  const text = draft ?? shown;
  const read = draft === null ? value : parseDate(draft);

  const settle = (): void => {
    setLeft(true);
    if (draft === null) return;
    const date = draft.trim() === '' ? null : parseDate(draft);
    if (date !== value) onChange(date);
    // Unreadable text stays, to be corrected.
    if (date !== null || draft.trim() === '') setDraft(null);
  };
  const press = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') settle();
    if (event.key === 'ArrowDown' && event.altKey) setOpen(true);
  };

  let own: string | undefined;
  if (left && text.trim() !== '' && read === null) own = '年月日で入力してください。例　2026年6月30日';
  else if (read !== null && min !== undefined && read < min)
    own = `${formatDate(min)}以降の日にしてください。`;
  else if (read !== null && max !== undefined && read > max)
    own = `${formatDate(max)}までの日にしてください。`;
  const shownError = hasError(look.error) ? look.error : own;
  const plainLabel = typeof look.label === 'string' ? look.label : '日付';
  return (
    <FramedField {...look} met={value !== null} error={shownError} disabled={disabled} frameRef={place}>
      {(wiring) => (
        <>
          <input
            {...wiring}
            type="text"
            className={control}
            name={name}
            autoComplete="off"
            placeholder={placeholder}
            value={text}
            disabled={disabled}
            onChange={(event) => {
              setDraft(event.target.value);
              setLeft(false);
            }}
            onBlur={settle}
            onKeyDown={press}
          />
          <IconButton
            icon="calendar"
            label={`${plainLabel}をカレンダーから選ぶ`}
            size="s"
            className={inner}
            disabled={disabled}
            aria-haspopup="dialog"
            aria-expanded={open}
            onPointerEnter={DateCalendar.ahead}
            onFocus={DateCalendar.ahead}
            onClick={() => setOpen(!open)}
          />
          {open && (
            <Suspense fallback={null}>
              <DateCalendar
                value={read}
                min={min}
                max={max}
                label={plainLabel}
                triggerRef={place}
                onChange={(date) => {
                  setDraft(null);
                  onChange(date);
                  setOpen(false);
                }}
                onClose={() => setOpen(false)}
              />
            </Suspense>
          )}
        </>
      )}
    </FramedField>
  );
}
