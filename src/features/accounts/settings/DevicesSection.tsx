import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DevicesSection_user$key } from '../../../../__generated__/DevicesSection_user.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { DeviceRow } from './DeviceRow.tsx';
import * as css from './parts.css.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { useEndOtherSessions } from './useEndOtherSessions.ts';
import { useEndSession } from './useEndSession.ts';

/** Where one is signed in, with a way to end what one does not know. */
export function DevicesSection({ user }: { readonly user: DevicesSection_user$key }): ReactElement {
  const { sessions } = useFragment(
    graphql`
      fragment DevicesSection_user on User {
        sessions {
          id
          deviceName
          isCurrent
          ...DeviceRow_session
        }
      }
    `,
    user,
  );
  const [asking, setAsking] = useState(false);
  const one = useEndSession();
  const others = useEndOtherSessions();
  const otherCount = sessions.filter((session) => !session.isCurrent).length;

  const end = async (id: string, deviceName: string): Promise<void> => {
    if ((await one.act({ id })) !== null) toast.success(`${deviceName}をログアウトしました。`);
  };
  const endOthers = async (): Promise<void> => {
    if ((await others.act({})) !== null) toast.success('ほかの端末をすべてログアウトしました。');
    setAsking(false);
  };
  return (
    <SettingsSection
      id="devices"
      lead="心当たりのない端末があれば、ログアウトしてからパスワードを変えてください。"
    >
      <ul className={css.rows}>
        {sessions.map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            ending={one.pending?.id === session.id}
            onEnd={() => void end(session.id, session.deviceName)}
          />
        ))}
      </ul>
      {otherCount > 0 && (
        <p className={css.actsAfter}>
          <Button variant="danger" onClick={() => setAsking(true)}>
            ほかの端末をすべてログアウトする
          </Button>
        </p>
      )}
      <ConfirmDialog
        open={asking}
        title="ほかの端末をすべてログアウトしますか"
        act="ログアウトする"
        pending={others.pending !== null}
        onConfirm={() => void endOthers()}
        onClose={() => setAsking(false)}
      >
        この端末を除く{otherCount}台で、もう一度ログインが必要になります。
      </ConfirmDialog>
    </SettingsSection>
  );
}
