import { useState } from 'react';
import type { ComponentProps, KeyboardEvent, ReactElement } from 'react';
import { inner } from '../form/Field.css.ts';
import { IconButton } from '../../buttons/IconButton.tsx';
import { TextField } from './TextField.tsx';

type PasswordFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'trailing' | 'normalize' | 'limit' | 'unit'
> & {
  /** `new-password` lets password managers suggest one. */
  readonly autoComplete?: 'current-password' | 'new-password';
};

/** A password that can be shown. Never normalised. Warns of Caps Lock. */
export function PasswordField({
  autoComplete = 'current-password',
  help,
  ...rest
}: PasswordFieldProps): ReactElement {
  const [shown, setShown] = useState(false);
  const [capitals, setCapitals] = useState(false);
  const listen = (event: KeyboardEvent): void => setCapitals(event.getModifierState('CapsLock'));
  return (
    <TextField
      {...rest}
      help={capitals ? '大文字の入力になっています。Caps Lockを確認してください。' : help}
      onKeyDown={listen}
      onKeyUp={listen}
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
