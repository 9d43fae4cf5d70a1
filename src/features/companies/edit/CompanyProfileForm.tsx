import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CompanyProfileForm_company$key } from '../../../../__generated__/CompanyProfileForm_company.graphql.ts';
import type { CompanyProfileForm_query$key } from '../../../../__generated__/CompanyProfileForm_query.graphql.ts';
import { tokyoDay } from '../../../lib/text/dates.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { pair } from '../../../ui/fields/form/FormSection.css.ts';
import { Select } from '../../../ui/choices/Select.tsx';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import { UrlField } from '../../../ui/fields/text/UrlField.tsx';
import { companyDraft } from '../own/companySections.ts';
import { none, profileSchema } from './companyValues.ts';
import { OwnForm } from '../../own-page/OwnForm.tsx';
import { useUpdateCompany } from './useUpdateCompany.ts';

interface CompanyProfileFormProps {
  readonly query: CompanyProfileForm_query$key;
  readonly company: CompanyProfileForm_company$key;
  readonly onSaved: () => void;
  readonly aside: ReactNode;
}

export function CompanyProfileForm({
  query: queryKey,
  company: companyKey,
  onSaved,
  aside,
}: CompanyProfileFormProps): ReactElement {
  const { industries } = useFragment(
    graphql`
      fragment CompanyProfileForm_query on Query {
        industries {
          id
          name
        }
      }
    `,
    queryKey,
  );
  const company = useFragment(
    graphql`
      fragment CompanyProfileForm_company on Company {
        id
        name
        businessDescription
        corporatePageUrl
        foundedAt
        industry {
          id
        }
      }
    `,
    companyKey,
  );
  const [today] = useState(() => tokyoDay(Date.now()));
  const update = useUpdateCompany();
  const form = useForm({
    schema: profileSchema,
    initial: {
      name: company.name,
      businessDescription: company.businessDescription,
      corporatePageUrl: company.corporatePageUrl ?? '',
      industryId: company.industry?.id ?? null,
      foundedAt: company.foundedAt ?? null,
    },
    draftKey: companyDraft('profile', company.id),
    onSubmit: async (input) => {
      if (!form.failed(await update(input))) onSaved();
    },
  });
  return (
    <OwnForm form={form} label="会社の紹介" aside={aside}>
      <TextField
        label="会社名"
        requirement="required"
        autoComplete="organization"
        help="登記された名称を入力してください。募集に、募集する者の名称として載ります。"
        {...form.field('name')}
      />
      <TextArea
        label="事業の内容"
        requirement="optional"
        limit={3000}
        minRows={6}
        help="何をつくり、誰に届けている会社か。応募する人は、まずここを読みます。"
        {...form.field('businessDescription')}
      />
      <div className={pair}>
        <Select
          label="業種"
          requirement="optional"
          options={[
            { value: none, label: '選ばない' },
            ...industries.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...form.field('industryId')}
        />
        <DateField
          label="設立日"
          requirement="optional"
          max={today}
          placeholder="例　1998年7月1日"
          {...form.field('foundedAt')}
        />
      </div>
      <UrlField
        label="ウェブサイト"
        requirement="optional"
        autoComplete="url"
        {...form.field('corporatePageUrl')}
      />
    </OwnForm>
  );
}
