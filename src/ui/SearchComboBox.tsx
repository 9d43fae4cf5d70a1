import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactElement } from 'react';
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
import { type FieldLook, FieldWords, hasError } from './FieldParts.tsx';
import { Icon } from './Icon.tsx';
import { iconButtonClass } from './iconButtonClass.ts';
import { isComposing } from './isComposing.ts';
import { item, itemNote, itemWords, list, none, popover } from './Overlay.css.ts';
import { Spinner } from './Spinner.tsx';

export interface FoundOption {
  readonly value: string;
  readonly label: string;
  readonly note?: string | undefined;
}

interface SearchComboBoxProps extends FieldLook {
  /** What was found for the last `onSearch`, best first. */
  readonly options: readonly FoundOption[];
  readonly value: FoundOption | null;
  readonly onChange: (value: FoundOption | null) => void;
  /** Never called while kana are converted. */
  readonly onSearch: (text: string) => void;
  readonly onBlur?: ((event: FocusEvent) => void) | undefined;
  readonly searching?: boolean;
  readonly name?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

/** One value out of more than a page can hold: typed, looked for elsewhere, chosen from what was found. */
export function SearchComboBox({
  label,
  requirement,
  help,
  error,
  className,
  options,
  value,
  onChange,
  onSearch,
  onBlur,
  searching = false,
  name,
  placeholder = '入力してさがす',
  disabled = false,
}: SearchComboBoxProps): ReactElement {
  const [text, setText] = useState(value?.label ?? '');
  const [known, setKnown] = useState(value);
  const [width, setWidth] = useState<number>();
  const composing = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const wrong = hasError(error);
  if (known !== value) {
    // Its owner chose or cleared it; what is being typed is kept.
    setKnown(value);
    if (value !== null) setText(value.label);
    else if (text === known?.label) setText('');
  }
  // The chosen one stays among the items, or react-aria would take it for something made up.
  const items =
    value === null || options.some((option) => option.value === value.value) ? options : [value, ...options];

  const write = (next: string): void => {
    setText(next);
    if (value !== null && next !== value.label) {
      setKnown(null);
      onChange(null);
    }
    if (!composing.current && next !== value?.label) onSearch(next);
  };
  const choose = (key: string | number | null): void => {
    const option = items.find((each) => each.value === key);
    if (option === undefined) return;
    setText(option.label);
    setKnown(option);
    onChange(option);
  };
  const press = (event: KeyboardEvent): void => {
    // Enter and the arrows belong to the input method now.
    if (isComposing(event)) event.stopPropagation();
  };
  return (
    <AriaLocale>
      <AriaComboBox<FoundOption>
        className={cx(field, className)}
        items={items}
        selectedKey={value?.value ?? null}
        onSelectionChange={choose}
        inputValue={text}
        onInputChange={write}
        onOpenChange={() => setWidth(place.current?.offsetWidth)}
        allowsCustomValue
        allowsEmptyCollection
        menuTrigger="input"
        isDisabled={disabled}
        isInvalid={wrong}
        {...(onBlur === undefined ? {} : { onBlur })}
      >
        <div className={labelLine}>
          <Label className={labelWords}>
            <FieldWords label={label} requirement={requirement} met={value !== null} />
          </Label>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens to the keys of the input in it */}
        <div
          ref={place}
          className={frame}
          data-invalid={wrong ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
          onKeyDownCapture={press}
          onCompositionStart={() => {
            composing.current = true;
          }}
          onCompositionEnd={(event) => {
            composing.current = false;
            if (event.target instanceof HTMLInputElement) onSearch(event.target.value);
          }}
        >
          <Input className={control} placeholder={placeholder} name={name} autoComplete="off" />
          {searching && text !== '' && <Spinner size="s" />}
          <AriaButton className={iconButtonClass({ size: 's' })} aria-label="候補を開く">
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
          <ListBox<FoundOption>
            className={list}
            renderEmptyState={() => (
              <p className={none}>
                {searching ? 'さがしています。' : `「${text}」に当たるものはありません。`}
              </p>
            )}
          >
            {(option) => (
              <ListBoxItem id={option.value} textValue={option.label} className={item}>
                <span className={itemWords}>
                  {option.label}
                  {option.note !== undefined && <span className={itemNote}>{option.note}</span>}
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </AriaPopover>
      </AriaComboBox>
    </AriaLocale>
  );
}
