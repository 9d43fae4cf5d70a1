import { Observable } from 'relay-runtime';
import type {
  CacheConfig,
  FetchFunction,
  GraphQLSingularResponse,
  UploadableMap,
  Variables,
} from 'relay-runtime';
import { whenIdle } from '../../lib/browser/whenIdle.ts';
import type { AccessTokenSource } from './accessToken.ts';
import { isGraphQLResponse } from './graphqlResponse.ts';
import { MissingResponseError, NetworkError, ServerError, ServerParseError } from './transportErrors.ts';
import { uploadWatchersOf, type UploadProgress } from './uploadProgress.ts';

export interface NetworkOptions {
  readonly token: AccessTokenSource;
  /** `/graphql` on this host by default. */
  readonly url?: string;
  readonly fetch?: typeof globalThis.fetch;
  /** 30 s by default. */
  readonly timeoutMs?: number;
  /** 30 min by default: a 200 MB video over a slow line. */
  readonly uploadTimeoutMs?: number;
  /** Sends an upload and reports its progress, which `fetch` cannot. */
  readonly sendWithProgress?: ProgressSender;
}

export interface Operation {
  readonly name: string;
  readonly text: string;
  readonly variables: Variables;
  readonly uploadables?: UploadableMap | null;
}

interface Answer {
  readonly status: number;
  readonly bodyText: string;
}

/**
 * For requests nobody waits for yet: while the page is busy, the answer is processed between two busy frames.
 */
export const lowPriority: CacheConfig = { metadata: { lowPriority: true } };
const quietWithinMs = 150;

export type ProgressSender = (request: {
  readonly url: string;
  readonly headers: Headers;
  readonly body: BodyInit;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
}) => Promise<Answer>;

/** Relay's fetch function: one POST each, aborted when nobody waits for it any more. */
export function createFetchFunction(options: NetworkOptions): FetchFunction {
  return (request, variables, { metadata }, uploadables) =>
    Observable.create<GraphQLSingularResponse>((sink) => {
      const text = request.text;
      if (text === null) {
        sink.error(new Error(`Operation ${request.name} was compiled without its text`));
        return;
      }
      const abort = new AbortController();
      const run = async (): Promise<void> => {
        try {
          const operation = { name: request.name, text, variables, uploadables: uploadables ?? null };
          const response = await sendToTheEnd(operation, options, abort.signal);
          if (metadata?.['lowPriority'] === true)
            await new Promise<void>((resolve) => whenIdle(resolve, quietWithinMs));
          if (abort.signal.aborted) return;
          sink.next(response);
          sink.complete();
        } catch (error) {
          if (abort.signal.aborted) return;
          sink.error(error instanceof Error ? error : new NetworkError('Request failed', { cause: error }));
        }
      };
      void run();
      return () => abort.abort();
    });
}

/** When the session turns out to be over, asks once more as a guest. */
async function sendToTheEnd(
  operation: Operation,
  options: NetworkOptions,
  signal: AbortSignal,
): Promise<GraphQLSingularResponse> {
  try {
    return await sendOperation(operation, options, signal);
  } catch (error) {
    const refused = error instanceof ServerError && error.status === 401;
    if (!refused || (await options.token.get()) !== null) throw error;
    return sendOperation(operation, options, signal);
  }
}

/**
 * One operation over HTTP, also without a Relay environment (to refresh a token, say). GraphQL errors in an
 * answer are left to the caller.
 */
export async function sendOperation(
  operation: Operation,
  options: NetworkOptions,
  signal?: AbortSignal,
): Promise<GraphQLSingularResponse> {
  const token = await options.token.get();
  let answer = await post(operation, token, options, signal);
  // A 401 comes before execution, so repeating is safe: the clock is late, or another tab renewed the
  // session.
  if (answer.status === 401 && token !== null) {
    const renewed = await options.token.refresh(token);
    if (renewed !== null && renewed !== token) answer = await post(operation, renewed, options, signal);
  }
  return parseAnswer(operation.name, answer);
}

async function post(
  operation: Operation,
  token: string | null,
  options: NetworkOptions,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const files = Object.values(operation.uploadables ?? {});
  const uploading = files.length > 0;
  const limit = uploading ? (options.uploadTimeoutMs ?? 30 * 60_000) : (options.timeoutMs ?? 30_000);
  const headers = new Headers({ accept: 'application/json' });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  // The browser sets a form's content type itself, with its boundary.
  if (!uploading) headers.set('content-type', 'application/json');
  const body = uploading ? multipartBody(operation) : JSON.stringify(operationJson(operation));

  const abort = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    abort.abort();
  }, limit);
  const forward = (): void => abort.abort();
  if (signal?.aborted === true) abort.abort();
  signal?.addEventListener('abort', forward, { once: true });

  const url = options.url ?? '/graphql';
  const onProgress = uploadWatchersOf(files);
  try {
    if (onProgress !== null) {
      const send = options.sendWithProgress ?? sendByXmlHttpRequest;
      return await send({ url, headers, body, signal: abort.signal, onProgress });
    }
    const send = options.fetch ?? globalThis.fetch;
    // No cookies exist: the bearer token alone says who asks.
    const response = await send(url, {
      method: 'POST',
      headers,
      body,
      signal: abort.signal,
      credentials: 'omit',
    });
    return { status: response.status, bodyText: await response.text() };
  } catch (cause) {
    if (timedOut)
      throw new NetworkError(`${operation.name} took longer than ${limit} ms`, { cause, timedOut });
    throw new NetworkError(`${operation.name} could not be sent`, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', forward);
  }
}

function parseAnswer(operationName: string, answer: Answer): GraphQLSingularResponse {
  if (answer.status < 200 || answer.status > 299) {
    throw new ServerError(answer.status, parsedOrText(answer.bodyText));
  }
  let body: unknown;
  try {
    body = JSON.parse(answer.bodyText);
  } catch (error) {
    throw new ServerParseError(answer.status, answer.bodyText, error);
  }
  if (!isGraphQLResponse(body)) throw new MissingResponseError(operationName, body);
  return body;
}

function parsedOrText(bodyText: string): unknown {
  try {
    return JSON.parse(bodyText);
  } catch {
    return bodyText;
  }
}

function operationJson(operation: Operation): Record<string, unknown> {
  return { operationName: operation.name, variables: operation.variables, query: operation.text };
}

/**
 * GraphQL multipart request specification. A key of `uploadables` is the file's path inside the variables
 * (`file`, `input.images.0`); the variable itself is sent as null.
 */
function multipartBody(operation: Operation): FormData {
  const entries = Object.entries(operation.uploadables ?? {});
  const variables = entries.reduce<unknown>(
    (cleared, [path]) => withNullAt(cleared, path.split('.')),
    operation.variables,
  );
  const form = new FormData();
  form.append('operations', JSON.stringify({ ...operationJson(operation), variables }));
  form.append(
    'map',
    JSON.stringify(Object.fromEntries(entries.map(([path], i) => [i, [`variables.${path}`]]))),
  );
  for (const [i, [, file]] of entries.entries()) {
    if (file instanceof File) form.append(String(i), file, file.name);
    else form.append(String(i), file);
  }
  return form;
}

function withNullAt(value: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return null;
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value];
    copy[Number(key)] = withNullAt(copy[Number(key)], rest);
    return copy;
  }
  const copy: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  copy[key] = withNullAt(copy[key], rest);
  return copy;
}

const sendByXmlHttpRequest: ProgressSender = ({ url, headers, body, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => {
      onProgress({ sentBytes: event.loaded, totalBytes: event.total });
    });
    request.addEventListener('load', () =>
      resolve({ status: request.status, bodyText: request.responseText }),
    );
    request.addEventListener('error', () => reject(new TypeError('Upload failed')));
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    if (signal.aborted) {
      reject(new DOMException('Aborted', 'AbortError'));
      return;
    }
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body instanceof ReadableStream ? null : body);
  });
