import { useState } from 'react';
import { fieldsOf, isAskedFor } from './fields/draftFields.ts';
import { problemOf } from './saving/draftInput.ts';
import type { DraftForm } from './fields/formContext.ts';
import type { Draft } from './saving/useDraft.ts';

/** Messages at fields: 必須, errors of fields left, server errors. */
export function useDraftMessages({
  kind,
  state,
}: Draft): Pick<DraftForm, 'errorOf' | 'isAskedFor' | 'onLeave'> {
  // Fields with errors from the last visit show them at once.
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(state.held.map(({ name }) => name)));
  const fields = fieldsOf(kind);
  const find = (name: string) => fields.find((each) => each.name === name);
  return {
    errorOf: (name) => {
      const field = left.has(name) ? find(name) : undefined;
      return state.refusals.get(name) ?? (field && problemOf(field, state.values));
    },
    isAskedFor: (name) => {
      const field = find(name);
      return field !== undefined && isAskedFor(field, state.values);
    },
    onLeave: (name) => {
      if (!left.has(name)) setLeft(new Set(left).add(name));
    },
  };
}
