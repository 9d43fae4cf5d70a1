import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { silentLog } from '../lib/process/log.ts';
import { askRunningServer, openControl, type Control, type RunCommand } from './control.ts';

const opened: Control[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((control) => control.close()));
});

const echo: RunCommand = async (words) => ({ code: 0, lines: [...words] });

async function setUp(run: RunCommand = echo) {
  const folder = await mkdtemp(join(tmpdir(), 'tsumugi-control-'));
  const control = await openControl(folder, run, silentLog());
  opened.push(control);
  const file = join(folder, 'control.json');
  const where = v.parse(
    v.pipe(v.string(), v.parseJson(), v.object({ port: v.number(), secret: v.string() })),
    await readFile(file, 'utf8'),
  );
  const post = (authorization: string | undefined, body = '{"words":["x"]}') =>
    fetch(`http://127.0.0.1:${where.port}/`, {
      method: 'POST',
      body,
      headers: authorization === undefined ? {} : { authorization },
    });
  return { folder, file, control, post, ...where };
}

describe('the way to a running server', () => {
  it('runs what is asked by whoever can read the secret, which is the folder’s owner', async () => {
    const { folder, file } = await setUp();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await askRunningServer(folder, ['leads', 'list', '日本語'])).toEqual({
      code: 0,
      lines: ['leads', 'list', '日本語'],
    });
  });

  it('refuses everybody else before it reads what they want', async () => {
    let ran = 0;
    const { post, secret } = await setUp(async () => {
      ran += 1;
      return { code: 0, lines: [] };
    });
    for (const wrong of [undefined, '', 'Bearer ', `Bearer ${secret}x`, `Bearer ${'x'.repeat(43)}`, secret])
      expect((await post(wrong)).status).toBe(401);
    expect(ran).toBe(0);
  });

  it('refuses what is no command', async () => {
    const { post, secret } = await setUp();
    for (const body of ['', 'x', '[]', '{"words":"x"}', '{"words":[1]}'])
      expect((await post(`Bearer ${secret}`, body)).status).toBe(400);
    expect((await post(`Bearer ${secret}`, JSON.stringify({ words: ['x'.repeat(20_000)] }))).status).toBe(
      413,
    );
  });

  it('says that something went wrong, and no more', async () => {
    const { folder } = await setUp(() => Promise.reject(new Error('secret detail')));
    await expect(askRunningServer(folder, ['x'])).rejects.toThrow('The running server answered 500.');
  });

  it('is not there without a server, after one, and where one was killed', async () => {
    const { folder, file, control } = await setUp();
    const left = await readFile(file, 'utf8');
    await control.close();
    expect(await askRunningServer(folder, ['x'])).toBeUndefined();
    await writeFile(file, left);
    expect(await askRunningServer(folder, ['x'])).toBeUndefined();
    await writeFile(file, 'half');
    expect(await askRunningServer(folder, ['x'])).toBeUndefined();
    // Somebody else's server has come to the port.
    const other = await setUp();
    await writeFile(file, JSON.stringify({ port: other.port, secret: 'x'.repeat(43) }));
    expect(await askRunningServer(folder, ['x'])).toBeUndefined();
  });
});
