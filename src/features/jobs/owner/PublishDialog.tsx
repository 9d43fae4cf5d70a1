import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PublishDialog_opening$key } from '../../../../__generated__/PublishDialog_opening.graphql.ts';
import type { FormError } from '../../../lib/failureWords.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import * as css from '../opening/detail.css.ts';
import { draftPaths } from './draftPaths.ts';
import { heldWords } from '../held/heldWords.ts';
import { useOpeningStatus } from './useOpeningStatus.ts';

interface PublishDialogProps {
  readonly opening: PublishDialog_opening$key;
  readonly open: boolean;
  readonly onClose: () => void;
}

const isOfCompany = ({ field }: FormError): boolean => field?.startsWith('company.') === true;

export function PublishDialog({ opening, open, onClose }: PublishDialogProps): ReactElement {
  const { id, status, resumerationType } = useFragment(
    graphql`
      fragment PublishDialog_opening on JobOpening {
        id
        status
        resumerationType
      }
    `,
    opening,
  );
  const isPublic = status === 'PUBLIC';
  const [missing, setMissing] = useState<readonly FormError[]>([]);
  // Missing required items stay visible, with links to them.
  const { act, pending } = useOpeningStatus((errors) => {
    const isGate = errors.every(
      ({ __typename: kind, field }) => kind === 'ArgumentInvalidError' && field != null && field !== 'status',
    );
    if (isGate) setMissing(errors);
    return isGate;
  });
  const close = (): void => {
    setMissing([]);
    onClose();
  };
  const change = async (): Promise<void> => {
    setMissing([]);
    const done = await act({ input: { jobOpeningId: id, status: isPublic ? 'PRIVATE' : 'PUBLIC' } });
    if (done === null) return;
    close();
    const isHeld = done.updateJobOpeningStatus.jobOpening?.hold != null;
    toast.success(isPublic ? '募集を非公開にしました。' : isHeld ? heldWords : '募集を公開しました。');
  };
  return (
    <ConfirmDialog
      open={open}
      title={isPublic ? 'この募集を非公開にしますか' : 'この募集をもう一度公開しますか'}
      act={isPublic ? '非公開にする' : '公開する'}
      tone={isPublic ? 'takesAway' : 'goesOn'}
      pending={pending !== null}
      onConfirm={() => void change()}
      onClose={close}
    >
      <p>
        {isPublic
          ? '一覧から外れ、新しい応募は届かなくなります。応募した人には、これまでどおり見えます。'
          : '一覧に戻り、応募を受け付けます。'}
      </p>
      <div role="alert">
        {missing.length > 0 && (
          <>
            <p className={css.lacking}>
              現在の内容では公開できません。次の項目を修正して反映すると、公開できます。
            </p>
            <ul className={css.missing}>
              {missing.map(({ message, field }) => (
                <li key={field ?? message}>{message}</li>
              ))}
            </ul>
            <div className={css.mendWays}>
              {!missing.every(isOfCompany) && (
                <Link to={draftPaths[resumerationType].edit} params={{ id }} className={css.quietAct}>
                  編集画面で修正する
                </Link>
              )}
              {missing.some(isOfCompany) && (
                <Link to="/my_company" className={css.quietAct}>
                  会社のページで編集する
                </Link>
              )}
            </div>
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
