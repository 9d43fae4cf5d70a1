import type { Browser, Page } from 'playwright-core';
import type { App } from './app.ts';
import { axeViolations } from './axe.ts';
import { demo, signedIn } from './members.ts';
import {
  layoutShifts,
  openPage,
  settled,
  sidewaysAt320,
  viewports,
  type OpenedPage,
  type Theme,
} from './page.ts';
import { fateOf, places, statusesOf, type Audience, type Fate, type Place } from './places.ts';
import { describe, expect, test as base } from './test.ts';

/** One visitor's window, kept for the whole walk: a context per address would cost more than the visits. */
interface Window {
  readonly opened: OpenedPage;
  readonly viewport: 'phone' | 'desk';
  /** Statuses the current visit may meet. */
  readonly expected: number[];
}

/** Phone and desk, one light and one dark, so that all visitors together see every page in both themes. */
async function openWindows(
  browser: Browser,
  app: App,
  audience: Audience,
  themes: Readonly<Record<Window['viewport'], Theme>>,
): Promise<readonly [phone: Window, desk: Window]> {
  const storage = audience === 'guest' ? {} : await signedIn(app, demo[audience], demo.password);
  const open = async (viewport: Window['viewport']): Promise<Window> => {
    const expected: number[] = [];
    const opened = await openPage(browser, app.origin, '/terms', {
      viewport,
      theme: themes[viewport],
      storage,
      expected,
    });
    return { opened, viewport, expected };
  };
  return Promise.all([open('phone'), open('desk')]);
}

const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** A visited page, and its errors so far. */
interface Visit {
  readonly page: Page;
  readonly problems: () => readonly string[];
}

async function visit({ opened, expected }: Window, place: Place): Promise<Visit> {
  const { page, problems } = opened;
  const before = problems.length;
  const statuses = statusesOf(place);
  expected.splice(0, expected.length, ...statuses.filter((status) => status >= 400));
  const response = await page.goto(place.address);
  expect(statuses).toContain(response?.status());
  await settled(page);
  return { page, problems: () => problems.slice(before) };
}

/** What every page must pass when first shown. */
async function expectSound({ page, problems }: Visit, viewport: Window['viewport']): Promise<void> {
  expect.soft(await layoutShifts(page), `what moved while it came, ${viewport}`).toEqual([]);
  expect.soft(await axeViolations(page), `axe, ${viewport}`).toEqual([]);
  if (viewport === 'phone') {
    expect.soft(await sidewaysAt320(page), 'pixels that it scrolls sideways at 320').toBe(0);
    await page.setViewportSize(viewports.phone);
  }
  expect.soft(problems(), `what went wrong, ${viewport}`).toEqual([]);
}

/**
 * What a guest reads in both windows has another frame alone for a member, who opens it in one: by turns, a creator in the
 * one and a member of a company in the other.
 */
function windowsFor(
  audience: Audience,
  place: Place,
  windows: readonly [phone: Window, desk: Window],
): readonly Window[] {
  if (audience === 'guest' || place.kind !== 'public') return windows;
  const turn = places.indexOf(place) + (audience === 'company' ? 1 : 0);
  return [windows[turn % 2 === 0 ? 0 : 1]];
}

const who = { guest: 'a guest', creator: 'a creator', company: 'a member of a company' } as const;

/** One visitor at every address of the table. */
export function describeWalk(audience: Audience, themes: Readonly<Record<Window['viewport'], Theme>>): void {
  const test = base.extend('windows', { scope: 'file' }, async ({ browser, app }, { onCleanup }) => {
    const windows = await openWindows(browser, app, audience, themes);
    onCleanup(() => Promise.all(windows.map(({ opened }) => opened.close())).then(() => undefined));
    return windows;
  });
  const withFate = (wanted: (fate: Fate) => boolean) =>
    places.filter((place) => wanted(fateOf(place, audience)));

  describe(`${who[audience]} opens`, () => {
    for (const place of withFate((fate) => fate === 'opens')) {
      test(place.address, async ({ windows }) => {
        // In parallel: both windows mostly wait.
        await Promise.all(
          windowsFor(audience, place, windows).map(async (window) => {
            const seen = await visit(window, place);
            expect(pathOf(seen.page)).toBe(place.address);
            await expectSound(seen, window.viewport);
          }),
        );
      });
    }
  });

  describe(`${who[audience]} is led on from`, () => {
    for (const place of withFate((fate) => fate !== 'opens')) {
      test(place.address, async ({ windows: [window] }) => {
        // Otherwise the sign-in would lead to the last visited page.
        await window.opened.page.evaluate(() => localStorage.removeItem('tsumugi:last-active'));
        const { page, problems } = await visit(window, place);
        await page.waitForURL(({ pathname }) => pathname === fateOf(place, audience));
        await settled(page);
        expect(await layoutShifts(page), 'what moved on the way').toEqual([]);
        expect(problems()).toEqual([]);
      });
    }
  });
}
