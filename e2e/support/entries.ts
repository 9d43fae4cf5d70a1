import type { Page } from 'playwright-core';
import { button } from './members.ts';

/** Fills in the entry panel: the message, then the answer to each question. */
export async function writeEntry(page: Page): Promise<void> {
  const panel = page.getByRole('dialog', { name: '応募する' });
  await panel.waitFor();
  const boxes = panel.getByRole('textbox');
  for (let at = 0; at < (await boxes.count()); at += 1) await boxes.nth(at).fill(`${at + 1}つ目の答えです。`);
}

/** Enters the opening of this page. */
export async function enterByPage(page: Page): Promise<void> {
  await button(page, '応募する').click();
  await writeEntry(page);
  await button(page, '応募を送る').click();
}
