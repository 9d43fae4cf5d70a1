import type { ReactElement } from 'react';
import * as v from 'valibot';
import { emailRule } from '../../lib/accountRules.ts';
import { useForm } from '../../lib/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/FormMessage.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { memberRoleOptions } from './memberRoles.ts';
import * as css from './MembersSection.css.ts';
import { useInviteMember } from './useInviteMember.ts';

const schema = v.object({
  email: emailRule,
  role: v.pipe(
    v.nullable(v.picklist(['CORPORATE_USER', 'CORPORATE_AGENT', 'OUTSOURCING_RECRUITER'])),
    v.check((role) => role !== null, '役割を選んでください。'),
  ),
});
type Values = v.InferInput<typeof schema>;
const empty: Values = { email: '', role: null };

/** A colleague gets a mail with a link, good for seven days. */
export function InviteForm({ companyId }: { readonly companyId: string }): ReactElement {
  const commit = useInviteMember();
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
