import { formDraft } from '../../../lib/drafts/formDraft.ts';
import { changedFields } from '../../../lib/drafts/table.ts';
import type { DraftTable } from '../../../lib/drafts/table.ts';
import { emptyWork, workInput } from './workValues.ts';
import type { WorkInput, WorkValues } from './workValues.ts';

/** What is changed, and chosen, as one: a thumbnail is one of the media, companies are who a visibility is for. In the form's order. */
const parts = [
  { name: 'clientId', fields: ['clientId'], inputs: [] },
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

export type WorkPart = (typeof parts)[number];
export type WorkPartName = WorkPart['name'];

function pick<Values extends object>(values: Values, names: readonly (keyof Values)[]): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const name of names) picked[name] = values[name];
  return picked;
}

/** The fields of a work, as the engine of drafts asks for them. */
export const workTable: DraftTable<WorkValues, WorkPart> = {
  fields: parts,
  empty: emptyWork,
  keysOf: ({ fields }) => fields,
  named: (serverName) => {
    const [head = ''] = serverName.split('.');
    return parts.find(({ inputs }) => inputs.some((name) => name === head));
  },
  // Its address was one of the page that is gone.
  revived: (values) => ({ ...values, media: values.media.filter(({ mediaId }) => mediaId !== null) }),
  // Of a new work's own id nothing is sent here: its form adds it.
  sent: ({ inputs, name }, values) =>
    name === 'clientId' ? values.clientId : pick(workInput(values), inputs),
};

export const workDraft = formDraft(workTable);

/** What was changed, and no more: the rest may have been changed elsewhere since the form was opened. */
export function changedInput(values: WorkValues, before: WorkValues): Partial<WorkInput> {
  const input = workInput(values);
  return pick(
    input,
    changedFields(workTable, before, values).flatMap(({ inputs }) => inputs),
  );
}

/** The same for the draft of a new work: without files that are still on their way. */
export function draftInput(fields: readonly WorkPart[], values: WorkValues): Partial<WorkInput> {
  const input = workInput({ ...values, media: values.media.filter(({ mediaId }) => mediaId !== null) });
  return pick(
    input,
    fields.flatMap(({ inputs }) => inputs),
  );
}
