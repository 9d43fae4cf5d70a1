import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createByteCache } from '../lib/process/byteCache.ts';
import type { Log } from '../lib/process/log.ts';

/** A server-rendered page for guests. */
export interface Drawing {
  readonly html: string;
  /** In minutes since 1970, for relative times in the page. */
  readonly minute: number;
}

/** Renders an address from its first answers (JSON); undefined when it fails: the browser then does it. */
export type Draw = (address: string, answers: string) => Promise<Drawing | undefined>;

/** The exports of the built `src/draw.tsx`. */
interface Program {
  readonly setPageConfig: (config: unknown) => void;
  readonly draw: (
    address: string,
    answers: unknown,
    minute: number,
    signal: AbortSignal,
  ) => Promise<string | null>;
}

export interface DrawingOptions {
  readonly folder: string;
  /** The same as is written into the page. */
  readonly config: unknown;
  readonly log: Log;
  readonly now: () => number;
}

/** How long a request waits, including the first load of the page's code. */
const longestMs = 2_000;
const keptBytes = 16 * 1024 * 1024;
const longest = 1024 * 1024;

/**
 * The page's own program, loaded with the first request. Its output depends only on address, answers and
 * minute, so it is cached by them and never out of date.
 */
export function createDrawing({ folder, config, log, now }: DrawingOptions): Draw {
  const kept = createByteCache<{ readonly body: Buffer }>(keptBytes, longest);
  const underWay = new Map<string, Promise<string | undefined>>();
  let program: Promise<Program | undefined> | undefined;

  const load = async (): Promise<Program | undefined> => {
    const names = await readdir(join(folder, '.draw')).catch(() => []);
    const name = names.find((each) => /^draw-[\w-]+\.js$/.test(each));
    if (name === undefined) return undefined;
    const file = join(folder, '.draw', name);
    const loaded: unknown = await import(pathToFileURL(file).href);
    if (!isProgram(loaded)) throw new Error(`${file} draws nothing`);
    loaded.setPageConfig(config);
    return loaded;
  };

  const drawAnew = async (address: string, answers: string, minute: number): Promise<string | undefined> => {
    try {
      program ??= load();
      const signal = AbortSignal.timeout(longestMs);
      return (await (await program)?.draw(address, JSON.parse(answers), minute, signal)) ?? undefined;
    } catch (error) {
      log.error({ err: error, address }, 'page could not be drawn');
      return undefined;
    }
  };

  return async (address, answers) => {
    const minute = Math.floor(now() / 60_000);
    const key = createHash('sha256').update(`${minute} ${address}\n${answers}`).digest('base64url');
    const known = kept.get(key);
    if (known) return { html: known.body.toString(), minute };
    let drawing = underWay.get(key);
    if (!drawing) {
      drawing = drawAnew(address, answers, minute).finally(() => underWay.delete(key));
      underWay.set(key, drawing);
    }
    const html = await drawing;
    if (html === undefined) return undefined;
    kept.set(key, { body: Buffer.from(html) });
    return { html, minute };
  };
}

function isProgram(loaded: unknown): loaded is Program {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'draw' in loaded &&
    typeof loaded.draw === 'function' &&
    'setPageConfig' in loaded &&
    typeof loaded.setPageConfig === 'function'
  );
}
