import type { ReactElement } from 'react';
import type { Form } from '../../../lib/forms/useForm.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { FormSection } from '../../../ui/fields/form/FormSection.tsx';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import type { OfferValues } from './offerValues.ts';

/** The message and deadline sent with it. */
export function SendingFields({
  form,
  isChange,
}: {
  readonly form: Form<OfferValues>;
  readonly isChange: boolean;
}): ReactElement {
  return (
    <FormSection title="送るとき">
      <TextArea
        label="メッセージ"
        requirement="optional"
        help={
          isChange ? '条件の変更と一緒に、メッセージに届きます。' : 'オファーと一緒に、メッセージに届きます。'
        }
        limit={2000}
        {...form.field('message')}
      />
      <DateField
        label="返答の期限"
        requirement="optional"
        help="空欄の場合は7日後です。30日後まで選べます。"
        {...form.field('replyBy')}
      />
    </FormSection>
  );
}
