import type { ReactElement, ReactNode } from 'react';
import {
  Button as AriaButton,
  Label,
  ListBox,
  ListBoxItem,
  Popover as AriaPopover,
  Select as AriaSelect,
  SelectValue,
  Text,
} from 'react-aria-components/Select';
import { AriaLocale } from './AriaLocale.tsx';
import { cx } from './cx.ts';
import {
  error as errorClass,
  field,
  frame,
  help as helpClass,
  labelLine,
  placeholder as placeholderClass,
  pressable,
  unit,
} from './Field.css.ts';
import { type FieldLook, FieldWords, hasError } from './FieldParts.tsx';
import { Icon } from './Icon.tsx';
import { atLeastTrigger, item, itemNote, itemWords, list, popover } from './Overlay.css.ts';
import { selectValue } from './Select.css.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface SelectOption<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly note?: ReactNode;
  readonly disabled?: boolean;
}

interface SelectProps<V extends string> extends FieldLook {
  readonly options: readonly SelectOption<V>[];
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  readonly placeholder?: string;
  readonly name?: string;
  readonly autoComplete?: string;
  readonly disabled?: boolean;
}

export function Select<V extends string>({
  label,
  requirement,
  help,
  error,
  labelHidden = false,
  className,
  options,
  value,
  onChange,
  placeholder = '選んでください',
  name,
  autoComplete,
  disabled = false,
}: SelectProps<V>): ReactElement {
  const wrong = hasError(error);
  return (
    <AriaLocale>
      <AriaSelect
        className={cx(field, className)}
        value={value}
        onChange={(key) => {
          const chosen = options.find((option) => option.value === key);
          if (chosen !== undefined) onChange(chosen.value);
        }}
        placeholder={placeholder}
        isDisabled={disabled}
        isInvalid={wrong}
        disabledKeys={options.filter((option) => option.disabled === true).map((option) => option.value)}
        {...(name === undefined ? {} : { name })}
        {...(autoComplete === undefined ? {} : { autoComplete })}
      >
        <Label className={labelHidden ? visuallyHidden : labelLine}>
          <FieldWords label={label} requirement={requirement} met={value !== null} />
        </Label>
        <AriaButton className={cx(frame, pressable)} {...(wrong ? { 'data-invalid': '' } : {})}>
          <SelectValue className={selectValue}>
            {({ selectedText, isPlaceholder }) =>
              isPlaceholder ? <span className={placeholderClass}>{placeholder}</span> : selectedText
            }
          </SelectValue>
          <span className={unit} aria-hidden="true">
            <Icon name="down" size={16} />
          </span>
        </AriaButton>
        {help !== undefined && help !== null && !wrong && (
          <Text slot="description" elementType="p" className={helpClass}>
            {help}
          </Text>
        )}
        <div aria-live="polite">
          {wrong && (
            <Text slot="errorMessage" elementType="p" className={errorClass}>
              {error}
            </Text>
          )}
        </div>
        <AriaPopover className={cx(popover, atLeastTrigger)} offset={4} containerPadding={8}>
          <ListBox className={list}>
            {options.map((option) => (
              <ListBoxItem key={option.value} id={option.value} textValue={option.label} className={item}>
                <span className={itemWords}>
                  {option.label}
                  {option.note !== undefined && <span className={itemNote}>{option.note}</span>}
                </span>
              </ListBoxItem>
            ))}
          </ListBox>
        </AriaPopover>
      </AriaSelect>
    </AriaLocale>
  );
}
