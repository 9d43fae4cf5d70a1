import type { ReactElement } from 'react';
import { useSingleKeys } from '../../../lib/browser/singleKeys.ts';
import { Kbd } from '../../../ui/text/Kbd.tsx';
import { Switch } from '../../../ui/choices/Switch.tsx';
import * as css from '../parts.css.ts';
import { SettingsSection } from '../SettingsSection.tsx';

/** Single-key shortcuts can be switched off for speech input (WCAG 2.1.4). */
export function ShortcutsSection(): ReactElement {
  const [allowed, allow] = useSingleKeys();
  return (
    <SettingsSection id="shortcuts" lead="このブラウザーだけの設定です。">
      <div className={css.rows}>
        <div className={css.row}>
          <Switch
            className={css.wholeRow}
            checked={allowed}
            onChange={allow}
            note={
              <>
                たとえば <Kbd>/</Kbd>{' '}
                で検索欄に移ります。音声入力などで思わぬ操作になるときは、オフにしてください。
              </>
            }
          >
            1文字のショートカットキーを使う
          </Switch>
        </div>
      </div>
    </SettingsSection>
  );
}
