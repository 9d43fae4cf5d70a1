import type {
  AreaField,
  FieldWords,
  LineField,
  NumberField,
  TermsField,
} from '../../../../lib/forms/formFields.ts';
import type { RadioOption } from '../../../../ui/choices/RadioGroup.tsx';
import type {
  ChoiceName,
  Choices,
  DayName,
  DraftValues,
  FieldName,
  FlagName,
  NumberName,
  PictureName,
  TermsName,
  TextName,
} from '../saving/draftValues.ts';

/** What a field has beside its name. */
interface OpeningField extends FieldWords {
  /** Publishing asks for it: always, or while another answer makes it so. */
  readonly required?: true | ((values: DraftValues) => boolean);
  /** Shown only then; what was written stays, and is shown again. */
  readonly when?: (values: DraftValues) => boolean;
}

interface AddressField extends Omit<LineField<TextName>, 'type'> {
  readonly type: 'email' | 'tel' | 'url';
}
interface DayField extends FieldWords {
  readonly type: 'day';
  readonly name: DayName;
}
interface FlagField extends FieldWords {
  readonly type: 'flag';
  readonly name: FlagName;
  readonly yes: string;
  readonly no: string;
}
interface PictureField extends FieldWords {
  readonly type: 'picture';
  readonly name: PictureName;
}
/** Fields that are a part of their own. */
interface OwnField extends FieldWords {
  readonly type: 'company' | 'kind' | 'price' | 'prefecture' | 'links' | 'questions' | 'outside';
  readonly name: FieldName | 'company' | 'kind';
}
type ChoiceField = {
  readonly [Name in ChoiceName]: FieldWords & {
    readonly type: 'choice';
    readonly name: Name;
    readonly options: readonly RadioOption<Choices[Name]>[];
    readonly layout?: 'stack' | 'segments';
  };
}[ChoiceName];

export type DraftField = OpeningField &
  (
    | LineField<TextName>
    | AreaField<TextName>
    | NumberField<NumberName>
    | TermsField<TermsName>
    | AddressField
    | DayField
    | FlagField
    | PictureField
    | OwnField
    | ChoiceField
  );

export interface DraftSection {
  readonly title: string;
  readonly fields: readonly DraftField[];
}
