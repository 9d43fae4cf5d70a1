import type { ComponentProps, ReactElement } from 'react';
import { writeUrl } from '../../../lib/forms/businessRules.ts';
import { TextField } from './TextField.tsx';

/** A web address, completed to https:// when it is left. */
export function UrlField(props: ComponentProps<typeof TextField>): ReactElement {
  return (
    <TextField
      type="url"
      inputMode="url"
      normalize={writeUrl}
      placeholder="例　https://example.jp"
      {...props}
    />
  );
}
