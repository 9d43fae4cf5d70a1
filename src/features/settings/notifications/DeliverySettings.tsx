import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DeliverySettings_user$key } from '../../../../__generated__/DeliverySettings_user.graphql.ts';
import type {
  DeliverySettingsMutation,
  UpdateNotificationSettingsInput,
} from '../../../../__generated__/DeliverySettingsMutation.graphql.ts';
import { Switch } from '../../../ui/choices/Switch.tsx';
import { useAct } from '../../page/useAct.ts';
import { HourSelect } from './HourSelect.tsx';
import * as css from './NotificationsSection.css.ts';
import { PushDevice } from './PushDevice.tsx';

interface DeliverySettingsProps {
  readonly user: DeliverySettings_user$key;
}

const night = { from: 22, until: 7 };

/** Settings for all kinds: push, quiet hours, hidden text, advertising. */
export function DeliverySettings({ user: userKey }: DeliverySettingsProps): ReactElement | null {
  const { id, notificationSettings } = useFragment(
    graphql`
      fragment DeliverySettings_user on User {
        id
        notificationSettings {
          quietHours {
            from
            until
          }
          agreesToNews
          hidesWords
          pushKey
        }
      }
    `,
    userKey,
  );
  const { act, pending } = useAct<DeliverySettingsMutation>(graphql`
    mutation DeliverySettingsMutation($input: UpdateNotificationSettingsInput!) {
      updateNotificationSettings(input: $input) {
        user {
          ...DeliverySettings_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  if (notificationSettings == null) return null;
  // Shows the choice while it is sent.
  const { agreesToNews, hidesWords, quietHours } = { ...notificationSettings, ...pending?.input };
  const choose = (input: UpdateNotificationSettingsInput): void => {
    act({ input }).catch(() => undefined);
  };
  return (
    <div className={css.delivery}>
      <PushDevice userId={id} pushKey={notificationSettings.pushKey} />
      <Switch
        checked={quietHours != null}
        note="この時間に届いた通知のメールとプッシュ通知は、終了の時刻を過ぎてからお送りします。"
        onChange={(on) => choose({ quietHours: on ? night : null })}
      >
        おやすみ時間を設定する
      </Switch>
      {quietHours != null && (
        <div className={css.hours}>
          <HourSelect
            label="おやすみの開始"
            value={quietHours.from}
            other={quietHours.until}
            onChange={(from) => choose({ quietHours: { from, until: quietHours.until } })}
          />
          <span aria-hidden="true">〜</span>
          <HourSelect
            label="おやすみの終了"
            value={quietHours.until}
            other={quietHours.from}
            onChange={(until) => choose({ quietHours: { from: quietHours.from, until } })}
          />
        </div>
      )}
      <Switch
        checked={hidesWords ?? false}
        note="メールとプッシュ通知では、届いたことだけをお知らせします。"
        onChange={(hides) => choose({ hidesWords: hides })}
      >
        メッセージの本文を表示しない
      </Switch>
      <Switch
        checked={agreesToNews ?? false}
        note="フォロー中のクリエイターの新しい作品、条件に合いそうな仕事、新機能やキャンペーンのご案内をメールでお送りします。新着は毎朝8時に1通にまとめます。"
        onChange={(agrees) => choose({ agreesToNews: agrees })}
      >
        新着とご案内のメールを受け取る
      </Switch>
    </div>
  );
}
