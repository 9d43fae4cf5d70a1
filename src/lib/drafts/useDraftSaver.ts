import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { DraftSnapshot } from './answers.ts';
import type { SaverState } from './draftState.ts';
import type { DraftSaver } from './saver.ts';
import type { NamedField } from './table.ts';

/**
 * A draft's saver for as long as the page shows it. Sends when the network is back, and before the page goes.
 */
export function useDraftSaver<
  Values extends object,
  Field extends NamedField,
  Snapshot extends DraftSnapshot<Values>,
>(
  create: () => DraftSaver<Values, Field, Snapshot>,
  onClose?: () => void,
): readonly [DraftSaver<Values, Field, Snapshot>, SaverState<Values, Field, Snapshot>] {
  const [saver] = useState(create);
  const state = useSyncExternalStore(saver.subscribe, saver.state);
  const closed = useEffectEvent(() => onClose?.());
  useEffect(() => {
    saver.open();
    const send = (): void => {
      if (saver.hasUnsent()) void saver.flush();
    };
    const hide = (): void => {
      if (document.visibilityState === 'hidden') send();
    };
    window.addEventListener('online', send);
    window.addEventListener('pagehide', send);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('online', send);
      window.removeEventListener('pagehide', send);
      document.removeEventListener('visibilitychange', hide);
      send();
      saver.close();
      closed();
    };
  }, [saver]);
  return [saver, state];
}
