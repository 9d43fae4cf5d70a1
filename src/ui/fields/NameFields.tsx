import type { ReactElement } from 'react';
import { writeKana, writeName } from '../../lib/forms/personRules.ts';
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

/** 姓 before 名, without readings. */
export function NameFields({ lastName, firstName }: NameFieldsProps): ReactElement {
  return (
    <div className={names}>
      <TextField
        label="姓"
        requirement="required"
        autoComplete="family-name"
        normalize={writeName}
        {...lastName}
      />
      <TextField
        label="名"
        requirement="required"
        autoComplete="given-name"
        normalize={writeName}
        {...firstName}
      />
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
      <TextField
        label="姓"
        requirement="required"
        autoComplete="family-name"
        normalize={writeName}
        {...lastName}
        {...last}
      />
      <TextField
        label="名"
        requirement="required"
        autoComplete="given-name"
        normalize={writeName}
        {...firstName}
        {...first}
      />
      <TextField label="セイ" requirement="optional" normalize={writeKana} {...lastNameKana} />
      <TextField label="メイ" requirement="optional" normalize={writeKana} {...firstNameKana} />
      <p className={kanaNote}>名前を入力すると、読みも入ります。違うときは直してください。</p>
    </div>
  );
}
