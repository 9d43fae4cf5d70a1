import type { ReactElement } from 'react';
import type { Form } from '../../../lib/forms/useForm.ts';
import { FormSection } from '../../../ui/fields/form/FormSection.tsx';
import { pair } from '../../../ui/fields/form/FormSection.css.ts';
import { InvoiceNumberField } from '../../../ui/fields/text/InvoiceNumberField.tsx';
import { RadioGroup } from '../../../ui/choices/RadioGroup.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { PhoneField } from '../../../ui/fields/text/PhoneField.tsx';
import { UrlField } from '../../../ui/fields/text/UrlField.tsx';
import type { ProfileValues } from './profileValues.ts';

const genders = [
  { value: 'FEMALE', label: '女性' },
  { value: 'MALE', label: '男性' },
  { value: 'OTHER', label: 'その他' },
  { value: 'NO_ANSWER', label: '回答しない' },
] as const;

const taxKinds = [
  { value: 'INDIVIDUAL', label: '個人' },
  { value: 'CORPORATION', label: '法人' },
] as const;

export function ProfileContactFields({ form }: { readonly form: Form<ProfileValues> }): ReactElement {
  return (
    <>
      <FormSection
        title="連絡先"
        why={
          <p>
            電話番号と性別は、ページに載りません。電話番号は、急ぎの確認があるときにだけ使います。性別は、つむぎの利用者の構成を調べるためのもので、会社には渡しません。
          </p>
        }
      >
        <div className={pair}>
          <PhoneField requirement="optional" placeholder="例　090-1234-5678" {...form.field('phoneNumber')} />
          <Select label="性別" requirement="optional" options={genders} {...form.field('gender')} />
        </div>
        <UrlField
          label="ウェブサイト"
          requirement="optional"
          autoComplete="url"
          {...form.field('websiteUrl')}
        />
      </FormSection>
      <FormSection
        title="請求"
        why={
          <p>
            名義が個人のとき、報酬は源泉徴収のあとで支払われます。インボイス番号(適格請求書発行事業者の登録番号)があると、会社は消費税を差し引けます。なくても、仕事は受けられます。
          </p>
        }
      >
        <div className={pair}>
          <RadioGroup
            label="請求の名義"
            requirement="required"
            layout="segments"
            options={taxKinds}
            value={form.values.taxKind}
            onChange={(taxKind) => form.set('taxKind', taxKind)}
          />
          <InvoiceNumberField requirement="optional" {...form.field('invoiceRegistrationNumber')} />
        </div>
      </FormSection>
    </>
  );
}
