import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { ReactElement, ReactNode } from 'react';

/** react-aria would follow the browser's language. */
export function AriaLocale({ children }: { readonly children: ReactNode }): ReactElement {
  return <I18nProvider locale="ja-JP">{children}</I18nProvider>;
}
