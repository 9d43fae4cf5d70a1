import type { ReactElement } from 'react';
import * as css from '../draft.css.ts';

/** Why a suspended opening cannot be published. */
export function SuspensionLine({ reason }: { readonly reason: string }): ReactElement {
  return (
    <p className={css.reason}>
      運営がこの募集の公開を止めています。編集と保存はできます。変更は、停止が解けてから公開できます。
      <br />
      理由：{reason}
    </p>
  );
}
