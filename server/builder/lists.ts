import { getNamedType, isEnumType } from 'graphql';
import type { GraphQLArgument, GraphQLInputField } from 'graphql';

export type Input = GraphQLArgument | GraphQLInputField;

/**
 * How many entries a list may hold that is sent to us. Every argument and input field that is a list states it; a list of an enumeration's
 * words holds as many as there are words unless it states another number.
 *
 * @example toolIds: t.arg.idList({ required: true, ...upTo(100) })
 */
export function upTo(most: number): { readonly extensions: { readonly most: number } } {
  return { extensions: { most } };
}

/** Undefined without a limit. */
export function mostOf(input: Input): number | undefined {
  const { most } = input.extensions;
  if (typeof most === 'number') return most;
  const type = getNamedType(input.type);
  return isEnumType(type) ? type.getValues().length : undefined;
}
