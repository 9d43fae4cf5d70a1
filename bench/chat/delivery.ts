import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { freePort, node } from '../../e2e/support/app.ts';
import { compared, median, ratioRow } from '../measure.ts';
import type { Row } from '../measure.ts';
import { openTab } from './page.ts';
import type { Server } from './servers.ts';
import { cpuOfProcess, inTurns, listenAt, listenBare } from './sockets.ts';
import type { Ear } from './sockets.ts';
import type { Person } from './town.ts';

const send = `mutation ($input: AddMessageInput!) { addMessage(input: $input) { errors { __typename } } }`;
const listeners = 500;
const messages = 20;
const rounds = 9;

export interface Town {
  readonly roomId: string;
  readonly people: readonly Person[];
}

export interface Bare {
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => void;
}

export async function startBare(): Promise<Bare> {
  const port = await freePort();
  const child = spawn(node, ['--no-warnings', fileURLToPath(new URL('bareServer.ts', import.meta.url))], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'inherit',
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).catch(() => null))?.ok) await sleep(20);
  return { origin, pid: child.pid ?? 0, stop: () => child.kill() };
}

async function say(origin: string, { roomId, people }: Town, text: string): Promise<void> {
  const [person] = people;
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${(await person?.token()) ?? ''}` },
    body: JSON.stringify({ query: send, variables: { input: { roomId, clientId: randomUUID(), text } } }),
  });
  const answer = await response.text();
  if (!answer.includes('"errors":[]')) throw new Error(answer);
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(2);
}

/** A server's CPU time per message, from posting until everybody has it. */
async function cpuOf(pid: number, ears: readonly Ear[], post: () => Promise<unknown>): Promise<number> {
  const began = cpuOfProcess(pid);
  for (let sent = 0; sent < messages; sent += 1) {
    const before = ears.map((ear) => ear.heard());
    await post();
    await until(() => ears.every((ear, index) => ear.heard() > (before[index] ?? 0)));
  }
  return (cpuOfProcess(pid) - began) / messages;
}

/**
 * What delivering a message costs, to 500 sockets of 20 people, compared with a bare server sending the same
 * bytes.
 */
export async function delivery(server: Server, bare: Bare, town: Town, silent: Town): Promise<Row[]> {
  const origin = `http://127.0.0.1:${server.port}`;
  const ours = await inTurns(listeners, 25, async (place) =>
    listenAt({
      url: `${origin.replace('http', 'ws')}/subscriptions`,
      token: (await town.people[place % town.people.length]?.token()) ?? '',
      roomId: town.roomId,
      place,
    }),
  );
  const theirs = await inTurns(listeners, 25, () => listenBare(bare.origin.replace('http', 'ws')));
  let bytes = '';
  ours[0]?.socket.once('message', (data: Buffer) => {
    bytes = String(data);
  });
  const words = 'お見積もりをお送りします。ご確認ください。';
  await cpuOf(server.pid(), ours, () => say(origin, town, words));
  const post = () => fetch(bare.origin, { method: 'POST', body: bytes });
  const empty = () => fetch(bare.origin, { method: 'POST' });
  await cpuOf(bare.pid, theirs, post);
  const pairs: { ours: number; theirs: number }[] = [];
  const whole: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const stored = await cpuOf(server.pid(), [], () => say(origin, silent, words));
    const all = await cpuOf(server.pid(), ours, () => say(origin, town, words));
    const taken = await cpuOf(bare.pid, [], empty);
    const said = await cpuOf(bare.pid, theirs, post);
    whole.push(all);
    pairs.push({ ours: all - stored, theirs: said - taken });
  }
  for (const { socket } of [...ours, ...theirs]) socket.terminate();
  const row = ratioRow(
    '10',
    `a message to ${listeners} sockets against bare ws, CPU beyond storing it`,
    1.2,
    compared(pairs),
  );
  return [{ ...row, note: `${row.note ?? ''}; with storing it ${median(whole).toFixed(1)} ms` }];
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;

/** From the press to the other page's store, beside an echo by the bare server. */
export async function pressed(server: Server, bare: Bare, { roomId, people }: Town): Promise<Row[]> {
  const origin = `http://127.0.0.1:${server.port}`;
  const tabs = people.slice(0, 2).map(({ token, userId }) => openTab({ origin, token, roomId, userId }));
  const [writer, reader] = tabs;
  if (writer === undefined || reader === undefined) throw new Error('Two people are needed');
  await until(() => tabs.every(({ session }) => session.view().state === 'ready'));
  const echo = new WebSocket(bare.origin.replace('http', 'ws'), { perMessageDeflate: false });
  await once(echo, 'open');
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let turn = 0; turn < 200; turn += 1) {
    const text = `押してから届くまで ${turn}`;
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = reader.session.subscribe(() => {
      const last = reader.session.view().room.messages.last;
      if (last?.content.kind === 'text' && last.content.text === text) resolve();
    });
    let began = performance.now();
    writer.session.write(text, null);
    await promise;
    ours.push(performance.now() - began);
    stop();
    await until(() => writer.session.view().unsent.length === 0);
    began = performance.now();
    const answered = once(echo, 'message');
    echo.send(text);
    await answered;
    theirs.push(performance.now() - began);
  }
  echo.terminate();
  for (const tab of tabs) tab.close();
  return [0.5, 0.99].map((share) => ({
    bar: 'chat',
    what: `from the press to the other page’s store, p${share * 100}, beside a bare echo`,
    goal: 'told',
    figure: `${percentile(ours, share).toFixed(1)} ms`,
    met: true,
    note: `echo ${percentile(theirs, share).toFixed(2)} ms`,
  }));
}
