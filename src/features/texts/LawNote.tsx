import type { ReactElement } from 'react';
import { DateText } from '../../ui/text/DateText.tsx';
import * as css from './texts.css.ts';

/** Below everything that describes the law. */
export function LawNote({ asOf }: { readonly asOf: string }): ReactElement {
  return (
    <p className={css.law}>
      法令と税の内容は
      <DateText date={`${asOf}T00:00:00+09:00`} />
      時点のものです。個別の取引での扱いは、弁護士や税理士に確認してください。
    </p>
  );
}
