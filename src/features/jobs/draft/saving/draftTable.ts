import type { SaverState } from '../../../../lib/drafts/draftState.ts';
import type { DraftSaver } from '../../../../lib/drafts/saver.ts';
import type { DraftTable } from '../../../../lib/drafts/table.ts';
import { fieldsOf } from '../fields/draftFields.ts';
import { formField, isSamePrice, problemOf, sent } from './draftInput.ts';
import type { DraftSnapshot } from './draftSnapshot.ts';
import { emptyDraft } from './draftValues.ts';
import type { DraftValues, FieldName } from './draftValues.ts';
import type { DraftField } from '../fields/fieldTypes.ts';
import type { DraftKind } from '../newDraft.ts';

export type OpeningSaver = DraftSaver<DraftValues, DraftField, DraftSnapshot>;
export type OpeningState = SaverState<DraftValues, DraftField, DraftSnapshot>;

export function draftTable(kind: DraftKind): DraftTable<DraftValues, DraftField> {
  return {
    fields: fieldsOf(kind),
    empty: emptyDraft,
    keysOf: ({ name, type }) => {
      if (type === 'price') return ['price', 'priceSide', 'prices'];
      return [name].filter(isValue);
    },
    sent,
    isSame: (field, one, other) => (field.type === 'price' ? isSamePrice(one, other) : undefined),
    problemOf,
    isApart: ({ type }) => type === 'questions',
    isLoose: ({ type }) => type === 'picture',
    named: (serverName) => formField(kind, serverName),
  };
}

function isValue(name: DraftField['name']): name is FieldName {
  return Object.hasOwn(emptyDraft, name);
}
