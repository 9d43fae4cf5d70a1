import { getOperationAST, GraphQLError, OperationTypeNode } from 'graphql';
import type { ExecutionResult } from 'graphql';
import { LRUCache } from '../../lib/process/lruCache.ts';
import type { GraphqlEndpoint } from '../../lib/request/graphqlEndpoint.ts';
import type { RequestInfo } from '../../lib/request/context.ts';
import type { Services } from '../../lib/request/services.ts';
import { isOperation } from './compile.ts';
import type { CompiledOperation, OperationCompiler } from './compile.ts';
import type { Documents } from '../documents.ts';
import { finish } from './finish.ts';
import { maskError } from '../masking.ts';

interface ShortWayOptions {
  readonly documents: Documents;
  readonly compiler: OperationCompiler;
  readonly contextOf: (authorization: string | undefined, request: RequestInfo) => Promise<object>;
  readonly services: Services;
}

interface Params {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: Record<string, unknown>;
}

const responseType = 'application/graphql-response+json';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Undefined for unusual requests, which Yoga then judges. */
function paramsOf(body: string): Params | undefined {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  const { query, operationName = null, variables = null, extensions } = value;
  if (typeof query !== 'string' || extensions !== undefined) return undefined;
  if (operationName !== null && typeof operationName !== 'string') return undefined;
  if (variables !== null && !isRecord(variables)) return undefined;
  return { query, operationName: operationName ?? undefined, variables: variables ?? {} };
}

/** Undefined when the client wants something other than JSON. */
function answerType(accept: string | undefined): string | undefined {
  if (accept === undefined || accept === '*/*' || accept.includes('application/json'))
    return 'application/json; charset=utf-8';
  return accept.includes(responseType) ? `${responseType}; charset=utf-8` : undefined;
}

function isResult(value: unknown): value is ExecutionResult {
  return isRecord(value);
}

/**
 * The fast path of nearly every request: a JSON body with a known, valid, compiled query or mutation. It
 * makes no `Request`, runs no plugins, and only answers with a 200 with data; everything else goes to Yoga.
 */
export function createShortWay({
  documents,
  compiler,
  contextOf,
  services,
}: ShortWayOptions): NonNullable<GraphqlEndpoint['post']> {
  const operations = new LRUCache<string, CompiledOperation | null>(1_000);

  const prepare = (query: string, operationName: string | undefined): CompiledOperation | null => {
    if (!documents.isKnown(query)) return null;
    try {
      const document = documents.parse(query);
      const operation = getOperationAST(document, operationName);
      if (!operation || operation.operation === OperationTypeNode.SUBSCRIPTION) return null;
      if (documents.validate(document).length > 0) return null;
      const compiled = compiler.operation(document, operationName);
      return isOperation(compiled) ? compiled : null;
    } catch (error) {
      // Yoga words syntax errors.
      if (error instanceof GraphQLError) return null;
      throw error;
    }
  };

  return async ({ body, authorization, accept, info }) => {
    const contentType = answerType(accept);
    const params = contentType === undefined ? undefined : paramsOf(body);
    if (contentType === undefined || !params) return undefined;
    const key =
      params.operationName === undefined ? params.query : `${params.operationName}\n${params.query}`;
    let operation = operations.get(key);
    if (operation === undefined) {
      operation = prepare(params.query, params.operationName);
      operations.set(key, operation);
    }
    if (!operation) return undefined;
    // Yoga answers refused tokens.
    const context = await contextOf(authorization, info).catch(orNothing);
    if (!context) return undefined;
    const result = await ranOnce(operation, context, params.variables);
    if (!isResult(result)) throw new Error('The operation answered no result.');
    // No data: the variables did not fit, and Yoga says how.
    if (result.data === undefined) return undefined;
    const safe = result.errors
      ? { ...result, errors: result.errors.map((error) => withoutHttp(maskError(error, services))) }
      : result;
    return { status: 200, contentType, body: JSON.stringify(safe) };
  };
}

async function ranOnce({ run }: CompiledOperation, context: object, variables: Record<string, unknown>) {
  try {
    return await run(undefined, context, variables);
  } finally {
    finish(context);
  }
}

function orNothing(error: unknown): undefined {
  if (error instanceof GraphQLError) return undefined;
  throw error;
}

/** `extensions.http` is for the transport, not the caller. */
function withoutHttp(error: GraphQLError) {
  const { http: _http, ...extensions } = error.extensions;
  const { message, path } = error;
  return { message, ...(path && { path }), ...(Object.keys(extensions).length > 0 && { extensions }) };
}
