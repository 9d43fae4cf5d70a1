import { GraphQLError, NoSchemaIntrospectionCustomRule, parse } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Plugin } from 'graphql-yoga';
import type { GraphQLSchema } from 'graphql';
import type { Context, RequestInfo } from '../lib/context.ts';
import type { Services } from '../lib/services.ts';
import type { Viewer } from '../lib/viewer.ts';
import { hashOf } from './allowList.ts';
import { isOperation, OperationCompiler } from './compile.ts';
import { limits, limitsRule } from './limits.ts';

export interface EndpointOptions {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly authenticate: (authorization: string | null) => Promise<Viewer>;
  /** Hashes of the only documents to execute, or undefined where any may be (development, tests). */
  readonly allowList: ReadonlySet<string> | undefined;
  readonly introspection: boolean;
}

interface ServerContext {
  readonly info: RequestInfo;
}

export const maskedMessage = '予期しないエラーが発生しました。時間をおいてもう一度お試しください。';

function compiledExecution(schema: GraphQLSchema): Plugin {
  const compiler = new OperationCompiler(schema);
  return {
    onExecute({ args, setExecuteFn, setResultAndStopExecution }) {
      const operation = compiler.operation(args.document, args.operationName ?? undefined);
      if (!isOperation(operation)) {
        setResultAndStopExecution(operation);
        return;
      }
      setExecuteFn(() => operation.run(args.rootValue, args.contextValue, args.variableValues ?? {}));
    },
  };
}

function onlyKnownDocuments(allowList: ReadonlySet<string>): Plugin {
  const known = new Map<string, boolean>();
  return {
    onParams({ params }) {
      const text = params.query ?? '';
      const allowed = known.get(text) ?? allowList.has(hashOf(text));
      if (!allowed) {
        throw new GraphQLError('This document is not one of the page’s own.', {
          extensions: { code: 'UNKNOWN_DOCUMENT', http: { status: 400 } },
        });
      }
      known.set(text, true);
    },
  };
}

function documentLimits(introspection: boolean): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source, parseOptions) => parse(source, { ...parseOptions, maxTokens: limits.tokens }));
    },
    onValidate({ addValidationRule }) {
      addValidationRule(limitsRule);
      if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
}

/** The GraphQL endpoint: Yoga for the protocol, compiled operations for the work. */
export function createGraphqlEndpoint(options: EndpointOptions) {
  const { schema, services, authenticate, allowList, introspection } = options;
  return createYoga<ServerContext, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    logging: false,
    batching: false,
    cors: false,
    multipart: true,
    parserAndValidationCache: true,
    maskedErrors: {
      errorMessage: maskedMessage,
      maskError(error) {
        if (error instanceof GraphQLError && !(error.originalError instanceof Error && !(error.originalError instanceof GraphQLError))) {
          return error;
        }
        const id = services.newId();
        services.log.error({ err: error instanceof GraphQLError ? error.originalError : error, errorId: id }, 'unexpected error');
        return new GraphQLError(maskedMessage, {
          ...(error instanceof GraphQLError && error.path && { path: error.path }),
          extensions: { code: 'INTERNAL_SERVER_ERROR', id },
        });
      },
    },
    context: async ({ request, info }) => ({
      services,
      viewer: await authenticate(request.headers.get('authorization')),
      request: info,
    }),
    plugins: [
      ...(allowList ? [onlyKnownDocuments(allowList)] : []),
      documentLimits(introspection),
      compiledExecution(schema),
    ],
  });
}
