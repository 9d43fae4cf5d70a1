import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { announce } from '../feedback/announce.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { frameMany, input as inputClass } from './ComboBox.css.ts';
import { cx } from '../cx.ts';
import { FramedField } from '../fields/form/Field.tsx';
import { control } from '../fields/form/Field.css.ts';
import { FieldCounter, type FieldLook } from '../fields/form/FieldParts.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { isComposing } from '../fields/text/isComposing.ts';
import { fold } from './matchOption.ts';
import { none } from '../overlays/Overlay.css.ts';
import { Tag } from '../text/Tag.tsx';
import { useChoices } from './useChoices.ts';
import type { Choice } from './useChoices.ts';

export interface ComboBoxOption<V extends string> extends Choice<V> {
  /** Readings and other names to find it by. */
  readonly keywords?: string;
}

interface ComboBoxProps<V extends string> extends FieldLook {
  readonly options: readonly ComboBoxOption<V>[];
  readonly value: readonly V[];
  readonly onChange: (value: readonly V[]) => void;
  readonly max?: number;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

/** Several values out of many: type to filter; chosen ones become tags in the field. */
export function ComboBox<V extends string>({
  options,
  value,
  onChange,
  max = 20,
  placeholder = '入力して探す',
  disabled = false,
  ...look
}: ComboBoxProps<V>): ReactElement {
  const [text, setText] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const needle = fold(text);
  const full = value.length >= max;
  const state = useChoices({
    choices:
      needle === ''
        ? options
        : options.filter((each) => fold(`${each.label} ${each.keywords ?? ''}`).includes(needle)),
    isBlocked: (choice) => full && !value.includes(choice.value),
    onChoose: (choice) => {
      const isChosen = value.includes(choice.value);
      onChange(isChosen ? value.filter((each) => each !== choice.value) : [...value, choice.value]);
      announce(`${choice.label}を${isChosen ? '外しました' : '選びました'}。`);
      setText('');
    },
  });
  const { input, inputProps, open, setOpen } = state;

  const remove = (gone: V): void => {
    onChange(value.filter((each) => each !== gone));
    input.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const last = value.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined && !isComposing(event)) remove(last);
    else inputProps.onKeyDown?.(event);
  };
  return (
    <FramedField
      {...look}
      met={value.length > 0}
      counter={<FieldCounter count={value.length} limit={max} />}
      disabled={disabled}
      frameRef={place}
      frameClass={frameMany}
    >
      {(wiring) => (
        <>
          {value.map((each) => (
            <Tag key={each} onRemove={() => remove(each)} disabled={disabled}>
              {options.find((option) => option.value === each)?.label ?? each}
            </Tag>
          ))}
          <input
            {...wiring}
            {...inputProps}
            ref={input}
            type="text"
            className={cx(control, inputClass)}
            disabled={disabled}
            placeholder={value.length === 0 ? placeholder : full ? `${max}つ選びました` : ''}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setOpen(true);
            }}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onKeyDown={press}
          />
          <IconButton
            icon="down"
            size="s"
            label="選択肢を開く"
            tabIndex={-1}
            disabled={disabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              // Its focus opens the list.
              if (document.activeElement === input.current) setOpen(!open);
              else input.current?.focus();
            }}
          />
          {open && (
            <ChoiceList
              state={state}
              label={typeof look.label === 'string' ? look.label : '選択肢'}
              field={place}
              chosen={value}
              many
              lead={full && <p className={none}>選べるのは{max}つまでです。外すと、ほかを選べます。</p>}
              empty={`「${text}」に一致するものはありません。`}
            />
          )}
        </>
      )}
    </FramedField>
  );
}
