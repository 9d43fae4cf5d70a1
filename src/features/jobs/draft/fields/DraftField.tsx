import type { ReactElement } from 'react';
import { ComboBox } from '../../../../ui/choices/ComboBox.tsx';
import { DateField } from '../../../../ui/fields/DateField.tsx';
import { EmailField } from '../../../../ui/fields/text/EmailField.tsx';
import type { FieldLook } from '../../../../ui/fields/form/FieldParts.tsx';
import { NumberField } from '../../../../ui/fields/NumberField.tsx';
import { RadioGroup } from '../../../../ui/choices/RadioGroup.tsx';
import { Select } from '../../../../ui/choices/Select.tsx';
import { TextArea } from '../../../../ui/fields/text/TextArea.tsx';
import { TextField } from '../../../../ui/fields/text/TextField.tsx';
import type { DraftField as Definition } from './fieldTypes.ts';
import { openingLimits } from '../../../../../schema/limits.ts';
import { useDraftForm } from './formContext.ts';
import { KindField } from './KindField.tsx';
import { LinksField } from './LinksField.tsx';
import { OutsideField } from './OutsideField.tsx';
import { PictureField } from './PictureField.tsx';
import { PriceField } from './PriceField.tsx';
import { QuestionsField } from './QuestionsField.tsx';

export function DraftField({ field }: { readonly field: Definition }): ReactElement {
  const { isAskedFor, errorOf, companyField } = useDraftForm();
  const isOwn = field.name === 'company' || field.name === 'kind';
  const look: FieldLook = {
    label: field.label,
    requirement: isAskedFor(field.name) ? 'required' : 'optional',
    help: field.help,
    error: isOwn ? undefined : errorOf(field.name),
  };
  switch (field.type) {
    case 'company':
      return companyField;
    case 'kind':
      return <KindField look={look} />;
    case 'price':
      return <PriceField look={look} />;
    case 'links':
      return <LinksField look={look} />;
    case 'questions':
      return <QuestionsField look={look} />;
    case 'picture':
      return <PictureField name={field.name} look={look} />;
    case 'outside':
      return <OutsideField />;
    case 'choice':
      return <ChoiceInput field={field} look={look} />;
    case 'terms':
    case 'prefecture':
      return <TermsInput field={field} look={look} />;
    default:
      return <WrittenInput field={field} look={look} />;
  }
}

type Written = Extract<
  Definition,
  { type: 'area' | 'day' | 'email' | 'flag' | 'line' | 'number' | 'tel' | 'url' }
>;

function WrittenInput({ field, look }: { readonly field: Written; readonly look: FieldLook }): ReactElement {
  const { draft, onLeave } = useDraftForm();
  const { values, set } = draft;
  switch (field.type) {
    case 'number':
      return (
        <NumberField
          {...look}
          {...openingLimits.numbers[field.name]}
          value={values[field.name]}
          onChange={(value) => set(field.name, value)}
          onBlur={() => onLeave(field.name)}
        />
      );
    case 'day':
      return <DateField {...look} value={values[field.name]} onChange={(day) => set(field.name, day)} />;
    case 'flag':
      return (
        <RadioGroup
          {...look}
          layout="row"
          options={[
            { value: 'yes', label: field.yes },
            { value: 'no', label: field.no },
          ]}
          value={values[field.name] === null ? null : values[field.name] === true ? 'yes' : 'no'}
          onChange={(answer) => set(field.name, answer === 'yes')}
        />
      );
    case 'area':
      return (
        <TextArea
          {...look}
          value={values[field.name]}
          limit={openingLimits.texts[field.name]}
          minRows={field.rows ?? 3}
          placeholder={field.placeholder}
          onChange={(text) => set(field.name, text)}
          onBlur={() => onLeave(field.name)}
        />
      );
    case 'email':
      return (
        <EmailField
          {...look}
          value={values[field.name]}
          onChange={(text) => set(field.name, text)}
          onBlur={() => onLeave(field.name)}
        />
      );
    default:
      return (
        <TextField
          {...look}
          type={field.type === 'line' ? 'text' : field.type}
          value={values[field.name]}
          limit={field.type === 'line' ? openingLimits.texts[field.name] : undefined}
          placeholder={field.placeholder}
          {...(field.normalize === undefined ? {} : { normalize: field.normalize })}
          onChange={(text) => set(field.name, text)}
          onBlur={() => onLeave(field.name)}
        />
      );
  }
}

type Chosen = Extract<Definition, { type: 'choice' }>;

function ChoiceInput({ field, look }: { readonly field: Chosen; readonly look: FieldLook }): ReactElement {
  const { draft } = useDraftForm();
  const { values, set } = draft;
  const shared = { ...look, layout: field.layout ?? 'row' } as const;
  switch (field.name) {
    case 'workingPlaceType':
      return (
        <RadioGroup
          {...shared}
          options={field.options}
          value={values.workingPlaceType}
          onChange={(chosen) => set('workingPlaceType', chosen)}
        />
      );
    case 'desiredWayOfWorking':
      return (
        <RadioGroup
          {...shared}
          options={field.options}
          value={values.desiredWayOfWorking}
          onChange={(chosen) => set('desiredWayOfWorking', chosen)}
        />
      );
    case 'contractPeriodType':
      return (
        <RadioGroup
          {...shared}
          options={field.options}
          value={values.contractPeriodType}
          onChange={(chosen) => set('contractPeriodType', chosen)}
        />
      );
    case 'payUnit':
      return (
        <RadioGroup
          {...shared}
          options={field.options}
          value={values.payUnit}
          onChange={(chosen) => set('payUnit', chosen)}
        />
      );
    default:
      return (
        <RadioGroup
          {...shared}
          options={field.options}
          value={values.secondhandSmokeControl}
          onChange={(chosen) => set('secondhandSmokeControl', chosen)}
        />
      );
  }
}

function TermsInput({ field, look }: { readonly field: Definition; readonly look: FieldLook }): ReactElement {
  const { draft, terms, prefectures } = useDraftForm();
  const { values, set } = draft;
  if (field.type === 'terms') {
    return (
      <ComboBox
        {...look}
        options={terms[field.name]}
        max={openingLimits.entries[field.name].most}
        value={values[field.name]}
        onChange={(ids) => set(field.name, ids)}
      />
    );
  }
  return (
    <Select
      {...look}
      options={[{ value: none, label: '指定しない' }, ...prefectures]}
      value={values.workingPrefectureId}
      onChange={(id) => set('workingPrefectureId', id === none ? null : id)}
    />
  );
}

const none = 'none';
