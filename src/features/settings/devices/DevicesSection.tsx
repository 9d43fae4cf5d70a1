import { Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DevicesSection_user$key } from '../../../../__generated__/DevicesSection_user.graphql.ts';
import type { endSessionMutation } from '../../../../__generated__/endSessionMutation.graphql.ts';
import { whenIdle } from '../../../lib/browser/whenIdle.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useAct } from '../../page/useAct.ts';
import { DeviceRow } from './DeviceRow.tsx';
import * as css from '../parts.css.ts';
import { SecurityChanges } from './SecurityChanges.tsx';
import { SettingsSection } from '../SettingsSection.tsx';
import { endSession } from './endSession.ts';
import { part } from '../../../lib/part.ts';

const EndOthersDialog = part(async () => (await import('./EndOthersDialog.tsx')).EndOthersDialog);

/** Signed-in devices, which can be signed out. */
export function DevicesSection({ user }: { readonly user: DevicesSection_user$key }): ReactElement {
  const viewer = useFragment(
    graphql`
      fragment DevicesSection_user on User {
        sessions {
          id
          deviceName
          isCurrent
          ...DeviceRow_session
        }
        ...SecurityChanges_user
      }
    `,
    user,
  );
  const { sessions } = viewer;
  // Null until first asked.
  const [asking, setAsking] = useState<boolean | null>(null);
  const one = useAct<endSessionMutation>(endSession);
  useEffect(() => whenIdle(EndOthersDialog.ahead), []);
  const otherCount = sessions.filter((session) => !session.isCurrent).length;

  const end = async (id: string, deviceName: string): Promise<void> => {
    if ((await one.act({ id })) !== null) toast.success(`${deviceName}をログアウトしました。`);
  };
  return (
    <SettingsSection
      id="devices"
      lead="心当たりのない端末があれば、ログアウトしてからパスワードを変更してください。"
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
      <SecurityChanges user={viewer} />
      {asking !== null && (
        <Suspense fallback={null}>
          <EndOthersDialog open={asking} count={otherCount} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </SettingsSection>
  );
}
