import { fulltime } from './fullTimeFields.ts';
import type { DraftField, DraftSection } from './fieldTypes.ts';
import { emptyDraft } from '../saving/draftValues.ts';
import type { DraftValues } from '../saving/draftValues.ts';
import type { DraftKind } from '../newDraft.ts';
import { contract, hourly } from './outsourcingFields.ts';

export const draftSections: Readonly<Record<DraftKind, readonly DraftSection[]>> = {
  contract,
  hourly,
  fulltime,
};

export function fieldsOf(kind: DraftKind): readonly DraftField[] {
  return draftSections[kind].flatMap(({ fields }) => fields);
}

/** What an answer hides is not part of what is sent, shown or published; the form keeps it. */
export function isHidden(field: DraftField, values: DraftValues): boolean {
  return field.when?.(values) === false;
}

/** What stands in the form without what is hidden. */
export function shownValues(kind: DraftKind, values: DraftValues): DraftValues {
  const hidden = new Set<string>(
    fieldsOf(kind)
      .filter((field) => isHidden(field, values))
      .map(({ name }) => name),
  );
  return {
    ...values,
    ...Object.fromEntries(Object.entries(emptyDraft).filter(([name]) => hidden.has(name))),
  };
}

/** Whether publishing asks for it as things stand. */
export function isAskedFor(field: DraftField, values: DraftValues): boolean {
  if (isHidden(field, values)) return false;
  return typeof field.required === 'function' ? field.required(values) : field.required === true;
}
