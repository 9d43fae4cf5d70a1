import type { ReactElement } from 'react';
import { workLimits } from '../../../../schema/limits.ts';
import type { Form } from '../../../lib/forms/useForm.ts';
import { ComboBox } from '../../../ui/choices/ComboBox.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import type { WorkTerms } from '../../terms/workTerms.ts';
import type { WorkField as Definition } from './workFields.ts';
import type { WorkValues } from './workValues.ts';

interface WorkFieldProps {
  readonly field: Definition;
  readonly form: Form<WorkValues>;
  readonly terms: WorkTerms;
}

/** One field by its definition, wired to the form. */
export function WorkField({ field, form, terms }: WorkFieldProps): ReactElement {
  const look = {
    label: field.label,
    requirement: field.required ? 'required' : 'optional',
    help: field.help,
  } as const;
  switch (field.type) {
    case 'line':
      return (
        <TextField
          {...look}
          limit={workLimits.texts[field.name]}
          placeholder={field.placeholder}
          {...form.field(field.name)}
        />
      );
    case 'area':
      return (
        <TextArea
          {...look}
          limit={workLimits.texts[field.name]}
          minRows={field.rows ?? 3}
          placeholder={field.placeholder}
          {...form.field(field.name)}
        />
      );
    case 'number':
      return <NumberField {...look} {...workLimits.numbers[field.name]} {...form.field(field.name)} />;
    case 'terms':
      return (
        <ComboBox
          {...look}
          max={workLimits.entries[field.name].most}
          options={terms[field.name]}
          value={form.values[field.name]}
          onChange={(ids) => form.set(field.name, ids)}
          error={form.errorAt(field.name)}
        />
      );
  }
}
