import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lockDataDir } from './db/lock.ts';
import { rawRequest } from './http/testing.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const freshFolder = () => mkdtemp(join(tmpdir(), 'tsumugi-main-'));

function launch(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [main, '--empty'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'development', ...environment },
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => lines.push(line));
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, lines }));
  return { child, lines, ended };
}

/** A port that somebody has, or had a moment ago. */
async function heldPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    letGo: () => once(server.close(), 'close'),
  };
}

describe('a start that cannot succeed says why in one line and ends with 1', () => {
  it('when the port is taken', async () => {
    const { port, letGo } = await heldPort();
    const { code, lines } = await launch({ PORT: String(port), DATA_DIR: await freshFolder() }).ended;
    expect([code, lines]).toEqual([1, [expect.stringContaining(`ポート ${port} は使用中です`)]]);
    await letGo();
  });

  it('when another server has the data folder', async () => {
    const folder = await freshFolder();
    const lock = lockDataDir(folder);
    const { code, lines } = await launch({ PORT: '0', DATA_DIR: folder }).ended;
    lock.release();
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringContaining(
        `データフォルダ ${folder} は、動いているサーバー（pid ${process.pid}）が使っています`,
      ),
    ]);
  });

  it('when the data folder cannot be written to', async () => {
    const file = join(await freshFolder(), 'file');
    await writeFile(file, '');
    const { code, lines } = await launch({ PORT: '0', DATA_DIR: file }).ended;
    expect([code, lines]).toEqual([1, [expect.stringContaining(`データフォルダ ${file} に書き込めません`)]]);
  });

  it('when a setting is wrong', async () => {
    const { code, lines } = await launch({ PORT: 'eighty' }).ended;
    expect([code, lines]).toEqual([1, [expect.stringMatching(/^PORT: /)]]);
  });

  it('when production has only the embedded database', async () => {
    const environment = {
      NODE_ENV: 'production',
      TOKEN_SECRET: 'x'.repeat(32),
      PUBLIC_ORIGIN: 'https://tsumugi.example',
    };
    const { code, lines } = await launch(environment).ended;
    expect([code, lines]).toEqual([1, [expect.stringContaining('停電')]]);
  });
});

it('starts, says where to look and what to mind, and stops when asked', async () => {
  const { port, letGo } = await heldPort();
  await letGo();
  const folder = await freshFolder();
  const { child, lines, ended } = launch({ PORT: String(port), DATA_DIR: folder });
  const greeted = Promise.withResolvers<void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.includes('Ctrl-C')) greeted.resolve();
  });
  await Promise.race([greeted.promise, ended]);
  const said = lines.join('\n');
  for (const words of [`http://localhost:${port}`, '/dev/mailbox', folder, '停電'])
    expect(said).toContain(words);
  expect((await rawRequest(port, '/readyz')).status).toBe(200);
  child.kill('SIGTERM');
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
}, 90_000);
