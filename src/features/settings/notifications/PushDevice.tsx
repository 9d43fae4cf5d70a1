import { use, useState } from 'react';
import type { ReactElement } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { failureWords } from '../../../lib/failureWords.ts';
import { Switch } from '../../../ui/choices/Switch.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
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
  /** How this browser stands when the settings are opened. */
  readonly standing: Promise<PushState>;
}

/** Whether this browser shows notices while no page is open. */
export function PushDevice({ userId, pushKey, standing }: PushDeviceProps): ReactElement {
  const environment = useRelayEnvironment();
  const found = use(standing);
  const [turned, setTurned] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  const state = turned ?? found;
  const turn = async (on: boolean): Promise<void> => {
    setBusy(true);
    try {
      if (on) {
        const answer = await turnOn(environment, userId, pushKey);
        setTurned(answer.state);
        if (answer.refusal !== null) toast.error(answer.refusal);
      } else {
        await turnOff(environment);
        setTurned('OFF');
      }
    } catch (error) {
      toast.error(
        error instanceof DOMException
          ? 'このブラウザーで通知を有効にできませんでした。時間をおいてもう一度お試しください。'
          : failureWords(error),
      );
      setTurned(await pushState(userId));
    }
    setBusy(false);
  };
  return (
    <Switch
      checked={state === 'ON'}
      disabled={busy || state === 'BLOCKED' || state === 'UNSUPPORTED'}
      note={notes[state]}
      onChange={(on) => void turn(on)}
    >
      この端末にプッシュ通知を送る
    </Switch>
  );
}
