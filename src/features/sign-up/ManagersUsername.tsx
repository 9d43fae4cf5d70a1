import type { ReactElement } from 'react';
import { visuallyHidden } from '../../ui/text/VisuallyHidden.css.ts';

/** For password managers: whose password the new one is. People read the address elsewhere on the page. */
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
