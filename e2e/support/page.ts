import { HtmlValidate } from 'html-validate';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page, Request, Response } from 'playwright-core';
import { setTimeout as wait } from 'node:timers/promises';
import { testResults } from './app.ts';

export const viewports = {
  narrow: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
} as const;

export type Theme = 'light' | 'dark';

export interface OpenOptions {
  readonly viewport?: keyof typeof viewports;
  readonly theme?: Theme;
  /** Answers at and above 400 that belong to the test, such as the 404 of a page that is not there. */
  readonly expected?: readonly number[];
  /** With the service worker, which keeps what was loaded. */
  readonly keeps?: boolean;
  /** What time the page takes it to be; its timers go on. */
  readonly time?: Date;
  /** Entries of local storage that the browser comes with. */
  readonly storage?: Readonly<Record<string, string>>;
}

export interface OpenedPage {
  readonly page: Page;
  /** The answer to the first request. */
  readonly response: Response;
  /** What went wrong so far; a test that ends with any of it fails. */
  readonly problems: readonly string[];
  close(): Promise<void>;
}

/**
 * How many times slower than this machine the browser's pages shall be (`E2E_SLOWDOWN`): a way to find tests that act
 * before the page can have answered, and faults of the page that only a slow machine meets.
 */
const slowdown = Math.max(1, Number(process.env['E2E_SLOWDOWN'] ?? 1));

function throttle(page: Page): void {
  page
    .context()
    .newCDPSession(page)
    .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate: slowdown }))
    // A window that is closed at once has nothing to slow down.
    .catch(() => undefined);
}

/** The requests of each page that were not answered yet. */
const underWay = new WeakMap<Page, Set<Request>>();

/** Collects what a visitor must never cause, in every tab and window of the context. */
function watch(context: BrowserContext, expected: readonly number[], cut: RegExp): readonly string[] {
  const problems: string[] = [];
  context.on('page', (page) => watchPage(page, expected, cut, problems));
  return problems;
}

/** What Chromium says where a test took the line away (`context.setOffline`): where a worker asked for the page, only that it failed. */
const lineIsCut = { plain: /ERR_INTERNET_DISCONNECTED/u, kept: /ERR_(?:INTERNET_DISCONNECTED|FAILED)/u };

/** Console errors, errors nobody caught, requests that fail. */
function watchPage(page: Page, expected: readonly number[], cut: RegExp, problems: string[]): void {
  const fine = new Set<string>();
  const pending = new Set<Request>();
  underWay.set(page, pending);
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('response', (response) => {
    if (response.status() < 400) return;
    if (expected.includes(response.status())) fine.add(response.url());
    else problems.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that was left, or an image that went out of sight, takes its requests back.
    if (reason !== 'net::ERR_ABORTED' && !cut.test(reason))
      problems.push(`failed ${request.method()} ${request.url()} ${reason}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || fine.has(message.location().url)) return;
    if (cut.test(message.text())) return;
    problems.push(`console ${message.text()} (${message.location().url})`);
  });
}

/** Opens an address in a context of its own, as a guest unless `storage` brings tokens, and waits until the page stands. */
export async function openPage(
  browser: Browser,
  origin: string,
  address: string,
  options: OpenOptions = {},
): Promise<OpenedPage> {
  const { viewport = 'desk', theme = 'light', expected = [], storage = {} } = options;
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    colorScheme: theme,
    viewport: viewports[viewport],
    // What a worker fetches no test can hold up.
    serviceWorkers: options.keeps === true ? 'allow' : 'block',
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: Object.entries(storage).map(([name, value]) => ({ name, value })) }],
    },
  });
  context.setDefaultTimeout(20_000 * slowdown);
  if (slowdown > 1) context.on('page', throttle);
  const problems = watch(context, expected, options.keeps === true ? lineIsCut.kept : lineIsCut.plain);
  const page = await context.newPage();
  if (options.time !== undefined) await page.clock.setFixedTime(options.time);
  const response = await page.goto(address);
  if (!response) throw new Error(`${address} was not answered`);
  await settled(page);
  return { page, response, problems, close: () => context.close() };
}

/** The page has its heading, and no request has been under way for a moment. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  const deadline = Date.now() + 10_000;
  for (let quiet = 0; quiet < 5 && Date.now() < deadline;) {
    await wait(30);
    quiet = underWay.get(page)?.size === 0 ? quiet + 1 : 0;
  }
}

/** Nothing scrolls or grows any more: a third of a second of frames without either. */
export async function atStandstill(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let [place, still] = ['', 0];
        const look = () => {
          const now = `${scrollY} ${document.documentElement.scrollHeight}`;
          still = now === place ? still + 1 : 0;
          place = now;
          if (still < 20) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
  );
}

/** How many pixels the page scrolls sideways at the narrowest width it must serve. */
export async function sidewaysAt320(page: Page): Promise<number> {
  await page.setViewportSize(viewports.narrow);
  // Two frames: one for the layout, one for what observes it.
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            resolve(scrollWidth - clientWidth);
          }),
        );
      }),
  );
}

export async function screenshot(
  page: Page,
  name: string,
  options: { readonly fullPage?: boolean } = {},
): Promise<Buffer> {
  const folder = path.join(testResults, 'screenshots');
  mkdirSync(folder, { recursive: true });
  return page.screenshot({ path: path.join(folder, `${name}.png`), animations: 'disabled', ...options });
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // Every script and style comes from our own origin, as the Content-Security-Policy demands.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A work's page begins with its pictures and its author's words; its name stands beside them.
    'heading-level': ['error', { minInitialRank: 'h2' }],
  },
});

/** The mistakes in an HTML text, one line each. */
export async function htmlMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}

/**
 * Every layout shift since the first paint (the browser keeps them) that no input of the last half second explains,
 * with what moved. The bar is none at all.
 */
export async function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        const describe = (source: LayoutShiftAttribution): string => {
          const { node, previousRect: from, currentRect: to } = source;
          const name =
            node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? 'gone');
          return `${name} ${from.y}+${from.height} → ${to.y}+${to.height}`;
        };
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[]) {
            if (entry.hadRecentInput) continue;
            const sources = entry.sources.map(describe).join(', ');
            found.push(`${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${sources}`);
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          observer.disconnect();
          resolve(found);
        }, 100);
      }),
  );
}

/** The Layout Instability API, which TypeScript's DOM library leaves out. */
interface LayoutShiftAttribution {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly LayoutShiftAttribution[];
}
