import { useState } from 'react';
import type { ComponentProps, FocusEvent, ReactElement } from 'react';
import { suggestEmail } from '../../../lib/text/emailSuggestion.ts';
import { fix, suggestion as suggestionClass } from './EmailField.css.ts';
import { TextField } from './TextField.tsx';

type EmailFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'value' | 'onChange' | 'defaultValue'
> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Suggests a correction when a common domain is mistyped. */
export function EmailField({ value, onChange, onBlur, help, ...rest }: EmailFieldProps): ReactElement {
  const [left, setLeft] = useState(false);
  const suggested = left ? suggestEmail(value) : null;
  return (
    <TextField
      autoComplete="email"
      {...rest}
      type="email"
      inputMode="email"
      value={value}
      onChange={(next) => {
        setLeft(false);
        onChange(next);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setLeft(true);
        onBlur?.(event);
      }}
      help={
        suggested === null ? (
          help
        ) : (
          <output className={suggestionClass}>
            入力に間違いはありませんか。
            <button type="button" className={fix} onClick={() => onChange(suggested)}>
              {suggested}に修正する
            </button>
          </output>
        )
      }
    />
  );
}
