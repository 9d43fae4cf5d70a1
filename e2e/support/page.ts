import { HtmlValidate } from 'html-validate';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page, Request, Response, ViewportSize } from 'playwright-core';
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
  /** Statuses from 400 that the test expects, such as a page's 404. */
  readonly expected?: readonly number[];
  /** With the service worker, which caches. */
  readonly keeps?: boolean;
  /** The page's clock; timers keep running. */
  readonly time?: Date;
  /** Initial local storage. */
  readonly storage?: Readonly<Record<string, string>>;
}

export interface OpenedPage {
  readonly page: Page;
  /** To the first request. */
  readonly response: Response;
  /** Errors so far; any of them fails the test. */
  readonly problems: readonly string[];
  close(): Promise<void>;
}

/**
 * Slows the pages down (`E2E_SLOWDOWN`): finds tests that act too early, and faults that only slow machines
 * have.
 */
const slowdown = Math.max(1, Number(process.env['E2E_SLOWDOWN'] ?? 1));

/** A journey of a hundred steps or more: when it is taken to hang. */
export const longMs = 360_000 * slowdown;

function throttle(page: Page): void {
  page
    .context()
    .newCDPSession(page)
    .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate: slowdown }))
    // The window may be closed already.
    .catch(() => undefined);
}

/** Each page's unanswered requests. */
const underWay = new WeakMap<Page, Set<Request>>();

/** Collects errors in all tabs and windows of the context. */
function watch(context: BrowserContext, expected: readonly number[], cut: RegExp): readonly string[] {
  const problems: string[] = [];
  context.on('page', (page) => watchPage(page, expected, cut, problems));
  return problems;
}

/** Chromium's errors when a test is offline; with a service worker it says only that the request failed. */
const lineIsCut = { plain: /ERR_INTERNET_DISCONNECTED/u, kept: /ERR_(?:INTERNET_DISCONNECTED|FAILED)/u };

/** Console errors, uncaught errors, failed requests. */
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
    // Leaving a page, or scrolling an image away, aborts requests.
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

/**
 * Opens an address in its own context, as a guest unless `storage` has tokens, and waits until the page is
 * there.
 */
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
    // Tests cannot intercept what a worker fetches.
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

/** The page has its heading, and no request is under way for a moment. */
export async function settled(page: Page): Promise<void> {
  // It is hidden behind a dialog.
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor({ state: 'attached' });
  const deadline = Date.now() + 10_000;
  for (let quiet = 0; quiet < 5 && Date.now() < deadline;) {
    await wait(30);
    quiet = underWay.get(page)?.size === 0 ? quiet + 1 : 0;
  }
}

/** Nothing has scrolled or grown for a third of a second. */
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

export const sidewaysAt320 = (page: Page): Promise<number> => sidewaysAt(page, viewports.narrow);

export async function sidewaysAt(page: Page, size: ViewportSize): Promise<number> {
  await page.setViewportSize(size);
  // Two frames: layout, then its observers.
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
    // All scripts and styles are from our origin, as the Content-Security-Policy demands.
    'require-sri': ['error', { target: 'crossorigin' }],
    // On a work's page, pictures and text come before the heading with its name.
    'heading-level': ['error', { minInitialRank: 'h2' }],
  },
});

/** One line per mistake in the HTML. */
export async function htmlMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}

/**
 * Every layout shift since the first paint (the browser keeps them) not caused by input, with what moved.
 * None is allowed.
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

/** The Layout Instability API is missing in TypeScript's DOM library. */
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
