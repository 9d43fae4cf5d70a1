import type { ReactElement } from 'react';
import type { Form } from '../../../lib/forms/useForm.ts';
import { FormSection } from '../../../ui/fields/form/FormSection.tsx';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import { AskedWords } from './AskedItems.tsx';
import * as css from './edit.css.ts';
import { employmentItems } from './employmentItems.ts';
import type { OfferValues } from './offerValues.ts';

/** Numbered as on paper. */
export function EmploymentFields({ form }: { readonly form: Form<OfferValues> }): ReactElement {
  const known = form.values.employment ?? {};
  return (
    <>
      <FormSection title="件名">
        <TextField label="件名" requirement="required" limit={60} {...form.field('title')} />
      </FormSection>
      <FormSection title="採用条件">
        {employmentItems.map(({ term, label, limit, rows, example, help, isOptional = false }, at) => (
          <div key={term} className={css.place} data-items={at + 1}>
            <AskedWords numbers={[at + 1]} />
            <TextArea
              label={`${at + 1} ${label}`}
              requirement={isOptional ? 'optional' : 'required'}
              limit={limit}
              minRows={rows}
              value={known[term] ?? ''}
              onChange={(text) => form.update('employment', (values) => ({ ...values, [term]: text }))}
              error={form.errorAt(`employment.${term}`)}
              {...(example !== undefined && { placeholder: example })}
              {...(help !== undefined && { help })}
            />
          </div>
        ))}
      </FormSection>
    </>
  );
}
