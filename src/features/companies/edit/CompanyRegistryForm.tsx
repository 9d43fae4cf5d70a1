import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CompanyRegistryForm_company$key } from '../../../../__generated__/CompanyRegistryForm_company.graphql.ts';
import { writeDigits } from '../../../lib/forms/businessRules.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { pair } from '../../../ui/fields/form/FormSection.css.ts';
import { InvoiceNumberField } from '../../../ui/fields/text/InvoiceNumberField.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import { companyDraft } from '../own/companySections.ts';
import { registrySchema } from './companyValues.ts';
import { OwnForm } from '../../own-page/OwnForm.tsx';
import { useUpdateCompany } from './useUpdateCompany.ts';

interface CompanyRegistryFormProps {
  readonly company: CompanyRegistryForm_company$key;
  readonly onSaved: () => void;
  readonly aside: ReactNode;
}

/** Numbers for contracts and taxes; not public. */
export function CompanyRegistryForm({
  company: companyKey,
  onSaved,
  aside,
}: CompanyRegistryFormProps): ReactElement {
  const { id, ownDetail } = useFragment(
    graphql`
      fragment CompanyRegistryForm_company on Company {
        id
        ownDetail {
          corporateNumber
          invoiceRegistrationNumber
          capitalYen
          employeesCount
        }
      }
    `,
    companyKey,
  );
  const update = useUpdateCompany();
  const form = useForm({
    schema: registrySchema,
    initial: {
      corporateNumber: ownDetail?.corporateNumber ?? '',
      invoiceRegistrationNumber: ownDetail?.invoiceRegistrationNumber ?? '',
      capitalYen: ownDetail?.capitalYen == null ? null : Number(ownDetail.capitalYen),
      employeesCount: ownDetail?.employeesCount ?? null,
    },
    draftKey: companyDraft('registry', id),
    onSubmit: async (input) => {
      if (!form.failed(await update(input))) onSaved();
    },
  });
  return (
    <OwnForm form={form} label="取引の情報" aside={aside}>
      <div className={pair}>
        <NumberField
          label="資本金"
          requirement="optional"
          unit="円"
          min={0}
          max={999_999_999_999_999}
          help="取適法の対象になる取引かどうかを確認するのに使います。"
          {...form.field('capitalYen')}
        />
        <NumberField
          label="従業員数"
          requirement="optional"
          unit="人"
          min={0}
          max={1_000_000}
          {...form.field('employeesCount')}
        />
      </div>
      <div className={pair}>
        <TextField
          label="法人番号"
          requirement="optional"
          inputMode="numeric"
          autoComplete="off"
          normalize={writeDigits}
          placeholder="例　1234567890123"
          {...form.field('corporateNumber')}
        />
        <InvoiceNumberField requirement="optional" {...form.field('invoiceRegistrationNumber')} />
      </div>
    </OwnForm>
  );
}
