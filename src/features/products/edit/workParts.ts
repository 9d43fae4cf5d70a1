import { sameValue } from '../../../lib/sameValue.ts';
import { workInput } from './workValues.ts';
import type { WorkInput, WorkValues } from './workValues.ts';

/** What is changed, and chosen, as one: a thumbnail is one of the media, companies are who a visibility is for. In the form's order. */
const parts = [
  {
    name: 'media',
    fields: ['media', 'thumbnailKey', 'crop'],
    inputs: ['media', 'thumbnailMediaId', 'thumbnailCrop'],
  },
  { name: 'name', fields: ['name'], inputs: ['name'] },
  { name: 'description', fields: ['description'], inputs: ['description'] },
  { name: 'designScope', fields: ['designScope'], inputs: ['designScope'] },
  { name: 'categoryIds', fields: ['categoryIds'], inputs: ['categoryIds'] },
  { name: 'industryIds', fields: ['industryIds'], inputs: ['industryIds'] },
  { name: 'toolIds', fields: ['toolIds'], inputs: ['toolIds'] },
  { name: 'publishStatus', fields: ['publishStatus'], inputs: ['publishStatus'] },
  {
    name: 'visibility',
    fields: ['visibility', 'companies'],
    inputs: ['visibility', 'allowedCompanyIds'],
  },
] as const satisfies readonly {
  readonly name: string;
  readonly fields: readonly (keyof WorkValues)[];
  readonly inputs: readonly (keyof WorkInput)[];
}[];

type WorkPart = (typeof parts)[number];
export type WorkPartName = WorkPart['name'];

function pick<Values extends object>(values: Values, names: readonly (keyof Values)[]): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const name of names) picked[name] = values[name];
  return picked;
}

function isChanged({ inputs }: WorkPart, from: WorkInput, to: WorkInput): boolean {
  return !sameValue(pick(from, inputs), pick(to, inputs));
}

/** What was changed, and no more: the rest may have been changed elsewhere since the form was opened. */
export function changedInput(input: WorkInput, before: WorkInput): Partial<WorkInput> {
  return pick(
    input,
    parts.filter((part) => isChanged(part, before, input)).flatMap(({ inputs }) => inputs),
  );
}

/** What was written here, on what, and what stands by now. */
export interface WrittenWork {
  readonly base: WorkValues;
  readonly values: WorkValues;
  readonly start: WorkValues;
}

/** The parts that were changed here and elsewhere, and not to the same. */
export function conflictsOf({ base, values, start }: WrittenWork): readonly WorkPartName[] {
  const [before, here, there] = [workInput(base), workInput(values), workInput(start)];
  return parts
    .filter(
      (part) =>
        isChanged(part, before, here) && isChanged(part, before, there) && isChanged(part, here, there),
    )
    .map(({ name }) => name);
}

/** What was written on `start`, on what was saved since. Where both changed the same, what it was written on stays known. */
export function onto(saved: WorkValues, { start, values }: Omit<WrittenWork, 'base'>): WrittenWork {
  const conflicts = new Set(conflictsOf({ base: start, values, start: saved }));
  const [before, here] = [workInput(start), workInput(values)];
  const fieldsOf = (wanted: (part: WorkPart) => boolean) =>
    parts.filter(wanted).flatMap(({ fields }) => fields);
  return {
    start: saved,
    base: {
      ...saved,
      ...pick(
        start,
        fieldsOf(({ name }) => conflicts.has(name)),
      ),
    },
    values: {
      ...saved,
      ...pick(
        values,
        fieldsOf((part) => isChanged(part, before, here)),
      ),
    },
  };
}

/** After the choice: the parts named as they are here, the other disputed ones as they were saved. */
export function decided(work: WrittenWork, mine: ReadonlySet<string>): WrittenWork {
  const { start, values } = work;
  const theirs = parts.filter(({ name }) => conflictsOf(work).includes(name) && !mine.has(name));
  return {
    start,
    base: start,
    values: {
      ...values,
      ...pick(
        start,
        theirs.flatMap(({ fields }) => fields),
      ),
    },
  };
}
