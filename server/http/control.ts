import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Log } from '../lib/process/log.ts';

/**
 * How `npm run ops` reaches a running server on the embedded database, whose folder no other process may
 * open: a port on localhost only, and a secret in a file that only the folder's owner can read.
 */

const command = v.object({ words: v.pipe(v.array(v.string()), v.maxLength(20)) });
const result = v.object({ code: v.picklist([0, 1, 2]), lines: v.array(v.string()) });
const address = v.object({ port: v.number(), secret: v.string() });
export type ControlResult = v.InferOutput<typeof result>;
export type RunCommand = (words: readonly string[]) => Promise<ControlResult>;

const largestBody = 10_000;
const fileOf = (folder: string): string => join(folder, 'control.json');

export interface Control {
  close(): Promise<void>;
}

export async function openControl(folder: string, run: RunCommand, log: Log): Promise<Control> {
  const secret = randomBytes(32).toString('base64url');
  const server = createServer((req, res) => {
    respond(req, res, secret, run).catch((error: unknown) => {
      log.error({ err: error }, 'control');
      res.writeHead(500).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  // Written atomically: a command may read it at any moment.
  const draft = `${fileOf(folder)}.${process.pid}`;
  rmSync(draft, { force: true });
  writeFileSync(draft, JSON.stringify({ port, secret }), { mode: 0o600, flag: 'wx' });
  renameSync(draft, fileOf(folder));
  return {
    close: async () => {
      rmSync(fileOf(folder), { force: true });
      server.closeAllConnections();
      server.close();
    },
  };
}

async function respond(
  req: IncomingMessage,
  res: ServerResponse,
  secret: string,
  run: RunCommand,
): Promise<void> {
  const given = Buffer.from(req.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${secret}`);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    res.writeHead(401).end();
    return;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > largestBody) {
      res.writeHead(413, { connection: 'close' }).end();
      return;
    }
    chunks.push(bytes);
  }
  const asked = v.safeParse(v.pipe(v.string(), v.parseJson(), command), Buffer.concat(chunks).toString());
  if (!asked.success) {
    res.writeHead(400).end();
    return;
  }
  const answer = await run(asked.output.words);
  res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}

/** Undefined when no server runs on this folder. */
export async function askRunningServer(
  folder: string,
  words: readonly string[],
): Promise<ControlResult | undefined> {
  const found = await readFile(fileOf(folder), 'utf8').catch(() => undefined);
  const where = v.safeParse(v.pipe(v.string(), v.parseJson(), address), found ?? '');
  if (!where.success) return undefined;
  const { port, secret } = where.output;
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify({ words }),
  }).catch(() => undefined);
  // The server that wrote the file was killed; nobody, or another program, is on its port.
  if (!response || response.status === 401 || response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The running server answered ${response.status}.`);
  const answer = v.safeParse(result, await response.json());
  if (!answer.success) throw new Error('The running server answered something else.');
  return answer.output;
}
