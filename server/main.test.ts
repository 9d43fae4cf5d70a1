import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockDataDir } from './db/lock.ts';
import { rawRequest } from './http/testing.ts';
import { heldPort, launch, type Environment } from './testProcess.ts';

const freshFolder = () => mkdtemp(join(tmpdir(), 'tsumugi-main-'));

const start = (environment: Environment) => {
  const { child, out, err, ended, says } = launch('main.ts', ['--empty'], environment);
  return { child, out, says, ended: ended.then(({ code }) => ({ code, lines: [...out, ...err] })) };
};

describe('a start that cannot succeed says why in one line and ends with 1', () => {
  it('when the port is taken', async () => {
    const { port, release } = await heldPort();
    const { code, lines } = await start({ PORT: String(port), DATA_DIR: await freshFolder() }).ended;
    expect([code, lines]).toEqual([1, [expect.stringContaining(`ポート ${port} は使用中です`)]]);
    await release();
  });

  it('when another server has the data folder', async () => {
    const folder = await freshFolder();
    const lock = lockDataDir(folder);
    const { code, lines } = await start({ PORT: '0', DATA_DIR: folder }).ended;
    lock.release();
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringContaining(
        `データフォルダー ${folder} は、動いているサーバー(pid ${process.pid})が使っています`,
      ),
    ]);
  });

  it('when the data folder cannot be written to', async () => {
    const file = join(await freshFolder(), 'file');
    await writeFile(file, '');
    const { code, lines } = await start({ PORT: '0', DATA_DIR: file }).ended;
    expect([code, lines]).toEqual([
      1,
      [expect.stringContaining(`データフォルダー ${file} に書き込めません`)],
    ]);
  });

  it('when a setting is wrong', async () => {
    const { code, lines } = await start({ PORT: 'eighty' }).ended;
    expect([code, lines]).toEqual([1, [expect.stringMatching(/^PORT: /)]]);
  });

  it('when production has only the embedded database', async () => {
    const environment = {
      NODE_ENV: 'production',
      TOKEN_SECRET: 'x'.repeat(32),
      PUBLIC_ORIGIN: 'https://tsumugi.example',
    };
    const { code, lines } = await start(environment).ended;
    expect([code, lines]).toEqual([1, [expect.stringContaining('停電')]]);
  });
});

it('starts, says where to look and what to mind, and stops when asked', async () => {
  const { port, release } = await heldPort();
  await release();
  const folder = await freshFolder();
  const { child, out, says, ended } = start({ PORT: String(port), DATA_DIR: folder });
  await says('Ctrl-C');
  const said = out.join('\n');
  for (const words of [`http://localhost:${port}`, '/dev/mailbox', folder, '停電'])
    expect(said).toContain(words);
  expect((await rawRequest(port, '/readyz')).status).toBe(200);
  child.kill('SIGTERM');
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
}, 90_000);
