import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import {
  Button as AriaButton,
  ComboBox as AriaComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover as AriaPopover,
  Text,
} from 'react-aria-components/ComboBox';
import { AriaLocale } from './AriaLocale.tsx';
import { frameMany, input as inputClass } from './ComboBox.css.ts';
import { cx } from './cx.ts';
import {
  control,
  error as errorClass,
  field,
  frame,
  help as helpClass,
  labelLine,
  labelWords,
} from './Field.css.ts';
import { FieldCounter, type FieldLook, FieldWords, hasError } from './FieldParts.tsx';
import { Icon } from './Icon.tsx';
import { iconButtonClass } from './iconButtonClass.ts';
import { isComposing } from './isComposing.ts';
import { fold } from './matchOption.ts';
import { item, itemNote, itemWords, list, none, popover } from './Overlay.css.ts';
import { Tag } from './Tag.tsx';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface ComboBoxOption<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly note?: string;
  /** Readings and other names it is found by. */
  readonly keywords?: string;
}

interface ComboBoxProps<V extends string> extends FieldLook {
  readonly options: readonly ComboBoxOption<V>[];
  readonly value: readonly V[];
  readonly onChange: (value: readonly V[]) => void;
  /** How many may be chosen: 5 categories, 20 tools. */
  readonly max?: number;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

/** Several values out of many: typed to filter, chosen ones stand in the field as tags. */
export function ComboBox<V extends string>({
  label,
  requirement,
  help,
  error,
  labelHidden = false,
  className,
  options,
  value,
  onChange,
  max = 20,
  placeholder = '入力してさがす',
  disabled = false,
}: ComboBoxProps<V>): ReactElement {
  const [text, setText] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  const needle = fold(text);
  const chosen = new Set<string>(value);
  const full = value.length >= max;
  const found =
    needle === ''
      ? options
      : options.filter((each) => fold(`${each.label} ${each.keywords ?? ''}`).includes(needle));
  const wrong = hasError(error);

  const choose = (keys: readonly (string | number)[]): void => {
    const next = options.filter((each) => keys.includes(each.value)).map((each) => each.value);
    if (next.length > max) return;
    // The order in which they were chosen stays.
    const kept = value.filter((each) => next.includes(each));
    onChange([...kept, ...next.filter((each) => !chosen.has(each))]);
    setText('');
  };
  const remove = (gone: V): void => {
    onChange(value.filter((each) => each !== gone));
    place.current?.querySelector('input')?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    if (isComposing(event)) {
      // Enter and the arrows belong to the input method now.
      event.stopPropagation();
      return;
    }
    if (event.key === 'Tab') {
      // react-aria would press the option that is pointed at once more, and so take back what Enter has just chosen.
      event.stopPropagation();
      return;
    }
    const last = value.at(-1);
    const target = event.target;
    if (
      event.key === 'Backspace' &&
      text === '' &&
      last !== undefined &&
      target instanceof HTMLInputElement
    ) {
      remove(last);
    }
  };
  return (
    <AriaLocale>
      <AriaComboBox<ComboBoxOption<V>, 'multiple'>
        className={cx(field, className)}
        selectionMode="multiple"
        value={value}
        onChange={choose}
        inputValue={text}
        onInputChange={setText}
        // react-aria would take the input's width; the list is as wide as the whole field.
        onOpenChange={() => setWidth(place.current?.offsetWidth)}
        items={found}
        disabledKeys={full ? options.filter((each) => !chosen.has(each.value)).map((each) => each.value) : []}
        menuTrigger="focus"
        allowsEmptyCollection
        isDisabled={disabled}
        isInvalid={wrong}
      >
        <div className={labelHidden ? visuallyHidden : labelLine}>
          <Label className={labelWords}>
            <FieldWords label={label} requirement={requirement} met={value.length > 0} />
          </Label>
          <FieldCounter count={value.length} limit={max} />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens to the keys of the input in it */}
        <div
          ref={place}
          className={cx(frame, frameMany)}
          data-invalid={wrong ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
          onKeyDownCapture={press}
        >
          {value.map((each) => (
            <Tag key={each} onRemove={() => remove(each)} disabled={disabled}>
              {options.find((option) => option.value === each)?.label ?? each}
            </Tag>
          ))}
          <Input
            className={cx(control, inputClass)}
            placeholder={value.length === 0 ? placeholder : full ? `${max}つ選びました` : ''}
          />
          <AriaButton className={iconButtonClass({ size: 's' })} aria-label="選択肢を開く">
            <Icon name="down" size={16} />
          </AriaButton>
        </div>
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
        <AriaPopover
          className={popover}
          style={width === undefined ? {} : { width }}
          triggerRef={place}
          offset={4}
          containerPadding={8}
        >
          {full && <p className={none}>選べるのは{max}つまでです。外すと、ほかを選べます。</p>}
          <ListBox<ComboBoxOption<V>>
            className={list}
            renderEmptyState={() => <p className={none}>「{text}」に当たるものはありません。</p>}
          >
            {(option) => (
              <ListBoxItem id={option.value} textValue={option.label} className={item}>
                <span className={itemWords}>
                  {option.label}
                  {option.note !== undefined && <span className={itemNote}>{option.note}</span>}
                </span>
                {chosen.has(option.value) && <Icon name="check" size={16} />}
              </ListBoxItem>
            )}
          </ListBox>
        </AriaPopover>
      </AriaComboBox>
    </AriaLocale>
  );
}
