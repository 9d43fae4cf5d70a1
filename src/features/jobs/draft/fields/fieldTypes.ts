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

interface OpeningField extends FieldWords {
  /** Needed for publishing: always, or depending on other answers. */
  readonly required?: true | ((values: DraftValues) => boolean);
  /** Otherwise hidden; its value stays. */
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
/** Fields with a component of their own. */
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
