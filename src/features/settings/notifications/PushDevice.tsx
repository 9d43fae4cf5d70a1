import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { failureWords } from '../../../lib/failureWords.ts';
import { Switch } from '../../../ui/choices/Switch.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { reportError } from '../../page/errorReport.ts';
import { pushState, turnOff, turnOn } from '../../notices/pushDevice.ts';
import type { PushState } from '../../notices/pushDevice.ts';

const notes: Readonly<Record<PushState, string>> = {
  ON: 'このブラウザーを閉じていても、届いた通知が画面に表示されます。',
  OFF: 'このブラウザーを閉じていても、届いた通知を画面に表示します。端末ごとに設定できます。',
  BLOCKED:
    'ブラウザーの設定で、つむぎの通知が許可されていません。ブラウザーのサイトの設定で「通知」を許可してから、もう一度開いてください。',
  UNSUPPORTED:
    'このブラウザーでは利用できません。iPhoneやiPadでは、つむぎをホーム画面に追加して開くと利用できます。',
};

interface PushDeviceProps {
  readonly userId: string;
  readonly pushKey: string;
}

/** Push notices of this browser. */
export function PushDevice({ userId, pushKey }: PushDeviceProps): ReactElement {
  const environment = useRelayEnvironment();
  /** Null until the browser answers. */
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const look = async (): Promise<void> => {
      const found = await pushState(userId);
      if (isCurrent) setState(found);
    };
    look().catch(reportError);
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  const turn = async (on: boolean): Promise<void> => {
    setBusy(true);
    try {
      if (on) {
        const answer = await turnOn(environment, userId, pushKey);
        setState(answer.state);
        if (answer.refusal !== null) toast.error(answer.refusal);
      } else {
        await turnOff(environment);
        setState('OFF');
      }
    } catch (error) {
      toast.error(
        error instanceof DOMException
          ? 'このブラウザーで通知を有効にできませんでした。時間をおいてもう一度お試しください。'
          : failureWords(error),
      );
      setState(await pushState(userId));
    }
    setBusy(false);
  };
  return (
    <Switch
      checked={state === 'ON'}
      disabled={busy || state === null || state === 'BLOCKED' || state === 'UNSUPPORTED'}
      note={state === null ? 'このブラウザーの状態を確認しています。' : notes[state]}
      onChange={(on) => void turn(on)}
    >
      この端末にプッシュ通知を送る
    </Switch>
  );
}
