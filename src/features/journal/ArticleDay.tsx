import type { ReactElement } from 'react';
import { DateText } from '../../ui/text/DateText.tsx';

/** Day in Japan: 2026-10-02. */
export function ArticleDay({ day }: { readonly day: string }): ReactElement {
  return <DateText date={`${day}T00:00:00+09:00`} />;
}
