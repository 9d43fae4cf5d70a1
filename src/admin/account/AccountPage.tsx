import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import * as v from 'valibot';
import { useAct } from '../../features/page/useAct.ts';
import { newPasswordRule, passwordRule } from '../../lib/forms/accountRules.ts';
import { formatDateTime } from '../../lib/text/dates.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { FormMessage } from '../../ui/fields/form/FormMessage.tsx';
import { PasswordField } from '../../ui/fields/text/PasswordField.tsx';
import type { AccountPageEndMutation } from '../__generated__/AccountPageEndMutation.graphql.ts';
import type { AccountPagePasswordMutation } from '../__generated__/AccountPagePasswordMutation.graphql.ts';
import type { AccountPageQuery } from '../__generated__/AccountPageQuery.graphql.ts';
import { roleWords } from '../shell/roles.ts';
import * as page from '../page.css.ts';
import { whenDone } from '../whenDone.ts';
import { Passkeys } from './Passkeys.tsx';

/** `/admin/account`: one's own password and where one is signed in. */
export function AccountPage(): ReactElement {
  const [version, setVersion] = useState(0);
  const { staff } = useQuery<AccountPageQuery>(
    graphql`
      query AccountPageQuery {
        staff {
          name
          email
          roles
          ...Passkeys_staff
          sessions {
            id
            deviceName
            address
            createdAt
            lastUsedAt
            isThis
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', version },
  );
  const { act, pending } = useAct<AccountPageEndMutation>(graphql`
    mutation AccountPageEndMutation($id: ID!) {
      endStaffSession(id: $id) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  if (staff == null) return <p className={page.page}>もう一度ログインしてください。</p>;
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1 className={page.title}>アカウント</h1>
        <p className={page.note}>
          {staff.name}({staff.email})　{staff.roles.map((role) => roleWords[role]).join('、')}
        </p>
      </header>
      <section className={page.section}>
        <h2 className={page.sub}>ログイン中の端末</h2>
        <p className={page.note}>ログインから8時間、操作がないときは15分で、自動でログアウトします。</p>
        <ul className={page.rows}>
          {staff.sessions.map((session) => (
            <li key={session.id} className={page.row}>
              <span>
                <b>{session.deviceName === '' ? '不明な端末' : session.deviceName}</b>
                {session.isThis && '(この端末)'}
                <small className={page.small}>
                  {session.address}　{formatDateTime(session.createdAt)}にログイン　最後の操作{' '}
                  {formatDateTime(session.lastUsedAt)}
                </small>
              </span>
              {!session.isThis && (
                <Button
                  size="s"
                  loading={pending?.id === session.id}
                  onClick={() => {
                    void whenDone(act({ id: session.id }), () => setVersion((now) => now + 1));
                  }}
                >
                  ログアウトさせる
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
      <Passkeys staff={staff} onChanged={() => setVersion((now) => now + 1)} />
      <Password />
    </div>
  );
}

function Password(): ReactElement {
  const commit = useCommit<AccountPagePasswordMutation>(graphql`
    mutation AccountPagePasswordMutation($current: String!, $password: String!) {
      changeStaffPassword(current: $current, password: $password) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: v.object({ current: passwordRule, password: newPasswordRule }),
    initial: { current: '', password: '' },
    onSubmit: async (input) => {
      if (form.failed((await commit(input)).changeStaffPassword.errors)) return;
      form.reset();
      toast.success('パスワードを変更しました。');
    },
  });
  return (
    <section className={page.section}>
      <h2 className={page.sub}>パスワードの変更</h2>
      <form {...form.props} className={page.narrowForm} aria-label="パスワードの変更">
        <FormMessage>{form.message}</FormMessage>
        <PasswordField label="現在のパスワード" {...form.field('current')} />
        <PasswordField label="新しいパスワード" autoComplete="new-password" {...form.field('password')} />
        <div>
          <Button type="submit" loading={form.pending}>
            変更する
          </Button>
        </div>
      </form>
    </section>
  );
}
