import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function executable(): string {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const found =
    process.env['CHROMIUM_PATH'] ??
    names
      .flatMap((name) => folders.map((folder) => path.join(folder, name)))
      .find((file) => existsSync(file));
  if (!found) throw new Error('Chromium was not found: set CHROMIUM_PATH, or run `npm run doctor`.');
  return found;
}

/** The machine's Chromium, as Playwright's download does not work here. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: executable(),
    headless: true,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
    ],
  });
}
