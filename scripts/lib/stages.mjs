import fs from 'node:fs';
import { ensureChromium } from './chromium.mjs';
import { inRoot, ourNode, tools } from './place.mjs';
import { run } from './run.mjs';
import { strayFile } from './strayErrors.mjs';
import { countVitest } from './tally.mjs';

const minutes = 60_000;

/** Passes or fails as one; output is shown only on failure. */
const check = (key, name, args, { fast = true } = {}) => ({ key, name, kind: 'check', fast, args });

/** TypeScript for one project, incremental. */
const types = (project) => {
  const kept = `node_modules/.cache/${project}.tsbuildinfo`;
  return [
    tools.tsc,
    '--pretty',
    'false',
    '-p',
    `${project}.json`,
    '--incremental',
    '--tsBuildInfoFile',
    kept,
  ];
};

/** Static checks, each counted as one test; `npm run check` runs the `fast` ones. */
export const checks = [
  check('types', '型(画面)', types('tsconfig')),
  check('types', '型(サーバー)', types('tsconfig.server')),
  check('lint', 'lint', [tools.oxlint, '--deny-warnings']),
  check('format', '書式', [tools.oxfmt, '--check', '.'], { fast: false }),
  check('dead', '使われていないコード', [tools.knip, '--no-progress'], { fast: false }),
  check('boundaries', '依存の向き', ['scripts/checkBoundaries.mjs']),
  check('drift', 'schema/ のずれ', ['server/graphql/printSchema.ts', '--check']),
  check('drift', 'schema/pages.json のずれ', ['scripts/printPages.mjs', '--check']),
  check('content', 'content/ の文章', ['scripts/content.mjs']),
  check('words', '画面の言葉', ['scripts/checkWords.mjs']),
  check('drift', 'Relay の生成物のずれ', [tools.relay, '--validate']),
  check('drift', '運営の画面の Relay の生成物のずれ', [tools.relay, 'relay.admin.config.js', '--validate']),
  check('drift', 'tables.ts のずれ', ['server/db/printTables.ts', '--check']),
];

export const runCheck = async (stage) => {
  const answer = await run(ourNode, stage.args, { timeoutMs: 5 * minutes, env: { NO_COLOR: '1' } });
  const ok = answer.code === 0;
  if (!ok) console.log(`\n──── ${stage.name} ────\n${answer.output.trim()}\n`);
  return {
    name: stage.name,
    passed: ok ? 1 : 0,
    failed: ok ? 0 : 1,
    skipped: 0,
    ms: answer.ms,
    ...(answer.timedOut ? { note: '時間切れ' } : {}),
  };
};

const vitest = (key, name, args, options = {}) => ({ key, name, kind: 'vitest', args, ...options });

/**
 * Test suites, run one after another as each uses every core. The time limits catch a suite that hangs; their
 * sum may be longer than CI's.
 */
export const suites = [
  vitest('page', '単体・部品', ['--project', 'page'], { timeoutMs: 6 * minutes }),
  vitest('server', 'サーバー', ['--project', 'server'], { timeoutMs: 25 * minutes }),
  vitest('browser', 'ブラウザー', ['--config', 'vitest.e2e.config.ts'], {
    timeoutMs: 50 * minutes,
    prepare: async () => ({ CHROMIUM_PATH: await ensureChromium() }),
  }),
];

/** Runs one Vitest suite and keeps its report in test-results/. `filters` go to Vitest (file names, -t …). */
export const runSuite = async (stage, { filters = [], env = {}, label = stage.key } = {}) => {
  console.log(`\n──── ${stage.name} ────`);
  const report = inRoot('test-results', `${label}.json`);
  fs.mkdirSync(inRoot('test-results'), { recursive: true });
  for (const file of [report, strayFile(report)]) fs.rmSync(file, { force: true });
  const started = performance.now();
  let prepared = {};
  try {
    prepared = (await stage.prepare?.()) ?? {};
  } catch (error) {
    console.log(error.message);
    return {
      name: stage.name,
      passed: 0,
      failed: 1,
      skipped: 0,
      ms: performance.now() - started,
      note: '準備できない',
    };
  }
  const answer = await run(
    ourNode,
    [
      tools.vitest,
      ...(stage.command ?? ['run']),
      ...stage.args,
      '--reporter=default',
      '--reporter=json',
      `--reporter=${inRoot('scripts/lib/strayErrors.mjs')}`,
      `--outputFile.json=${report}`,
      ...filters,
    ],
    { live: true, timeoutMs: stage.timeoutMs, env: { ...prepared, ...env } },
  );
  return { name: stage.name, ...countVitest(report, answer), ms: performance.now() - started };
};
