import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from './client.ts';
import { DataDirInUseError, DataDirNotWritableError, lockDataDir } from './lock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tsumugi-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockFile = (): string => join(folder, 'tsumugi.lock');

/** A process that locks the folder, says so, and lives until its input ends or it is killed. */
function holder() {
  const lockModule = JSON.stringify(new URL('./lock.ts', import.meta.url).href);
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { lockDataDir } from ${lockModule};
       lockDataDir(${JSON.stringify(folder)});
       process.stdin.resume().on('end', () => process.exit(0));
       process.stdout.write('locked');`,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  return {
    pid: child.pid ?? 0,
    locked: once(child.stdout, 'data'),
    leave: async () => {
      child.stdin.end();
      await once(child, 'exit');
    },
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

describe('lockDataDir', () => {
  it('refuses a folder that another process holds, and names that process', async () => {
    const other = holder();
    await other.locked;
    const attempt = (): unknown => lockDataDir(folder);
    expect(attempt).toThrow(DataDirInUseError);
    expect(attempt).toThrow(String(other.pid));
    await other.leave();
  });

  it('is given back when the process ends by itself', async () => {
    const other = holder();
    await other.locked;
    await other.leave();
    expect(existsSync(lockFile())).toBe(false);
  });

  it('is taken over from a process that was killed', async () => {
    const other = holder();
    await other.locked;
    await other.kill();
    expect(existsSync(lockFile())).toBe(true);
    const lock = lockDataDir(folder);
    expect(readFileSync(lockFile(), 'utf8')).toContain(String(process.pid));
    lock.release();
  });

  it('is taken over from a process that was killed and that its parent has not taken note of', async () => {
    const lockModule = JSON.stringify(new URL('./lock.ts', import.meta.url).href);
    const script = `import { lockDataDir } from ${lockModule};
      lockDataDir(${JSON.stringify(folder)});
      process.stdout.write(String(process.pid), () => process.kill(process.pid, 'SIGKILL'));`;
    // The shell becomes another program, which knows nothing of the child that it has and waits for its own end.
    const parent = spawn(
      'sh',
      ['-c', '"$0" --input-type=module -e "$1" & exec tail -f /dev/null', process.execPath, script],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const [said] = await once(parent.stdout, 'data');
    const pid = Number(String(said));
    const state = (): string =>
      spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
    await vi.waitFor(() => expect(state()).toMatch(/^Z/));
    lockDataDir(folder).release();
    parent.kill('SIGKILL');
    await once(parent, 'exit');
  });

  it('is taken over when its pid belongs to another process by now', () => {
    // Our own pid is alive, but it did not start when the file says.
    writeFileSync(lockFile(), `${process.pid}\nanother-boot:1\n`);
    if (existsSync('/proc/self/stat')) lockDataDir(folder).release();
    else expect(() => lockDataDir(folder)).toThrow(DataDirInUseError);
  });

  it('is taken over when its file is damaged, or a takeover died halfway', () => {
    writeFileSync(lockFile(), '');
    writeFileSync(`${lockFile()}.takeover`, '');
    lockDataDir(folder).release();
    expect(existsSync(lockFile())).toBe(false);
    expect(existsSync(`${lockFile()}.takeover`)).toBe(false);
  });

  it('refuses a second opening in the same process until the first is released', () => {
    const lock = lockDataDir(folder);
    expect(() => lockDataDir(folder)).toThrow(DataDirInUseError);
    lock.release();
    lockDataDir(folder).release();
  });

  it('makes the folder, and says so plainly when it cannot', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(() => lockDataDir(join(file, 'data'))).toThrow(DataDirNotWritableError);
    expect(() => lockDataDir(file)).toThrow(DataDirNotWritableError);
    lockDataDir(join(folder, 'made', 'on', 'the', 'way')).release();
    expect(existsSync(join(folder, 'made', 'on', 'the', 'way'))).toBe(true);
  });
});

describe('openDatabase on a folder', () => {
  it('keeps what was written, and holds the folder while it is open', async () => {
    const first = await openDatabase({ dataDir: folder });
    await first.db.schema.createTable('kept').addColumn('a', 'integer').execute();
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(DataDirInUseError);
    await first.close();
    expect(existsSync(lockFile())).toBe(false);

    const second = await openDatabase({ dataDir: folder });
    expect((await second.db.introspection.getTables()).map((table) => table.name)).toEqual(['kept']);
    await second.close();
  });
});
