import type { ReactElement } from 'react';
import * as v from 'valibot';
import { newPasswordRule } from '../../../lib/forms/accountRules.ts';
import { usePasswordAdvice } from '../../../lib/forms/usePasswordAdvice.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { PasswordField } from '../../../ui/fields/text/PasswordField.tsx';
import * as css from '../accountPages.css.ts';
import type { PasswordResetFormMutation } from '../../../../__generated__/PasswordResetFormMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { graphql } from 'react-relay/hooks';

interface PasswordResetFormProps {
  readonly token: string;
  readonly onDone: () => void;
  /** Expired or used. */
  readonly onDead: () => void;
}

const deadLinks: ReadonlySet<string> = new Set(['ResetPasswordTokenError', 'TokenInvalidError']);

export function PasswordResetForm({ token, onDone, onDead }: PasswordResetFormProps): ReactElement {
  const reset = useCommit<PasswordResetFormMutation>(graphql`
    mutation PasswordResetFormMutation($input: ResetPasswordInput!) {
      resetPassword(resetPasswordInput: $input) {
        ok
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: v.object({ password: newPasswordRule }),
    initial: { password: '' },
    onSubmit: async ({ password }) => {
      const { ok, errors } = (await reset({ input: { token, password } })).resetPassword;
      if (errors.some(({ __typename: kind }) => deadLinks.has(kind))) onDead();
      else if (!form.failed(errors)) {
        if (!ok) throw new Error('resetPassword answered neither ok nor an error');
        onDone();
      }
    },
  });
  const advice = usePasswordAdvice(form.values.password, '');
  return (
    <form {...form.props} aria-label="新しいパスワード">
      <FormMessage>{form.message}</FormMessage>
      <PasswordField
        label="新しいパスワード"
        autoComplete="new-password"
        enterKeyHint="done"
        help={advice}
        {...form.field('password')}
      />
      <div className={css.acts}>
        <Button type="submit" variant="primary" loading={form.pending} loadingText="変更中">
          このパスワードに変更する
        </Button>
      </div>
    </form>
  );
}
