import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { newVersionWaits, openNewVersion, subscribeToVersions } from './serviceWorker.ts';
import * as css from './UpdateNote.css.ts';

/** Another build is available: opened on request, or with the next visit. */
export function UpdateNote(): ReactElement {
  const waits = useSyncExternalStore(subscribeToVersions, newVersionWaits, () => false);
  const [later, setLater] = useState(false);
  return (
    <output>
      {waits && !later && (
        <div className={css.note}>
          <p className={css.words}>新しいバージョンがあります。</p>
          <Button size="s" onClick={openNewVersion}>
            更新する
          </Button>
          <IconButton icon="close" label="あとで" onClick={() => setLater(true)} />
        </div>
      )}
    </output>
  );
}
