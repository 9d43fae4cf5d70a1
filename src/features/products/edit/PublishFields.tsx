import type { ReactElement } from 'react';
import { workLimits } from '../../../../schema/limits.ts';
import type { Form } from '../../../lib/forms/useForm.ts';
import { FormSection } from '../../../ui/fields/form/FormSection.tsx';
import { RadioCards } from '../../../ui/choices/RadioCards.tsx';
import { SearchComboBox } from '../../../ui/choices/SearchComboBox.tsx';
import { Tag } from '../../../ui/text/Tag.tsx';
import * as css from './edit.css.ts';
import { useCompanySearch } from './useCompanySearch.ts';
import type { WorkValues } from './workValues.ts';

const publishOptions = [
  { value: 'publish', title: '公開する', description: '審査が済むと、選んだ範囲の人に見えます。' },
  { value: 'unpublish', title: '公開しない', description: '審査は行います。あなただけに見えます。' },
] as const;

const visibilityOptions = [
  { value: 'EVERYONE', title: '全員', description: '登録していない人にも見えます。' },
  { value: 'MEMBERS', title: '会員のみ', description: 'つむぎに登録している人に見えます。' },
  { value: 'COMPANIES', title: '指定した会社のみ', description: '次の欄で選んだ会社に公開します。' },
  {
    value: 'LINK',
    title: 'リンクを知っている人のみ',
    description: '保存したあと、期限のあるリンクを作って渡せます。',
  },
] as const;

/** Whether and to whom a work is shown. */
export function PublishFields({ form }: { readonly form: Form<WorkValues> }): ReactElement {
  const { companies, visibility, publishStatus } = form.values;
  const { options, searching, search } = useCompanySearch();
  const known = new Set(companies.map(({ id }) => id));
  return (
    <FormSection
      title="公開"
      why={
        <p>はじめて載せる作品と、内容を変更した作品は、運営が見てから公開します。多くは1営業日で済みます。</p>
      }
    >
      <RadioCards
        label="公開の状態"
        options={publishOptions}
        value={publishStatus}
        onChange={(next) => form.set('publishStatus', next)}
        wide
      />
      <RadioCards
        label="公開範囲"
        options={visibilityOptions}
        value={visibility}
        onChange={(next) => form.set('visibility', next)}
        wide
      />
      {visibility === 'COMPANIES' && (
        <div>
          {companies.length > 0 && (
            <div className={css.companies}>
              {companies.map((company) => (
                <Tag
                  key={company.id}
                  onRemove={() =>
                    form.update('companies', (all) => all.filter(({ id }) => id !== company.id))
                  }
                >
                  {company.name}
                </Tag>
              ))}
            </div>
          )}
          <SearchComboBox
            label="公開する会社"
            requirement="required"
            placeholder="会社の名前"
            options={options.filter(({ value }) => !known.has(value))}
            value={null}
            searching={searching}
            disabled={companies.length >= workLimits.companies}
            onSearch={search}
            onChange={(found) => {
              if (found) form.update('companies', (all) => [...all, { id: found.value, name: found.label }]);
            }}
            error={form.errorAt('companies')}
          />
        </div>
      )}
    </FormSection>
  );
}
