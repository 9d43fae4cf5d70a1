import type { FieldMap } from '@pothos/core';
import { builder } from './builder.ts';
import { ErrorInterface } from './errors.ts';
import type { Failed } from './errors.ts';

type SchemaTypes = typeof builder.$inferSchemaTypes;

/** A mutation's answer and errors, as from `orErrors`; the answer is null when it was refused. */
export type Answered<Answer extends object> = Failed & Partial<Answer>;

/**
 * The type of what a mutation answers, with its `errors`.
 *
 * @example const DraftPayload = payload<{ draft: DraftRow }>('DraftPayload', (t) => ({
 *     draft: t.expose('draft', { type: Draft, nullable: true }),
 *   }));
 */
export function payload<Answer extends object>(
  name: string,
  fields: (t: PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, Answered<Answer>>) => FieldMap,
  description?: string,
) {
  return builder.objectRef<Answered<Answer>>(name).implement({
    ...(description !== undefined && { description }),
    fields: (t) => ({
      ...fields(t),
      errors: t.field({ type: [ErrorInterface], resolve: ({ errors }) => [...errors] }),
    }),
  });
}
