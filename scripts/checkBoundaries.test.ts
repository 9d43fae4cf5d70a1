import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';

const script = fileURLToPath(new URL('checkBoundaries.mjs', import.meta.url));
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Runs the check on a repository of one file; answers what it says against it, without the closing line. */
async function verdict(file: string, text: string): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tsumugi-boundaries-'));
  folders.push(folder);
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  const run = promisify(execFile)(process.execPath, [script, folder]);
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return stdout.trim().split('\n').filter(Boolean).slice(0, -1);
}

const imports = (from: string) => `import { thing } from '${from}';\n`;

describe('lets through', () => {
  test.each([
    ['src/routes/products.tsx', imports('../features/products/ProductPage.tsx')],
    ['src/features/creators/CreatorPage.tsx', imports('../products/cards/ProductFeed.tsx')],
    ['src/features/products/view/ProductPage.tsx', imports('../cards/ProductCard.tsx')],
    ['src/features/products/ProductPage.test.tsx', imports('../sign-up/SignUpPage.tsx')],
    ['src/features/products/ProductPage.tsx', imports('../../../__generated__/ProductPageQuery.graphql.ts')],
    ['src/ui/Button.tsx', imports('../lib/dates.ts')],
    [
      'src/features/products/ProductPage.tsx',
      "useLazyLoadQuery(query, {}, { fetchPolicy: 'store-only' });\n",
    ],
    ['src/ui/Button.test.tsx', imports('../testing/render.tsx')],
    ['server/modules/products/schema.ts', imports('./products.ts')],
    ['server/modules/products/schema.ts', imports('../creators/schema.ts')],
    ['server/modules/products/sql.ts', imports('../viewer/visibilitySql.ts')],
    ['server/modules/products/schema.ts', `import type { ProductRow } from './sql.ts';\n`],
    ['server/modules/products/products.ts', imports('./sql.ts')],
    ['server/modules/jobs/drafts/saveDraft.ts', imports('../contents/contentsSql.ts')],
    ['server/modules/products/sql.ts', imports('../media/sql.ts')],
    ['server/modules/products/products.ts', imports('../creators/creators.ts')],
    ['server/adapters/mail/smtp.ts', imports('../../modules/accounts/mail.ts')],
    ['server/main.ts', imports('./adapters/mail/smtp.ts')],
    ['server/config.ts', 'export const port = process.env.PORT;\n'],
  ])('%s: %s', async (file, text) => {
    expect(await verdict(file, text)).toEqual([]);
  });
});

describe('refuses', () => {
  test.each([
    ['src/ui/Button.tsx', imports('../relay/environment.ts')],
    ['src/ui/Button.tsx', imports('react-relay/hooks')],
    ['src/features/products/ProductPage.tsx', 'useLazyLoadQuery(query, {});\n'],
    ['src/ui/Button.tsx', imports('../../__generated__/ProductPageQuery.graphql.ts')],
    ['src/lib/dates.ts', imports('../ui/Button.tsx')],
    ['src/features/products/ProductPage.tsx', imports('../../routes/paths.ts')],
    ['src/features/products/ProductPage.tsx', `const load = () => import('../../app/router.tsx');\n`],
    ['src/features/products/ProductPage.tsx', imports('../creators/CreatorPage.tsx')],
    ['src/features/products/ProductPage.tsx', `import type { Props } from '../creators/CreatorPage.tsx';\n`],
    ['src/features/unheard-of/Page.tsx', imports('../page/PageHead.tsx')],
    ['src/app/routing/router.tsx', imports('../../../server/config.ts')],
    ['src/app/routing/router.tsx', imports('node:fs')],
    ['src/app/routing/router.tsx', imports('../testing/render.tsx')],
    ['server/modules/products/schema.ts', imports('./sql.ts')],
    ['server/modules/jobs/drafts/draftType.ts', imports('./draftSql.ts')],
    ['server/modules/products/schema.ts', imports('../../db/client.ts')],
    ['server/modules/products/products.ts', imports('./schema.ts')],
    ['server/modules/products/products.ts', imports('../creators/sql.ts')],
    ['server/modules/products/sql.ts', imports('../creators/sql.ts')],
    ['server/modules/products/products.ts', imports('../follows/follows.ts')],
    ['server/modules/products/sql.ts', `import type { FollowRow } from '../follows/sql.ts';\n`],
    ['server/modules/orphans/orphans.ts', imports('../media/keep.ts')],
    ['server/modules/products/products.ts', imports('../../builder/builder.ts')],
    ['server/modules/products/sql.ts', imports('./products.ts')],
    ['server/modules/products/products.ts', imports('../../adapters/mail/smtp.ts')],
    ['server/db/client.ts', imports('../modules/products/products.ts')],
    ['server/modules/products/sql.ts', `trx.updateTable('users as u').set({ role });\n`],
    ['server/lib/log.ts', imports('../http/server.ts')],
    ['server/http/pages.ts', imports('../../src/routes/paths.ts')],
    ['server/lib/log.ts', 'export const level = process.env.LOG_LEVEL;\n'],
    ['server/lib/index.ts', 'export const one = 1;\n'],
    ['server/lib/all.ts', `export * from './log.ts';\n`],
    ['server/modules/products/sql.ts', `import {\n  one,\n  two,\n} from './products.ts';\n`],
  ])('%s: %s', async (file, text) => {
    expect(await verdict(file, text)).toHaveLength(1);
  });
});
