import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BankSection_user$key } from '../../../../__generated__/BankSection_user.graphql.ts';
import type { BankSectionDeleteMutation } from '../../../../__generated__/BankSectionDeleteMutation.graphql.ts';
import { formatDate } from '../../../lib/text/dates.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useAct } from '../../page/useAct.ts';
import { accountWords } from './bankWords.ts';
import type { CreatorEditing } from './creatorSections.ts';
import * as css from '../me.css.ts';
import * as own from '../../own-page/ownPage.css.ts';
import { OwnSection } from '../../own-page/OwnSection.tsx';
import { part } from '../../../lib/part.ts';

const BankForm = part(async () => (await import('./BankForm.tsx')).BankForm);
const ConfirmDialog = part(
  async () => (await import('../../../ui/overlays/ConfirmDialog.tsx')).ConfirmDialog,
);

interface BankSectionProps {
  readonly user: BankSection_user$key;
  readonly editing: CreatorEditing;
  readonly onSaved: () => Promise<void>;
  /** After deleting: the to-do list has one more. */
  readonly onChanged: () => Promise<void>;
}

/** Where fees are paid to. Only the number's last digits ever come back. */
export function BankSection({ user, editing, onSaved, onChanged }: BankSectionProps): ReactElement {
  const { profile } = useFragment(
    graphql`
      fragment BankSection_user on User {
        profile {
          ... on PrivateCreatorProfile {
            bankAccount {
              bankName
              branchName
              accountType
              accountNumberEnd
              accountHolderKana
              registeredAt
            }
          }
        }
      }
    `,
    user,
  );
  const [asking, setAsking] = useState(false);
  const deletion = useAct<BankSectionDeleteMutation>(graphql`
    mutation BankSectionDeleteMutation {
      deleteBankAccount {
        user {
          id
          ...BankSection_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const account = profile?.bankAccount;
  const remove = async (): Promise<void> => {
    if ((await deletion.act({})) === null) return;
    setAsking(false);
    toast.success('口座を削除しました。');
    await onChanged();
  };
  return (
    <OwnSection
      anchor="bank"
      title="振込先口座"
      editLabel={account == null ? '登録する' : '変更する'}
      editing={editing.current === 'bank'}
      onEdit={() => editing.open('bank')}
      onLeave={editing.leave}
      editor={
        <BankForm
          onSaved={onSaved}
          onDirty={editing.setDirty}
          aside={<Button onClick={editing.leave}>キャンセル</Button>}
        />
      }
      acts={
        account != null && (
          <Button size="s" variant="text" aria-label="振込先口座を削除する" onClick={() => setAsking(true)}>
            削除する
          </Button>
        )
      }
    >
      {account == null ? (
        <p className={own.empty}>
          報酬の振り込みに使います。口座番号は暗号化して保管し、画面には末尾の3桁だけを表示します。
        </p>
      ) : (
        <div className={own.empty}>
          <p className={css.account}>
            {accountWords({
              bankName: account.bankName,
              branchName: account.branchName,
              accountType: account.accountType,
              accountNumberEnd: account.accountNumberEnd,
            })}
          </p>
          <p>
            名義 {account.accountHolderKana}　{formatDate(account.registeredAt)}に登録
          </p>
        </div>
      )}
      <Suspense fallback={null}>
        {asking && (
          <ConfirmDialog
            open
            title="振込先口座を削除しますか"
            act="削除する"
            pending={deletion.pending !== null}
            onConfirm={() => void remove()}
            onClose={() => setAsking(false)}
          >
            別の口座を登録するまで、報酬を振り込めなくなります。
          </ConfirmDialog>
        )}
      </Suspense>
    </OwnSection>
  );
}
