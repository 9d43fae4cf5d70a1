import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import { startApp } from '../../e2e/support/app.ts';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { deskTown } from '../../src/features/projects/desk/testing/deskTown.ts';
import { median } from '../measure.ts';
import type { Row } from '../measure.ts';

/** Entries of one opening. */
const candidates = 5_000;
const presses = 40;
const fewPresses = 8;
const mostMs = 100;
/**
 * Chromium's throttling goes by the clock, so a busy machine throttles more: multiply the thread's own time
 * instead.
 */
const slower = 4;

const viewer = {
  id: 'u_1',
  roles: ['CORPORATE_USER'],
  email: 'sawa@todaisha.example.jp',
  registrationStep: 'COMPLETED',
  contentVisibilityType: 'ALL',
  contentVisibilityEndsAt: null,
  hasUnreadMessage: false,
  hasUnreadNotification: false,
  hasRegisteredJobChangeMotivation: false,
  viaPrairieCard: false,
  closedPrairieCardSignUpCampaignEndedDialogAt: null,
  deletionDueAt: null,
  company: { id: 'co_1', name: '株式会社灯台舎', avatarImagePath: null },
  profile: { __typename: 'PrivateCorporateProfile' },
};

/** Measures the page alone: answers come from memory, by the printed schema. */
async function answerFromMemory(context: BrowserContext, asked: string[]): Promise<void> {
  const printed = await readFile(new URL('../../schema/schema.graphql', import.meta.url), 'utf8');
  const town = deskTown(printed, { candidates });
  await context.route('**/graphql', async (route) => {
    const { operationName, query, variables } = route.request().postDataJSON();
    asked.push(String(operationName));
    const data: unknown =
      operationName === 'sessionCallsMeQuery'
        ? { me: viewer }
        : await town.answer(String(operationName), String(query), Object(variables)).catch(() => null);
    await route.fulfill({ json: { data } });
  });
}

declare global {
  interface Window {
    /** Of the next key press. */
    benchShown: Promise<void>;
  }
}

/** Main-thread milliseconds from a press to the frame that shows it, multiplied for a slower processor. */
class Presses {
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async of(page: Page): Promise<Presses> {
    const session = await page.context().newCDPSession(page);
    // Without what other programs use.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Presses(page, session);
  }

  async #taken(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000 * slower;
  }

  /** `back` undoes the key's effect, unmeasured. */
  async press(key: string, times: number, back?: () => Promise<void>): Promise<readonly number[]> {
    const taken: number[] = [];
    for (let press = 0; press < times; press += 1) {
      await this.#idle();
      await this.#watch();
      const before = await this.#taken();
      await this.#page.keyboard.down(key);
      await this.#page.evaluate(() => window.benchShown);
      taken.push((await this.#taken()) - before);
      await this.#page.keyboard.up(key);
      await back?.();
    }
    return taken;
  }

  /**
   * Waits for later effects of a press, such as the panel that follows J, so that they are not counted for
   * the next.
   */
  async #idle(): Promise<void> {
    await this.#page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 500 })),
    );
  }

  async #watch(): Promise<void> {
    await this.#page.evaluate(() => {
      window.benchShown = new Promise((resolve) => {
        const pressed = (): number => requestAnimationFrame(() => setTimeout(resolve, 0));
        window.addEventListener('keydown', pressed, { capture: true, once: true });
      });
    });
  }
}

const nodesOf = (page: Page) => page.evaluate(() => document.querySelectorAll('#candidates *').length);

function keyRow(what: string, times: readonly number[]): Row {
  const slowest = Math.max(...times);
  return {
    bar: 'desk',
    what: `${what}: slowest press, the thread’s own time × ${slower}`,
    goal: `≤ ${mostMs} ms`,
    figure: `${slowest.toFixed(0)} ms`,
    met: slowest <= mostMs,
    note: `median ${median(times).toFixed(0)} ms of ${times.length}`,
  };
}

/** The recruiter's desk, with 5,000 candidates for one opening. */
export async function deskBrowser(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tsumugi-desk-'));
  const app = await startApp({ dataDir, args: ['--empty'], env: { LOG_LEVEL: 'error' } });
  const chromium = await launchBrowser();
  try {
    const tokens = JSON.stringify({ accessToken: 'a.b.c', refreshToken: 'r', aheadMs: 0 });
    const context = await chromium.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'ja-JP',
      storageState: {
        cookies: [],
        origins: [{ origin: app.origin, localStorage: [{ name: 'tsumugi:tokens', value: tokens }] }],
      },
    });
    const asked: string[] = [];
    await answerFromMemory(context, asked);
    const page = await context.newPage();
    await page.goto(`${app.origin}/projects?job=j_1`);
    await page.locator('#candidates [role=rowheader]').first().waitFor();
    await page.waitForTimeout(1_000);
    const requests = asked.filter((name) => name !== 'sessionCallsMeQuery');
    const early = await nodesOf(page);

    const keys = await Presses.of(page);
    await page.locator('#candidates').focus();
    const panel = page.getByRole('complementary', { name: '応募者の詳細' });
    const dialog = page.getByRole('dialog');
    const close = async (what: Locator): Promise<void> => {
      await what.waitFor();
      await page.keyboard.press('Escape');
      await what.waitFor({ state: 'hidden' });
    };
    const figures: readonly (readonly [string, readonly number[]])[] = [
      ['J along 5,000 candidates', await keys.press('j', presses)],
      ['K, the same', await keys.press('k', presses)],
      ['Space ticks one', await keys.press('Space', presses)],
      ['S moves one on to the next stage', await keys.press('s', fewPresses, () => page.keyboard.press('j'))],
      ['E asks who sees to them', await keys.press('e', fewPresses, () => close(dialog))],
      ['X asks for the words of a 見送り', await keys.press('x', fewPresses, () => close(dialog))],
      ['Enter opens one beside', await keys.press('Enter', fewPresses, () => close(panel))],
      [
        'J with one open beside',
        await (async () => {
          await page.keyboard.press('Enter');
          await panel.waitFor();
          return keys.press('j', presses);
        })(),
      ],
    ];
    let nodes = early;
    for (let shown = 0; shown < candidates;) {
      shown = await page.evaluate(() => {
        const pane = document.getElementById('candidates');
        pane?.scrollBy({ top: 100_000, behavior: 'instant' });
        return Number(pane?.getAttribute('aria-rowcount')) - 1;
      });
      await page.waitForTimeout(40);
      nodes = Math.max(nodes, await nodesOf(page));
    }
    return [
      {
        bar: 'desk',
        what: 'requests that the desk opens with',
        goal: '1',
        figure: String(requests.length),
        met: requests.length === 1,
        note: requests.join(' '),
      },
      ...figures.map(([what, taken]) => keyRow(what, taken)),
      {
        bar: 'desk',
        what: 'DOM nodes of the table over 5,000 candidates, most',
        goal: `≤ ${Math.round(early * 1.5)}`,
        figure: String(nodes),
        met: nodes <= early * 1.5,
        note: `${early} at first`,
      },
    ];
  } finally {
    await chromium.close();
    await app.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
