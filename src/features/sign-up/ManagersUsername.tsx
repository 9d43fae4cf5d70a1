import type { ReactElement } from 'react';
import { visuallyHidden } from '../../ui/text/VisuallyHidden.css.ts';

/** Names the account for password managers. */
export function ManagersUsername({ email }: { readonly email: string }): ReactElement {
  return (
    <input
      className={visuallyHidden}
      type="email"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
