import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeFolder } from '../lib/process/makeFolder.ts';

/**
 * Another living process uses the data folder. PGlite has no lock of its own: two processes would corrupt the
 * data.
 */
export class DataDirInUseError extends Error {
  readonly dataDir: string;
  readonly pid: number;

  constructor(dataDir: string, pid: number) {
    super(
      `The data folder ${dataDir} is in use by process ${pid}. Stop that one first, or choose another folder.`,
    );
    this.name = 'DataDirInUseError';
    this.dataDir = dataDir;
    this.pid = pid;
  }
}

export class DataDirNotWritableError extends Error {
  readonly dataDir: string;

  constructor(dataDir: string, cause: unknown) {
    super(
      `The data folder ${dataDir} cannot be written to: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
    this.name = 'DataDirNotWritableError';
    this.dataDir = dataDir;
  }
}

export interface DataDirLock {
  release(): void;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Fields of `/proc/PID/stat` from the third (the state) on; empty without `/proc` or the process. */
function statOf(pid: number): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the program's name in parentheses, may hold anything.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/**
 * A process' start in ticks since boot, and the boot's id: tells a reused pid from the original. Empty
 * without `/proc`.
 */
function startedAt(pid: number): string {
  const ticks = statOf(pid)[19];
  if (ticks === undefined) return '';
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${ticks}`;
  } catch {
    return '';
  }
}

/** Killed, but not yet reaped by its parent. */
function isZombie(pid: number): boolean {
  const state = statOf(pid)[0] ?? stateByPs(pid);
  return state.startsWith('Z') || state.startsWith('X');
}

function stateByPs(pid: number): string {
  if (process.platform === 'win32') return '';
  try {
    return execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], {
      encoding: 'utf8',
      timeout: 2_000,
    }).trim();
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it exists, but is somebody else's.
    return codeOf(error) === 'EPERM';
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The living process named in a lock file; undefined when it died and left the file. */
function holderOf(path: string): number | undefined {
  const [pidText = '', started = ''] = (readIfThere(path) ?? '').split('\n');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid) || isZombie(pid)) return undefined;
  const now = startedAt(pid);
  return started === '' || now === '' || started === now ? pid : undefined;
}

const ownContent = (): string => `${process.pid}\n${startedAt(process.pid)}\n`;

/**
 * Creates the file with this process in it; false when it exists. Linking a finished file into place keeps
 * others from reading a lock without a pid; on file systems without links it is created exclusively.
 */
function claim(path: string): boolean {
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, ownContent(), { mode: 0o600 });
    linkSync(draft, path);
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') return false;
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  try {
    writeFileSync(path, ownContent(), { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes a dead process' lock. Only one starter at a time, or a second would remove the first one's new
 * lock.
 */
function removeStale(dataDir: string, path: string): void {
  const takeover = `${path}.takeover`;
  if (!claim(takeover)) {
    const other = holderOf(takeover);
    if (other !== undefined) throw new DataDirInUseError(dataDir, other);
    // Its owner died within the few lines below.
    rmSync(takeover, { force: true });
    if (!claim(takeover)) throw new DataDirInUseError(dataDir, holderOf(takeover) ?? 0);
  }
  try {
    if (holderOf(path) === undefined) rmSync(path, { force: true });
  } finally {
    rmSync(takeover, { force: true });
  }
}

/** Claims the folder for this process until `release` or its end, making it if needed. */
export function lockDataDir(dataDir: string): DataDirLock {
  const path = join(dataDir, 'tsumugi.lock');
  try {
    makeFolder(resolve(dataDir));
    if (!claim(path)) {
      const holder = holderOf(path);
      if (holder !== undefined) throw new DataDirInUseError(dataDir, holder);
      removeStale(dataDir, path);
      if (!claim(path)) throw new DataDirInUseError(dataDir, holderOf(path) ?? 0);
    }
  } catch (error) {
    throw error instanceof DataDirInUseError ? error : new DataDirNotWritableError(dataDir, error);
  }

  const release = (): void => {
    process.off('exit', release);
    if (readIfThere(path) === ownContent()) rmSync(path, { force: true });
  };
  process.on('exit', release);
  return { release };
}
