import { GraphQLError, NoSchemaIntrospectionCustomRule, parse, specifiedRules, validate } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { LRUCache } from '../lib/process/lruCache.ts';
import { hashOf } from './allowList.ts';
import { limits, limitsRule, nestingOf } from './limits.ts';

/**
 * Checks a document for every transport: allowed, parsed within limits, valid. A text asked for again answers
 * the same document: its listeners share what one of them made of an event.
 */
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

const documentsKept = 1_000;

export function createDocuments({ schema, allowList, introspection }: DocumentRules): Documents {
  const rules = [...specifiedRules, limitsRule, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])];
  const parsed = new LRUCache<string, DocumentNode>(documentsKept);
  const found = new WeakMap<DocumentNode, readonly GraphQLError[]>();
  return {
    isKnown: (text) => !allowList || allowList.has(hashOf(text)),
    parse: (text) => {
      const known = parsed.get(text);
      if (known) return known;
      if (nestingOf(text) > limits.nesting)
        throw new GraphQLError(`The document exceeds the limit of ${limits.nesting} nesting.`);
      const document = parse(text, { maxTokens: limits.tokens });
      parsed.set(text, document);
      return document;
    },
    validate: (document) => {
      const known = found.get(document);
      if (known) return known;
      const mistakes = validate(schema, document, rules);
      found.set(document, mistakes);
      return mistakes;
    },
  };
}
