import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CompanyAddressForm_company$key } from '../../../../__generated__/CompanyAddressForm_company.graphql.ts';
import type { CompanyAddressForm_query$key } from '../../../../__generated__/CompanyAddressForm_query.graphql.ts';
import { formatPhone } from '../../../lib/text/formatPhone.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { EmailField } from '../../../ui/fields/text/EmailField.tsx';
import { pair } from '../../../ui/fields/form/FormSection.css.ts';
import { Select } from '../../../ui/choices/Select.tsx';
import { PhoneField } from '../../../ui/fields/text/PhoneField.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import { UrlField } from '../../../ui/fields/text/UrlField.tsx';
import { plainHouseNumber } from '../../../ui/fields/text/normalizeText.ts';
import { companyDraft } from '../own/companySections.ts';
import { addressSchema, none, writePostalCode } from './companyValues.ts';
import { OwnForm } from '../../own-page/OwnForm.tsx';
import * as css from './edit.css.ts';
import { PostalAddresses } from './PostalAddresses.tsx';
import { type FoundAddress, usePostalCode } from './usePostalCode.ts';
import { useUpdateCompany } from './useUpdateCompany.ts';

interface CompanyAddressFormProps {
  readonly query: CompanyAddressForm_query$key;
  readonly company: CompanyAddressForm_company$key;
  readonly onSaved: () => void;
  readonly aside: ReactNode;
}

/** The address and contact that every posting must state by law. */
export function CompanyAddressForm({
  query: queryKey,
  company: companyKey,
  onSaved,
  aside,
}: CompanyAddressFormProps): ReactElement {
  const { prefectures } = useFragment(
    graphql`
      fragment CompanyAddressForm_query on Query {
        prefectures {
          id
          name
        }
      }
    `,
    queryKey,
  );
  const { id, ownDetail } = useFragment(
    graphql`
      fragment CompanyAddressForm_company on Company {
        id
        ownDetail {
          postalCode
          prefecture {
            id
          }
          city
          street
          building
          contactEmail
          contactPhoneNumber
          contactFormUrl
        }
      }
    `,
    companyKey,
  );
  const update = useUpdateCompany();
  const form = useForm({
    schema: addressSchema,
    initial: {
      postalCode: writePostalCode(ownDetail?.postalCode ?? ''),
      prefectureId: ownDetail?.prefecture?.id ?? null,
      city: ownDetail?.city ?? '',
      street: ownDetail?.street ?? '',
      building: ownDetail?.building ?? '',
      contactEmail: ownDetail?.contactEmail ?? '',
      contactPhoneNumber:
        ownDetail?.contactPhoneNumber == null ? '' : formatPhone(ownDetail.contactPhoneNumber),
      contactFormUrl: ownDetail?.contactFormUrl ?? '',
    },
    draftKey: companyDraft('address', id),
    onSubmit: async (input) => {
      if (!form.failed(await update(input))) onSaved();
    },
  });
  const fill = ({ prefectureId, city, town }: FoundAddress): void => {
    form.set('prefectureId', prefectureId);
    form.set('city', city);
    // Keep what is typed: it says more than the postal code.
    form.update('street', (street) => (street.trim() === '' ? town : street));
  };
  const postal = usePostalCode(fill);
  const postalCode = form.field('postalCode');
  return (
    <OwnForm form={form} label="所在地と連絡先" aside={aside}>
      <div className={pair}>
        <TextField
          label="郵便番号"
          requirement="optional"
          inputMode="numeric"
          autoComplete="postal-code"
          normalize={writePostalCode}
          placeholder="例　150-0001"
          help="入力すると、都道府県と市区町村が入ります。"
          {...postalCode}
          onChange={(text, state) => {
            postalCode.onChange(text, state);
            if (state.composing !== true) postal.look(text);
          }}
        />
        <Select
          label="都道府県"
          requirement="required"
          options={[
            { value: none, label: '選ばない' },
            ...prefectures.map(({ id: value, name }) => ({ value, label: name })),
          ]}
          {...form.field('prefectureId')}
        />
      </div>
      <PostalAddresses state={postal.state} onChoose={fill} />
      <TextField
        label="市区町村"
        requirement="required"
        autoComplete="address-level2"
        placeholder="例　渋谷区"
        {...form.field('city')}
      />
      <TextField
        label="町名・番地"
        requirement="required"
        autoComplete="address-line1"
        normalize={plainHouseNumber}
        placeholder="例　神宮前1-2-3"
        {...form.field('street')}
      />
      <TextField
        label="建物名・部屋番号"
        requirement="optional"
        autoComplete="address-line2"
        normalize={plainHouseNumber}
        placeholder="例　つむぎビル 3階 301号室"
        help="募集には、階と部屋番号まで載せることが法令で求められています。"
        {...form.field('building')}
      />
      <p className={css.rule}>連絡先は、次の3つのうち1つ以上が必要です。募集に載ります。</p>
      <div className={pair}>
        <EmailField label="メールアドレス" requirement="optional" {...form.field('contactEmail')} />
        <PhoneField requirement="optional" {...form.field('contactPhoneNumber')} />
      </div>
      <UrlField
        label="問い合わせフォーム"
        requirement="optional"
        placeholder="例　https://example.jp/contact"
        {...form.field('contactFormUrl')}
      />
    </OwnForm>
  );
}
