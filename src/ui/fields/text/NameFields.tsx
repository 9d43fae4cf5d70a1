import type { ReactElement } from 'react';
import { writeKana, writeName } from '../../../lib/forms/personRules.ts';
import { kanaNote, names } from './NameFields.css.ts';
import { TextField } from './TextField.tsx';
import { useKanaReading } from './useKanaReading.ts';

interface NameField {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string, state?: { readonly composing: boolean }) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
}

interface NameFieldsProps {
  readonly lastName: NameField;
  readonly firstName: NameField;
}

interface FullNameFieldsProps extends NameFieldsProps {
  readonly lastNameKana: NameField;
  readonly firstNameKana: NameField;
}

const required = { requirement: 'required', normalize: writeName } as const;
const lastLook = { ...required, label: '姓', autoComplete: 'family-name' } as const;
const firstLook = { ...required, label: '名', autoComplete: 'given-name' } as const;

/** 姓 before 名, without readings. */
export function NameFields({ lastName, firstName }: NameFieldsProps): ReactElement {
  return (
    <div className={names}>
      <TextField {...lastLook} {...lastName} />
      <TextField {...firstLook} {...firstName} />
    </div>
  );
}

/** 姓 and 名 with セイ and メイ, filled from what the IME composes. */
export function FullNameFields({
  lastName,
  firstName,
  lastNameKana,
  firstNameKana,
}: FullNameFieldsProps): ReactElement {
  const last = useKanaReading(lastName, lastNameKana);
  const first = useKanaReading(firstName, firstNameKana);
  return (
    <div className={names}>
      <TextField {...lastLook} {...lastName} {...last} />
      <TextField {...firstLook} {...firstName} {...first} />
      <TextField label="セイ" requirement="optional" normalize={writeKana} {...lastNameKana} />
      <TextField label="メイ" requirement="optional" normalize={writeKana} {...firstNameKana} />
      <p className={kanaNote}>名前を入力すると、読みも入ります。違うときは直してください。</p>
    </div>
  );
}
