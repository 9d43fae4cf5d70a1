import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');

/** Where they are read, or belong to somebody else's form: names of companies, addresses in a text, the banks' signs. */
const others = new Set([
  'server/http/development/mailbox.ts',
  'server/modules/creators/bank/bankAccounts.ts',
  'server/modules/mail/letters/html.ts',
  'server/modules/search/finding/words.ts',
  'src/features/me/creator/bankRules.ts',
  'src/ui/pictures/Avatar.tsx',
]);

test('what we write has half-width brackets: messages, mails, exports and commands as the page', () => {
  const files = ['server', 'src', 'scripts'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|mjs)$/u.test(file) && !/test|demo-art/iu.test(file))
      .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`),
  );
  const wide = files.filter((file) => {
    if (others.has(file)) return false;
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    return /[（）]/u.test(text.replace(/\/\*[\s\S]*?\*\//gu, '').replace(/^\s*\/\/.*$/gmu, ''));
  });
  expect(files.length).toBeGreaterThan(1_000);
  expect(wide).toEqual([]);
});
