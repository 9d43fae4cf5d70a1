import type { ReactElement } from 'react';
import * as v from 'valibot';
import { emailRule } from '../../../lib/forms/accountRules.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { RadioCards } from '../../../ui/choices/RadioCards.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { memberRoleOptions } from '../../../lib/words/memberRoles.ts';
import * as css from './MembersSection.css.ts';
import type { InviteFormMutation } from '../../../../__generated__/InviteFormMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { graphql } from 'react-relay/hooks';

const schema = v.object({
  email: emailRule,
  role: v.pipe(
    v.nullable(v.picklist(['CORPORATE_USER', 'CORPORATE_AGENT', 'OUTSOURCING_RECRUITER'])),
    v.check((role) => role !== null, '役割を選んでください。'),
  ),
});
type Values = v.InferInput<typeof schema>;
const empty: Values = { email: '', role: null };

/** Mails a colleague a link that is good for seven days. */
export function InviteForm({ companyId }: { readonly companyId: string }): ReactElement {
  const commit = useCommit<InviteFormMutation>(graphql`
    mutation InviteFormMutation($input: InviteMemberInput!) {
      inviteMember(input: $input) {
        company {
          ...MembersSection_company
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema,
    initial: empty,
    draftKey: `invite:${companyId}`,
    places: { DuplicateEmailError: 'email', UserAlreadyExistsError: 'email', WrongEmailError: 'email' },
    onSubmit: async ({ email, role }) => {
      if (role === null) return;
      const { inviteMember } = await commit({ input: { email, role } });
      if (form.failed(inviteMember.errors)) return;
      form.reset(empty);
      toast.success(`${email}に招待を送りました。`);
    },
  });
  const { value, onChange, error } = form.field('role');
  return (
    <form {...form.props} className={css.form} aria-label="メンバーの招待">
      <FormMessage>{form.message}</FormMessage>
      <TextField
        label="メールアドレス"
        type="email"
        autoComplete="off"
        requirement="required"
        help="招待のメールを送ります。リンクは7日間使えます。"
        {...form.field('email')}
      />
      <RadioCards
        label="役割"
        requirement="required"
        options={memberRoleOptions}
        value={value}
        onChange={(role) => onChange(role)}
        error={error}
      />
      <div className={css.acts}>
        <Button type="submit" variant="primary" loading={form.pending} loadingText="送信中">
          招待する
        </Button>
      </div>
    </form>
  );
}
