import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseConfig, type PageConfig } from '../../lib/config.ts';
import { NetworkError } from '../../relay/network/transportErrors.ts';
import { report, resetSentry, startSentry } from './sentry.ts';
import type { SentrySdk } from './sentryReports.ts';
import { scrubBreadcrumb, scrubEvent } from './sentryReports.ts';

const on: PageConfig = parseConfig(
  JSON.stringify({
    sentry: { dsn: 'https://key@reports.example/7', tunnel: '/tunnel' },
    production: true,
    release: 'r1',
  }),
);
const off: PageConfig = parseConfig('{}');

type Transport = ReturnType<SentrySdk['makeFetchTransport']>;

function fakeSdk() {
  const send = vi.fn<ReturnType<SentrySdk['makeFetchTransport']>['send']>(() => Promise.resolve({}));
  return {
    addEventProcessor: vi.fn<SentrySdk['addEventProcessor']>(),
    browserTracingIntegration: vi.fn<SentrySdk['browserTracingIntegration']>(() => ({
      name: 'tracing',
      setup: vi.fn(),
      afterAllSetup: vi.fn(),
    })),
    captureException: vi.fn<SentrySdk['captureException']>(() => 'id'),
    init: vi.fn<SentrySdk['init']>(),
    /** Keeps nothing. */
    makeBrowserOfflineTransport: <T>(make?: (options: T) => Transport) => {
      if (make === undefined) throw new Error('Nothing to send by');
      return make;
    },
    makeFetchTransport: vi.fn<SentrySdk['makeFetchTransport']>(() => ({ send, flush: vi.fn() })),
    replayIntegration: vi.fn(),
    send,
  };
}

beforeEach(() => resetSentry());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('reports', () => {
  it('are off without a DSN: nothing is loaded', () => {
    const load = vi.fn();
    report(new Error('早すぎ'));
    startSentry({ config: off, load, whenIdle: (run) => run() });
    report(new Error('壊れた'));
    expect(load).not.toHaveBeenCalled();
  });

  it('wait until the page is painted and idle', async () => {
    const sdk = fakeSdk();
    const load = vi.fn(() => Promise.resolve(sdkOf(sdk)));
    let run: (() => void) | null = null;
    startSentry({
      config: on,
      load,
      whenIdle: (callback) => {
        run = callback;
      },
    });
    report(new Error('一'), { page: '/me?token=x' });
    globalThis.dispatchEvent(new ErrorEvent('error', { error: new Error('二') }));
    expect(load).not.toHaveBeenCalled();
    callNow(run);
    await settle();
    expect(sdk.captureException.mock.calls.map(([error]) => String(error))).toEqual([
      'Error: 一',
      'Error: 二',
    ]);
    expect(sdk.captureException.mock.calls[0]?.[1]).toEqual({ extra: { page: '/me?token=[removed]' } });
    report(new Error('三'));
    expect(sdk.captureException).toHaveBeenCalledTimes(3);
    // The SDK listens itself now.
    globalThis.dispatchEvent(new ErrorEvent('error', { message: '四' }));
    expect(sdk.captureException).toHaveBeenCalledTimes(3);
  });

  it('leave out what is no fault', async () => {
    const sdk = fakeSdk();
    startSentry({ config: on, load: () => Promise.resolve(sdkOf(sdk)), whenIdle: (run) => run() });
    await settle();
    report(new NetworkError('offline'));
    report(new DOMException('gone', 'AbortError'));
    expect(sdk.captureException).not.toHaveBeenCalled();
  });

  it('are given up when the SDK is blocked', async () => {
    startSentry({ config: on, load: () => Promise.reject(new Error('blocked')), whenIdle: (run) => run() });
    await settle();
    expect(() => report(new Error('壊れた'))).not.toThrow();
  });

  it('are sampled, masked and tunnelled as the specification says', async () => {
    const sdk = fakeSdk();
    startSentry({ config: on, load: () => Promise.resolve(sdkOf(sdk)), whenIdle: (run) => run() });
    await settle();
    expect(sdk.init.mock.calls[0]?.[0]).toMatchObject({
      dsn: 'https://key@reports.example/7',
      tunnel: '/tunnel',
      release: 'r1',
      environment: 'production',
      tracesSampleRate: 0.25,
      replaysSessionSampleRate: 0.1,
      replaysOnErrorSampleRate: 1,
    });
    expect(sdk.replayIntegration.mock.calls[0]?.[0]).toMatchObject({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
    });
  });

  it('record a page whose address holds a secret too, and leave the secret out', async () => {
    history.replaceState(null, '', '/password_reset?token=abc');
    const sdk = fakeSdk();
    startSentry({ config: on, load: () => Promise.resolve(sdkOf(sdk)), whenIdle: (run) => run() });
    await settle();
    const [options] = sdk.init.mock.calls[0] ?? [];
    expect(options).toMatchObject({ replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 1 });
    // Compressed, it could not be read.
    expect(sdk.replayIntegration.mock.calls[0]?.[0]).toMatchObject({ useCompression: false });
    const meta = JSON.stringify([{ type: 4, data: { href: 'https://tsumugi.example/x?token=abc&q=茶' } }]);
    const transport = options?.transport?.({ url: '/tunnel', recordDroppedEvent: vi.fn() });
    await transport?.send([
      { event_id: 'e', sent_at: '' },
      [
        [
          { type: 'replay_event' },
          {
            type: 'replay_event',
            urls: [],
            trace_ids: [],
            error_ids: [],
            replay_id: 'r',
            segment_id: 0,
            segment_names: [],
            replay_type: 'session',
          },
        ],
        [{ type: 'replay_recording', length: meta.length }, meta],
      ],
    ]);
    const sent = JSON.stringify(sdk.send.mock.calls);
    expect(sent).not.toContain('abc');
    expect(sent).toContain('q=茶');
    expect(sent).toContain('tsumugi.example/x');
  });

  it('count as sent only when the server took them', async () => {
    const sdk = fakeSdk();
    startSentry({ config: on, load: () => Promise.resolve(sdkOf(sdk)), whenIdle: (run) => run() });
    await settle();
    const transport = sdk.init.mock.calls[0]?.[0]?.transport?.({
      url: '/tunnel',
      recordDroppedEvent: vi.fn(),
    });
    const send = () => transport?.send([{ event_id: 'e', sent_at: '' }, []]);
    sdk.send.mockResolvedValueOnce({ statusCode: 502 });
    await expect(send()).rejects.toThrow('502');
    sdk.send.mockResolvedValueOnce({ statusCode: 400 });
    await expect(send()).resolves.toEqual({ statusCode: 400 });
  });

  it('carry no secrets', () => {
    const breadcrumb = scrubBreadcrumb({
      category: 'fetch',
      message: 'GET /x?token=abc',
      data: { url: '/x?token=abc', arguments: [{ password: 'abc' }], status_code: 200, Authorization: 'abc' },
    });
    const event: Parameters<typeof scrubEvent>[0] = {
      user: { email: 'a@b.example' },
      message: 'failed with Bearer abc',
      transaction: '/x?token=abc',
      request: {
        url: 'https://t.example/x?token=abc',
        headers: { Authorization: 'abc' },
        data: 'abc',
        cookies: {},
      },
      extra: { variables: { password: 'abc' }, note: 'token=1' },
      contexts: { response: { body: 'abc', url: '/y?code=abc' } },
      breadcrumbs: [breadcrumb],
      exception: {
        values: [
          {
            value: 'no ?token=abc',
            stacktrace: { frames: [{ filename: '/a.js?token=abc', vars: { x: 'abc' } }] },
          },
        ],
      },
    };
    scrubEvent(event);
    expect(JSON.stringify(event)).not.toContain('abc');
    expect(JSON.stringify(event)).not.toContain('a@b.example');
    expect(event.breadcrumbs?.[0]?.data).toMatchObject({ status_code: 200 });
  });
});

describe('the real SDK', () => {
  it('sends a scrubbed envelope through the tunnel', async () => {
    const sent: string[] = [];
    vi.stubGlobal(
      'fetch',
      vi.fn((url: string, init?: RequestInit) => {
        sent.push(`${url}\n${String(init?.body)}`);
        return Promise.resolve(new Response(null, { status: 200 }));
      }),
    );
    startSentry({ config: on, whenIdle: (run) => run() });
    report(new Error('壊れた ?token=abc123'), { password: 'abc123' });
    await vi.waitFor(() => expect(sent.some((envelope) => envelope.includes('壊れた'))).toBe(true), {
      timeout: 15_000,
    });
    const envelope = sent.find((candidate) => candidate.includes('壊れた')) ?? '';
    expect(envelope.startsWith('/tunnel\n')).toBe(true);
    expect(envelope).toContain('"dsn":"https://key@reports.example/7"');
    expect(envelope).toContain('[removed]');
    expect(envelope).not.toContain('abc123');
  }, 20_000);
});

function callNow(run: (() => void) | null): void {
  run?.();
}

function sdkOf(fake: ReturnType<typeof fakeSdk>): SentrySdk {
  return fake;
}
