import { commitMutation, Environment, fetchQuery, Network, RecordSource, Store } from 'relay-runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { guestAccessToken, type AccessTokenSource } from './accessToken.ts';
import { createFetchFunction, sendOperation, lowPriority, type NetworkOptions } from './network.ts';
import { productQuery, uploadMutation } from '../testing/documents.tsx';
import type { documentsProductQuery } from '../../../__generated__/documentsProductQuery.graphql.ts';
import { MissingResponseError, NetworkError, ServerError, ServerParseError } from './transportErrors.ts';
import { watchUpload } from './uploadProgress.ts';

afterEach(() => vi.useRealTimers());

type Fetch = typeof globalThis.fetch;

const answering = (body: string, status = 200) =>
  vi.fn<Fetch>(() => Promise.resolve(new Response(body, { status })));

const okBody = JSON.stringify({ data: { product: { id: 'p1', name: 'ポスター' } } });

function environmentWith(options: Partial<NetworkOptions>): Environment {
  return new Environment({
    network: Network.create(createFetchFunction({ token: guestAccessToken, ...options })),
    store: new Store(new RecordSource()),
  });
}

function readProduct(environment: Environment) {
  return fetchQuery<documentsProductQuery>(environment, productQuery, { id: 'p1' }).toPromise();
}

const operation = { name: 'documentsProductQuery', text: 'query …', variables: { id: 'p1' } };

function requestOf(fetch: ReturnType<typeof answering>, call = 0): RequestInit {
  const init = fetch.mock.calls[call]?.[1];
  if (init === undefined) throw new Error('nothing was sent');
  return init;
}

describe('network', () => {
  it('posts the operation as the specification words it', async () => {
    const fetch = answering(okBody);
    const token: AccessTokenSource = { ...guestAccessToken, get: () => Promise.resolve('secret') };
    const data = await readProduct(environmentWith({ fetch, token }));

    expect(data?.product?.name).toBe('ポスター');
    expect(fetch.mock.calls[0]?.[0]).toBe('/graphql');
    const init = requestOf(fetch);
    expect(init.method).toBe('POST');
    expect(init.credentials).toBe('omit');
    const headers = new Headers(init.headers);
    expect(headers.get('authorization')).toBe('Bearer secret');
    expect(headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(String(init.body))).toEqual({
      operationName: 'documentsProductQuery',
      variables: { id: 'p1' },
      query: productQuery.params.text,
    });
  });

  it('takes an answer that nobody waits for in a quiet frame', async () => {
    let rest: IdleRequestCallback | undefined;
    vi.stubGlobal('requestIdleCallback', (act: IdleRequestCallback) => {
      rest = act;
      return 1;
    });
    const heard = vi.fn();
    fetchQuery<documentsProductQuery>(
      environmentWith({ fetch: answering(okBody) }),
      productQuery,
      { id: 'p1' },
      { networkCacheConfig: lowPriority },
    ).subscribe({ next: heard });
    await vi.waitFor(() => expect(rest).toBeDefined());
    expect(heard).not.toHaveBeenCalled();
    rest?.({ didTimeout: false, timeRemaining: () => 14 });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    vi.unstubAllGlobals();
  });

  it('sends no authorization for a guest', async () => {
    const fetch = answering(okBody);
    await readProduct(environmentWith({ fetch }));
    expect(new Headers(requestOf(fetch).headers).has('authorization')).toBe(false);
  });

  it('tells a refused answer with its status and body', async () => {
    const error = await readProduct(environmentWith({ fetch: answering('{"reason":"busy"}', 503) })).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({
      message: 'Response not successful: Received status code 503',
      status: 503,
      body: { reason: 'busy' },
    });
    const html = await sendOperation(operation, {
      token: guestAccessToken,
      fetch: answering('<h1>no</h1>', 502),
    }).catch((thrown: unknown) => thrown);
    expect(html).toMatchObject({ status: 502, body: '<h1>no</h1>' });
  });

  it('tells a body that is not JSON', async () => {
    const error = await readProduct(environmentWith({ fetch: answering('<html>') })).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ServerParseError);
    expect(error).toMatchObject({ bodyText: '<html>' });
  });

  it.each(['{}', 'null', '[]', '"text"', '{"data":null}', '{"errors":[]}', '{"errors":[{"code":1}]}'])(
    'tells a response with neither data nor errors: %s',
    async (body) => {
      const error = await readProduct(environmentWith({ fetch: answering(body) })).catch((e: unknown) => e);
      expect(error).toBeInstanceOf(MissingResponseError);
    },
  );

  it('tells when nothing answers', async () => {
    const fetch = vi.fn<Fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await readProduct(environmentWith({ fetch })).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ timedOut: false });
  });

  it('raises GraphQL errors without data, and keeps the data of those with some', async () => {
    const failed = environmentWith({ fetch: answering('{"data":null,"errors":[{"message":"壊れた"}]}') });
    await expect(readProduct(failed)).rejects.toThrow('壊れた');
    const partial = environmentWith({
      fetch: answering('{"data":{"product":null},"errors":[{"message":"壊れた","path":["product"]}]}'),
    });
    await expect(readProduct(partial)).resolves.toEqual({ product: null });
  });

  it('gives up after the time limit', async () => {
    vi.useFakeTimers();
    const fetch = vi.fn<Fetch>(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
        }),
    );
    const reading = readProduct(environmentWith({ fetch, timeoutMs: 1000 })).catch((e: unknown) => e);
    await vi.advanceTimersByTimeAsync(1000);
    const error = await reading;
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ timedOut: true });
  });

  it('cancels the request when the last waiter leaves, and stays silent', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const fetch = vi.fn<Fetch>((_url, init) => {
      signals.push(init?.signal);
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
      });
    });
    const error = vi.fn();
    const request = fetchQuery<documentsProductQuery>(environmentWith({ fetch }), productQuery, {
      id: 'p1',
    }).subscribe({ error });
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    request.unsubscribe();
    expect(signals[0]?.aborted).toBe(true);
    await Promise.resolve();
    expect(error).not.toHaveBeenCalled();
  });

  it('renews a refused token once, then sends again', async () => {
    const fetch = vi.fn<Fetch>((_url, init) => {
      const fresh = new Headers(init?.headers).get('authorization') === 'Bearer new';
      return Promise.resolve(new Response(fresh ? okBody : '{}', { status: fresh ? 200 : 401 }));
    });
    const refresh = vi.fn(() => Promise.resolve<string | null>('new'));
    await readProduct(environmentWith({ fetch, token: { get: () => Promise.resolve('old'), refresh } }));
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledTimes(2);

    refresh.mockResolvedValue(null);
    const over = environmentWith({ fetch, token: { get: () => Promise.resolve('old'), refresh } });
    await expect(readProduct(over)).rejects.toThrow('status code 401');
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('asks as a guest when the session turns out to be over', async () => {
    const bearers: (string | null)[] = [];
    const fetch = vi.fn<Fetch>((_url, init) => {
      const bearer = new Headers(init?.headers).get('authorization');
      bearers.push(bearer);
      return Promise.resolve(bearer === null ? new Response(okBody) : new Response('{}', { status: 401 }));
    });
    let kept: string | null = 'old';
    const token = {
      get: () => Promise.resolve(kept),
      refresh: () => {
        kept = null;
        return Promise.resolve(null);
      },
    };
    await readProduct(environmentWith({ fetch, token }));
    expect(bearers).toEqual(['Bearer old', null]);
  });
});

describe('uploads', () => {
  it('follow the multipart request specification', async () => {
    const fetch = answering('{"data":{"ok":true}}');
    const file = new File(['pixels'], '作品.png', { type: 'image/png' });
    const second = new File(['more'], 'b.png', { type: 'image/png' });
    await sendOperation(
      {
        name: 'Upload',
        text: 'mutation …',
        variables: { input: { title: '題', images: ['kept', 'cleared'] }, file: 'ignored' },
        uploadables: { file, 'input.images.1': second },
      },
      { token: guestAccessToken, fetch },
    );
    const init = requestOf(fetch);
    expect(new Headers(init.headers).has('content-type')).toBe(false);
    const form = init.body;
    if (!(form instanceof FormData)) throw new Error('not a form');
    expect([...form.keys()]).toEqual(['operations', 'map', '0', '1']);
    expect(JSON.parse(String(form.get('operations')))).toEqual({
      operationName: 'Upload',
      query: 'mutation …',
      variables: { input: { title: '題', images: ['kept', null] }, file: null },
    });
    expect(JSON.parse(String(form.get('map')))).toEqual({
      '0': ['variables.file'],
      '1': ['variables.input.images.1'],
    });
    const sent = form.get('0');
    expect(sent instanceof File && sent.name).toBe('作品.png');
  });

  it('tell their progress and are cancelled with their mutation', async () => {
    const file = new File(['pixels'], 'a.png');
    const progress = vi.fn();
    watchUpload(file, progress);
    let cancelled = false;
    const environment = environmentWith({
      sendWithProgress: ({ onProgress, signal }) => {
        onProgress({ sentBytes: 3, totalBytes: 6 });
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            cancelled = true;
            reject(new Error('gone'));
          });
        });
      },
    });
    const mutation = commitMutation(environment, {
      mutation: uploadMutation,
      variables: { file: null },
      uploadables: { file },
    });
    await vi.waitFor(() => expect(progress).toHaveBeenCalledWith(0.5));
    mutation.dispose();
    expect(cancelled).toBe(true);
  });
});
