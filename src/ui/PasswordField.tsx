import { useState } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { inner } from './Field.css.ts';
import { IconButton } from './IconButton.tsx';
import { TextField } from './TextField.tsx';

type PasswordFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'trailing' | 'normalize' | 'limit' | 'unit'
> & {
  /** `new-password` where one is chosen, so that managers offer one. */
  readonly autoComplete?: 'current-password' | 'new-password';
};

/** A password that can be looked at. Nothing is normalised: what was typed is what counts. */
export function PasswordField({
  autoComplete = 'current-password',
  ...rest
}: PasswordFieldProps): ReactElement {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <IconButton
          icon={shown ? 'eyeOff' : 'eye'}
          label={shown ? 'パスワードを隠す' : 'パスワードを表示する'}
          size="s"
          className={inner}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
