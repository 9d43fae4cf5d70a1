import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createByteCache } from '../lib/process/byteCache.ts';
import type { Log } from '../lib/process/log.ts';

/** What a guest sees of an address at first. */
export interface Drawing {
  readonly html: string;
  /** Minutes since 1970: what it says of the time was true then. */
  readonly minute: number;
}

/** Draws an address of the page from its first answers (JSON); undefined where that cannot be done: the browser does it then. */
export type Draw = (address: string, answers: string) => Promise<Drawing | undefined>;

/** What the build of `src/draw.tsx` exports. */
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
  /** Of the built page. */
  readonly folder: string;
  /** The same as is written into the page. */
  readonly config: unknown;
  readonly log: Log;
  readonly now: () => number;
}

/** Of what a request may wait for, the page's own code included the first time. */
const longestMs = 2_000;
const keptBytes = 16 * 1024 * 1024;
const longest = 1024 * 1024;

/**
 * The page's own program, loaded with the first page that is asked for. What it makes follows from the address, the answers and the minute
 * alone: it is kept by them, so that a page is drawn once for as many as come, and never shows what is not true any more.
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
