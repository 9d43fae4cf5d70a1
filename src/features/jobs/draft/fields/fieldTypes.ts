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
interface FieldWords {
  readonly label: string;
  readonly help?: string;
  /** Publishing asks for it: always, or while another answer makes it so. */
  readonly required?: true | ((values: DraftValues) => boolean);
  /** Shown only then; what was written stays, and is shown again. */
  readonly when?: (values: DraftValues) => boolean;
  /** Beside the field before it, where there is room. */
  readonly beside?: true;
}

interface LineField extends FieldWords {
  readonly type: 'line' | 'email' | 'tel' | 'url';
  readonly name: TextName;
  readonly placeholder?: string;
  readonly normalize?: (text: string) => string;
}
interface AreaField extends FieldWords {
  readonly type: 'area';
  readonly name: TextName;
  readonly rows?: number;
  readonly placeholder?: string;
}
interface NumberFieldWords extends FieldWords {
  readonly type: 'number';
  readonly name: NumberName;
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
interface TermsField extends FieldWords {
  readonly type: 'terms';
  readonly name: TermsName;
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

export type DraftField =
  | LineField
  | AreaField
  | NumberFieldWords
  | DayField
  | FlagField
  | TermsField
  | PictureField
  | OwnField
  | ChoiceField;

export interface DraftSection {
  readonly title: string;
  readonly fields: readonly DraftField[];
}
