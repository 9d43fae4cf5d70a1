import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import * as v from 'valibot';
import { passkeysOffered } from '../../features/accounts/passkeys/passkeysOffered.ts';
import { useAct } from '../../features/page/useAct.ts';
import { failureWords } from '../../lib/failureWords.ts';
import { passwordRule } from '../../lib/forms/accountRules.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { formatDateTime } from '../../lib/text/dates.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { FormMessage } from '../../ui/fields/form/FormMessage.tsx';
import { PasswordField } from '../../ui/fields/text/PasswordField.tsx';
import type { Passkeys_staff$key } from '../__generated__/Passkeys_staff.graphql.ts';
import type { PasskeysOptionsMutation } from '../__generated__/PasskeysOptionsMutation.graphql.ts';
import type { PasskeysRegisterMutation } from '../__generated__/PasskeysRegisterMutation.graphql.ts';
import type { PasskeysRemoveMutation } from '../__generated__/PasskeysRemoveMutation.graphql.ts';
import * as page from '../page.css.ts';
import { whenDone } from '../whenDone.ts';

interface PasskeysProps {
  readonly staff: Passkeys_staff$key;
  readonly onChanged: () => void;
}

/** Keys that are shown at the door in the place of the app's code. */
export function Passkeys({ staff, onChanged }: PasskeysProps): ReactElement {
  const { passkeys } = useFragment(
    graphql`
      fragment Passkeys_staff on StaffMember {
        passkeys {
          id
          name
          createdAt
          lastUsedAt
        }
      }
    `,
    staff,
  );
  const { act, pending } = useAct<PasskeysRemoveMutation>(graphql`
    mutation PasskeysRemoveMutation($id: ID!) {
      removeStaffPasskey(id: $id) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  return (
    <section className={page.section} aria-label="パスキー">
      <h2 className={page.sub}>パスキー</h2>
      <p className={page.note}>
        ログインのときに、認証アプリのコードの代わりに使えます。認証アプリは引き続き使えます。
      </p>
      <ul className={page.rows}>
        {passkeys.map((key) => (
          <li key={key.id} className={page.row}>
            <span>
              <b>{key.name}</b>
              <span className={page.small}>
                {formatDateTime(key.createdAt)}に登録　
                {key.lastUsedAt == null
                  ? 'まだ使っていません'
                  : `最後に使用 ${formatDateTime(key.lastUsedAt)}`}
              </span>
            </span>
            <Button
              size="s"
              loading={pending?.id === key.id}
              onClick={() => {
                void whenDone(act({ id: key.id }), () => {
                  toast.success('パスキーを削除しました。');
                  onChanged();
                });
              }}
            >
              削除する
            </Button>
          </li>
        ))}
      </ul>
      {passkeysOffered() && <NewKey onMade={onChanged} />}
    </section>
  );
}

/** The password once more, then the browser asks for a finger, a face or a PIN. */
function NewKey({ onMade }: { readonly onMade: () => void }): ReactElement {
  const askOptions = useCommit<PasskeysOptionsMutation>(graphql`
    mutation PasskeysOptionsMutation($password: String!) {
      staffPasskeyOptions(password: $password) {
        options
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const register = useCommit<PasskeysRegisterMutation>(graphql`
    mutation PasskeysRegisterMutation($response: String!) {
      registerStaffPasskey(response: $response) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const [message, setMessage] = useState<string | null>(null);
  const form = useForm({
    schema: v.object({ password: passwordRule }),
    initial: { password: '' },
    onSubmit: async ({ password }) => {
      setMessage(null);
      const { options, errors } = (await askOptions({ password })).staffPasskeyOptions;
      if (form.failed(errors)) return;
      const { makePasskey, whyNot } = await import('../../features/accounts/passkeys/webauthn.ts');
      try {
        const made = (await register({ response: await makePasskey(options) })).registerStaffPasskey;
        if (form.failed(made.errors)) return;
      } catch (error) {
        const why = whyNot(error);
        setMessage(why === undefined ? failureWords(error) : why);
        return;
      }
      form.reset();
      toast.success('パスキーを登録しました。');
      onMade();
    },
  });
  return (
    <form {...form.props} className={page.narrowForm} aria-label="パスキーの登録">
      <FormMessage>{message ?? form.message}</FormMessage>
      <PasswordField label="パスワードの確認" {...form.field('password')} />
      <div>
        <Button type="submit" loading={form.pending}>
          この端末のパスキーを登録する
        </Button>
      </div>
    </form>
  );
}
