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

/** A field hidden by an answer is neither sent, shown nor published; the form keeps its value. */
export function isHidden(field: DraftField, values: DraftValues): boolean {
  return field.when?.(values) === false;
}

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

/** Whether publishing needs it now. */
export function isAskedFor(field: DraftField, values: DraftValues): boolean {
  if (isHidden(field, values)) return false;
  return typeof field.required === 'function' ? field.required(values) : field.required === true;
}
