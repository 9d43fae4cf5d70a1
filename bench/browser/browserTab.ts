import type { Browser, CDPSession, Page, Response } from 'playwright-core';
import * as v from 'valibot';

const feed = 'main';
const cards = `${feed} [data-card]`;
const pageSize = 24;

declare global {
  interface Window {
    /** Sum of layout shifts not caused by input. */
    benchShift: number;
    benchSeen: Set<string>;
  }
}

const eventRule = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  dur: v.optional(v.number()),
  tdur: v.optional(v.number()),
  args: v.optional(v.object({ name: v.optional(v.unknown()) })),
});
const traceRule = v.object({ traceEvents: v.array(eventRule) });

/** A feed's address, and the storage of its viewer. */
export interface Visit {
  readonly address: string;
  readonly storage: Readonly<Record<string, string>>;
}

/** A tab that scrolls a feed. */
export class FeedTab {
  readonly page: Page;
  readonly #session: CDPSession;
  fontBytes = 0;
  readonly fonts: string[] = [];
  mostNodes = 0;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
  }

  static async open(browser: Browser, { address, storage }: Visit): Promise<FeedTab> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ja-JP' });
    const page = await context.newPage();
    await page.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      window.benchShift = 0;
      window.benchSeen = new Set();
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (
            'value' in entry &&
            typeof entry.value === 'number' &&
            !('hadRecentInput' in entry && entry.hadRecentInput)
          )
            window.benchShift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    }, storage);
    const session = await context.newCDPSession(page);
    // The thread's own time, without what other programs use.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const tab = new FeedTab(page, session);
    page.on('response', (response) => {
      if (!response.url().includes('.woff2')) return;
      tab.fonts.push(response.url().split('/').at(-1) ?? '');
      // A cached font has no body.
      void tab.#countFont(response).catch(() => undefined);
    });
    await page.goto(address);
    await page.locator(cards).first().waitFor();
    return tab;
  }

  async #countFont(response: Response): Promise<void> {
    this.fontBytes += (await response.body()).byteLength;
  }

  async metric(name: 'TaskDuration' | 'JSHeapUsedSize'): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  }

  async heap(): Promise<number> {
    for (let time = 0; time < 3; time += 1) {
      await this.#session.send('HeapProfiler.collectGarbage');
      await this.page.waitForTimeout(200);
    }
    return this.metric('JSHeapUsedSize');
  }

  async throttle(rate: number): Promise<void> {
    await this.#session.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** Scrolls and waits two frames. Answers how many different cards were seen so far. */
  async scroll(by: number): Promise<number> {
    const { nodes, seen } = await this.page.evaluate(
      ([distance, container, selector]) =>
        new Promise<{ nodes: number; seen: number }>((resolve) => {
          window.scrollBy(0, distance);
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              for (const card of document.querySelectorAll(selector))
                window.benchSeen.add(card.getAttribute('data-card') ?? '');
              resolve({
                nodes: document.querySelectorAll(`${container} *`).length,
                seen: window.benchSeen.size,
              });
            }),
          );
        }),
      [by, feed, cards] as const,
    );
    this.mostNodes = Math.max(this.mostNodes, nodes);
    return seen;
  }

  /** The longest main-thread task during `act`, in the thread's own milliseconds and by the clock. */
  async longestTask(act: () => Promise<void>): Promise<{ readonly own: number; readonly clock: number }> {
    const browser = this.page.context().browser();
    if (browser === null) throw new Error('No browser.');
    await browser.startTracing(this.page, {
      categories: ['disabled-by-default-devtools.timeline', '__metadata'],
    });
    await act();
    const trace = await browser.stopTracing();
    const { traceEvents } = v.parse(traceRule, JSON.parse(trace.toString('utf8')));
    const placeOf = ({ pid, tid }: v.InferOutput<typeof eventRule>): string => `${pid} ${tid}`;
    const tasks = Map.groupBy(
      traceEvents.filter(({ name }) => name === 'RunTask'),
      placeOf,
    );
    // Of all tabs' main threads, the busiest is the one that scrolled.
    const mains = traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map((event) => tasks.get(placeOf(event)) ?? [])
      .toSorted((left, right) => right.length - left.length);
    const longest = (durations: readonly number[]): number =>
      durations.reduce((most, one) => Math.max(most, one), 0) / 1000;
    const [own = []] = mains;
    return { own: longest(own.map(({ tdur }) => tdur ?? 0)), clock: longest(own.map(({ dur }) => dur ?? 0)) };
  }

  async scrollTo(wanted: number, by = 700): Promise<void> {
    let idle = 0;
    let seen = 0;
    while (seen < wanted) {
      const now = await this.scroll(by);
      idle = now === seen ? idle + 1 : 0;
      seen = now;
      if (idle > 6) await this.page.waitForTimeout(50);
      if (idle > 200) throw new Error(`The feed stands still at ${seen} cards.`);
    }
  }

  /** Jumps to the feed's end until this many pages were requested. */
  async leap(pages: number): Promise<void> {
    const asked = { times: 0 };
    this.page.on('response', (response) => {
      if (response.url().endsWith('/graphql')) asked.times += 1;
    });
    while (asked.times < pages) {
      await this.page.evaluate(() =>
        window.scrollTo(0, document.documentElement.scrollHeight - window.innerHeight * 2),
      );
      await this.page.waitForTimeout(15);
    }
    await this.page.waitForTimeout(500);
  }

  /**
   * Main-thread milliseconds for scrolling past one page of cards at the feed's end, which loads the next.
   */
  async onePage(): Promise<number> {
    const rows = pageSize / 4;
    const height = await this.page.evaluate(
      (selector) =>
        document.querySelector(selector)?.parentElement?.parentElement?.getBoundingClientRect().height ?? 0,
      cards,
    );
    const before = await this.metric('TaskDuration');
    for (let row = 0; row < rows; row += 1) await this.scroll(height);
    await this.page.waitForTimeout(120);
    return ((await this.metric('TaskDuration')) - before) * 1000;
  }

  /** Presses a visible bookmark. Answers how many frames it took to show, and presses it again. */
  async framesOfPress(): Promise<number> {
    const buttons = this.page.locator(`${feed} [data-bookmark]`);
    const frames = await buttons.evaluateAll(
      (all, mostFrames) =>
        new Promise<number>((resolve) => {
          const button = all.find((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return top > 120 && bottom < window.innerHeight;
          });
          if (!(button instanceof HTMLElement)) throw new Error('No ribbon is on the screen.');
          const before = button.ariaPressed;
          let count = 0;
          const look = (): void => {
            count += 1;
            const isShown = button.ariaPressed !== before;
            if (isShown) button.click();
            if (isShown || count === mostFrames) resolve(count);
            else requestAnimationFrame(look);
          };
          // Between two frames, like a real press.
          requestAnimationFrame(() =>
            setTimeout(() => {
              button.click();
              requestAnimationFrame(look);
            }),
          );
        }),
      60,
    );
    await this.page.waitForTimeout(300);
    return frames;
  }
}
