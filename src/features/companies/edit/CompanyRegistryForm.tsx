import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CompanyRegistryForm_company$key } from '../../../../__generated__/CompanyRegistryForm_company.graphql.ts';
import { writeDigits, writeInvoiceNumber } from '../../../lib/forms/businessRules.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FormEnd } from '../../../ui/fields/FormSection.tsx';
import { pair } from '../../../ui/fields/FormSection.css.ts';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { companyDraft } from '../own/companySections.ts';
import { registrySchema } from './companyValues.ts';
import * as own from '../../own-page/ownPage.css.ts';
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
    <form {...form.props} aria-label="取引の情報">
      <div className={own.fields}>
        <div className={pair}>
          <NumberField
            label="資本金"
            requirement="optional"
            unit="円"
            min={0}
            max={999_999_999_999_999}
            name="capitalYen"
            help="取適法の対象になる取引かどうかを確認するのに使います。"
            value={form.values.capitalYen}
            onChange={(capitalYen) => form.set('capitalYen', capitalYen)}
            error={form.errorAt('capitalYen')}
          />
          <NumberField
            label="従業員数"
            requirement="optional"
            unit="人"
            min={0}
            max={1_000_000}
            name="employeesCount"
            value={form.values.employeesCount}
            onChange={(employeesCount) => form.set('employeesCount', employeesCount)}
            error={form.errorAt('employeesCount')}
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
          <TextField
            label="インボイス番号"
            requirement="optional"
            autoComplete="off"
            normalize={writeInvoiceNumber}
            placeholder="例　T1234567890123"
            {...form.field('invoiceRegistrationNumber')}
          />
        </div>
      </div>
      <FormEnd message={form.message}>
        <Button type="submit" variant="primary" loading={form.pending} loadingText="保存中">
          保存する
        </Button>
        {aside}
      </FormEnd>
    </form>
  );
}
