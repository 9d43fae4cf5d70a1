import { getNamedType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLSchema } from 'graphql';
import type { Context } from '../lib/request/context.ts';
import { DomainError } from '../lib/request/errors.ts';
import { isMeant, logSurprise, maskedMessage } from '../lib/request/masked.ts';
import type { Services } from '../lib/request/services.ts';
import { expectedError } from './errors.ts';
import type { ExpectedError, Failed } from './errors.ts';

type MutationField = GraphQLField<unknown, Context>;

export function mutationsWithErrors(schema: GraphQLSchema): readonly MutationField[] {
  return Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ type }) => {
    const payload = getNamedType(type);
    return isObjectType(payload) && 'errors' in payload.getFields();
  });
}

/** An error for the payload; undefined when not signed in or when the request itself is wrong. */
function answerTo(error: unknown, services: Services): ExpectedError | undefined {
  if (error instanceof DomainError && error.code === 'RateLimitExceededError') return expectedError(error);
  if (!isMeant(error)) {
    const id = logSurprise(error, services);
    return { code: 'InternalServerError', message: `${maskedMessage}(${id})`, details: {} };
  }
  if (error.extensions['code'] !== 'FORBIDDEN') return undefined;
  return { code: 'ForbiddenError', message: error.message, details: {} };
}

/**
 * Puts a mutation's failures into its payload's `errors`, if it has them: a forbidden role, a limit, and
 * unexpected errors, masked and logged with an id. For `graphql/schema.ts`.
 */
export function answerInPayloads(schema: GraphQLSchema): GraphQLSchema {
  for (const field of mutationsWithErrors(schema)) {
    const { resolve } = field;
    if (!resolve) continue;
    field.resolve = async (source, args, context, info): Promise<unknown> => {
      try {
        return await resolve(source, args, context, info);
      } catch (error) {
        const answer = answerTo(error, context.services);
        if (!answer) throw error;
        return { errors: [answer] } satisfies Failed;
      }
    };
  }
  return schema;
}
