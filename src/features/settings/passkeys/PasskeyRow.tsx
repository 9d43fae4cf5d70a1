import { useEffect, useState, useTransition } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PasskeyRow_passkey$key } from '../../../../__generated__/PasskeyRow_passkey.graphql.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { DateText } from '../../../ui/text/DateText.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import * as css from '../parts.css.ts';
import { part } from '../../../lib/part.ts';
import { whenIdle } from '../../../lib/browser/whenIdle.ts';

const PasskeyNameForm = part(async () => (await import('./PasskeyNameForm.tsx')).PasskeyNameForm);

interface PasskeyRowProps {
  readonly passkey: PasskeyRow_passkey$key;
  readonly onRemove: () => void;
}

export function PasskeyRow({ passkey, onRemove }: PasskeyRowProps): ReactElement {
  const { id, name, isBackedUp, createdAt, lastUsedAt } = useFragment(
    graphql`
      fragment PasskeyRow_passkey on Passkey {
        id
        name
        isBackedUp
        createdAt
        lastUsedAt
      }
    `,
    passkey,
  );
  const [naming, setNaming] = useState(false);
  // The button stays until the form replaces it.
  const [opening, startOpening] = useTransition();
  useEffect(() => whenIdle(PasskeyNameForm.ahead), []);
  if (naming) {
    return (
      <li className={css.row}>
        <PasskeyNameForm passkeyId={id} name={name} onClose={() => setNaming(false)} />
      </li>
    );
  }
  return (
    <li className={css.row}>
      <div className={css.rowWordsWhole}>
        <p className={css.rowName}>{name}</p>
        <p className={css.rowFacts}>
          <span className={css.rowFact}>
            {lastUsedAt == null ? (
              'まだ使っていません'
            ) : (
              <>
                最後に使ったのは <RelativeTime date={lastUsedAt} />
              </>
            )}
          </span>
          <span className={css.rowFact}>
            登録 <DateText date={createdAt} weekday={false} />
          </span>
          {isBackedUp && <span className={css.rowFact}>ほかの端末にも同期されます</span>}
        </p>
      </div>
      <div className={css.rowAct}>
        <Button
          size="s"
          aria-label={`${name}の名前を変更する`}
          loading={opening}
          onClick={() => startOpening(() => setNaming(true))}
        >
          名前を変更
        </Button>
        <Button size="s" aria-label={`${name}を削除する`} onClick={onRemove}>
          削除する
        </Button>
      </div>
    </li>
  );
}
