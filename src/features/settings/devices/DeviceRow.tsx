import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DeviceRow_session$key } from '../../../../__generated__/DeviceRow_session.graphql.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { DateText } from '../../../ui/text/DateText.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import * as css from '../parts.css.ts';

interface DeviceRowProps {
  readonly session: DeviceRow_session$key;
  readonly ending: boolean;
  readonly onEnd: () => void;
}

export function DeviceRow({ session, ending, onEnd }: DeviceRowProps): ReactElement {
  const { deviceName, address, createdAt, lastUsedAt, isCurrent, needsNoCodeUntil } = useFragment(
    graphql`
      fragment DeviceRow_session on DeviceSession {
        deviceName
        address
        createdAt
        lastUsedAt
        isCurrent
        needsNoCodeUntil
      }
    `,
    session,
  );
  return (
    <li className={css.row}>
      <div className={css.rowWordsWhole}>
        <p className={css.rowName}>
          {deviceName}
          {isCurrent && (
            <Status shape="filled" tone="company">
              この端末
            </Status>
          )}
        </p>
        <p className={css.rowFacts}>
          <span className={css.rowFact}>
            {isCurrent ? (
              '使用中'
            ) : (
              <>
                最後に使ったのは <RelativeTime date={lastUsedAt} />
              </>
            )}
          </span>
          <span className={css.rowFact}>
            ログイン <DateText date={createdAt} weekday={false} />
          </span>
          {address !== '' && <span className={css.rowFact}>{address}</span>}
          {needsNoCodeUntil != null && (
            <span className={css.rowFact}>
              <DateText date={needsNoCodeUntil} weekday={false} />
              までコードの入力を省略
            </span>
          )}
        </p>
      </div>
      {!isCurrent && (
        <div className={css.rowAct}>
          <Button size="s" loading={ending} aria-label={`${deviceName}をログアウトする`} onClick={onEnd}>
            ログアウトする
          </Button>
        </div>
      )}
    </li>
  );
}
