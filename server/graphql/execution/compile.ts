import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';

type Run = (rootValue: unknown, context: unknown, variables: Record<string, unknown>) => unknown;

export interface CompiledOperation {
  readonly run: Run;
}

/**
 * Compiles each operation once into a function (graphql-jit): about eight times cheaper than walking the
 * document per request. Keyed by the document, which Yoga's parser cache has one of per query text.
 */
export class OperationCompiler {
  readonly #schema: GraphQLSchema;
  readonly #compiled = new WeakMap<DocumentNode, Map<string, CompiledOperation | ExecutionResult>>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** The compiled operation, or the errors of one that cannot be run. */
  operation(document: DocumentNode, operationName: string | undefined): CompiledOperation | ExecutionResult {
    const byName = this.#compiled.get(document) ?? new Map<string, CompiledOperation | ExecutionResult>();
    this.#compiled.set(document, byName);
    const name = operationName ?? '';
    const known = byName.get(name);
    if (known) return known;
    const compiled = compileQuery(this.#schema, document, operationName ?? '', {
      // Resolvers' types guarantee strings, numbers and enums; serialisers would only check again.
      disableLeafSerialization: true,
    });
    const made = isCompiledQuery(compiled) ? { run: compiled.query } : compiled;
    byName.set(name, made);
    return made;
  }
}

export function isOperation(value: CompiledOperation | ExecutionResult): value is CompiledOperation {
  return 'run' in value;
}
