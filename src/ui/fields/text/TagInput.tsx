import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactElement } from 'react';
import { normalizeLine } from '../../../lib/text/japaneseText.ts';
import { announce } from '../../feedback/announce.ts';
import { frameMany, input as inputClass } from '../../choices/ComboBox.css.ts';
import { cx } from '../../cx.ts';
import { FramedField } from '../form/Field.tsx';
import { control } from '../form/Field.css.ts';
import { FieldCounter, type FieldLook, hasError } from '../form/FieldParts.tsx';
import { isComposing } from './isComposing.ts';
import { isLonger } from '../../../lib/text/textLength.ts';
import { Tag } from '../../text/Tag.tsx';

interface TagInputProps extends FieldLook {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly name?: string;
  readonly max: number;
  readonly limit: number;
  readonly placeholder?: string;
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Free words as tags: Enter, a comma or leaving the field adds one, Backspace in the empty field removes the
 * last. Enter that confirms an IME does neither, and Enter never submits the form: people press it out of
 * habit after a 、.
 */
export function TagInput({
  value,
  onChange,
  name,
  max,
  limit,
  placeholder,
  ...look
}: TagInputProps): ReactElement {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const shownError = hasError(look.error) ? look.error : refusal;

  const add = (written: string): void => {
    const words = written
      .split(/[,、，\n\t]/)
      .map(normalizeLine)
      .filter((word) => word !== '');
    const added: string[] = [];
    for (const word of words) {
      if ([...value, ...added].some((known) => same(known, word))) continue;
      if (isLonger(word, limit)) {
        setRefusal(`1つ${limit}文字までです。短くしてください。`);
        return;
      }
      if (value.length + added.length >= max) {
        setRefusal(`${max}個までです。どれかを外すと、追加できます。`);
        return;
      }
      added.push(word);
    }
    setText('');
    setRefusal(undefined);
    if (added.length === 0) return;
    announce(`${added.join('、')}を追加しました。`);
    onChange([...value, ...added]);
  };
  const remove = (gone: string): void => {
    onChange(value.filter((each) => each !== gone));
    setRefusal(undefined);
    announce(`${gone}を外しました。`);
    input.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposing(event)) return;
    const last = value.at(-1);
    if (event.key === 'Enter') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      remove(last);
    }
  };
  const change = (written: string, composing: boolean): void => {
    setRefusal(undefined);
    if (!composing && /[,、，]/.test(written)) add(written);
    else setText(written);
  };
  const leave = (event: FocusEvent<HTMLInputElement>): void => add(event.target.value);
  return (
    <FramedField
      {...look}
      met={value.length > 0}
      error={shownError}
      counter={<FieldCounter count={value.length} limit={max} />}
      frameClass={frameMany}
    >
      {(wiring) => (
        <>
          {value.map((each) => (
            <Tag key={each} onRemove={() => remove(each)}>
              {each}
            </Tag>
          ))}
          <input
            {...wiring}
            ref={input}
            name={name}
            type="text"
            className={cx(control, inputClass)}
            autoComplete="off"
            enterKeyHint="done"
            placeholder={value.length === 0 ? placeholder : ''}
            value={text}
            onChange={(event) => {
              const native = event.nativeEvent;
              change(event.target.value, native instanceof InputEvent && native.isComposing);
            }}
            onCompositionEnd={(event) => change(event.currentTarget.value, false)}
            onKeyDown={press}
            onBlur={leave}
          />
        </>
      )}
    </FramedField>
  );
}
