import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { inject } from 'vitest';
import { launch, startApp, type AppOptions } from './support/app.ts';
import { signedIn } from './support/members.ts';
import { copyOfTown, describe, expect, test } from './support/test.ts';

const pids = () => path.join(inject('run'), 'pids');

let folders = 0;
function freshFolder(): string {
  folders += 1;
  return path.join(inject('run'), `start-${process.pid}-${folders}`);
}

/** Starts a server that must not come up; answers what it said and how it ended. */
async function refused(options: AppOptions): Promise<{ code: number | null; lines: string[] }> {
  const { logs, exit, child } = await launch({ ...options, pids: pids() });
  const patience = setTimeout(() => child.kill('SIGKILL'), 30_000);
  const code = await exit;
  clearTimeout(patience);
  return { code, lines: logs().trim().split('\n').filter(Boolean) };
}

describe('a server that cannot start says why in one line and ends with an error', () => {
  test('a busy port', async () => {
    const other = createServer();
    other.listen(0);
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    try {
      const { code, lines } = await refused({ dataDir: copyOfTown(), port });
      expect(code ?? 0).toBeGreaterThan(0);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(String(port));
      expect(lines[0]).toMatch(/ポート/);
    } finally {
      other.close();
    }
  });

  test('a data folder that another server holds', async () => {
    const dataDir = copyOfTown();
    const app = await startApp({ dataDir, pids: pids() });
    try {
      const { code, lines } = await refused({ dataDir });
      expect(code ?? 0).toBeGreaterThan(0);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(dataDir);
      expect(lines[0]).toContain(String(app.pid));
    } finally {
      expect(await app.stop()).toBe(0);
    }
  });

  test('a data folder that is a file', async () => {
    const dataDir = freshFolder();
    writeFileSync(dataDir, '');
    const { code, lines } = await refused({ dataDir });
    expect(code ?? 0).toBeGreaterThan(0);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(dataDir);
  });

  test('a data folder that may not be written', async () => {
    const above = freshFolder();
    mkdirSync(above, { mode: 0o555 });
    // The superuser may write anywhere but where the kernel itself says no.
    const dataDir = process.getuid?.() === 0 ? '/sys/tsumugi-data' : path.join(above, 'data');
    const { code, lines } = await refused({ dataDir });
    expect(code ?? 0).toBeGreaterThan(0);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(dataDir);
  });

  test('a setting that means nothing', async () => {
    const { code, lines } = await refused({ dataDir: freshFolder(), env: { LOG_LEVEL: 'loud' } });
    expect(code ?? 0).toBeGreaterThan(0);
    expect(lines.join('\n')).toContain('LOG_LEVEL');
    expect(lines.length).toBeLessThanOrEqual(2);
  });
});

describe('npm start', () => {
  test('says in Japanese where to look, who may sign in, and what the embedded database does not survive', async () => {
    const app = await startApp({ dataDir: copyOfTown(), pids: pids() });
    const said = app.logs();
    try {
      const logins = [...said.matchAll(/(?:クリエイター|会社)　+(\S+@\S+)　パスワード (\S+)/gu)];
      expect(logins).toHaveLength(2);
      for (const [, email = '', password = ''] of logins)
        expect(await signedIn(app, email, password)).not.toEqual({});
    } finally {
      await app.stop();
    }
    expect(said).toContain(app.origin);
    expect(said).toMatch(/停電/);
    expect(said).toMatch(/mailbox/);
  });

  test('starts without the demo town when told --empty', async () => {
    const app = await startApp({ dataDir: freshFolder(), args: ['--empty'], pids: pids() });
    const answer = await fetch(`${app.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        operationName: 'Empty',
        query: 'query Empty { publicProducts(first: 1) { edges { cursor } } }',
        variables: {},
      }),
    });
    expect(await answer.json()).toEqual({ data: { publicProducts: { edges: [] } } });
    expect(await app.stop()).toBe(0);
  });

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    test(`stops at ${signal} with 0, and twice the signal changes nothing`, async () => {
      const app = await startApp({ dataDir: copyOfTown(), pids: pids() });
      const started = performance.now();
      process.kill(app.pid, signal);
      expect(await app.stop(signal)).toBe(0);
      expect(performance.now() - started).toBeLessThan(10_000);
    });
  }

  test('survives kill -9: the next start takes the folder and serves', async () => {
    const dataDir = copyOfTown();
    const app = await startApp({ dataDir, pids: pids() });
    await app.stop('SIGKILL');
    const again = await startApp({ dataDir, pids: pids() });
    expect((await fetch(`${again.origin}/healthz`)).status).toBe(200);
    expect(await again.stop()).toBe(0);
  });
});
