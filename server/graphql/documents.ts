import { GraphQLError, NoSchemaIntrospectionCustomRule, parse, specifiedRules, validate } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { hashOf } from './allowList.ts';
import { limits, limitsRule, nestingOf } from './limits.ts';

/** Checks a document for every transport: allowed, parsed within limits, valid. */
export interface Documents {
  readonly isKnown: (text: string) => boolean;
  readonly parse: (text: string) => DocumentNode;
  readonly validate: (document: DocumentNode) => readonly GraphQLError[];
}

export interface DocumentRules {
  readonly schema: GraphQLSchema;
  /** Hashes of the only documents to execute; undefined allows any (development, tests). */
  readonly allowList: ReadonlySet<string> | undefined;
  readonly introspection: boolean;
}

export function createDocuments({ schema, allowList, introspection }: DocumentRules): Documents {
  const rules = [...specifiedRules, limitsRule, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])];
  return {
    isKnown: (text) => !allowList || allowList.has(hashOf(text)),
    parse: (text) => {
      if (nestingOf(text) > limits.nesting)
        throw new GraphQLError(`The document exceeds the limit of ${limits.nesting} nesting.`);
      return parse(text, { maxTokens: limits.tokens });
    },
    validate: (document) => validate(schema, document, rules),
  };
}
