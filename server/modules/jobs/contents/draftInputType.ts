import type { GenericInputFieldRef, InputFieldsFromShape } from '@pothos/core';
import { builder } from '../../../builder/builder.ts';
import { upTo } from '../../../builder/lists.ts';
import type { SaveInput } from '../drafts/saveDraft.ts';
import { choiceTypes } from './choicesType.ts';
import type { DraftInput } from './draftInput.ts';
import { contentFields, isOfKind } from './fields.ts';
import type { ContentField, Kind } from './fields.ts';

type Types = typeof builder.$inferSchemaTypes;
type Inputs = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;

function inputOf(t: Inputs, field: ContentField): GenericInputFieldRef {
  const description = 'description' in field ? { description: field.description } : {};
  switch (field.type) {
    case 'whole':
    case 'price':
      return t.int(description);
    case 'tenths':
      return t.float(description);
    case 'flag':
    case 'switch':
      return t.boolean(description);
    case 'moment':
      return t.field({ type: 'DateTime', ...description });
    case 'choice':
      return t.field({ type: choiceTypes[field.key], ...description });
    case 'entry':
    case 'picture':
      return t.id(description);
    case 'entries':
      return t.idList({ ...upTo(100), ...description });
    default:
      return t.string(description);
  }
}

/** A kind's fields, with the GraphQL types for `DraftInput`. */
function contentInputs(t: Inputs, kind: Kind): InputFieldsFromShape<Types, DraftInput, 'InputObject'>;
function contentInputs(t: Inputs, kind: Kind): Readonly<Record<string, GenericInputFieldRef>> {
  const fields = contentFields.filter((field) => isOfKind(field, kind));
  return {
    ...Object.fromEntries(
      fields.map((field) => [field.type === 'picture' ? `${field.as}Id` : field.key, inputOf(t, field)]),
    ),
    links: t.stringList(upTo(100)),
  };
}

const saveInput = (name: string, kind: Kind) =>
  builder.inputRef<SaveInput>(name).implement({
    description:
      'What is left out stays as it is; null empties. `version` is the one it builds on (0: a new draft, whose id the page made).',
    fields: (t) => ({
      jobOpeningId: t.id({ required: true }),
      version: t.int({ required: true }),
      ...contentInputs(t, kind),
    }),
  });

export const SaveContractInput = saveInput('SaveDraftContractJobOpeningInput', 'CONTRACT_UNIT');
export const SaveHourlyInput = saveInput('SaveDraftHourlyJobOpeningInput', 'HOURLY_RATE');
export const SaveFullTimeInput = saveInput('SaveDraftFullTimeJobOpeningInput', 'FULL_TIME');
