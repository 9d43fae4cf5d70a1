import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { singleKeys } from '../../../../lib/browser/singleKeys.ts';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { Kbd } from '../../../../ui/text/Kbd.tsx';
import { link } from '../../../../ui/text/link.css.ts';
import * as css from './dialogs.css.ts';

const groups = [
  {
    title: '移動',
    keys: [
      { keys: ['J', '↓'], words: '下へ' },
      { keys: ['K', '↑'], words: '上へ' },
      { keys: ['PgDn', 'PgUp'], words: '10人ずつ下へ、上へ' },
      { keys: ['Home', 'End'], words: '最初へ、最後へ' },
      { keys: ['←', '→'], words: '隣の段階へ(段階ごとの表示)' },
      { keys: ['Enter'], words: '開く' },
      { keys: ['Esc'], words: '閉じる、選択を解除する' },
    ],
  },
  {
    title: '選ぶ',
    keys: [
      { keys: ['Space'], words: '選ぶ、外す' },
      { keys: ['Shift', 'J'], words: '下へ続けて選ぶ' },
      { keys: ['Shift', 'K'], words: '上へ続けて選ぶ' },
      { keys: ['Ctrl', 'A'], words: '読み込んだ人をすべて選ぶ' },
      { keys: ['C'], words: '選んだ人の回答を並べて見る' },
    ],
  },
  {
    title: '進める',
    keys: [
      { keys: ['S'], words: '段階を進める(面談の次は、オファーを送る)' },
      { keys: ['Shift', '→'], words: '次の段階へ移す' },
      { keys: ['Shift', '←'], words: '前の段階へ戻す' },
      { keys: ['E'], words: '担当を設定する' },
      { keys: ['M'], words: 'メッセージ' },
      { keys: ['X'], words: '見送る' },
      { keys: ['Z'], words: '直前の移動を元に戻す' },
      { keys: ['B'], words: '表と段階ごとの表示を切り替える' },
      { keys: ['?'], words: 'この一覧を開く' },
    ],
  },
] as const;

/** Every key of the desk. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  return (
    <Dialog open onClose={onClose} title="キー一覧" size="l">
      {!singleKeys.allowed() && (
        <p className={css.lead}>
          1文字のキーは、現在オフになっています。
          <Link to="/settings/account" hash="shortcuts" className={link}>
            設定で使えるようにする
          </Link>
        </p>
      )}
      <div className={css.keyGroups}>
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h3 className={css.keyTitle}>{title}</h3>
            <dl>
              {keys.map(({ keys: pressed, words }) => (
                <div key={words} className={css.keyRow}>
                  <dt className={css.keys}>
                    {pressed.map((each) => (
                      <Kbd key={each}>{each}</Kbd>
                    ))}
                  </dt>
                  <dd>{words}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
