import type { ComponentProps, ReactElement } from 'react';
import { writePhone } from '../../../lib/forms/personRules.ts';
import { TextField } from './TextField.tsx';

/** A telephone number, written with its hyphens when it is left. */
export function PhoneField(props: Omit<ComponentProps<typeof TextField>, 'label'>): ReactElement {
  return (
    <TextField
      label="電話番号"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      normalize={writePhone}
      placeholder="例　03-1234-5678"
      {...props}
    />
  );
}
