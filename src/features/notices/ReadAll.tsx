import { useState } from 'react';
import type { ReactElement } from 'react';
import type { NoticeTab } from './NoticeTabs.tsx';
import * as css from './notices.css.ts';
import { useReadActivity, useReadHouse } from './useReadNotices.ts';

interface ReadAllProps {
  readonly tab: NoticeTab;
  readonly onRead?: () => void;
}

/** Marks all notices of the shown list as read. */
export function ReadAll({ tab, onRead }: ReadAllProps): ReactElement {
  const activity = useReadActivity();
  const house = useReadHouse();
  const [pending, setPending] = useState(false);
  const readAll = async (): Promise<void> => {
    setPending(true);
    const isDone = await (tab === 'activity' ? activity : house).readAll();
    setPending(false);
    if (isDone) onRead?.();
  };
  return (
    <button
      type="button"
      className={css.readAll}
      aria-disabled={pending}
      onClick={() => {
        if (!pending) void readAll();
      }}
    >
      すべて既読にする
    </button>
  );
}
