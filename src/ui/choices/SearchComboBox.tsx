import { useRef, useState } from 'react';
import type { FocusEvent, ReactElement } from 'react';
import { ChoiceList } from './ChoiceList.tsx';
import { FramedField } from '../fields/form/Field.tsx';
import { control } from '../fields/form/Field.css.ts';
import type { FieldLook } from '../fields/form/FieldParts.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { useChoices } from './useChoices.ts';
import type { Choice } from './useChoices.ts';

export type FoundOption = Choice;

interface SearchComboBoxProps extends FieldLook {
  /** The results of the last `onSearch`, best first. */
  readonly options: readonly FoundOption[];
  readonly value: FoundOption | null;
  readonly onChange: (value: FoundOption | null) => void;
  /** Never called while an IME is composing. */
  readonly onSearch: (text: string) => void;
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  readonly searching?: boolean;
  readonly name?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

/** One value found by searching on the server. */
export function SearchComboBox({
  options,
  value,
  onChange,
  onSearch,
  onBlur,
  searching = false,
  name,
  placeholder = '入力して探す',
  disabled = false,
  ...look
}: SearchComboBoxProps): ReactElement {
  const [text, setText] = useState(value?.label ?? '');
  const [known, setKnown] = useState(value);
  const composing = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  if (known !== value) {
    // The owner chose or cleared it; text being typed stays.
    setKnown(value);
    if (value !== null) setText(value.label);
    else if (text === known?.label) setText('');
  }
  const state = useChoices({
    choices: options,
    from: value?.value,
    onChoose: (option) => {
      setText(option.label);
      setKnown(option);
      onChange(option);
      setOpen(false);
    },
  });
  const { input, inputProps, open, setOpen } = state;

  const write = (next: string): void => {
    setText(next);
    setOpen(true);
    if (value !== null && next !== value.label) {
      setKnown(null);
      onChange(null);
    }
    if (!composing.current && next !== value?.label) onSearch(next);
  };
  return (
    <FramedField {...look} met={value !== null} disabled={disabled} frameRef={place}>
      {(wiring) => (
        <>
          <input
            {...wiring}
            {...inputProps}
            ref={input}
            type="text"
            className={control}
            name={name}
            disabled={disabled}
            placeholder={placeholder}
            value={text}
            onChange={(event) => write(event.target.value)}
            onCompositionStart={() => {
              composing.current = true;
            }}
            onCompositionEnd={(event) => {
              composing.current = false;
              onSearch(event.currentTarget.value);
            }}
            onBlur={(event) => {
              inputProps.onBlur?.(event);
              onBlur?.(event);
            }}
          />
          {searching && text !== '' && <Spinner size="s" />}
          <IconButton
            icon="down"
            size="s"
            label="候補を開く"
            tabIndex={-1}
            disabled={disabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus();
              setOpen(!open);
            }}
          />
          {open && (
            <ChoiceList
              state={state}
              label={typeof look.label === 'string' ? look.label : '候補'}
              field={place}
              chosen={value === null ? [] : [value.value]}
              empty={searching ? '探しています。' : `「${text}」に一致するものはありません。`}
            />
          )}
        </>
      )}
    </FramedField>
  );
}
