import { formDraft } from '../../../lib/drafts/formDraft.ts';
import { changedFields } from '../../../lib/drafts/table.ts';
import type { DraftTable } from '../../../lib/drafts/table.ts';
import { workFields } from './workFields.ts';
import { emptyWork, workInput } from './workValues.ts';
import type { WorkInput, WorkValues } from './workValues.ts';

/** What is changed, sent and chosen as one. */
export interface WorkPart {
  readonly name: string;
  readonly label: string;
  readonly fields: readonly (keyof WorkValues)[];
  readonly inputs: readonly (keyof WorkInput)[];
}

/** A thumbnail is one of the media, companies are who a visibility is for. In the form's order. */
const parts: readonly WorkPart[] = [
  { name: 'clientId', label: '', fields: ['clientId'], inputs: [] },
  {
    name: 'media',
    label: '画像と動画',
    fields: ['media', 'thumbnailKey', 'crop'],
    inputs: ['media', 'thumbnailMediaId', 'thumbnailCrop'],
  },
  ...workFields.map(({ name, label }) => ({ name, label, fields: [name], inputs: [name] })),
  {
    name: 'publishStatus',
    label: '公開の状態',
    fields: ['publishStatus'],
    inputs: ['publishStatus'],
  },
  {
    name: 'visibility',
    label: '公開範囲',
    fields: ['visibility', 'companies'],
    inputs: ['visibility', 'allowedCompanyIds'],
  },
];

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
