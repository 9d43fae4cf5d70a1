import type { ReactElement } from 'react';
import { formatTime } from '../../../lib/text/dates.ts';
import * as css from './edit.css.ts';
import type { NewWorkState } from './newWorkDraft.ts';

/** Where what is written stands by now. */
export function DraftState({ state }: { readonly state: NewWorkState }): ReactElement {
  return (
    <output className={css.kept} aria-live="polite">
      {wordsOf(state)}
    </output>
  );
}

function wordsOf({ step, savedAt, message, held }: NewWorkState): string {
  switch (step) {
    case 'waiting':
    case 'sending':
      return '下書きを保存しています。';
    case 'unreachable':
      return 'サーバーにつながりません。書いたものはこのブラウザーに残り、つながると保存されます。';
    case 'refused':
      return message ?? '下書きを保存できませんでした。書いたものはこのブラウザーに残ります。';
    case 'conflict':
      return '別の画面で、この下書きが保存されています。';
    case 'gone':
      return 'この下書きは、別の画面で削除されたか、審査を申請されています。書いたものはこのブラウザーに残ります。';
    case 'saved':
      if (held.length > 0)
        return '修正すると保存される項目があります。書いたものはこのブラウザーに残ります。';
      return savedAt === null
        ? ''
        : `下書きを保存しました(${formatTime(savedAt)})。ほかの端末でも続きを書けます。`;
  }
}
