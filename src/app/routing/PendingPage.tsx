import type { ReactElement } from 'react';
import { Spinner } from '../../ui/feedback/Spinner.tsx';

/** While a page's code, its guard or its first data is on the way. */
export function PendingPage(): ReactElement {
  return <Spinner fill size="l" label="読み込んでいます" />;
}
