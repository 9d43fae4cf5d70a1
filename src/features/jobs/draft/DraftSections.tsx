import type { ReactElement } from 'react';
import { fieldRows } from '../../../lib/forms/formFields.ts';
import * as css from './fields/fields.css.ts';
import { DraftField } from './fields/DraftField.tsx';
import { draftSections, isHidden } from './fields/draftFields.ts';
import type { DraftSection } from './fields/fieldTypes.ts';
import type { DraftValues } from './saving/draftValues.ts';
import { placeOf } from './goTo.ts';
import type { DraftKind } from './newDraft.ts';

interface DraftFormProps {
  readonly kind: DraftKind;
  readonly values: DraftValues;
}

export function DraftSections({ kind, values }: DraftFormProps): ReactElement {
  return (
    <>
      {draftSections[kind].map((section, index) => (
        <Section key={section.title} section={section} number={index + 1} values={values} />
      ))}
    </>
  );
}

interface SectionProps {
  readonly section: DraftSection;
  readonly number: number;
  readonly values: DraftValues;
}

function Section({ section, number, values }: SectionProps): ReactElement {
  const id = `draft-section-${number}`;
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.sectionTitle}>
        <span className={css.sectionNumber}>{number}</span>
        {section.title}
      </h2>
      <div className={css.rows}>
        {fieldRows(section.fields.filter((field) => !isHidden(field, values))).map((fields) => (
          <div key={fields[0]?.name} className={fields.length > 1 ? css.row : undefined}>
            {fields.map((field) => (
              <div key={field.name} id={placeOf(field.name)} className={css.place}>
                <DraftField field={field} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
