import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { field } from './members.ts';

/** Presses Tab until this has the focus, and checks that the focus is visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  // Found first: a list that opens on the way hides everything else from lookups by name.
  const element = await target.elementHandle();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    if (!(await page.evaluate((wanted) => wanted === document.activeElement, element))) continue;
    expect(await page.evaluate(showsFocus), `the focus shows on ${String(target)}`).toBe(true);
    return;
  }
  throw new Error(`Tab never reached ${String(target)}`);
}

/** The focused element has a ring, or its frame or active row has. */
function showsFocus(): boolean {
  const ringed = (one: Element | null | undefined): boolean =>
    one instanceof Element &&
    (getComputedStyle(one).outlineStyle !== 'none' || getComputedStyle(one).boxShadow !== 'none');
  const focused = document.activeElement;
  const named = document.getElementById(focused?.getAttribute('aria-activedescendant') ?? '');
  return (
    ringed(focused) || ringed(named) || ringed(focused?.parentElement) || ringed(focused?.closest('label'))
  );
}

export async function tabAndType(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, field(page, label));
  await page.keyboard.type(text);
}

export async function tabAndPress(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
