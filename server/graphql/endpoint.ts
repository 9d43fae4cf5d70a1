import { GraphQLError } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Plugin } from 'graphql-yoga';
import type { GraphqlEndpoint, HttpEndpoint } from '../lib/request/graphqlEndpoint.ts';
import type { RequestInfo } from '../lib/request/context.ts';
import { maskedMessage } from '../lib/request/masked.ts';
import type { Services } from '../lib/request/services.ts';
import type { StaffAsking } from '../lib/request/staff.ts';
import type { Viewer } from '../lib/request/viewer.ts';
import { isOperation, OperationCompiler } from './execution/compile.ts';
import { createDocuments } from './documents.ts';
import type { DocumentRules, Documents } from './documents.ts';
import { finish } from './execution/finish.ts';
import { maskError } from './masking.ts';
import { createShortWay } from './execution/shortWay.ts';
import { createSubscriptionOptions } from './execution/subscriptions.ts';
import type { SocketLimits } from './execution/subscriptions.ts';

interface HttpEndpointOptions<Asking> extends DocumentRules {
  readonly services: Services;
  readonly path: string;
  readonly authenticate: (authorization: string | undefined) => Promise<Asking>;
}

export interface EndpointOptions extends Omit<HttpEndpointOptions<Viewer>, 'path'> {
  readonly socketLimits?: SocketLimits;
}

/** The shape of the members' `Context` and the staff's. */
interface Asked<Asking> {
  readonly services: Services;
  viewer: Asking;
  readonly request: RequestInfo;
}

interface ServerContext {
  readonly info: RequestInfo;
}

/** Bodies that cannot be parsed are the sender's mistake. */
function readableRequests(): Plugin {
  const unreadable = (message = 'The request could not be read.') =>
    new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });
  return {
    onRequestParse({ requestParser, setRequestParser }) {
      if (!requestParser) return;
      setRequestParser(async (request) => {
        const params = await Promise.resolve(request)
          .then(requestParser)
          .catch((error: unknown) => {
            if (!(error instanceof GraphQLError)) throw unreadable();
            throw 'http' in error.extensions ? error : unreadable(error.message);
          });
        if (typeof params !== 'object' || params === null) throw unreadable();
        return params;
      });
    },
  };
}

function ourDocuments(documents: Documents): Plugin {
  return {
    onParams({ params }) {
      if (!documents.isKnown(params.query ?? '')) {
        throw new GraphQLError('This document is not one of the page’s own.', {
          extensions: { code: 'UNKNOWN_DOCUMENT', http: { status: 400 } },
        });
      }
    },
    onParse({ setParseFn }) {
      setParseFn((source) => documents.parse(typeof source === 'string' ? source : source.body));
    },
    onValidate({ setValidationFn }) {
      setValidationFn((_schema, document) => documents.validate(document));
    },
  };
}

function compiledExecution(compiler: OperationCompiler): Plugin {
  return {
    onExecute({ args, setExecuteFn, setResultAndStopExecution }) {
      const operation = compiler.operation(args.document, args.operationName ?? undefined);
      if (!isOperation(operation)) {
        setResultAndStopExecution(operation);
        return;
      }
      setExecuteFn(async () => {
        try {
          return await operation.run(args.rootValue, args.contextValue, args.variableValues ?? {});
        } finally {
          finish(args.contextValue);
        }
      });
    },
  };
}

/**
 * A GraphQL endpoint over HTTP. Yoga implements the whole protocol; the page's own queries, a POST of JSON,
 * take a fast path that shares documents, compiled operations, context and masking, and leaves every refusal
 * to Yoga.
 */
function createHttpEndpoint<Asking>(options: HttpEndpointOptions<Asking>) {
  const { schema, services, path, authenticate } = options;
  const documents = createDocuments(options);
  const compiler = new OperationCompiler(schema);
  const contextOf = async (
    authorization: string | undefined,
    request: RequestInfo,
  ): Promise<Asked<Asking>> => ({
    services,
    viewer: await authenticate(authorization),
    request,
  });
  const yoga = createYoga<ServerContext, Asked<Asking>>({
    schema,
    // Node's own, so that an upload is a `Blob` as elsewhere.
    fetchAPI: {
      Request,
      Response,
      Headers,
      FormData,
      Blob,
      File,
      ReadableStream,
      TextEncoder,
      TextDecoder,
      URL,
    },
    graphqlEndpoint: path,
    graphiql: false,
    landingPage: false,
    logging: false,
    batching: false,
    cors: false,
    multipart: true,
    // The transport limits bodies, each kind as it needs.
    maxRequestBodySize: false,
    // `Documents` keeps them, for the sockets too.
    parserAndValidationCache: false,
    maskedErrors: { errorMessage: maskedMessage, maskError: (error) => maskError(error, services) },
    context: ({ request, info }) => contextOf(request.headers.get('authorization') ?? undefined, info),
    plugins: [readableRequests(), ourDocuments(documents), compiledExecution(compiler)],
  });
  const endpoint: Pick<GraphqlEndpoint, 'fetch' | 'post'> = {
    fetch: async (request, info) => yoga.fetch(request, { info }),
    post: createShortWay({ documents, compiler, contextOf, services }),
  };
  return { endpoint, documents, contextOf };
}

export function createGraphqlEndpoint(options: EndpointOptions): GraphqlEndpoint {
  const { schema, services, authenticate } = options;
  const { endpoint, documents, contextOf } = createHttpEndpoint({ ...options, path: '/graphql' });
  return {
    ...endpoint,
    senderOf: async (authorization) => {
      try {
        const viewer = await authenticate(authorization);
        return viewer.kind === 'user' ? { kind: 'user', userId: viewer.userId } : { kind: 'guest' };
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error;
        const body = JSON.stringify({
          errors: [{ message: error.message, extensions: { code: 'UNAUTHENTICATED' } }],
        });
        const contentType = 'application/json; charset=utf-8';
        return { kind: 'refused', answer: { status: 401, contentType, body } };
      }
    },
    subscriptionServerOptions: createSubscriptionOptions({
      schema,
      documents,
      contextOf,
      services,
      limits: options.socketLimits,
    }),
  };
}

/** The staff's: no uploads, no socket. */
export function createStaffEndpoint(options: Omit<HttpEndpointOptions<StaffAsking>, 'path'>): HttpEndpoint {
  const { endpoint } = createHttpEndpoint({ ...options, path: '/admin/graphql' });
  return { ...endpoint, senderOf: async () => ({ kind: 'guest' }) };
}
