import type { ReactElement } from 'react';
import { useSingleKeys } from '../../lib/browser/singleKeys.ts';
import { Switch } from '../../ui/choices/Switch.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Kbd } from '../../ui/text/Kbd.tsx';
import { keyWords } from './Foot.tsx';
import * as css from './reviews.css.ts';

export function KeysDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const [allowed, allow] = useSingleKeys();
  return (
    <Dialog open onClose={onClose} title="キー一覧" size="s">
      <dl className={css.keyList}>
        {[
          ...keyWords,
          [['E'], '差し戻しの理由を編集'] as const,
          [['Ctrl', 'Enter'], '理由の入力中に差し戻す'] as const,
        ].map(([keys, what]) => (
          <div key={what} style={{ display: 'contents' }}>
            <dt className={css.keys}>
              {keys.map((key) => (key === '–' ? <span key={key}>–</span> : <Kbd key={key}>{key}</Kbd>))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Switch checked={allowed} onChange={allow}>
        1つのキーで操作する
      </Switch>
    </Dialog>
  );
}
