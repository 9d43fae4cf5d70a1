import type { ReactElement, ReactNode } from 'react';
import type { Form } from '../../lib/forms/useForm.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { FormEnd } from '../../ui/fields/form/FormSection.tsx';
import { fields } from './ownPage.css.ts';

interface OwnFormProps {
  readonly form: Pick<Form<Record<string, unknown>>, 'message' | 'pending' | 'props'>;
  readonly label: string;
  /** Beside 保存する. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** A section of one's own page while it is edited. */
export function OwnForm({ form, label, aside, children }: OwnFormProps): ReactElement {
  return (
    <form {...form.props} aria-label={label}>
      <div className={fields}>{children}</div>
      <FormEnd message={form.message}>
        <Button type="submit" variant="primary" loading={form.pending} loadingText="保存中">
          保存する
        </Button>
        {aside}
      </FormEnd>
    </form>
  );
}
